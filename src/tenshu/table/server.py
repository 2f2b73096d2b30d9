"""Running the server: one process that needs nothing else, or several workers on one PostgreSQL."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from tenshu.core.words import Fault
from tenshu.table.app import Config, create_app
from tenshu.table.database import is_sqlite, read_url

WEB = Path(__file__).parents[1] / "web"  # the pages, where they were built
_CONFIG = "TENSHU_SERVER"  # how workers are told what to do
_PORTS = 50  # that are tried where nobody asked for a certain one
_LOGS = "TENSHU_LOGS"
_STOP = 1  # seconds that requests have to end when the server stops
_START = 60  # seconds in which a worker has to answer, which one that still starts on a busy machine cannot


def serve(config: Config, host: str, port: int, workers: int, logs: str, started: Callable[[], None]) -> None:
    """Serve until somebody stops it; `started` is called when clients can come."""
    if workers > 1 and is_sqlite(read_url(config.db)):
        raise Fault("table-workers")
    settings = uvicorn.Config(
        _app(config, workers),
        factory=workers > 1,
        host=host,
        port=port,
        workers=workers,
        log_config=log_config(logs),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_STOP,
        timeout_worker_healthcheck=_START,
        ws_max_size=65_536,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=True,
    )
    if workers == 1:
        with suppress(KeyboardInterrupt):
            _Server(settings, started).run()
        _leave()
    os.environ[_LOGS] = logs
    with tempfile.TemporaryDirectory(prefix="tenshu-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        listening = settings.bind_socket()
        started()
        _Workers(settings, sockets=[listening]).run()


def _leave() -> NoReturn:
    """End the process at once: all is written, and a bot that still thinks in a thread would be waited for."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _app(config: Config, workers: int) -> Litestar | str:
    """Return the application, or for several workers the name of what makes it."""
    if workers == 1:
        return create_app(config)
    os.environ[_CONFIG] = json.dumps(asdict(config), default=str)
    return "tenshu.table.server:worker"


def worker() -> Litestar:
    """Return the application of one of several workers."""
    given: dict[str, Any] = json.loads(os.environ[_CONFIG])
    web = given.pop("web")
    return create_app(Config(web=web and Path(web), **given))


class _Workers(Multiprocess):
    """Workers of which one that is killed is replaced at once.

    It may be killed while it is asked whether it lives. Were its end of the pipe open here too, that would be waited
    for as long as for one that still starts.
    """

    def init_processes(self) -> None:
        """Start them."""
        super().init_processes()
        self._close_their_ends()

    def keep_subprocess_alive(self) -> None:
        """Replace those that live no more."""
        super().keep_subprocess_alive()
        self._close_their_ends()

    def _close_their_ends(self) -> None:
        for process in self.processes:
            process.child_conn.close()


class _Server(uvicorn.Server):
    """A server that tells when it has started."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None]) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell."""
        await super().startup(sockets)
        if self.started:
            self._told()


def free_port(host: str, port: int) -> int:
    """Return the first port from `port` on that nobody listens on."""
    for one in range(port, port + _PORTS):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, one))
            except OSError:
                continue
            return one
    raise Fault("table-ports", first=str(port), last=str(port + _PORTS - 1))


def own_address() -> str:
    """Return how others in the same network reach this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


# Logs


class JsonLines(logging.Formatter):
    """Writes a line of JSON for each record. No secret is in a record: none stands in an address, or is logged."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line."""
        told = {"at": self.formatTime(record), "level": record.levelname, "from": record.name}
        told["what"] = record.getMessage()
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_config(logs: str) -> dict[str, Any]:
    """Return how the server logs: as plain lines, as lines of JSON, or only what is wrong."""
    level = "WARNING" if logs == "quiet" else "INFO"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
            "json": {"()": JsonLines},
        },
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "json" if logs == "json" else "plain"},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"tenshu": {"level": level}, "uvicorn": {"level": level}},
    }
