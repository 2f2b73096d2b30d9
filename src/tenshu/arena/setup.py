"""What a tournament is: who plays what, on which deals; and what must be the same for its results to be."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, pairwise, permutations
from pathlib import Path

from tenshu.arena.match import RIVAL, Block, Pairing, Table, find_entrant
from tenshu.bots.players import Player, find_player
from tenshu.core.files import Stamp, stamp_of
from tenshu.core.words import Fault
from tenshu.games import load

_SOURCES = Path(__file__).parents[1]
# What decides how a block goes, besides the game.
_PLAYED_BY = ("core", "mechanisms", "vector", "bots", "arena/chance.py", "arena/match.py", "arena/setup.py")
_DECIDING = (".py", ".json", ".safetensors")
_PAIR = 2
_SEED_BYTES = 7


@dataclass(frozen=True)
class Setup:
    """Bots that meet at a table, each pairing on the same deals."""

    table: Table
    bots: tuple[str, ...]
    blocks: int  # deals for each pairing
    seed: int
    is_ladder: bool = False  # whether each bot is tried only among copies of the next that is named

    def __post_init__(self) -> None:
        load(self.table.game).check_seats(self.table.seats)
        fewest = 1 if self.table.seats == 1 else _PAIR
        if len(self.bots) < fewest:
            raise Fault("cli-arena-bots-few", fewest=fewest)
        twice = [bot for bot in self.bots if self.bots.count(bot) > 1]
        if twice:
            raise Fault("cli-arena-bots-twice", bot=twice[0])
        for bot in self.bots:
            find_player(bot, load(self.table.game))

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """Who is tried among whom: of two the first among the second; of more each among each other.

        At a table of two, one among one is the same both ways.
        """
        if self.table.seats == 1:
            return tuple(Pairing(bot, RIVAL) for bot in self.bots)
        if self.is_ladder:
            return tuple(Pairing(*pair) for pair in pairwise(self.bots))
        if len(self.bots) == _PAIR or self.table.seats == _PAIR:
            return tuple(Pairing(*pair) for pair in combinations(self.bots, _PAIR))
        return tuple(Pairing(*pair) for pair in permutations(self.bots, _PAIR))

    @property
    def sides(self) -> tuple[str, ...]:
        """All who have a rating: the bots, and the rival where there is one."""
        return (*self.bots, RIVAL) if self.table.seats == 1 else self.bots

    def schedule(self) -> Iterator[Block]:
        """Yield all blocks, deal by deal, so that more deals only add to the end."""
        for number in range(self.blocks):
            for pairing in self.pairings:
                yield Block(self.table, pairing, number, block_seed(self.seed, number))

    def weights(self) -> dict[Path, Stamp]:
        """Return the files of nets that somebody named, as they are now."""
        files = [find_player(bot, load(self.table.game)).weights for bot in self.bots]
        return {file: stamp_of(file) for file in files if file}

    @property
    def timed(self) -> list[str]:
        """Bots that think for so many seconds: played again, they may decide otherwise."""
        return timed(self.table, self.bots)

    def json(self) -> dict[str, object]:
        """Return what must be the same for the same results, as plain data."""
        return conditions(self.table, self.bots, self.seed)


def timed(table: Table, bots: Iterable[str]) -> list[str]:
    """Return the bots that think for so many seconds."""
    game = load(table.game)
    return [bot for bot in bots if find_entrant(bot, game).budget.seconds]


def conditions(table: Table, bots: tuple[str, ...], seed: int) -> dict[str, object]:
    """Return what must be the same for the same games, as plain data."""
    game = load(table.game)
    players = [find_entrant(bot, game) for bot in bots]
    return {
        "game": game.name,
        "version": game.version,
        "seats": table.seats,
        "options": dict(table.options),
        "seed": seed,
        "bots": [{"name": player.name, **player.budget._asdict()} for player in players],
        "code": fingerprint(game.name, bots),
    }


def block_seed(seed: int, number: int) -> int:
    """Return the seed of a deal; tournaments with different seeds have no deal in common."""
    return int.from_bytes(sha256(f"{seed} block {number}".encode()).digest()[:_SEED_BYTES])


def fingerprint(game: str, bots: tuple[str, ...] = ()) -> str:
    """Return a digest of the code that decides how a block goes: ours, and the files of bots that someone named."""
    content = sha256()
    parts = [_SOURCES / part for part in (*_PLAYED_BY, f"games/{game}")]
    files = [file for part in parts for file in (sorted(part.rglob("*")) if part.is_dir() else [part])]
    ours = [file for file in files if file.suffix in _DECIDING and file.is_file() and _is_of(game, file)]
    theirs = [file for bot in bots for file in _files(find_player(bot, load(game)))]
    for file in [*ours, *theirs]:
        content.update(file.name.encode() + file.read_bytes())
    return content.hexdigest()[:16]


def _is_of(game: str, file: Path) -> bool:
    """Tell whether a file of ours matters to a game, as what is known of another one does not."""
    return file.parent.name not in {"sense", "weights"} or file.stem in {game, "__init__"}


def _files(player: Player) -> list[Path]:
    """Return the files that a bot is made of, where they may be another's than ours."""
    if player.weights:
        return [player.weights]
    with suppress(TypeError, OSError):  # what is made of no file has no source
        return [file for file in [Path(inspect.getfile(player.make))] if file.is_file()]
    return []
