"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from tenshu.bots import Answer, Bot, Player, find_player
from tenshu.bots.bot import bot_rng
from tenshu.cli.games import LARGEST_SEED, check_number
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.words import Fault

PERSON = "person"
_OTHERS = "random"  # who takes the seats that people leave, when nobody says
_SEED_BITS = 48  # short enough to be read out
_SEED_DIGITS = len(str(LARGEST_SEED))


@dataclass(frozen=True)
class Seating:
    """The players of a table, by seat, and the seed that chance and bots draw their luck from."""

    players: tuple[str, ...]
    seed: int
    _bots: dict[int, tuple[Player, Bot]] = field(default_factory=dict, compare=False, repr=False)  # once each decided

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def decide(self, play: Play, seat: int) -> Answer:
        """Return the answer of the bot at a seat, which gets no more than a person there would see."""
        if seat not in self._bots:
            player = find_player(self.players[seat], play.game)
            self._bots[seat] = player, player.make(play.game)
        player, bot = self._bots[seat]
        rng = bot_rng(self.seed, seat, len(play.moves))
        return bot.decide(play.seen(seat), seat, play.choices(seat), rng, player.budget)

    def notes(self) -> dict[str, str]:
        """Return what a log keeps, so that `seated` can go on."""
        return {"players": " ".join(self.players), "seed": str(self.seed)}


def new_seating(game: Game, seats: int, people: int, seed: int | None, bots: Sequence[str] = ()) -> Seating:
    """Seat the people first and bots after them: those named, the last of them as often as needed."""
    check_number("--people", people, 0, seats)
    named = [*bots] or [_OTHERS]
    if len(named) > max(seats - people, 1):
        raise Fault("cli-too-many-bots", bots=len(named), seats=seats - people)
    players = (*(PERSON,) * people, *named, *(named[-1],) * seats)[:seats]
    for player in named:
        find_player(player, game)
    return Seating(players, _drawn(seed))


def seated(game: Game, seats: int, notes: dict[str, str], name: str) -> Seating:
    """Return the players that a log speaks of; where it is silent, one person plays against bots."""
    written = notes.get("seed", "")
    if written and not (written.isdecimal() and len(written) <= _SEED_DIGITS):
        raise Fault("cli-save-note", name=name, note="seed", value=written)
    seed = int(written) if written else None
    if "players" not in notes:
        return new_seating(game, seats, 1, seed)
    players = tuple(notes["players"].split())
    if len(players) != seats:
        raise Fault("cli-save-note", name=name, note="players", value=notes["players"])
    for player in players:
        if player != PERSON:
            _check_noted(player, game, name)
    return Seating(players, _drawn(seed))


def _check_noted(player: str, game: Game, name: str) -> None:
    """Raise when a log names a player that nobody knows."""
    try:
        find_player(player, game)
    except Fault as fault:
        raise Fault("cli-save-note", name=name, note="players", value=player) from fault


def _drawn(seed: int | None) -> int:
    """Return a seed: the one given, or one that nobody can guess."""
    return secrets.randbits(_SEED_BITS) if seed is None else seed
