"""A toy game for one or two: take coins, hide one of them; alone, against a rival that the game plays.

It has what no small game here has: a rival, a deck that players bring, and changes that answers do not say.
Its rules are plain Python, so that nothing of it is compiled or cached.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from fluent.runtime import FluentResource

from tenshu.core.bits import Words, fill, numbers, pick
from tenshu.core.game import Brought, Doors, Game, Option, Rules
from tenshu.core.questions import CHANCE, HIDDEN, Asking, answered, ask, question, waiting
from tenshu.core.record import Bytes, Ints, i16
from tenshu.core.rng import Rng, roll, sow
from tenshu.core.view import NO_ACTION, Area, Line, Slot, View
from tenshu.core.words import LANGUAGES, LOG, Fault, Message, _bundle, message

TAKE, HIDE, RIVAL = range(3)
QUESTIONS = ("take", "hide", "rival")
CARDS, PLACES = 3, 2  # what is taken, and where a coin is hidden
SEATS, SIDES = 2, 3
RIVALS = {1: 1}

for _language in (*LANGUAGES, LOG):
    _bundle(_language).add_resource(
        FluentResource(
            """
toy-name = Toy
toy-question-take = Take which card?
toy-question-hide = Hide a coin where?
toy-question-rival = The rival takes:
toy-answer = card { $number }
toy-coins = { $coins } coins
toy-deck = { $name } is no deck: write three numbers.
"""
        )
    )


class State(Asking, depth=2):
    """The table."""

    seats: int = i16()
    worth: Ints = i16(CARDS)  # the coins on each card
    coins: Ints = i16(SIDES)
    secret: Ints = i16(SEATS)  # where each seat has hidden a coin, from 1; 0 for nowhere yet, or HIDDEN


def setup(state: State, seats: int, options: Ints) -> None:
    """Lay out the deck, and ask the first seat."""
    state.seats = seats
    state.worth[:] = options
    ask(state, TAKE, 0, 0)


def choices(state: State, seat: int, legal: Words) -> int:
    """Offer the cards, or the places to hide a coin."""
    if not waiting(state) >> seat & 1:
        return fill(legal, 0, np.uint64(0))
    return fill(legal, 0, np.uint64(0b11 if question(state) == HIDE else 0b111))


def apply(state: State, seat: int, action: int) -> None:
    """Take coins, hide one, and pass the turn on."""
    asked = question(state)
    answered(state, seat)
    if asked == HIDE:
        state.secret[seat] = action + 1
        state.coins[seat] -= 1
        ask_next(state, seat + 1)
        return
    state.coins[state.seats if asked == RIVAL else seat] += state.worth[action]
    if asked == TAKE:
        ask(state, HIDE, seat, 0)


def ask_next(state: State, seat: int) -> None:
    """Ask the next seat, or chance for the rival."""
    if seat < state.seats:
        ask(state, TAKE, seat, 0)
    elif state.seats in RIVALS:
        ask(state, RIVAL, CHANCE, 0)


def scores(state: State, out: Ints) -> None:
    """Count the coins of each side."""
    out[:] = state.coins[: len(out)]


def places(state: State, out: Ints) -> None:
    """Give the first place to who has most."""
    for side in range(len(out)):
        out[side] = 1 + sum(state.coins[: len(out)] > state.coins[side])


def redact(state: State, seat: int) -> None:
    """Blank what others have hidden."""
    for other in range(SEATS):
        if other != seat and state.secret[other]:
            state.secret[other] = HIDDEN


def guess(state: State, _seat: int, rng: Rng) -> None:
    """Guess where others have hidden a coin."""
    for other in range(SEATS):
        if state.secret[other] == HIDDEN:
            state.secret[other] = 1 + roll(rng, PLACES)


def heard(state: State, seat: int, action: int) -> int:
    """Let nobody else hear where a coin is hidden."""
    return HIDDEN if question(state) == HIDE and not waiting(state) >> seat & 1 else action


def random_games(
    data: Bytes, legal: Words, rng: Rng, seats: int, options: Ints, seed: int, first: int, points: Ints, ranks: Ints
) -> int:
    """Play random games as the loops of the core do."""
    decisions = 0
    for row in range(len(points)):
        sow(rng, seed, first + row)
        data[:] = 0
        state = on(data)
        setup(state, seats, options)
        while asked := waiting(state):
            seat = asked.bit_length() - 1
            decisions += seat != CHANCE
            apply(state, seat, pick(legal, roll(rng, choices(state, seat, legal))))
        scores(state, points[row])
        places(state, ranks[row])
    return decisions


def perft(data: Bytes, legal: Words, depth: int) -> int:
    """Count the ways in which the first row goes on."""
    state, total = on(data[0]), 0
    if not depth or not waiting(state):
        return 1
    seat = waiting(state).bit_length() - 1
    choices(state, seat, legal[0])
    for action in numbers(legal[0]):
        data[1] = data[0]
        apply(on(data[1]), seat, action)
        total += perft(data[1:], legal[1:], depth - 1)
    return total


def say(_data: Bytes, action: int) -> Message:
    """Call an action by its number."""
    return message("toy-answer", number=action + 1)


def view(data: Bytes) -> View:
    """Show the coins of each side."""
    state = on(data)
    coins = [int(number) for number in state.coins[: state.seats + RIVALS.get(int(state.seats), 0)]]
    areas = [Area(id="purse", name=message("toy-name"), seat=side, slots=[purse(n)]) for side, n in enumerate(coins)]
    sheet = [Line(name=message("toy-name"), points=[*coins])]
    return View(chapter=0, facts=[], areas=areas, sheet=sheet, notes=[[] for _ in coins])


def purse(coins: int) -> Slot:
    """Show some coins."""
    note = message("toy-coins", coins=str(coins))
    return Slot(id="coins", name=message("toy-name"), note=note, pieces=[], action=NO_ACTION)


def changes(before: Bytes, after: Bytes) -> list[Message]:
    """Tell of coins that were won and lost."""
    more = [int(number) for number in on(after).coins - on(before).coins]
    return [message("toy-coins", coins=f"{number:+}") for number in more if number]


def read_deck(text: str, name: str) -> str:
    """Read a file of three numbers."""
    words = text.split()
    if len(words) != CARDS or not all(word.isdecimal() for word in words):
        raise Fault("toy-deck", name=name)
    return "-".join(words)


def deck_numbers(value: str) -> list[int]:
    """Return the coins on the cards of a deck."""
    return (
        [1, 2, 3] if value == "plain" else [int(word) for word in read_deck(value.replace("-", " "), value).split("-")]
    )


def on(data: Bytes) -> Any:  # noqa: ANN401 (the state of this game)
    """Return the state in some bytes."""
    return State.on(data)


def sheet(state: State, out: Ints) -> None:
    """Write the one line of the score sheet."""
    scores(state, out[0])


DOORS = Doors(
    setup=lambda data, seats, options: setup(on(data), seats, options),
    waiting=lambda data: waiting(on(data)),
    choices=lambda data, seat, legal: choices(on(data), seat, legal),
    apply=lambda data, seat, action: apply(on(data), seat, action),
    scores=lambda data, out: scores(on(data), out),
    places=lambda data, out: places(on(data), out),
    sheet=lambda data, out: sheet(on(data), out),
    redact=lambda data, seat: redact(on(data), seat),
    guess=lambda data, seat, rng: guess(on(data), seat, rng),
    heard=lambda data, seat, action: heard(on(data), seat, action),
    random_games=random_games,
    perft=perft,
)

GAME = Game(
    name="toy",
    version=1,
    seats=range(1, SEATS + 1),
    options=(Option("deck", ("plain",), Brought(read_deck, deck_numbers)),),
    actions=CARDS,
    longest=2 * SEATS + 1,
    lines=1,
    questions=QUESTIONS,
    state=State,
    rules=Rules(setup, waiting, choices, apply, scores, places),
    doors=DOORS,
    say=say,
    view=view,
    explain=lambda *_: [],
    rivals=RIVALS,
    changes=changes,
)
