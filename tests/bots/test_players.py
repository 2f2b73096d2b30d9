"""Who can be asked to take a seat, and how those who cannot are refused."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from tests.bots.tables import settled
from tests.core import toy

from tenshu.bots import DEFAULT, LEVELS, Budget, adviser, default_level, find_player, is_written, levels, players
from tenshu.bots.bot import Bot, bot_rng
from tenshu.bots.foresight import ForesightBot
from tenshu.bots.greedy import GreedyBot
from tenshu.bots.learned import NetBot
from tenshu.bots.net import net_in, net_of
from tenshu.bots.players import lasting
from tenshu.bots.random import RandomBot
from tenshu.bots.search import SearchBot
from tenshu.core.files import write_whole
from tenshu.core.words import LANGUAGES, Fault, render
from tenshu.games import GAMES, load

GAME = load("catsle_builders")
WEIGHTS = Path(players.__file__).with_name("weights")
# Ten lines make a bot; docs/bots.md has the same.
OWN = """
from tenshu.bots import Answer

class Lowest:
    def __init__(self, game):
        self.game = game

    def decide(self, redacted, seat, legal, rng, budget):
        return Answer(min(legal))

NOTHING = 3
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write a bot into a module in the folder that we are in; return the name of the module."""
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "own_broken.py").write_text("1 / 0", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    for name in ("own_bots", "own_broken"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return "own_bots"


def test_the_levels() -> None:
    """There are five levels, the usual one is the fourth, and the strongest advises."""
    assert ("visitor", "apprentice", "journeyman", "master", "grandmaster") == LEVELS
    assert ("master", LEVELS) == (DEFAULT, levels(GAME))
    assert "grandmaster" == adviser(GAME).name
    assert [RandomBot, GreedyBot, SearchBot, NetBot, ForesightBot] == [find_player(one, GAME).make for one in LEVELS]


@pytest.mark.parametrize("name", GAMES)
def test_every_level_thinks_for_a_bounded_time(name: str) -> None:
    """Whoever looks ahead has both bounds, so that answers are reproducible and nobody waits for long."""
    journeyman, master, grandmaster = (find_player(level, load(name)).budget for level in LEVELS[2:])

    assert all(0 < budget.iterations and 0 < budget.seconds <= 2 for budget in (journeyman, grandmaster))
    assert Budget() == master
    assert name in players._JOURNEYMAN  # noqa: SLF001 (a game has a number of its own)


def test_a_game_without_a_net_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has sense for a game and no net yet has all levels, each of which thinks more than the one before it."""
    monkeypatch.setattr(players, "has_net", lambda _: False)
    found = [find_player(level, GAME) for level in LEVELS]

    assert [RandomBot, GreedyBot, *[SearchBot] * 3] == [player.make for player in found]
    assert sorted(player.budget for player in found) == [player.budget for player in found]


@pytest.mark.parametrize(
    ("spec", "make", "budget"),
    [
        ("random", RandomBot, Budget()),
        ("greedy", GreedyBot, Budget()),
        ("search", SearchBot, Budget()),
        ("search:2000", SearchBot, Budget(2000)),
        (f"search:{'9' * 9}", SearchBot, Budget(999_999_999)),
    ],
)
def test_the_bots_behind_the_levels(spec: str, make: type[Bot], budget: Budget) -> None:
    """The kinds of bots have names too, and a search its number of iterations."""
    player = find_player(spec, GAME)

    assert (spec, make, budget) == (player.name, player.make, player.budget)
    assert not is_written(spec)


def test_a_net_of_ones_own(tmp_path: Path) -> None:
    """Weights that someone has trained are named by their file, with or without how often to look ahead with them."""
    mine = tmp_path / "my net: 2.safetensors"
    mine.write_bytes((WEIGHTS / "catsle_builders.safetensors").read_bytes())
    names = [f"net:{mine}", f"foresight:{mine}", f"foresight:64:{mine}"]
    found = [find_player(name, GAME) for name in names]
    made = [player.make(GAME) for player in found]

    assert names == [player.name for player in found]
    assert [NetBot, ForesightBot, ForesightBot] == [type(bot) for bot in made]
    assert [Budget(), Budget(), Budget(64)] == [player.budget for player in found]
    assert [mine] * 3 == [player.weights for player in found]
    assert all(bot.net is not net_of(GAME) for bot in made if isinstance(bot, NetBot | ForesightBot))
    assert not any(map(is_written, names))


def test_a_net_that_has_learned_on_is_read_again(tmp_path: Path) -> None:
    """A file is read once for all seats of a game, and anew when another takes its place."""
    mine = tmp_path / "mine.safetensors"
    weights = (WEIGHTS / "catsle_builders.safetensors").read_bytes()
    mine.write_bytes(weights)
    first, again = (net_in(GAME, mine) for _ in range(2))
    minutes, stat = first.about["minutes"], mine.stat()
    longer = minutes[:-1] + str((int(minutes[-1]) + 1) % 10)
    write_whole(mine, weights.replace(f'"minutes":"{minutes}"'.encode(), f'"minutes":"{longer}"'.encode()))
    os.utime(mine, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # as where a file system knows seconds alone

    assert first is again
    assert longer == net_in(GAME, mine).about["minutes"] != minutes


@pytest.mark.parametrize("folder", ["two\nlines", "two\rlines", "\udcff"])
def test_weights_whose_name_no_log_could_note_are_refused(tmp_path: Path, folder: str) -> None:
    """Nobody learns in the middle of a game that it cannot be saved."""
    mine = tmp_path / folder / "mine.safetensors"
    mine.parent.mkdir()
    mine.touch()
    with pytest.raises(Fault) as refused:
        find_player(f"net:{mine}", GAME)

    assert "bots-weights-name" == refused.value.message.key


def test_a_name_that_lasts_means_the_same_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that is gone on with in another folder finds the same weights."""
    monkeypatch.chdir(tmp_path)
    names = ["master", "search:2000", "foresight:256", "mine:Bot", "net:a.safetensors", "foresight:9:b/c.safetensors"]

    assert names[:4] == list(map(lasting, names[:4]))
    assert [f"net:{tmp_path}/a.safetensors", f"foresight:9:{tmp_path}/b/c.safetensors"] == list(map(lasting, names[4:]))


def test_a_net_of_ones_own_needs_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game has no net yet, one that is named plays all the same."""
    monkeypatch.setattr(players, "has_net", lambda _: False)
    name = f"net:{WEIGHTS / 'catsle_builders.safetensors'}"

    assert name == find_player(name, GAME).name


def test_a_bot_of_ones_own(own: str) -> None:
    """A bot is found by its module, also in the folder that we are in, and plays as any other."""
    player = find_player(f"{own}:Lowest", GAME)
    play = settled("catsle_builders")
    seat, legal = play.asked[0], play.choices(play.asked[0])
    answer = player.make(GAME).decide(play.seen(seat), seat, legal, bot_rng(1, 0, 0), player.budget)

    assert (legal[0], ()) == (answer.action, answer.candidates)
    assert Budget(seconds=0.9) == player.budget
    assert is_written(player.name)


def test_no_file_here_takes_the_place_of_another_module(own: str, tmp_path: Path) -> None:
    """The folder that we are in comes last, so that a file of any name can lie there."""
    find_player(f"{own}:Lowest", GAME)

    assert str(tmp_path) == sys.path[-1]
    assert 1 == sys.path.count(str(tmp_path))


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("spec", "key", "told"),
    [
        ("wizard", "bots-unknown", "visitor, apprentice"),
        ("", "bots-unknown", "visitor, apprentice"),
        ("master:", "bots-unknown", "visitor, apprentice"),
        ("search:many", "bots-module", "search"),
        ("search:1000000000", "bots-iterations", "999"),
        ("search:-5", "bots-module", "search"),
        ("net:", "bots-unknown", "net:FILE"),
        ("net:nowhere.safetensors", "bots-no-weights", "nowhere.safetensors"),
        ("net:.", "bots-no-weights", "weights.safetensors"),
        ("foresight:many", "bots-no-weights", "many"),
        ("foresight:256:", "bots-unknown", "foresight:256:FILE"),
        ("net:~nobody-here/x", "bots-no-weights", "~nobody-here"),
        (f"net:{'x' * 300}", "bots-no-weights", "xxx"),
        ("net:own_bots.py", "bots-weights", "own_bots.py"),
        ("foresight:1000000000:nowhere", "bots-iterations", "999"),
        (f"net:{WEIGHTS / 'catte.safetensors'}", "bots-weights-other", "catte"),
        ("no_such.module:Bot", "bots-module", "no_such"),
        ("own_bots:Wizard", "bots-module", "Wizard"),
        ("own_bots:NOTHING", "bots-module", "NOTHING"),
        ("own_broken:Bot", "bots-module", "ZeroDivisionError"),
        (":Bot", "bots-module", ":Bot"),
        ("..bots:Bot", "bots-module", "..bots:Bot"),
    ],
)
def test_who_is_nobody(spec: str, key: str, told: str) -> None:
    """A bot that cannot be had is refused with one sentence in each language, which says what is wrong."""
    with pytest.raises(Fault) as refused:
        find_player(spec, GAME)
    sentences = [render(refused.value.message, language) for language in LANGUAGES]

    assert key == refused.value.message.key
    assert len(LANGUAGES) == len(set(sentences))
    for sentence in sentences:
        assert told in sentence
        assert "\n" not in sentence


@pytest.mark.parametrize("spec", ["master", "apprentice", "greedy", "search:5"])
def test_a_game_that_bots_know_nothing_of(spec: str) -> None:
    """Where there is no sense of a game only the first level can play it, and all others are told so."""
    with pytest.raises(Fault) as refused:
        find_player(spec, toy.GAME)

    assert f"{spec} cannot play this game yet; there is: visitor." == str(refused.value)
    assert ("visitor", ("visitor",)) == (default_level(toy.GAME), levels(toy.GAME))
    assert [RandomBot, RandomBot] == [find_player(name, toy.GAME).make for name in ("visitor", "random")]
