"""All tables of a server: opening them, finding them by a secret, and changing them one event after another.

The order is always the same: check what is asked for on the table as it stands, append it durably, take it, and let
all who look know. Who loses a race reads what the other wrote, and is judged again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from tenshu.core.game import Game
from tenshu.core.play import Move, Play
from tenshu.core.questions import CHANCE
from tenshu.core.words import Fault
from tenshu.games import find_title
from tenshu.table import fairness, metrics, wire
from tenshu.table.feed import Holder, held
from tenshu.table.model import (
    ANSWER,
    BACK,
    BOT,
    HOST,
    INVITE,
    JOIN,
    LEAVE,
    NOBODY,
    OPEN,
    PERSON,
    PRIVATE,
    REMATCH,
    START,
    WATCH,
    Appended,
    Changes,
    Event,
    Json,
    Link,
    Seat,
    Table,
    UnavailableError,
    digest,
    new_token,
)
from tenshu.table.rooms import Room
from tenshu.table.shelf import Shelf
from tenshu.table.sitting import OVER, Sitting, StaleError, check_level, check_name, check_pace, lay_out, seated
from tenshu.table.store import Store

_LOG = logging.getLogger(__name__)

_MOST_ROOMS = 4_000  # that are kept while nobody looks
_MOST_HOLDERS = 20_000  # of secrets that are remembered
_TRIES = 20  # to append where others append too
_LOOK_AGAIN = 2.0  # seconds between looks for hints that were lost

Make = Callable[[Sitting], list[Event]]


class UnknownSecretError(Exception):
    """A secret leads nowhere."""


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
        self.watchers: list[Callable[[Room], None]] = []  # are told of each room that was opened or has changed
        self.is_closing = False
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._holders: OrderedDict[bytes, Holder] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        if store.is_shared:  # otherwise nobody else writes, and all is known that there is
            self._begin(self._listen())
            self._begin(self._look_again())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="tenshu tables")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Listen no more."""
        tasks = [*self._tasks, *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def stop(self) -> None:
        """Let all who look go away, since the server stops."""
        self.is_closing = True
        for room in self._rooms.values():
            room.wake()

    @property
    def rooms(self) -> list[Room]:
        """Return the tables that this process has before it."""
        return list(self._rooms.values())

    # Finding

    async def holder(self, token: str) -> Holder:
        """Return who holds a secret; what it opens does not change any more once the game has begun."""
        key = digest(token)
        if key in self._holders:
            self._holders.move_to_end(key)
            return self._holders[key]
        places = await self.store.behind(token)
        if not places:
            raise UnknownSecretError
        holder = held(places, token)
        room = self._rooms.get(holder.table)
        if room is not None and room.sitting.is_started:
            self._holders[key] = holder
            while len(self._holders) > _MOST_HOLDERS:
                self._holders.popitem(last=False)
        return holder

    async def still(self, holder: Holder) -> Holder | None:
        """Return what a secret opens now, or nothing where it opens no more, or that cannot be told."""
        try:
            return await self.holder(holder.token) if holder.token else holder
        except (UnknownSecretError, UnavailableError):
            return None

    async def room(self, table: str) -> Room:
        """Return a table as it stands; a hint may have been lost, so where others write too it is read again."""
        is_known = table in self._rooms
        room = await self._room(table)
        if is_known and self.store.is_shared:
            await self._catch_up_safely(room, room.sitting.seq + 1)
        return room

    async def _room(self, table: str) -> Room:
        """Return a table as far as it is known here, read from the store where it is not."""
        if table in self._rooms:
            self._rooms.move_to_end(table)
            return self._rooms[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        # Whoever goes away must not take the table from the others who wait for it.
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room:
        row = await self.store.table(table)
        game = await self.shelf.take(row.game)
        if game.version != row.version:
            raise Fault("table-version", game=row.game, version=row.version, known=game.version)
        room = Room(lay_out(row, game))
        room.sitting.take(await self.store.events(table))
        self._rooms[table] = room
        self._tidy()
        self._tell(room)
        return room

    def _tidy(self) -> None:
        """Forget the tables that nobody has looked at for longest."""
        for table in [name for name, room in self._rooms.items() if not room.is_looked_at][: -_MOST_ROOMS or None]:
            if len(self._rooms) <= _MOST_ROOMS:
                break
            del self._rooms[table]

    def is_open(self, room: Room) -> bool:
        """Tell whether a room is the one in which a table stands here; another may have taken its place."""
        return self._rooms.get(room.sitting.table.id) is room

    def _tell(self, room: Room) -> None:
        for watcher in self.watchers:
            watcher(room)

    # Keeping up

    async def _listen(self) -> None:
        with self.store.hints.listen() as listener:
            async for hint in listener:
                room = self._rooms.get(hint.table)
                if room is not None and hint.seq > room.sitting.seq:
                    self._begin(self._catch_up_safely(room, hint.seq))  # a slow table must not hold up all others

    async def _look_again(self) -> None:
        """Look from time to time whether a hint was lost."""
        while True:
            await asyncio.sleep(_LOOK_AGAIN)
            with suppress(UnavailableError):
                looked_at = {name: room for name, room in self._rooms.items() if room.is_looked_at}
                for name, head in (await self.store.heads(looked_at)).items():
                    await self._catch_up_safely(looked_at[name], head)

    async def _catch_up_safely(self, room: Room, seq: int) -> None:
        """Read a table up to an event, unless that came to be known while somebody else was writing."""
        try:
            async with room.lock:
                if seq > room.sitting.seq:
                    await self._catch_up(room)
        except UnavailableError:
            _LOG.warning("table %s could not be read", room.sitting.table.id)
        except Exception:  # noqa: BLE001 (one table that cannot be read must not stop the news of all others)
            _LOG.exception("table %s is stuck", room.sitting.table.id)

    async def _catch_up(self, room: Room) -> bool:
        """Take what others have written, and tell whether there was anything."""
        before = room.sitting.seq
        self._take(room, await self.store.events(room.sitting.table.id, after=before))
        return room.sitting.seq > before

    def _take(self, room: Room, events: Sequence[Event]) -> None:
        new = [event for event in events if event.seq > room.sitting.seq]
        if not new:
            return
        room.sitting.take(new)
        answers = sum(event.kind == ANSWER and event.seat != CHANCE for event in new)
        if answers:
            room.at = asyncio.get_running_loop().time()
            metrics.ANSWERS.labels(room.sitting.game.name).inc(answers)
        room.changed(is_back=any(event.kind == BACK for event in new))
        self._tell(room)

    # Changing

    async def change(self, table: str, make: Make, *, by: int = NOBODY, key: str = "", token: str = "") -> wire.Done:
        """Append what `make` finds right on the table as it stands, and return where it stands then.

        With a key that this seat used before nothing happens again. A token opens the seats that are taken.
        """
        room = await self._room(table)
        async with room.lock:
            try:
                await self._append(room, make, key, token)
            except (Fault, StaleError):
                if not (key and await self._was_done(table, by, key)):
                    raise
        return wire.Done(room.sitting.last_known([by]), room.sitting.ply)

    async def _append(self, room: Room, make: Make, key: str, token: str) -> None:
        for _ in range(_TRIES):
            sitting = room.sitting
            try:
                events = make(sitting)
            except (Fault, StaleError):  # perhaps only here, where we have not heard yet of what another worker wrote
                if self.store.is_shared and await self._catch_up(room):
                    continue
                raise
            changes = _changes(sitting, events, token)
            outcome = await self.store.append(sitting.table.id, sitting.seq + 1, events, key=key, changes=changes)
            if isinstance(outcome, Appended) and not outcome.repeated:
                self._take(room, outcome.events)
                return
            await self._catch_up(room)
            if isinstance(outcome, Appended):
                return
        raise UnavailableError("The table is too busy; try again.")

    async def _was_done(self, table: str, seat: int, key: str) -> bool:
        """Tell whether a key was used before: no event has the number 0, so that nothing is written."""
        outcome = await self.store.append(table, 0, [Event(ANSWER, seat)], key=key)
        return isinstance(outcome, Appended)

    # Opening

    async def open(self, new: wire.NewTable) -> wire.Opened:
        """Open a table; its luck is settled before anybody has cut."""
        title, pace = find_title(new.title), new.pace
        game = await self.shelf.take(title.game)
        options = {**title.options, **new.options, **read_brought(game, new.brought)}
        play = Play(game, len(new.seats), options)
        seats = tuple(_new_seat(play, number, seat) for number, seat in enumerate(new.seats))
        settings: Json = {} if pace is None else {"pace": check_pace(pace)}
        return await self.lay_out(play, seats, settings)

    async def lay_out(
        self,
        play: Play,
        seats: tuple[Seat, ...],
        settings: Json,
        moves: Sequence[Move] = (),
        *,
        luck: tuple[str, bytes] | None = None,
    ) -> wire.Opened:
        """Open a table; who does so is its host, and has the seats of people.

        The moves were made elsewhere. `luck` is the commitment and the seed of a game that was played elsewhere to its
        end, where there are any.
        """
        seed = fairness.new_seed()
        promised, kept = luck or (fairness.commitment(play, seed), seed)
        table = Table(play.game.name, play.game.version, seats, promised, kept, dict(play.options), settings)
        token, invite, watch = new_token(), new_token(), new_token()
        mine = [Link(token, PRIVATE, seat.seat) for seat in seats if seat.kind == PERSON]
        await self.store.create(table, [Link(token, HOST), *mine, Link(invite, INVITE), Link(watch, WATCH)])
        if moves:
            events = [Event(ANSWER, *move) for move in moves] + [Event(START)] * (luck is not None)
            await self.store.append(table.id, 1, events, changes=Changes(over=True if luck else None))
        return wire.Opened(table.id, token, invite, watch, promised)

    # Seats

    async def join(self, holder: Holder, wanted: wire.Join) -> wire.Seated:
        """Seat somebody who was invited."""
        if holder.purpose != INVITE:
            raise Fault("table-not-invited")
        token = new_token()

        def make(sitting: Sitting) -> list[Event]:
            return sitting.sit(sitting.open_seat() if wanted.seat is None else wanted.seat, wanted.name)

        await self.change(holder.table, make, token=token)
        return wire.Seated(holder.table, token, (await self.holder(token)).seats[0])

    async def set_seat(self, holder: Holder, seat: int, wanted: wire.SetSeat) -> wire.Done:
        """Give a seat to a bot, or open it: who sits there may, and the host."""
        if seat not in holder.seats and not holder.is_host:
            raise Fault("table-not-host")

        def make(sitting: Sitting) -> list[Event]:
            return sitting.free(seat) if wanted.kind == OPEN else sitting.put_bot(seat, wanted.level)

        return await self.change(holder.table, make)

    async def link(self, holder: Holder, wanted: wire.NewLink) -> wire.LinkMade:
        """Make one more link to a table, which those who belong there may."""
        holder.check_belongs()
        token = new_token()
        await self.store.link(holder.table, Link(token, wanted.purpose))
        return wire.LinkMade(wanted.purpose, token)

    # Playing again

    async def rematch(self, holder: Holder) -> wire.Seated:
        """Seat somebody at the table at which they play again, which the first of them opens."""
        holder.check_belongs()
        room = await self.room(holder.table)
        if room.sitting.phase != OVER:
            raise Fault("table-not-over")
        opened = "" if room.sitting.rematch else await self._open_rematch(room.sitting)
        token = opened or new_token()
        seats = await self._sit_again(room.sitting, holder, token)
        if not seats and not opened:
            await self.store.link(room.sitting.rematch, Link(token, WATCH))
        return wire.Seated(room.sitting.rematch, token, min(seats, default=None))

    async def _open_rematch(self, before: Sitting) -> str:
        """Open the next table, where the seats of people wait for them; return the secret of its host."""
        seats = tuple(one if one.kind == BOT else Seat(one.seat) for one in before.seats)
        opened = await self.lay_out(before.play.at(0), seats, {"pace": before.pace})

        def make(now: Sitting) -> list[Event]:
            if now.rematch:
                raise StaleError(now.seq, now.ply)
            return [Event(REMATCH, detail={"table": opened.table})]

        try:
            await self.change(before.table.id, make)
        except StaleError:  # another was faster, and its table is the one
            return ""
        return opened.token

    async def _sit_again(self, before: Sitting, holder: Holder, token: str) -> list[int]:
        """Let a secret open the seats that somebody had before; return them.

        Who asks twice gets another secret for the same seats. One that somebody else has taken stays theirs.
        """
        now = (await self.room(before.rematch)).sitting
        mine = [seat for seat in holder.seats if before.seats[seat].kind == PERSON]
        free = [seat for seat in mine if now.seats[seat].kind == OPEN]
        names = {seat: before.seats[seat].name for seat in free}
        if free:
            try:
                await self.change(
                    before.rematch, lambda now: [_again(now.sit(seat, names[seat])[0]) for seat in free], token=token
                )
            except Fault:  # they were asked for twice at once, or somebody else has come
                free = []
        told = () if free == mine else await self.store.events(before.rematch)
        taken = [seat for seat in mine if seat not in free and _is_back(told, seat)]
        if taken:
            await self.store.link(before.rematch, *(Link(token, PRIVATE, seat) for seat in taken))
        return [*free, *taken]


def _again(event: Event) -> Event:
    """Return the event of somebody who sits down at the next table, on the seat of before."""
    return replace(event, detail={**(event.detail or {}), "again": True})


def _is_back(events: Sequence[Event], seat: int) -> bool:
    """Tell whether a seat of the next table has whom it waited for: who came otherwise is somebody else."""
    is_back = False
    for event in events:
        if event.seat == seat and event.kind == JOIN:
            is_back = is_back or "again" in (event.detail or {})
        if event.seat == seat and event.kind == LEAVE:
            is_back = is_back and seated(event).kind != OPEN
    return is_back


def _changes(sitting: Sitting, events: Sequence[Event], token: str) -> Changes:
    """Return what changes with some events, besides what they say."""
    seats = tuple(seated(event) for event in events if event.kind in (JOIN, LEAVE))
    return Changes(
        seats=seats,
        links=tuple(Link(token, PRIVATE, event.seat) for event in events if event.kind == JOIN and token),
        unlinked=tuple((PRIVATE, seat.seat) for seat in seats if seat.kind == OPEN),
        over=True if sitting.is_over_after(events) else None,
    )


def read_brought(game: Game, files: Mapping[str, wire.File]) -> dict[str, str]:
    """Return the files that somebody brought as values of their options."""
    readers = {option.name: option.brought.read for option in game.options if option.brought}
    for name in files.keys() - readers.keys():
        raise Fault("game-option", game=game.name, option=name, options=", ".join(readers))
    return {name: readers[name](file.text, file.name) for name, file in files.items()}


def _new_seat(play: Play, number: int, seat: wire.NewSeat) -> Seat:
    if seat.kind == "bot":
        return Seat(number, BOT, "", check_level(play.game, seat.level))
    if seat.kind == "open":
        return Seat(number)
    return Seat(number, PERSON, check_name(seat.name))
