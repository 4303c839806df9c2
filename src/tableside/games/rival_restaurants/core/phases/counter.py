"""Counter: the markets restock their bins at the end of phase 3 (RR-5.7)."""

from tableside.games.rival_restaurants.catalog.ids import MOST_BINS
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.stock import draw_shelf_in_phase_3, refill_shelf
from tableside.games.rival_restaurants.core.model.town import Town


def restock(town: Town, context: Context) -> None:
    """Discard the rightmost card of every market, move the others to the right, and fill the bins.

    The rightmost bin is the last one.
    """
    for market in range(6):
        base = market * MOST_BINS
        last = town.rules.bins[market] - 1
        expired = town.bins[base + last]
        if expired >= 0:
            town.discard[expired] += 1
            town.bins[base + last] = -1
        left = [town.bins[base + i] for i in range(last + 1) if town.bins[base + i] >= 0]
        for i in range(last, -1, -1):
            if left:
                town.bins[base + i] = left.pop()
            else:
                town.bins[base + i] = draw_shelf_in_phase_3(town, context, market)
        refill_shelf(town, market)  # its last card may have gone into a bin, and no day begins with an empty shelf
