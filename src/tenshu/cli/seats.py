"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from tenshu.bots import Answer, Bot, Player, adviser, default_level, find_player, is_written
from tenshu.bots.bot import bot_rng
from tenshu.bots.players import lasting
from tenshu.cli.games import LARGEST_SEED, check_number
from tenshu.cli.program import program
from tenshu.core.game import Game
from tenshu.core.play import Play
from tenshu.core.words import Fault

PERSON = "person"
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

    @property
    def bots(self) -> list[str]:
        """The players that are bots, each once."""
        return [player for player in dict.fromkeys(self.players) if player != PERSON]

    def sit(self, game: Game, seat: int) -> tuple[Player, Bot]:
        """Return the bot at a seat, made when it is first needed, and how much it may think."""
        if seat not in self._bots:
            player = find_player(self.players[seat], game)
            with _blamed(player.name):
                self._bots[seat] = player, player.make(game)
        return self._bots[seat]

    def sit_down(self, game: Game) -> None:
        """Make all bots, in case one of them cannot be made."""
        for seat, player in enumerate(self.players):
            if player != PERSON:
                self.sit(game, seat)

    def decide(self, play: Play, seat: int) -> Answer:
        """Return the answer of the bot at a seat, which gets no more than a person there would see."""
        return _decision(*self.sit(play.game, seat), play, seat, self.seed)

    def advise(self, play: Play, seat: int) -> Answer:
        """Return what the strongest bot would answer in the place of a person, knowing what that person sees."""
        player = adviser(play.game)
        return _decision(player, player.make(play.game), play, seat, self.seed)

    def notes(self) -> dict[str, str]:
        """Return what a log keeps, so that `seated` can go on."""
        return {"players": shlex.join(map(lasting, self.players)), "seed": str(self.seed)}


def _decision(player: Player, bot: Bot, play: Play, seat: int, seed: int) -> Answer:
    """Return what a bot decides; one that answers what is not legal is stopped before that tells what is."""
    legal = play.choices(seat)
    with _blamed(player.name):
        rng = bot_rng(seed, seat, len(play.moves))
        answer = bot.decide(play.seen(seat), seat, tuple(legal), rng, player.budget)
        action = int(answer.action)
    if action not in legal:
        raise Fault("bots-illegal", name=player.name, seat=seat + 1)
    return answer._replace(action=action)


@contextmanager
def _blamed(name: str) -> Iterator[None]:
    """Let whatever goes wrong inside a bot that someone wrote be said of it, in one sentence; or let its writer see."""
    try:
        yield
    except Exception as error:
        if is_written(name) and not os.environ.get("TENSHU_TRACEBACK"):
            raise Fault("bots-failed", name=name, why=f"{type(error).__name__}: {error}") from error
        raise


def new_seating(game: Game, seats: int, people: int, seed: int | None, bots: Sequence[str] = ()) -> Seating:
    """Seat the people first and bots after them: those named, the last of them as often as needed."""
    check_people(seats, people)
    named = [*bots] or [default_level(game)]
    if len(named) > max(seats - people, 1):
        raise Fault("cli-too-many-bots", bots=len(named), seats=seats - people)
    players = (*(PERSON,) * people, *named, *(named[-1],) * seats)[:seats]
    for player in named:
        find_player(player, game)
    return Seating(players, _drawn(seed))


def check_people(seats: int, people: int) -> int:
    """Return how many people there are, or raise when there are not so many seats."""
    return check_number("--people", people, 0, seats)


def seated(game: Game, seats: int, notes: dict[str, str], name: str, allowed: Sequence[str] = ()) -> Seating:
    """Return the players that a log speaks of; where it is silent, one person plays against bots.

    A bot that someone wrote is program code, so a log alone cannot seat one: it must be `allowed`.
    """
    written = notes.get("seed", "")
    if written and not (written.isdecimal() and len(written) <= _SEED_DIGITS):
        raise Fault("cli-save-note", name=name, note="seed", value=written)
    seed = int(written) if written else None
    if "players" not in notes:
        return new_seating(game, seats, 1, seed)
    players = _noted(notes["players"])
    if len(players) != seats:
        raise Fault("cli-save-note", name=name, note="players", value=notes["players"])
    seating = Seating(players, _drawn(seed))
    for player in seating.bots:
        if is_written(player) and player not in allowed:
            raise Fault("cli-save-bot", name=name, bot=player, tenshu=program())
        _check_noted(player, game, name, notes["players"])
    return seating


def _noted(players: str) -> tuple[str, ...]:
    """Return the names in a log's note, of which one may be a file with blanks; nobody, if they cannot be told."""
    try:
        return tuple(shlex.split(players))
    except ValueError:  # a quote that does not end
        return ()


def _check_noted(player: str, game: Game, name: str, noted: str) -> None:
    """Raise when a log names a player that nobody knows."""
    try:
        find_player(player, game)
    except Fault as fault:
        if fault.message.key != "bots-unknown":  # it is known what is wrong with it
            raise
        raise Fault("cli-save-note", name=name, note="players", value=noted) from fault


def _drawn(seed: int | None) -> int:
    """Return a seed: the one given, or one that nobody can guess."""
    return secrets.randbits(_SEED_BITS) if seed is None else seed
