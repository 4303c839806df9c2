"""One turn: plan a whole turn to its end, and use the value network only there.

Between two turns nothing is pending and nothing has been drawn yet. That is where the network judges best. Production
is solved exactly, with both sides taking their best (BJ-3). Trades and purchases are followed by a beam search that
keeps the most promising positions. Draws in the middle of a turn are sampled if they come with the next move.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from librt.strings import BytesWriter

from tableside.bots.burger_joint.network.features import Packed, rows_of
from tableside.bots.burger_joint.network.network import Array
from tableside.bots.burger_joint.network.valuation import Valuer
from tableside.bots.burger_joint.search.successors import Picks, asks_chance, branch, thought_through
from tableside.engine.chance import Chance
from tableside.games.burger_joint.core.packing import pack
from tableside.games.burger_joint.core.position import PICK, Position
from tableside.games.burger_joint.core.turn import carry_out, legal_mask, lowest

Way = tuple[Position, ...]  # from where thinking starts, a move at a time, to where it ends


class Outlook(NamedTuple):
    """The legal moves. For each, the chance that Burger wins, and where the turn ends (None: there is a draw before
    that)."""

    codes: list[int]
    values: Array
    ends: list[Position | None]


class Foresight:
    def __init__(self, valuer: Valuer, beam: int = 16, narrow: int = 4, samples: int = 8) -> None:
        self._valuer = valuer
        self._beam = beam  # positions kept for each next move
        self._narrow = narrow  # … and for each way a production may end
        self._samples = samples

    def moves(self, p: Position, chance: Chance) -> tuple[list[int], Array]:
        """The legal moves and, for each, the chance that Burger wins."""
        outlook = self.outlook(p, chance)
        return outlook.codes, outlook.values

    def outlook(self, p: Position, chance: Chance) -> Outlook:
        if p.step <= PICK:
            return self._producing(p, chance)
        codes: list[int] = []
        after: list[Position] = []
        owners: list[int] = []
        mask = int(legal_mask(p))
        while mask:
            code = int(lowest(mask))
            mask &= mask - 1
            for _ in range(self._samples if asks_chance(p, code) else 1):
                led = p.copy()
                carry_out(led, code, chance)
                after.append(led)
                owners.append(len(codes))
            codes.append(code)
        values, ways = ends_of_turns(self._valuer, after, self._beam, chance)
        counts = np.bincount(owners)
        last = [way[-1] for way in ways]
        ends = [
            last[first] if count == 1 and thought_through(last[first]) else None
            for first, count in zip(np.cumsum(counts) - counts, counts, strict=True)
        ]
        return Outlook(codes, (np.bincount(owners, values) / counts).astype(np.float32), ends)

    def _producing(self, p: Position, chance: Chance) -> Outlook:
        picks = Picks(p, chance)
        values, ways = ends_of_turns(self._valuer, picks.ends, self._narrow, chance)
        arrives = picks.settle(values.tolist())
        last = [ways[end][-1] for end in arrives]
        return Outlook(picks.codes, values[arrives], [q if thought_through(q) else None for q in last])


def ends_of_turns(valuer: Valuer, starts: list[Position], beam: int, chance: Chance) -> tuple[Array, list[Way]]:
    """For each start: the value of the best end of the turn that a beam search found, and the path there.

    A move that draws ends the path before it.
    """
    best = np.full(len(starts), np.nan, dtype=np.float32)
    ways: list[Way] = [(p,) for p in starts]
    signs = np.array([1 if p.active == 0 else -1 for p in starts], dtype=np.float32)
    over = [place for place, p in enumerate(starts) if thought_through(p)]
    if over:
        best[over] = valuer.values(packed([starts[place] for place in over]))
    roots = [place for place in range(len(starts)) if not thought_through(starts[place])]
    frontier = [ways[place] for place in roots]
    while frontier:
        found = branch([way[-1] for way in frontier], roots, chance)
        values = valuer.values(rows_of(found.packed))
        owner = np.array(found.roots)
        gains = values * signs[owner]
        ended = np.array(found.ended)
        for place in np.flatnonzero(ended):
            root = owner[place]
            if not gains[place] <= best[root] * signs[root]:  # also if there is none yet
                best[root] = values[place]
                parent, last = frontier[found.parents[place]], found.positions[place]
                ways[root] = parent if last is parent[-1] else (*parent, last)
        kept = _keep(owner, gains, ended, beam)
        frontier = [(*frontier[found.parents[place]], found.positions[place]) for place in kept]
        roots = [found.roots[place] for place in kept]
    return best, ways


def arrivals(producing: Iterable[Picks], worth: list[float]) -> Iterator[Position]:
    """Where each production ends if both sides take their best. ``worth`` has the values of their ends, one after
    another."""
    first = 0
    for picks in producing:
        mine = worth[first : first + len(picks.ends)]
        first += len(mine)
        best = max if picks.movers[-1] == 0 else min
        yield picks.ends[best(picks.settle(mine), key=mine.__getitem__)]


def _keep(owner: Packed, gains: Array, ended: Array, beam: int) -> list[int]:
    """The best of each root's open positions."""
    order = np.lexsort((-gains, owner, ended))
    order = order[: len(order) - int(ended.sum())]
    owners = owner[order]
    first = np.searchsorted(owners, owners, side="left")
    rank = np.arange(len(order)) - first
    kept: list[int] = order[rank < beam].tolist()
    return kept


def packed(positions: list[Position]) -> Packed:
    flat = BytesWriter()
    for p in positions:
        pack(p, flat)
    return rows_of(flat)
