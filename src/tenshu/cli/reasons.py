"""Why a bot decided as it did, as far as whoever asks may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from tenshu.bots import Answer, Candidate
from tenshu.cli.screen import Screen
from tenshu.core.bits import no_numbers, numbers
from tenshu.core.heard import Said, said
from tenshu.core.play import Play
from tenshu.core.questions import HIDDEN
from tenshu.core.rng import new_rng
from tenshu.core.words import render

_MOST = 3  # candidates of each of many decisions
_MORE = 9  # candidates of one
_WORLDS = 32  # in each of which choices must be the same to be common knowledge


def show_reasons(
    screen: Screen, play: Play, viewer: int, first: int, players: Sequence[str], reasons: Mapping[int, Answer]
) -> None:
    """Show what bots thought of, from the ply `first` on, and nothing that would tell `viewer` what is hidden."""
    told = [one for one in said(play, viewer, first) if one.ply in reasons]
    if not told:
        screen.print(screen.say("cli-why-nothing"))
        return
    table = _table(screen)
    for one in told:
        _add_decision(screen, table, play, viewer, one, players[one.seat], reasons[one.ply])
    screen.print(table)
    screen.print(screen.say("cli-why-caption"), style="dim")


def show_advice(screen: Screen, play: Play, seat: int, player: str, answer: Answer) -> None:
    """Show what a bot would do in the place of the seat that asks, and why."""
    what = play.say(answer.action, screen.language)
    screen.print(Text(screen.say("cli-hint", player=player, what=what), "bold"))
    if answer.candidates:
        table = _table(screen)
        _add_candidates(screen, table, play.at(len(play.moves)), seat, answer.candidates[:_MORE])
        screen.print(table)
        screen.print(screen.say("cli-why-caption"), style="dim")


def _table(screen: Screen) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for key in ("cli-why-tried", "cli-why-worth", "cli-why-points"):
        table.add_column(screen.say(key), justify="right", no_wrap=True)
    return table


def _add_decision(
    screen: Screen, table: Table, play: Play, viewer: int, one: Said, player: str, answer: Answer
) -> None:
    what = screen.say("cli-recap-hidden") if one.what is None else screen.render(one.what)
    table.add_row(Text(screen.say("cli-why", seat=one.seat + 1, player=player, what=what), "bold"))
    before = play.at(one.ply)
    known = common_choices(before, viewer, one.seat)
    # What is hidden about an answer would be told by what it was weighed against.
    shown = [] if one.action == HIDDEN else [c for c in answer.candidates if c.action in {*known, answer.action}]
    _add_candidates(screen, table, before, viewer, shown[:_MOST])
    if not known or one.action == HIDDEN:
        table.add_row(Text(f"  {screen.say('cli-why-hidden')}", "dim"))
    elif not answer.candidates:
        key = "cli-why-only" if len(known) == 1 else "cli-why-unsaid"
        table.add_row(Text(f"  {screen.say(key)}", "dim"))


def _add_candidates(screen: Screen, table: Table, play: Play, viewer: int, candidates: Sequence[Candidate]) -> None:
    seen = play.seen(viewer)
    for one in candidates:
        name = render(play.game.say(seen, one.action), screen.language)
        worth = screen.say("cli-percent", number=screen.decimal(100 * one.worth, 0))
        tried = (str(one.visits), worth, screen.decimal(one.points, 1)) if one.visits else ("–", worth, "–")
        table.add_row(f"  {name}", *tried)


def common_choices(play: Play, viewer: int, seat: int) -> set[int]:
    """Return what `viewer` knows that a seat may answer: all of it, or nothing where that is a matter of the hidden."""
    doors, seen, legal = play.game.doors, play.seen(viewer), no_numbers(play.game.actions)
    choices = set(play.choices(seat))
    for luck in range(_WORLDS):
        world = seen.copy()
        doors.guess(world, viewer, new_rng(luck))
        doors.choices(world, seat, legal)
        if choices != set(numbers(legal)):
            return set()
    return choices
