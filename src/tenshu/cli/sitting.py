"""A game being played at this keyboard, from one answer to the next."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from tenshu.bots import Answer, Budget, Player, adviser
from tenshu.cli.answers import explanation, plain, read_answer
from tenshu.cli.exits import INTERRUPTED
from tenshu.cli.games import title_name, told_by_game
from tenshu.cli.layout import choice_lines, show_turn
from tenshu.cli.marks import legend
from tenshu.cli.preparing import prepare_bots
from tenshu.cli.program import program
from tenshu.cli.reasons import show_advice, show_reasons
from tenshu.cli.saves import keep, spoken
from tenshu.cli.screen import Screen
from tenshu.cli.seats import Seating
from tenshu.cli.sheet import draw_sheet, result_lines
from tenshu.cli.story import Told, tell
from tenshu.cli.table import ACT, Drawing, draw_areas, draw_facts, draw_legend, draw_lines, fills_window
from tenshu.core.heard import OPEN
from tenshu.core.play import Play
from tenshu.core.questions import SPECTATOR
from tenshu.core.words import Fault


class _Leave(Exception):  # noqa: N818 nothing is wrong
    """Someone wants to save and leave."""


class Sitting:
    """People and bots at a table: bots answer at once, people are asked."""

    def __init__(
        self, screen: Screen, play: Play, seating: Seating, path: Path, notes: dict[str, str] | None = None
    ) -> None:
        self.screen, self.play, self.seating, self.path = screen, play, seating, path
        self._notes = {**(notes or {}), **seating.notes()}
        self._at_keyboard = -1  # the seat of the person who answered last
        self._keys = {"?": self._explain_all, "u": self._take_back, "q": self._leave, "h": self._show_keys}
        self._keys |= {"=": self._show_sheet, "r": self._show_rules, "": self._show}
        self._keys |= {"b": self._show_reasons, "!": self._show_advice}
        self._reasons: dict[int, Answer] = {}  # of bots, by ply

    def run(self) -> int:
        """Play to the end, or until someone leaves; return the exit code. The game is saved whatever happens."""
        try:
            if self.play.asked:
                self._play_on()
            self._show_result()
        except (_Leave, EOFError):
            self._say_goodbye()
        except KeyboardInterrupt:
            self.screen.print()
            self._say_goodbye()
            return INTERRUPTED
        return 0

    def _play_on(self) -> None:
        while self.play.asked:
            self._step()
        self.save()

    def save(self) -> None:
        """Write the log."""
        keep(self.path, self.play, self._notes)

    def _say_goodbye(self) -> None:
        self.save()
        self.screen.print(self.screen.say("cli-saved"))
        self.screen.show_command(f"{program()} resume {spoken(self.path)}")

    def _step(self) -> None:
        """Take one answer, of chance, of a bot or of a person."""
        self.play.settle(self.seating.seed)
        asked = self.play.asked
        if not asked:
            return
        bots = [seat for seat in asked if seat not in self.seating.people]
        if bots:
            self._let_decide(bots[0])
        else:
            self._turn(asked[0])
            self.save()

    def _let_decide(self, seat: int) -> None:
        """Take the answer of a bot, and keep its reasons; whoever waits for it is told."""
        player, _ = self.seating.sit(self.play.game, seat)
        with self._thinking(seat, player) if player.budget != Budget() else nullcontext():
            answer = self.seating.decide(self.play, seat)
        self._reasons[len(self.play.moves)] = answer
        self.play.act(seat, answer.action)

    def _thinking(self, seat: int, player: Player) -> AbstractContextManager[None]:
        return self.screen.busy("cli-thinking", seat=seat + 1, player=player.name)

    def _turn(self, seat: int) -> None:
        """Show a person the table and ask until the question is answered, or something was taken back."""
        self._draw_curtain(seat)
        self._at_keyboard = seat
        self._show()
        before = len(self.play.moves)
        while len(self.play.moves) == before:
            self._answer(plain(self.screen.ask(self.screen.say("cli-prompt"))))

    def _draw_curtain(self, seat: int) -> None:
        """Hide one person's hand before the next sits down."""
        if len(self.seating.people) > 1 and seat != self._at_keyboard:
            if self._at_keyboard >= 0:
                self.screen.clear()
            self._wait(self.screen.say("cli-curtain", seat=seat + 1))
            self.screen.clear()

    def _answer(self, text: str) -> None:
        seat = self._at_keyboard
        choices = self.play.choices(seat)
        try:
            if not text and len(choices) == 1:
                self.play.act(seat, choices[0])
            elif text.casefold() in self._keys:
                self._keys[text.casefold()]()
            elif text.startswith("?"):
                self.screen.print(explanation(self.screen, self.play, seat, text[1:].strip()))
            else:
                self.play.act(seat, read_answer(self.screen, self.play, seat, text))
        except Fault as fault:
            self.screen.print(self.screen.render(fault.message))

    # What is shown

    def _drawing(self) -> Drawing:
        seat = self._at_keyboard
        asked = tuple(self.play.asked)
        return Drawing(self.screen, seat, asked, frozenset(self.play.choices(seat)), self.play.rivals)

    def _show(self) -> None:
        """Show what happened since this person's last decision, the table, and the question."""
        drawing = self._drawing()
        news = self._tell(drawing.me, self._last_decision(drawing.me))
        show_turn(drawing, self.play, [line for _, line in news])

    def _tell(self, viewer: int, first: int) -> Told:
        return tell(self.screen, self.play, viewer, first, self._show_news, self._pause)

    def _show_news(self, told: Told) -> None:
        for _, line in told:
            self.screen.print(Padding(line, (0, 0, 0, 2), expand=False))

    def _pause(self) -> None:
        """Let someone read to the end of a window that could not hold what comes next as well."""
        table = self.play.game.view(self.play.seen(SPECTATOR))
        is_full = self.screen.is_short or fills_window(Drawing(self.screen, rivals=self.play.rivals), table)
        if is_full and sys.stdin.isatty():
            self._wait(self.screen.say("cli-go-on"))

    def _wait(self, prompt: str) -> None:
        """Wait for Enter; whoever wants to leave may do so."""
        if plain(self.screen.ask(prompt)).casefold() == "q":
            raise _Leave

    def _last_decision(self, viewer: int) -> int:
        """Return the ply of a seat's last decision, or the beginning."""
        plies = [ply for ply, move in enumerate(self.play.moves) if move.seat == viewer]
        return plies[-1] if plies else 0

    # What the keys do

    def _explain_all(self) -> None:
        """Tell the rule of the question, then what each choice brings."""
        rule = told_by_game(self.screen, self.play, f"rule-{self.play.question}")
        if rule:
            self.screen.print(rule)
        for line in choice_lines(self.screen, self.play, self._at_keyboard):
            self.screen.print(line)

    def _show_rules(self) -> None:
        self.screen.print(told_by_game(self.screen, self.play, "rules") or self.screen.say("cli-rules-unknown"))

    def _show_keys(self) -> None:
        seat = self._at_keyboard
        example = self.play.say(self.play.choices(seat)[0], self.screen.language)
        self.screen.print(self.screen.say("cli-keys-all", example=example, tenshu=program()))
        marks = draw_legend(self._drawing(), legend(self.play.game.view(self.play.seen(seat))))
        if marks:
            self.screen.print(self.screen.say("cli-legend"))
            self.screen.print(marks)

    def _show_sheet(self) -> None:
        drawing = self._drawing()
        self.screen.print(draw_sheet(drawing, self.play.game.view(self.play.seen(drawing.me))))

    def _show_reasons(self) -> None:
        """Show why the bots did what they did since this person's last decision."""
        me, players = self._at_keyboard, self.seating.players
        show_reasons(self.screen, self.play, me, self._last_decision(me), players, self._reasons)

    def _show_advice(self) -> None:
        """Show what the strongest bot would do here, from what this person sees."""
        game, seat = self.play.game, self._at_keyboard
        player = adviser(game)
        if player.budget == Budget():
            raise Fault("cli-hint-none")
        prepare_bots(self.screen, game, self.play.seats, [player.name])
        with self._thinking(seat, player):
            answer = self.seating.advise(self.play, seat)
        show_advice(self.screen, self.play, seat, player.name, answer)

    def _leave(self) -> None:
        raise _Leave

    def _take_back(self) -> None:
        """Go back to the last decision of whoever is at the keyboard; all answers after it are gone."""
        plies = [ply for ply, move in enumerate(self.play.moves) if move.seat == self._at_keyboard]
        if not plies:
            raise Fault("cli-nothing-to-take-back")
        self.play = self.play.at(plies[-1])
        self._reasons = {ply: answer for ply, answer in self._reasons.items() if ply < plies[-1]}

    def _show_result(self) -> None:
        people = self.seating.people
        me = people[0] if len(people) == 1 else SPECTATOR
        drawing = Drawing(self.screen, me, rivals=self.play.rivals)
        view = self.play.game.view(self.play.state)
        last = max((self._last_decision(person) for person in people), default=0)
        self.screen.print()
        self._show_news(self._tell(me if people else OPEN, last))
        self.screen.print()
        self.screen.print(draw_facts(drawing, title_name(self.screen, self.play.game, self.play.options), view))
        for part in (*draw_areas(drawing, view), *draw_lines(drawing, view), draw_sheet(drawing, view)):
            self.screen.print()
            self.screen.print(part)
        self.screen.print()
        first, *places = result_lines(drawing, self.play)
        self.screen.print(Text(first, ACT))
        for line in places:
            self.screen.print(f"  {line}")
        self.screen.print()
        self.screen.print(self.screen.say("cli-kept"))
        self.screen.show_command(f"{program()} replay {spoken(self.path)}")
