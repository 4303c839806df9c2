"""Angus Khan, Wok Away: in phase 1 may throw one chef out of the market he is in (RR-7.1).

As NPC he throws out all active chefs by himself (RR-10.3, see ``squad.angus_waits``).
"""

from tableside.games.rival_restaurants.catalog.ids import ANGUS_KHAN, CHEF_KEYS, HOME, MARKETS, MYSTERY_MART, POWER
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import USE, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.movement import relocate
from tableside.games.rival_restaurants.core.registry import Chef


class AngusKhan(Chef):
    """The effect's ``b`` is the pawn thrown out; for the NPC the seats hit, and ``c`` 1 if claims were made already."""

    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        place = town.place[pawn]
        if phase != 1 or place >= MARKETS or place == MYSTERY_MART or town.rules.squad:
            return
        for other in range(2 * town.seats):
            if other >> 1 != pawn >> 1 and town.place[other] == place:
                out.append(make(USE, ANGUS_KHAN, other))

    def use(self, town: Town, context: Context, pawn: int, move: int) -> None:
        declare(town, context, pawn >> 1, POWER + ANGUS_KHAN, arg_b(move))

    def hits(self, town: Town, pending: Pending) -> int:
        return pending.b if town.rules.squad else 1 << (pending.b >> 1)

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        """Which of two chefs (RR-11.3). Otherwise the seat that is hit says it."""
        return CHEF_KEYS[town.chef[pending.b]] if town.rules.two_cooks else ""

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        place = town.place[town.pawn_of[ANGUS_KHAN]]
        if not pending.mask or place == HOME:
            return
        pawns = (
            [2 * seat for seat in range(town.seats) if pending.mask >> seat & 1] if town.rules.squad else [pending.b]
        )
        # A player who left while it was answered is already at home.
        there = [pawn for pawn in pawns if town.place[pawn] != HOME]
        if there:
            relocate(town, there, place, not town.rules.squad or pending.c == 1)


CHEF = AngusKhan(ANGUS_KHAN, "RR-7.1", "pawn")
