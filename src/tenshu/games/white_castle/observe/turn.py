"""What is asked, what is still owed, and whose turn it is."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, ONE, Bits, lowest
from tenshu.core.observing import Axis, Field, starts
from tenshu.core.questions import CHANCE, about, question, waiting
from tenshu.core.record import Bytes
from tenshu.core.rows import mark, put
from tenshu.core.rules import compiled
from tenshu.games.white_castle.observe.axes import BY_CLAN, BY_EFFECT, BY_LINE, BY_OTHER, BY_ROOM
from tenshu.games.white_castle.pieces import LAST_SPACE, MOST_CLANS, ROUNDS, TURNS
from tenshu.games.white_castle.rules.owed import asked_clan
from tenshu.games.white_castle.rules.time import is_ahead
from tenshu.games.white_castle.state import (
    AUDIENCE_USED,
    CHOOSE_FAVOUR,
    CLIMB_USED,
    DRAFT,
    ONE_OF,
    OVER,
    PHASES,
    QUESTIONS,
    REFILL,
    SET_UP,
    TAKE_TURNS,
    USE_COURTIER,
    State,
)

_MOST_ABOUT = 7  # of a question to a seat
_MOST_OWED = 3  # bags that hold the same effect

FIELDS = (
    Field("seats", (Axis(MOST_CLANS, "numbers of seats"),), 1, "How many play, from 1."),
    Field("unlimited_lines", 1, 1, "Whether a line of the domain may be run more than once a turn."),
    Field("phase", (Axis(len(PHASES), "phases"),), 1, "What part of the game it is."),
    Field("rounds", (Axis(ROUNDS + 1, "amounts from 0"),), 1, "How many rounds are completed."),
    Field("question", (Axis(len(QUESTIONS), "questions"),), 1, "What is asked."),
    Field(
        "asked", (Axis(MOST_CLANS + 1, "who can be asked"),), 1, "The clan that is asked, or chance, which comes last."
    ),
    Field(
        "about",
        (Axis(_MOST_ABOUT + 1, "values from 0"),),
        1,
        "What a question to a seat is about, such as how many picks are left.",
    ),
    Field("owed", (BY_EFFECT,), 1, "The effects that are owed now, or of which one is to be chosen."),
    Field("owed_later", (BY_EFFECT,), _MOST_OWED, "How often each effect is owed after that."),
    Field("one_of_later", 1, 1, "Whether one of two effects is to be chosen after that."),
    Field("favour_later", 1, 1, "Whether a favour is to be chosen after that."),
    Field(
        "courtier_later",
        (Axis(2, "halves"),),
        1,
        "Whether the audience, and the climb, of a courtier action is left for later.",
    ),
    Field("refill_later", (BY_ROOM,), 1, "The rooms that are to be given a new card."),
    Field("lines_used", (BY_LINE,), 1, "The lines of the domain that were run this turn."),
    Field("order", (BY_CLAN, Axis(MOST_CLANS, "places")), 1, "The place of each clan in turn order."),
    Field(
        "turns_left",
        (BY_CLAN,),
        TURNS,
        "How often each clan is still to come in this round, or in this part of the game.",
    ),
    Field("influence", (BY_CLAN,), LAST_SPACE, "The space of each clan on the Passage of Time."),
    Field("earlier", (BY_OTHER,), 1, "The other clans whose markers are behind one's own, or below it."),
)
(
    _SEATS,
    _UNLIMITED_LINES,
    _PHASE,
    _ROUNDS,
    _QUESTION,
    _ASKED,
    _ABOUT,
    _OWED,
    _OWED_LATER,
    _ONE_OF_LATER,
    _FAVOUR_LATER,
    _COURTIER_LATER,
    _REFILL_LATER,
    _LINES_USED,
    _ORDER,
    _TURNS_LEFT,
    _INFLUENCE,
    _EARLIER,
) = starts(FIELDS)
END = sum(field.size for field in FIELDS)


@compiled
def observe_turn(state: State, seat: int, row: Bytes) -> None:
    """Write where the game is."""
    row[_SEATS + state.seats - 1] = 1
    row[_UNLIMITED_LINES] = state.unlimited_lines
    row[_PHASE + state.phase] = 1
    row[_ROUNDS + state.completed] = 1
    if state.open > 0:
        observe_question(state, seat, row)
        for place in range(state.open - 1):
            observe_later(state, place, row)
    if state.phase != SET_UP:
        observe_order(state, seat, row)


@compiled
def observe_question(state: State, seat: int, row: Bytes) -> None:
    """Write what is asked now, of whom, and what it owes."""
    row[_QUESTION + question(state)] = 1
    if waiting(state) == 1 << CHANCE:
        row[_ASKED + MOST_CLANS] = 1
        return
    row[_ASKED + (asked_clan(state) - seat) % state.clans] = 1
    row[_ABOUT + min(about(state), _MOST_ABOUT)] = 1
    mark(row, _OWED, state.owed[state.open - 1])
    mark(row, _LINES_USED, state.lines_used)


@compiled
def observe_later(state: State, place: int, row: Bytes) -> None:
    """Write what a question that waits for others is still to bring."""
    asked, what = int(state.question[place]), int(state.about[place])
    if asked == ONE_OF:
        row[_ONE_OF_LATER] = 1
    elif asked == CHOOSE_FAVOUR:
        row[_FAVOUR_LATER] = 1
    elif asked == USE_COURTIER:
        row[_COURTIER_LATER] |= what & AUDIENCE_USED == 0
        row[_COURTIER_LATER + 1] |= what & CLIMB_USED == 0
    elif asked == REFILL:
        row[_REFILL_LATER + what] = 1
    owed: Bits = state.owed[place]
    while owed != EMPTY:
        at = _OWED_LATER + lowest(owed)
        put(row, at, int(row[at]) + 1, _MOST_OWED)
        owed &= owed - ONE


@compiled
def observe_order(state: State, seat: int, row: Bytes) -> None:
    """Write who comes when, in this round and as the markers lie now."""
    for place in range(state.clans):
        clan = int(state.order[place])
        other = (clan - seat) % state.clans
        row[_ORDER + other * MOST_CLANS + place] = 1
        row[_TURNS_LEFT + other] = turns_left(state, place)
        row[_INFLUENCE + other] = state.influence[clan]
        if other > 0:
            row[_EARLIER + other - 1] = is_ahead(state, seat, clan)


@compiled
def turns_left(state: State, place: int) -> int:
    """Return how often the clan of a place in turn order is still to come, not counting what it does now."""
    if state.phase == TAKE_TURNS:
        return TURNS - (int(state.turns) + state.clans - 1 - place) // state.clans
    if state.phase == OVER:
        return 0
    if state.phase == DRAFT:
        place = state.clans - 1 - place
    return int(place >= state.turns)
