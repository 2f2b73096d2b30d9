"""The score sheet, and how a game ended."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tenshu.cli.games import told_by_game
from tenshu.cli.table import Drawing
from tenshu.core.play import Play
from tenshu.core.view import View


def draw_sheet(drawing: Drawing, view: View) -> Table:
    """Return the score sheet: the lines that count for someone, and the total."""
    screen, sides = drawing.screen, range(len(view["notes"]))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(Text(screen.say("cli-sheet"), "not dim bold"), no_wrap=True)
    for side in sides:
        table.add_column(drawing.seat_name(side), justify="right")
    for line in view["sheet"]:
        if any(line["points"]):
            table.add_row(f"  {screen.render(line['name'])}", *map(screen.points, line["points"]))
    totals = [sum(line["points"][side] for line in view["sheet"]) for side in sides]
    table.add_row(f"  {screen.say('cli-sheet-total')}", *map(screen.points, totals), style="bold")
    return table


def result_lines(drawing: Drawing, play: Play) -> list[str]:
    """Return who won, and the places."""
    screen, places, scores = drawing.screen, play.places(), play.scores()
    winners = [side for side, place in enumerate(places) if place == 1]
    names = _listed(drawing, winners)
    names = names[:1].upper() + names[1:]  # it begins a sentence
    if len(places) == 1:
        first = screen.say("cli-result-alone", points=scores[0])
    elif winners == [drawing.me]:
        first = screen.say("cli-result-you", points=scores[drawing.me])
    else:
        first = screen.say("cli-result", winners=names, count=len(winners), points=scores[winners[0]])
    if _with_most(scores) > set(winners):
        reason = told_by_game(screen, play, "tiebreak")
        first = " ".join(part for part in (first, screen.say("cli-result-tiebreak"), reason) if part)
    return [first, *_places(drawing, places, scores)] if len(places) > 1 else [first]


def _with_most(scores: list[float]) -> set[int]:
    """Return the sides that have most points, of which a tie-break may choose some."""
    return {seat for seat, score in enumerate(scores) if score == max(scores)}


def _places(drawing: Drawing, places: list[int], scores: list[float]) -> list[str]:
    screen = drawing.screen
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    return [
        screen.say("cli-result-place", place=places[seat], seat=drawing.seat_name(seat), points=scores[seat])
        for seat in order
    ]


def _listed(drawing: Drawing, sides: list[int]) -> str:
    """Return sides as a list in words: a, b and c."""
    names = [_in_a_sentence(drawing, side) for side in sides]
    if len(names) == 1:
        return names[0]
    separator = drawing.screen.say("cli-list-separator")
    return drawing.screen.say("cli-list", most=separator.join(names[:-1]), last=names[-1])


def _in_a_sentence(drawing: Drawing, side: int) -> str:
    name, rivals = drawing.seat_name(side), drawing.rivals
    return drawing.screen.say("cli-result-rival", rival=name, count=len(rivals)) if side in rivals else name
