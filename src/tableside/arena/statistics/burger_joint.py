"""Notes on Burger Joint: what was ever built, points by source, how the score grew turn by turn."""

from typing import Any, Final

from tableside.arena.statistics import Statistics
from tableside.arena.statistics.lead import Lead
from tableside.engine.events import Event
from tableside.engine.state import State
from tableside.games.burger_joint.board_sets.reader import CHAINS
from tableside.games.burger_joint.core.cubes import LETTERS
from tableside.games.burger_joint.core.position import BISTROS, Position
from tableside.games.burger_joint.core.scoring import points, points_by_source
from tableside.games.burger_joint.state import BurgerJointState
from tableside.locales import Words

SEATS: Final = (0, 1)


class BurgerJointStatistics(Statistics):
    kinds = ("bistros", "diners", "publicity")
    ranked = ("publicity",)

    @classmethod
    def thing(cls, words: Words, kind: str, key: str) -> str:
        """A key is "chain-thing", or a bistro of either chain."""
        chain, _, part = key.rpartition("-")
        if kind == "publicity":
            return words.say("arena-space", {"chain": f"$bj-{chain}", "n": int(part)})
        name = words.say(f"bj-{kind.removesuffix('s')}-{part}")
        return f"{words.say(f'bj-{chain}')}: {name}" if chain else name

    def __init__(self, state: State) -> None:
        p = _position(state)
        self._diners = [int(p.side(seat).diners) for seat in SEATS]
        self._first_diners = list(self._diners)
        self._turn = int(p.turn)
        self._growth: list[list[int]] = []
        self._lead = Lead()

    def watch(self, state: State, events: list[Event]) -> None:
        p = _position(state)
        scores = _markers(p)
        self._lead.watch(scores)
        for seat in SEATS:
            self._diners[seat] |= int(p.side(seat).diners)  # a diner may grow into a bistro and be gone (BJ-5.7)
        if p.turn != self._turn:
            self._turn = int(p.turn)
            self._growth.append(scores)

    def length(self, state: State) -> int:
        return int(_position(state).turn)

    def scores(self, state: State) -> list[int]:
        p = _position(state)
        return [int(points(p, seat)) for seat in SEATS]

    def facts(self, state: State) -> dict[str, Any]:
        p = _position(state)
        return {
            "first": int(p.boards.starting_chain),
            "growth": [*self._growth, _markers(p)],
            "leads": self._lead.changes,
            "seats": [self._side(p, seat) for seat in SEATS],
        }

    def _side(self, p: Position, seat: int) -> dict[str, Any]:
        side, chain = p.side(seat), CHAINS[seat]
        bistros = [letter for b, letter in enumerate(BISTROS) if side.bistros >> b & 1]
        built = self._diners[seat] & ~self._first_diners[seat]  # what a chain starts with says nothing
        return {
            "points": points_by_source(p, seat),
            "bistros": [*bistros, *(f"{chain}-{bistro}" for bistro in bistros)],  # on either board, and on this one
            "diners": [f"{chain}-{LETTERS[c]}" for c in range(len(LETTERS)) if built >> c & 1],
            "publicity": [f"{chain}-{int(side.publicity)}"],
        }


def _markers(p: Position) -> list[int]:
    return [int(p.side(seat).score) for seat in SEATS]


def _position(state: State) -> Position:
    assert isinstance(state, BurgerJointState)
    return state.position
