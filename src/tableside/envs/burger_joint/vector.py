"""Vector: many games of Burger Joint in one call, as NumPy arrays, without any other package.

>>> from tableside.envs import BurgerJointVector
>>> env = BurgerJointVector(1024, seed=7)
>>> step = env.reset()
>>> for _ in range(100):
...     step = env.step(env.sample())
>>> step.observations.shape, step.masks.shape, step.rewards.shape
((1024, 120), (1024, 61), (1024, 2))

In every game the seat to move acts. ``movers`` says which one it is. When a game ends, it is ``done``, its rewards are
set, and the observation already shows the start of the next game. docs/environments.md explains the bytes.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tableside.engine.errors import IllegalMove, InvalidMove, OptionsError
from tableside.envs.burger_joint.batch import Batch
from tableside.envs.burger_joint.observation import WIDTH, layout
from tableside.envs.game_adapter import check_count, check_options
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core.codes import CODES
from tableside.games.burger_joint.core.position import Position
from tableside.games.burger_joint.game import GAME
from tableside.games.burger_joint.notation.moves import TOKENS

Bytes = npt.NDArray[np.uint8]
Actions = npt.NDArray[np.integer[Any]]

ACTIONS: Final = int(CODES)
_SEAT: Final = layout()["seat"][0]
_REWARDS: Final = np.array([[0, 0], [1, -1], [-1, 1], [0, 0]], dtype=np.float32)  # by the result of a step
_SEED_SPAN: Final = 1 << 40


class Step(NamedTuple):
    """The state of the games. The arrays are new at every step. You may keep them but not write to them."""

    observations: Bytes  # (games, 120): what the seat to move sees
    masks: Bytes  # (games, 61): 1 where an action is legal
    rewards: npt.NDArray[np.float32]  # (games, 2): of Burger and Pizza, for the step just made
    dones: npt.NDArray[np.bool_]  # (games,): a game ended by this step
    movers: Bytes  # (games,): whose move it is, 0 Burger, 1 Pizza


class Afterstates(NamedTuple):
    """Where every legal action of every game leads, as seen by the acting seat, before the draw of the next turn."""

    observations: Bytes  # (rows, 120)
    actions: Bytes  # (rows,)
    starts: npt.NDArray[np.int64]  # (games,): the first row of each game


class BurgerJointVector:
    """Options are those of the game: ``set`` and ``last_turn`` (0: a game has no limit)."""

    def __init__(self, games: int, *, seed: int = 0, options: Mapping[str, Any] | None = None) -> None:
        self.games = check_count("games", games)
        full = GAME.options(check_options(options))
        if "position" in full:
            raise OptionsError("err-env-position", {"where": "=position"})
        self._boards = board_set(full["set"])
        self._last_turn: int = full["last_turn"]
        self._next = check_count("seed", seed, least=None)
        self._begin(self._next)

    def reset(self, seed: int | None = None) -> Step:
        """Start all games again. Without a seed: the environment's seed the first time, then the next numbers."""
        if seed is not None:
            self._next = check_count("seed", seed, least=None)
        self._begin(self._next)
        self._next += 1
        return self._step(np.zeros(self.games, np.uint8))

    def _begin(self, seed: int) -> None:
        self._batch = Batch(self._boards, [seed * _SEED_SPAN + game for game in range(self.games)], self._last_turn)

    def step(self, actions: Actions | Sequence[int]) -> Step:
        """Play one action in every game. If one of them is illegal, IllegalMove names it and nothing is played."""
        actions = np.asarray(actions)
        if actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise InvalidMove("err-env-actions", {"n": self.games, "shape": f"={actions.shape} {actions.dtype}"})
        codes = actions.astype(np.uint8, copy=False)
        if codes is not actions and (codes != actions).any():  # too large for a byte
            game = int(np.argmax(codes != actions))
            raise _illegal(game, int(actions[game]))
        played = codes.tobytes()
        game = self._batch.first_illegal(played)
        if game >= 0:
            raise _illegal(game, int(actions[game]))
        return self._step(np.frombuffer(self._batch.step(played), np.uint8))

    def sample(self) -> Bytes:
        """A random legal action for every game. You may change the array."""
        return np.frombuffer(self._batch.random_actions(), np.uint8).copy()

    def afterstates(self) -> Afterstates:
        """Look one action ahead in every game at once. The games do not change."""
        seen, actions, counts = self._batch.afterstates()
        ends = np.cumsum(np.frombuffer(counts, np.uint8), dtype=np.int64)
        starts = np.concatenate([np.zeros(1, np.int64), ends[:-1]])
        return Afterstates(np.frombuffer(seen, np.uint8).reshape(-1, WIDTH), np.frombuffer(actions, np.uint8), starts)

    def positions(self) -> list[Position]:
        """The positions of the games, for bots. Do not change them."""
        return self._batch.positions()

    def _step(self, results: Bytes) -> Step:
        batch = self._batch
        observations = np.frombuffer(batch.observations(), np.uint8).reshape(self.games, WIDTH)
        bits = np.unpackbits(np.frombuffer(batch.masks(), np.uint8), bitorder="little")
        masks = bits.reshape(self.games, 64)[:, :ACTIONS]
        return Step(observations, masks, _REWARDS[results], results > 0, observations[:, _SEAT])


def _illegal(game: int, action: int) -> IllegalMove:
    move = TOKENS[action] if 0 <= action < ACTIONS else "–"
    return IllegalMove("err-env-illegal-in", {"n": action, "move": f"={move}", "game": game})
