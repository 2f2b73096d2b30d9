"""Games as files, and tables made of games that are over: export, import, and playing on from any ply.

A game that is over leaves as its whole log, and one that is not as a viewer heard it. What comes in is replayed
through the checked door, so that a file can tell of any game that the rules allow, and of no other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tenshu.bots import levels
from tenshu.core import log
from tenshu.core.game import Game
from tenshu.core.heard import OPEN as ALL_SEEING
from tenshu.core.play import Move, Play, seat_word
from tenshu.core.questions import SPECTATOR
from tenshu.core.words import Fault, message
from tenshu.games import find_title, load
from tenshu.table import wire
from tenshu.table.fairness import COMMITMENT, SEED, commitment, is_digest
from tenshu.table.feed import Holder
from tenshu.table.model import BOT, OPEN, PERSON, Json, Seat
from tenshu.table.sitting import OVER, Sitting, check_level, check_name
from tenshu.table.tables import Tables

LONGEST_IMPORT = 1_000_000  # bytes of a file
LONGEST_NOTES = 10_000  # letters of all its notes, which stay in memory with the table

# The names of notes in a log.
_SEAT = "seat-"  # and the seat, counted from 1: who sits there
_VIEWER = "viewer"  # who heard a game that was not over

_KEPT = "notes"  # the setting of an imported game that keeps the notes of its file
_FILE = message("table-import-file")  # as a sentence about an imported file calls it
_NO_LUCK = ("", b"")  # of a game that was played elsewhere, and of which that is not known

Luck = tuple[str, bytes]  # a commitment and the seed that belongs to it


@dataclass(frozen=True)
class Layout:
    """A table to be laid out: who sits there, and the moves that it begins with; the play has none yet."""

    play: Play
    seats: tuple[Seat, ...]
    moves: tuple[Move, ...]
    settings: Json = field(default_factory=dict)
    luck: Luck | None = None  # of a game that was played to its end elsewhere


# Export


def export(sitting: Sitting, viewer: int) -> str:
    """Return a game as the text of a file: its log when it is over, or else what a viewer heard of it."""
    if sitting.phase == OVER:
        return log.write(sitting.play, _notes(sitting))
    # The number of one who sees all is also that of nobody, so before the end it opens no more than a spectator hears.
    viewer = SPECTATOR if viewer == ALL_SEEING else viewer
    heard_by = "spectator" if viewer == SPECTATOR else f"seat {seat_word(viewer)}"
    return log.write_heard(sitting.play, viewer, {**_notes(sitting), _VIEWER: heard_by})


def _notes(sitting: Sitting) -> dict[str, str]:
    """Return the notes for a file; those of an imported game are the ones it came with, also where they are wrong."""
    kept = sitting.table.settings.get(_KEPT)
    if isinstance(kept, dict):
        return {str(name): str(value) for name, value in kept.items()}
    begun = sitting.taken_over if sitting.is_started else sitting.ply
    return {**sitting.luck.notes(sitting.play, begun), **dict(_seat_notes(sitting))}


def _seat_notes(sitting: Sitting) -> Iterator[tuple[str, str]]:
    for one in sitting.seats:
        if one.kind != OPEN:
            yield f"{_SEAT}{one.seat + 1}", f"{one.kind} {one.level if one.kind == BOT else one.name}"


# Import


def imported(text: str) -> Layout:
    """Return the table of a game that was played to its end elsewhere."""
    _check_size(text)
    play, notes = log.read(text, load, _FILE)
    if play.asked:
        raise Fault("table-import-not-over")
    _check_notes(notes)
    seats = tuple(_seat(play.game, seat, notes.get(f"{_SEAT}{seat + 1}", "")) for seat in range(play.seats))
    return Layout(play.at(0), seats, tuple(play.moves), {_KEPT: notes}, _luck(play, notes))


def _check_size(text: str) -> None:
    # A text has at least as many bytes as letters, so that a very long one need not be measured.
    if len(text) > LONGEST_IMPORT or len(text.encode(errors="surrogatepass")) > LONGEST_IMPORT:
        raise Fault("table-import-long", most=LONGEST_IMPORT // 1000)


def _check_notes(notes: Mapping[str, str]) -> None:
    """Raise when notes are too long to be kept, or hold what a database or a screen might not take."""
    words = "".join((*notes.keys(), *notes.values()))
    if len(words) > LONGEST_NOTES or not words.isprintable():
        raise Fault("table-import-notes", most=LONGEST_NOTES)


def _seat(game: Game, seat: int, note: str) -> Seat:
    """Return who sat on a seat; where the note does not tell, a person without a name."""
    kind, _, who = note.partition(" ")
    if kind == BOT and who in levels(game):
        return Seat(seat, BOT, level=who)
    return Seat(seat, PERSON, _name(who) if kind == PERSON else "")


def _name(text: str) -> str:
    try:
        return check_name(text)
    except Fault:
        return ""


def _luck(play: Play, notes: Mapping[str, str]) -> Luck:
    """Return the commitment of a log and the seed that belongs to it: a table shows no promise that was not kept."""
    shown, seed = notes.get(COMMITMENT, ""), notes.get(SEED, "")
    if is_digest(seed) and shown == commitment(play, bytes.fromhex(seed)):
        return shown, bytes.fromhex(seed)
    return _NO_LUCK


async def import_game(tables: Tables, text: str) -> wire.Seated:
    """Open a table with a game that was played to its end elsewhere; whoever has the secret can look at it."""
    _check_size(text)
    await tables.shelf.take(find_title(log.game_name(text, _FILE)).game)
    opened = await _lay_out(tables, await asyncio.to_thread(imported, text))
    return wire.Seated(opened.table, opened.watch, None)


# Playing on


def cloned(sitting: Sitting, ply: int, seat: int, name: str, level: str) -> Layout:
    """Return a table that goes on from a ply of a game that is over: one person, and bots on all other seats.

    Where chance is asked at that ply the new table answers, by its own luck.
    """
    if sitting.phase != OVER:
        raise Fault("table-clone-not-over")
    if not 0 <= ply < sitting.ply:
        raise Fault("table-clone-ply", ply=ply, last=sitting.ply - 1)
    if not 0 <= seat < len(sitting.seats):
        raise Fault("table-no-seat", seat=seat + 1, seats=len(sitting.seats))
    person = Seat(seat, PERSON, check_name(name or sitting.seats[seat].name))
    level = check_level(sitting.game, level)
    seats = tuple(person if one == seat else Seat(one, BOT, level=level) for one in range(len(sitting.seats)))
    return Layout(sitting.play.at(0), seats, tuple(sitting.play.moves[:ply]), {"pace": sitting.pace})


async def clone(tables: Tables, holder: Holder, wanted: wire.Clone) -> wire.Opened:
    """Open a table that goes on from a ply of a game that is over, for anyone who may look at that game."""
    sitting = (await tables.room(holder.table)).sitting
    return await _lay_out(tables, cloned(sitting, wanted.ply, wanted.seat, wanted.name, wanted.level))


async def _lay_out(tables: Tables, layout: Layout) -> wire.Opened:
    return await tables.lay_out(layout.play, layout.seats, layout.settings, layout.moves, luck=layout.luck)
