"""Positions of The White Castle in the spoken form, so that a test reads like an example of the rulebook.

Seats are called A to D; in the solitaire mode B is the rival. Things are said as `3 food 2 coin`, and answers by who
gives them (`A: coral left 4, A: steward-room-1, A: decline`), in the words of logs.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tenshu.core.play import Play
from tenshu.core.questions import CHANCE, SPECTATOR
from tenshu.core.words import LOG, Fault
from tenshu.games.white_castle import GAME
from tenshu.games.white_castle.pieces import (
    CARD_NAMES,
    COLOURS,
    DAIMYO_CARDS,
    DIAMOND_CARDS,
    DIAMONDS_FROM,
    DICE,
    EACH,
    FIRST_SLOT,
    FLOOR_CARDS,
    GARDEN_CARDS,
    GARDEN_KINDS,
    NONE,
    RIVAL,
    ROOM_NAMES,
    SPACE_NAMES,
    THINGS,
    TILES,
    YARD_NAMES,
    YARD_TILES,
)
from tenshu.games.white_castle.state import (
    CHOOSE_PAIR,
    DRAFT,
    LINES,
    OVER,
    RIVAL_CARD,
    TAKE_DIE,
    TAKE_TURNS,
    State,
)

WHO = {letter: seat for seat, letter in enumerate("ABCD")} | {"chance": CHANCE, "spectator": SPECTATOR}
LETTER = {seat: letter for letter, seat in WHO.items()}
COURTIER_PLACES = ("home", "gate", "stewards", "diplomats", "daimyo")
GARDEN_NAMES = [f"{colour} {kind}" for colour in COLOURS for kind in GARDEN_KINDS]
NOTHING = "nothing"

# What lies on the table unless a test says otherwise. No diamonds, so that it is right for two as well.
DICE_SHOW = {1: (1, 4, 6), 2: (1, 4, 6), 3: (1, 3, 4, 6), 4: (1, 3, 4, 5, 6)}
ROOMS = {
    "steward-room-1": "steward-02",  # courtier, influence 1, 2 iron
    "steward-room-2": "steward-07",  # influence 1, gardener, 2 food
    "steward-room-3": "steward-15",  # influence 1, 2 pearl, warrior
    "diplomat-room-1": "diplomat-05",  # warrior, 3 any
    "diplomat-room-2": "diplomat-08",  # 2 vp and well, gardener
}
ROOM_TILES = {
    "steward-room-1": "coral black white",
    "steward-room-2": "coral black white",
    "steward-room-3": "coral black white",
    "diplomat-room-1": "coral white",
    "diplomat-room-2": "black white",
}
WELL = ("coral-pearl", "black-iron")
GARDENS = {
    "coral stone": "stone-01",  # 1 food: 2 any
    "coral plant": "plant-01",  # 5 food: 4 coins for any block
    "black stone": "stone-02",  # 1 food: 3 coins
    "black plant": "plant-02",  # 4 food: 3 coins for a gardener
    "white stone": "stone-03",  # 2 food: 2 seals
    "white plant": "plant-04",  # 4 food: 3 coins for a warrior
}
YARDS = ("yard-01", "yard-03", "yard-02", "yard-06")  # A: courtier and 3 food, B: warrior, C: 5 coins
CARDS = {"A": "action-gardener-1", "B": "action-courtier-1", "C": "action-warrior-1", "D": "action-gardener-2"}
LANTERNS = {"A": "resource-08", "B": "resource-03", "C": "resource-06", "D": "resource-09"}  # food, pearl, iron, food


def _is_about(said: str) -> int:
    """Return a number by which answers are sorted, the same for all that the question is about."""
    if said.startswith("exchange"):
        return 1
    return {"food": 0, "iron": 0, "pearl": 0, "decline": 2, "pay": 3}.get(said, 4)


class Position(Play):
    """A game that is told and asked about in words; every answer goes through the checked door."""

    @property
    def record(self) -> State:
        """The state, to look at what no door tells."""
        return State.on(self.state)

    @property
    def turn(self) -> str:
        """Who is asked what; nothing when the game is over."""
        return ", ".join(f"{LETTER[seat]}: {self.question}" for seat in self.asked)

    @property
    def order(self) -> str:
        """The turn order, as letters."""
        return "".join(LETTER[int(clan)] for clan in self.record.order[: self.record.clans])

    @property
    def deck(self) -> list[str]:
        """The castle cards that can still be drawn."""
        return _cards(int(self.record.deck))

    @property
    def favours(self) -> dict[int, str]:
        """The favours that are taken, counted from 1, and by whom."""
        return {number: LETTER[clan - 1] for number, clan in enumerate(self.record.favour.tolist(), 1) if clan}

    def tell(self, answers: str) -> Position:
        """Give answers, one after the other: `A: coral left 4, A: well`."""
        for answer in answers.split(", "):
            who, said = answer.split(": ")
            self.act(WHO[who], self._find(WHO[who], said))
        return self

    def _find(self, seat: int, said: str) -> int:
        self.check_asked(seat)
        found = [action for action in self.choices(seat) if self.say(action, LOG) == said]
        if len(found) != 1:
            raise Fault("play-unread", text=said, legal=self.legal_words(seat))
        return found[0]

    def may(self, who: str) -> list[str]:
        """Return all that a seat may answer now: first what is always open, then what the question is about."""
        said = [self.say(action, LOG) for action in self.choices(WHO[who])]
        return sorted(said, key=_is_about)

    def may_do(self, who: str) -> list[str]:
        """Return what a seat may answer besides exchanging seals."""
        return [said for said in self.may(who) if not said.startswith("exchange")]

    def throw(self, **values: tuple[int, ...]) -> Position:
        """Let the dice of each colour show these values."""
        for colour in COLOURS:
            for value in values[colour]:
                self.tell(f"chance: {colour} {value}")
        return self

    # What a clan has

    def stock(self, who: str) -> str:
        """Return what a clan has: `3 food 2 coin`, or `nothing`."""
        amounts = zip(self.record.stock[WHO[who]].tolist(), THINGS, strict=True)
        return " ".join(f"{amount} {thing}" for amount, thing in amounts if amount) or NOTHING

    def card(self, who: str) -> str:
        """Return the action card in a clan's domain."""
        return _card(int(self.record.domain_card[WHO[who]]))

    def lantern(self, who: str) -> list[str]:
        """Return the cards in a clan's Lantern Area."""
        return _cards(int(self.record.lantern[WHO[who]]))

    def influence(self, who: str) -> int:
        """Return the space of a clan's marker on the Passage of Time."""
        return int(self.record.influence[WHO[who]])

    def stack(self, space: int) -> str:
        """Return whose markers lie on a space of the Passage of Time, the topmost first."""
        here = [clan for clan in range(self.record.clans) if self.record.influence[clan] == space]
        return "".join(LETTER[clan] for clan in sorted(here, key=lambda clan: -int(self.record.below[clan])))

    def courtiers(self, who: str) -> dict[str, int]:
        """Return how many courtiers of a clan are where."""
        numbers = zip(COURTIER_PLACES, self.record.courtiers[WHO[who]].tolist(), strict=True)
        return {place: number for place, number in numbers if number}

    def gardeners(self, who: str) -> list[str]:
        """Return the gardens where a clan has a gardener."""
        bits = int(self.record.gardeners[WHO[who]])
        return [name for number, name in enumerate(GARDEN_NAMES) if bits >> number & 1]

    def warriors(self, who: str) -> dict[str, int]:
        """Return how many warriors of a clan are in each yard."""
        numbers = zip(YARD_NAMES, self.record.warriors[WHO[who]].tolist(), strict=True)
        return {yard: number for yard, number in numbers if number}

    def points(self, who: str) -> dict[str, float]:
        """Return a clan's points, line by line of the sheet; lines without points are left out."""
        sheet = np.zeros((GAME.lines, self.game.sides(self.seats)), np.int64)
        GAME.doors.sheet(self.state, sheet)
        lines = zip(LINES, sheet, strict=True)
        return {name: GAME.points(int(line[WHO[who]])) for name, line in lines if line[WHO[who]]}

    # The board

    def bridge(self, colour: str) -> list[int]:
        """Return the dice on a bridge, from left to right."""
        return [value for value in self.record.bridge[COLOURS.index(colour)].tolist() if value]

    def dice(self, space: str) -> list[str]:
        """Return the dice on a room or outside the walls, from the bottom up, or in the Well."""
        if space == "well":
            rows = enumerate(self.record.in_well.tolist())
            return [f"{COLOURS[c]} {face}" for c, row in rows for face, n in enumerate(row, 1) for _ in range(n)]
        number = SPACE_NAMES.index(space)
        stack = zip(self.record.placed[number].tolist(), self.record.placed_colour[number].tolist(), strict=True)
        return [f"{COLOURS[colour]} {value}" for value, colour in stack if value]

    def domain(self, who: str) -> list[str]:
        """Return the dice on the lines of a clan's Domain board."""
        values = zip(COLOURS, self.record.in_domain[WHO[who]].tolist(), strict=True)
        return [f"{colour} {value}" for colour, value in values if value]

    def room(self, name: str) -> str:
        """Return the card in a room."""
        return _card(int(self.record.card[ROOM_NAMES.index(name)]))

    def copy(self) -> Position:
        """Return a position to play on from, while this one stays."""
        other = Position(self.game, self.seats, self.options)
        other.state = self.state.copy()
        return other


def _card(card: int) -> str:
    return "none" if card == NONE else CARD_NAMES[card]


def _cards(bits: int) -> list[str]:
    return [name for number, name in enumerate(CARD_NAMES) if bits >> number & 1]


def _bits(cards: str) -> int:
    return sum(1 << CARD_NAMES.index(card) for card in cards.split())


def new_game(seats: int, **options: str) -> Position:
    """Return a game of which nothing is played."""
    return Position(GAME, seats, options)


def position(
    seats: int = 2,
    *,
    bridges: Mapping[str, tuple[int, ...]] | None = None,
    at_right: str = "",
    placed: Mapping[str, str] | None = None,
    domain: Mapping[str, str] | None = None,
    rooms: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    well: tuple[str, str] = WELL,
    decks: str | None = None,
    daimyo: str = "daimyo-02",
    favours: Mapping[int, str] | None = None,
    gardens: Mapping[str, str] | None = None,
    yards: tuple[str, str, str, str] = YARDS,
    stock: Mapping[str, str] | None = None,
    card: Mapping[str, str] | None = None,
    lantern: Mapping[str, str] | None = None,
    courtiers: Mapping[str, str] | None = None,
    gardeners: Mapping[str, str] | None = None,
    warriors: Mapping[str, str] | None = None,
    influence: Mapping[str, int] | None = None,
    order: str = "",
    stack: str = "",
    completed: int = 0,
    turns: int = 0,
    pairs: tuple[tuple[str, str], ...] = (),
    rival_top: int = 1,
    rival_under: tuple[int, ...] = (),
    over: bool = False,
    **options: str,
) -> Position:
    """Return a position at the beginning of a turn, after `turns` of the round and the rounds `completed`.

    What is not said is as in the constants above; clans have nothing but their cards, and all members at home.

    - `bridges`: the dice from left to right; `at_right` names bridges whose last die lies at the right end.
    - `placed`: dice from the bottom up, `coral 4 white 5`, by space, the Well among them; `domain`: by clan.
    - `tiles`: the colours from top to bottom by room; `decks`: the castle cards that can still be drawn.
    - `favours`: who has taken which, counted from 1; `yards`: the tiles A blue, A gold, B blue, C gold.
    - `courtiers`: the places of those that left, `gate stewards`; `gardeners`: `coral stone, white plant`;
      `warriors`: `yard-a yard-c`.
    - `order`: the turn order, `BA`; `stack`: markers on the same space from the top, by default as in the order.
    - `pairs`: instead of a turn, the choice of starting pairs has begun; `over`: instead, the game is over.
    - `rival_top`, `rival_under`: in the solitaire mode, the card on the rival's deck, and those under it in order.
    """
    table = new_game(seats, **options)
    state = table.record
    state.open = state.question[0] = state.asked[0] = state.about[0] = 0
    _lay_out_board(state, {**ROOMS, **(rooms or {})}, {**ROOM_TILES, **(tiles or {})}, well, daimyo)
    for garden, name in {**GARDENS, **(gardens or {})}.items():
        state.garden[GARDEN_NAMES.index(garden)] = GARDEN_CARDS[GARDEN_KINDS.index(garden.split()[1])].index(name)
    state.yard[:] = [YARD_TILES.index(tile) for tile in yards]
    for number, who in (favours or {}).items():
        state.favour[number - 1] = WHO[who] + 1
    _lay_out_dice(state, bridges or {}, at_right)
    _lay_out_placed(state, placed or {}, domain or {})

    letters = "ABCD"[: state.clans]
    if not pairs:
        _deal_cards(state, letters, {**CARDS, **(card or {})}, {**LANTERNS, **(lantern or {})})
    for who, spoken in (stock or {}).items():
        for amount, thing in _counted(spoken):
            state.stock[WHO[who], THINGS.index(thing)] = amount
    _send_members(state, courtiers or {}, gardeners or {}, warriors or {})
    _order_clans(state, order or letters, stack, influence or {})
    _lay_out_decks(state, decks)

    state.completed = completed
    if over:
        state.phase = OVER
    elif pairs:
        _begin_draft(state, pairs)
    else:
        _begin_turn(state, turns, rival_top, rival_under)
    return table


def _counted(spoken: str) -> list[tuple[int, str]]:
    words = spoken.split() if spoken != NOTHING else []
    return [(int(amount), thing) for amount, thing in zip(words[::2], words[1::2], strict=True)]


def _lay_out_board(
    state: State, rooms: Mapping[str, str], tiles: Mapping[str, str], well: tuple[str, str], daimyo: str
) -> None:
    for room, name in enumerate(ROOM_NAMES):
        state.card[room] = CARD_NAMES.index(rooms[name])
        colours = [COLOURS.index(colour) for colour in tiles[name].split()]
        state.tile[FIRST_SLOT[room] : FIRST_SLOT[room + 1]] = colours
    state.well_tile[:] = [TILES.index(tile) for tile in well]
    state.daimyo = DAIMYO_CARDS.index(daimyo)


def _lay_out_dice(state: State, bridges: Mapping[str, tuple[int, ...]], at_right: str) -> None:
    for bridge, colour in enumerate(COLOURS):
        dice = bridges.get(colour, DICE_SHOW[state.seats])
        if list(dice) != sorted(dice) or len(dice) > DICE[state.seats]:
            raise ValueError(f"no such dice can be on the {colour} bridge: {dice}")
        state.bridge[bridge, : len(dice)] = dice
        state.on_bridge[bridge] = len(dice)
        state.at_right[bridge] = colour in at_right.split()


def _lay_out_placed(state: State, placed: Mapping[str, str], domain: Mapping[str, str]) -> None:
    for space, spoken in placed.items():
        words = spoken.split()
        for level, (colour, value) in enumerate(zip(words[::2], words[1::2], strict=True)):
            if space == "well":
                state.in_well[COLOURS.index(colour), int(value) - 1] += 1
            else:
                state.placed[SPACE_NAMES.index(space), level] = int(value)
                state.placed_colour[SPACE_NAMES.index(space), level] = COLOURS.index(colour)
    for who, spoken in domain.items():
        words = spoken.split()
        for colour, value in zip(words[::2], words[1::2], strict=True):
            state.in_domain[WHO[who], COLOURS.index(colour)] = int(value)


def _deal_cards(state: State, letters: str, card: Mapping[str, str], lantern: Mapping[str, str]) -> None:
    for who in letters:
        if state.seats == 1 and WHO[who] == RIVAL:
            continue  # it has no Domain board
        state.domain_card[WHO[who]] = CARD_NAMES.index(card[who])
        state.lantern[WHO[who]] = np.uint64(_bits(lantern[who]))


def _send_members(
    state: State, courtiers: Mapping[str, str], gardeners: Mapping[str, str], warriors: Mapping[str, str]
) -> None:
    for who, spoken in courtiers.items():
        places = [COURTIER_PLACES.index(place) for place in spoken.split()]
        state.courtiers[WHO[who]] = [places.count(place) for place in range(len(COURTIER_PLACES))]
        state.courtiers[WHO[who], 0] = EACH - len(places)
    for who, spoken in gardeners.items():
        state.gardeners[WHO[who]] = np.uint64(sum(1 << GARDEN_NAMES.index(name) for name in spoken.split(", ")))
    for who, spoken in warriors.items():
        for yard in spoken.split():
            state.warriors[WHO[who], YARD_NAMES.index(yard)] += 1


def _order_clans(state: State, order: str, stack: str, influence: Mapping[str, int]) -> None:
    state.order[: state.clans] = [WHO[who] for who in order]
    for who in order:
        state.influence[WHO[who]] = influence.get(who, 0)
    upwards = [WHO[who] for who in reversed(stack or order)]
    for place, clan in enumerate(upwards):
        state.below[clan] = sum(bool(state.influence[o] == state.influence[clan]) for o in upwards[:place])


def _lay_out_decks(state: State, decks: str | None) -> None:
    """Put in the decks what was said, or all castle cards of this number of seats that lie nowhere else."""
    if decks is None:
        cards = int(FLOOR_CARDS[1] | FLOOR_CARDS[2])
        if state.seats < DIAMONDS_FROM:
            cards &= ~int(DIAMOND_CARDS)
        lying = [*state.card.tolist(), *(card for card in state.domain_card[: state.clans].tolist() if card != NONE)]
        for used in [*(1 << card for card in lying), *state.lantern.tolist()]:
            cards &= ~used
        state.deck = np.uint64(cards)
    else:
        state.deck = np.uint64(_bits(decks))


def _begin_draft(state: State, pairs: tuple[tuple[str, str], ...]) -> None:
    for number, (resource, action) in enumerate(pairs):
        state.pair_resource[number] = CARD_NAMES.index(resource)
        state.pair_action[number] = CARD_NAMES.index(action)
    state.phase, state.turns = DRAFT, 1
    _ask(state, CHOOSE_PAIR, int(state.order[state.clans - 1]))


def _begin_turn(state: State, turns: int, rival_top: int, rival_under: tuple[int, ...]) -> None:
    clan = int(state.order[turns % state.clans])
    state.phase, state.turns = TAKE_TURNS, turns + 1
    if state.seats == 1:
        state.rival_under[: len(rival_under)] = rival_under
        known = {rival_top, *rival_under}
        state.rival_unknown = np.uint64(sum(1 << c for c in range(len(state.rival_deck)) if c + 1 not in known))
    if state.seats == 1 and clan == RIVAL:
        state.rival_row[0] = rival_top
        _ask(state, RIVAL_CARD, CHANCE)
    else:
        state.rival_top = rival_top if state.seats == 1 else 0
        _ask(state, TAKE_DIE, clan)


def _ask(state: State, question: int, seat: int) -> None:
    state.open, state.question[0], state.asked[0] = 1, question, 1 << seat
