"""The commands: where each is written, and examples of it."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cyclopts import App


class Command(NamedTuple):
    """A command, which is loaded when it is called, and examples that its help shows, for some {title}."""

    where: str
    examples: tuple[str, ...]


COMMANDS = {
    "play": Command(
        "tenshu.cli.play:play",
        ("play", "play {title} --seats 4 --bot grandmaster", "play {title} --people 2 --language fr"),
    ),
    "resume": Command("tenshu.cli.play:resume", ("resume", "resume my-game.log")),
    "serve": Command(
        "tenshu.cli.serve:serve",
        (
            "serve",
            "serve --port 9000 --local",
            "serve --db postgresql://tenshu@localhost/tenshu --workers 4 --logs json",
        ),
    ),
    "backup": Command("tenshu.cli.serve:backup", ("backup tables-2026.db",)),
    "games": Command("tenshu.cli.games:games", ("games",)),
    "replay": Command(
        "tenshu.cli.replay:replay",
        ("replay my-game.log", "replay my-game.log --ply 60 --seat 2", "replay my-game.log --step"),
    ),
    "verify": Command(
        "tenshu.cli.verify:verify",
        ("verify my-game.log", "verify my-game.log --commitment 630dcd29…", "verify my-game.log --json"),
    ),
    "simulate": Command(
        "tenshu.cli.simulate:simulate",
        ("simulate {title} --seats 4 --games 1000000", "simulate {title} --json"),
    ),
    "tournament": Command(
        "tenshu.cli.tournament:tournament",
        (
            "tournament {title} master journeyman --seats 4 --blocks 500",
            "tournament {title} greedy random search:200 --file bots.jsonl --report bots.html",
            "tournament {title} my_package.my_module:MyBot greedy --sprt --blocks 5000",
        ),
    ),
    "analyse": Command(
        "tenshu.cli.analyse:analyse",
        (
            "analyse {title} --games 2000 --report analysis.html",
            "analyse {title} --seats 3 --bot search:200 --file games.jsonl",
        ),
    ),
    "train": Command(
        "tenshu.cli.train:train",
        (
            "train {title}",
            "train {title} --minutes 30 --stop-after 10 --folder my-net",
            "train {title} --against build/train/catsle_builders/weights.safetensors --minutes 10",
        ),
    ),
    "perft": Command(
        "tenshu.cli.perft:perft",
        ("perft {title} --seats 4 --seed 7 --depth 5", "perft --file my-game.log --ply 60 --divide"),
    ),
    "bench": Command("tenshu.cli.bench:bench", ("bench", "bench {title} --seats 4 --core-only --json")),
}


class Word(NamedTuple):
    """What may follow a command: an option, or something that goes without a name."""

    name: str
    kind: str  # its type, as it is written
    named: bool
    default: object

    @property
    def option(self) -> str:
        """The word as people type it."""
        return f"--{self.name.replace('_', '-')}" if self.named else self.name.upper()

    @property
    def is_needed(self) -> bool:
        """Tell whether the command cannot do without it."""
        return self.default is inspect.Parameter.empty


def words_of(command: str) -> list[Word]:
    """Return what may follow a command."""
    module, _, name = COMMANDS[command].where.partition(":")
    parameters = inspect.signature(getattr(import_module(module), name)).parameters.values()
    return [
        Word(p.name, str(p.annotation), p.kind is p.KEYWORD_ONLY, p.default) for p in parameters if p.name != "screen"
    ]


def make_app() -> App:
    """Return what parses the command line; help and version are ours, since they speak three languages."""
    from cyclopts import App, Parameter

    app = App(name="tenshu", help_flags=(), version_flags=(), default_parameter=Parameter(negative=()))
    for name, command in COMMANDS.items():
        app.command(command.where, name=name, help_flags=(), version_flags=())
    return app
