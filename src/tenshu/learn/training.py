"""A training: windows of play and learning until its time is up, with all that is needed to go on later."""

from __future__ import annotations

import copy
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from importlib.metadata import version
from math import inf, isfinite
from pathlib import Path

import torch
from torch import Tensor

from tenshu.arena.speed import machine
from tenshu.bots.net import read_net
from tenshu.bots.sensing import has_sense
from tenshu.core.files import hold
from tenshu.core.game import Game
from tenshu.core.words import Fault
from tenshu.learn import checkpoint, log
from tenshu.learn.checkpoint import Checkpoint, Progress
from tenshu.learn.export import export, read_player
from tenshu.learn.fusing import forget
from tenshu.learn.guests import Guests, all_but_one, remembered
from tenshu.learn.log import Row
from tenshu.learn.nets import Critic, Player
from tenshu.learn.ppo import Learner
from tenshu.learn.recipes import Recipe
from tenshu.learn.strength import Others, Strength, measure
from tenshu.learn.tensors import tensor
from tenshu.vector import Tables
from tenshu.vector.stepping import observing_of
from tenshu.vector.tables import Device

WEIGHTS = "weights.safetensors"
_MEASUREMENTS = 10  # in a whole training,
_BETWEEN = 15.0  # seconds apart at least
_LAST = 4  # times as many games are played for the last measurement
_MEASURED_ON = 10**9  # the seed of the games that strength is measured on, which nobody learns from
_REMEMBERED = 40.0  # seconds between two past selves
_LEARNING_ON = 1e-4  # the rate at which a net begins to learn that plays already
_CRITIC_ALONE = 8  # windows in which the critic of a net that plays already learns what to expect
_UNSAVED = 60.0  # seconds between two checkpoints, if strength is not measured meanwhile
_HELD = ".held"  # a file that tells other commands that somebody is training here
_SETTLED = 0.5  # of a training, after which what is paid does not change any more


class Training:
    """A training of one game's net in a folder, which is gone on with if it holds one.

    `against` is a file of weights: then a best response to that net is trained, which takes all seats but one.
    `begin` is one as well: then it is that net which learns on, and not one that knows nothing.
    Without a `seed` it goes on with the folder's, and begins with 0.
    """

    def __init__(
        self,
        game: Game,
        recipe: Recipe,
        folder: Path,
        *,
        device: Device,
        seed: int | None = None,
        threads: int = 1,
        against: Path | None = None,
        begin: Path | None = None,
    ) -> None:
        self.game, self.folder, self.device = game, folder, device
        self.frozen = read_player(game, against).to(device) if against else None
        # A best response begins as the net itself, since that is as good as even.
        self._first = read_player(game, begin).to(device) if begin else self.frozen
        self.recipe = _of_one_who_plays(recipe, self._first, is_answer=bool(against)) if self._first else recipe
        self._before = _learned_by(game, begin) if begin else Progress()
        self._kind = checkpoint.kind_of(game, self.recipe, against, begin, seed)
        self._stamp = checkpoint.stamp(folder)
        found = checkpoint.read(folder, self._kind, device)
        self.seed = found.seed if found else seed or 0
        torch.manual_seed(self.seed)
        self._luck = torch.Generator(device=device).manual_seed(self.seed)
        self._make(threads)
        self.progress = Progress()
        self.past: list[dict[str, Tensor]] = []
        if found:
            self._go_on_from(found)
        self._measured = self._remembered = self.progress.seconds
        self.learner.step(0)  # compiles what is not compiled yet, so that the clock does not count it
        self.learner.updates.compile()
        # Games of a later part are not those of an earlier one.
        self.tables.reset(self.seed, first=self.progress.windows << 32)

    def _make(self, threads: int) -> None:
        """Make the nets, the tables and all who sit there."""
        forget()
        if self.device == "cuda":
            torch.set_float32_matmul_precision("high")  # of what is not played and learned in half precision
        recipe, observing = self.recipe, observing_of(self.game)
        self.player = copy.deepcopy(self._first) if self._first else self._new_player()
        self.kept = copy.deepcopy(self.player)  # the average of the weights, which is what is released
        critic = Critic(observing, recipe.critic, recipe.layers).to(self.device)
        seats, options = zip(*recipe.kinds, strict=True)
        self.tables = Tables(
            self.game, recipe.tables, seats=seats, options=options, device=self.device, threads=threads, hidden=True
        )
        self.tables.reset(self.seed)
        self.learner = Learner(self.tables, self.player, critic, recipe, self._guests())

    def _new_player(self) -> Player:
        """Return a net that knows nothing."""
        return Player(observing_of(self.game), self.recipe.width, self.recipe.layers).to(self.device)

    def _guests(self) -> Guests:
        """Return those who sit at some tables and do not learn: past selves, or the net that is answered to."""
        sides = self.tables.outcome.gains.shape[1]
        if self.frozen:
            seats = tensor(self.tables.board.seats)
            return Guests(self.frozen, all_but_one(seats, len(self.recipe.kinds), sides), is_bold=False)
        nobody = torch.zeros((round(self.recipe.guests * self.recipe.tables), sides), dtype=torch.bool)
        return Guests(copy.deepcopy(self.player), nobody.to(self.device), is_bold=True, slips=self.recipe.slips)

    def run(self, minutes: float, stop_after: float = inf) -> Generator[Row]:
        """Train for so many minutes in all, and for no more than some of them now; give each window's numbers."""
        with self._alone():
            yield from self._run(minutes, stop_after)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep other commands from the folder."""
        with log.writable(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            held = (self.folder / _HELD).open("wb")
        with held:
            # What was read may have been trained on meanwhile, since it takes a while to compile.
            if not hold(held) or checkpoint.stamp(self.folder) != self._stamp:
                raise Fault("learn-folder-busy", folder=str(self.folder))
            yield

    def _run(self, minutes: float, stop_after: float) -> Iterator[Row]:
        with log.writable(self.folder):
            log.cut(self.folder, self.progress.windows)
        saved = time.monotonic()
        until = saved + 60 * stop_after
        is_last = self.progress.seconds >= 60 * minutes
        while not is_last:  # asked once a window, so that the last one is always measured at length, and saved
            row = self._window(self.progress.seconds / (60 * minutes))
            is_last = self.progress.seconds >= 60 * minutes or time.monotonic() >= until
            try:
                if is_last or self._is_due(minutes):
                    games = self.recipe.games * (_LAST if is_last else 1)
                    row["strength"] = [strength._asdict() for strength in self.strengths(games)]
            finally:  # whoever is interrupted while measuring has learned from the window all the same
                with log.writable(self.folder):
                    log.append(self.folder, row)
            if "strength" in row or time.monotonic() - saved > _UNSAVED:
                self._save()
                saved = time.monotonic()
            yield row

    def _window(self, done: float) -> Row:
        recipe, progress = self.recipe, self.progress
        begin = time.perf_counter()
        self._invite()
        self.learner.scale = _scale(recipe, done)
        self.learner.play()
        self._wait()
        played = time.perf_counter()
        # A net that plays well already would unlearn it from what a critic says that knows nothing yet.
        is_critic_alone = self._first is not None and progress.windows < _CRITIC_ALONE
        rate, entropy = _between(recipe.rate, done), _between(recipe.entropy, done)
        told = self.learner.learn(rate, entropy, is_critic_alone=is_critic_alone)
        self._check_whole(*told.values())
        self._average()
        self._wait()
        seconds = time.perf_counter() - begin
        progress.windows += 1
        progress.decisions += recipe.decisions
        progress.seconds += seconds
        pace = {"rate": recipe.decisions / seconds, "playing": (played - begin) / seconds, "done": done}
        return {**asdict(progress), **told, **pace}

    def _is_whole(self) -> bool:
        """Tell whether all weights are numbers: what the last step of a window broke no loss has told of yet."""
        weights = [*self.learner.updates.weights, *self.kept.parameters()]
        return bool(torch.stack([weight.isfinite().all() for weight in weights]).all())

    def _check_whole(self, *told: float) -> None:
        """Raise when weights, or what is told of a window, are no numbers any more."""
        if not (all(map(isfinite, told)) and self._is_whole()):
            raise Fault("learn-broken", folder=str(self.folder), window=str(self.progress.windows + 1))

    def _invite(self) -> None:
        """Let a past self take the seats of guests, and remember what has become of us now and then."""
        if self.frozen:
            return
        if not self.past or self.progress.seconds - self._remembered > _REMEMBERED:
            self._remembered = self.progress.seconds
            self.past.append(remembered(self.kept))
            if len(self.past) > self.recipe.past:  # the first is kept, and any of the rest may go
                del self.past[1 + int(torch.randint(len(self.past) - 2, (1,)))]
        self.learner.guests.become(self.past[int(torch.randint(len(self.past), (1,)))])
        self.learner.guests.change_seats(self._luck)

    @torch.no_grad()
    def _average(self) -> None:
        """Move the average of the weights towards what they are now, by as much as the updates of a window do."""
        weight = 1 - self.recipe.average**self.recipe.updates
        for kept, now in zip(self.kept.parameters(), self.player.parameters(), strict=True):
            kept.lerp_(now, weight)

    def _wait(self) -> None:
        if self.device == "cuda":
            torch.cuda.synchronize()

    def _is_due(self, minutes: float) -> bool:
        seconds = self.progress.seconds
        if seconds - self._measured < max(_BETWEEN, 60 * minutes / _MEASUREMENTS):
            return False
        self._measured = seconds
        return True

    def strengths(self, games: int) -> list[Strength]:
        """Measure the net against what does not change."""
        seed = _MEASURED_ON + self.seed
        return [
            measure(self.game, self.kept, others, seats, among=among, games=games, device=self.device, seed=seed)
            for among, others, seats in self._meetings()
        ]

    def _meetings(self) -> Iterator[tuple[str, Others, int]]:
        """Yield whom the net is measured against: visitors and apprentices, or the net that is answered to."""
        for seats in self.game.seats:
            if seats == 1:
                if self.game.sides(seats) > 1 and not self.frozen:
                    yield "rival", "visitor", seats  # who is asked nothing
            elif self.frozen:
                yield "frozen", self.frozen, seats
            else:
                yield "visitor", "visitor", seats
                if has_sense(self.game):
                    yield "apprentice", "apprentice", seats

    def save(self) -> None:
        """Keep all that is needed to go on, and the weights to play with, when `run` was left."""
        with self._alone():
            self._save()

    def _save(self) -> None:
        self._check_whole()
        kept = Checkpoint(
            self.player.state_dict(),
            self.learner.critic.state_dict(),
            self.kept.state_dict(),
            self.past,
            self.progress,
            self.seed,
            self.learner.updates.optimiser.state_dict(),
        )
        try:
            with log.writable(self.folder):
                self.folder.mkdir(parents=True, exist_ok=True)
                checkpoint.write(self.folder, kept, self._kind)
                export(self.game, self.kept, self.folder / WEIGHTS, self.about())
        finally:  # whoever is interrupted in between saves again, and takes what is there for their own
            self._stamp = checkpoint.stamp(self.folder)

    def about(self) -> dict[str, str]:
        """Return what is noted with the weights; what was learned before it began as it did counts as well."""
        return {
            "minutes": f"{(self._before.seconds + self.progress.seconds) / 60:.1f}",
            "decisions": str(self._before.decisions + self.progress.decisions),
            "seed": str(self.seed),
            "device": _device_name(self.device),
            "scale": str(self.learner.scale),
            "victory": str(self.recipe.victory),
            "tables": str(self.recipe.tables),
            "layers": str(self.recipe.layers),
            "width": str(self.recipe.width),
            "slips": str(self.recipe.slips),
            **{name: version(name) for name in ("tenshu", "torch", "numba")},
        }

    def _go_on_from(self, found: Checkpoint) -> None:
        with checkpoint.intact(self.folder):
            self.player.load_state_dict(found.player)
            self.learner.critic.load_state_dict(found.critic)
            self.kept.load_state_dict(found.kept)
            if found.optimiser is not None:
                self.learner.updates.go_on_from(found.optimiser)
            if not self._is_whole():
                raise ValueError("not all of its weights are numbers")
            fits = {name: weights.shape for name, weights in self.player.named_parameters()}
            if any(one[name].shape != shape for one in found.past for name, shape in fits.items()):
                raise ValueError("its past selves are other nets")
        self.past, self.progress = found.past, found.progress
        luck = self.seed ^ self.progress.windows << 32  # what is drawn now was not drawn before
        torch.manual_seed(luck)
        self._luck.manual_seed(luck)


@contextmanager
def torch_threads(threads: int) -> Iterator[None]:
    """Let torch use so many threads of a CPU, or as many as it does anyway if 0; then as many as before again.

    Their number is that of the whole process, which may have other things to do.
    """
    before = torch.get_num_threads()
    torch.set_num_threads(threads or before)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def _learned_by(game: Game, weights: Path) -> Progress:
    """Return how much a net has learned, as its file notes it."""
    about = read_net(game, weights).about
    told = {name: about.get(name, "0") for name in ("minutes", "decisions")}
    try:
        minutes, decisions = float(told["minutes"]), int(told["decisions"])
    except ValueError:
        minutes, decisions = -1.0, -1
    if not (0 <= minutes < inf and decisions >= 0):
        why = f"its notes of minutes and decisions are {told['minutes']} and {told['decisions']}"
        raise Fault("bots-weights", file=weights.name, why=why)
    return Progress(decisions=decisions, seconds=60 * minutes)


def _of_one_who_plays(recipe: Recipe, net: Player, *, is_answer: bool) -> Recipe:
    """Return how a net learns on that plays already, with a critic of its size, for what pays in the end.

    With steps as large as those of one that knows nothing, and paid as much for trying, it would first have to learn
    again what it forgets. For a best response tables for one are left out, where nobody is answered.
    """
    kinds = tuple((seats, options) for seats, options in recipe.kinds if seats > 1 or not is_answer)
    (_, scale), (_, entropy), (_, slowest) = recipe.scale, recipe.entropy, recipe.rate
    rate, wide = (_LEARNING_ON, min(slowest, _LEARNING_ON)), net.width
    paid = replace(recipe, scale=(scale, scale), entropy=(entropy, entropy), rate=rate)
    slips = 0.0 if is_answer else recipe.slips  # who is answered plays as it does
    return replace(paid, kinds=kinds, slips=slips, layers=net.hidden_layers, width=wide, critic=wide)


def _between(ends: tuple[float, float], done: float) -> float:
    begin, end = ends
    return begin + (end - begin) * min(done, 1.0)


def _scale(recipe: Recipe, done: float) -> float:
    """Return how many points of a lead are worth a victory: ever more of them, and from some time on as many."""
    first, last = recipe.scale
    return float(first * (last / first) ** min(done / _SETTLED, 1.0))


def _device_name(device: Device) -> str:
    return torch.cuda.get_device_name() if device == "cuda" else str(machine()["cpu"])
