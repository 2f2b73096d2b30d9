"""Lessons at tables: beginning one, and telling whether it lasts."""

from __future__ import annotations

from tenshu.bots import levels
from tenshu.games import find_title
from tenshu.table import wire
from tenshu.table.lessons import LEARNER, find_lesson
from tenshu.table.model import BOT, PERSON, Seat
from tenshu.table.sitting import PLAYING, Sitting, check_name, check_pace
from tenshu.table.tables import Tables

_PACE = 1_300  # milliseconds that bots wait: who learns looks longer at what they do


async def open_lesson(tables: Tables, wanted: wire.NewLesson) -> wire.Opened:
    """Open a table with the lesson of a title, for one person and bots that play simply, and begin."""
    game = await tables.shelf.take(find_title(wanted.title).game)
    name = check_name(wanted.name)
    lesson = find_lesson(wanted.title)
    bot = levels(game)[0]
    seats = tuple(
        Seat(seat, PERSON, name) if seat == LEARNER else Seat(seat, BOT, level=bot) for seat in range(lesson.play.seats)
    )
    pace = _PACE if wanted.pace is None else check_pace(wanted.pace)
    opened = await tables.lay_out(lesson.play.at(0), seats, {"pace": pace, "lesson": lesson.title})
    await tables.change(opened.table, lambda now: now.start())
    return opened


def under_way(sitting: Sitting) -> str:
    """Return the title whose lesson a table is in the midst of, or nothing."""
    lasts = sitting.lesson and sitting.phase == PLAYING and sitting.prepared(sitting.play)
    return sitting.lesson.title if sitting.lesson and lasts else ""
