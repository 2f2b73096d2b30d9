"""The report of an analysis."""

from __future__ import annotations

from tenshu.arena.insight_plots import insight_plots
from tenshu.arena.insight_tables import Names, insight_grids, insight_notes
from tenshu.arena.insights import Insights
from tenshu.arena.report import Report, facts_of, html
from tenshu.arena.tables import Speaker


def insight_page(insights: Insights, names: Names, speaker: Speaker, language: str, title: str) -> str:
    """Return the report of an analysis as HTML."""
    report = Report(
        title=title,
        facts=facts_of(insights.analysis.json(), speaker, {speaker.say("cli-arena-fact-games"): str(insights.games)}),
        notes=insight_notes(insights, speaker),
        grids=list(insight_grids(insights, names, speaker)),
        plots=insight_plots(insights, names, speaker),
    )
    return html(report, speaker, language)
