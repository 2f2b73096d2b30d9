"""What a legal action of The White Castle wastes, as far as can be told when it is chosen."""

from __future__ import annotations

from tenshu.core.game import Waste
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.white_castle.moments import Moment, section
from tenshu.games.white_castle.outcomes import lost_message, no_favour_left, nobody_inside, outcome
from tenshu.games.white_castle.pieces import CAP, COIN, NTHINGS
from tenshu.games.white_castle.state import DECLINE, EXCHANGE, LAST_EXCHANGE, PLACE_DIE, SPACE, State
from tenshu.games.white_castle.text import thing_name

_POORER = 100  # by so much that nothing comes near a cap
_CAPPED = [thing for thing in range(NTHINGS) if CAP[thing] < CAP.max()]


def waste(redacted: Bytes, seat: int, action: int) -> list[Waste]:
    """Return what a legal action wastes; chance wastes nothing."""
    if seat == CHANCE:
        return []
    moment = Moment(redacted, seat)
    if action == DECLINE:
        return [Waste("unused", outcome(moment, action)[0])] if _could_do(moment) else []
    if EXCHANGE <= action < DECLINE:
        return []
    vain = [*nobody_inside(moment, action), *no_favour_left(moment, action), *_nothing_there(moment, action)]
    return [*(Waste("lost", one) for one in _lost(moment, action)), *(Waste("vain", one) for one in vain)]


def _could_do(moment: Moment) -> bool:
    """Tell whether what is declined could be done; of a last exchange, whether it would score."""
    if moment.question != LAST_EXCHANGE:
        return moment.places() > 0
    exchanges = [action for action in moment.choices() if EXCHANGE <= action < DECLINE]
    return any(moment.after(action).score() > moment.score() for action in exchanges)


def _lost(moment: Moment, action: int) -> list[Message]:
    """Return what an action brings at once that is over a cap: what a clan far below all caps would have more of."""
    poor = Moment(moment.data.copy(), moment.seat)
    State.on(poor.data).stock[moment.seat, _CAPPED] -= _POORER
    after, poor_after = moment.after(action), poor.after(action)
    if after.state.open != poor_after.state.open:  # what is asked because of a cap is not lost yet
        return []
    over = [(thing, poor_after.has(thing) + _POORER - after.has(thing)) for thing in _CAPPED]
    lost = [thing_name(thing, amount) for thing, amount in over if amount > 0]
    return [lost_message(lost)] if lost else []


def _nothing_there(moment: Moment, action: int) -> list[Message]:
    """Tell of a space that brings no more than coins for the die: nothing that it offers can be done."""
    if moment.question != PLACE_DIE:
        return []
    state, after = moment.state, moment.after(action).state
    stock = (after.stock[moment.seat] - state.stock[moment.seat]).tolist()
    stock[COIN] -= int(state.hand_value) - moment.covered(action - SPACE)
    if any(stock) or after.open or after.influence[moment.seat] != state.influence[moment.seat]:
        return []
    return [message("white_castle-explain-vain", rule=section("gaining", ruling=7))]
