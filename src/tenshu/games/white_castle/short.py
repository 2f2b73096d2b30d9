"""The short writing in which the table of The White Castle is drawn: a sign for each thing, and a key to the signs.

Shape tells colours apart: coral stands in round brackets, black in square ones, white in angles.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce

from tenshu.core.view import Sign
from tenshu.core.words import Message, message
from tenshu.games.white_castle.pieces import (
    ANY,
    BOARD_ACTION,
    COIN,
    COLOURS,
    COURTIER,
    DIE_BRIDGE,
    DIE_POSITION,
    DIE_SPACE,
    DOMAIN_LINE,
    EFFECTS,
    FIRST_ACT,
    FOOD,
    GARDENER,
    INFLUENCE,
    IRON,
    KINDS,
    LANTERN_EFFECT,
    LIGHT,
    MEMBER_EFFECT,
    MEMBERS,
    POINT,
    POSITIONS,
    RIVAL,
    RIVAL_ACTS,
    SEAL,
    SECOND_ACT,
    SELECTIONS,
    SOLITAIRE,
    SPACE_NAMES,
    THINGS,
    WARRIOR,
    Effect,
)
from tenshu.games.white_castle.state import State
from tenshu.games.white_castle.text import colour_name, effect_name, thing_name

# How a die of each colour is written; brackets of the same shape are around what answers to it.
_BRACKETS = (("(", ")"), ("[", "]"), ("<", ">"))


@cache
def die_mark(colour: int, value: int) -> str:
    """Return a die."""
    left, right = _BRACKETS[colour]
    return f"{left}{value}{right}"


@cache
def short_colour(colour: int) -> Message:
    """Return the shape of a colour, with nothing in it."""
    return beside(colour, message("white_castle-short-blank"))


def beside(colour: int, what: Message) -> Message:
    """Return what stands beside a tile, or on a line, of a colour."""
    return message("white_castle-short-in", colour=COLOURS[colour], what=what)


@cache
def short_thing(thing: int, amount: int) -> Message:
    """Return so much of a thing."""
    return message("white_castle-short-thing", thing=THINGS[thing], amount=amount)


def short_list(parts: list[Message]) -> Message:
    """Return several things as one."""
    return reduce(lambda one, other: message("white_castle-short-and", first=one, second=other), parts)


def short_offer(price: Message, what: Message) -> Message:
    """Return what is had for a price."""
    return message("white_castle-short-offer", price=price, what=what)


@cache
def short_member(member: int) -> Message:
    """Return the sign of clan members of a sort."""
    return message("white_castle-short-member", member=MEMBERS[member])


def is_rival(state: State, clan: int) -> bool:
    """Tell whether a clan is the rival's."""
    return bool(state.seats == SOLITAIRE and clan == RIVAL)


def clan_letter(state: State, clan: int) -> str:
    """Return what tells the members of a clan apart: the number of its seat, or that it is the rival's."""
    return "rival" if is_rival(state, clan) else str(clan + 1)


def short_member_of(state: State, member: int, clan: int) -> Message:
    """Return a member of a clan."""
    return message("white_castle-short-member-of", member=MEMBERS[member], clan=clan_letter(state, clan))


def short_marker(state: State, clan: int) -> Message:
    """Return the marker of a clan on the Passage of Time, with the number of its space."""
    return message("white_castle-short-marker", clan=clan_letter(state, clan), space=int(state.influence[clan]))


@cache
def points_per_courtier(value: int) -> Message:
    """Return what a warrior is worth for each courtier inside the castle."""
    return message("white_castle-short-worth", points=short_thing(POINT, value), member=short_member(COURTIER))


# Effects


@cache
def short_effects(effects: int) -> Message:
    """Return a set of effects."""
    return short_list([_short_effect(EFFECTS[number]) for number in range(len(EFFECTS)) if effects >> number & 1])


@cache
def either(effects: int) -> Message:
    """Return effects of which one is chosen."""
    signs = [_short_effect(EFFECTS[number]) for number in range(len(EFFECTS)) if effects >> number & 1]
    return reduce(lambda one, other: message("white_castle-short-or", first=one, second=other), signs)


def _short_effect(effect: Effect) -> Message:
    what = _SIGNS[KINDS[effect.kind]](effect)
    price = [short_thing(thing, n) for thing, n in ((COIN, effect.coins), (SEAL, effect.seals)) if n]
    return short_offer(short_list(price), what) if price else what


def _gain(effect: Effect) -> Message:
    parts = [short_thing(thing, amount) for thing, amount in enumerate(effect.gains) if amount]
    if effect.picks:
        parts.append(message("white_castle-short-any", amount=effect.picks))
    return short_list(parts)


def _block(effect: Effect) -> Message:
    if effect.what < len(COLOURS):
        return beside(effect.what, message("white_castle-short-block", selection="any"))
    return message("white_castle-short-block", selection=SELECTIONS[effect.what])


_DECREES = tuple(THINGS.index(thing) for thing in ("coin", "seal", "vp"))
_SIGNS: dict[str, Callable[[Effect], Message]] = {
    "gain": _gain,
    "influence": lambda effect: message("white_castle-short-influence", steps=effect.what),
    "lantern": lambda _: message("white_castle-short-lantern"),
    "well": lambda _: message("white_castle-short-well"),
    "action": lambda effect: short_member(effect.what),
    "board_action": _block,
    "domain_line": lambda _: message("white_castle-short-domain-line"),
    "run_line": lambda effect: short_colour(effect.what),
    "decree": lambda effect: message("white_castle-short-decree", what=short_thing(_DECREES[effect.what], 1)),
}


def short_rival_card(state: State, card: int) -> Message:
    """Return a card of the rival's deck: what it does, then its die and where that goes."""
    printed = state.rival_deck[card].tolist()
    return message(
        "white_castle-short-rival-card",
        shape=short_colour(printed[DIE_BRIDGE]),
        position=POSITIONS[printed[DIE_POSITION]],
        space=message("white_castle-row", row=SPACE_NAMES[printed[DIE_SPACE]]),
        first=_short_act(printed[FIRST_ACT]),
        second=_short_act(printed[SECOND_ACT]),
    )


def _short_act(act: int) -> Message:
    """Return something that the rival does."""
    kind, _, amount = RIVAL_ACTS[act].partition("-")
    if kind == "gardener":
        return message("white_castle-short-rival-gardener", member=short_member(GARDENER), kind=amount)
    if kind == "warrior":
        iron = short_thing(IRON, int(amount))
        return message("white_castle-short-rival-warrior", member=short_member(WARRIOR), iron=iron)
    if kind in {"audience", "climb"}:
        levels = int(amount or 0)
        return message("white_castle-short-rival-courtier", member=short_member(COURTIER), levels=levels)
    return {
        "influence": lambda: message("white_castle-short-influence", steps=int(amount)),
        "coins": lambda: short_thing(COIN, int(amount)),
        "points": lambda: short_thing(POINT, int(amount)),
    }[kind]()


# The key


def legend(state: State) -> list[Sign]:
    """Return each sign with its name."""
    card = [short_rival_card(state, int(state.rival_top) - 1)] if state.rival_top else []
    return [*_things(), *_effects(), *_shapes(), *_others(state), *(_explained(mark, "card") for mark in card)]


def _things() -> list[Sign]:
    signs = [Sign(mark=short_thing(thing, 1), name=thing_name(thing, 1)) for thing in range(len(THINGS))]
    return [*signs, Sign(mark=message("white_castle-short-any", amount=1), name=message("white_castle-any", amount=1))]


def _effects() -> list[Sign]:
    one_influence, line = Effect(INFLUENCE, 1), Effect(DOMAIN_LINE)
    blocks = [Effect(BOARD_ACTION, selection) for selection in (ANY, LIGHT)]
    numbers = [LANTERN_EFFECT, *MEMBER_EFFECT.tolist()]  # the Well is written out
    numbers += [EFFECTS.index(effect) for effect in (one_influence, *blocks, line)]
    return [Sign(mark=_short_effect(EFFECTS[number]), name=effect_name(number)) for number in numbers]


def _shapes() -> list[Sign]:
    return [Sign(mark=short_colour(colour), name=colour_name(colour)) for colour in range(len(COLOURS))]


def _others(state: State) -> list[Sign]:
    """Return what is put together from signs, by an example each."""
    price, what = short_thing(COIN, 3), short_member(GARDENER)
    last = int(state.clans) - 1
    garden = message(
        "white_castle-short-garden",
        food=short_thing(FOOD, 4),
        points=short_thing(POINT, 7),
        what=short_offer(price, what),
    )
    return [
        _explained(short_offer(price, what), "price"),
        _explained(beside(0, short_offer(short_thing(SEAL, 1), what)), "dark"),
        _explained(garden, "garden"),
        _explained(short_member_of(state, GARDENER, last), "member", clan=clan_letter(state, last)),
        _explained(short_marker(state, last), "marker", clan=clan_letter(state, last)),
        _explained(message("white_castle-short-home", count=5, member=short_member(COURTIER)), "home"),
        _explained(points_per_courtier(1), "worth"),
    ]


def _explained(mark: Message, what: str, clan: str = "") -> Sign:
    return Sign(mark=mark, name=message("white_castle-sign", sign=what, clan=clan))
