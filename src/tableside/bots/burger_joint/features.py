"""Features: what the value network sees of a position, for a whole batch of packed positions at once.

Always from Burger's side of the table: the two chains pay in different colours. (``mirror.py`` exchanges them.)
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from tableside.games.burger_joint.board import BoardSet, Chain
from tableside.games.burger_joint.cubes import COLOURS, count

Packed = npt.NDArray[np.int64]  # (batch, 8), as games/burger_joint/packing.py makes them
Values = npt.NDArray[np.float32]

_COLOURS: Final = int(COLOURS)
_LANES: Final = np.arange(_COLOURS, dtype=np.int64) * 6
_SIX: Final = np.arange(6, dtype=np.int64)
_STEPS: Final = np.arange(13, dtype=np.int64)
SIDE: Final = 67
WIDTH: Final = 2 * SIDE + 35


class Features:
    """Knows the prices and points of one board set."""

    def __init__(self, boards: BoardSet) -> None:
        self._chains = [_Prices(boards.burger), _Prices(boards.pizza)]
        self._win = float(boards.points_to_win)
        self._hand = int(boards.hand_limit)

    def of(self, packed: Packed) -> Values:
        """The features of each position, one row each."""
        out = np.zeros((len(packed), WIDTH), dtype=np.float32)
        for seat in range(2):
            self._side(packed, seat, out[:, seat * SIDE : (seat + 1) * SIDE])
        shared = out[:, 2 * SIDE :]
        turn = packed[:, 7]
        shared[:, 0:6] = _counts(packed[:, 3]) / 2
        shared[:, 6:12] = _counts(packed[:, 2]) / 10
        shared[:, 12:25] = (turn & 15)[:, None] == _STEPS
        shared[:, 25] = turn >> 4 & 1
        shared[:, 26] = turn >> 5 & 1
        shared[:, 27:33] = (turn >> 6)[:, None] >> _SIX & 1
        shared[:, 33] = turn >> 12 & 3
        shared[:, 34] = (turn >> 14 & 15) / 4
        return out

    def _side(self, packed: Packed, seat: int, out: Values) -> None:
        chain = self._chains[seat]
        counts = _counts(packed[:, seat])
        board = packed[:, 6] >> (31 * seat)
        publicity, basics = board & 15, board >> 4 & 15
        diners = (board >> 8)[:, None] >> _SIX & 1
        bistros = (board >> 14)[:, None] >> _SIX & 1
        missing = np.maximum(chain.prices[None] - counts[:, None, :], 0).sum(axis=2)
        held = counts.sum(axis=1)
        out[:, 0:6] = counts / 4
        out[:, 6:12] = counts >= 1
        out[:, 12:18] = counts >= 2
        out[:, 18:24] = counts >= 3
        out[:, 24:30] = diners
        out[:, 30:36] = bistros
        out[:, 36:42] = basics[:, None] > _SIX
        out[:, 42:48] = publicity[:, None] > _SIX
        out[:, 48] = (board >> 20 & 127) / self._win
        points = chain.publicity[publicity] + chain.basics[basics] + diners @ chain.diners + bistros @ chain.bistros
        out[:, 49] = points / self._win
        out[:, 50] = (board >> 27 & 15) / 4
        out[:, 51:55] = missing / 4
        out[:, 55:59] = missing == 0
        out[:, 59] = held / 10
        out[:, 60] = held > self._hand
        out[:, 61:67] = _counts(packed[:, 4 + seat]) / 2


class _Prices:
    """One chain's figures as arrays."""

    def __init__(self, chain: Chain) -> None:
        prices = (chain.publicity_price, chain.basic_price, chain.diner_price, chain.bistro_price)
        self.prices = np.array([[count(price, colour) for colour in range(_COLOURS)] for price in prices])
        self.publicity = np.zeros(16)
        self.publicity[1 : len(chain.publicity_points) + 1] = chain.publicity_points
        self.basics = np.zeros(16)
        self.basics[1 : len(chain.basic_points) + 1] = np.cumsum(chain.basic_points)
        self.diners = np.array(chain.diner_points, dtype=float)
        self.bistros = np.zeros(6)
        self.bistros[: len(chain.bistro_points)] = chain.bistro_points


def _counts(cubes: Packed) -> Packed:
    return cubes[:, None] >> _LANES & 31
