"""What the search does: it is legal, reproducible, stops in time, and finds what there is to find."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from tests.bots.tables import SEED, settled
from tests.games.catsle_builders.position import Position, position

from tenshu.bots import Answer, Budget
from tenshu.bots.bot import bot_rng
from tenshu.bots.search import SearchBot, Settings, Tree, usual_settings
from tenshu.bots.sensing import search_doors
from tenshu.core.play import Move, Play
from tenshu.core.rng import new_rng, step
from tenshu.games import GAMES, load

FEW = Budget(6)  # iterations that interpreted rules do in a second


def decide(bot: SearchBot, play: Play, seat: int, budget: Budget = FEW) -> Answer:
    """Return the answer of a bot at a seat."""
    rng = bot_rng(SEED, seat, len(play.moves))
    return bot.decide(play.seen(seat), seat, play.choices(seat), rng, budget)


def visits(answer: Answer) -> int:
    """Return how often all candidates together were tried."""
    return sum(candidate.visits for candidate in answer.candidates)


@pytest.mark.parametrize("name", GAMES)
def test_what_it_tells_of_adds_up(name: str) -> None:
    """Each iteration tries one legal action; the one tried most is the answer, and worth is from 0 to 1."""
    play = settled(name)
    seat = play.asked[0]
    answer = decide(SearchBot(play.game), play, seat)
    first, *others = answer.candidates

    assert FEW.iterations == answer.iterations == visits(answer)
    assert set(play.choices(seat)) >= {candidate.action for candidate in answer.candidates}
    assert answer.action == first.action
    assert all(first.visits >= other.visits > 0 for other in others)
    assert all(0 <= candidate.worth <= 1 for candidate in answer.candidates)


def test_it_plays_against_a_rival() -> None:
    """Alone, against a rival that the game plays, it answers and expects points as anywhere."""
    play = settled("white_castle", seats=1)
    answer = decide(SearchBot(play.game), play, 0, Budget(2))

    assert answer.action in play.choices(0)
    assert 0 < answer.candidates[0].points


def test_each_seat_answers_for_itself() -> None:
    """Where seats answer all at once, each decides about its own choices, whoever else has not answered yet."""
    play = settled("cat_tower", seats=3)
    while len(play.asked) < 3 or any(len(play.choices(seat)) == 1 for seat in play.asked):
        play.act(play.asked[0], play.choices(play.asked[0])[0])
        play.settle(SEED)
    choices = [set(play.choices(seat)) for seat in play.asked]
    tried = [{one.action for one in decide(SearchBot(play.game), play, seat).candidates} for seat in play.asked]

    assert 1 < len({frozenset(one) for one in choices})
    assert all(one <= legal for one, legal in zip(tried, choices, strict=True))


def test_one_choice_needs_no_thought() -> None:
    """A single legal action is the answer at once."""
    play = settled("catte")
    seat = play.asked[0]
    only = play.choices(seat)[:1]

    assert Answer(only[0]) == SearchBot(play.game).decide(play.seen(seat), seat, only, bot_rng(1, 0, 0), FEW)


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_luck_leads_to_the_same_answer(threads: int) -> None:
    """With so many iterations an answer and its reasons follow from the luck, in one thread or in several."""
    play = settled("catte")
    seat = play.asked[0]
    first, again = (decide(SearchBot(play.game, threads=threads), play, seat) for _ in range(2))

    assert first == again
    assert threads * FEW.iterations == first.iterations == visits(first)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_how_the_clock_is_watched_changes_nothing(name: str) -> None:
    """With enough seconds an answer is the same as without a clock, however the iterations are divided."""
    play = settled(name)
    seat = play.asked[0]
    watched = decide(SearchBot(play.game), play, seat, Budget(300, seconds=60))

    assert watched == decide(SearchBot(play.game), play, seat, Budget(300))


@pytest.mark.compiled
def test_other_luck_leads_to_other_reasons() -> None:
    """What is tried depends on the luck, so that two seats do not think alike."""
    play = settled("catte")
    seat, seen = play.asked[0], play.seen(play.asked[0])
    told = {
        SearchBot(play.game).decide(seen, seat, play.choices(seat), bot_rng(luck, seat, 0), Budget(100))
        for luck in range(4)
    }

    assert 4 == len(told)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let each look at the clock take a tenth of a second; return the times that were told."""
    told: list[float] = []

    def look() -> float:
        told.append(len(told) / 10)
        return told[-1]

    monkeypatch.setattr("tenshu.bots.search.time", SimpleNamespace(perf_counter=look))
    return told


@pytest.mark.parametrize("seconds", [0.1, 0.3])
def test_it_stops_in_time(ticking: list[float], seconds: float) -> None:
    """After its seconds it answers, with all that it could do until then."""
    play = settled("catte", decisions=40)
    answer = decide(SearchBot(play.game), play, play.asked[0], Budget(seconds=seconds))

    assert seconds == pytest.approx(ticking[-1])
    assert 64 * (len(ticking) - 1) == answer.iterations


@pytest.mark.usefixtures("ticking")
def test_whichever_bound_is_met_first() -> None:
    """Of iterations and seconds the one that is met first ends the search; without either it is a usual number."""
    play = settled("catte", decisions=40)
    seat = play.asked[0]

    assert 20 == decide(SearchBot(play.game), play, seat, Budget(20, seconds=60)).iterations
    assert 192 == decide(SearchBot(play.game), play, seat, Budget(1000, seconds=0.25)).iterations


@pytest.mark.compiled
def test_it_stops_by_a_real_clock_too() -> None:
    """A bound in seconds alone ends the search; without any bound there is a usual number of iterations."""
    play = settled("catte")
    seat = play.asked[0]

    assert 64 <= decide(SearchBot(play.game), play, seat, Budget(seconds=0.05)).iterations
    assert 2 * 1000 == decide(SearchBot(play.game, threads=2), play, seat, Budget()).iterations


@pytest.mark.compiled
def test_others_may_run_while_it_thinks() -> None:
    """The search does not hold the interpreter's lock: while a tree grows in one go, someone else can count."""
    play = settled("catsle_builders")
    seat = play.asked[0]
    one = Tree(search_doors(play.game), play.game, seat, play.seats, Settings(), 1 << 14)
    one.grow(play.seen(seat), new_rng(1), 1)
    thinking = threading.Thread(target=one.grow, args=(play.seen(seat), new_rng(1), 1 << 14))
    thinking.start()
    ticks = 0
    while thinking.is_alive():
        ticks += 1

    assert 10_000 < ticks


def last_takes() -> Position:
    """Return the last trick of a game, in which A takes a card and then B takes two."""
    table = position(
        hands={"A": "red 12", "B": "red 9", "C": "gray 3", "D": "gray 5"},
        boards={"A": "3 red in column 4, 1 gray in column 1"},
        points={"A": (0, 0), "B": (0, 3)},
    )
    table.tell("A: red 12, B: red 9, C: gray 3, D: gray 5")
    return table


@pytest.mark.parametrize("settings", [Settings(), Settings(guided=False)])
def test_it_finds_the_victory(settings: Settings) -> None:
    """A fourth red card completes the column and wins; a second gray one breaks another and loses."""
    table = last_takes()
    answer = decide(SearchBot(table.game, settings), table, 0, Budget(60))
    is_red = {one: table.say(one.action, "log").startswith("red") for one in answer.candidates}

    assert table.say(answer.action, "log") in {"red 9", "red 12"}
    assert is_red == {one: one.worth > 0.5 for one in answer.candidates}
    assert all(one.points == (6 if red else 2) for one, red in is_red.items())


def last_decisions(name: str) -> Iterator[tuple[Play, int, set[int]]]:
    """Yield positions in which a decision ends the game whatever it is, with the answers that win: some of several."""
    for seed in range(1000):
        play = Play(load(name), load(name).seats.start)
        play.settle(seed)
        while play.asked:
            before, seat = play.moves[:], play.asked[0]
            choices = play.choices(seat)
            play.act(seat, choices[seed % len(choices)])
            play.settle(seed)
        last = play.at(len(before))
        ends = [Play(play.game, play.seats, moves=[*before, Move(seat, action)]) for action in last.choices(seat)]
        wins = {end.moves[-1].action for end in ends if end.places()[seat] == 1}
        if not any(end.asked for end in ends) and 0 < len(wins) < len(ends):
            yield last, seat, wins


@pytest.mark.compiled
def test_it_wins_where_the_last_decision_does() -> None:
    """Where the last decision of a game is between victory and defeat, it takes the victory."""
    found = last_decisions("catte")
    for _ in range(2):
        play, seat, wins = next(found)

        assert decide(SearchBot(play.game), play, seat, Budget(200)).action in wins


def test_what_was_found_out_is_kept_within_a_turn() -> None:
    """When the same seat is asked again and nothing was revealed, what is known of its answer counts."""
    table = last_takes()
    table.tell("A: red 12")
    bot = SearchBot(table.game)
    first = decide(bot, table, 1, Budget(15))
    table.act(1, first.action)
    again = decide(bot, table, 1, Budget(15))

    assert "B: place" == table.turn
    assert 0 < again.iterations < 15 == visits(again)


def test_what_is_known_well_enough_needs_no_more_thought() -> None:
    """Where an answer was tried more often already than there are iterations, it is given at once."""
    table = last_takes()
    table.tell("A: red 12")
    bot = SearchBot(table.game)
    table.act(1, decide(bot, table, 1, Budget(60)).action)
    again = decide(bot, table, 1, Budget(5))

    assert 0 == again.iterations < 5 < visits(again)


def test_iterations_that_could_change_nothing_are_spared() -> None:
    """Once nothing can catch up with what was tried most, that is the answer, as it would be in the end."""
    play = settled("catte", decisions=40)
    seat, settings = play.asked[0], usual_settings(play.game)
    spared = decide(SearchBot(play.game), play, seat, Budget(200))
    whole = Tree(search_doors(play.game), play.game, seat, play.seats, settings, 200)
    whole.grow(play.seen(seat), new_rng(step(bot_rng(SEED, seat, len(play.moves))), 0), 200)

    assert spared.iterations < 200 == whole.visits[0]
    assert spared.action == max(whole.candidates(), key=lambda one: one.visits).action


def test_several_threads_are_spared_nothing() -> None:
    """What several trees have found is added up, so that none of them knows what it could change."""
    play = settled("catte", decisions=40)
    answer = decide(SearchBot(play.game, threads=2), play, play.asked[0], Budget(200))

    assert 400 == answer.iterations == visits(answer)


@pytest.mark.parametrize("name", GAMES)
def test_points_are_points(name: str) -> None:
    """What is told of points lies where points can lie, and not far from what the seat has."""
    play = settled(name, decisions=20)
    seat = play.asked[0]
    answer = decide(SearchBot(play.game), play, seat)

    assert all(-20 <= one.points - play.scores()[seat] <= 150 for one in answer.candidates)


def test_a_chain_of_guesses_goes_on() -> None:
    """However the iterations are divided, weighed guesses follow each other."""
    play = settled("catte", decisions=40)
    seat, settings = play.asked[0], Settings(proposals=2)
    once, twice = (Tree(search_doors(play.game), play.game, seat, play.seats, settings, 40) for _ in range(2))
    one, other = new_rng(1), new_rng(1)
    once.grow(play.seen(seat), one, 24)
    for _ in range(2):
        twice.grow(play.seen(seat), other, 12)

    assert once.candidates() == twice.candidates()


def test_a_seat_finishes_its_own_answers_first() -> None:
    """Where all answer at once in several steps, what a seat found out about its first step is kept for its second."""
    play = settled("cat_tower", seats=3)
    while len(play.asked) < 3 or len(play.choices(play.asked[-1])) == 1:
        play.act(play.asked[0], play.choices(play.asked[0])[0])
        play.settle(SEED)
    seat, bot = play.asked[-1], SearchBot(play.game)
    play.act(seat, decide(bot, play, seat, Budget(40)).action)
    again = decide(bot, play, seat, Budget(40))

    assert seat in play.asked
    assert again.iterations < 40 <= visits(again)


def test_another_table_starts_anew() -> None:
    """What was found out at one table is not used at another, nor when something else was answered."""
    table = last_takes()
    table.tell("A: red 12")
    bot = SearchBot(table.game)
    first = decide(bot, table, 1, Budget(40))
    table.act(1, next(action for action in table.choices(1) if action != first.action))

    assert 10 == decide(bot, table, 1, Budget(10)).iterations


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "seats"), [("catsle_builders", 4), ("catte", 3), ("cat_tower", 2), ("white_castle", 2)]
)
def test_a_revelation_starts_anew(name: str, seats: int) -> None:
    """Over a whole game trees are kept only from one decision of a seat to its next, with no answer in between."""
    play, kept = Play(load(name), seats), 0
    bots = [SearchBot(play.game) for _ in range(seats)]
    play.settle(SEED)
    while play.asked:
        seat = play.asked[0]
        answer = decide(bots[seat], play, seat, Budget(30))
        if answer.candidates and visits(answer) > answer.iterations:
            kept += 1
            assert seat == play.moves[-1].seat
        assert answer.action in play.choices(seat)
        play.act(seat, answer.action)
        play.settle(SEED)

    assert kept > 0
