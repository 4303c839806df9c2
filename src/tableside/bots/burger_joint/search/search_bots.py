"""The search bots: they try moves in imagined games. They are for comparison in research and not on the ladder.

The text after the name says how long they think. ``mcts@5000`` is five thousand iterations per move, and the same seed
gives the same game. ``mcts@250ms`` and ``mcts@1s`` are processor time. Without it, they use as many iterations as one
core did in a second when it was measured (compiled).
"""

import math
import time
from typing import ClassVar, Final

from tableside.bots.burger_joint.coded_bot import CodedBot
from tableside.bots.burger_joint.network_bots import NetworkJudge, knows
from tableside.bots.burger_joint.search.playout import EagerPlayout
from tableside.bots.burger_joint.search.tree import Judge, Node, RandomPlayout, best_mean, grow, most_tried, spread
from tableside.engine.errors import OptionsError
from tableside.games.burger_joint.core.position import Position

_CHUNK: Final = 100  # iterations between two looks at the clock


class SearchingBot(CodedBot):
    iterations = 20_000
    seconds: float | None = None  # of the processor; None: the iterations count
    explore: ClassVar[float] = 1.4

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._judge = self.judge()

    def judge(self) -> Judge:
        raise NotImplementedError

    def limit(self, budget: str) -> None:
        """Think for this long: a number of iterations, or processor time such as ``100ms`` or ``1.5s``."""
        for unit, factor in (("ms", 0.001), ("s", 1.0)):
            number = budget.removesuffix(unit)
            if number != budget and _is_number(number):
                self.seconds = float(number) * factor
                return
        if not budget.isdecimal() or int(budget) < 1:
            raise OptionsError("err-bot-budget", {"budget": f"={budget}"})
        self.iterations = int(budget)

    def pick(self, p: Position, mask: int) -> int:
        top = Node(p)
        until = None if self.seconds is None else time.process_time() + self.seconds
        while until is None or time.process_time() < until:
            left = self.iterations - int(top.seen) if until is None else _CHUNK
            if left <= 0 or (until is None and self.settled(top, left)):
                break
            self.think(top, p, min(left, _CHUNK))
        return self.verdict(top)

    def think(self, top: Node, p: Position, iterations: int) -> None:
        grow(top, p, self._judge, self._chance, iterations, self.explore)

    def settled(self, top: Node, left: int) -> bool:
        """Whether no remaining iteration can change the choice."""
        tries = sorted(top.tries)
        return not top.untried and tries[-1] - tries[-2] > left

    def verdict(self, top: Node) -> int:
        return most_tried(top)


class Mcts(SearchingBot):
    """Plain UCT with random playouts."""

    def judge(self) -> Judge:
        return RandomPlayout()


class EagerMcts(SearchingBot):
    """UCT with sensible playouts."""

    iterations = 30_000

    def judge(self) -> Judge:
        return EagerPlayout()


class FlatMonteCarlo(SearchingBot):
    """Every move equally often, then eager playouts."""

    iterations = 30_000

    def judge(self) -> Judge:
        return EagerPlayout()

    def think(self, top: Node, p: Position, iterations: int) -> None:
        spread(top, p, self._judge, self._chance, iterations)

    def settled(self, top: Node, left: int) -> bool:
        return False

    def verdict(self, top: Node) -> int:
        return best_mean(top)


class ValueMcts(SearchingBot):
    """UCT within the turn. The value network rates the end of the turn and the leaves before it."""

    iterations = 7_000
    explore = 0.2

    def judge(self) -> Judge:
        return NetworkJudge()

    def pick(self, p: Position, mask: int) -> int:
        """On boards that the network was not trained on, sensible playouts rate positions instead."""
        if not knows(p.boards):
            self._judge = EagerPlayout()
        return super().pick(p, mask)


def _is_number(text: str) -> bool:
    try:
        return 0 < float(text) < math.inf
    except ValueError:
        return False
