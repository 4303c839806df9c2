"""The taught bots: a value network that learned by playing against itself, asked where each move leads.

The characters of the ladder differ in how surely they pick the best move: each adds its own noise to what it sees
before choosing, so a beginner plays sensibly but overlooks much, and the master overlooks nothing.
"""

from functools import cache
from importlib.resources import as_file, files
from typing import Final

import numpy as np

from tableside.bots.bot import Ask, Bot
from tableside.bots.burger_joint.features import Features
from tableside.bots.burger_joint.greedy import GreedyBot
from tableside.bots.burger_joint.network import Array, Network
from tableside.bots.burger_joint.valuing import Valuer
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board import BoardSet
from tableside.games.burger_joint.line import format_line
from tableside.games.burger_joint.notation import TOKENS
from tableside.games.burger_joint.position import Position
from tableside.games.burger_joint.sets import DEFAULT, board_set, read_set
from tableside.games.burger_joint.state import BurgerJointState
from tableside.games.burger_joint.turn import laid_out

WEIGHTS: Final = "weights.npz"


class TaughtBot(Bot):
    """``blur`` is how much a move's worth is misjudged, in chances to win."""

    blur = 0.0

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)
        self._rng = np.random.default_rng(seed)
        self._elsewhere = GreedyBot(seed)

    def choose(self, ask: Ask) -> str:
        state = ask.determinise(self._chance)
        assert isinstance(state, BurgerJointState)
        return TOKENS[self.code(state.position)]

    def code(self, p: Position) -> int:
        """The chosen move as a code. On boards it was not taught, it plays like the greedy bot."""
        if not _knows(p.boards):
            return self._elsewhere.code(p)
        [(code, _, _)] = _valuer().choices([p], self._chance, self._misjudge(p))
        return code

    def _misjudge(self, p: Position) -> "_Misjudge":
        return _Misjudge(self._rng, self.blur, 1.0 if p.mover == 0 else -1.0)


class _Misjudge:
    """Chooses by blurred values; without blur leaves the choice to the values themselves."""

    def __init__(self, rng: np.random.Generator, blur: float, sign: float) -> None:
        self._rng = rng
        self._blur = blur
        self._sign = sign

    def __call__(self, values: Array) -> int | None:
        if self._blur == 0:
            return None
        seen = self._sign * values + self._rng.normal(0, self._blur, len(values))
        return int(seen.argmax())


class Apprentice(TaughtBot):
    blur = 0.09


class Waiter(TaughtBot):
    blur = 0.045


class LineCook(TaughtBot):
    blur = 0.022


class SousChef(TaughtBot):
    blur = 0.01


class Master(TaughtBot):
    blur = 0.0


@cache
def _valuer() -> Valuer:
    with as_file(files("tableside.bots.burger_joint") / WEIGHTS) as path:
        network = Network.load(path)
    return Valuer(Features(board_set(read_set(DEFAULT))), network)


_known: Final[dict[int, tuple[BoardSet, bool]]] = {}


def _knows(boards: BoardSet) -> bool:
    """Whether these are the boards the network was taught on; asked once for each set."""
    found = _known.get(id(boards))
    if found is None or found[0] is not boards:
        taught = board_set(read_set(DEFAULT))
        same = format_line(laid_out(boards)) == format_line(laid_out(taught)) and _figures(boards) == _figures(taught)
        found = _known[id(boards)] = (boards, same)
    return found[1]


def _figures(boards: BoardSet) -> list[object]:
    chains = [
        (
            chain.publicity_price,
            chain.basic_price,
            chain.diner_price,
            chain.bistro_price,
            chain.publicity_points,
            chain.basic_points,
            chain.diner_points,
            chain.bistro_points,
            chain.abilities,
        )
        for chain in (boards.burger, boards.pizza)
    ]
    return [*chains, boards.tokens, boards.hand_limit, boards.production_limit, boards.points_to_win]
