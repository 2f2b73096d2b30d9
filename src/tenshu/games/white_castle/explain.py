"""Why an action of The White Castle is legal or not, what it costs and what it brings."""

from __future__ import annotations

from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.white_castle.moments import Moment
from tenshu.games.white_castle.outcomes import outcome
from tenshu.games.white_castle.reasons import reason
from tenshu.games.white_castle.state import State


def explain(redacted: Bytes, seat: int, action: int) -> list[Message]:
    """Return what a legal action costs and brings, or why another is not legal and the rule that says so."""
    state = State.on(redacted)
    if state.open == 0:
        return [message("explain-over")]
    if not state.asked[state.open - 1] >> seat & 1:
        return [message("explain-not-asked")]
    if seat == CHANCE:
        return []
    moment = Moment(redacted, seat)
    return outcome(moment, action) if action in moment.choices() else [reason(moment, action)]
