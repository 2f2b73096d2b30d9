"""What lies before the clans of The White Castle, for any screen: domains, the moment, the rival's deck."""

from __future__ import annotations

from functools import cache, lru_cache

from tenshu.core.view import NO_ACTION, Area, Piece, Slot
from tenshu.core.words import Message, message
from tenshu.games.white_castle.parts import TINTS, area, asked_clan, column, die, is_asked, piece, slot
from tenshu.games.white_castle.pieces import (
    BACKS,
    BLOCK,
    CARD_NAMES,
    COIN,
    COLOURS,
    COURTIER,
    DECREE,
    DECREE_CARD,
    DOMAIN_SPACE,
    EACH,
    EFFECTS,
    FIRST_SLOT,
    GAIN,
    GARDENER,
    INFLUENCE,
    LINE_BLOCK,
    LINE_GAINS,
    LINE_LANTERN,
    MEMBERS,
    NCARDS,
    NCOLOURS,
    NONE,
    NTHINGS,
    POINT,
    RESOURCE_CARD,
    RESOURCE_CARD_EFFECTS,
    RIVAL,
    SOLITAIRE,
    THINGS,
)
from tenshu.games.white_castle.short import (
    beside,
    is_rival,
    short_colour,
    short_effects,
    short_list,
    short_member,
    short_rival_card,
    short_thing,
)
from tenshu.games.white_castle.state import (
    AT_HOME,
    CHOOSE_LIGHT,
    CHOOSE_LINE,
    EFFECT,
    EXCHANGE,
    LAST_EXCHANGE,
    LINE,
    NPAIRS,
    ONE_OF,
    OWED,
    PAIR,
    PICK,
    PLACE_DIE,
    RESOURCE,
    SLOT,
    SPACE,
    State,
)
from tenshu.games.white_castle.text import (
    asked_question,
    card_name,
    effect_name,
    effects_name,
    line_name,
    listed,
    thing_name,
)


def clan_areas(state: State) -> list[Area]:
    """Return what lies before the clans."""
    return [
        *_pairs(state),
        *(_domain(state, clan) for clan in range(state.clans)),
        *_deck(state),
        *_hand(state),
        *_owed(state),
    ]


# Starting pairs


def _pairs(state: State) -> list[Area]:
    slots = []
    for pair in range(NPAIRS):
        if state.pair_resource[pair] != NONE:
            slots += _pair(state, pair)
    return [area("pairs", slots)] if slots else []


def _pair(state: State, pair: int) -> list[Slot]:
    row, name = message("white_castle-pair-row", number=pair + 1), f"pair-{pair + 1}"
    resource, action = int(state.pair_resource[pair]), int(state.pair_action[pair])
    effects = int(RESOURCE_CARD_EFFECTS[resource - RESOURCE_CARD])
    decrees = [number for number in range(len(EFFECTS)) if effects >> number & 1 and EFFECTS[number].kind == DECREE]
    at_once = effects - sum(1 << number for number in decrees)
    gains = piece(CARD_NAMES[resource], effects_name(effects), short_effects(at_once), action=PAIR + pair)
    light = _lantern(1 << resource | sum(1 << DECREE_CARD + EFFECTS[number].what for number in decrees))
    return [
        slot(name, column("gains"), [gains], row=row),
        slot(f"{name}/card", column("card"), [] if action == NONE else [_whole_card(action)], row=row),
        slot(f"{name}/lantern", column("lantern"), note=light, row=row),
    ]


@cache
def _whole_card(card: int) -> Piece:
    """Return a starting action card, which does the same on every line."""
    return piece(CARD_NAMES[card], card_name(card), short_effects(int(BLOCK[card, 0])))


# Domains


def _domain(state: State, clan: int) -> Area:
    lines = [_line(state, clan, line) for line in range(NCOLOURS)]
    slots = [slot("stock", column("stock"), _stock(state, clan)), *lines]
    if not is_rival(state, clan):
        cards = int(state.lantern[clan])
        slots += [
            slot("card", column("card"), _card(state, clan)),
            slot("lantern", column("lantern"), note=_lantern(cards) if cards else None),
        ]
    return area("domain", slots, clan)


def _stock(state: State, clan: int) -> list[Piece]:
    """Return what a clan has of the supply; the rival takes coins only."""
    action = [NO_ACTION] * NTHINGS
    if is_asked(state, clan, PICK):
        action[:COIN] = range(RESOURCE, RESOURCE + COIN)
    elif is_asked(state, clan, LAST_EXCHANGE):
        action[: COIN + 1] = range(EXCHANGE, EXCHANGE + COIN + 1)
    return [
        piece(THINGS[thing], thing_name(thing, amount), short_thing(thing, amount), action=action[thing])
        for thing, amount in enumerate(state.stock[clan, :POINT].tolist())
        if thing == COIN or not is_rival(state, clan)
    ]


def _line(state: State, clan: int, line: int) -> Slot:
    """Return a line: its members who are still at home, what it gives now, and the die there."""
    gone = _gone(state, clan, line)
    pieces = [_home(line, EACH - gone)]
    if not is_rival(state, clan):
        pieces.append(_gives(line, gone))
    if state.in_domain[clan, line]:
        pieces.append(die("die", line, int(state.in_domain[clan, line])))
    return slot(f"line-{COLOURS[line]}", _line_column(line), pieces, action=_line_action(state, clan, line))


@cache
def _home(line: int, count: int) -> Piece:
    """Return those members of a line who are still at home."""
    called = message("white_castle-home", count=count, member=MEMBERS[line])
    mark = message("white_castle-short-home", count=count, member=short_member(line))
    return piece(f"{MEMBERS[line]}s", called, mark)


@cache
def _line_column(line: int) -> Message:
    return message("white_castle-line-column", shape=short_colour(line), member=short_member(line))


def _gone(state: State, clan: int, line: int) -> int:
    """Return how many members of a line have left it."""
    if line == COURTIER:
        return EACH - int(state.courtiers[clan, AT_HOME])
    if line == GARDENER:
        return int(state.gardeners[clan]).bit_count()
    return int(state.warriors[clan].sum())


@cache
def _gives(line: int, gone: int) -> Piece:
    """Return what a line gives when so many have left it."""
    gains = [(thing, amount) for thing, amount in enumerate(LINE_GAINS[line, gone].tolist()) if amount]
    lantern = bool(LINE_LANTERN[line, gone])
    short = [short_thing(*gain) for gain in gains] + [message("white_castle-short-lantern")] * lantern
    told = [thing_name(*gain) for gain in gains] + [message("white_castle-lantern")] * lantern
    return piece(
        "gives", message("white_castle-line-gives", line=line_name(line), what=listed(told)), short_list(short)
    )


def _line_action(state: State, clan: int, line: int) -> int:
    if is_asked(state, clan, CHOOSE_LINE):
        return int(LINE + line)
    if is_asked(state, clan, PLACE_DIE) and state.hand_colour == line:
        return SPACE + DOMAIN_SPACE
    return NO_ACTION


def _card(state: State, clan: int) -> list[Piece]:
    """Return what the action card does on each line."""
    card = int(state.domain_card[clan])
    if card == NONE:
        return []
    blocks: list[int] = LINE_BLOCK[card].tolist()
    rows: list[int] = BLOCK[card].tolist()
    return [
        piece(
            f"{CARD_NAMES[card]}/{COLOURS[line]}",
            message("white_castle-line-gives", line=line_name(line), what=effects_name(effects)),
            beside(line, short_effects(effects)),
            TINTS[line],
            _light_action(state, clan, rows.index(effects)),
        )
        for line, effects in enumerate(blocks)
    ]


def _light_action(state: State, clan: int, row: int) -> int:
    """Return the action of carrying out a block of the card that a courtier has just brought home."""
    room = int(state.about[state.open - 1]) if state.open else 0
    is_home = is_asked(state, clan, CHOOSE_LIGHT) and state.card[room] == NONE
    return SLOT + int(FIRST_SLOT[room]) + row if is_home else NO_ACTION


@lru_cache(1 << 12)
def _lantern(cards: int) -> Message:
    """Return what a lantern gives, as the Lantern Area stands."""
    backs = [BACKS[card] for card in range(NCARDS) if cards >> card & 1]
    gains = [sum(back.gains[thing] for back in backs if back.kind == GAIN) for thing in range(NTHINGS)]
    influence = sum(back.what for back in backs if back.kind == INFLUENCE)
    parts = [short_thing(thing, amount) for thing, amount in enumerate(gains) if amount]
    return short_list(parts + [message("white_castle-short-influence", steps=influence)] * bool(influence))


# The moment


def _hand(state: State) -> list[Area]:
    """Return the die that was taken and has no space yet."""
    if not state.hand_value or asked_question(state) != PLACE_DIE:
        return []
    taken = die("die", int(state.hand_colour), int(state.hand_value))
    end = message("white_castle-hand-end", end="left" if state.hand_left else "right")
    return [area("hand", [slot("hand", end, [taken])], asked_clan(state))]


def _owed(state: State) -> list[Area]:
    """Return what the clan that is asked is still owed, what comes first in front."""
    clan, slots = asked_clan(state), []
    for depth in reversed(range(state.open)):
        what = int(state.question[depth])
        if what in {OWED, ONE_OF}:
            is_next = depth == state.open - 1
            order = message(
                "white_castle-owed", order="next" if is_next else "later", sort="one" if what == ONE_OF else "all"
            )
            slots.append(slot(f"owed-{depth}", order, _bag(int(state.owed[depth]), is_next=is_next)))
    return [area("owed", slots, clan)] if slots else []


def _bag(effects: int, *, is_next: bool) -> list[Piece]:
    return [
        piece(
            f"effect-{number}",
            effect_name(number),
            short_effects(1 << number),
            action=EFFECT + number if is_next else NO_ACTION,
        )
        for number in range(len(EFFECTS))
        if effects >> number & 1
    ]


# The rival


def _deck(state: State) -> list[Area]:
    """Return the card on top of the rival's deck, and those turned over."""
    if state.seats != SOLITAIRE:
        return []
    row = [int(card) - 1 for card in state.rival_row if card]
    slots = [slot("row", column("row"), [_rival_card(state, card) for card in row])] if row else []
    if state.rival_top:
        slots.append(slot("deck", column("deck"), [_rival_card(state, int(state.rival_top) - 1)]))
    return [area("deck", slots, RIVAL)] if slots else []


def _rival_card(state: State, card: int) -> Piece:
    called = message("white_castle-rival-card", number=card + 1)
    return piece(f"rival-card-{card + 1}", called, short_rival_card(state, card))
