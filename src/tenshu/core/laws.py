"""The laws that every game holds to. A game's tests call each of them, for its seat counts, options and some seeds.

A law plays a random game and looks at every state on the way. It raises AssertionError where it is broken.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tenshu.core import log
from tenshu.core.bits import no_numbers, numbers
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, HIDDEN, SPECTATOR
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng, roll
from tenshu.core.rules import CITATIONS
from tenshu.core.words import LANGUAGES, LOG


class Table(NamedTuple):
    """One way to sit down to a game."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: int


def random_play(table: Table) -> Iterator[Play]:
    """Yield a game that is played at random, before each answer and at the end."""
    rng = new_rng(table.seed)
    play = Play(table.game, table.seats, table.options)
    while play.asked:
        yield play
        seat = play.asked[roll(rng, len(play.asked))]
        choices = play.choices(seat)
        play.act(seat, choices[roll(rng, len(choices))])
    yield play


def viewers(table: Table) -> Iterable[int]:
    """Return all who look at a table."""
    return (*range(table.seats), SPECTATOR)


def it_ends(table: Table) -> None:
    """Law 1: while someone is waited for there is a choice; when nobody is, the game is over, in good time.

    Seats and chance are waited for, and nobody else: a rival is played by the game.
    """
    for play in random_play(table):
        assert len(play.moves) <= table.game.longest
        assert set(play.asked) <= {*range(table.seats), CHANCE}
        for seat in (*range(table.seats), CHANCE):
            choices = play.choices(seat)
            assert bool(choices) == (seat in play.asked)
            legal = no_numbers(table.game.actions)
            ways = table.game.doors.choices(play.state, seat, legal)
            assert (type(ways), ways) == (int, len(choices))
    assert min(play.places()) == 1


def it_replays(table: Table) -> None:
    """Law 2: the same log gives the same bytes."""
    *_, play = random_play(table)
    again, _ = log.read(log.write(play), lambda _: table.game)
    assert bytes(again.state) == bytes(play.state)
    assert again.moves == play.moves


def what_is_said_is_read(table: Table) -> None:
    """Law 2: what is said is unique among what is legal, in every language, and is read back."""
    for play in random_play(table):
        for seat in play.asked:
            choices = play.choices(seat)
            for language in (*LANGUAGES, LOG):
                assert len({play.say(action, language) for action in choices}) == len(choices)
                # One a state: over a game every action has its turn.
                action = choices[len(play.moves) % len(choices)]
                assert play.read(seat, play.say(action, language)) == action


def looking_changes_nothing(table: Table) -> None:
    """Law 3: a copy is never changed by playing on from it, nor a state by asking about it."""
    game = table.game
    sheet = np.zeros((game.lines, game.sides(table.seats)), np.int64)
    for play in random_play(table):
        before = bytes(play.state)
        for seat in play.asked:
            action = play.choices(seat)[-1]
            _seen_after(table, play, SPECTATOR, seat, action)
            game.doors.heard(play.state, seat, action)
            game.say(play.state, action)
            seen = play.seen(seat)
            game.explain(seen, seat, action)
            game.waste(seen, seat, action)
            game.view(seen)
            after = _redacted(table, _after(table, play, seat, action), seat)
            unchanged = bytes(after)
            game.changes(seen, after)
            assert (bytes(seen), bytes(after)) == (bytes(play.seen(seat)), unchanged)
        game.doors.sheet(play.state, sheet)
        play.scores()
        play.places()
        assert bytes(play.state) == before


def answered_questions_leave_no_trace(table: Table) -> None:
    """Law 3: above the open questions the stack is blank, and it never overflows."""
    for play in random_play(table):
        state: Any = table.game.state.on(play.state)
        assert 0 <= state.open <= len(state.question)
        for field in (state.question, state.asked, state.about):
            assert not field[state.open :].any()
        assert all(state.asked[: state.open])


def nothing_is_peeked_at(table: Table) -> None:
    """Law 4: redacting twice is redacting once; redact, guess, redact: not a byte differs, nor a choice."""
    rng = new_rng(table.seed, 1)
    doors = table.game.doors
    for play in random_play(table):
        for seat in viewers(table):
            seen = play.seen(seat)
            assert bytes(_redacted(table, seen, seat)) == bytes(seen)
            guessed = seen.copy()
            doors.guess(guessed, seat, rng)
            assert bytes(_redacted(table, guessed, seat)) == bytes(seen)
            assert doors.waiting(guessed) == doors.waiting(play.state)
            assert _choices(table, guessed, seat) == play.choices(seat) == _choices(table, seen, seat)


def _redacted(table: Table, data: Bytes, seat: int) -> Bytes:
    data = data.copy()
    table.game.doors.redact(data, seat)
    return data


def _choices(table: Table, data: Bytes, seat: int) -> list[int]:
    legal = no_numbers(table.game.actions)
    table.game.doors.choices(data, seat, legal)
    return numbers(legal)


def what_is_not_heard_is_not_seen(table: Table) -> None:
    """Law 4: an answer that a seat does not hear changes nothing that the seat sees, whichever answer it was.

    And the other way round: where answers differ in hidden things alone, the seat hears none of them.
    """
    for play in random_play(table):
        for seat in play.asked:
            choices = play.choices(seat)
            for viewer in viewers(table):
                heard = [table.game.doors.heard(play.state, viewer, action) for action in choices]
                assert viewer != seat or heard == choices
                assert all(ear in {action, HIDDEN} for ear, action in zip(heard, choices, strict=True))
                _hears_what_it_sees(table, play, viewer, seat, choices[0], choices[-1])


def _hears_what_it_sees(table: Table, play: Play, viewer: int, seat: int, one: int, other: int) -> None:
    hidden = {table.game.doors.heard(play.state, viewer, action) for action in (one, other)} == {HIDDEN}
    looks_alike = _seen_after(table, play, viewer, seat, one) == _seen_after(table, play, viewer, seat, other)
    is_alike = bytes(_after(table, play, seat, one)) == bytes(_after(table, play, seat, other))
    assert hidden == looks_alike or is_alike


def _after(table: Table, play: Play, seat: int, action: int) -> Bytes:
    data = play.state.copy()
    table.game.doors.apply(data, seat, action)
    return data


def _seen_after(table: Table, play: Play, viewer: int, seat: int, action: int) -> bytes:
    return bytes(_redacted(table, _after(table, play, seat, action), viewer))


def guesses_can_be_played(table: Table) -> None:
    """Law 4: a guess is a state like any other: it can be played to its end."""
    rng = new_rng(table.seed, 2)
    for number, play in enumerate(random_play(table)):
        if number % 17 == 0 and play.asked:
            guessed = play.seen(play.asked[0] % table.seats)
            table.game.doors.guess(guessed, play.asked[0] % table.seats, rng)
            play_out(table, guessed)


def play_out(table: Table, data: Bytes) -> None:
    """Play a state at random to its end, unchecked."""
    rng = new_rng(table.seed, 3)
    for _ in range(table.game.longest):
        waiting = table.game.doors.waiting(data)
        if not waiting:
            return
        seat = (waiting & -waiting).bit_length() - 1
        choices = _choices(table, data, seat)
        assert choices
        table.game.doors.apply(data, seat, choices[roll(rng, len(choices))])
    assert not table.game.doors.waiting(data)


def scores_are_the_sum_of_their_sheet(table: Table) -> None:
    """Law 6: the score is the sum of its sheet, and of the lines that are shown; a view knows of every side."""
    sides = table.game.sides(table.seats)
    for play in random_play(table):
        sheet = np.zeros((table.game.lines, sides), np.int64)
        table.game.doors.sheet(play.state, sheet)
        assert [table.game.points(score) for score in sheet.sum(axis=0).tolist()] == play.scores()
        view = table.game.view(play.state)
        shown = np.array([line["points"] for line in view["sheet"]])
        assert np.array_equal(shown.sum(axis=0) if len(shown) else np.zeros(sides), play.scores())
        assert len(view["notes"]) == sides


def it_is_conserved(table: Table, check: Callable[[Any], None]) -> None:
    """Law 6: what `check` asserts of a state holds at every moment: each card is in one place, and so on.

    It holds of guesses too.
    """
    rng = new_rng(table.seed, 5)
    for number, play in enumerate(random_play(table)):
        check(table.game.state.on(play.state))
        guessed = play.seen(number % table.seats)
        table.game.doors.guess(guessed, number % table.seats, rng)
        check(table.game.state.on(guessed))


LAWS: tuple[Callable[[Table], None], ...] = (
    it_ends,
    it_replays,
    what_is_said_is_read,
    looking_changes_nothing,
    answered_questions_leave_no_trace,
    nothing_is_peeked_at,
    what_is_not_heard_is_not_seen,
    guesses_can_be_played,
    scores_are_the_sum_of_their_sheet,
)


# Laws 5 and 7: the same games, however the rules are run.


def digest(table: Table) -> str:
    """Return a sum over every state of a random game, what each seat sees of it, and what one after another guesses."""
    content = sha256()
    rng = new_rng(table.seed, 4)
    guessing = cycle(viewers(table))
    for play in random_play(table):
        content.update(bytes(play.state))
        for seat in viewers(table):
            content.update(bytes(play.seen(seat)))
        guesser = next(guessing)
        guess = play.seen(guesser)
        table.game.doors.guess(guess, guesser, rng)
        content.update(bytes(guess))
        content.update(repr((play.scores(), play.places())).encode())
    return content.hexdigest()


def digest_elsewhere(module: str, tables: Iterable[tuple[int, Mapping[str, str], int]], **settings: str) -> list[str]:
    """Return digests of the game in `module` from another process, with Numba's environment settings.

    Law 5 is `NUMBA_DISABLE_JIT="1"`, law 7 `NUMBA_BOUNDSCHECK="1"`. Warnings are errors there.
    """
    command = [sys.executable, "-W", "error", "-m", __name__, module, repr([(n, dict(o), s) for n, o, s in tables])]
    done = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, check=False)  # noqa: S603
    assert not done.stderr, done.stderr
    return done.stdout.split()


def _main() -> None:
    game: Game = import_module(sys.argv[1]).GAME
    for seats, options, seed in ast.literal_eval(sys.argv[2]):
        print(digest(Table(game, seats, options, seed)))  # noqa: T201 (it is read by the parent process)


# Law 8


def golden_log_replays(path: Path, load: Callable[[str], Game]) -> Play:
    """Law 8: a golden log replays word for word."""
    text = path.read_text(encoding="utf-8")
    play, notes = log.read(text, load, path.name)
    assert log.write(play, notes) == text
    return play


OUTRIGHT, TIEBREAK, SHARED = "outright", "tiebreak", "shared"


def ending(play: Play) -> str:
    """Return how a game ended: with most points, by the tie-break, or with a shared victory."""
    if play.places().count(1) > 1:
        return SHARED
    return TIEBREAK if play.scores().count(max(play.scores())) > 1 else OUTRIGHT


# Law 9


class Count(NamedTuple):
    """A line of a perft file: a game in which chance follows a seed, how deep it is counted, and the count."""

    seats: int
    seed: int
    depth: int
    ways: int
    options: dict[str, str]


def read_perft(path: Path) -> list[Count]:
    """Read a perft file: a line `seats seed depth ways option=value ...` for each count; # begins a comment."""
    rows = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return [_count(*map(int, row[:4]), options=row[4:]) for row in rows]


def _count(seats: int, seed: int, depth: int, ways: int, *, options: list[str]) -> Count:
    return Count(seats, seed, depth, ways, dict(option.split("=", 1) for option in options))


def perft_counts_hold(game: Game, count: Count) -> None:
    """Law 9: after chance has dealt by the seed, there are so many ways to go on."""
    play = Play(game, count.seats, count.options)
    play.settle(count.seed)
    assert game.perft(play.state, count.depth) == count.ways


# Law 10


def every_section_has_a_rule(package: str, sections: Iterable[str], rulings: Iterable[str]) -> None:
    """Law 10: no section of the rulebook is forgotten and none is invented; each ruling is cited by a rule."""
    citations = CITATIONS[package]
    assert {s for c in citations for s in c.sections} == set(sections)
    assert {r for c in citations for r in c.rulings} == set(rulings)


def every_section_has_a_test(tests: Path, sections: Iterable[str], rulings: Iterable[str]) -> None:
    """Law 10: each section and each ruling is named in a pytest marker by a test in the folder `tests`."""
    shown: dict[str, set[str]] = {"section": set(), "ruling": set()}
    for file in tests.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in shown:
                shown[node.func.attr] |= {ast.literal_eval(arg) for arg in node.args}
    assert shown == {"section": set(sections), "ruling": set(rulings)}


if __name__ == "__main__":
    _main()
