"""All games as games of OpenSpiel (extra `[openspiel]`); importing this module registers them.

    import pyspiel
    import tenshu.adapters.openspiel

    game = pyspiel.load_game("tenshu_catte(players=3,led_set=no)")

Chance is a player there as it is a seat here: all that it may answer is equally likely. Where several seats are asked
at once, the lowest answers first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tenshu.adapters.drawing import drawn
from tenshu.adapters.single import above_even, row_of, said
from tenshu.core import game as contract
from tenshu.core.bits import no_numbers, numbers
from tenshu.core.heard import OPEN
from tenshu.core.observing import by_field
from tenshu.core.play import Play, seat_word
from tenshu.core.questions import CHANCE, HIDDEN
from tenshu.games import GAMES, load
from tenshu.vector.stepping import observing_of

_PREFIX = "tenshu_"
_PLAYERS = "players"  # what OpenSpiel calls the parameter


def usual_seats(game: contract.Game) -> int:
    """Return the fewest seats that play without a rival."""
    return next(seats for seats in game.seats if not game.rivals.get(seats))


def game_type(game: contract.Game, seats: int) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game; alone against a rival nobody's loss is one's win."""
    kinds = pyspiel.GameType
    hides = bool(observing_of(game).hidden)
    return kinds(
        short_name=f"{_PREFIX}{game.name}",
        long_name=f"Tenshu {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if game.rivals.get(seats) else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={_PLAYERS: seats, **game.choose_options({})},
    )


class TenshuGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its number of seats and its options; each of ours has a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = load(self.name)
        seats, options = params[_PLAYERS], {option.name: params[option.name] for option in game.options}
        self.begun = Play(game, seats, options)  # which says what is wrong with them
        sides = game.sides(seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=observing_of(game).answers,
            max_chance_outcomes=game.actions,
            num_players=seats,
            min_utility=-1 / sides,
            max_utility=1 - 1 / sides,
            utility_sum=None if game.rivals.get(seats) else 0.0,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game, seats), info, dict(params))

    def new_initial_state(self) -> TenshuState:
        """Return the game before its first answer."""
        return TenshuState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:  # noqa: ANN401 (OpenSpiel's own)
        """Return what observes a state for one seat: of the moment, or with all that it has heard."""
        if params:
            raise ValueError(f"an observer of Tenshu takes no parameters, but was given {params}")
        if kind is not None and kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observer of Tenshu sees what one player sees: use PrivateInfoType.SINGLE_PLAYER")
        return Observer(self.begun.game, recalls=kind is not None and kind.perfect_recall)


class TenshuState(pyspiel.State):  # type: ignore[misc]  # as above
    """A game as it stands.

    OpenSpiel copies and pickles all attributes, so they are few and plain.
    """

    def __init__(self, game: TenshuGame) -> None:
        super().__init__(game)
        begun = game.begun
        self.name, self.seats, self.options, self.data = begun.game.name, begun.seats, begun.options, begun.state.copy()
        self.heard = [""] * self.seats  # all that each seat has heard, its own answers too

    @property
    def play(self) -> Play:
        """The same game, with all that Tenshu can tell of it but the answers that led here."""
        play = Play(load(self.name), self.seats, self.options)
        play.state[:] = self.data
        return play

    def current_player(self) -> int:
        """Return who decides: chance, or the lowest seat that is asked."""
        waiting = load(self.name).doors.waiting(self.data)
        if not waiting:
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        seat = lowest_seat(waiting)
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return not load(self.name).doors.waiting(self.data)

    def _choices(self) -> list[int]:
        game = load(self.name)
        legal = no_numbers(game.actions)
        game.doors.choices(self.data, lowest_seat(game.doors.waiting(self.data)), legal)
        return numbers(legal)

    def _legal_actions(self, _player: int) -> list[int]:
        return self._choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may answer, all of it equally likely."""
        choices = self._choices()
        return [(action, 1 / len(choices)) for action in choices]

    def _apply_action(self, action: int) -> None:
        doors = load(self.name).doors
        who = lowest_seat(doors.waiting(self.data))
        for seat in range(self.seats):
            told = action if seat == who else doors.heard(self.data, seat, action)
            self.heard[seat] += f"{seat_word(who)}:{'?' if told == HIDDEN else told} "
        doors.apply(self.data, who, action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return said(load(self.name), self.data, action)

    def returns(self) -> list[float]:
        """Return by how much each seat's share of the victory is above an even one; nothing before the end."""
        return above_even(self.play.places())[: self.seats] if self.is_terminal() else [0.0] * self.seats

    def __str__(self) -> str:
        return drawn(self.play, OPEN)


class Observer:
    """Writes what a seat sees: as a tensor with a piece for each field of its row, and in words.

    With perfect recall there are words alone: all that the seat has heard since the game began.
    """

    def __init__(self, game: contract.Game, *, recalls: bool) -> None:
        observing = observing_of(game)
        self._game, self._recalls, self._scale = game, recalls, observing.scale
        self.tensor = None if recalls else np.zeros(observing.width, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            self.dict = by_field(observing.fields, self.tensor)  # the same memory

    def set_from(self, state: TenshuState, player: int) -> None:
        """Write what a player sees into the tensor, each number from 0 to 1."""
        if self.tensor is not None:
            self.tensor[:] = row_of(self._game, state.data, player) * self._scale

    def string_from(self, state: TenshuState, player: int) -> str:
        """Return what a player sees, or all that it has heard, in words."""
        return state.heard[player].strip() if self._recalls else drawn(state.play, player)


def lowest_seat(waiting: int) -> int:
    """Return who answers first of those that are waited for, one bit each."""
    return (waiting & -waiting).bit_length() - 1


# OpenSpiel lets go of what makes a game after Python has ended, which a class survives and a function does not.
for _game in map(load, GAMES):
    _made = type(f"{TenshuGame.__name__}_{_game.name}", (TenshuGame,), {"name": _game.name})
    pyspiel.register_game(game_type(_game, usual_seats(_game)), _made)
