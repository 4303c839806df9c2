"""Unknown boards: how the trained bots play on boards that no network knows, such as custom ones.

Every level plays like the greedy bot there. The lower levels sometimes play at random instead. The higher ones look
ahead before they buy: for each move, they let the greedy bot play both sides for a few turns and see who is ahead.
"""

import math
from typing import Final, NamedTuple

from tableside.bots.burger_joint.greedy import GreedyBot
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.core.cubes import total
from tableside.games.burger_joint.core.position import BUILDING, DRAWN, NOBODY, TRADING, Position
from tableside.games.burger_joint.core.scoring import points
from tableside.games.burger_joint.core.turn import apply, legal_mask, random_move

_TURNS: Final = 3  # that the greedy bot plays on
_CAPACITY: Final = 3.0  # what a cube more in every turn is worth, in points
_CUBE: Final = 0.2  # … and a cube in store
_LEAD: Final = 4.0  # points ahead that make a win e times as likely as a defeat


class Manner(NamedTuple):
    """How a level differs from the greedy bot."""

    slips: float = 0.0  # how often it plays at random
    futures: int = 0  # how many it imagines before it buys, all moves together
    trades: bool = False  # whether it does so before it trades, too


class Elsewhere:
    def __init__(self, seed: int, manner: Manner) -> None:
        self._manner = manner
        self._chance = FastChance(seed)
        self._greedy = GreedyBot(seed)

    def pick(self, p: Position, mask: int) -> int:
        if self._manner.slips and int(self._chance.below(1000)) < 1000 * self._manner.slips:
            return int(random_move(mask, self._chance))
        if self._manner.futures and (p.step == BUILDING or (p.step == TRADING and self._manner.trades)):
            chances = self.chances(p, self._manner.futures)
            return max(chances, key=chances.__getitem__)
        return self._greedy.code(p)

    def chances(self, p: Position, futures: int) -> dict[int, float]:
        """The mover's win chance with each legal move, estimated from some futures, with the same luck
        for all moves."""
        mask = int(legal_mask(p))
        codes = [code for code in range(mask.bit_length()) if mask >> code & 1]
        seeds = [int(self._chance.below(1 << 30)) for _ in range(max(1, futures // len(codes)))]
        # A few futures prove nothing, so one more counts as half won.
        return {code: (sum(self._future(p, code, seed) for seed in seeds) + 0.5) / (len(seeds) + 1) for code in codes}

    def _future(self, p: Position, code: int, seed: int) -> float:
        """How one future looks for the mover, 0 … 1."""
        seat, last, chance = int(p.mover), int(p.turn) + _TURNS, FastChance(seed)
        ahead = p.copy()
        apply(ahead, code, chance)
        while ahead.winner == NOBODY and ahead.turn < last:
            apply(ahead, self._greedy.code(ahead), chance)
        if ahead.winner == NOBODY:
            return 1 / (1 + math.exp((_standing(ahead, 1 - seat) - _standing(ahead, seat)) / _LEAD))
        return 0.5 if ahead.winner == DRAWN else float(ahead.winner == seat)


def _standing(p: Position, seat: int) -> float:
    side = p.side(seat)
    return int(points(p, seat)) + _CAPACITY * int(p.capacity(seat)) + _CUBE * int(total(side.store + side.new))
