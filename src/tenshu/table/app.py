"""The web application: what it is made of, and how whatever is refused is said."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, TypeAlias

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router
from prometheus_client import CONTENT_TYPE_LATEST

from tenshu.core.words import LANGUAGES, Fault, Message, message, render
from tenshu.table import api, metrics, wire
from tenshu.table.model import StoreError
from tenshu.table.shelf import Shelf
from tenshu.table.sitting import StaleError
from tenshu.table.store import open_store
from tenshu.table.tables import Tables, UnknownSecretError
from tenshu.table.thinking import Thinking

_LOG = logging.getLogger(__name__)
_AnyRequest: TypeAlias = Request[Any, Any, State]

_YEAR = 365 * 24 * 3600  # seconds
LARGEST = 1_100_000  # bytes of a request: an import, with room for escapes
_STOPS = (signal.SIGTERM, signal.SIGINT)


@dataclass(frozen=True)
class Config:
    """How a server is run."""

    db: str
    threads: int = 2  # that bots think in
    requests: int = 100  # that one address may send to the API in a second
    web: Path | None = None  # the pages of the client
    address: str = ""  # how others in the same network reach it, where that is known
    is_preparing: bool = True  # whether all games are made ready at the start


def create_app(config: Config) -> Litestar:
    """Return the application."""
    # The API alone is limited: a first visit asks for dozens of files at once, and several may come from one address.
    limit = RateLimitConfig(rate_limit=("second", config.requests)).middleware
    answers = Router("/api", route_handlers=api.ROUTES, dependencies=api.DEPENDENCIES, middleware=[limit])
    handlers: list[Any] = [answers, health, ready, numbers]
    if config.web is not None:
        handlers += _pages(config.web)
    return Litestar(
        route_handlers=handlers,
        lifespan=[_running(config)],
        dependencies={
            "tables": Provide(_tables, sync_to_thread=False),
            "thinking": Provide(_thinking, sync_to_thread=False),
        },
        exception_handlers=_HANDLERS,
        request_max_body_size=LARGEST,
        openapi_config=_openapi(),
        # Pages only: what is said at a table is small, or goes through a WebSocket, which compresses by itself.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/api", "^/metrics"]),
        logging_config=None,  # whoever runs the server says how it logs
    )


def _pages(folder: Path) -> list[Router]:
    """Return the pages of the client: what is named by its content may be kept for ever, the rest is asked for anew."""
    kept = CacheControlHeader(max_age=_YEAR, public=True, immutable=True)
    asked = CacheControlHeader(no_cache=True)
    return [
        create_static_files_router("/assets", [folder / "assets"], include_in_schema=False, cache_control=kept),
        create_static_files_router("/", [folder], html_mode=True, include_in_schema=False, cache_control=asked),
    ]


def _openapi() -> OpenAPIConfig:
    secret = SecurityScheme(type="http", scheme="bearer", description="The secret of a link to a table.")
    return OpenAPIConfig(
        title="Tenshu",
        version="1",
        description="Tables for board games: docs/api.md tells how to use it.",
        components=Components(security_schemes={"secret": secret}),
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _thinking(state: State) -> Thinking:
    thinking: Thinking = state.thinking
    return thinking


# Running


def _running(config: Config) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run(app: Litestar) -> AsyncGenerator[None, None]:
        async with await open_store(config.db) as store:
            shelf = Shelf()
            tables = Tables(store, shelf)
            thinking = Thinking(tables, config.threads)
            app.state.tables, app.state.thinking, app.state.config = tables, thinking, config
            # The first sentence loads what sentences are made with, which whoever plays should not feel.
            await asyncio.to_thread(render, message("table-away"), LANGUAGES[0])
            _collect_less()
            preparing = asyncio.create_task(shelf.take_all() if config.is_preparing else asyncio.sleep(0))
            try:
                with _stopped_by_signals(tables):
                    yield
            finally:
                preparing.cancel()
                await asyncio.gather(preparing, return_exceptions=True)
                await thinking.close()
                await tables.close()
                await shelf.close()

    return run


def _collect_less() -> None:
    """Let Python look for garbage less often: with thousands of clients each look stops all of them for long."""
    gc.freeze()  # what is there now stays
    gc.set_threshold(50_000, 20, 100)


@contextmanager
def _stopped_by_signals(tables: Tables) -> Iterator[None]:
    """Let all feeds end as soon as the server is told to stop, which would wait for them otherwise."""
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(tables.stop)
        if callable(before[number]):
            before[number](number, frame)

    try:
        for number in _STOPS:
            before[number] = signal.signal(number, stop)
    except ValueError:  # not in the main thread, as in tests: then nobody sends signals
        before.clear()
    try:
        yield
    finally:
        for stopped, handler in before.items():
            signal.signal(stopped, handler)


# Health


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """Tell that the process lives."""
    return "alive\n"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(tables: NamedDependency[Tables]) -> Response[str]:
    """Tell whether clients can be served: the database is there, and nobody has told the server to stop."""
    try:
        await tables.store.heads(["none"])
    except StoreError:
        return Response("the database is away\n", status_code=503)
    return Response("stopping\n", status_code=503) if tables.is_closing else Response("ready\n")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def numbers() -> Response[bytes]:
    """Return what is counted, for Prometheus."""
    return Response(metrics.collected(), media_type=CONTENT_TYPE_LATEST)


# What is refused


def _problem(
    status: int,
    told: Message,
    headers: dict[str, str] | None = None,
    **more: Any,  # noqa: ANN401 (fields of a problem)
) -> Response[wire.Problem]:
    metrics.REFUSED.labels(told.key).inc()
    return Response(wire.Problem(told, render(told, LANGUAGES[0]), **more), status_code=status, headers=headers)


def _refused(_: _AnyRequest, fault: Fault) -> Response[wire.Problem]:
    return _problem(422, fault.message)


def _stale(_: _AnyRequest, error: StaleError) -> Response[wire.Problem]:
    """Tell where the table stands, so that nobody has to ask again."""
    return _problem(409, message("table-stale", ply=error.ply), seq=error.seq, ply=error.ply)


def _unknown(_: _AnyRequest, __: UnknownSecretError) -> Response[wire.Problem]:
    return _problem(401, message("table-no-secret"))


def _away(_: _AnyRequest, error: StoreError) -> Response[wire.Problem]:
    _LOG.warning("the store failed: %s", error)
    return _problem(503, message("table-away"))


def _http(_: _AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    keys = {404: "table-no-page", 405: "table-no-method", 413: "table-too-large", 429: "table-too-many"}
    if error.status_code in keys:
        return _problem(error.status_code, message(keys[error.status_code]), error.headers)
    return _problem(error.status_code, message("table-unread", why=_why(error)), error.headers)


def _unread(_: _AnyRequest, error: Exception) -> Response[wire.Problem]:
    """Answer what is no text, or nested too deeply: the reader of JSON stumbles over it."""
    return _problem(400, message("table-unread", why=str(error)))


def _why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(told) or error.detail


def _broken(request: _AnyRequest, error: Exception) -> Response[wire.Problem]:
    _LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(500, message("table-broken"))


_HANDLERS: dict[Any, Any] = {
    Fault: _refused,
    StaleError: _stale,
    UnknownSecretError: _unknown,
    StoreError: _away,
    HTTPException: _http,
    UnicodeError: _unread,
    RecursionError: _unread,
    Exception: _broken,
}
