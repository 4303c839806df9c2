"""Rival Restaurants as an environment: two to eight chefs, any mode, with the table of ``actions``."""

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from tableside.engine.state import State
from tableside.envs.game_adapter import GameAdapter
from tableside.envs.rival_restaurants.action_codec import codes
from tableside.envs.rival_restaurants.actions import ACTIONS, name
from tableside.envs.rival_restaurants.observation import observe, width
from tableside.games.rival_restaurants.catalog.ids import GOAL, PLACE_KEYS
from tableside.games.rival_restaurants.core.machine import play
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.notation.formatter import write
from tableside.games.rival_restaurants.state import RivalRestaurantsState


class RivalRestaurantsAdapter(GameAdapter):
    """There is no clock: everybody has all the time (the limits of the options are not used)."""

    key = "rival-restaurants"
    actions = ACTIONS
    dtype = np.int16
    goal = GOAL

    def __init__(self, seats: int = 4, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        self.width = width(self.seats)
        self._state: RivalRestaurantsState
        self._codes: dict[int, dict[int, int]] = {}  # of each seat, as long as nothing changes
        self._asked: tuple[int, ...] | None = None

    def take(self, state: State) -> None:
        assert isinstance(state, RivalRestaurantsState)
        self._state = state
        self._codes.clear()
        self._asked = None

    @property
    def state(self) -> RivalRestaurantsState:
        return self._state

    @property
    def agents(self) -> list[str]:
        return [f"chef_{seat}" for seat in range(self.seats)]

    @property
    def asked(self) -> tuple[int, ...]:
        if self._asked is None:
            self._asked = self._state.asked()
        return self._asked

    def legal(self, seat: int) -> Collection[int]:
        return self._moves(seat).keys()

    def _moves(self, seat: int) -> dict[int, int]:
        if seat not in self._codes:
            self._codes[seat] = codes(self._state.town, seat)
        return self._codes[seat]

    def look(self, seat: int) -> npt.NDArray[np.int16]:
        return observe(self._state.town, seat)

    def play(self, seat: int, action: int) -> None:
        play(self._state.town, Context(self.chance, False), seat, self._moves(seat)[action])
        self.take(self._state)

    def move(self, seat: int, action: int) -> str:
        return write(self._state.town, seat, self._moves(seat)[action])

    def name(self, action: int) -> str:
        return name(action)

    def points(self) -> list[int]:
        return self._state.town.points[:]

    def text(self) -> str:
        town = self._state.town
        lines = [f"day {town.day}, phase {town.phase}"]
        for seat, agent in enumerate(self.agents):
            place = PLACE_KEYS[town.place[2 * seat]]
            lines.append(f"{agent}: {town.points[seat]} points, ${town.money[seat] * 100}, {place}")
        return "\n".join(lines)
