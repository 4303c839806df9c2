"""Two turns: one turn further than ``one_turn``.

The few most promising moves are followed to the end of the turn. There the other side's production is drawn several
times, with the same luck for every move, and its whole turn is planned too. The network's value after that is averaged
with its value before, because two estimates err less than one. If there is a lot to compute, fewer draws are made, so
that no answer takes long.
"""

from typing import Final

import numpy as np

from tableside.bots.burger_joint.network.network import Array
from tableside.bots.burger_joint.network.valuation import Valuer
from tableside.bots.burger_joint.search.one_turn import Foresight, arrivals, ends_of_turns, packed
from tableside.bots.burger_joint.search.successors import Picks
from tableside.engine.chance import Chance, FastChance
from tableside.games.burger_joint.core.position import BETWEEN, OVER, PICK, Position
from tableside.games.burger_joint.core.turn import begin_turn, carry_out

_AT_LEAST: Final = 4  # draws; the work they take decides how many more there can be


class Farsight:
    def __init__(
        self, valuer: Valuer, near: Foresight, moves: int, margin: float, draws: int, beam: int, trust: float, most: int
    ) -> None:
        self._valuer = valuer
        self._near = near
        self._moves = moves  # at most so many are looked at again …
        self._margin = margin  # … if they are nearly as good as the best
        self._draws = draws
        self._beam = beam
        self._trust = trust  # how much the second look counts, from 0 to 1
        self._most = most  # positions to look at in all replies together, unless a few draws take more

    def moves(self, p: Position, chance: Chance) -> tuple[list[int], Array]:
        """The legal moves and, for each, the chance that Burger wins."""
        codes, values, ends = self._near.outlook(p, chance)
        groups = self._promising(values if p.mover == 0 else -values, ends)
        if len(groups) < 2:
            return codes, values
        again = self._after_the_reply([end for end, _ in groups], chance)
        before = np.array([values[places[0]] for _, places in groups])
        seen = values + self._trust * np.float32((again - before).mean())  # the other moves shift along
        for (_, places), value in zip(groups, self._trust * again + (1 - self._trust) * before, strict=True):
            seen[places] = value
        return codes, np.clip(seen, 0, 1)

    def _promising(self, gains: Array, ends: list[Position | None]) -> list[tuple[Position, list[int]]]:
        """The ends of the turn that deserve a second look, and the moves (by index) that lead to each."""
        order = np.argsort(-gains, kind="stable")[: self._moves]
        groups: dict[bytes, tuple[Position, list[int]]] = {}
        for place in order.tolist():
            end = ends[place]
            if end is not None and gains[place] >= gains[order[0]] - self._margin:
                groups.setdefault(packed([end]).tobytes(), (end, []))[1].append(place)
        return list(groups.values())

    def _after_the_reply(self, ends: list[Position], chance: Chance) -> Array:
        """The value of each end after the other side's turn, averaged over the draws."""
        luck = [chance.below(1 << 30) for _ in range(self._draws)]
        before = self._valuer.looked
        first = self._replies(ends, luck[:_AT_LEAST], chance)
        affordable = _AT_LEAST * self._most // (self._valuer.looked - before)
        if affordable <= _AT_LEAST or len(luck) <= _AT_LEAST:
            mean: Array = first.mean(axis=1)
            return mean
        rest = self._replies(ends, luck[_AT_LEAST:affordable], chance)
        return np.asarray(np.hstack((first, rest)).mean(axis=1))

    def _replies(self, ends: list[Position], luck: list[int], chance: Chance) -> Array:
        """The value of each end (a row) after the reply with each luck (a column)."""
        starts = [self._next_turn(end, FastChance(seed)) for end in ends for seed in luck]
        values, _ = ends_of_turns(self._valuer, self._produced(starts, chance), self._beam, chance)
        return values.reshape(len(ends), len(luck))

    def _next_turn(self, end: Position, chance: Chance) -> Position:
        """The next turn with its cubes drawn. Excess cubes are given back first (BJ-7.1)."""
        p = end.copy()
        while p.step not in (BETWEEN, OVER):
            carry_out(p, self._valuer.choice(p, chance), chance)
        if p.step == BETWEEN:
            begin_turn(p, chance)
        return p

    def _produced(self, starts: list[Position], chance: Chance) -> list[Position]:
        """Each start after its production, with both sides taking what the network rates best."""
        producing = {place: Picks(p, chance) for place, p in enumerate(starts) if p.step <= PICK}
        if not producing:
            return starts
        worth = self._valuer.values(packed([end for picks in producing.values() for end in picks.ends])).tolist()
        found = list(starts)
        for place, end in zip(producing, arrivals(producing.values(), worth), strict=True):
            found[place] = end
        return found
