"""What a seat is shown: all that it may see and hear, and not a byte that depends on anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import get_type_hints

import msgspec
import pytest
from tests.core import toy
from tests.table.seated import SEED, Seated, at_random, randomly, refused, started

from tenshu.core.game import Game, Waste
from tenshu.core.heard import OPEN as ALL_SEEING
from tenshu.core.heard import said
from tenshu.core.play import Move, Play
from tenshu.core.questions import CHANCE, HIDDEN, SPECTATOR
from tenshu.core.rng import new_rng
from tenshu.core.words import Fault, Message, message
from tenshu.games import GAMES, load
from tenshu.table import feed, wire
from tenshu.table.feed import Holder, held, moment, snapshot, update
from tenshu.table.model import BOT, HOST, INVITE, NOBODY, OPEN, PERSON, PRIVATE, REMATCH, WATCH, Event, Place
from tenshu.table.rooms import Room
from tenshu.table.sitting import OVER, PLAYING, Sitting

HIDING = ("catsle_builders", "catte")  # the games in which something is hidden
MODERATE = 24  # games of each kind that are looked at in the usual run
SOAKED = {"catsle_builders": 4000, "catte": 4000, "cat_tower": 1000, "white_castle": 1000}
TAKE, HIDE = 2, 1  # in the toy a seat takes a card (0 to 2), hides a coin (0 or 1), and the next one does


def holder(*seats: int, is_host: bool = False) -> Holder:
    """Return who sits on some seats, or only watches."""
    return Holder("table", PRIVATE if seats else WATCH, seats, is_host)


def looking(viewer: int) -> Holder:
    """Return who looks with the eyes of one seat, or of a spectator."""
    return holder() if viewer == SPECTATOR else holder(viewer)


def shown(seated: Seated, viewer: int) -> wire.Snapshot:
    """Return the table as one seat sees it."""
    return snapshot(seated.sitting, looking(viewer), viewer)


def sent(sitting: Sitting, viewer: int, first: int | None = None) -> bytes:
    """Return what a feed sends to a seat."""
    return msgspec.json.encode(update(Room(sitting), looking(viewer), viewer, first))


# Who holds a secret


def test_who_holds_a_secret() -> None:
    """A secret leads to a seat, to several at one screen, to the table as its host, or only to its side."""
    host = [Place("t", HOST, NOBODY), Place("t", PRIVATE, 0), Place("t", PRIVATE, 2)]

    assert Holder("t", PRIVATE, (1,)) == held([Place("t", PRIVATE, 1)])
    assert Holder("t", PRIVATE, (0, 2), is_host=True) == held(host)
    assert Holder("t", HOST, (), is_host=True) == held(host[:1])
    assert Holder("t", WATCH) == held([Place("t", WATCH, NOBODY)])


@pytest.mark.parametrize("purpose", [PRIVATE, HOST, WATCH, INVITE])
def test_who_belongs_to_a_table(purpose: str) -> None:
    """Those who sit there, and the host; who has a link to watch or to join does not."""
    someone = Holder("t", purpose)

    if purpose in (PRIVATE, HOST):
        someone.check_belongs()
    else:
        with refused("table-only-watching"):
            someone.check_belongs()


def test_which_seat_is_meant() -> None:
    """One's only seat needs no name; of several one is named, and never that of another."""
    assert 2 == holder(2).choose(None) == holder(2).choose(2) == holder(1, 2).choose(2)
    with refused("table-which-seat", seats="2, 3"):
        holder(1, 2).choose(None)
    for seat in (0, SPECTATOR, 100):
        with refused("table-not-yours", seat=seat + 1):
            holder(1, 2).choose(seat)
    with refused("table-only-watching"):
        holder().choose(0)


def test_whose_eyes_to_look_with() -> None:
    """At a shared screen it is the seat that is asked, and else the one that looked before."""
    seated = started(toy.GAME, PERSON, PERSON)
    sitting = seated.sitting

    assert SPECTATOR == holder().viewer(sitting) == holder().viewer(sitting, 0)
    assert (1, 1) == (holder(1).viewer(sitting), holder(1).viewer(sitting, 0))
    assert (0, 0) == (holder(0, 1).viewer(sitting), holder(0, 1).viewer(sitting, 1))
    seated.say(0, TAKE, HIDE)
    assert (1, 1) == (holder(0, 1).viewer(sitting), holder(0, 1).viewer(sitting, 0))
    seated.say(1, TAKE, HIDE)
    assert (0, 0, 1) == (holder(0, 1).viewer(sitting), *(holder(0, 1).viewer(sitting, seat) for seat in (0, 1)))


def test_nobody_is_hurried_to_another_seat() -> None:
    """While several of one's seats are asked one goes on looking with the same."""
    seated = started(load("cat_tower"), PERSON, PERSON, BOT)
    rng = randomly(1)
    while len(seated.sitting.play.asked) == 1:
        seated.play_on(rng, 1)

    assert (0, 1, 0) == tuple(holder(0, 1).viewer(seated.sitting, before) for before in (0, 1, SPECTATOR))


# A snapshot


def test_while_people_gather() -> None:
    """Before the start all see who sits where and what they cut with, and nothing can be done on the board."""
    seated = Seated(toy.GAME, PERSON, OPEN)
    seated.do(seated.sitting.cut(0, "banana"))

    seen = snapshot(seated.sitting, holder(0, is_host=True), 0)

    assert ("gathering", 0, [0], True) == (seen.phase, seen.seat, seen.mine, seen.is_host)
    assert [wire.SeatShown(0, "person", "Aiko", "", "banana", is_mine=True)] == seen.seats[:1]
    assert [wire.SeatShown(1, "open", "", "", "", is_mine=False)] == seen.seats[1:]
    assert ([], 0, None, "promised") == (seen.legal, seen.ply, seen.seed, seen.commitment)
    assert (None, None, False, False) == (seen.back, seen.places, seen.can_end, seen.rematch)


def test_who_is_asked_gets_the_choices() -> None:
    """The choices come with their words to who is asked, and to nobody else."""
    seated = started(toy.GAME, PERSON, PERSON)

    mine, other, beside = (shown(seated, viewer) for viewer in (0, 1, SPECTATOR))

    assert [message("toy-answer", number=number) for number in (1, 2, 3)] == [one.name for one in mine.legal]
    assert [] == other.legal == beside.legal
    assert [0] == mine.asked == other.asked == beside.asked
    assert _question("take") == mine.question == other.question == beside.question


def _question(name: str) -> Message:
    return message(f"toy-question-{name}", deck="plain")


def test_a_draft_is_shown_to_its_seat() -> None:
    """Who drafts sees the table as it would be, and the others see it as it is."""
    seated = started(toy.GAME, PERSON, PERSON)
    before = shown(seated, 1), shown(seated, SPECTATOR)

    seated.draft(0, TAKE)

    mine = shown(seated, 0)
    assert (0, 1, True, _question("hide")) == (mine.ply, mine.drafted, mine.can_end, mine.question)
    assert [0, 1] == [one.action for one in mine.legal]
    assert [3, 0] == msgspec.json.decode(msgspec.json.encode(mine.view))["sheet"][0]["points"]
    assert before == (shown(seated, 1), shown(seated, SPECTATOR))


def test_a_draft_is_told_with_what_it_changed() -> None:
    """Who drafts is told step by step what was drafted, what that changed in all, and what each choice would add."""
    seated = started(toy.GAME, PERSON, PERSON)
    assert ([], [], [[], [], []]) == _told_draft(shown(seated, 0))

    seated.draft(0, TAKE)

    draft, gained, would = _told_draft(shown(seated, 0))
    assert [wire.Heard(0, 0, "take", TAKE, message("toy-answer", number=3), [_coins("+3")])] == draft
    assert ([_coins("+3")], [[_coins("+2")]] * 2) == (gained, would)
    assert ([], [], []) == _told_draft(shown(seated, 1)) == _told_draft(shown(seated, SPECTATOR))


def _told_draft(seen: wire.Snapshot) -> tuple[list[wire.Heard], list[Message], list[list[Message]]]:
    return seen.draft, seen.gained, [one.gained for one in seen.legal]


def _coins(coins: str) -> Message:
    return message("toy-coins", coins=coins)


def test_waste_is_told_with_a_choice() -> None:
    """What a game finds wasted comes with the choice, by its sort."""
    wasteful = replace(toy.GAME, waste=lambda _, seat, action: [Waste("lost", _coins(str(action)))] * (seat == 0))

    legal = shown(started(wasteful, PERSON, PERSON), 0).legal

    assert [[wire.Warn("lost", _coins(str(action)))] for action in range(3)] == [one.warns for one in legal]


def test_a_finished_draft_waits_for_its_end() -> None:
    """With nothing left to answer the seat can still end its turn, while the table waits for it."""
    seated = started(toy.GAME, PERSON, PERSON)

    seated.draft(0, TAKE, HIDE)

    mine = shown(seated, 0)
    assert ([], 2, True, [0]) == (mine.legal, mine.drafted, mine.can_end, mine.asked)


def test_what_can_be_taken_back() -> None:
    """It is the last answer of one's own, while the game lasts."""
    seated = started(toy.GAME, PERSON, PERSON)
    seated.say(0, TAKE, HIDE)
    assert (1, None, None) == tuple(shown(seated, viewer).back for viewer in (0, 1, SPECTATOR))

    seated.say(1, TAKE)
    assert (1, 2) == tuple(shown(seated, viewer).back for viewer in (0, 1))

    seated.say(1, HIDE)
    assert (None, None) == tuple(shown(seated, viewer).back for viewer in (0, 1))


def test_an_offer_is_shown() -> None:
    """All see who asks to take back what, and who has yet to agree is told so."""
    seated = started(load("catte"), PERSON, PERSON, PERSON, BOT)
    rng = randomly(3)
    while not {0, 1, 2} <= {move.seat for move in seated.sitting.play.moves}:
        seated.play_on(rng, 1)
    ply = shown(seated, 0).back
    assert ply is not None

    seated.do(seated.sitting.take_back(0, ply, mine=[0]))
    seated.do(seated.sitting.agree(1, mine=[1]))

    offers = [snapshot(seated.sitting, who, who.viewer(seated.sitting)).offer for who in everyone()]
    assert [wire.OfferShown(0, ply, [1], is_asked=who == holder(2)) for who in everyone()] == offers


def everyone() -> list[Holder]:
    """Return all who look at a table of four."""
    return [holder(0), holder(1), holder(2), holder(3), holder()]


def test_a_game_that_is_over_is_open() -> None:
    """Then all see everything, the seed and the places too."""
    seated = started(toy.GAME, PERSON, PERSON)
    seated.say(0, 0, HIDE)
    seated.say(1, TAKE, HIDE)
    seated.do([Event(REMATCH, detail={"table": "another"})])

    for viewer in (0, 1, SPECTATOR):
        seen = shown(seated, viewer)
        assert ("over", SEED.hex(), [2, 1], None, []) == (seen.phase, seen.seed, seen.places, seen.question, seen.asked)
        heard = update(Room(seated.sitting), looking(viewer), viewer, 0).heard
        assert [0, HIDE, TAKE, HIDE] == [one.action for one in heard]
        assert seen.rematch


def test_nobody_learns_which_table_is_the_next() -> None:
    """The name of the next table is not told, since whoever belongs there gets a secret of their own."""
    seated = started(toy.GAME, PERSON)
    seated.do([Event(REMATCH, detail={"table": "another"})])

    assert b"another" not in sent(seated.sitting, 0)


# Updates


def test_an_update_tells_what_happened_since_ones_last_answer() -> None:
    """Without a ply it begins there, with one's own answer; with a ply it begins at that."""
    seated = started(toy.GAME, PERSON, PERSON)
    seated.say(0, TAKE, HIDE)
    seated.say(1, 0)
    room = Room(seated.sitting)

    assert (1, [1, 2]) == told(update(room, holder(0), 0, None))
    assert (2, [2]) == told(update(room, holder(1), 1, None))
    assert (0, [0, 1, 2]) == told(update(room, holder(1), 1, 0))
    assert (3, []) == told(update(room, holder(1), 1, 3))


def told(one: wire.Update) -> tuple[int, list[int]]:
    """Return where an update begins, and the plies that it tells of."""
    return one.first, [heard.ply for heard in one.heard]


def test_who_has_answered_nothing_hears_the_last_few() -> None:
    """Who only watches is not told a whole game at once."""
    seated = started(load("catsle_builders"), PERSON, PERSON, PERSON)
    seated.play_on(randomly(1), 50)
    ply = seated.sitting.ply

    assert (ply - 40, [*range(ply - 40, ply)]) == told(update(Room(seated.sitting), holder(), SPECTATOR, None))


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_deal_is_heard_wholly(viewer: int) -> None:
    """A log counts the cards of a deal, so that who has just come hears it from its first card, however long it is."""
    seated = started(load("catsle_builders"), PERSON, PERSON, PERSON, PERSON)
    dealt = seated.sitting.ply

    assert dealt > 40
    assert (0, [*range(dealt)]) == told(update(Room(seated.sitting), looking(viewer), viewer, None))


def test_what_others_hide_is_heard_as_hidden() -> None:
    """Where a coin is hidden is heard by who hid it; others hear that it was, and what changed in plain sight."""
    seated = started(toy.GAME, PERSON, PERSON)
    seated.say(0, TAKE, HIDE)
    room = Room(seated.sitting)

    mine, other = (update(room, looking(viewer), viewer, 1).heard for viewer in (0, 1))

    lost = [message("toy-coins", coins="-1")]
    assert [wire.Heard(1, 0, "hide", HIDE, message("toy-answer", number=HIDE + 1), lost)] == mine
    assert [wire.Heard(1, 0, "hide", HIDDEN, None, lost)] == other


def test_an_update_is_as_wide_as_it_is_said_to_be() -> None:
    """What is sent reads back as what it is, so that there is nothing in it that the wire does not name."""
    seated = started(load("catte"), PERSON, PERSON, PERSON)
    seated.play_on(randomly(1), 5)

    data = msgspec.json.decode(sent(seated.sitting, 0))

    assert {*get_type_hints(wire.Update)} == {*data}
    assert {*get_type_hints(wire.Snapshot)} == {*data["snapshot"]}
    assert all({*get_type_hints(wire.Heard)} == {*heard} for heard in data["heard"])


# Moments


def test_a_moment_of_the_game() -> None:
    """Any ply can be looked at again, as the seat saw it then, with the answer that led there."""
    seated = started(toy.GAME, PERSON, PERSON)
    seated.say(0, TAKE, HIDE)
    room = Room(seated.sitting)

    first, last = (moment(room.sitting, 1, ply) for ply in (0, 2))

    assert (0, 2, 1, [0], _question("take"), None) == _around(first)
    assert (2, 2, 1, [1], _question("take")) == _around(last)[:-1]
    assert last.heard is not None
    assert (1, HIDDEN, None) == (last.heard.ply, last.heard.action, last.heard.what)
    assert ([0, 0], [2, 0]) == tuple([*one.view["sheet"][0]["points"]] for one in (first, last))


def _around(one: wire.Moment) -> tuple[object, ...]:
    return one.ply, one.plies, one.seat, one.asked, one.question, one.heard


@pytest.mark.parametrize("ply", [-1, 1, 1_000_000])
def test_there_is_no_such_moment(ply: int) -> None:
    """Nobody looks beyond what was answered."""
    seated = started(toy.GAME, PERSON, PERSON)

    with refused("table-no-ply", ply=ply, plies=0):
        moment(seated.sitting, 0, ply)


def test_a_draft_is_no_moment() -> None:
    """What a seat has drafted did not happen yet, for itself neither."""
    seated = started(toy.GAME, PERSON, PERSON)
    seated.draft(0, TAKE)

    with refused("table-no-ply"):
        moment(seated.sitting, 0, 1)


def test_moments_of_a_game_that_is_over_are_open() -> None:
    """Looking back, all see all hands."""
    seated = started(toy.GAME, PERSON, PERSON)
    seated.say(0, TAKE, HIDE)
    seated.say(1, TAKE, HIDE)

    again = moment(seated.sitting, SPECTATOR, 2)

    assert again.heard is not None
    assert (ALL_SEEING, HIDE) == (again.seat, again.heard.action)


# The one filter: nothing that a seat is sent depends on what it may not see


def worlds(game: Game, games: int, seed: int) -> Iterator[tuple[Sitting, int]]:
    """Yield random moments of random games at all seat counts, each with all who look; the asked may have drafted."""
    rng = randomly(seed)
    for number in range(games):
        sitting = at_random(game, game.seats[number % len(game.seats)], rng).sitting
        for viewer in (*range(sitting.play.seats), SPECTATOR):
            draft(sitting, viewer, rng)
            yield sitting, viewer


def draft(sitting: Sitting, viewer: int, rng: Random) -> None:
    """Let a seat draft some answers, and let nobody else."""
    sitting.drafts.clear()
    for _ in range(rng.randrange(3)):
        choices = sitting.own(viewer).choices(viewer)
        if choices:
            sitting.drafts.setdefault(viewer, []).append(rng.choice(choices))


def elsewhere(play: Play, viewer: int) -> Play:
    """Return the same game in another world, which the seat cannot tell from this one."""
    other = play.copy()
    play.game.doors.redact(other.state, viewer)
    play.game.doors.guess(other.state, viewer, new_rng(len(play.moves)))
    return other


def tells_apart(sitting: Sitting, other: Play, viewer: int) -> bool:
    """Tell whether a seat would be shown anything else in another world; what was heard is left to `deals`."""
    one, two = (snapshot(table, looking(viewer), viewer) for table in (sitting, replace(sitting, play=other)))
    return msgspec.json.encode(one) != msgspec.json.encode(two)


def hears_apart(play: Play, other: Play, viewer: int) -> bool:
    """Tell whether an answer to the open question would be heard otherwise in another world."""
    return any(
        _heard(play, viewer, action) != _heard(other, viewer, action)
        for seat in play.asked
        for action in play.choices(seat)
        if seat != viewer
    )


def _heard(play: Play, viewer: int, action: int) -> Message | None:
    heard = play.game.doors.heard(play.state, viewer, action)
    return None if heard == HIDDEN else play.game.say(play.state, heard)


def check_filter(game: Game, games: int, seed: int) -> int:
    """Look at random moments of random games, and return how many of the worlds differed at all."""
    differed = 0
    for sitting, viewer in worlds(game, games, seed):
        other = elsewhere(sitting.play, viewer)
        differed += bytes(other.state) != bytes(sitting.play.state)
        assert not tells_apart(sitting, other, viewer), (sitting.play.moves, viewer, sitting.drafts)
        assert not hears_apart(sitting.play, other, viewer), (sitting.play.moves, viewer)
    return differed


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_hidden_is_sent(name: str) -> None:
    """In another world that a seat cannot tell apart not one byte differs of what it is sent, with its draft or not."""
    differed = check_filter(load(name), MODERATE, seed=1)

    assert (differed > MODERATE) == (name in HIDING)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_hidden_is_sent_in_thousands_of_games(name: str) -> None:
    """The same over ten thousand games that nobody has looked at before."""
    check_filter(load(name), SOAKED[name], seed=Random().getrandbits(60))  # noqa: S311


def dealt_otherwise(play: Play, viewer: int, rng: Random) -> Play | None:
    """Return a game in which two of the cards that a seat did not see dealt changed places, if that can be.

    All that the seat saw and heard is the same.
    """
    hidden = [one.ply for one in said(play, viewer) if one.action == HIDDEN][-40:]
    for _ in range(12 if len(hidden) > 1 else 0):
        one, two = rng.sample(hidden, 2)
        moves = play.moves[:]
        moves[one], moves[two] = (Move(moves[one].seat, moves[two].action), Move(moves[two].seat, moves[one].action))
        try:
            other = Play(play.game, play.seats, play.options, moves)
        except Fault:  # one of the cards was played by who has it no more
            continue
        is_same = bytes(other.seen(viewer)) == bytes(play.seen(viewer))
        if is_same and bytes(other.state) != bytes(play.state):
            return other
    return None


def deals(game: Game, games: int, seed: int) -> Iterator[tuple[Sitting, Sitting, int]]:
    """Yield random moments of random games, each with one that differs in what was dealt face down, for some viewer."""
    rng = randomly(seed)
    for number in range(games):
        sitting = at_random(game, game.seats[number % len(game.seats)], rng).sitting
        viewer = rng.choice((*range(sitting.play.seats), SPECTATOR))
        other = dealt_otherwise(sitting.play, viewer, rng)
        if other is not None:
            yield sitting, replace(sitting, play=other), viewer


def check_deals(game: Game, games: int, seed: int) -> int:
    """Compare all that a seat is sent of a game with what it is sent of one that was dealt otherwise; count them."""
    compared = 0
    for sitting, other, viewer in deals(game, games, seed):
        assert sent(sitting, viewer, 0) == sent(other, viewer, 0)
        ply = sitting.ply // 2
        one, two = (msgspec.json.encode(moment(table, viewer, ply)) for table in (sitting, other))
        assert one == two
        compared += 1
    return compared


@pytest.mark.parametrize("name", HIDING)
def test_a_whole_game_sounds_the_same_however_it_was_dealt(name: str) -> None:
    """All that a seat heard from the first card on is the same, word for word, where cards it did not see differ."""
    assert check_deals(load(name), MODERATE, seed=2) >= MODERATE // 3


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", HIDING)
def test_hundreds_of_games_sound_the_same_however_they_were_dealt(name: str) -> None:
    """The same over many games that nobody has looked at before."""
    assert check_deals(load(name), 400, seed=Random().getrandbits(60)) > 100  # noqa: S311


@pytest.mark.parametrize("name", HIDING)
def test_hidden_answers_have_no_action_and_no_words(name: str) -> None:
    """Cards that are dealt face down are heard by who gets them, and all the others hear that one was dealt."""
    game = load(name)
    seated = started(game, *[PERSON] * 3)
    play, room = seated.sitting.play, Room(seated.sitting)

    for viewer in (0, 1, 2, SPECTATOR):
        heard = [one for one in update(room, looking(viewer), viewer, 0).heard if one.question == "deal"]
        mine = sum(1 for one in heard if one.action != HIDDEN)
        assert all((one.what is None) == (one.action == HIDDEN) for one in heard)
        assert all(one.action in (HIDDEN, play.moves[one.ply].action) for one in heard)
        assert (viewer == SPECTATOR) == (mine == 0)
        assert mine < len(heard) / 2


# Filters that are broken are noticed


def noticed(game: Game) -> bool:
    """Tell whether most of some random moments would tell the worlds apart."""
    told = [tells_apart(sitting, elsewhere(sitting.play, viewer), viewer) for sitting, viewer in worlds(game, 3, 1)]
    return sum(told) > len(told) / 2


@pytest.mark.parametrize("name", HIDING)
def test_a_state_that_is_not_redacted_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the state shown as it is, the comparison above would tell."""
    assert not noticed(load(name))
    monkeypatch.setattr(Play, "seen", lambda play, _: play.state.copy())

    assert noticed(load(name))


@pytest.mark.parametrize("name", HIDING)
def test_a_view_of_everything_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it would if only the view were made of the state as it is."""
    monkeypatch.setattr(feed, "seen_by", lambda play, _: play.game.view(play.state))

    assert noticed(load(name))


@pytest.mark.parametrize("name", HIDING)
def test_answers_that_are_heard_as_they_are_are_noticed(name: str) -> None:
    """Were cards dealt aloud, the same game would sound otherwise when it is dealt otherwise."""
    game = load(name)
    loud = replace(game, doors=game.doors._replace(heard=lambda _state, _seat, action: action))

    some = [*deals(game, 6, seed=2)]
    assert some
    for sitting, other, viewer in some:
        assert sent(sitting, viewer, 0) == sent(other, viewer, 0)
        sitting.play.game = other.play.game = loud
        assert sent(sitting, viewer, 0) != sent(other, viewer, 0)


# The seed


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_is_secret_until_the_end(name: str) -> None:
    """Nobody is sent the seed of a game that goes on, and everybody that of one that is over."""
    game = load(name)
    seated = Seated(game, *[PERSON] * game.seats[-1])
    rng = randomly(4)
    secret = SEED.hex().encode()
    viewers = (0, game.seats[-1] - 1, SPECTATOR)
    assert not any(secret in sent(seated.sitting, viewer) for viewer in viewers)

    seated.do(seated.sitting.start())
    while seated.sitting.phase == PLAYING:
        assert not any(secret in sent(seated.sitting, viewer).lower() for viewer in viewers)
        assert shown(seated, rng.choice(viewers)).seed is None
        seated.play_on(rng, 25)

    assert all(secret in sent(seated.sitting, viewer) for viewer in viewers)


# Rooms


@pytest.mark.parametrize("name", GAMES)
def test_a_room_tells_what_is_told_anew(name: str) -> None:
    """Whatever was asked before, a room tells each viewer what somebody who replays the whole game would."""
    game, rng = load(name), randomly(6)
    seated = started(game, *[PERSON] * game.seats[-1])
    room = Room(seated.sitting)
    for _ in range(30):
        before = seated.sitting.ply
        if rng.random() < 0.2:
            take_back(seated, rng)
        else:
            seated.play_on(rng, rng.randrange(3))
        room.changed(is_back=seated.sitting.ply < before)
        viewer, first = rng.choice((0, game.seats[-1] - 1, SPECTATOR)), rng.randrange(seated.sitting.ply + 1)

        assert [*said(seated.sitting.play, viewer, first)] == room.heard(viewer, first)


def take_back(seated: Seated, rng: Random) -> None:
    """Let one of those who share the screen take back an answer."""
    moves = seated.sitting.play.moves
    plies = [ply for ply, move in enumerate(moves) if move.seat != CHANCE][-5:]
    if plies:
        ply = rng.choice(plies)
        seated.do(seated.sitting.take_back(moves[ply].seat, ply, mine=range(8)))


def test_who_asks_for_more_than_there_is_does_not_shift_what_comes() -> None:
    """Nothing is told beyond the last answer, and what comes then has its own ply."""
    seated = started(toy.GAME, PERSON, PERSON)
    room = Room(seated.sitting)
    assert [] == room.heard(0, 5)

    seated.say(0, TAKE, HIDE)
    room.changed(is_back=False)

    assert [] == room.heard(0, 5)
    assert [1] == [one.ply for one in room.heard(0, 1)]


def test_a_room_opens_when_the_game_is_over() -> None:
    """What was hidden is told then, to who heard it as hidden before."""
    seated = started(toy.GAME, PERSON, PERSON)
    room = Room(seated.sitting)
    seated.say(0, TAKE, HIDE)
    assert [HIDDEN] == [one.action for one in room.heard(1, 1)]

    seated.say(1, TAKE, HIDE)

    assert OVER == seated.sitting.phase
    assert [HIDE, TAKE, HIDE] == [one.action for one in room.heard(1, 1)]


async def test_who_looks_at_a_room_is_woken() -> None:
    """All who look are told of each change, and what was sent before is forgotten."""
    room = Room(started(toy.GAME, PERSON).sitting)
    assert not room.is_looked_at

    with room.looking() as one, room.looking() as other:
        room.shown["one"] = b"old"
        assert (True, False, False) == (room.is_looked_at, one.is_set(), other.is_set())
        room.changed(is_back=False)
        assert (True, True, {}) == (one.is_set(), other.is_set(), room.shown)

    assert not room.is_looked_at
