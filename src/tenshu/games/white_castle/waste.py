"""What a legal action of The White Castle wastes, as far as can be told when it is chosen."""

from __future__ import annotations

from tenshu.core.game import Waste
from tenshu.core.questions import CHANCE
from tenshu.core.record import Bytes
from tenshu.core.words import Message, message
from tenshu.games.white_castle.moments import Moment, section
from tenshu.games.white_castle.outcomes import lost_message, no_favour_left, nobody_inside, other_half, outcome
from tenshu.games.white_castle.pieces import CAP, COIN, ENDS, GARDEN_KINDS, NTHINGS, OUTSIDE, ROUNDS, TURNS, WELL_SPACE
from tenshu.games.white_castle.state import DECLINE, DIE, EXCHANGE, LAST_EXCHANGE, PLACE_DIE, SPACE, TAKE_DIE, State
from tenshu.games.white_castle.text import say, thing_name

_POORER = 100  # by so much that nothing comes near a cap
_CAPPED = [thing for thing in range(NTHINGS) if CAP[thing] < CAP.max()]


def waste(redacted: Bytes, seat: int, action: int) -> list[Waste]:
    """Return what a legal action wastes; chance wastes nothing."""
    if seat == CHANCE:
        return []
    moment = Moment(redacted, seat)
    if EXCHANGE <= action <= DECLINE:
        is_unused = _could_do(moment) if action == DECLINE else _puts_out_of_reach(moment, action)
        return [Waste("unused", outcome(moment, DECLINE)[0])] if is_unused else []
    vain = [*_waits_in_vain(moment, action), *no_favour_left(moment, action), *_nothing_there(moment, action)]
    return [
        *(Waste("lost", one) for one in _lost(moment, action)),
        *(Waste("vain", one) for one in vain),
        *(Waste("dear", one) for one in _dear(moment, action)),
    ]


def _could_do(moment: Moment) -> bool:
    """Tell whether what is declined could be done; of a last exchange, whether it would score.

    A courtier action that has had its audience or its climb is used, and whoever keeps the rest of their things trades.
    """
    if other_half(moment):
        return False
    if moment.question != LAST_EXCHANGE:
        return moment.places() > 0
    exchanges = [action for action in moment.choices() if EXCHANGE <= action < DECLINE]
    return any(moment.after(action).score() > moment.score() for action in exchanges)


def _puts_out_of_reach(moment: Moment, action: int) -> bool:
    """Tell whether seals are exchanged that an action needed, so that what it could still do is given up."""
    is_closed = moment.after(action).state.open < moment.state.open
    return is_closed and DECLINE in moment.choices() and moment.question != LAST_EXCHANGE and not other_half(moment)


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


def _waits_in_vain(moment: Moment, action: int) -> list[Message]:
    """Tell of a warrior for whom nobody is inside in the last round; before it there is time to send somebody."""
    return nobody_inside(moment, action) if moment.state.completed == ROUNDS - 1 else []


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


# A die that could have paid


def _dear(moment: Moment, action: int) -> list[Message]:
    """Tell of another die that would have done the same on a space and paid more coins, or cost fewer.

    In an earlier turn of the round a cheap die may be taken to keep a better one for later: that is a trade, and
    nobody is warned of it. In the last one nothing speaks for it any more (docs/games/white_castle.md).
    """
    if moment.question != PLACE_DIE or moment.seat in _still_to_play(moment.state):
        return []
    dice = [die for die in _other_dice(moment) if _does_as_much(moment, action, die)]
    best = max(dice, key=lambda die: _value(moment, die), default=None)
    if best is None:
        return []
    coins = _value(moment, best) - int(moment.state.hand_value)
    return [message("white_castle-explain-dear", die=say(moment.data, best), coins=coins, rule=section("dice", 2))]


def _still_to_play(state: State) -> list[int]:
    """Return the clans whose turns of this round are still to come, once for each."""
    return [int(state.order[turn % state.clans]) for turn in range(state.turns, TURNS * state.clans)]


def _other_dice(moment: Moment) -> list[int]:
    """Return what could have been taken instead of the die in hand, of whose bridge only the other end was open."""
    data = moment.data.copy()
    state = State.on(data)
    state.question[state.open - 1] = TAKE_DIE
    dice = [action for action in Moment(data, moment.seat).choices() if DIE <= action < SPACE]
    taken = DIE + ENDS * int(state.hand_colour) + 1 - int(state.hand_left)
    return [die for die in dice if die != taken]


def _value(moment: Moment, die: int) -> int:
    bridge, is_right = divmod(die - DIE, ENDS)
    return int(moment.state.bridge[bridge, is_right * (moment.state.on_bridge[bridge] - 1)])


def _does_as_much(moment: Moment, action: int, die: int) -> bool:
    """Tell whether a die of a higher value would have done all on a space that the one in hand does there."""
    state = moment.state
    bridge, is_right = divmod(die - DIE, ENDS)
    is_same_use = bridge == state.hand_colour or OUTSIDE <= action - SPACE <= WELL_SPACE
    has_lantern = not is_right or not _brings_lantern(moment, action)
    is_better = is_same_use and has_lantern and _value(moment, die) > state.hand_value
    return bool(is_better and _leaves_the_same(state, bridge))


def _brings_lantern(moment: Moment, action: int) -> bool:
    """Tell whether the die in hand brings a Lantern Reward of which anything is kept."""
    without = moment.data.copy()
    State.on(without).hand_left = 0
    return bool((Moment(without, moment.seat).after(action).data != moment.after(action).data).any())


def _leaves_the_same(state: State, bridge: int) -> bool:
    """Tell whether those who come later find nothing worse on the bridges than with the die in hand.

    The last die of a bridge stays at its end, and so another end may be denied to them (W6); once all turns are taken
    it only counts on which bridges dice are left, for the gardens beside them.
    """
    if _still_to_play(state):
        return bool(bridge == state.hand_colour and state.on_bridge[bridge] > 1)
    if bridge == state.hand_colour:
        return True
    emptied = [one for one, most in ((int(state.hand_colour), 0), (bridge, 1)) if state.on_bridge[one] <= most]
    return not any(_is_tended(state, one) for one in emptied)


def _is_tended(state: State, bridge: int) -> bool:
    """Tell whether any clan has a gardener beside a bridge."""
    kinds = len(GARDEN_KINDS)
    beside = (1 << kinds) - 1 << kinds * bridge
    return any(int(state.gardeners[clan]) & beside for clan in range(state.clans))
