"""Checking the luck of a saved game, offline, and saying exactly what was checked."""

from __future__ import annotations

import json as plain_json
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli.exits import DONE
from tenshu.cli.games import title_name
from tenshu.cli.replay import opened
from tenshu.cli.screen import Screen, Shown, one_line
from tenshu.core.words import Fault, Message, message

if TYPE_CHECKING:
    from tenshu.core.play import Play
    from tenshu.table.fairness import Finding

FAILED = 1  # something does not hold; as `cmp` has it, and other than what cannot be read
_MARKS = {True: "✓", False: "✗", None: "–"}


def verify(
    file: Path,
    /,
    *,
    commitment: str | None = None,
    json: bool = False,
    screen: Shown,
) -> int:
    """Check a saved game: its rules, its luck, and what the table promised."""
    from tenshu.table.fairness import Finding, check

    noted = _check_noted(commitment)
    play, notes = opened(screen, file)
    findings = [Finding("file", message("cli-verify-file", name=str(file)), holds=True), *check(play, notes, noted)]
    wrong = sum(finding.holds is False for finding in findings)
    if json:
        _print_json(screen, play, findings, wrong)
    else:
        _tell(screen, play, findings, wrong)
    return FAILED if wrong else DONE


def _check_noted(commitment: str | None) -> str:
    """Return the commitment that someone noted, if any, or raise when it cannot be one."""
    from tenshu.table.fairness import is_digest

    if commitment is None:
        return ""
    noted = "".join(commitment.split()).lower()
    if not is_digest(noted):
        raise Fault("cli-verify-commitment-form", commitment=commitment)
    return noted


def _tell(screen: Screen, play: Play, findings: list[Finding], wrong: int) -> None:
    """Show a line for each finding, then how the game ended, and what it comes to."""
    from rich.table import Table

    screen.print(title_name(screen, play.game, play.options), style="bold")
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for finding in findings:
        style = "bold" if finding.holds is False else None
        table.add_row(_MARKS[finding.holds], _said(screen, finding), style=style)
    screen.print(table)
    if not play.asked:
        _show_end(screen, play)
    screen.print()
    screen.print(screen.render(_outcome(wrong)), style="bold")


def _show_end(screen: Screen, play: Play) -> None:
    from rich.padding import Padding

    from tenshu.cli.sheet import result_lines
    from tenshu.cli.table import Drawing

    for line in result_lines(Drawing(screen, rivals=play.rivals), play):
        screen.print(Padding(line, (0, 0, 0, 4), expand=False))


def _said(screen: Screen, finding: Finding) -> str:
    """Return a finding in words, and on one line: anybody may have written the notes of a log."""
    return one_line(screen.render(finding.told))


def _outcome(wrong: int) -> Message:
    return message("cli-verify-fails", wrong=wrong) if wrong else message("cli-verify-holds")


def _print_json(screen: Screen, play: Play, findings: list[Finding], wrong: int) -> None:
    """Print one object; what holds is true, what does not is false, and what cannot be checked is null."""
    told = {
        "game": play.game.name,
        "version": play.game.version,
        "seats": play.seats,
        "options": play.options,
        "answers": len(play.moves),
        "over": not play.asked,
        "holds": not wrong,
        "checks": [
            {"check": finding.what, "holds": finding.holds, "said": _said(screen, finding), "told": finding.told}
            for finding in findings
        ],
        "scores": play.scores(),
        "places": play.places(),
    }
    text = plain_json.dumps(told, ensure_ascii=False, default=Message.json)
    screen.out.file.write(text + "\n")
