"""A table as its events leave it: drafts and answers, taking back, seats, and that all readers find the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.core import toy
from tests.table.seated import NAMES, Seated, randomly, refused, started

from tenshu.core.bits import Words, fill
from tenshu.core.game import Game, no_changes
from tenshu.core.play import Move, Play
from tenshu.core.questions import CHANCE, SPECTATOR, Asking, answered, ask_seats, waiting
from tenshu.core.record import Ints, i16
from tenshu.core.view import View
from tenshu.core.words import Fault, Message, message
from tenshu.games import GAMES, load
from tenshu.table.fairness import LONGEST_CUT
from tenshu.table.feed import Holder, snapshot, update
from tenshu.table.model import (
    AGREE,
    ANSWER,
    BACK,
    BOT,
    DRAFT,
    OFFER,
    OPEN,
    PERSON,
    PRIVATE,
    REFUSE,
    REMATCH,
    START,
    UNDRAFT,
    Event,
    Seat,
)
from tenshu.table.rooms import Room
from tenshu.table.sitting import (
    GATHERING,
    LONGEST_NAME,
    OVER,
    PLAYING,
    SLOWEST,
    USUAL_PACE,
    Sitting,
    StaleError,
    lay_out,
)

# In the toy a seat takes a card (0 to 2), hides a coin (0 or 1), and the next one does.
TAKE, HIDE = 2, 1


def toys(*kinds: str) -> Seated:
    """Return a table at which the toy has begun."""
    return started(toy.GAME, *kinds)


def towers(*kinds: str) -> Seated:
    """Return a table at which Cat Tower has begun and the dice are picked, so that all are asked to mark."""
    seated = started(load("cat_tower"), *kinds)
    while len(seated.sitting.play.asked) == 1:
        play = seated.sitting.play
        seated.say(play.asked[0], play.choices(play.asked[0])[0])
    return seated


def kinds(events: Sequence[Event]) -> list[str]:
    """Return what some events are."""
    return [event.kind for event in events]


def stands(sitting: Sitting) -> tuple[object, ...]:
    """Return all that can be said of where a table stands."""
    return (
        bytes(sitting.play.state),
        sitting.play.moves[:],
        {seat: [*draft] for seat, draft in sitting.drafts.items()},
        {**sitting.drafted},
        sitting.seats[:],
        sitting.cuts[:],
        sitting.offer,
        sitting.pace,
        sitting.phase,
        (sitting.begun, sitting.seq, sitting.public, {**sitting.private}),
        sitting.rematch,
        {**sitting.backs},
    )


# Answers and drafts


def test_all_know_of_an_answer() -> None:
    """An answer is one event, after which the next is asked."""
    seated = toys(PERSON, PERSON)

    seated.say(0, TAKE)

    assert [Move(0, TAKE)] == seated.sitting.play.moves
    assert (START, ANSWER) == tuple(kinds(seated.events))
    assert "hide" == seated.sitting.play.question


def test_a_draft_is_private_to_its_seat() -> None:
    """A draft changes the game as its seat has it before it, and for nobody else."""
    seated = toys(PERSON, PERSON)

    seated.draft(0, TAKE, HIDE)

    assert {0: [TAKE, HIDE]} == seated.sitting.drafts
    assert [Move(0, TAKE), Move(0, HIDE)] == seated.sitting.own(0).moves
    assert [] == seated.sitting.play.moves == seated.sitting.own(1).moves == seated.sitting.own(SPECTATOR).moves
    assert (0, "take") == (seated.sitting.ply, seated.sitting.play.question)


def test_what_others_draft_has_no_number_for_the_rest() -> None:
    """The number of the last event that a seat knows of does not tell it that others draft."""
    seated = toys(PERSON, PERSON)

    seated.draft(0, TAKE)

    assert (2, 1, 1) == tuple(seated.sitting.last_known(seats) for seats in ([0], [1], []))


def test_an_end_publishes_the_draft() -> None:
    """With the end of its turn everybody hears what a seat drafted, in order."""
    seated = toys(PERSON, PERSON)
    seated.draft(0, TAKE, HIDE)

    seated.do(seated.sitting.end(0))

    assert [Move(0, TAKE), Move(0, HIDE)] == seated.sitting.play.moves
    assert {} == seated.sitting.drafts
    assert [1] == seated.sitting.play.asked


def test_an_answer_that_ends_publishes_the_draft_before_it() -> None:
    """The last answer of a turn can end it."""
    seated = toys(PERSON, PERSON)
    seated.draft(0, TAKE)

    made = seated.sitting.answer(0, 1, HIDE, is_end=True)

    assert [Event(ANSWER, 0, TAKE), Event(ANSWER, 0, HIDE)] == made


def test_chance_answers_when_a_draft_is_published() -> None:
    """Chance answers nothing while an answer is a draft, and in the same breath when it is published."""
    seated = toys(PERSON)
    seated.draft(0, TAKE, HIDE)
    assert [CHANCE] == seated.sitting.own(0).asked

    made = seated.sitting.end(0)

    assert [0, 0, CHANCE] == [event.seat for event in made]
    assert seated.sitting.is_over_after(made)
    assert not seated.sitting.is_over_after(made[:2])


def test_the_luck_is_that_of_the_table() -> None:
    """Each answer of chance follows from the seed, the cuts and the number of answers before it."""
    seated = Seated(load("cat_tower"), PERSON, PERSON)
    seated.do(seated.sitting.cut(1, "banana"))
    seated.do(seated.sitting.start())
    again = Play(seated.game, 2)

    for ply, (seat, action) in enumerate(seated.sitting.play.moves):
        assert (CHANCE, action) == (seat, seated.sitting.luck.answer(ply, again.choices(CHANCE)))
        again.act(seat, action)

    assert ("", "banana") == seated.sitting.luck.cuts
    assert len(seated.sitting.play.moves) == 1 + 3  # who begins, and a die more than there are seats


def test_an_answer_is_checked_behind_the_draft() -> None:
    """What is legal depends on what the seat has drafted."""
    seated = toys(PERSON, PERSON)
    seated.draft(0, TAKE)

    with refused("play-illegal", question="hide"):
        seated.sitting.answer(0, 1, TAKE, is_end=False)
    with refused("play-not-asked"):
        seated.sitting.answer(1, 0, TAKE, is_end=True)


def test_a_finished_draft_takes_no_more() -> None:
    """When the draft leaves the seat nothing to answer it can only be ended or taken back."""
    seated = toys(PERSON)
    seated.draft(0, TAKE, HIDE)

    with refused("play-not-asked", asked="chance"):
        seated.sitting.answer(0, 2, 0, is_end=True)


def test_a_draft_ends_with_its_turn() -> None:
    """Who chooses the last starting pair has the first turn too: the one is ended before the other begins."""
    seated = started(load("white_castle"), PERSON, PERSON)
    sitting = seated.sitting
    while not sitting.is_turn_over(sitting.own(seat := sitting.play.asked[0])):
        own = sitting.own(seat)
        seated.draft(seat, own.choices(seat)[0])
        if seat not in sitting.own(seat).asked:
            seated.do(sitting.end(seat))
    own = sitting.own(seat)
    shown = snapshot(sitting, Holder("table", PRIVATE, (seat,)), seat)

    assert "die" == own.question
    assert ([], True) == (shown.legal, shown.can_end)
    with refused("table-turn-over"):
        sitting.answer(seat, len(own.moves), own.choices(seat)[0], is_end=True)

    seated.do(sitting.end(seat))
    assert [seat] == sitting.play.asked
    seated.draft(seat, sitting.play.choices(seat)[0])
    with refused("table-no-draft"):  # the first turn is stepped back in, and the pair stays
        sitting.step_back(seat, sitting.ply - 1)


def test_who_goes_on_after_chance_is_told_before() -> None:
    """Whoever may be asked again in the same turn, once chance has dealt a card, knows that the turn is not over."""
    told: set[bool] = set()
    rng = randomly(3)
    for _ in range(6):
        seated = started(load("white_castle"), PERSON, PERSON)
        sitting = seated.sitting
        while sitting.phase == PLAYING:
            seat, turn = sitting.play.asked[0], sitting.game.turn(sitting.play.state)
            while not sitting.is_turn_over(own := sitting.own(seat)) and seat in own.asked:
                assert not sitting.may_go_on(own, seat)
                seated.draft(seat, rng.choice(own.choices(seat)))
            shown = snapshot(sitting, Holder("table", PRIVATE, (seat,)), seat)
            seated.do(sitting.end(seat))
            goes_on = seat in sitting.play.asked and sitting.game.turn(sitting.play.state) == turn
            assert goes_on == shown.goes_on
            told.add(goes_on)
    assert {True, False} == told


def test_a_draft_of_a_game_without_turns_ends_at_chance() -> None:
    """Where a game tells of no turns, nobody is told that one goes on."""
    seated = toys(PERSON)
    seated.draft(0, TAKE, HIDE)

    assert [CHANCE] == seated.sitting.own(0).asked
    assert not snapshot(seated.sitting, Holder("table", PRIVATE, (0,)), 0).goes_on


def test_a_turn_is_told_until_it_is_ended() -> None:
    """While the last one's first turn waits to be ended, nobody reads that it is the second."""
    seated = started(load("white_castle"), PERSON, PERSON)
    sitting = seated.sitting
    first = message("white_castle-turn", number=1, turns=3)

    def told(play: Play, seat: int) -> list[Message]:
        return play.game.view(play.seen(seat))["facts"]

    while True:
        seat = sitting.play.asked[0]
        own = sitting.own(seat)
        if first in (before := told(sitting.play, seat)) and before != told(own, seat):
            break
        if sitting.is_turn_over(own) or seat not in own.asked:
            seated.do(sitting.end(seat))
        else:
            seated.draft(seat, own.choices(seat)[-1])
    shown = snapshot(sitting, Holder("table", PRIVATE, (seat,)), seat)

    assert message("white_castle-turn", number=2, turns=3) in told(own, seat)
    assert before == shown.view["facts"]
    assert msgspec.json.encode(shown)


def test_nothing_is_answered_before_the_start_or_by_nobody() -> None:
    """A game that has not begun takes no answers, and neither does a seat that is open."""
    seated = Seated(toy.GAME, PERSON, PERSON)

    with refused("table-not-started"):
        seated.sitting.answer(0, 0, TAKE, is_end=True)
    with refused("table-not-started"):
        seated.sitting.end(0)

    seated.do(seated.sitting.start())
    seated.sitting.seats[0] = Seat(0)  # no event leads there
    with refused("table-seat-empty", seat=1):
        seated.sitting.answer(0, 0, TAKE, is_end=True)


def test_no_draft_no_end() -> None:
    """There is nothing to end, or to step back in, without a draft."""
    seated = toys(PERSON, PERSON)

    with refused("table-no-draft"):
        seated.sitting.end(0)
    with refused("table-no-draft"):
        seated.sitting.step_back(0, 0)


def test_a_bot_answers_like_anyone() -> None:
    """The seat of a bot is answered for through the same door."""
    seated = toys(BOT, PERSON)

    seated.say(0, TAKE, HIDE)

    assert [1] == seated.sitting.play.asked


@pytest.mark.parametrize("ply", [0, 3, 1_000_000])
def test_an_answer_to_a_table_that_has_gone_on_is_stale(ply: int) -> None:
    """Who does not know of all answers, or of more than there are, is told where the table stands."""
    seated = toys(PERSON, PERSON)
    seated.say(0, TAKE, HIDE)

    with pytest.raises(StaleError) as stale:
        seated.sitting.answer(1, ply, TAKE, is_end=True)

    assert (3, 2) == (stale.value.seq, stale.value.ply)


def test_an_answer_that_does_not_know_its_own_draft_is_stale() -> None:
    """To draft the same answer twice is to have sent it twice."""
    seated = toys(PERSON, PERSON)
    seated.draft(0, TAKE)

    with pytest.raises(StaleError):
        seated.sitting.answer(0, 0, 0, is_end=False)


# Stepping back


@pytest.mark.parametrize("kept", [0, 1])
def test_stepping_back_is_within_the_draft(kept: int) -> None:
    """A draft is taken back as far as its seat wants."""
    seated = toys(PERSON, PERSON)
    seated.draft(0, TAKE, HIDE)

    seated.do(seated.sitting.step_back(0, kept))

    assert [TAKE, HIDE][:kept] == [move.action for move in seated.sitting.own(0).moves]
    assert UNDRAFT == seated.events[-1].kind


def test_stepping_back_leaves_what_is_published() -> None:
    """What all know of is not stepped back over, nor is there anything beyond the draft."""
    seated = toys(PERSON, PERSON)
    seated.say(0, TAKE)
    seated.draft(0, HIDE)

    for ply in (0, 2, 3):
        with refused("table-no-draft"):
            seated.sitting.step_back(0, ply)
    assert [Event(UNDRAFT, 0, 0)] == seated.sitting.step_back(0, 1)


def test_what_was_stepped_back_is_drafted_otherwise() -> None:
    """After a step back another answer takes its place."""
    seated = toys(PERSON, PERSON)
    seated.draft(0, TAKE, HIDE)
    seated.do(seated.sitting.step_back(0, 0))

    seated.draft(0, 0, 0)
    seated.do(seated.sitting.end(0))

    assert [Move(0, 0), Move(0, 0)] == seated.sitting.play.moves


# Several seats at once


def test_drafts_of_several_seats_are_independent() -> None:
    """All mark at the same time, each in a draft of its own, and publish in any order."""
    seated = towers(PERSON, PERSON, PERSON)
    first = {seat: seated.sitting.play.choices(seat)[0] for seat in range(3)}
    for seat in (2, 0, 1):
        seated.draft(seat, first[seat])
    before = {seat: seated.sitting.own(seat).moves[-1] for seat in range(3)}

    seated.do(seated.sitting.end(1))

    assert {0: [first[0]], 2: [first[2]]} == seated.sitting.drafts
    assert [before[0], before[2]] == [seated.sitting.own(seat).moves[-1] for seat in (0, 2)]
    assert Move(1, first[1]) == seated.sitting.play.moves[-1]


@pytest.mark.parametrize("is_end", [True, False])
def test_others_who_mark_do_not_make_mine_stale(*, is_end: bool) -> None:
    """An answer stays good while others answer who were asked at the same time."""
    seated = towers(PERSON, PERSON, PERSON)
    ply = seated.sitting.ply
    seated.say(1, seated.sitting.play.choices(1)[0])
    mine = seated.sitting.play.choices(0)[0]

    assert [Event(ANSWER if is_end else DRAFT, 0, mine)] == seated.sitting.answer(0, ply, mine, is_end=is_end)[:1]


def test_others_who_mark_do_not_make_what_follows_my_draft_stale() -> None:
    """Nor when it comes after a draft: the others' answers go before all of it."""
    seated = towers(PERSON, PERSON, PERSON)
    ply = seated.sitting.ply
    house = next(a for a in seated.sitting.play.choices(0) if goes_on(seated.sitting, 0, a))
    seated.draft(0, house)
    seated.say(1, seated.sitting.play.choices(1)[0])
    then = seated.sitting.own(0).choices(0)[0]

    made = seated.sitting.answer(0, ply + 1, then, is_end=True)

    assert [Event(ANSWER, 0, house), Event(ANSWER, 0, then)] == made


def goes_on(sitting: Sitting, seat: int, action: int) -> bool:
    """Tell whether a seat has more to answer after an action."""
    own = sitting.play.copy()
    own.act(seat, action)
    return seat in own.asked


def test_what_was_sent_twice_is_stale_though_others_mark() -> None:
    """An answer that comes again is not taken for the next one of the draft, whoever has answered before it."""
    seated = towers(PERSON, PERSON, PERSON)
    house = next(a for a in seated.sitting.play.choices(0) if goes_on(seated.sitting, 0, a))
    seated.say(1, seated.sitting.play.choices(1)[0])
    ply = seated.sitting.ply
    seated.draft(0, house)

    with pytest.raises(StaleError):
        seated.sitting.answer(0, ply, seated.sitting.own(0).choices(0)[0], is_end=False)


def test_what_was_published_makes_mine_stale() -> None:
    """Where chance, or the seat itself, has answered in the meantime the answer was to another question."""
    seated = towers(PERSON, PERSON)
    ply = seated.sitting.ply
    while len(seated.sitting.play.asked) == 2:
        seated.say(0, seated.sitting.play.choices(0)[0])

    with pytest.raises(StaleError):
        seated.sitting.answer(0, ply, 0, is_end=True)

    while seated.sitting.play.asked == [1]:
        seated.say(1, seated.sitting.play.choices(1)[-1])
    with pytest.raises(StaleError):
        seated.sitting.answer(1, ply, 0, is_end=True)


# A market, at which one seat can take away what another has drafted

_WARES = 3
_LEAVE = _WARES


class Market(Asking, depth=1):
    """All seats take what they want, and put it back, at the same time, and leave."""

    taken: Ints = i16(_WARES)  # the seat that has a ware, from 1; 0 for nobody


def open_market(state: Market, seats: int, _: Ints) -> None:
    """Ask all."""
    ask_seats(state, 0, (1 << seats) - 1, 0)


def wares(state: Market, seat: int, legal: Words) -> int:
    """Offer what no other has taken, and to leave."""
    offered = 0
    if waiting(state) >> seat & 1:
        offered = 1 << _LEAVE | sum(1 << ware for ware in range(_WARES) if state.taken[ware] in (0, seat + 1))
    return fill(legal, 0, np.uint64(offered))


def buy(state: Market, seat: int, action: int) -> None:
    """Take a ware, put it back, or leave."""
    if action == _LEAVE:
        answered(state, seat)
    else:
        state.taken[action] = 0 if state.taken[action] else seat + 1


def _on(data: Any) -> Any:  # noqa: ANN401 (the state of this game)
    return Market.on(data)


MARKET = replace(
    toy.GAME,
    name="market",
    seats=range(2, 4),
    options=(),
    actions=_WARES + 1,
    longest=100,
    questions=("buy",),
    state=Market,
    doors=toy.DOORS._replace(
        setup=lambda data, seats, options: open_market(_on(data), seats, options),
        waiting=lambda data: waiting(_on(data)),
        choices=lambda data, seat, legal: wares(_on(data), seat, legal),
        apply=lambda data, seat, action: buy(_on(data), seat, action),
        places=lambda _data, out: out.fill(1),
        redact=lambda _data, _seat: None,
        heard=lambda _data, _seat, action: action,
    ),
    view=lambda data: View(chapter=int(sum(_on(data).taken)), facts=[], areas=[], sheet=[], notes=[]),
    rivals={},
    changes=no_changes,
)


def test_a_draft_that_became_illegal_is_cut_off_where_it_is() -> None:
    """What another seat takes away is gone from my draft, with all that comes after it, and the rest stays."""
    seated = started(MARKET, PERSON, PERSON)
    seated.draft(0, 0, 1, 2)

    seated.say(1, 1)

    assert {0: [0]} == seated.sitting.drafts
    assert [Move(1, 1), Move(0, 0)] == seated.sitting.own(0).moves
    assert [Event(ANSWER, 0, 0)] == seated.sitting.end(0)


def test_a_draft_of_which_nothing_is_left() -> None:
    """A draft can be cut off at its beginning."""
    seated = started(MARKET, PERSON, PERSON)
    seated.draft(0, 1, 2)

    seated.say(1, 1)

    assert {} == seated.sitting.drafts
    with refused("table-no-draft"):
        seated.sitting.end(0)


def test_what_was_cut_off_does_not_come_back() -> None:
    """What is put back again is not drafted again by itself."""
    seated = started(MARKET, PERSON, PERSON)
    seated.draft(0, 0, 1)

    seated.say(1, 1, 1)

    assert 1 in seated.sitting.own(0).choices(0)
    assert {0: [0]} == seated.sitting.drafts
    assert [Event(ANSWER, 0, 0)] == seated.sitting.end(0)


# Taking back


def test_taking_back_is_free_among_bots() -> None:
    """Against bots alone any decision of one's own is taken back, with all that came after it."""
    seated = toys(PERSON, BOT)
    seated.say(0, TAKE, HIDE)
    seated.say(1, 0)

    seated.do(seated.sitting.take_back(0, 1, mine=[0]))

    assert [Move(0, TAKE)] == seated.sitting.play.moves
    assert [0] == seated.sitting.play.asked
    assert {6: 1} == {event.seq + 1: event.action for event in seated.events if event.kind == BACK}


def test_taking_back_is_free_at_one_screen() -> None:
    """Those who share a screen are not asked for leave."""
    seated = toys(PERSON, PERSON)
    seated.say(0, TAKE, HIDE)

    assert [Event(BACK, 0, 0)] == seated.sitting.take_back(0, 0, mine=[0, 1])


def test_taking_back_takes_the_drafts_with_it() -> None:
    """What somebody drafted after the answers that go back goes too."""
    seated = toys(PERSON, BOT)
    seated.say(0, TAKE)
    seated.draft(0, HIDE)

    seated.do(seated.sitting.take_back(0, 0, mine=[0]))

    assert ({}, [], "take") == (seated.sitting.drafts, seated.sitting.play.moves, seated.sitting.play.question)


def test_between_people_taking_back_is_by_consent() -> None:
    """All other people are asked, and when the last has agreed the answers go back."""
    seated = started(MARKET, PERSON, PERSON, PERSON)
    seated.say(0, 0)

    seated.do(seated.sitting.take_back(0, 0, mine=[0]))
    assert [Move(0, 0)] == seated.sitting.play.moves
    seated.do(seated.sitting.agree(1, mine=[1]))
    assert [Move(0, 0)] == seated.sitting.play.moves
    seated.do(seated.sitting.agree(2, mine=[2]))

    assert [OFFER, AGREE, AGREE, BACK] == kinds(seated.events[2:])
    assert ([], None) == (seated.sitting.play.moves, seated.sitting.offer)


def test_bots_are_not_asked_for_leave() -> None:
    """Only people are."""
    seated = started(MARKET, PERSON, PERSON, BOT)
    seated.say(0, 0)
    seated.do(seated.sitting.take_back(0, 0, mine=[0]))

    seated.do(seated.sitting.agree(1, mine=[1]))

    assert BACK == seated.events[-1].kind


def test_who_shares_a_screen_agrees_at_once() -> None:
    """Two at one screen ask the third, who agrees for all that is missing."""
    seated = started(MARKET, PERSON, PERSON, PERSON)
    seated.say(0, 0)

    seated.do(seated.sitting.take_back(0, 0, mine=[0, 1]))
    assert seated.sitting.offer is not None
    assert {1} == seated.sitting.offer.agreed
    seated.do(seated.sitting.agree(2, mine=[2]))

    assert [] == seated.sitting.play.moves


def test_two_at_one_screen_agree_together() -> None:
    """Who agrees does so for all at the same screen."""
    seated = started(MARKET, PERSON, PERSON, PERSON)
    seated.say(0, 0)
    seated.do(seated.sitting.take_back(0, 0, mine=[0]))

    made = seated.sitting.agree(1, mine=[1, 2])

    assert [Event(AGREE, 1), Event(AGREE, 2), Event(BACK, 0, 0)] == made


def test_any_of_the_people_can_refuse() -> None:
    """One who refuses is enough, and who asked can take that back too."""
    for seat in (0, 1):
        seated = toys(PERSON, PERSON)
        seated.say(0, TAKE)
        seated.do(seated.sitting.take_back(0, 0, mine=[0]))

        seated.do(seated.sitting.refuse(seat))

        assert (REFUSE, None) == (seated.events[-1].kind, seated.sitting.offer)
        assert [Move(0, TAKE)] == seated.sitting.play.moves


def test_who_goes_on_wants_nothing_back() -> None:
    """An answer of any seat settles that nothing goes back; a draft does not."""
    seated = toys(PERSON, PERSON)
    seated.say(0, TAKE)
    seated.do(seated.sitting.take_back(0, 0, mine=[0]))

    seated.draft(0, HIDE)
    assert seated.sitting.offer is not None
    seated.do(seated.sitting.end(0))

    assert seated.sitting.offer is None


def test_no_offer_no_leave() -> None:
    """Nobody agrees to nothing, and nobody to what was asked at the same screen."""
    seated = toys(PERSON, PERSON)
    seated.say(0, TAKE)

    with refused("table-no-offer"):
        seated.sitting.agree(1, mine=[1])
    with refused("table-no-offer"):
        seated.sitting.refuse(1)
    seated.do(seated.sitting.take_back(0, 0, mine=[0]))
    with refused("table-no-offer"):
        seated.sitting.agree(0, mine=[0])


@pytest.mark.parametrize("ply", [-1, 1, 2, 1_000_000])
def test_only_decisions_of_ones_own_are_taken_back(ply: int) -> None:
    """No answer of another seat or of chance is taken back, and none that was not given."""
    seated = towers(PERSON, PERSON)
    own = [ply for ply, move in enumerate(seated.sitting.play.moves) if move.seat == 1]

    assert [Event(BACK, 1, own[0])] == seated.sitting.take_back(1, own[0], mine=[0, 1])
    with refused("table-nothing-to-take-back"):
        seated.sitting.take_back(1, ply, mine=[0, 1])


def test_after_the_end_nothing_is_taken_back() -> None:
    """The seed of a game that is over is known."""
    seated = toys(PERSON)
    seated.say(0, TAKE, HIDE)

    assert OVER == seated.sitting.phase
    with refused("table-over"):
        seated.sitting.take_back(0, 0, mine=[0])
    with refused("play-over"):
        seated.sitting.answer(0, 3, 0, is_end=True)


def test_a_table_begins_with_what_was_taken_over() -> None:
    """What was there before the start, as at a table that goes on from another game, is not taken back."""
    seated = Seated(toy.GAME, PERSON, BOT)
    seated.do([Event(ANSWER, 0, TAKE)])
    seated.do(seated.sitting.start())
    seated.say(0, HIDE)

    assert 1 == seated.sitting.begun
    with refused("table-nothing-to-take-back"):
        seated.sitting.take_back(0, 0, mine=[0])
    assert [Event(BACK, 0, 1)] == seated.sitting.take_back(0, 1, mine=[0])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_played_again_meets_the_same_luck(name: str) -> None:
    """Answers that are taken back and given again bring the same cards and dice."""
    game = load(name)
    seated = started(game, *[PERSON] * game.seats[-1])
    seated.play_on(randomly(7), 30)
    moves = seated.sitting.play.moves[:]
    first = next(ply for ply, move in enumerate(moves) if move.seat != CHANCE)

    seated.do(seated.sitting.take_back(moves[first].seat, first, mine=range(8)))
    assert moves[:first] == seated.sitting.play.moves
    for seat, action in moves[first:]:
        if seat != CHANCE:
            seated.say(seat, action)

    assert moves == seated.sitting.play.moves


# What someone knew


def test_what_was_known_before_a_take_back() -> None:
    """Of the answers that someone knew, those still stand that were never taken back since."""
    seated = toys(PERSON, BOT)
    seated.say(0, TAKE, HIDE)
    seated.say(1, TAKE)
    then = seated.sitting.seq
    assert 3 == seated.sitting.known_before(then, 3)

    seated.do(seated.sitting.take_back(0, 1, mine=[0]))
    assert 1 == seated.sitting.known_before(then, 3)
    seated.say(0, HIDE)
    seated.say(1, TAKE, HIDE)

    assert 4 == seated.sitting.ply
    assert 1 == seated.sitting.known_before(then, 3)
    assert 0 == seated.sitting.known_before(then, 0)
    assert 3 == seated.sitting.known_before(then + 1, 3)  # it knew of the take-back
    assert 4 == seated.sitting.known_before(seated.sitting.seq, 1_000_000)


def test_the_furthest_take_back_counts() -> None:
    """Of two take-backs since, the one that left less does."""
    seated = toys(PERSON, BOT)
    seated.say(0, TAKE, HIDE)
    then = seated.sitting.seq
    seated.do(seated.sitting.take_back(0, 0, mine=[0]))
    seated.say(0, TAKE, HIDE)
    seated.do(seated.sitting.take_back(0, 1, mine=[0]))

    assert (0, 1, 1) == tuple(seated.sitting.known_before(seq, 2) for seq in (then, then + 1, then + 3))
    assert 1 == seated.sitting.known_before(seated.sitting.seq, 2)


# Seats


def test_people_sit_down_on_open_seats() -> None:
    """A seat that is open is taken under a name, in one line."""
    seated = Seated(toy.GAME, PERSON, OPEN)

    assert 1 == seated.sitting.open_seat()
    seated.do(seated.sitting.sit(1, "  Bruno\n the  Bold "))

    assert Seat(1, PERSON, "Bruno the Bold") == seated.sitting.seats[1]
    assert [0, 1] == seated.sitting.people
    with refused("table-full"):
        seated.sitting.open_seat()


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 1_000_000])
def test_a_taken_seat_stays_taken(seat: int) -> None:
    """Nobody sits down where a person or a bot sits, nor where there is no seat."""
    seated = Seated(toy.GAME, PERSON, BOT)

    with refused("table-seat-taken", seat=seat + 1):
        seated.sitting.sit(seat, "Bruno")


@pytest.mark.parametrize("name", ["", " \n", "x" * (LONGEST_NAME + 1), "a\x00b", "a\u202eb", "\ud800"])
def test_names_that_cannot_be_shown(name: str) -> None:
    """A name is a line of at most forty letters that can be printed."""
    seated = Seated(toy.GAME, OPEN, OPEN)

    with refused("table-name", most=LONGEST_NAME):
        seated.sitting.sit(0, name)
    assert [Event("join", 0, detail={"kind": PERSON, "name": "猫" * LONGEST_NAME, "level": ""})] == seated.sitting.sit(
        0, "猫" * LONGEST_NAME
    )


def test_a_bot_takes_a_seat_and_its_person_comes_back() -> None:
    """A bot can take any seat at any time; the name stays, and who had the seat can take it back."""
    seated = toys(PERSON, PERSON)
    seated.draft(0, TAKE)

    seated.do(seated.sitting.put_bot(0, ""))

    assert Seat(0, BOT, NAMES[0], "visitor") == seated.sitting.seats[0]
    assert ([1], {}) == (seated.sitting.people, seated.sitting.drafts)
    seated.say(0, TAKE)
    seated.do(seated.sitting.come_back(0))
    assert Seat(0, PERSON, NAMES[0]) == seated.sitting.seats[0]
    with refused("table-seat-taken", seat=1):
        seated.sitting.come_back(0)


def test_a_bot_has_a_level_of_its_game() -> None:
    """A level that the game does not know is refused."""
    seated = Seated(toy.GAME, PERSON, OPEN)

    with refused("bots-level", name="master"):
        seated.sitting.put_bot(1, "master")
    seated.do(seated.sitting.put_bot(1, "visitor"))
    assert "visitor" == seated.sitting.seats[1].level


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_there_is_no_such_seat(seat: int) -> None:
    """Only seats of the table are given to bots or opened."""
    seated = Seated(toy.GAME, PERSON, PERSON)

    with refused("table-no-seat", seat=seat + 1, seats=2):
        seated.sitting.put_bot(seat, "")
    with refused("table-no-seat"):
        seated.sitting.free(seat)


def test_a_seat_is_opened_while_people_gather() -> None:
    """Who leaves before the start takes the name and the cut along; later a bot has to play on."""
    seated = Seated(toy.GAME, PERSON, PERSON)
    seated.do(seated.sitting.cut(1, "banana"))

    seated.do(seated.sitting.free(1))

    assert (Seat(1), ["", ""]) == (seated.sitting.seats[1], seated.sitting.cuts)
    seated.do(seated.sitting.sit(1, "Chiyo"))
    seated.do(seated.sitting.start())
    with refused("table-started"):
        seated.sitting.free(1)


# Beginning


def test_the_phases_of_a_table() -> None:
    """People gather, play, and have played."""
    seated = Seated(toy.GAME, PERSON)
    phases = [seated.sitting.phase]

    seated.do(seated.sitting.start())
    phases.append(seated.sitting.phase)
    seated.say(0, TAKE)
    phases.append(seated.sitting.phase)
    seated.say(0, HIDE)
    phases.append(seated.sitting.phase)

    assert [GATHERING, PLAYING, PLAYING, OVER] == phases


def test_no_start_while_seats_are_open() -> None:
    """The game begins when somebody sits on every seat, and it begins once."""
    seated = Seated(toy.GAME, OPEN, OPEN)

    with refused("table-seats-open", seats=2):
        seated.sitting.start()
    seated.do(seated.sitting.sit(0, "Aiko"))
    with refused("table-seats-open", seats=1):
        seated.sitting.start()
    seated.do(seated.sitting.put_bot(1, ""))
    seated.do(seated.sitting.start())

    with refused("table-started"):
        seated.sitting.start()


def test_chance_deals_at_the_start() -> None:
    """With the start come the first answers of chance, up to the first decision of a seat."""
    seated = started(load("catte"), PERSON, PERSON, BOT)

    assert {CHANCE} == {move.seat for move in seated.sitting.play.moves}
    assert [START, *[ANSWER] * seated.sitting.ply] == kinds(seated.events)
    assert CHANCE not in seated.sitting.play.asked


def test_cuts_are_made_before_the_start() -> None:
    """A seat may cut again while people gather, and what it cut with last counts."""
    seated = Seated(toy.GAME, PERSON, PERSON)
    seated.do(seated.sitting.cut(0, "banana"))
    seated.do(seated.sitting.cut(0, "うどん 2"))
    assert ["うどん 2", ""] == seated.sitting.cuts

    seated.do(seated.sitting.start())

    with refused("table-started"):
        seated.sitting.cut(1, "late")
    assert ("うどん 2", "") == seated.sitting.luck.cuts


@pytest.mark.parametrize("text", ["", " banana", "a\nb", "x" * (LONGEST_CUT + 1)])
def test_cuts_that_no_log_can_hold(text: str) -> None:
    """A cut is a line of text."""
    with refused("table-cut", most=LONGEST_CUT):
        Seated(toy.GAME, PERSON, PERSON).sitting.cut(0, text)


def test_a_cut_changes_the_luck() -> None:
    """Another cut deals other cards."""
    dealt = []
    for text in ("banana", "cherry"):
        seated = Seated(load("catte"), PERSON, PERSON, PERSON)
        seated.do(seated.sitting.cut(2, text))
        seated.do(seated.sitting.start())
        dealt.append(seated.sitting.play.moves)

    assert dealt[0] != dealt[1]


def test_the_pace_of_bots() -> None:
    """It is the usual one, or what the table is laid out with, until somebody sets it."""
    seated = Seated(toy.GAME, PERSON, PERSON)
    assert USUAL_PACE == seated.sitting.pace

    for pace in (0, SLOWEST):
        seated.do(seated.sitting.set_pace(pace))
        assert pace == seated.sitting.pace
    for pace in (-1, SLOWEST + 1):
        with refused("table-pace", most=SLOWEST):
            seated.sitting.set_pace(pace)
    assert 50 == lay_out(replace(seated.table, settings={"pace": 50}), toy.GAME).pace


def test_they_play_again() -> None:
    """The table at which they play again is noted."""
    seated = toys(PERSON)

    seated.do([Event(REMATCH, detail={"table": "another"})])

    assert "another" == seated.sitting.rematch


# Taking events


@pytest.mark.parametrize("seq", [0, 1, 3])
def test_events_are_taken_in_order(seq: int) -> None:
    """An event that does not follow is not taken."""
    seated = Seated(toy.GAME, PERSON)
    seated.do(seated.sitting.set_pace(5))
    before = stands(seated.sitting)

    with pytest.raises(ValueError, match="does not follow 1"):
        seated.sitting.take([Event("pace", action=7, seq=seq)])

    assert before == stands(seated.sitting)


def test_an_event_without_its_number_is_not_taken() -> None:
    """An answer says which."""
    seated = toys(PERSON)

    with pytest.raises(ValueError, match="lacks its number"):
        seated.sitting.take([Event(ANSWER, 0, seq=2)])


# Random walks over all that can be done


class Walk:
    """People, at some screens, who do at random what they may and what they may not."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = rng = randomly(seed)
        options = {option.name: rng.choice(option.values) for option in game.options}
        self.seats = rng.choice(game.seats)
        sitting = [rng.choice((PERSON, PERSON, BOT, OPEN)) for _ in range(self.seats)]
        self.seated = Seated(game, *sitting, options=options)
        self.screens = {seat: rng.randrange(self.seats) for seat in range(self.seats)}
        self.checked = Play(game, self.seats, options)
        self.known = (0, list[Move]())  # what somebody has kept: the number of an event, and the answers then

    @property
    def sitting(self) -> Sitting:
        """Return the table."""
        return self.seated.sitting

    def mine(self, seat: int) -> list[int]:
        """Return the seats that share a screen with one."""
        return [other for other, screen in self.screens.items() if screen == self.screens[seat]]

    def others(self, seat: int) -> Collection[int]:
        """Return who looks at the table from another screen."""
        return [*(viewer for viewer in range(self.seats) if viewer not in self.mine(seat)), SPECTATOR]

    def holder(self, viewer: int) -> Holder:
        """Return who looks with the eyes of a seat."""
        return Holder("table", PRIVATE, () if viewer == SPECTATOR else tuple(self.mine(viewer)))

    def wish(self) -> tuple[int, Callable[[], list[Event]]]:
        """Return a seat and what it would like to do: mostly to answer."""
        rng, now = self.rng, self.sitting
        asked = [seat for seat in now.play.asked if seat != CHANCE]
        seat = rng.choice(asked) if asked and rng.random() < 0.9 else rng.randrange(self.seats)
        own = now.own(seat)
        mine = [ply for ply, move in enumerate(now.play.moves) if move.seat == seat]
        ply = len(own.moves) + (rng.randrange(-2, 2) if rng.random() < 0.1 else 0)
        choices = own.choices(seat)
        action = rng.choice(choices) if choices and rng.random() < 0.95 else rng.randrange(now.game.actions)
        wishes: dict[Callable[[], list[Event]], int] = {
            lambda: now.answer(seat, ply, action, is_end=True): 30,
            lambda: now.answer(seat, ply, action, is_end=False): 40,
            lambda: now.end(seat): 15,
            lambda: now.step_back(seat, rng.randrange(now.ply, len(own.moves) + 1)): 8,
            lambda: now.take_back(seat, mine[-rng.randrange(1, 4) :][0] if mine else 0, self.mine(seat)): 6,
            lambda: now.agree(seat, self.mine(seat)): 60 if now.offer else 1,
            lambda: now.refuse(seat): 15 if now.offer else 1,
            lambda: now.sit(now.open_seat(), rng.choice(NAMES)): 4 if now.is_started else 60,
            lambda: now.put_bot(seat, ""): 1,
            lambda: now.come_back(seat): 2,
            lambda: now.free(seat): 1,
            lambda: now.cut(seat, rng.choice(NAMES)): 15,
            now.start: 4 if now.is_started else 30,
            lambda: now.set_pace(rng.randrange(SLOWEST)): 1,
        }
        return seat, rng.choices([*wishes], [*wishes.values()])[0]

    def step(self) -> None:
        """Let somebody do something, and see that all holds that has to."""
        seat, wish = self.wish()
        before = stands(self.sitting)
        try:
            made = wish()
        except (Fault, StaleError):
            made = []
        assert before == stands(self.sitting)  # to ask changes nothing
        if not made:
            return
        viewer = self.rng.choice([*self.others(seat)])
        seen = self.shown(viewer)
        is_over = self.sitting.is_over_after(made)
        self.seated.do(made)
        self.check_log()
        self.check_sight(viewer, seen, {*kinds(made)})
        self.check_known()
        assert self.sitting.phase == OVER or not is_over

    def shown(self, viewer: int) -> dict[str, object]:
        """Return what somebody sees of the table."""
        return msgspec.structs.asdict(snapshot(self.sitting, self.holder(viewer), viewer))

    def sent(self, viewer: int, *, has_drafts: bool) -> bytes:
        """Return all that is sent to somebody, with the drafts of others or as if there were none."""
        drafts = self.sitting.drafts if has_drafts else {viewer: self.sitting.drafts.get(viewer, [])}
        room = Room(replace(self.sitting, drafts=drafts))
        return msgspec.json.encode(update(room, self.holder(viewer), viewer, 0))

    def check_log(self) -> None:
        """See that what is published could be played through the checked door, with the luck of the table."""
        moves, checked = self.sitting.play.moves, self.checked
        if checked.moves != moves[: len(checked.moves)]:
            checked = self.checked = self.checked.at(0)
        for seat, action in moves[len(checked.moves) :]:
            if seat == CHANCE:
                assert action == self.sitting.luck.answer(len(checked.moves), checked.choices(CHANCE))
            checked.act(seat, action)
        assert bytes(checked.state) == bytes(self.sitting.play.state)
        assert not self.sitting.is_started or CHANCE not in checked.asked
        for seat, draft in self.sitting.drafts.items():
            assert [Move(seat, action) for action in draft] == self.sitting.own(seat).moves[len(moves) :]

    def check_sight(self, viewer: int, seen: dict[str, object], happened: set[str]) -> None:
        """See that others see of what happened what they may, and of a draft nothing at all."""
        now = self.shown(viewer)
        if happened <= {DRAFT, UNDRAFT}:
            assert seen == now
        elif not happened & {ANSWER, BACK, START}:
            around = {"seq", "seats", "pace", "offer"}
            assert around >= {name for name, value in seen.items() if now[name] != value}

    def check_known(self) -> None:
        """See that what somebody is told to know still is as it was."""
        seq, moves = self.known
        known = self.sitting.known_before(seq, len(moves))
        assert moves[:known] == self.sitting.play.moves[:known]
        assert known == len(moves) or any(event.kind == BACK for event in self.seated.events[seq:])
        if self.rng.random() < 0.1:
            self.known = (self.sitting.seq, self.sitting.play.moves[:])


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", [*GAMES, MARKET.name])
def test_whatever_they_do(name: str, seed: int) -> None:
    """The log stays legal, drafts stay private, and all readers find the same table."""
    walk = Walk(MARKET if name == MARKET.name else load(name), seed)
    for number in range(120):
        walk.step()
        if number % 30 == 0:
            for viewer in (*range(walk.seats), SPECTATOR):
                assert walk.sent(viewer, has_drafts=True) == walk.sent(viewer, has_drafts=False)
    table, events = walk.seated.table, walk.seated.events
    singly = lay_out(table, walk.seated.game)
    for event in events:
        singly.take([event])

    assert {DRAFT, ANSWER, START} <= {*kinds(events)}
    assert stands(walk.sitting) == stands(singly) == stands(walk.seated.read())


def test_the_walks_do_everything() -> None:
    """Over some walks each kind of event happens, so that what holds there holds of all of them."""
    happened = {REMATCH}
    for seed in range(6):
        walk = Walk(load("cat_tower"), seed)
        for _ in range(80):
            walk.step()
        happened |= {*kinds(walk.seated.events)}

    assert 13 == len(happened), happened
