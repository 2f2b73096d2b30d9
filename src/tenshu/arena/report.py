"""Reports: one page that needs nothing beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from tenshu.arena.findings import Findings
from tenshu.arena.plots import plots
from tenshu.arena.tables import Grid, Speaker, bot_name, grids, notes

# Paper, ink and one accent at a time, by day and by night; all text has a contrast of at least 4.5 to 1.
_STYLE = """
:root { color-scheme: light dark; --table: #f6f0e3; --card: #fbf7ec; --ink: #1f1b16; --indigo: #243b5a;
  --vermilion: #b8341f; --gold: #c79a2e; }
@media (prefers-color-scheme: dark) { :root { --table: #14181f; --card: #1e242d; --ink: #efe8d8; --indigo: #8fb3e0;
  --vermilion: #f08468; --gold: #e4bf5c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; background: var(--table); color: var(--ink);
  font: 16px/1.55 system-ui, "Noto Sans", "Hiragino Sans", "Yu Gothic", sans-serif; }
h1, h2 { font-family: Georgia, "Noto Serif", "Hiragino Mincho ProN", "Yu Mincho", serif; font-weight: 600;
  line-height: 1.2; }
h1 { border-left: .4rem solid var(--vermilion); padding-left: .8rem; }
h2 { color: var(--indigo); margin: 2.5rem 0 .5rem; }
section { background: var(--card); border: 1px solid color-mix(in srgb, var(--ink) 18%, transparent);
  border-radius: 6px; padding: .2rem 1.2rem 1rem; margin: 1.2rem 0; }
section h2 { margin-top: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem 1.2rem .3rem 0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
thead th { border-bottom: 1.5px solid var(--ink); }
tbody tr + tr td { border-top: 1px solid color-mix(in srgb, var(--ink) 12%, transparent); }
figure { margin: .5rem 0; }
figcaption { font-size: .9rem; max-width: 46rem; }
svg { width: 100%; height: auto; }
svg * { stroke-linejoin: round; }
dl { display: grid; grid-template-columns: max-content auto; gap: .1rem 1rem; }
dd { margin: 0; }
"""


class Report(NamedTuple):
    """What stands on a page."""

    title: str
    facts: Mapping[str, str]  # what was played, so that it can be played again
    notes: Sequence[str]  # how to read it
    grids: Sequence[Grid]
    plots: Mapping[str, str]  # by their names


def page(findings: Findings, speaker: Speaker, language: str, game: str, lines: Sequence[str]) -> str:
    """Return the report of a tournament as HTML; `game` and `lines` are what game and score sheet lines are called."""
    setup, names = findings.setup, {name: bot_name(name, speaker) for name in findings.setup.sides}
    report = Report(
        title=speaker.say("cli-arena-title", game=game, seats=setup.table.seats),
        facts=facts_of(setup.json(), speaker, {speaker.say("cli-arena-fact-blocks"): str(setup.blocks)}),
        notes=notes(findings, speaker),
        grids=list(grids(findings, speaker)),
        plots=plots(findings, names, lines),
    )
    return html(report, speaker, language)


def facts_of(setup: Mapping[str, Any], speaker: Speaker, amount: Mapping[str, str]) -> dict[str, str]:
    """Return what was played, and by whom; `amount` is how much of it."""
    return {
        speaker.say("cli-arena-fact-bots"): ", ".join(bot["name"] for bot in setup["bots"]),
        **amount,
        speaker.say("cli-arena-fact-seed"): str(setup["seed"]),
        speaker.say("cli-arena-fact-options"): ", ".join(f"{name}={value}" for name, value in setup["options"].items()),
        speaker.say("cli-arena-fact-code"): setup["code"],
    }


def html(report: Report, speaker: Speaker, language: str) -> str:
    """Return a report as HTML."""
    title = escape(report.title)
    parts = [
        f"<h1>{title}</h1>",
        _facts(report),
        *(_table(grid, speaker) for grid in report.grids),
        *(_plot(name, svg, speaker) for name, svg in report.plots.items()),
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>{head}<title>{title}</title>'
        f"<style>{_STYLE}</style></head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def _facts(report: Report) -> str:
    facts = report.facts.items()
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts if value)
    told = "".join(f"<p>{escape(note)}</p>" for note in report.notes)
    return f"<dl>{listed}</dl>{told}"


def _table(grid: Grid, speaker: Speaker) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in grid.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in grid.rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    told = f"<p>{escape(grid.told)}</p>" if grid.told else ""
    return f'<section><h2>{escape(speaker.say(grid.name))}</h2>{told}<div class="wide">{table}</div></section>'


def _plot(name: str, svg: str, speaker: Speaker) -> str:
    title = escape(speaker.say(f"cli-arena-plot-{name}"))
    told = escape(speaker.say(f"cli-arena-plot-{name}-told"))
    drawing = svg.replace("<svg", f'<svg aria-label="{title}"', 1)
    return f"<section><h2>{title}</h2><figure>{drawing}<figcaption>{told}</figcaption></figure></section>"
