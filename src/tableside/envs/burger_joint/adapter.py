"""Burger Joint as an environment: the actions are the 61 codes of the rules (``core/codes.py``), and the no-op."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from tableside.engine.state import State
from tableside.envs.burger_joint.observation import WIDTH, observe
from tableside.envs.game_adapter import GameAdapter
from tableside.games.burger_joint.board_sets.reader import CHAINS, board_set
from tableside.games.burger_joint.core.codes import CODES
from tableside.games.burger_joint.core.position import OVER
from tableside.games.burger_joint.core.turn import apply, legal_mask
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.state import BurgerJointState

_CODES: Final = range(int(CODES))


class BurgerJointAdapter(GameAdapter):
    """Seat 0 is Burger, seat 1 Pizza; one seat is asked at a time."""

    key = "burger-joint"
    actions = int(CODES) + 1
    width = WIDTH
    dtype = np.uint8

    def __init__(self, seats: int = 2, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        self.goal = int(board_set(self.options["set"]).points_to_win)
        self._state: BurgerJointState

    def take(self, state: State) -> None:
        assert isinstance(state, BurgerJointState)
        self._state = state

    @property
    def state(self) -> BurgerJointState:
        return self._state

    @property
    def agents(self) -> list[str]:
        return [f"{chain}_{seat}" for seat, chain in enumerate(CHAINS)]

    @property
    def asked(self) -> tuple[int, ...]:
        p = self._state.position
        return () if p.step == OVER else (int(p.mover),)

    def legal(self, seat: int) -> list[int]:
        mask = int(legal_mask(self._state.position))
        return [code for code in _CODES if mask >> code & 1]

    def look(self, seat: int) -> npt.NDArray[np.uint8]:
        out = BytesWriter()
        observe(self._state.position, seat, out)
        return np.frombuffer(out.getvalue(), np.uint8)

    def is_legal(self, seat: int, action: int) -> bool:
        p = self._state.position
        return seat == p.mover and action in _CODES and bool(int(legal_mask(p)) >> action & 1)

    def play(self, seat: int, action: int) -> None:
        p = self._state.position
        apply(p, action, self.chance)
        self._state = BurgerJointState(p)

    def move(self, seat: int, action: int) -> str:
        return TOKENS[action]

    def name(self, action: int) -> str:
        return TOKENS[action] if action in _CODES else "–"

    def points(self) -> list[int]:
        p = self._state.position
        return [int(p.burger.score), int(p.pizza.score)]

    def text(self) -> str:
        return self._state.line
