"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from tenshu.bots import BOTS
from tenshu.bots.bot import Bot, bot_rng
from tenshu.cli.games import LARGEST_SEED, check_number
from tenshu.core.play import Play
from tenshu.core.words import Fault

PERSON = "person"
_OTHERS = "random"  # who takes the seats that people leave
_SEED_BITS = 48  # short enough to be read out
_SEED_DIGITS = len(str(LARGEST_SEED))


@dataclass(frozen=True)
class Seating:
    """The players of a table, by seat, and the seed that chance and bots draw their luck from."""

    players: tuple[str, ...]
    seed: int
    _bots: dict[int, Bot] = field(default_factory=dict, compare=False, repr=False)  # by seat, once each has decided

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def decide(self, play: Play, seat: int) -> int:
        """Return the answer of the bot at a seat, which gets no more than a person there would see."""
        if seat not in self._bots:
            self._bots[seat] = BOTS[self.players[seat]](play.game)
        rng = bot_rng(self.seed, seat, len(play.moves))
        return self._bots[seat].decide(play.seen(seat), seat, play.choices(seat), rng)

    def notes(self) -> dict[str, str]:
        """Return what a log keeps, so that `seated` can go on."""
        return {"players": " ".join(self.players), "seed": str(self.seed)}


def new_seating(seats: int, people: int, seed: int | None) -> Seating:
    """Seat the people first and bots after them."""
    check_number("--people", people, 0, seats)
    players = (PERSON,) * people + (_OTHERS,) * (seats - people)
    return Seating(players, _drawn(seed))


def seated(seats: int, notes: dict[str, str], name: str) -> Seating:
    """Return the players that a log speaks of; where it is silent, one person plays against bots."""
    written = notes.get("seed", "")
    if written and not (written.isdecimal() and len(written) <= _SEED_DIGITS):
        raise Fault("cli-save-note", name=name, note="seed", value=written)
    seed = int(written) if written else None
    if "players" not in notes:
        return new_seating(seats, 1, seed)
    players = tuple(notes["players"].split())
    if len(players) != seats or any(player not in (PERSON, *BOTS) for player in players):
        raise Fault("cli-save-note", name=name, note="players", value=notes["players"])
    return Seating(players, _drawn(seed))


def _drawn(seed: int | None) -> int:
    """Return a seed: the one given, or one that nobody can guess."""
    return secrets.randbits(_SEED_BITS) if seed is None else seed
