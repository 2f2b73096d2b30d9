"""The feed of a table: one generator of updates, which a WebSocket and server-sent events carry alike.

An update is made when the client can take it. One that reads slowly skips what came in between, holds nobody up, and
no queue grows; whatever it missed, the next snapshot is whole.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator

from msgspec import json

from tenshu.core.questions import SPECTATOR
from tenshu.table import metrics
from tenshu.table.feed import Holder, update
from tenshu.table.rooms import Room
from tenshu.table.sitting import GATHERING
from tenshu.table.tables import Tables

HEARTBEAT = 15.0  # seconds after which something is sent, so that nobody in between takes the line for dead
_QUIET = b""

encode = json.Encoder().encode


async def updates(tables: Tables, holder: Holder, seq: int, ply: int | None) -> AsyncGenerator[bytes, None]:
    """Yield the table as a holder may see it, now and after each change; nothing at all as a sign of life.

    `seq` and `ply` tell what the client knows: the last snapshot that it got.
    """
    room = await tables.room(holder.table)
    viewer, sent, first = SPECTATOR, -1, ply
    with room.looking() as look:
        while not tables.is_closing:
            look.clear()
            is_gathering = room.sitting.phase == GATHERING
            known = room.sitting.last_known(holder.seats)
            if known != sent:  # what others draft is no news, and that they do must not be felt either
                before, viewer = viewer, holder.viewer(room.sitting, viewer)
                if first is not None:
                    first = None if viewer != before and sent >= 0 else room.sitting.known_before(seq, first)
                data = _encoded(room, holder, viewer, first)
                is_news = sent >= 0
                # All this before it is sent, since the table may go on meanwhile.
                sent, seq, first = known, room.sitting.seq, room.sitting.ply
                if is_news:
                    metrics.PUSHED.observe(time.monotonic() - room.changed_at)
                yield data
            try:
                async with asyncio.timeout(HEARTBEAT):  # wait_for may swallow being cancelled, until Python 3.12
                    await look.wait()
            except TimeoutError:
                yield _QUIET
            else:
                # While people gather a seat may be opened, and then this is not its secret any more.
                now = await tables.still(holder) if is_gathering else holder
                if now is None:
                    return
                holder = now


def _encoded(room: Room, holder: Holder, viewer: int, first: int | None) -> bytes:
    """Return an update as JSON, made once for all who see the same."""
    key = (viewer, holder.seats, holder.is_host, first)
    if key not in room.shown:
        room.shown[key] = encode(update(room, holder, viewer, first))
        metrics.SENT.inc(len(room.shown[key]))
    return room.shown[key]
