"""Games as files: what is over leaves whole and comes back, what is not leaves as it was heard, and any can go on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tenshu.core import log
from tenshu.core.heard import OPEN as ALL_SEEING
from tenshu.core.heard import said
from tenshu.core.play import Play
from tenshu.core.questions import HIDDEN, SPECTATOR
from tenshu.core.words import Fault
from tenshu.games import GAMES, load
from tenshu.table import archive, wire
from tenshu.table.archive import LONGEST_IMPORT, LONGEST_NOTES, Layout, cloned, export, imported
from tenshu.table.fairness import Luck, check, commitment
from tenshu.table.model import ANSWER, BOT, PERSON, START, WATCH, Event, Seat, Table
from tenshu.table.shelf import Shelf
from tenshu.table.sitting import GATHERING, LONGEST_NAME, OVER, PLAYING, Sitting, lay_out
from tenshu.table.store import open_store
from tenshu.table.tables import Tables

SEED = bytes(range(32))
OTHER = bytes(range(32, 64))
ANN = "Ann 猫"


# Tables


def seats_of(play: Play) -> tuple[Seat, ...]:
    """Return a person and bots."""
    return (Seat(0, PERSON, ANN), *(Seat(seat, BOT, "", "apprentice") for seat in range(1, play.seats)))


def laid_out(layout: Layout, seed: bytes) -> Sitting:
    """Return a table as `Tables` lays it out."""
    game, play = layout.play.game, layout.play
    promised, kept = layout.luck or (commitment(play, seed), seed)
    table = Table(game.name, game.version, layout.seats, promised, kept, dict(play.options), layout.settings)
    sitting = lay_out(table, game)
    take(sitting, [Event(ANSWER, *move) for move in layout.moves])
    if layout.luck:
        take(sitting, [Event(START)])
    return sitting


def take(sitting: Sitting, events: list[Event]) -> None:
    """Let a table take events, as if they had been written."""
    sitting.take([replace(event, seq=number) for number, event in enumerate(events, sitting.seq + 1)])


def play_on(sitting: Sitting, decisions: int = 10_000) -> Sitting:
    """Let the seats answer so often, or until the game is over, each with what comes last."""
    for _ in range(decisions):
        if sitting.phase == OVER:
            break
        seat = sitting.play.asked[0]
        take(sitting, sitting.answer(seat, sitting.ply, sitting.play.choices(seat)[-1], is_end=True))
    return sitting


def new_table(name: str) -> Sitting:
    """Return a table at which one seat has cut and the game has begun."""
    game = load(name)
    play = Play(game, max(game.seats.start, 3))
    sitting = laid_out(Layout(play, seats_of(play), ()), SEED)
    take(sitting, sitting.cut(0, "うどん"))
    take(sitting, sitting.start())
    return sitting


@cache
def finished(name: str = "catte") -> Sitting:
    """Return a table whose game is over; nobody may change it."""
    return play_on(new_table(name))


@cache
def text_of(name: str = "catte") -> str:
    """Return its file."""
    return export(finished(name), SPECTATOR)


def key_of(call: Callable[[], object]) -> str:
    """Return the key of the fault that a call raises, which can be said."""
    with pytest.raises(Fault) as caught:
        call()
    assert str(caught.value)
    return caught.value.message.key


def holds(text: str, noted: str = "") -> dict[str, bool | None]:
    """Return what `tenshu verify` finds in a file."""
    return {finding.what: finding.holds for finding in check(*log.read(text, load), noted)}


# Export


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_leaves_whole(name: str) -> None:
    """Its file is its log, with who sat there, and all of its luck holds."""
    sitting = finished(name)
    play, notes = log.read(text_of(name), load)
    findings = holds(text_of(name), sitting.table.commitment)

    assert sitting.play.moves == play.moves
    assert {"commitment", "cut-1", "seed", *(f"seat-{seat + 1}" for seat in range(play.seats))} == set(notes)
    assert (f"person {ANN}", "bot apprentice", SEED.hex()) == (notes["seat-1"], notes["seat-2"], notes["seed"])
    assert {"rules", "commitment", "noted", "chance", "end"} == {what for what, fits in findings.items() if fits}
    assert all(fits is not False for fits in findings.values())
    assert text_of(name) == export(sitting, 0) == export(sitting, ALL_SEEING)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, ALL_SEEING])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_not_over_leaves_as_it_was_heard(name: str, viewer: int) -> None:
    """Neither seed nor anything hidden is in the file; who sees all is nobody before the end."""
    sitting = play_on(new_table(name), 8)
    text = export(sitting, viewer)
    heard_by = viewer if viewer >= 0 else SPECTATOR
    hidden = sum(answer.action == HIDDEN for answer in said(sitting.play, heard_by))

    assert PLAYING == sitting.phase
    assert text.startswith("tenshu heard 1\n")
    assert hidden == text.count(f": {log.HIDDEN_WORD}\n")
    assert (hidden > 0) == (name in {"catte", "catsle_builders"})
    assert SEED.hex() not in text
    assert f"\nnote viewer {'spectator' if heard_by == SPECTATOR else f'seat {viewer + 1}'}\n" in text
    assert f"\nnote commitment {sitting.table.commitment}\n" in text
    assert "log-heard" == refusal(text)


def test_a_draft_does_not_leave() -> None:
    """What only one seat knows of yet is in nobody's file, not even in its own."""
    sitting = new_table("cat_tower")
    seat, before = sitting.play.asked[0], [export(sitting, viewer) for viewer in (0, 1, SPECTATOR)]
    take(sitting, sitting.answer(seat, sitting.ply, sitting.play.choices(seat)[0], is_end=False))

    assert sitting.drafts
    assert before == [export(sitting, viewer) for viewer in (0, 1, SPECTATOR)]


def test_an_open_seat_has_no_note() -> None:
    """While people gather the file tells who is there already."""
    play = Play(load("catte"), 3)
    text = export(laid_out(Layout(play, (Seat(0), *seats_of(play)[1:]), ()), SEED), SPECTATOR)

    assert "note seat-1" not in text
    assert "\nnote seat-2 bot apprentice\n" in text


# Import


@pytest.mark.parametrize("name", GAMES)
def test_a_file_comes_back(name: str) -> None:
    """An imported game is over, has the same seats and luck, and leaves as the same file."""
    sitting = finished(name)
    layout = imported(text_of(name))
    again = laid_out(layout, OTHER)

    assert (OVER, sitting.play.moves) == (again.phase, again.play.moves)
    assert tuple(sitting.seats) == layout.seats
    assert (sitting.table.commitment, SEED) == layout.luck
    assert text_of(name) == export(again, 0)


WHO = {
    f"person {ANN}": Seat(0, PERSON, ANN),
    "person   Ann  B ": Seat(0, PERSON, "Ann B"),
    "person " + "x" * (LONGEST_NAME + 1): Seat(0, PERSON),
    "person": Seat(0, PERSON),
    "bot apprentice": Seat(0, BOT, "", "apprentice"),
    "bot wizard": Seat(0, PERSON),
    "open": Seat(0, PERSON),
    "": Seat(0, PERSON),
}


@pytest.mark.parametrize("note", WHO)
def test_who_sat_there(note: str) -> None:
    """A seat has the name of its note, or none where the note is none of ours."""
    assert WHO[note] == imported(log.write(finished().play, {"seat-1": note})).seats[0]


def test_a_log_of_the_terminal_can_be_imported() -> None:
    """Where nothing is known of the luck of a table, none is shown, and the notes stay."""
    notes = {"players": "person random random", "seed": "5"}
    layout = imported(log.write(finished().play, notes))

    assert ("", b"") == layout.luck
    assert log.write(finished().play, notes) == export(laid_out(layout, OTHER), SPECTATOR)


@pytest.mark.parametrize("notes", [{"commitment": "0" * 64}, {"seed": OTHER.hex()}, {"seed": "x"}])
def test_a_broken_promise_is_not_shown_as_one(notes: dict[str, str]) -> None:
    """A seed that does not belong to its commitment is none, and the file still shows to all that it does not."""
    play, kept = log.read(text_of(), load)
    text = log.write(play, {**kept, **notes})

    assert ("", b"") == imported(text).luck
    assert text == export(laid_out(imported(text), OTHER), 0)


def refusal(text: str) -> str:
    """Return the key of the fault of a file that is refused."""
    return key_of(lambda: imported(text))


def test_what_cannot_be_imported() -> None:
    """Each file that is refused is told why."""
    play = finished().play
    texts = {
        "table-import-not-over": log.write(play.at(60)),
        "table-import-long": log.write(play, {"x": "猫" * (LONGEST_IMPORT // 3)}),
        "table-import-notes": log.write(play, {"x": "猫" * LONGEST_NOTES}),
        "log-foreign": "1. e4 e5\n",
        "log-damaged": text_of().replace("Ann", "Eve"),
        "log-truncated": text_of()[:400],
        "log-heard": log.write_heard(play, 0),
    }

    assert list(texts) == [refusal(text) for text in texts.values()]
    assert "table-import-long" == refusal("x" * (LONGEST_IMPORT + 1))
    assert "table-import-notes" == refusal(log.write(play, {"x": "\x00"}))
    with pytest.raises(Fault, match=r"^The file was changed or damaged"):
        imported(texts["log-damaged"])


# Playing on


@pytest.mark.parametrize("begun", [0, 1, 7, 61, -1])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_any_ply(name: str, begun: int) -> None:
    """One person plays on against bots, by the luck of the new table; its file verifies, and tells where it began."""
    before = finished(name)
    ply = begun if begun >= 0 else before.ply - 1
    sitting = laid_out(cloned(before, ply, 1, " Bob ", "apprentice"), OTHER)
    gathering = export(sitting, 1)
    take(sitting, sitting.cut(1, "banana"))
    take(sitting, sitting.start())
    text = export(play_on(sitting), 0)
    findings = holds(text, sitting.table.commitment)

    assert [Seat(0, BOT, "", "apprentice"), Seat(1, PERSON, "Bob")] == sitting.seats[:2]
    assert (OVER, ply) == (sitting.phase, sitting.begun)
    assert before.play.moves[:ply] == sitting.play.moves[:ply]
    assert (ply > 0) == (f"\nnote begun {ply}\n" in text) == (f"\nnote begun {ply}\n" in gathering)
    assert {"rules", "commitment", "noted", "chance", "end"} == {what for what, fits in findings.items() if fits}
    assert all(fits is not False for fits in findings.values())
    assert text == export(laid_out(imported(text), SEED), 0)


def test_chance_answers_by_the_new_luck() -> None:
    """Where the ply is one of chance, the new table draws for itself, and does so when the game begins."""
    before = finished()
    layout = cloned(before, 5, 0, "", "")
    sitting = laid_out(layout, OTHER)
    due = Luck(OTHER, ("",) * 3).answer(5, before.play.at(5).choices(8))

    assert (GATHERING, 5, ANN) == (sitting.phase, sitting.ply, sitting.seats[0].name)
    take(sitting, sitting.start())

    assert due == sitting.play.moves[5].action
    assert due != before.play.moves[5].action


def test_what_cannot_be_played_on() -> None:
    """A game that is not over, a ply or seat that is not there, and a player who cannot be are refused."""
    sitting = finished()

    assert "table-clone-not-over" == key_of(lambda: cloned(play_on(new_table("catte"), 3), 1, 0, "Bob", ""))
    assert "table-clone-ply" == key_of(lambda: cloned(sitting, -1, 0, "Bob", ""))
    assert "table-clone-ply" == key_of(lambda: cloned(sitting, sitting.ply, 0, "Bob", ""))
    assert "table-no-seat" == key_of(lambda: cloned(sitting, 1, 3, "Bob", ""))
    assert "table-no-seat" == key_of(lambda: cloned(sitting, 1, -1, "Bob", ""))
    assert "table-name" == key_of(lambda: cloned(sitting, 1, 1, "", ""))
    assert "bots-level" == key_of(lambda: cloned(sitting, 1, 1, "Bob", "wizard"))


# A server


@asynccontextmanager
async def server(path: Path) -> AsyncIterator[Tables]:
    """Yield the tables of a server."""
    async with await open_store(f"sqlite:///{path}/tables.db") as store:
        shelf = Shelf()
        tables = Tables(store, shelf)
        try:
            yield tables
        finally:
            await tables.close()
            await shelf.close()


async def test_a_file_and_a_clone_on_a_server(tmp_path: Path) -> None:
    """A file that was imported can be watched and exported after a restart, and played on by who watches it."""
    async with server(tmp_path) as tables:
        seated = await archive.import_game(tables, text_of())
    async with server(tmp_path) as tables:
        holder = await tables.holder(seated.token)
        sitting = (await tables.room(seated.table)).sitting
        opened = await archive.clone(tables, holder, wire.Clone(60, 1, "Bob"))
        mine = await tables.holder(opened.token)
        again = (await tables.room(opened.table)).sitting
        kept = await tables.store.table(seated.table)

    assert (WATCH, (), None) == (holder.purpose, holder.seats, seated.seat)
    assert (OVER, text_of()) == (sitting.phase, export(sitting, SPECTATOR))
    assert kept.over is not None
    assert ((1,), True) == (mine.seats, mine.is_host)
    assert (GATHERING, sitting.play.moves[:60]) == (again.phase, again.play.moves)
    assert opened.commitment == commitment(again.play, again.table.seed) != sitting.table.commitment


async def test_files_that_a_server_refuses(tmp_path: Path) -> None:
    """What cannot be imported leaves nothing behind, and no game is made ready for it."""
    chess = text_of().replace("game catte 1", "game chess 1")
    async with server(tmp_path) as tables:
        for text, key in (
            ("x" * (LONGEST_IMPORT + 1), "table-import-long"),
            (log.write_heard(finished().play, 0), "log-heard"),
            (chess, "log-damaged"),
        ):
            with pytest.raises(Fault) as caught:
                await archive.import_game(tables, text)
            assert key == caught.value.message.key

        assert [] == tables.rooms
        assert not any(tables.shelf.is_ready(game) for game in GAMES)
