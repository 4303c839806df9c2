"""Features: what the value network sees of a position, for a whole batch of packed positions at once.

They are always from Burger's side of the table, because the two chains pay in different colours. (``mirror.py`` swaps
them.) ``figures.py`` counts them. This module says in which order the network reads them and what each is divided by.
"""

from typing import Final

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from tableside.bots.burger_joint.network.figures import Figures, layout
from tableside.games.burger_joint.core.board import BoardSet

Packed = npt.NDArray[np.int64]  # (batch, 8), as games/burger_joint/core/packing.py makes them
Values = npt.NDArray[np.float32]

_TO_WIN: Final = 0  # divided by the points that win
_SIDE: Final = {
    "cubes": 4,
    "one": 1,
    "two": 1,
    "three": 1,
    "diners": 1,
    "bistros": 1,
    "basics": 1,
    "publicity": 1,
    "score": _TO_WIN,
    "points": _TO_WIN,
    "picks": 4,
    "lacks": 4,
    "affordable": 1,
    "held": 10,
    "too_many": 1,
    "area": 2,
}
_SHARED: Final = {
    "general": 2,
    "bag": 10,
    "step": 1,
    "active": 1,
    "mover": 1,
    "used": 1,
    "publicities": 1,
    "pending": 4,
}
_PLACES: Final = layout()
_READ: Final = [
    (place, divisor)
    for prefix, group in (("burger_", _SIDE), ("pizza_", _SIDE), ("", _SHARED))
    for name, divisor in group.items()
    for place in range(*_PLACES[prefix + name])
]
_ORDER: Final = np.array([place for place, _ in _READ])
_BYTES: Final = max(after for _, after in _PLACES.values())
WIDTH: Final = len(_READ)
SIDE: Final = sum(_PLACES["burger_" + name][1] - _PLACES["burger_" + name][0] for name in _SIDE)


class Features:
    """Knows the prices and points of one board set."""

    def __init__(self, boards: BoardSet) -> None:
        self._figures = Figures(boards)
        to_win = int(boards.points_to_win)
        self._divisors = np.array([to_win if divisor == _TO_WIN else divisor for _, divisor in _READ], np.float32)

    def of(self, packed: Packed) -> Values:
        """The features of each position, one row each."""
        figures = np.frombuffer(self._figures.of(packed.tobytes()), dtype=np.uint8).reshape(-1, _BYTES)
        return np.divide(figures.take(_ORDER, axis=1), self._divisors, dtype=np.float32)


def rows_of(packed: BytesWriter) -> Packed:
    """Packed positions, one row each."""
    return np.frombuffer(packed.getvalue(), dtype=np.int64).reshape(-1, 8)
