"""Ending: whether a day is the last one, who wins, and what decides a tie (RR-6)."""

from tableside.games.rival_restaurants.core.model.context import Context, whose
from tableside.games.rival_restaurants.core.model.town import Town


def max_points(town: Town) -> int:
    best = 0
    for seat in range(town.seats):
        if not town.gone >> seat & 1:
            best = max(best, town.points[seat])
    return best


def money_decides(town: Town) -> bool:
    """Whether two or more lead with the same points and gourmet recipes. Then a running Dinner and a Show is settled
    before their money is counted (RR-6.1)."""
    best = 0
    leaders = 0
    for seat in range(town.seats):
        if not town.gone >> seat & 1:
            rank = town.points[seat] * 1000 + town.gourmets[seat]
            if rank > best:
                best, leaders = rank, 0
            if rank == best:
                leaders += 1
    return leaders > 1


def finish(town: Town, context: Context) -> None:
    """Most points; tie: more gourmet recipes cooked; tie: more money; tie: shared (RR-6.1)."""
    close(town, standing(town, town.everyone & ~town.gone), "end-points")
    context.tell("wins", {"seats": whose(town.winners)})


def standing(town: Town, mask: int) -> int:
    """The best of some seats by points, gourmet recipes and money, as a mask."""
    best = -1
    winners = 0
    for seat in range(town.seats):
        if mask >> seat & 1:
            rank = (town.points[seat] * 1000 + town.gourmets[seat]) * 100000 + town.money[seat]
            if rank > best:
                best, winners = rank, 0
            if rank == best:
                winners |= 1 << seat
    return winners


def close(town: Town, winners: int, reason: str) -> None:
    town.over = True
    town.phase = 4
    town.winners = winners
    town.reason = reason
    town.stack.clear()
