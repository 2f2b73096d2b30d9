"""Databases for the tests of the table: files of SQLite, and a real PostgreSQL that is started for them."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

MISSING = (
    "PostgreSQL is missing, and the store is tested on it too: "
    '`make test` installs it for root on Debian; anywhere else do so, as with "apt-get install postgresql".'
)
# Ports from 32768 on may be taken by any connection that goes out.
PORTS = range(20000, 32768)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of the server once, on compiled rules, as it runs: interpreted they would take many minutes."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.compiled)


def _binary(name: str) -> str:
    """Return one of PostgreSQL's programs; Debian keeps those of a server out of the path."""
    found = shutil.which(name)
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    if not found and not newest:
        pytest.fail(MISSING)
    return found or str(newest[-1])


def _run(*command: str) -> None:
    """Run a program of PostgreSQL, which refuses to be run by root."""
    who = "postgres" if os.geteuid() == 0 else None
    subprocess.run(command, cwd="/", check=True, stdout=subprocess.DEVNULL, user=who, group=who)  # noqa: S603 our own


def _free_port() -> int:
    for port in random.sample(PORTS, 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise OSError("no port is free")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start a PostgreSQL of our own, with its usual settings; return the address of its first database."""
    initdb = _binary("initdb")
    folder = Path(tempfile.mkdtemp(prefix="tenshu-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    data, port = str(folder / "data"), _free_port()
    try:
        _run(initdb, "-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        _run(_binary("pg_ctl"), "-D", data, "-o", settings, "-l", str(folder / "log"), "-w", "start")
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        _run(_binary("pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a database, of each kind in turn; in PostgreSQL other tests have left their tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def empty(url: str) -> str:
    """Return the address of an empty database; PostgreSQL takes longer to make one than most tests last."""
    if url.startswith("sqlite"):
        return url
    name = f"tenshu_{token_hex(4)}"
    _run(_binary("psql"), "-qc", f"CREATE DATABASE {name}", url)
    return url.removesuffix("postgres") + name
