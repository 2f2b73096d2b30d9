"""Bots at the tables of a server: they think in threads, at a pace that people can follow.

Whichever worker has a table before it may think for its bots. A lease keeps two from doing the same work; who is
killed loses it soon, and another goes on. A bot that fails or takes too long is stood in for by one that does not
think, so that nobody waits for ever.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from tenshu.bots import Answer, Bot, Player, adviser, find_player
from tenshu.core.play import Play
from tenshu.core.rng import new_rng
from tenshu.core.words import Fault
from tenshu.table import metrics
from tenshu.table.model import BOT, Event, StoreError
from tenshu.table.rooms import Room
from tenshu.table.sitting import PLAYING, Sitting, StaleError
from tenshu.table.tables import Tables

_LOG = logging.getLogger(__name__)

_LEASE = 3.0  # seconds for which a worker that thinks for a seat keeps others from it
_PATIENCE = 10.0  # seconds that a bot may take besides those that it asks for
_AGAIN = 0.5  # seconds until somebody who was kept from thinking looks again
_MOST_BOTS = 256  # that remember what they thought last
_SEED_BITS = 62


class Thinking:
    """The bots of this process."""

    def __init__(self, tables: Tables, threads: int) -> None:
        self._tables = tables
        self._threads = threads
        self._free = asyncio.Semaphore(threads)  # so that waiting for a thread does not count as thinking
        self._pool = self._new_pool()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._bots: OrderedDict[tuple[str, int, str], tuple[Player, Bot]] = OrderedDict()
        self._owner = secrets.token_hex(8)
        self._leased: dict[tuple[str, int], float] = {}
        tables.watchers.append(self.look)

    async def close(self) -> None:
        """Think no more; a thread that still does so is not waited for."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="tenshu bot")

    def look(self, room: Room) -> None:
        """Let the bots of a table think that are asked."""
        sitting = room.sitting
        if sitting.phase != PLAYING or not self._tables.is_open(room) or self._tables.is_closing:
            return
        due = sitting.prepared(sitting.play)  # in a lesson one answers after another, as it is prepared
        for seat in sitting.play.asked if due is None else [due.seat]:
            if seat < len(sitting.seats) and sitting.seats[seat].kind == BOT:
                self._begin(room, seat)

    def _begin(self, room: Room, seat: int) -> None:
        place = (room.sitting.table.id, seat)
        if place not in self._tasks:
            task = self._tasks[place] = asyncio.create_task(self._think(room, seat), name=f"tenshu bot {place}")
            task.add_done_callback(lambda _: self._done(place, room))

    def _done(self, place: tuple[str, int], room: Room) -> None:
        task = self._tasks.pop(place)
        if task.cancelled():
            return
        if task.exception():
            _LOG.error("a bot at %s failed", place, exc_info=task.exception())
            asyncio.get_running_loop().call_later(_AGAIN, self.look, room)
        else:
            self.look(room)

    async def _think(self, room: Room, seat: int) -> None:
        """Answer once for a seat, or leave it to another worker."""
        if not await self._lease(room.sitting.table.id, seat):
            await asyncio.sleep(_AGAIN)
            return
        await self._wait(room)
        sitting = room.sitting
        is_asked = sitting.phase == PLAYING and bool(sitting.choices(sitting.play, seat))
        if not is_asked or sitting.seats[seat].kind != BOT:
            return
        ply = sitting.ply
        answer = await self._decide(sitting, seat)

        def make(now: Sitting) -> list[Event]:
            if now.seats[seat].kind != BOT:
                raise StaleError(now.seq, now.ply)
            return now.answer(seat, ply, answer.action, is_end=True)

        try:
            await self._tables.change(sitting.table.id, make, by=seat)
        except (StaleError, Fault):  # it was taken back, or a person has come back
            return
        except StoreError:
            await asyncio.sleep(_AGAIN)

    async def _wait(self, room: Room) -> None:
        """Wait until people have seen the last answer; where nobody looks there is no need."""
        clock = asyncio.get_running_loop().time
        if room.is_looked_at:
            await asyncio.sleep(max(0.0, room.at + room.sitting.pace / 1000 - clock()))

    async def _lease(self, table: str, seat: int) -> bool:
        """Return whether nobody else thinks for a seat; of a database that only we use, that is known."""
        if not self._tables.store.is_shared:
            return True
        now = asyncio.get_running_loop().time()
        if self._leased.get((table, seat), 0.0) > now + _LEASE / 2:
            return True
        is_ours = await self._tables.store.lease(table, seat, self._owner, _LEASE)
        if is_ours:
            self._leased = {place: until for place, until in self._leased.items() if until > now}
            self._leased[table, seat] = now + _LEASE
        return is_ours

    async def _decide(self, sitting: Sitting, seat: int) -> Answer:
        """Return what a bot answers from what its seat sees; in a lesson, what is prepared for it."""
        table, play, level = sitting.table.id, sitting.play, sitting.seats[seat].level
        legal = tuple(sitting.choices(play, seat))
        if len(legal) == 1:
            return Answer(legal[0])
        try:
            await self._tables.shelf.take_bot(play.game.name, level)
            return await self._ask(self._bot(table, play, seat, level), play, seat, legal)
        except Exception as error:  # noqa: BLE001 (whatever a bot does, the table goes on)
            _note("bot", level, play, error)
            metrics.BOT_FAILURES.inc()
            self._bots.pop((table, seat, level), None)
            return Answer(secrets.choice(legal))

    async def advise(self, play: Play, seat: int) -> tuple[str, Answer]:
        """Return what the strongest bot would answer in the place of a person, from what that person sees."""
        player = adviser(play.game)
        legal = tuple(play.choices(seat))
        try:
            await self._tables.shelf.take_bot(play.game.name, player.name)
            return player.name, await self._ask((player, player.make(play.game)), play, seat, legal)
        except Exception as error:
            _note("hint", player.name, play, error)
            raise Fault("table-no-hint") from error

    async def _ask(self, asked: tuple[Player, Bot], play: Play, seat: int, legal: tuple[int, ...]) -> Answer:
        player, bot = asked
        rng, seen = new_rng(secrets.randbits(_SEED_BITS)), play.seen(seat)
        loop = asyncio.get_running_loop()
        async with self._free:
            pool = self._pool
            thought = loop.run_in_executor(pool, bot.decide, seen, seat, legal, rng, player.budget)
            try:
                with metrics.THOUGHT.time():
                    async with asyncio.timeout(player.budget.seconds + _PATIENCE):
                        answer = await thought
            except TimeoutError:  # its thread is lost, and the others shall not wait for it
                pool.shutdown(wait=False)
                self._pool = self._new_pool() if self._pool is pool else self._pool
                raise
        if answer.action not in legal:
            raise Fault("bots-illegal", name=player.name, seat=seat + 1)
        return answer

    def _bot(self, table: str, play: Play, seat: int, level: str) -> tuple[Player, Bot]:
        """Return the bot at a seat, which remembers what it thought last unless too many others came after."""
        place = (table, seat, level)
        if place not in self._bots:
            player = find_player(level, play.game)
            self._bots[place] = player, player.make(play.game)
            while len(self._bots) > _MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(place)
        return self._bots[place]


def _note(what: str, level: str, play: Play, error: Exception) -> None:
    """Write to the log that a bot failed, and where; one that took too long failed nowhere."""
    if isinstance(error, TimeoutError):
        _LOG.warning("a %s of level %s took too long at %s", what, level, play.game.name)
    else:
        _LOG.error("a %s of level %s failed at %s", what, level, play.game.name, exc_info=error)
