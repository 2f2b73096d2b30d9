"""What a legal action of The White Castle costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from tenshu.core.words import Message, message
from tenshu.games.white_castle.changes import as_one, changes_of
from tenshu.games.white_castle.moments import Moment, section
from tenshu.games.white_castle.pieces import (
    BACK_EFFECT,
    BLOCK,
    CAP,
    CLIMB_FROM,
    CLIMB_LEVELS,
    DAIMYO,
    ENDS,
    FLOOR,
    FLOOR_CARDS,
    GAIN,
    GAINS,
    GARDEN_EFFECTS,
    GARDEN_KINDS,
    GARDEN_POINTS,
    INFLUENCE,
    IS_LIGHT,
    KIND,
    LANTERN,
    LINE_BLOCK,
    LINE_GAINS,
    LINE_LANTERN,
    NCARDS,
    NEFFECTS,
    NROOMS,
    NYARD_TILES,
    OUTSIDE,
    OUTSIDE_EFFECTS,
    ROWS,
    SIDE_OF,
    STACKED,
    TILE_EFFECT,
    TIME_POINTS,
    TOLL,
    WELL,
    WELL_GAINS,
    WELL_SPACE,
    YARD_EFFECTS,
    YARD_OF,
)
from tenshu.games.white_castle.state import (
    AUDIENCE_USED,
    CHOOSE_BLOCK,
    CHOOSE_FAVOUR,
    CHOOSE_LIGHT,
    CHOOSE_LINE,
    CHOOSE_PAIR,
    CLIMB,
    CLIMB_USED,
    DECLINE,
    DIE,
    EFFECT,
    ENTER_ROOM,
    EXCHANGE,
    GARDEN,
    GATE_ACTION,
    LAST_EXCHANGE,
    LINE,
    ONE_OF,
    OWED,
    PAIR,
    PAY_TOLL,
    PICK,
    PLACE_DIE,
    PLACE_GARDENER,
    PLACE_WARRIOR,
    QUESTIONS,
    RESOURCE,
    RIVAL_GARDEN,
    RIVAL_ROOM,
    ROOM,
    SPACE,
    TAKE_DIE,
    USE_COURTIER,
    YARD,
)
from tenshu.games.white_castle.text import card_name, die_name, effect_name, effects_name, listed, thing_name

_NKINDS = len(GARDEN_KINDS)
# What is told to come next; what is still owed besides is not news.
_NEXT = {PICK, PLACE_GARDENER, PLACE_WARRIOR, USE_COURTIER, ENTER_ROOM, CHOOSE_FAVOUR, CHOOSE_BLOCK, CHOOSE_LINE}
_NEXT |= {PAY_TOLL}


def outcome(moment: Moment, action: int) -> list[Message]:
    """Return what a legal action costs and brings."""
    if EXCHANGE <= action < DECLINE:
        return _exchange(moment, action)
    if action == DECLINE:
        return [_decline(moment)]
    return _OUTCOMES[moment.question](moment, action)


# What follows from any answer


def _aftermath(moment: Moment, action: int, rule: Message, *told: Message) -> list[Message]:
    """Return what an answer changes at once, what there is to tell besides, what comes next, and what it will score."""
    after = moment.after(action)
    return [_at_once(moment, after, rule), *told, *_next(moment, after), *_worth(moment, after)]


def _either(parts: list[Message]) -> Message:
    return reduce(lambda one, other: message("white_castle-or", first=one, second=other), parts)


def _at_once(moment: Moment, after: Moment, rule: Message) -> Message:
    own = changes_of(moment.data, after.data, moment.seat)
    if not own:
        return message("white_castle-explain-nothing-yet", rule=rule)
    return message("white_castle-explain-at-once", changed=as_one(own), rule=rule)


def _next(moment: Moment, after: Moment) -> list[Message]:
    state = after.state
    if state.open < moment.state.open or not state.asked[state.open - 1] >> moment.seat & 1:
        return []
    if after.question not in _NEXT or (after.question, after.about) == (moment.question, moment.about):
        return []
    return [message("white_castle-explain-next", question=QUESTIONS[after.question], places=after.places())]


def _worth(moment: Moment, after: Moment) -> list[Message]:
    points = after.points_at_end() - moment.points_at_end()
    return [message("white_castle-explain-worth", points=points)] if points else []


# Exchanging and declining


def _exchange(moment: Moment, action: int) -> list[Message]:
    thing, after = action - EXCHANGE, moment.after(action)
    told = [
        _at_once(moment, after, section("seals", ruling=26)),
        message("white_castle-explain-have", what=thing_name(thing, after.has(thing))),
    ]
    if moment.question == LAST_EXCHANGE:
        told.append(message("white_castle-explain-score", points=after.score() - moment.score()))
    return told


def _decline(moment: Moment) -> Message:
    if moment.question == PAY_TOLL:
        space = int(moment.state.influence[moment.seat])
        return message("white_castle-explain-stays", space=space, steps=moment.about, rule=section("time", ruling=9))
    question = other_half(moment) or QUESTIONS[moment.question]
    rule = section("gaining", ruling=7)
    return message("white_castle-explain-declines", question=question, what=effects_name(moment.owed), rule=rule)


def other_half(moment: Moment) -> str:
    """Return what a courtier action has left once it has had its audience or its climb, or nothing."""
    if moment.question != USE_COURTIER:
        return ""
    return {AUDIENCE_USED: "climb", CLIMB_USED: "audience"}.get(moment.about, "")


# Dice


def _die(moment: Moment, action: int) -> list[Message]:
    bridge, is_right = divmod(action - DIE, ENDS)
    dice = [value for value in moment.state.bridge[bridge].tolist() if value]
    rest = dice[:-1] if is_right else dice[1:]
    lantern = [] if is_right else [_lantern(moment)]
    if not rest:
        return [*lantern, message("white_castle-explain-last-die", rule=section("dice", 1, 6))]
    key = "white_castle-explain-uncovers" if len(rest) > 1 else "white_castle-explain-leaves-one"
    die = die_name(bridge, rest[-is_right])
    return [*lantern, message(key, die=die, rule=section("dice", 1, 0 if len(rest) > 1 else 6))]


def _lantern(moment: Moment) -> Message:
    return message("white_castle-explain-lantern", what=_backs(moment))


def _backs(moment: Moment) -> Message:
    """Return all that the cards in the Lantern Area show."""
    cards = int(moment.state.lantern[moment.seat])
    return listed([effect_name(int(BACK_EFFECT[card])) for card in range(NCARDS) if cards >> card & 1])


def _space(moment: Moment, action: int) -> list[Message]:
    state, space = moment.state, action - SPACE
    value, covered = int(state.hand_value), moment.covered(space)
    sign = "more" if value > covered else "less" if value < covered else "even"
    is_stacked = covered != moment.printed(space)
    covers = message(
        "white_castle-explain-covers",
        value=value,
        covered=covered,
        sign=sign,
        coins=abs(value - covered),
        rule=section("dice", 2, 3 if is_stacked else 0),
    )
    return [covers, *([_lantern(moment)] if state.hand_left else []), _offer(moment, space)]


def _offer(moment: Moment, space: int) -> Message:
    """Return what a space offers the die in hand."""
    if space < NROOMS:
        rows = moment.rows(space)
        rule = section("castle", ruling=5 if len(rows) > 1 else 0)
        return message("white_castle-explain-offers", what=effects_name(moment.room_effects(space)), rule=rule)
    if space < STACKED:
        effects = int(OUTSIDE_EFFECTS[space - OUTSIDE])
        members = [effect_name(number) for number in range(NEFFECTS) if effects >> number & 1]
        return message("white_castle-explain-one-of", what=_either(members), rule=section("outside"))
    if space == WELL_SPACE:
        return _well(moment)
    what = _line_rewards(moment, int(moment.state.hand_colour))
    return message("white_castle-explain-offers", what=what, rule=section("domains", 1, 29))


def _well(moment: Moment) -> Message:
    gains = [thing_name(thing, int(amount)) for thing, amount in enumerate(WELL_GAINS) if amount]
    tiles = [effect_name(int(TILE_EFFECT[tile])) for tile in moment.state.well_tile]
    return message("white_castle-explain-well", what=listed([*gains, *tiles]), rule=section("well"))


def _line_rewards(moment: Moment, line: int) -> Message:
    """Return what a line of the domain gives: its visible rewards, a lantern last, then the card's block."""
    gone = moment.gone(line)
    rewards = [thing_name(thing, int(amount)) for thing, amount in enumerate(LINE_GAINS[line, gone]) if amount]
    if LINE_LANTERN[line, gone]:
        rewards.append(message("white_castle-lantern"))
    block = int(LINE_BLOCK[moment.state.domain_card[moment.seat], line])
    return listed([*rewards, *([effects_name(block)] if block else [])])


# Effects


def _effect(moment: Moment, action: int) -> list[Message]:
    effect = action - EFFECT
    kind = int(KIND[effect])
    told = _TOLD_OF_KIND[kind](moment, effect) if kind in _TOLD_OF_KIND else []
    rule = section("outside") if moment.question == ONE_OF else section("dice", 4)
    return _aftermath(moment, action, rule, *told)


def _lost(moment: Moment, effect: int) -> list[Message]:
    over = (moment.state.stock[moment.seat] + GAINS[effect] - CAP).tolist()
    lost = [thing_name(thing, amount) for thing, amount in enumerate(over) if amount > 0 and GAINS[effect, thing]]
    return [lost_message(lost)] if lost else []


def lost_message(lost: list[Message]) -> Message:
    """Tell of what is over a cap."""
    return message("white_castle-explain-lost", what=listed(lost), rule=section("gaining", ruling=8))


_TOLD_OF_KIND: dict[int, Callable[[Moment, int], list[Message]]] = {
    GAIN: _lost,
    INFLUENCE: lambda moment, effect: [_season(moment.after(EFFECT + effect))],
    LANTERN: lambda moment, _: [message("white_castle-explain-gives", what=_backs(moment))],
    WELL: lambda moment, _: [_well(moment)],
}


def _pick(moment: Moment, action: int) -> list[Message]:
    thing = action - RESOURCE
    have = message("white_castle-explain-have", what=thing_name(thing, moment.has(thing) + 1))
    return _aftermath(moment, action, section("gaining"), have)


def _season(moment: Moment) -> Message:
    """Return where a clan stands on the Passage of Time, and what that is worth."""
    space = int(moment.state.influence[moment.seat])
    season = 1 + int((TOLL[: space + 1] > 0).sum())
    return message("white_castle-explain-season", space=space, season=season, points=int(TIME_POINTS[space]))


def _toll(moment: Moment, action: int) -> list[Message]:
    return _aftermath(moment, action, section("time", ruling=9), _season(moment.after(action)))


# Members


def _gardener(moment: Moment, action: int) -> list[Message]:
    garden = action - GARDEN
    card = int(moment.state.garden[garden])
    what = effects_name(int(GARDEN_EFFECTS[garden % _NKINDS, card]))
    told = message("white_castle-explain-card", what=what)
    return _aftermath(moment, action, section("gardener"), told)


def _warrior(moment: Moment, action: int) -> list[Message]:
    tiles = [place for place in range(NYARD_TILES) if YARD_OF[place] == action - YARD]
    effects = [effects_name(int(YARD_EFFECTS[moment.state.yard[place], SIDE_OF[place]])) for place in tiles]
    told = [message("white_castle-explain-yard", what=listed(effects)), *nobody_inside(moment, action)]
    return _aftermath(moment, action, section("warrior", ruling=19 if len(tiles) > 1 else 0), *told)


def nobody_inside(moment: Moment, action: int) -> list[Message]:
    """Tell of a warrior who is worth nothing, since no courtier is inside the castle."""
    is_idle = moment.question == PLACE_WARRIOR and YARD <= action < GATE_ACTION and not moment.courtiers_inside()
    return [message("white_castle-explain-nobody-inside", rule=section("end", 3))] if is_idle else []


def _courtier(moment: Moment, action: int) -> list[Message]:
    if action == GATE_ACTION:
        return _aftermath(moment, action, section("audience", ruling=11))
    way = action - CLIMB
    if CLIMB_FROM[way] + CLIMB_LEVELS[way] < DAIMYO:
        return _aftermath(moment, action, section("climbing", ruling=12 if CLIMB_LEVELS[way] > 1 else 0))
    return _aftermath(moment, action, section("climbing"), _lantern(moment), *no_favour_left(moment, action))


def no_favour_left(moment: Moment, action: int) -> list[Message]:
    """Tell of a courtier who comes to the Daimyo when all favours are granted."""
    if moment.question != USE_COURTIER or not CLIMB <= action < ROOM or not all(moment.state.favour):
        return []
    way = action - CLIMB
    is_daimyo = CLIMB_FROM[way] + CLIMB_LEVELS[way] >= DAIMYO
    return [message("white_castle-explain-no-favour", rule=section("climbing", ruling=15))] if is_daimyo else []


def _room(moment: Moment, action: int) -> list[Message]:
    state, room = moment.state, action - ROOM
    card = int(state.card[room])
    blocks = [effects_name(int(BLOCK[card, row])) for row in range(ROWS[room]) if IS_LIGHT[card, row]]
    either = _either(blocks)
    if not state.deck & FLOOR_CARDS[FLOOR[room]]:
        return [message("white_castle-explain-room-stays", what=either, rule=section("climbing", ruling=14))]
    back = effect_name(int(BACK_EFFECT[state.domain_card[moment.seat]]))
    return [
        message("white_castle-explain-room", card=card_name(card), what=either, rule=section("climbing", ruling=13)),
        message("white_castle-explain-old-card", what=back),
    ]


def _line(moment: Moment, action: int) -> list[Message]:
    told = message("white_castle-explain-line", what=_line_rewards(moment, action - LINE))
    return _aftermath(moment, action, section("domains", 2, 17), told)


def _pair(moment: Moment, action: int) -> list[Message]:
    back = effect_name(int(BACK_EFFECT[moment.state.pair_resource[action - PAIR]]))
    return [message("white_castle-explain-pair", what=back, rule=section("setup", 13))]


# The rival


def _rival_garden(moment: Moment, action: int) -> list[Message]:
    garden = action - GARDEN
    points = int(GARDEN_POINTS[garden % _NKINDS, moment.state.garden[garden]])
    return [message("white_castle-explain-rival-garden", points=points, rule=section("solitaire", ruling=32))]


def _rival_room(moment: Moment, action: int) -> list[Message]:
    room = action - ROOM
    leaves = bool(moment.state.deck & FLOOR_CARDS[FLOOR[room]])
    key = "white_castle-explain-rival-room" if leaves else "white_castle-explain-rival-room-stays"
    rule = section("solitaire", ruling=32 if leaves else 14)
    return [message(key, card=card_name(int(moment.state.card[room])), rule=rule)]


_OUTCOMES: dict[int, Callable[[Moment, int], list[Message]]] = {
    CHOOSE_PAIR: _pair,
    TAKE_DIE: _die,
    PLACE_DIE: _space,
    OWED: _effect,
    ONE_OF: _effect,
    PICK: _pick,
    PLACE_GARDENER: _gardener,
    PLACE_WARRIOR: _warrior,
    USE_COURTIER: _courtier,
    ENTER_ROOM: _room,
    CHOOSE_LIGHT: lambda moment, action: _aftermath(moment, action, section("climbing", ruling=13)),
    CHOOSE_FAVOUR: lambda moment, action: _aftermath(moment, action, section("climbing", ruling=15)),
    CHOOSE_BLOCK: lambda moment, action: _aftermath(moment, action, section("castle", ruling=16)),
    CHOOSE_LINE: _line,
    PAY_TOLL: _toll,
    RIVAL_GARDEN: _rival_garden,
    RIVAL_ROOM: _rival_room,
}
