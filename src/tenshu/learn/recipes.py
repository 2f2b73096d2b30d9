"""How each game is learned: what was tried, and found good."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tenshu.core.game import Game


@dataclass(frozen=True)
class Recipe:
    """The numbers of a training."""

    # Points of a lead that are worth as much as a victory, at the beginning and from the middle of the training on:
    # points come at every step and teach how to play, victories come once a game and are what counts.
    scale: tuple[float, float]
    victory: float = 1.0  # what a victory is worth
    # The tables that are played at, in turn: seats, and options that are not the usual ones.
    kinds: tuple[tuple[int, Mapping[str, str]], ...] = ()
    layers: int = 3  # hidden ones, of the net that plays and of the one that judges
    width: int = 512  # of each of them, of the net that plays
    critic: int = 512  # and of the one that judges
    tables: int = 32_768
    window: int = 64  # decisions at each table between two rounds of learning
    batch: int = 16_384
    epochs: int = 2
    rate: tuple[float, float] = (5e-4, 2e-5)  # of learning, at the beginning and at the end
    entropy: tuple[float, float] = (0.02, 0.002)  # how much it is paid to keep trying, likewise
    clip: float = 0.2  # how far a window may move what is played
    trace: float = 0.95  # lambda of the generalised advantage: how far ahead an answer is held responsible
    guests: float = 0.2  # the share of tables at which past selves sit
    # Of all answers at these tables, whoever gives them, the share that is anything: so the net also learns what to do
    # where it would not have come by itself (decision 0030).
    slips: float = 0.0
    past: int = 12  # past selves that are remembered
    average: float = 0.999  # of the weights that are kept, which are an average over the last updates
    minutes: float = 20.0  # on a GPU
    games: int = 2048  # with each number of seats, to measure strength by

    @property
    def decisions(self) -> int:
        """Return how many decisions a window has."""
        return self.tables * self.window

    @property
    def updates(self) -> int:
        """Return in how many steps a window is learned from, if all of it is."""
        return self.epochs * max(1, self.decisions // self.batch)

    def with_tables(self, tables: int) -> Recipe:
        """Return the same for other numbers of tables: a window is learned from in as many steps."""
        return replace(self, tables=tables, batch=max(1, self.batch * tables // self.tables))


CPU_TABLES = 1024  # where there is no GPU: a window takes some seconds, and not minutes

_RECIPES = {
    "catsle_builders": Recipe(
        scale=(8.0, 64.0),
        width=640,  # suits are alike, and weights tied: it has fewer to learn than an untied net of 512 (decision 0025)
        critic=640,
        minutes=16.0,
        trace=0.98,
        kinds=(
            (4, {}), (3, {}), (5, {}), (4, {"edition": "chatpentiers"}), (4, {}), (3, {"edition": "chatpentiers"}),
            (4, {"winner_leads": "yes"}), (5, {"edition": "chatpentiers"}),
        ),
    ),
    "catte": Recipe(
        scale=(25.0, 200.0),
        minutes=13.6,
        trace=0.98,
        kinds=((3, {}), (4, {}), (3, {}), (4, {}), (3, {"forced_set": "no"}), (4, {"led_set": "no"})),
    ),
    "cat_tower": Recipe(
        scale=(25.0, 60.0),
        minutes=4.5,
        kinds=((2, {}), (3, {}), (4, {}), (2, {}), (3, {}), (4, {}), (3, {"house_hexes": "soft"})),
    ),
    "white_castle": Recipe(
        scale=(15.0, 40.0),
        kinds=(
            (2, {}), (3, {}), (4, {}), (1, {"difficulty": "hard"}), (2, {}), (3, {}), (4, {}),
            (1, {"difficulty": "medium"}), (2, {"domain_lines": "unlimited"}), (1, {"difficulty": "hard"}),
            (1, {"difficulty": "easy"}),
        ),
        tables=16_384,
        window=128,
        trace=0.99,  # what is built early pays at the end, fifty decisions later
        minutes=14.0,
    ),
}  # fmt: skip


def recipe_of(game: Game) -> Recipe:
    """Return how a game is learned; one that nobody has tried yet by the usual numbers."""
    known = _RECIPES.get(game.name, Recipe(scale=(10.0, 40.0)))
    return known if known.kinds else replace(known, kinds=tuple((seats, {}) for seats in game.seats))
