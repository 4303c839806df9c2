"""Mortimer Sleazburger, Dirty Business: in phase 1 gives one of his garbage to another chef (RR-7.9)."""

from tableside.games.rival_restaurants.catalog.ids import MORTIMER_SLEAZBURGER, POWER
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.context import Context, chef_name, who
from tableside.games.rival_restaurants.core.model.moves import USE, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Chef, refuse


class MortimerSleazburger(Chef):
    """The effect's ``b`` is the other seat. Not the same player two days running; a stopped attempt counts."""

    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        seat = pawn >> 1
        if phase != 1 or town.garbage[seat] == 0:
            return
        spared = self.spared(town)
        for other in range(town.seats):
            if other not in (seat, spared) and not town.gone >> other & 1:
                out.append(make(USE, MORTIMER_SLEAZBURGER, other))

    def spared(self, town: Town) -> int:
        """The player he gave garbage to yesterday, or -1."""
        return town.mortimer_hit if town.mortimer_day == town.day - 1 else -1

    def check(self, town: Town, pawn: int, move: int) -> None:
        if town.phase == 1 and arg_b(move) == self.spared(town):
            raise refuse("two-days", {"chef": chef_name(MORTIMER_SLEAZBURGER), "seat": who(arg_b(move))}, self.rule)
        super().check(town, pawn, move)

    def use(self, town: Town, context: Context, pawn: int, move: int) -> None:
        town.mortimer_hit = arg_b(move)
        town.mortimer_day = town.day
        declare(town, context, pawn >> 1, POWER + MORTIMER_SLEAZBURGER, arg_b(move))

    def hits(self, town: Town, pending: Pending) -> int:
        return 1 << pending.b

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        if pending.mask:
            town.garbage[pending.seat] -= 1
            town.garbage[pending.b] += 1
            if context.heard:
                context.tell("gives-garbage", {"seat": who(pending.seat), "other": who(pending.b)})


CHEF = MortimerSleazburger(MORTIMER_SLEAZBURGER, "RR-7.9", "seat")
