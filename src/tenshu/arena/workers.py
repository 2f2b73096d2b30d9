"""Who plays the blocks: this process, others beside it, or a cluster; all behind the one port of `Executor`."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar

from tenshu.arena.match import Table
from tenshu.arena.setup import fingerprint
from tenshu.arena.simulation import cores
from tenshu.core.words import Fault

if TYPE_CHECKING:
    from distributed import Client

_AHEAD = 3  # blocks in hand for each worker, so that none waits while an earlier block takes long
_TIMEOUT = 10  # seconds in which a cluster should answer

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Workers:
    """What takes blocks, and how many at once."""

    executor: Executor
    count: int

    @property
    def window(self) -> int:
        """How many blocks to hand out before the first of them is back."""
        return 1 if isinstance(self.executor, Here) else _AHEAD * self.count


class Here(Executor):
    """Does what it is handed at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do something, and return what came of it."""
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 (whoever asks for the result gets it)
            done.set_exception(error)
        return done


def came_of(playing: Future[T]) -> T:
    """Return what came of something that was handed out, when it has."""
    try:
        return playing.result()
    except (BrokenExecutor, CancelledError) as error:
        raise Fault("cli-arena-worker-lost") from error
    except Exception as error:
        if type(error).__module__.startswith("distributed"):  # which is no dependency, so that nothing of it is named
            raise Fault("cli-arena-worker-lost") from error
        raise


def in_order(workers: Workers, calls: Iterable[Callable[[], T]]) -> Iterator[T]:
    """Yield what comes of each call, in the order of the calls, however many workers there are."""
    todo, ahead = iter(calls), deque[Future[T]]()
    while True:
        ahead += [workers.executor.submit(call) for call in islice(todo, workers.window - len(ahead))]
        if not ahead:
            return
        yield came_of(ahead.popleft())


class Playing(Protocol):
    """What workers are opened for."""

    @property
    def table(self) -> Table:
        """What is played."""
        ...

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays."""
        ...


@contextmanager
def open_workers(setup: Playing, processes: int = 0, cluster: str = "") -> Iterator[Workers]:
    """Open a cluster by its address, or so many processes: 0 is one a core, and 1 is this one."""
    processes = processes or cores()
    if cluster:
        with _on_cluster(cluster, setup) as workers:
            yield workers
    elif processes == 1:
        yield Workers(Here(), 1)
    else:
        with _beside(processes) as workers:
            yield workers


@contextmanager
def _beside(processes: int) -> Iterator[Workers]:
    """Open processes; they are started afresh, since a copy of this one might copy locks that are held."""
    before = set(active_children())
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_outlive_nobody)
    try:
        yield Workers(pool, processes)
    finally:  # a block can take minutes, and nobody waits for one that is not wanted any more
        for child in set(active_children()) - before:
            child.terminate()
        pool.shutdown()


def _outlive_nobody() -> None:
    """End this process with the one that began it, also where that was killed; an interrupt is that one's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def _on_cluster(address: str, setup: Playing) -> Iterator[Workers]:
    """Open a Dask cluster, whose workers must play by the same code."""
    from distributed import Client  # noqa: PLC0415 (an extra brings it)

    try:
        client = Client(address, timeout=_TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Fault("cli-arena-cluster-silent", address=address, reason=str(error)) from error
    with client:
        check_workers(client, address, setup)
        executor = client.get_executor(pure=False)
        try:
            yield Workers(executor, sum(client.nthreads().values()))
        finally:
            executor.shutdown(wait=False)


def check_workers(client: Client, address: str, setup: Playing) -> None:
    """Raise when a cluster has no workers, or some that play by other code."""
    played_by = setup.table.game, setup.bots
    try:
        told = client.run(fingerprint, *played_by)
    except ImportError as error:
        raise Fault("cli-arena-cluster-other", address=address, workers=str(error)) from error
    if not told:
        raise Fault("cli-arena-cluster-empty", address=address)
    others = [worker for worker, code in told.items() if code != fingerprint(*played_by)]
    if others:
        raise Fault("cli-arena-cluster-other", address=address, workers=", ".join(others))
