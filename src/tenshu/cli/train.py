"""Training a net, letting one learn on, and hunting for the weakness of one."""

from __future__ import annotations

import signal
from contextlib import closing, contextmanager
from dataclasses import replace
from importlib.util import find_spec
from math import inf, isfinite
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Literal

from tenshu.cli import games as choosing
from tenshu.cli.arena import show, write_page
from tenshu.cli.exits import DONE, INTERRUPTED
from tenshu.cli.screen import Screen, Shown
from tenshu.core.words import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tenshu.core.game import Game
    from tenshu.learn.log import Row
    from tenshu.learn.recipes import Recipe
    from tenshu.learn.training import Training

_PACKAGES = ("torch", "safetensors", "matplotlib", "openskill", "scipy")
_FOLDER = Path("build") / "train"
_REPORT = "report.html"
_LONGEST = 100_000.0  # minutes, some ten weeks
_MOST_THREADS = 1024
_TABLES = 8, 1 << 20
_WIDTH = 8, 8192
_LAYERS = 1, 64
_GAMES = 2, 1 << 20
_SLIPS = 0.5  # more, and hardly anything that comes about has a reason
_ENDING = signal.SIGINT, signal.SIGTERM


def train(
    game: str,
    /,
    *,
    minutes: float | None = None,
    stop_after: float | None = None,
    folder: Path | None = None,
    device: Literal["cuda", "cpu"] | None = None,
    seed: int | None = None,
    threads: int = 0,
    tables: int | None = None,
    width: int | None = None,
    layers: int | None = None,
    slips: float | None = None,
    games: int | None = None,
    begin: Path | None = None,
    against: Path | None = None,
    screen: Shown,
) -> int:
    """Train a net by letting it play against itself."""
    if not all(find_spec(package) for package in _PACKAGES):
        raise Fault("cli-train-extra")
    from tenshu.arena.simulation import cores
    from tenshu.learn.training import Training, torch_threads

    choice = choosing.choose(game)
    chosen = _device(device)
    recipe = _with_slips(_with_sizes(_recipe(choice.game, chosen, tables, games), width, layers), slips)
    whole = recipe.minutes if minutes is None else _checked("--minutes", minutes)
    part = inf if stop_after is None else _checked("--stop-after", stop_after)
    choosing.check_number("--threads", threads, 0, _MOST_THREADS)
    if seed is not None:
        choosing.check_seed(seed)
    sizes = {"--width": width, "--layers": layers}
    begin, against = _weights("--begin", begin, sizes), _weights("--against", against, sizes)
    if against is not None:
        _check_answer(begin, slips)
    place = _place(choice.game, folder, begin, against)
    name = choosing.title_name(screen, choice.game, choice.options)
    title = screen.say("cli-train-title-against" if against else "cli-train-title", game=name)
    with torch_threads(threads if chosen == "cpu" else 0):
        with screen.busy("cli-preparing", game=name):
            training = Training(
                choice.game,
                recipe,
                place,
                device=chosen,
                seed=seed,
                threads=threads or cores(),
                against=against,
                begin=begin,
            )
        return _run(screen, training, title, whole, part)


def _device(device: Literal["cuda", "cpu"] | None) -> Literal["cuda", "cpu"]:
    """Return where to train: on a GPU if there is one, unless somebody says otherwise."""
    if device == "cpu":
        return "cpu"
    if _has_gpu():
        return "cuda"
    if device == "cuda":
        raise Fault("cli-train-no-gpu")
    return "cpu"


def _has_gpu() -> bool:
    """Tell whether both PyTorch and Numba find a GPU: one learns on it, the other plays."""
    import torch

    if not torch.cuda.is_available():
        return False
    try:
        from tenshu.vector.gpu import is_there
    except ImportError:  # the extra for GPUs is not there
        return False
    return is_there()


def _recipe(game: Game, device: str, tables: int | None, games: int | None) -> Recipe:
    """Return how the game is learned, with what somebody wants otherwise."""
    from tenshu.learn.recipes import CPU_TABLES, recipe_of

    recipe = recipe_of(game)
    if tables is not None or device == "cpu":
        usual = min(CPU_TABLES, recipe.tables)
        recipe = recipe.with_tables(usual if tables is None else choosing.check_number("--tables", tables, *_TABLES))
    if games is not None:
        recipe = replace(recipe, games=choosing.check_number("--games", games, *_GAMES))
    return recipe


def _with_sizes(recipe: Recipe, width: int | None, layers: int | None) -> Recipe:
    """Return the same for nets of another size, if somebody wants one."""
    if width is not None:
        wide = choosing.check_number("--width", width, *_WIDTH)
        recipe = replace(recipe, width=wide, critic=wide)
    if layers is not None:
        recipe = replace(recipe, layers=choosing.check_number("--layers", layers, *_LAYERS))
    return recipe


def _check_answer(begin: Path | None, slips: float | None) -> None:
    """Raise when a best response is to be trained with what it has no use for."""
    if begin is not None:
        raise Fault("cli-train-begin-against")
    if slips is not None:
        raise Fault("cli-train-slips-against")


def _with_slips(recipe: Recipe, slips: float | None) -> Recipe:
    """Return the same where more or fewer answers are anything, if somebody wants that."""
    if slips is None:
        return recipe
    if not 0 <= slips <= _SLIPS:  # nor is it so for what is no number
        raise Fault("cli-train-slips", slips=f"{slips:g}", most=f"{_SLIPS:g}")
    return replace(recipe, slips=slips)


def _checked(option: str, minutes: float) -> float:
    if not (isfinite(minutes) and 0 < minutes <= _LONGEST):
        raise Fault("cli-train-minutes", option=option, minutes=f"{minutes:g}", most=f"{_LONGEST:g}")
    return minutes


def _weights(option: str, weights: Path | None, sizes: Mapping[str, int | None]) -> Path | None:
    """Return the file of weights that is named, if one is; no size is given beside it, since it has one already."""
    from tenshu.bots.players import find_weights

    if weights is None:
        return None
    found = find_weights(str(weights))
    for size, given in sizes.items():
        if given is not None:
            raise Fault("cli-train-size-given", option=option, size=size)
    return found


def _place(game: Game, folder: Path | None, begin: Path | None, against: Path | None) -> Path:
    """Return the folder of a training; what learns on, or is a best response, has not that of the net itself."""
    from tenshu.learn.log import writable

    kind = "-on" if begin else "-against" if against else ""
    place = folder or _FOLDER / f"{game.name}{kind}"
    with writable(place):
        _check_place(place)
    return place


def _check_place(place: Path) -> None:
    """Raise when nothing can be written there; where it is not made yet, in what it would be made in."""
    if place.is_file():
        raise Fault("cli-train-file", name=str(place))
    with TemporaryFile(dir=_nearest(place)):  # only a try tells: of some places the rights say otherwise
        pass


def _nearest(place: Path) -> Path:
    """Return a folder, or the nearest one above it that is there."""
    try:
        place.lstat()  # of a link itself: one that leads nowhere is there, and no folder can be made in its place
    except FileNotFoundError:
        return _nearest(place.parent)
    return place


def _run(screen: Screen, training: Training, title: str, minutes: float, stop_after: float) -> int:
    """Train, and tell of it: while it goes on, when it is done, and when somebody stops it."""
    from tenshu.learn import log

    rows = log.read(training.folder) if training.progress.windows else []
    if training.progress.seconds >= 60 * minutes:
        _write_report(screen, training, title, rows)
        _tell(screen, training, title, rows)
        screen.err.print(screen.say("cli-train-finished", minutes=screen.decimal(minutes, 1)))
        return DONE
    _announce(screen, training)
    with _stopped_kindly():
        return _watch(screen, training, title, (minutes, stop_after), rows)


def _watch(screen: Screen, training: Training, title: str, bounds: tuple[float, float], rows: list[Row]) -> int:
    """Train, and save when somebody stops it."""
    from tenshu.cli.training import watched
    from tenshu.learn import log

    minutes, stop_after = bounds
    try:
        with (
            watched(screen, training, minutes, log.last_strength(rows)) as tell,
            closing(training.run(minutes, stop_after)) as windows,
        ):
            for row in windows:
                tell(row)
                if "strength" in row:
                    _write_report(screen, training, title, log.read(training.folder))
    except KeyboardInterrupt:
        training.save()
        _write_report(screen, training, title, log.read(training.folder))
        _tell_how_to_go_on(screen, training, minutes)
        return INTERRUPTED
    _tell(screen, training, title, log.read(training.folder))
    if training.progress.seconds < 60 * minutes:
        _tell_how_to_go_on(screen, training, minutes)
    return DONE


@contextmanager
def _stopped_kindly() -> Iterator[None]:
    """Let SIGTERM, with which batch systems end a job, save as Ctrl-C does; both are heard once, and saving ends."""

    def interrupt(*_: object) -> None:
        for number in _ENDING:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    usual = {number: signal.signal(number, interrupt) for number in _ENDING}
    try:
        yield
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)


def _announce(screen: Screen, training: Training) -> None:
    """Say what begins, or goes on."""
    told = {"device": training.about()["device"], "folder": str(training.folder)}
    if training.progress.windows:
        minutes = screen.decimal(training.progress.seconds / 60, 1)
        screen.err.print(screen.say("cli-train-goes-on", **told, minutes=minutes), soft_wrap=True)
    else:
        screen.err.print(screen.say("cli-train-begins", **told), soft_wrap=True)
    if training.device == "cpu":
        screen.err.print(screen.say("cli-train-slowly"))


def _tell(screen: Screen, training: Training, title: str, rows: Sequence[Row]) -> None:
    """Show how strong the net is, and where to find it."""
    from tenshu.learn.log import last_strength
    from tenshu.learn.report import strength_grid
    from tenshu.learn.training import WEIGHTS

    strengths = last_strength(list(rows))
    if strengths:
        show(screen, title, [screen.say("cli-train-note-par")], [strength_grid(strengths, screen)])
    report = training.folder / _REPORT
    if report.exists():
        screen.out.print(screen.say("cli-tournament-report", name=str(report)), soft_wrap=True)
    screen.out.print(screen.say("cli-train-weights", name=str(training.folder / WEIGHTS)), soft_wrap=True)


def _write_report(screen: Screen, training: Training, title: str, rows: Sequence[Row]) -> None:
    from tenshu.learn.report import page

    if rows:  # as there are not before the first window, and where only a checkpoint has moved here
        write_page(training.folder / _REPORT, page(rows, training.about(), screen, screen.language, title))


def _tell_how_to_go_on(screen: Screen, training: Training, minutes: float) -> None:
    done, whole = screen.decimal(training.progress.seconds / 60, 1), screen.decimal(minutes, 1)
    folder = str(training.folder)
    screen.err.print(screen.say("cli-train-stopped", minutes=done, all=whole, folder=folder), soft_wrap=True)
