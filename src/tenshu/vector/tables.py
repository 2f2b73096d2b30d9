"""Many tables of one game, played in step.

At each table one seat decides at a time. Chance answers by itself, and what is forced is answered unless it is asked
for. Where a game ends, the next one begins at once, with chance of its own: game number i of a seed is the same on a
CPU and on a GPU, however many threads there are.

`reset` and `step` return what those of Gymnasium return, with an entry a table. Nothing is copied: what they return is
written anew by the next step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from typing import Any, Literal, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenshu.core.game import Game
from tenshu.core.record import Bytes
from tenshu.core.rng import new_rng
from tenshu.core.words import Fault
from tenshu.vector import arrays
from tenshu.vector.arrays import Board, Outcome, Seen
from tenshu.vector.loops import NOBODY
from tenshu.vector.stepping import observing_of, stepping

Device = Literal["cpu", "cuda"]
Info: TypeAlias = dict[str, Any]

_SEEDS = 2**63  # as many as a generator takes
_FIRST = 2**62  # the game that may come first at the latest, so that the numbers of those after it have room


class _Machine(Protocol):
    """What runs the steps of all tables."""

    def keep(self, array: Any) -> Any:  # noqa: ANN401 (an array of NumPy or of a GPU)
        """Put an array where the steps use it."""

    def begin(self, board: Board, seen: Seen, outcome: Outcome) -> None:
        """Lay out a new game at each table."""

    def take_over(self, board: Board, seen: Seen, outcome: Outcome) -> None:
        """Go on from what was put on the tables."""

    def step(self, board: Board, seen: Seen, outcome: Outcome, actions: Any) -> None:  # noqa: ANN401 (as `keep`)
        """Answer at each table."""


class Tables:
    """Many tables of one game.

    `seats` is how many sit at each table, and `options` are those of the game: of either there may be several, which
    take turns from table to table. `device` is where they are played, `threads` how many cores of a CPU take part.
    With `forced` the seats are asked where they have no choice, too; with `hidden` rows for a critic are written;
    without `again` a table at which the game is over stays so.

    >>> from tenshu import load
    >>> tables = Tables(load("catte"), 1000, seats=3)
    >>> seen, info = tables.reset(seed=7)
    >>> seen, rewards, terminated, truncated, info = tables.step(tables.masks().argmax(axis=1))
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        *,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, str] | Sequence[Mapping[str, str]] = (),
        device: Device = "cpu",
        threads: int = 1,
        forced: bool = False,
        hidden: bool = False,
        again: bool = True,
    ) -> None:
        self.game, self.observing, self.device = game, observing_of(game), device
        if tables < 1:
            raise Fault("vector-tables", tables=tables)
        if threads < 1:
            raise Fault("vector-threads", threads=threads)
        given = [seats] if isinstance(seats, int | np.integer) else seats
        counts = [index(count) for count in (game.seats if given is None else given)] or [*game.seats]
        for count in counts:
            game.check_seats(count)
        self.seats = np.resize(np.array(counts, np.int64), tables)
        self._machine = _machine(game, tables, device, threads)
        kinds = [options] if isinstance(options, Mapping) else list(options) or [{}]
        numbers = [game.option_numbers(game.choose_options(kind)).tolist() for kind in kinds]
        settings = (0, 0, tables, forced, again)
        self.board, self.seen, self.outcome = arrays.make(
            game,
            self.observing,
            self.seats.tolist(),
            [numbers[table % len(numbers)] for table in range(tables)],
            settings,
            self._machine.keep,
            hidden=hidden,
        )
        nobody = self._machine.keep(np.full(tables, NOBODY, np.int64))  # decides before the first game has begun
        self.seen = self.seen._replace(seat=nobody)
        self.actions = self._machine.keep(np.zeros(tables, np.int64))  # what `step` answers with
        self._ends = self.outcome.over.view(np.bool_)
        self._cut_short = self._machine.keep(np.zeros(tables, np.bool_))
        self._info = {"won": self.outcome.won, "finals": self.outcome.finals}

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def num_envs(self) -> int:
        """Return how many tables there are, by the name that Gymnasium has for it."""
        return len(self)

    def reset(
        self, seed: int | None = 0, first: int = 0, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, Info]:
        """Begin at each table, with the games numbered from `first` on; return what is seen, and the info of `step`.

        The same seed begins with the same games, whatever was played before: for others give another, or count on.
        None counts on by itself: of the last seed, `first` games after all that have begun. There are no `options`.
        """
        if options:
            raise Fault("vector-reset-options", options=", ".join(map(str, options)))
        seed, begun = self._begun() if seed is None else (check_seed(seed), 0)
        if not (_is_whole(first) and 0 <= first <= _FIRST - begun):
            raise Fault("vector-first", first=str(first))
        numbers = [seed, begun + first, len(self), *self._settings()[arrays.FORCED :]]
        settings = self._machine.keep(np.array(numbers, np.int64))
        self.board = self.board._replace(settings=settings, games=self._machine.keep(np.zeros(len(self), np.int64)))
        self._machine.begin(self.board, self.seen, self.outcome)
        return self.seen, self._info

    def close(self) -> None:
        """Do nothing, as there is no window: memory and threads go when the tables do."""

    def _begun(self) -> tuple[int, int]:
        """Return the last seed, and the number from which on none of its games has begun."""
        settings, rounds = self._settings(), int(on_cpu(self.board.games).max())
        return settings[arrays.SEED], settings[arrays.FIRST] + rounds * len(self)

    def _settings(self) -> list[int]:
        return on_cpu(self.board.settings).tolist()  # type: ignore[no-any-return]

    def put(self, states: Bytes, seed: int = 0, lucks: int = 0) -> Seen:
        """Lay a state on each table, of a game with as many seats, and go on with new luck; return what is seen.

        With `lucks` only so many tables in a row have luck of their own: after them it comes again in the same order.
        """
        check_seed(seed)
        shape = len(self), self.game.state.dtype.itemsize
        if states.shape != shape or states.dtype != np.uint8:
            raise Fault("vector-states", tables=shape[0], size=shape[1])
        words = np.ascontiguousarray(states).view(np.uint64)
        rngs = np.array([_sown(seed, table % (lucks or len(self))) for table in range(len(self))], np.int64)
        self.board = self.board._replace(words=self._machine.keep(words.copy()), rngs=self._machine.keep(rngs))
        self._machine.take_over(self.board, self.seen, self.outcome)
        return self.seen

    def step(self, actions: Any = None) -> tuple[Seen, Any, Any, Any, Info]:  # noqa: ANN401 (an array)
        """Answer at each table; return what is seen, rewards, where games have ended, where they were cut short, info.

        Rewards are by how many points the lead of each side over the mean of the others has grown: a game's sum to all
        that it has grown since the first decision. Info tells of the last game that ended at each table: the share of
        the victory that each side `won`, and the `finals`, its scores. No game is ever cut short.

        Actions that are given are checked. Whoever is in a hurry, and legal, writes them into `self.actions` and
        gives none.
        """
        answers = self.actions if actions is None else self._machine.keep(self._checked(actions))
        self._machine.step(self.board, self.seen, self.outcome, answers)
        return self.seen, self.outcome.gains, self._ends, self._cut_short, self._info

    def masks(self) -> NDArray[np.bool_]:
        """Return on the CPU for each table which answers are legal there; none are where the game is over."""
        legal = np.ascontiguousarray(on_cpu(self.seen.legal)).view(np.uint8)
        bits = np.unpackbits(legal, axis=1, count=self.observing.answers, bitorder="little").astype(np.bool_)
        bits[on_cpu(self.seen.seat) == NOBODY] = False
        return bits

    def _checked(self, actions: Any) -> NDArray[np.int64]:  # noqa: ANN401 (an array, or a list)
        """Return actions as the steps take them, or say what is wrong with them."""
        given = np.asarray(on_cpu(actions))
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise Fault("vector-actions", tables=len(self))
        seat, masks = on_cpu(self.seen.seat), self.masks()
        known = np.clip(given, 0, masks.shape[1] - 1)
        is_legal = (given == known) & np.take_along_axis(masks, known[:, None], axis=1)[:, 0]
        for table in np.flatnonzero((seat != NOBODY) & ~is_legal)[:1].tolist():
            legal = ", ".join(map(str, np.flatnonzero(masks[table])))
            told = {"table": str(table), "seat": str(seat[table]), "action": str(given[table])}
            raise Fault("vector-illegal", **told, legal=legal)
        return given.astype(np.int64)

    def keep(self, array: Any) -> Any:  # noqa: ANN401 (an array of NumPy; returned is one of where the tables are)
        """Put an array where the tables are."""
        return self._machine.keep(array)

    def states(self) -> Bytes:
        """Return the bytes of each table's state, on the CPU."""
        states: Bytes = on_cpu(self.board.words).view(np.uint8)
        return states


def check_seed(seed: int) -> int:
    """Return a seed, or raise when it is not one."""
    if not (_is_whole(seed) and 0 <= seed < _SEEDS):
        raise Fault("vector-seed", seed=str(seed))
    return seed


def _is_whole(number: object) -> bool:
    """Tell whether a number is whole, as those of NumPy may be, too."""
    return isinstance(number, int | np.integer)


def _sown(seed: int, table: int) -> list[int]:
    return new_rng(seed, table).tolist()  # type: ignore[no-any-return]


def on_cpu(array: Any) -> Any:  # noqa: ANN401 (an array of NumPy or of a GPU)
    """Return an array where the CPU can read it."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _machine(game: Game, tables: int, device: Device, threads: int) -> _Machine:
    if device == "cpu":
        return _OnCpu(game, tables, threads)
    if device != "cuda":
        raise Fault("vector-device", device=device)
    try:
        from tenshu.vector.gpu import OnGpu, is_there  # noqa: PLC0415 (the extra for GPUs need not be there)
    except ImportError as error:
        raise Fault("vector-no-gpu") from error
    if not is_there():
        raise Fault("vector-no-gpu")
    return OnGpu(game, tables)


class _OnCpu:
    """Steps the tables in threads, each of which has some of them."""

    def __init__(self, game: Game, tables: int, threads: int) -> None:
        self._steps = stepping(game)
        bounds = np.linspace(0, tables, min(threads, tables) + 1).astype(int).tolist()
        self._runs = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(len(self._runs)) if len(self._runs) > 1 else None

    @staticmethod
    def keep(array: Any) -> Any:  # noqa: ANN401 (an array of NumPy)
        """Return the array as it is."""
        return array

    def begin(self, board: Board, seen: Seen, outcome: Outcome) -> None:
        """Lay out a new game at each table."""
        self._each(self._steps.begin_some, board, seen, outcome)

    def take_over(self, board: Board, seen: Seen, outcome: Outcome) -> None:
        """Go on from what was put on the tables."""
        self._each(self._steps.take_over_some, board, seen, outcome)

    def step(self, board: Board, seen: Seen, outcome: Outcome, actions: Any) -> None:  # noqa: ANN401 (an array of NumPy)
        """Answer at each table."""
        self._each(self._steps.step_some, board, seen, outcome, actions)

    def _each(self, some: Any, *arrays: Any) -> None:  # noqa: ANN401 (a compiled function, and its arrays)
        if self._pool is None:
            some(*self._runs[0], *arrays)
        else:
            list(self._pool.map(lambda run: some(*run, *arrays), self._runs))
