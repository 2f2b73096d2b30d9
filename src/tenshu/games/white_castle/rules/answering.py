"""What an answer does, and going on until someone has to be asked."""

from __future__ import annotations

from tenshu.core.bits import EMPTY, ONE, count, lowest
from tenshu.core.questions import CHANCE, about, ask, question
from tenshu.core.rules import compiled, rule
from tenshu.games.white_castle.pieces import COIN, GARDENS_OF_KIND, SEAL
from tenshu.games.white_castle.rules.asking import doable
from tenshu.games.white_castle.rules.dice import place_die, take_die
from tenshu.games.white_castle.rules.domain import may_run, run_line
from tenshu.games.white_castle.rules.effects import (
    do,
    has_no_cap,
    is_offer,
    is_optional,
    is_plain,
    seals_in,
    usable_slots,
    use_block,
)
from tenshu.games.white_castle.rules.members import (
    can_send,
    can_use_courtier,
    climb,
    enter_room,
    free_favours,
    place_gardener,
    place_warrior,
    refill,
    request_audience,
    take_favour,
    use_light,
)
from tenshu.games.white_castle.rules.owed import asked_clan, close, owed, take_from_bag
from tenshu.games.white_castle.rules.round_end import begin_round, go_on
from tenshu.games.white_castle.rules.set_up import (
    choose_pair,
    deal_action_card,
    deal_castle_card,
    deal_daimyo_card,
    deal_garden_card,
    deal_resource_card,
    deal_tile,
    deal_turn,
    deal_yard_tile,
    roll_die,
)
from tenshu.games.white_castle.rules.solitaire import (
    act,
    move_rival_die,
    place_rival_gardener,
    remove_card,
    show_top_card,
)
from tenshu.games.white_castle.rules.stock import exchange, fits, gain, may_exchange, may_exchange_last, may_pick
from tenshu.games.white_castle.rules.time import may_pass, pass_checkpoint
from tenshu.games.white_castle.state import (
    ACT,
    CARD,
    CHOOSE_BLOCK,
    CHOOSE_FAVOUR,
    CHOOSE_LIGHT,
    CHOOSE_LINE,
    CHOOSE_PAIR,
    CLIMB,
    DAIMYO_CARD,
    DEAL_CASTLE,
    DEAL_DAIMYO,
    DEAL_GARDEN,
    DEAL_ORDER,
    DEAL_RESOURCE,
    DEAL_TILE,
    DEAL_YARD,
    DECLINE,
    DIE,
    DRAFT,
    EFFECT,
    ENTER_ROOM,
    EXCHANGE,
    FACE,
    FAVOUR,
    GARDEN,
    GARDEN_CARD,
    GATE_ACTION,
    LAST_EXCHANGE,
    LINE,
    ONE_OF,
    OVER,
    OWED,
    PAIR,
    PAY_TOLL,
    PICK,
    PLACE_DIE,
    PLACE_GARDENER,
    PLACE_WARRIOR,
    REFILL,
    RESOURCE,
    RIVAL_CARD,
    RIVAL_CARD_ACTION,
    RIVAL_DIE,
    RIVAL_GARDEN,
    ROLL,
    ROOM,
    SEAT,
    SET_UP,
    SLOT,
    SPACE,
    TAKE_DIE,
    TILE,
    USE_COURTIER,
    YARD,
    YARD_TILE,
    State,
)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Answer the question that is open, and go on until someone has to be asked."""
    if seat == CHANCE:
        chance_answers(state, action)
    elif EXCHANGE <= action < DECLINE:
        exchange(state, seat, action - EXCHANGE)  # which leaves the question standing
    else:
        seat_answers(state, seat, action)
    settle(state)


# Going on


@compiled
def settle(state: State) -> None:
    """Do all that follows without a decision."""
    is_settled = False
    while not is_settled:
        if state.open > 0:
            is_settled = not settle_question(state)
        elif state.phase == OVER:
            is_settled = True
        else:
            go_on(state)


@compiled
def settle_question(state: State) -> bool:
    """Close the question that is open if it need not be asked; tell whether it was."""
    asked = question(state)
    if asked == OWED:
        return settle_owed(state)
    if asked == ONE_OF:
        return settle_one_of(state)
    if asked == CHOOSE_FAVOUR:
        return settle_favour(state)
    if is_idle(state, asked):
        close(state)
        return True
    return False


@rule("Gaining and Paying", ruling="W7 W26")
def is_idle(state: State, asked: int) -> bool:
    """Tell whether there is nothing to decide, not even with all seals exchanged."""
    if asked < PICK or asked > LAST_EXCHANGE:
        return False
    clan = asked_clan(state)
    if asked == PICK:
        return bool(may_pick(state, clan) == EMPTY)
    if asked == PAY_TOLL:
        return not may_pass(state, clan)
    if asked == CHOOSE_LINE:
        return bool(may_run(state) == EMPTY)
    if asked == LAST_EXCHANGE:
        return bool(may_exchange_last(state, clan) == EMPTY)
    return is_idle_member(state, asked, clan)


@rule("Warrior", "Gardener", "Courtier", ruling="W7 W11")
def is_idle_member(state: State, asked: int, clan: int) -> bool:
    """Tell whether a member can be sent nowhere, and no block be used."""
    coins, seals = int(state.stock[clan, COIN]), int(state.stock[clan, SEAL])
    if PLACE_GARDENER <= asked <= PLACE_WARRIOR:
        return not can_send(state, clan, asked - PLACE_GARDENER + 1, coins, seals)
    if asked == USE_COURTIER:
        return not can_use_courtier(state, clan, about(state), coins, seals)
    return bool(asked == CHOOSE_BLOCK) and bool(usable_slots(state, clan, about(state), coins, seals) == EMPTY)


@rule("Using the Dice 4", ruling="W7 W27")
def settle_owed(state: State) -> bool:
    """Do an owed effect that needs no decision, if there is one: a plain gain, or the only one that can be done."""
    clan = asked_clan(state)
    plain = plain_effect(state, clan)
    if plain >= 0:
        take_from_bag(state, plain)
        do(state, clan, plain)
        return True
    found = doable(state, clan)
    if found == EMPTY:
        close(state)
        return True
    if count(found) == 1 and not is_offer(lowest(found)) and not loses_seals(state, clan, lowest(found)):
        take_from_bag(state, lowest(found))
        do(state, clan, lowest(found))
        return True
    return False


@rule("Lantern Rewards", ruling="W27")
def plain_effect(state: State, clan: int) -> int:
    """Return an owed effect that may as well be done at once, or -1.

    Beside an action that is yet to come only what has no cap is: any other gain could be worth more after it.
    """
    left, is_last = owed(state), not owes_action(state)
    while left != EMPTY:
        effect = lowest(left)
        if is_plain(state, clan, effect) and (is_last or has_no_cap(effect)):
            return effect
        left &= left - ONE
    return -1


@rule("Using the Dice 4", ruling="W27")
def owes_action(state: State) -> bool:
    """Tell whether an action is among what is owed, which could change what the rest is worth."""
    left = owed(state)
    while left != EMPTY:
        if is_optional(lowest(left)):
            return True
        left &= left - ONE
    return False


@rule("Daimyo Seals", ruling="W26 W27")
def loses_seals(state: State, clan: int, effect: int) -> bool:
    """Tell whether an effect would bring more seals than there is room for, and some could be exchanged before."""
    return (
        not fits(state, clan, SEAL, seals_in(state, effect))
        and bool(state.phase != DRAFT)
        and bool(may_exchange(state, clan) != EMPTY)
    )


@rule("Outside the Walls", ruling="W7")
def settle_one_of(state: State) -> bool:
    """Do the only effect that can be chosen, if there is no other."""
    clan = asked_clan(state)
    found = doable(state, clan)
    if count(found) > 1:
        return False
    close(state)
    if found != EMPTY:
        do(state, clan, lowest(found))
    return True


@rule("Social Climbing", ruling="W15")
def settle_favour(state: State) -> bool:
    """Take the last free favour."""
    clan, free = asked_clan(state), free_favours(state)
    if count(free) > 1:
        return False
    close(state)
    take_favour(state, clan, lowest(free))
    return True


# What an answer of a seat does


@compiled
def seat_answers(state: State, clan: int, action: int) -> None:
    asked, what = question(state), about(state)
    if asked == OWED and action != DECLINE:
        take_from_bag(state, action - EFFECT)
        do(state, clan, action - EFFECT)
        return
    close(state)
    if action == DECLINE:
        return
    if asked == ONE_OF:
        do(state, clan, action - EFFECT)
    elif asked == TAKE_DIE:
        take_die(state, clan, action - DIE)
    elif asked == PLACE_DIE:
        place_die(state, clan, action - SPACE)
    elif asked == PICK:
        pick(state, clan, action - RESOURCE, what)
    elif asked == PAY_TOLL:
        pass_checkpoint(state, clan, what)
    elif PLACE_GARDENER <= asked <= USE_COURTIER:
        send_member(state, clan, action, asked, what)
    else:
        choose_place(state, clan, action, asked)


@rule("Gaining and Paying")
def pick(state: State, clan: int, resource: int, picks: int) -> None:
    """Gain a resource of one's choice, and go on picking."""
    gain(state, clan, resource, 1)
    if picks > 1:
        ask(state, PICK, clan, picks - 1)


@rule("Warrior", "Gardener", "Courtier")
def send_member(state: State, clan: int, action: int, asked: int, used: int) -> None:
    if asked == PLACE_GARDENER:
        place_gardener(state, clan, action - GARDEN)
    elif asked == PLACE_WARRIOR:
        place_warrior(state, clan, action - YARD)
    elif action == GATE_ACTION:
        request_audience(state, clan, used)
    else:
        climb(state, clan, action - CLIMB, used)


@compiled
def choose_place(state: State, clan: int, action: int, asked: int) -> None:
    if asked == CHOOSE_BLOCK:
        use_block(state, clan, action - SLOT)
    elif asked == CHOOSE_LINE:
        run_line(state, clan, action - LINE)
    elif asked == ENTER_ROOM:
        enter_room(state, clan, action - ROOM)
    elif asked == CHOOSE_LIGHT:
        use_light(state, clan, action - SLOT)
    elif asked == CHOOSE_FAVOUR:
        take_favour(state, clan, action - FAVOUR)
    elif asked == CHOOSE_PAIR:
        choose_pair(state, clan, action - PAIR)
    elif asked == RIVAL_GARDEN:
        place_rival_gardener(state, action - GARDEN)
    else:
        remove_card(state, action - ROOM)


# What an answer of chance does


@compiled
def chance_answers(state: State, action: int) -> None:
    asked, what = question(state), about(state)
    close(state)
    if asked == ROLL:
        roll(state, what, action - FACE + 1)
    elif asked == REFILL:
        refill(state, what, action - CARD)
    elif asked >= RIVAL_CARD:
        rival_answers(state, asked, action)
    else:
        deal(state, asked, what, action)


@compiled
def roll(state: State, number: int, value: int) -> None:
    """Let a die show a value; after the last comes the rest of the set-up, or the next round."""
    if roll_die(state, number, value):
        if state.phase == SET_UP:
            ask(state, DEAL_GARDEN, CHANCE, 0)
        else:
            begin_round(state)


@compiled
def rival_answers(state: State, asked: int, action: int) -> None:
    if asked == RIVAL_CARD:
        show_top_card(state, action - RIVAL_CARD_ACTION)
    elif asked == RIVAL_DIE:
        move_rival_die(state, action - SPACE)
    else:
        act(state, action - ACT)


@compiled
def deal(state: State, asked: int, what: int, action: int) -> None:
    """Go on with the set-up."""
    if asked == DEAL_CASTLE:
        deal_castle_card(state, what, action - CARD)
    elif asked == DEAL_DAIMYO:
        deal_daimyo_card(state, action - DAIMYO_CARD)
    elif asked == DEAL_TILE:
        deal_tile(state, action - TILE)
    elif asked == DEAL_GARDEN:
        deal_garden_card(state, what, (action - GARDEN_CARD) % GARDENS_OF_KIND)
    elif asked == DEAL_YARD:
        deal_yard_tile(state, what, action - YARD_TILE)
    elif asked == DEAL_ORDER:
        deal_turn(state, what, action - SEAT)
    elif asked == DEAL_RESOURCE:
        deal_resource_card(state, what, action - CARD)
    else:
        deal_action_card(state, what, action - CARD)
