"""A simple game as an environment: its actions are the vocabulary, its observations what the state says as numbers."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from tableside.engine.chance import FastChance
from tableside.engine.errors import OptionsError
from tableside.engine.simple_game import SimpleState
from tableside.engine.state import State
from tableside.envs.game_adapter import GameAdapter


class GenericAdapter(GameAdapter):
    dtype = np.int32
    low = int(np.iinfo(np.int32).min)

    def __init__(self, key: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.key = key
        super().__init__(seats, options)
        first = self.game.start(self.options, self.seats, FastChance(0))
        if not isinstance(first, SimpleState) or not first.vocabulary:
            raise OptionsError("err-env-no-actions", {"name": f"$game-{key}"})
        self.take(first)
        self._codes = {move: code for code, move in enumerate(first.vocabulary)}
        self.actions = len(self._codes) + 1
        self.width = len(first.observe(0))
        self.goal = first.goal

    @classmethod
    def for_game(cls, key: str, seats: int, options: Mapping[str, Any] | None) -> Self:
        return cls(key, seats, options)

    def take(self, state: State) -> None:
        assert isinstance(state, SimpleState)
        self._state = state

    @property
    def state(self) -> SimpleState:
        return self._state

    @property
    def agents(self) -> list[str]:
        return [f"player_{seat}" for seat in range(self.seats)]

    @property
    def asked(self) -> tuple[int, ...]:
        return self._state.asked()

    def legal(self, seat: int) -> list[int]:
        return [self._codes[move] for move in self._state.legal_moves(seat)]

    def look(self, seat: int) -> npt.NDArray[np.int32]:
        return np.array(self._state.observe(seat), np.int32)

    def play(self, seat: int, action: int) -> None:
        self._state.play(seat, self.move(seat, action), self.chance)

    def move(self, seat: int, action: int) -> str:
        return self._state.vocabulary[action]

    def name(self, action: int) -> str:
        return self._state.vocabulary[action] if 0 <= action < self.no_op else "–"

    def points(self) -> list[int]:
        return self._state.scores()

    def text(self) -> str:
        view = self._state.view(None)
        return f"{view.facts} {view.seats}"
