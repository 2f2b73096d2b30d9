"""Games that are the same in every run, so that what is seen of them is not left to chance, and tables for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from tests.web.guests import Site

from tenshu.core.log import write
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.games import find_title, load


@cache
def known_game(title: str, seats: int = 3) -> Play:
    """Return a game that is over; nobody may go on with it, for all have the same one."""
    found = find_title(title)
    play, rng = Play(load(found.game), seats, found.options), Random(9)  # noqa: S311 (no secret)
    play.settle(seed=9)
    while play.asked:
        play.act(play.asked[0], rng.choice(play.choices(play.asked[0])))
        play.settle(seed=9)
    return play


def moments(play: Play, parts: Sequence[int]) -> list[int]:
    """Return some plies at which the first seat has a choice, so many sixths of a game from its beginning."""
    found = [ply for ply, _ in _choices(play)]
    return [found[len(found) * part // 6] for part in parts]


def questions(play: Play) -> dict[str, int]:
    """Return the ply at which the first seat has a choice for the first time, for each question that it is asked."""
    firsts: dict[str, int] = {}
    for ply, now in _choices(play):
        firsts.setdefault(now.question, ply)
    return firsts


def sorts(play: Play) -> list[int]:
    """Return the plies at which the first seat has a first choice among things of a sort, for each question."""
    firsts: dict[tuple[str, str], int] = {}
    for ply, now in _choices(play):
        firsts.setdefault((now.question, now.game.say(now.seen(0), now.choices(0)[0]).key), ply)
    return list(firsts.values())


def offered(play: Play, name: str) -> list[int]:
    """Return the plies at which the first seat may choose something, by its name in English."""
    return [ply for ply, now in _choices(play) if any(now.say(action, "en") == name for action in now.choices(0))]


def _choices(play: Play) -> Iterator[tuple[int, Play]]:
    """Yield the plies at which the first seat has a choice, and how the game stands there."""
    now = play.at(0)
    for ply, (seat, action) in enumerate(play.moves):
        if seat == 0 and len(now.choices(0)) > 1:
            yield ply, now
        now.act(seat, action)


async def bring(site: Site, play: Play) -> str:
    """Open a table with a game that is over, where no log tells who had the third seat; return its secret."""
    who = {"seat-1": "person Aiko", "seat-2": "bot visitor"}
    token: str = (await site.ask("POST", "tables/import", log=write(play, who)))["token"]
    return token


async def go_on(site: Site, over: str, ply: int, seat: int) -> str:
    """Open a table that goes on from a ply of a game that is over; return the secret of a seat."""
    opened = await site.ask("POST", "table/clone", over, ply=ply, seat=seat, name="Aiko", level="visitor")
    token: str = opened["token"]
    await site.ask("POST", "table/cut", token, seat=seat, text="cut")
    await site.ask("POST", "table/start", token)
    return token


async def end_again(site: Site, over: str, play: Play) -> str:
    """Answer the last question of a game once more; return the secret of the seat that did."""
    ply = max(ply for ply, (seat, _) in enumerate(play.moves) if seat != CHANCE)
    seat, action = play.moves[ply]
    token = await go_on(site, over, ply, seat)
    await site.ask("POST", "table/answer", token, ply=ply, action=action, key="last")
    return token
