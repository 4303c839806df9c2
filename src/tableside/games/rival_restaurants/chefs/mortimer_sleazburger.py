"""Mortimer Sleazburger, Dirty Business: in phase 1 gives one of his garbage to another chef (RR-7.9)."""

from tableside.games.rival_restaurants.flow import Flow, who
from tableside.games.rival_restaurants.moves import USE, arg_b, make
from tableside.games.rival_restaurants.names import MORTIMER, POWER
from tableside.games.rival_restaurants.pieces import Chef
from tableside.games.rival_restaurants.reactions import declare
from tableside.games.rival_restaurants.town import Frame, Town


def targets(town: Town, seat: int) -> int:
    """The chef a gift goes to; in Two Many Cooks also the second, plus one, times 16. Never an NPC (RR-10.6)."""
    second = town.chef[2 * seat + 1] if town.rules.two_cooks else -1
    return town.chef[2 * seat] + 16 * (second + 1)


def as_mask(chefs: int) -> int:
    """The same with a bit for each."""
    return 1 << (chefs & 15) | (1 << (chefs >> 4)) >> 1


class MortimerSleazburger(Chef):
    """The effect's ``b`` is the other seat; not the same chef two days running, a stopped attempt counts.

    Garbage lies in a restaurant, so in Two Many Cooks both of its chefs have been his target (RR-11.3).
    """

    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        seat = pawn >> 1
        if phase != 1 or town.garbage[seat] == 0:
            return
        spared = as_mask(town.mortimer_last) if town.mortimer_day == town.day - 1 else 0
        for other in range(town.seats):
            if other != seat and not as_mask(targets(town, other)) & spared and not town.gone >> other & 1:
                out.append(make(USE, MORTIMER, other))

    def use(self, town: Town, flow: Flow, pawn: int, move: int) -> None:
        town.mortimer_last = targets(town, arg_b(move))
        town.mortimer_day = town.day
        declare(town, flow, pawn >> 1, POWER + MORTIMER, arg_b(move))

    def hits(self, town: Town, frame: Frame) -> int:
        return 1 << frame.b

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        if frame.mask:
            town.garbage[frame.seat] -= 1
            town.garbage[frame.b] += 1
            if flow.heard:
                flow.tell("gives-garbage", {"seat": who(frame.seat), "other": who(frame.b)})


CHEF = MortimerSleazburger(MORTIMER, "RR-7.9", "seat")
