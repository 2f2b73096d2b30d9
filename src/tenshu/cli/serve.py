"""Opening the server of a table: for the browsers of this machine and of all in the same network."""

from __future__ import annotations

import asyncio
import io
import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from tenshu.cli.arena import check_extras
from tenshu.cli.exits import DONE
from tenshu.cli.games import check_number
from tenshu.cli.saves import folder
from tenshu.cli.screen import Screen, Shown
from tenshu.core.words import Fault

_PORT = 8787  # from 32768 on ports may be taken by any connection that goes out
_EVERYWHERE = "0.0.0.0"  # noqa: S104 (phones in the same network shall come too; --local keeps to this machine)
_HERE = "127.0.0.1"
_MOST_WORKERS = 64
_MOST_THREADS = 256
_LARGEST_PORT = 65_535


def serve(
    *,
    db: str | None = None,
    port: int | None = None,
    local: bool = False,
    workers: int = 1,
    threads: int = 0,
    logs: Literal["quiet", "plain", "json"] = "quiet",
    no_browser: bool = False,
    screen: Shown,
) -> int:
    """Open tables for browsers on this machine and in the same network."""
    check_extras("serve")
    from tenshu.table.app import Config
    from tenshu.table.server import WEB, free_port, own_address
    from tenshu.table.server import serve as run

    check_number("--workers", workers, 1, _MOST_WORKERS)
    check_number("--threads", threads, 0, _MOST_THREADS)
    host = _HERE if local else _EVERYWHERE
    listening = free_port(host, _PORT) if port is None else check_number("--port", port, 1, _LARGEST_PORT)
    here = f"http://{_HERE}:{listening}/"
    there = here if local else f"http://{own_address()}:{listening}/"
    config = Config(
        db=_checked(db or default_db()),
        threads=threads or max(1, (os.cpu_count() or 1) // workers),
        web=WEB if WEB.is_dir() else None,
        address="" if local else there,
    )
    run(config, host, listening, workers, logs, lambda: _welcome(screen, here, there, is_quiet=no_browser))
    return DONE


def backup(file: Path, /, *, db: str | None = None, screen: Shown) -> int:
    """Copy the database of a server into a new file, while games go on."""
    check_extras("serve")
    from tenshu.table.store import open_store

    async def copy() -> None:
        async with await open_store(_address(db or default_db())) as store:
            await store.backup(file)

    with _told():
        asyncio.run(copy())
    screen.print(screen.say("cli-backup-done", name=str(file)))
    return DONE


def default_db() -> str:
    """Return the address of the usual database, a file beside the saved games."""
    return f"sqlite:///{folder().parent / 'tables.db'}"


def _address(db: str) -> str:
    """Return the address of a database; a plain path is a file of SQLite."""
    return db if "://" in db else f"sqlite:///{db}"


def _checked(db: str) -> str:
    """Return the address of a database that can be opened, and is up to date then; or raise what is wrong with it."""
    from tenshu.table.store import open_store

    async def look() -> None:
        await (await open_store(_address(db))).close()

    if db == default_db():
        folder().parent.mkdir(parents=True, exist_ok=True)
    with _told():
        asyncio.run(look())
    return _address(db)


@contextmanager
def _told() -> Iterator[None]:
    """Let what the store cannot do be said in one sentence."""
    from tenshu.table.model import StoreError

    try:
        yield
    except StoreError as error:
        raise Fault("cli-serve-db", why=str(error)) from error


def _welcome(screen: Screen, here: str, there: str, *, is_quiet: bool) -> None:
    """Say where the tables are, and open the page where somebody sits before a screen."""
    screen.print(screen.say("cli-serve-here", address=here), style="bold")
    if there != here:
        screen.print(screen.say("cli-serve-there", address=there))
        screen.print(_qr(there))
    screen.print(screen.say("cli-serve-stop"))
    if not is_quiet and _has_browser():
        webbrowser.open(here)


def _qr(address: str) -> str:
    """Return an address as a picture of letters, two rows a line."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def _has_browser() -> bool:
    """Tell whether there is a screen to open a page on, and somebody who looks."""
    is_seen = sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return is_seen and sys.stdout.isatty()
