"""Valuation: choose moves by the value of the position after them, for one position or for many at once."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from librt.strings import BytesWriter

from tableside.bots.burger_joint.network.features import Features, Packed, rows_of
from tableside.bots.burger_joint.network.network import Array, Network
from tableside.engine.chance import Chance
from tableside.games.burger_joint.core.packing import pack, pack_afterstates
from tableside.games.burger_joint.core.position import Position
from tableside.games.burger_joint.core.turn import legal_mask, lowest

Explore = Callable[[Array], int | None]


class Valuer:
    def __init__(self, features: Features, network: Network) -> None:
        self._features = features
        self._network = network
        self.looked = 0  # at so many positions: the measure of work, the same on every machine

    def values(self, packed: Packed) -> Array:
        """The chance that Burger wins, for each packed position. The value of a finished game is known."""
        self.looked += len(packed)
        values = self._network.value(self._features.of(packed))
        winner = packed[:, 7] >> 18 & 3
        return np.where(winner == 1, 1, np.where(winner == 2, 0, values)).astype(np.float32)

    def choices(
        self, positions: Sequence[Position], chance: Chance, explore: Explore
    ) -> Iterator[tuple[int, Packed | None, float]]:
        """For each position: the chosen code, the position after it (None: there was no choice), and its value."""
        codes: list[int] = []
        flat = BytesWriter()
        counts = []
        for p in positions:
            mask = int(legal_mask(p))
            if mask & (mask - 1) == 0:
                codes.append(int(lowest(mask)))
                counts.append(0)
            else:
                counts.append(pack_afterstates(p, chance, codes, flat))
        packed = rows_of(flat)
        values = self.values(packed) if len(packed) else np.zeros(0, np.float32)
        row = place = 0
        for p, count in zip(positions, counts, strict=True):
            if count == 0:
                yield codes[place], None, 0.0
                place += 1
                continue
            mine = values[row : row + count]
            explored = explore(mine)
            best = explored if explored is not None else int(mine.argmax() if p.mover == 0 else mine.argmin())
            yield codes[place + best], packed[row + best], float(mine[best])
            row += count
            place += count

    def choice(self, p: Position, chance: Chance) -> int:
        """The best move of one position."""
        [(code, _, _)] = self.choices([p], chance, lambda _: None)
        return code

    def moves(self, p: Position, chance: Chance) -> tuple[list[int], Array]:
        """The legal moves of one position, and the value for Burger of the position after each."""
        codes: list[int] = []
        flat = BytesWriter()
        pack_afterstates(p, chance, codes, flat)
        return codes, self.values(rows_of(flat))

    def value(self, p: Position) -> float:
        """What one position is worth to Burger."""
        flat = BytesWriter()
        pack(p, flat)
        return float(self.values(rows_of(flat))[0])
