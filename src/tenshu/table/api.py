"""The routes of a table. Who may do what is told by the secret in the Authorization header, and by nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import MediaType, Request, WebSocket, get, post, put, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from tenshu.bots import default_level, levels
from tenshu.core.words import Fault, message
from tenshu.games import TITLES, load
from tenshu.table import archive, feed, metrics, teaching, wire
from tenshu.table.feed import Holder
from tenshu.table.model import Event, StoreError
from tenshu.table.points import points, rounds
from tenshu.table.sitting import PLAYING, Sitting
from tenshu.table.stream import updates
from tenshu.table.tables import Tables, UnknownSecretError
from tenshu.table.thinking import Thinking

_BEARER = "bearer "
_PATIENCE = 10.0  # seconds in which a WebSocket has to say who it is
_MOST_HEARD = 500  # answers that are told at once
_NO_SECRET, _BAD_HELLO, _AWAY = 4401, 4400, 4503  # how a WebSocket is closed

Who: TypeAlias = NamedDependency[Holder]
Here: TypeAlias = NamedDependency[Tables]
Ply: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybePly: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Seat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=100)]
_REFUSED = {
    400: "The request cannot be read.",
    401: "The secret is missing, or leads nowhere.",
    404: "There is nothing at this address.",
    409: "The table has gone on in the meantime.",
    413: "The request is too large.",
    422: "It is against the rules, or cannot be done now.",
    429: "Too many requests.",
    503: "The database is away.",
}


def _told(*statuses: int, is_open: bool = False) -> dict[str, Any]:
    """Return what is said of a route: whether it needs a secret, and how it may refuse."""
    some = sorted({422, 429, 503, *statuses} | (set() if is_open else {401}))
    refused = {status: ResponseSpec(wire.Problem, description=_REFUSED[status]) for status in some}
    return {"responses": refused} if is_open else {"responses": refused, "security": [{"secret": []}]}


_FREE = _told(400, 413, is_open=True)  # for everybody
_LOOK = _told(400)
_PLACE = _told(400, 404)  # for an address with a number in it
_DO = _told(400, 409, 413)
_PLACED = _told(400, 404, 409, 413)


async def provide_holder(request: Request[object, object, State], tables: Here) -> Holder:
    """Return who asks."""
    header = request.headers.get("authorization", "")
    if not header.casefold().startswith(_BEARER):
        raise UnknownSecretError
    return await tables.holder(header[len(_BEARER) :].strip())


# The shelf and the lobby


@get("/games", sync_to_thread=True, **_told(is_open=True))
def games(tables: Here) -> list[wire.TitleShown]:
    """List the games."""
    return [_title(tables, name) for name in TITLES]


@get("/server", sync_to_thread=False, **_FREE)
def server(state: State) -> wire.ServerShown:
    """Tell how others in the same network reach this server, for links and QR codes."""
    return wire.ServerShown(state.config.address)


def _title(tables: Tables, name: str) -> wire.TitleShown:
    title = TITLES[name]
    game = load(title.game)
    options = [
        wire.OptionShown(
            option.name, [*option.values], option.brought is not None, option.brought.sample if option.brought else ""
        )
        for option in game.options
        if option.name not in title.options
    ]
    return wire.TitleShown(
        title=name,
        game=game.name,
        version=game.version,
        seats=[*game.seats],
        options=options,
        fixed=title.options,
        levels=[*levels(game)],
        usual_level=default_level(game),
        is_ready=tables.shelf.is_ready(game.name),
        progress=tables.shelf.progress(game.name),
    )


@post("/lobby", status_code=HTTP_200_OK, **_FREE)
async def lobby(data: JSONBody[wire.Lobby], tables: Here) -> list[wire.Summary]:
    """Tell how one's own tables stand; a secret that leads nowhere, or to a game of other rules, is left out."""
    found = [await _summary(tables, number, token) for number, token in enumerate(data.tokens)]
    return [one for one in found if one is not None]


async def _summary(tables: Tables, number: int, token: str) -> wire.Summary | None:
    try:
        holder = await tables.holder(token)
        sitting = (await tables.room(holder.table)).sitting
    except (UnknownSecretError, Fault):
        return None
    asked = sitting.play.asked if sitting.phase == PLAYING else []
    return wire.Summary(
        number=number,
        table=sitting.table.id,
        game=sitting.game.name,
        options=sitting.play.options,
        phase=sitting.phase,
        seats=feed.seats(sitting, holder),
        is_my_turn=any(seat in holder.seats for seat in asked),
        ply=sitting.ply,
        created=sitting.table.created,
        seat=holder.seats[0] if holder.seats else None,
        lesson=teaching.under_way(sitting),
    )


# Opening and joining


@post("/tables", **_FREE)
async def open_table(data: JSONBody[wire.NewTable], tables: Here) -> wire.Opened:
    """Open a table. Its commitment is shown before anybody cuts; `start` begins the game."""
    opened = await tables.open(data)
    metrics.TABLES.labels(data.title).inc()
    return opened


@post("/lessons", **_FREE)
async def open_lesson(data: JSONBody[wire.NewLesson], tables: Here) -> wire.Opened:
    """Begin a lesson: a table with bots, at which all is prepared until the learner knows enough to play on."""
    opened = await teaching.open_lesson(tables, data)
    metrics.TABLES.labels(data.title).inc()
    return opened


@post("/tables/import", **_FREE)
async def import_table(data: JSONBody[wire.Import], tables: Here) -> wire.Seated:
    """Open a table with a game that was played to its end, to be looked at."""
    return await archive.import_game(tables, data.log)


@post("/join", **_DO)
async def join(data: JSONBody[wire.Join], holder: Who, tables: Here) -> wire.Seated:
    """Take an open seat, with the secret of an invitation; the answer has a secret of one's own."""
    return await tables.join(holder, data)


# The table


@get("/table", **_LOOK)
async def look(holder: Who, tables: Here, seat: Seat = None, first: MaybePly = None) -> wire.Update:
    """Show the table as it stands."""
    room = await tables.room(holder.table)
    viewer = holder.viewer(room.sitting) if seat is None else holder.choose(seat)
    return feed.update(room, holder, viewer, None if first is None else min(first, room.sitting.ply))


@get("/table/heard", **_LOOK)
async def history(holder: Who, tables: Here, first: Ply = 0, seat: Seat = None) -> wire.History:
    """Tell what was answered, from a ply on; of a long game as much as is told at once."""
    room = await tables.room(holder.table)
    viewer = holder.viewer(room.sitting) if seat is None else holder.choose(seat)
    first = min(first, room.sitting.ply)
    told = [feed.heard(one) for one in room.heard(viewer, first)[:_MOST_HEARD]]
    return wire.History(first, told, room.sitting.ply)


@get("/table/at/{ply:int}", **_PLACE)
async def look_back(ply: FromPath[int], holder: Who, tables: Here, seat: Seat = None) -> wire.Moment:
    """Show the table as it stood after some answers."""
    room = await tables.room(holder.table)
    return feed.moment(room.sitting, holder.viewer(room.sitting) if seat is None else holder.choose(seat), ply)


@get("/table/points", **_LOOK)
async def points_so_far(holder: Who, tables: Here, seat: Seat = None) -> wire.Points:
    """Tell how the points went, turn by turn."""
    sitting = (await tables.room(holder.table)).sitting
    return points(sitting, holder.viewer(sitting) if seat is None else holder.choose(seat))


@get("/table/rounds", **_LOOK)
async def rounds_so_far(holder: Who, tables: Here) -> wire.Rounds:
    """Tell what the points of each round that is over were made of."""
    return rounds((await tables.room(holder.table)).sitting)


@get("/table/explain/{action:int}", **_PLACE)
async def explain(action: FromPath[int], holder: Who, tables: Here, seat: Seat = None) -> wire.Explained:
    """Tell what an action costs and brings, or why it is not allowed."""
    sitting = (await tables.room(holder.table)).sitting
    chosen = holder.choose(seat)
    own = sitting.own(chosen)
    if not 0 <= action < sitting.game.actions:
        raise Fault("table-no-action", action=action, most=sitting.game.actions - 1)
    seen = own.seen(chosen)
    is_legal = action in sitting.choices(own, chosen)
    # What the rules allow, and the lesson or the end of a turn does not, has a reason that the rules do not know.
    is_later = not is_legal and action in own.choices(chosen)
    later = message("table-turn-over" if sitting.is_turn_over(own) else "lesson-other")
    notes = [later] if is_later else sitting.game.explain(seen, chosen, action)
    return wire.Explained(action, sitting.game.say(seen, action), is_legal, notes)


@get("/table/hint", **_LOOK)
async def hint(holder: Who, tables: Here, thinking: NamedDependency[Thinking], seat: Seat = None) -> wire.Hint:
    """Tell what a bot would do in this seat's place, from what the seat sees."""
    sitting = (await tables.room(holder.table)).sitting
    chosen = holder.choose(seat)
    own = sitting.own(chosen)
    if sitting.phase != PLAYING or chosen not in own.asked or sitting.is_turn_over(own):
        raise Fault("table-not-asked")
    if sitting.prepared(own):
        raise Fault("lesson-no-hint")
    ply, seen = len(own.moves), own.seen(chosen)
    level, answer = await thinking.advise(own, chosen)
    candidates = [
        wire.Candidate(one.action, sitting.game.say(seen, one.action), one.visits, one.worth, one.points)
        for one in answer.candidates
    ]
    return wire.Hint(level, ply, answer.action, candidates)


@get("/table/log", media_type=MediaType.TEXT, **_told())
async def export(holder: Who, tables: Here) -> str:
    """Return the game as a file: all of it when it is over, and what this seat heard while it is not."""
    sitting = (await tables.room(holder.table)).sitting
    return archive.export(sitting, holder.viewer(sitting))


# Changing it


@post("/table/answer", status_code=HTTP_200_OK, **_DO)
async def answer(data: JSONBody[wire.Move], holder: Who, tables: Here) -> wire.Done:
    """Answer the open question: for all to hear, or as a draft."""
    seat = holder.choose(data.seat)

    def make(now: Sitting) -> list[Event]:
        now.check_person(seat)
        return now.answer(seat, data.ply, data.action, is_end=data.end)

    return await tables.change(holder.table, make, by=seat, key=data.key)


@post("/table/end", status_code=HTTP_200_OK, **_DO)
async def end(data: JSONBody[wire.Mine], holder: Who, tables: Here) -> wire.Done:
    """End one's turn: all hear the draft."""
    seat = holder.choose(data.seat)
    return await tables.change(holder.table, lambda now: now.end(seat), by=seat, key=data.key)


@post("/table/step-back", status_code=HTTP_200_OK, **_DO)
async def step_back(data: JSONBody[wire.Back], holder: Who, tables: Here) -> wire.Done:
    """Take back what one drafted, but for the first `ply` answers of the game."""
    seat = holder.choose(data.seat)
    return await tables.change(holder.table, lambda now: now.step_back(seat, data.ply), by=seat, key=data.key)


@post("/table/take-back", status_code=HTTP_200_OK, **_DO)
async def take_back(data: JSONBody[wire.Back], holder: Who, tables: Here) -> wire.Done:
    """Take back all answers but for the first `ply`, or ask the other people for leave to."""
    seat = holder.choose(data.seat)
    mine = holder.seats
    return await tables.change(holder.table, lambda now: now.take_back(seat, data.ply, mine), by=seat, key=data.key)


@post("/table/agree", status_code=HTTP_200_OK, **_DO)
async def agree(data: JSONBody[wire.Agree], holder: Who, tables: Here) -> wire.Done:
    """Agree that answers are taken back."""
    seat = holder.choose(data.seat)
    # All seats at one screen agree together, and the first of them has the key.
    first, mine = min(holder.seats), holder.seats
    return await tables.change(holder.table, lambda now: now.agree(seat, mine, data.ply), by=first, key=data.key)


@post("/table/refuse", status_code=HTTP_200_OK, **_DO)
async def refuse(data: JSONBody[wire.Mine], holder: Who, tables: Here) -> wire.Done:
    """Refuse that answers are taken back, or want it no longer."""
    seat = holder.choose(data.seat)
    return await tables.change(holder.table, lambda now: now.refuse(seat), by=seat, key=data.key)


@post("/table/cut", status_code=HTTP_200_OK, **_DO)
async def cut(data: JSONBody[wire.Cut], holder: Who, tables: Here) -> wire.Done:
    """Cut, as one cuts a deck, before the game begins: all luck follows from it too."""
    seat = holder.choose(data.seat)
    return await tables.change(holder.table, lambda now: now.cut(seat, data.text), by=seat)


@post("/table/start", status_code=HTTP_200_OK, **_told(409))
async def start(holder: Who, tables: Here) -> wire.Done:
    """Begin the game, which anyone who belongs to the table may when no seat is open."""
    holder.check_belongs()
    return await tables.change(holder.table, lambda now: now.start())


@put("/table/seats/{seat:int}", **_PLACED)
async def set_seat(seat: FromPath[int], data: JSONBody[wire.SetSeat], holder: Who, tables: Here) -> wire.Done:
    """Give a seat to a bot, or open it."""
    return await tables.set_seat(holder, seat, data)


@post("/table/return", status_code=HTTP_200_OK, **_DO)
async def come_back(data: JSONBody[wire.Mine], holder: Who, tables: Here) -> wire.Done:
    """Take one's seat back from the bot that has it."""
    seat = holder.choose(data.seat)
    return await tables.change(holder.table, lambda now: now.come_back(seat), by=seat, key=data.key)


@put("/table/pace", **_DO)
async def set_pace(data: JSONBody[wire.SetPace], holder: Who, tables: Here) -> wire.Done:
    """Set how long bots wait before they answer."""
    holder.check_belongs()
    return await tables.change(holder.table, lambda now: now.set_pace(data.pace))


@post("/table/links", **_DO)
async def new_link(data: JSONBody[wire.NewLink], holder: Who, tables: Here) -> wire.LinkMade:
    """Make one more link, for somebody to join or to watch."""
    return await tables.link(holder, data)


@post("/table/rematch", **_told(409))
async def rematch(holder: Who, tables: Here) -> wire.Seated:
    """Play again: sit down at the next table, which the first to ask opens."""
    return await tables.rematch(holder)


@post("/table/clone", **_DO)
async def clone(data: JSONBody[wire.Clone], holder: Who, tables: Here) -> wire.Opened:
    """Open a table that goes on from a point of this game, against bots."""
    return await archive.clone(tables, holder, data)


# Feeds


@get("/table/feed", **_LOOK)
async def feed_events(holder: Who, tables: Here, seq: Ply = 0, ply: MaybePly = None) -> Stream:
    """Send the table whenever it changes, as server-sent events; `seq` and `ply` are those of the last snapshot."""
    await tables.room(holder.table)  # so that what is wrong is told before the stream begins
    return Stream(_events(tables, holder, seq, ply), media_type="text/event-stream", headers=_UNBUFFERED)


_UNBUFFERED = {"cache-control": "no-store", "x-accel-buffering": "no"}


async def _events(tables: Tables, holder: Holder, seq: int, ply: int | None) -> AsyncGenerator[bytes, None]:
    with metrics.FEEDS.labels("events").track_inprogress():
        async for data in updates(tables, holder, seq, ply):
            yield b"data: " + data + b"\n\n" if data else b":\n\n"


@websocket("/table/socket")
async def feed_socket(socket: WebSocket[object, object, State], tables: Here) -> None:
    """Send the table whenever it changes, by WebSocket; the first message is a `Hello`."""
    await socket.accept()
    try:
        async with asyncio.timeout(_PATIENCE):
            hello = msgspec.json.decode(await socket.receive_data("text"), type=wire.Hello)
        holder = await tables.holder(hello.token)
        await tables.room(holder.table)
    except UnknownSecretError:
        await socket.close(_NO_SECRET, "the secret leads nowhere")
    except (msgspec.MsgspecError, UnicodeError, TimeoutError, KeyError):
        await socket.close(_BAD_HELLO, "the first message has to be a Hello")
    except (StoreError, Fault):
        await socket.close(_AWAY, "the table cannot be read now")
    except WebSocketDisconnect:
        return
    else:
        await _send(socket, tables, holder, hello)


async def _send(socket: WebSocket[object, object, State], tables: Tables, holder: Holder, hello: wire.Hello) -> None:
    """Send updates until either side has enough."""
    has_spoken = False
    async with asyncio.TaskGroup() as group:
        sending = group.create_task(_send_all(socket, tables, holder, hello))
        try:
            await socket.receive_data("text")  # nothing more is expected: a client says what it does by POST
            has_spoken = True
        except (WebSocketDisconnect, KeyError, UnicodeError):
            pass
        finally:
            sending.cancel()
    if has_spoken and sending.cancelled():  # otherwise it was closed before
        await socket.close(_BAD_HELLO, "send nothing after the Hello")


async def _send_all(
    socket: WebSocket[object, object, State], tables: Tables, holder: Holder, hello: wire.Hello
) -> None:
    with metrics.FEEDS.labels("socket").track_inprogress():
        async for data in updates(tables, holder, hello.seq, hello.ply):
            await socket.send_data(data or b"{}", mode="text")
    await socket.close(1012, "the server stops; come again")


ROUTES = [
    games, server, lobby, open_table, open_lesson, import_table, join, look, history, look_back, points_so_far,
    rounds_so_far, explain, hint, export, answer, end, step_back, take_back, agree, refuse, cut, start, set_seat,
    come_back, set_pace, new_link, rematch, clone, feed_events, feed_socket,
]  # fmt: skip
DEPENDENCIES = {"holder": Provide(provide_holder)}
