"""Draws docs/pictures/terminal.svg: the table that a person sees in the terminal (`python docs/pictures/draw.py`).

The game is one that anybody can play again: its luck comes from a seed, and so do the answers.
What is drawn is what the command line prints, and nothing is added.
"""

# ruff: noqa: INP001 (a script beside the picture that it draws)

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path

from rich.console import Console

from tenshu import Play, load
from tenshu.bots.bot import bot_rng
from tenshu.cli.screen import Screen
from tenshu.cli.seats import Seating, new_seating
from tenshu.cli.sitting import Sitting
from tenshu.core.rng import roll
from tenshu.games.catsle_builders.state import State

PICTURE = Path(__file__).with_name("terminal.svg")
SEATS, SEED, WIDTH = 4, 188, 100
ROUND, HAND = 1, 6  # what is drawn: the round after so many, when at most so many cards are left in the hand

FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # which Rich would fetch; a picture must not call anybody
COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)


class Camera(Screen):
    """A screen that keeps what it shows as a picture, and where nobody answers."""

    def __init__(self) -> None:
        super().__init__("en")
        self._film = Console(
            file=io.StringIO(), width=WIDTH, record=True, color_system="truecolor", force_terminal=True, highlight=False
        )

    @property
    def out(self) -> Console:
        """Where results go."""
        return self._film

    def ask(self, prompt: str) -> str:
        """Take the picture when the first question comes, and leave."""
        self.out.print(prompt, style="bold")
        text = COMMENT.sub("", FONTS.sub("", self.out.export_svg(title="tenshu play", unique_id="tenshu")))
        PICTURE.write_text("\n".join(line.rstrip() for line in text.splitlines()) + "\n", encoding="utf-8")
        raise EOFError


def play_on(play: Play, seating: Seating) -> None:
    """Play at random until the first seat has a card to take in the round that is drawn."""
    while True:
        play.settle(seating.seed)
        seat = play.asked[0]
        state = State.on(play.state)
        if seat == 0 and play.question == "take" and state.completed == ROUND and state.hand_size[0] <= HAND:
            return
        choices = play.choices(seat)
        play.act(seat, choices[roll(bot_rng(seating.seed, seat, len(play.moves)), len(choices))])


def main() -> None:
    """Draw the picture."""
    seating = new_seating(SEATS, 1, SEED)
    play = Play(load("catsle_builders"), SEATS)
    play_on(play, seating)
    with tempfile.TemporaryDirectory() as folder:
        Sitting(Camera(), play, seating, Path(folder) / "game.log").run()


if __name__ == "__main__":
    main()
