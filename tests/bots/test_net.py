"""Nets that play, and bots that look ahead with them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise, product
from pathlib import Path
from types import MappingProxyType

import numpy as np
import pytest
from safetensors.numpy import save_file
from tests.bots.tables import SEED, settled
from tests.core import toy
from tests.games.observed import exchanged

from tenshu.bots import Budget, adviser, find_player, foresight
from tenshu.bots.ahead import Ahead, Foresight
from tenshu.bots.bot import bot_rng
from tenshu.bots.foresight import ForesightBot, usual_foresight
from tenshu.bots.layers import Layer, Singles, kinds_first
from tenshu.bots.learned import NetBot
from tenshu.bots.net import Net, has_net, net_of, read_net
from tenshu.core.bits import numbers
from tenshu.core.play import Play
from tenshu.core.record import Bytes
from tenshu.core.words import LANGUAGES, Fault, render
from tenshu.games import GAMES, load
from tenshu.vector import Tables
from tenshu.vector.stepping import observing_of

EMPTY: Mapping[str, str] = MappingProxyType({})
MOST_BYTES = 3_000_000
TABLES = 32


def rows_of(name: str) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """Return what is seen at some tables after a few answers."""
    tables = Tables(load(name), TABLES)
    tables.reset(seed=SEED)
    for _ in range(9):
        tables.step(np.array([numbers(legal)[-1] for legal in tables.seen.legal]))
    return tables.seen.rows  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_comes_with_a_small_net(name: str) -> None:
    """The weights of a game take three megabytes at most, and tell how they were trained."""
    game = load(name)
    weights = Path(__file__).parents[2] / "src/tenshu/bots/weights" / f"{name}.safetensors"

    assert has_net(game)
    assert MOST_BYTES >= weights.stat().st_size
    assert {"minutes", "decisions", "seed", "device"} <= set(net_of(game).about)


def tied_weights(each: int, others: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float16]]]:
    """Return any weights of a net of CATsle Builders that treats suits alike, with so many units in a hidden layer."""
    observing, luck = observing_of(load("catsle_builders")), np.random.default_rng(SEED)
    (_, first), (_, actions) = (
        kinds_first(runs, observing.alike).about.shape for runs in (observing.fields, observing.about)
    )
    sizes = [(first, observing.width - 5 * first), *[(each, others)] * 3, (actions, observing.answers - 5 * actions)]
    made = {"4.weight": luck.normal(0, 0.1, (1, each + others)), "4.bias": luck.normal(0, 0.1, 1)}
    for number, (given, said) in enumerate(pairwise(sizes)):
        made[f"{number}.own"] = luck.normal(0, 0.1, (said[0], given[0]))
        made[f"{number}.weight"] = luck.normal(0, 0.1, (sum(said), sum(given)))
        made[f"{number}.bias"] = luck.normal(0, 0.1, sum(said))
    return {name: weights.astype(np.float16) for name, weights in made.items()}


def saved(
    path: Path, weights: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float16]]], notes: Mapping[str, str] = EMPTY
) -> Path:
    """Write weights of a net of CATsle Builders into a file, with other notes than usual."""
    game = load("catsle_builders")
    about = {"game": game.name, "observing": str(observing_of(game).version), "scale": "8", "victory": "1"}
    save_file(weights, path, metadata={**about, **notes})
    return path


@pytest.fixture
def tied(tmp_path: Path) -> Net:
    """Return a net of CATsle Builders that treats suits alike, and knows nothing."""
    return read_net(load("catsle_builders"), saved(tmp_path / "tied", tied_weights(7, 5)))


@pytest.fixture
def untied(tmp_path: Path) -> Net:
    """Return one that tells suits apart."""
    observing, luck = observing_of(load("catsle_builders")), np.random.default_rng(SEED)
    sizes = [*pairwise([observing.width, 9, 9, 9, observing.answers]), (9, 1)]
    weights = {f"{number}.weight": luck.normal(0, 0.1, (said, given)) for number, (given, said) in enumerate(sizes)}
    biases = {f"{number}.bias": luck.normal(0, 0.1, said) for number, (_, said) in enumerate(sizes)}
    halves = {name: one.astype(np.float16) for name, one in (weights | biases).items()}
    return read_net(load("catsle_builders"), saved(tmp_path / "untied", halves))


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["catte", "cat_tower"])
def test_what_is_zero_makes_no_difference(name: str) -> None:
    """Rows are judged as their weights say, one by one and all at once."""
    judges_alike(net_of(load(name)), rows_of(name))


@pytest.mark.parametrize("number", [0, 1, 5])
def test_any_number_of_rows_is_judged(number: int, tied: Net, untied: Net) -> None:
    """Also none, and also where all is interpreted, so that an index out of bounds would be told."""
    for net in (tied, untied):
        rows = np.random.default_rng(SEED).integers(0, 2, (number, net.seen.size), np.uint8)
        judges_alike(net, rows)

        assert number == len(net.judge_all(rows)[0])


@pytest.mark.compiled
def test_a_tied_net_judges_as_its_weights_say(tied: Net) -> None:
    """Weights that kinds share do what they would do written out."""
    rows = rows_of("catsle_builders")
    judges_alike(tied, rows)

    assert tied.alike == 5
    assert tied.judge_all(rows)[0].std() > 0.1


@pytest.mark.compiled
def test_a_net_may_tell_suits_apart(untied: Net) -> None:
    """Where suits are alike to the rules, a net may have weights for each; then suits that change places matter."""
    rows, observing = rows_of("catsle_builders"), observing_of(load("catsle_builders"))
    judges_alike(untied, rows)
    other = exchanged(observing.fields, rows[0], [3, 0, 4, 1, 2]).astype(np.uint8)
    liked = untied.judge(rows[0])[0]

    assert untied.alike == 0
    assert not np.allclose(
        liked[exchanged(observing.about, np.arange(liked.size), [3, 0, 4, 1, 2])], untied.judge(other)[0], atol=1e-2
    )


@pytest.mark.compiled
def test_a_tied_net_tells_no_suits_apart(tied: Net) -> None:
    """When suits change places in a row, they do in what is liked, and as much is expected."""
    observing, suits = observing_of(load("catsle_builders")), [3, 0, 4, 1, 2]
    for row in rows_of("catsle_builders"):
        other = exchanged(observing.fields, row, suits)
        (liked, expected), (liked_there, expected_there) = tied.judge(row), tied.judge(other.astype(np.uint8))

        assert not np.array_equal(row, other)
        assert np.allclose(liked[exchanged(observing.about, np.arange(liked.size), suits)], liked_there, atol=1e-3)
        assert expected == pytest.approx(expected_there, abs=1e-3)


def judges_alike(net: Net, rows: Bytes) -> None:
    """Check that a net says of rows, one by one and all at once, what its weights say when nothing is skipped."""
    liked, expected = written_out(net, rows)
    for number, row in enumerate(rows):
        one, value = net.judge(row)

        assert np.allclose(liked[number], one, atol=1e-3)
        assert value == pytest.approx(float(expected[number]), abs=1e-3)
    for there, here in zip(net.judge_all(rows), (liked, expected), strict=True):
        assert np.allclose(there, here, atol=1e-3)


def written_out(net: Net, rows: Bytes) -> tuple[Singles, Singles]:
    """Return what a net says, with the weights of each layer written out in one matrix."""
    found = rows[:, net.seen].astype(np.float32)
    for number, layer in enumerate(net.layers):
        found = found @ matrix(net.alike, layer) + bias(net.alike, layer)
        found = np.maximum(found, 0) if number < len(net.layers) - 1 else found
    out = np.empty_like(found)
    out[:, net.said] = found
    return out[:, :-1], out[:, -1]


def matrix(alike: int, layer: Layer) -> Singles:
    """Return the weights from each input to each output: from a kind to itself there are those of its own besides."""
    (each, each_out), weight = layer.own.shape, layer.weight
    from_kinds, to_kinds = np.tile(weight[:each], (alike, 1)), np.tile(weight[each:, :each_out], (1, alike))
    between = np.tile(from_kinds[:, :each_out], (1, alike)) + np.kron(np.eye(alike, dtype=np.float32), layer.own)
    return np.block([[between, from_kinds[:, each_out:]], [to_kinds, weight[each:, each_out:]]])


def bias(alike: int, layer: Layer) -> Singles:
    """Return what is added to each output."""
    each_out = layer.own.shape[1]
    return np.concatenate([np.tile(layer.bias[:each_out], alike), layer.bias[each_out:]])


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_net_answers_with_what_it_likes_best(name: str) -> None:
    """Its reasons are all that is legal, by how likely each is, and add up to one."""
    play = settled(name, decisions=5)
    seat = play.asked[0]
    answer = NetBot(play.game).decide(play.seen(seat), seat, play.choices(seat), bot_rng(SEED, seat, 5), Budget())

    assert sorted(play.choices(seat)) == sorted(candidate.action for candidate in answer.candidates)
    assert answer.action == answer.candidates[0].action
    assert 1.0 == pytest.approx(sum(candidate.worth for candidate in answer.candidates))


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["catte", "cat_tower"])
def test_looking_ahead_is_bound_by_its_iterations(name: str) -> None:
    """With the same luck it answers the same, and tries what it considers as often as it was told."""
    play = settled(name, decisions=5)
    seat, legal = play.asked[0], play.choices(play.asked[0])
    answers = [
        ForesightBot(play.game).decide(play.seen(seat), seat, legal, bot_rng(SEED, seat, 5), Budget(64))
        for _ in range(2)
    ]

    assert answers[0] == answers[1]
    assert answers[0].action in legal
    assert all(candidate.visits == 0 or candidate.points > 0 for candidate in answers[0].candidates)
    assert answers[0].iterations == sum(candidate.visits for candidate in answers[0].candidates)
    assert 64 <= answers[0].iterations <= 64 * 4


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_answers_are_tried_with_the_same_luck(name: str) -> None:
    """Where the same answer is tried twice, all is played on alike: chance, the others and oneself."""
    play = settled(name, decisions=5)
    seat, action = play.asked[0], play.choices(play.asked[0])[0]
    game, tables = play.game, Tables(play.game, TABLES, seats=play.seats, again=False)
    ahead = Ahead(tables, net_of(game), usual_foresight(game), play.seen(seat), seat, 2, bot_rng(SEED, seat, 5))
    ahead.try_out([action, action])
    first, second = np.split(tables.states(), 2)

    assert np.array_equal(first, second)
    assert len(np.unique(first, axis=0)) > 1


def test_the_clock_leaves_time_for_no_batch_that_would_be_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking ahead stops when one more batch, as long as the longest, would end after its seconds."""
    now = iter([0.0, 0.5, 0.7, 1.4, 1.6])
    monkeypatch.setattr("tenshu.bots.foresight.time.perf_counter", lambda: next(now))
    clock = foresight._Clock(2.0)  # noqa: SLF001

    assert [False, False, True] == [clock.is_over() for _ in range(3)]


@pytest.mark.compiled
def test_a_tree_of_ones_own_decisions_is_bound_and_repeats_itself() -> None:
    """A deeper look ahead spends what it is given, and with the same luck finds the same."""
    play = settled("white_castle", seats=2, decisions=9)
    seat, legal = play.asked[0], play.choices(play.asked[0])
    deep = Foresight(widest=4, depth=8, own=0)
    answers = [
        ForesightBot(play.game, foresight=deep).decide(
            play.seen(seat), seat, legal, bot_rng(SEED, seat, 9), Budget(256)
        )
        for _ in range(2)
    ]

    assert answers[0] == answers[1]
    assert 256 <= answers[0].iterations <= 256 + 2 * deep.tables
    assert all(0 < candidate.worth < 1 for candidate in answers[0].candidates)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_who_advises_has_something_to_compare_with(name: str) -> None:
    """However sure a net is, whoever asks is told what came of other answers too."""
    play = settled(name, decisions=5)
    seat, player = play.asked[0], adviser(play.game)
    answer = player.make(play.game).decide(
        play.seen(seat), seat, play.choices(seat), bot_rng(SEED, seat, 5), Budget(64)
    )

    assert 1 < len(answer.candidates) <= 8
    assert all(candidate.visits > 0 for candidate in answer.candidates)
    assert answer.action == answer.candidates[0].action


@pytest.mark.parametrize("spec", ["net", "foresight:64"])
def test_a_game_without_a_net_says_so(spec: str) -> None:
    """Who asks for a net where there is none is told, in each language."""
    with pytest.raises(Fault) as refused:
        find_player(spec, toy.GAME)

    assert all(spec in render(refused.value.message, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("about", "key"),
    [({"game": "catte", "observing": "1"}, "bots-weights-other"), (None, "bots-weights")],
    ids=["of another game", "no weights at all"],
)
def test_weights_for_something_else_are_refused(about: dict[str, str] | None, key: str, tmp_path: Path) -> None:
    """One sentence says what a file holds and what is needed."""
    path = tmp_path / "mine.safetensors"
    if about is None:
        path.write_bytes(b"no weights")
    else:
        save_file({"0.weight": np.zeros((2, 2), np.float16)}, path, metadata=about)
    with pytest.raises(Fault) as refused:
        read_net(load("cat_tower"), path)

    assert key == refused.value.message.key


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        ("en", "{} (rows that nets read: version {})"),
        ("fr", "{} (lignes que lisent les réseaux\N{NO-BREAK SPACE}: version {})"),
        ("ja", "「{}」の観測（バージョン{}）"),
    ],
)
def test_weights_for_something_else_say_for_what(language: str, rows: str, tmp_path: Path) -> None:
    """Both games are named, each with the version of the rows that its nets read."""
    game, path = load("cat_tower"), tmp_path / "mine.safetensors"
    save_file({"0.weight": np.zeros((2, 2), np.float16)}, path, metadata={"game": "catte", "observing": "7"})
    with pytest.raises(Fault) as refused:
        read_net(game, path)
    said = render(refused.value.message, language)

    assert said.index(rows.format("catte", 7)) < said.index(rows.format("cat_tower", observing_of(game).version))


@pytest.mark.parametrize(
    ("name", "changed", "why"),
    [
        ("1.weight", None, "1.weight is missing"),
        ("0.weight", (12, 100), "layer 0 do not fit"),
        ("2.own", (7, 6), "layer 2 do not fit"),
        ("1.bias", (11,), "layer 1 do not fit"),
        ("1.bias", (1, 12), "layer 1 do not fit"),
        ("3.own", (11, 7), "other things than the game asks"),
    ],
)
def test_weights_that_do_not_fit_together_are_refused(
    name: str, changed: tuple[int, ...] | None, why: str, tmp_path: Path
) -> None:
    """A part that is missing, or of another size, is told of before anybody plays with it."""
    weights = tied_weights(7, 5)
    if changed is None:
        del weights[name]
    else:
        weights[name] = np.zeros(changed, np.float16)
    with pytest.raises(Fault) as refused:
        read_net(load("catsle_builders"), saved(tmp_path / "odd", weights))

    assert "bots-weights" == refused.value.message.key
    assert why in str(refused.value)


@pytest.mark.parametrize("number", [np.nan, np.inf, -np.inf])
def test_weights_that_are_no_numbers_are_refused(number: float, tmp_path: Path) -> None:
    """A net whose training broke would like anything, and what it expects would be nothing."""
    weights = tied_weights(7, 5)
    weights["2.weight"][0, 0] = number
    with pytest.raises(Fault, match=r"not all of 2\.weight are numbers"):
        read_net(load("catsle_builders"), saved(tmp_path / "broken", weights))


@pytest.mark.parametrize(
    ("note", "told"), [("scale", "0"), *product(("scale", "victory"), ("nan", "inf", "-8", "much"))]
)
def test_notes_that_are_no_amounts_are_refused(note: str, told: str, tmp_path: Path) -> None:
    """What points and victories count is needed to look ahead, so it is an amount."""
    with pytest.raises(Fault) as refused:
        read_net(load("catsle_builders"), saved(tmp_path / "odd", tied_weights(7, 5), {note: told}))

    assert "bots-weights" == refused.value.message.key
    assert told in str(refused.value)


def test_a_net_may_have_been_paid_for_points_alone(tmp_path: Path) -> None:
    """Then a victory counts nothing when it looks ahead."""
    assert (
        0
        == read_net(load("catsle_builders"), saved(tmp_path / "points", tied_weights(7, 5), {"victory": "0.0"})).victory
    )


@pytest.mark.parametrize("name", ["catsle_builders", "catte", "cat_tower"])
def test_foresight_does_not_play_on_from_what_is_forced(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables play a forced answer by themselves, and go on to another question: nothing may be answered there."""
    game = load(name)
    play = Play(game, game.seats.stop - 1)
    play.settle(SEED)
    while len(play.choices(play.asked[0])) > 1:
        play.act(play.asked[0], play.choices(play.asked[0])[0])
        play.settle(SEED)
    seat = play.asked[0]
    legal = play.choices(seat)
    monkeypatch.delattr(foresight, "Ahead")
    answer = ForesightBot(game).decide(play.seen(seat), seat, legal, bot_rng(SEED, seat, 5), Budget(64))

    assert legal == [answer.action] == [one.action for one in answer.candidates]
