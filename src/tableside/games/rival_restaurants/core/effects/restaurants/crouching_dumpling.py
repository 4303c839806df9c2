"""Crouching Dumpling: 1 shelf card of any market; 2, of different markets; 3, of different markets."""

from tableside.games.rival_restaurants.catalog.ids import CROUCHING_DUMPLING, MARKETS
from tableside.games.rival_restaurants.core.model.context import Context, what, where, who
from tableside.games.rival_restaurants.core.model.moves import SHELVES, arg_a, make
from tableside.games.rival_restaurants.core.model.stock import draw_shelf_in_phase_3, receive, refill_shelf
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.cooking import ask_bonus
from tableside.games.rival_restaurants.core.registry import Restaurant


class CrouchingDumpling(Restaurant):
    """It names all its shelves, then draws. Fewer if not enough of them have a card."""

    def reach(self, town: Town, context: Context, seat: int, level: int) -> None:
        filled = 0
        for market in range(MARKETS):
            refill_shelf(town, market)
            if town.shelf_size[market]:
                filled += 1
        if filled:
            ask_bonus(town, seat, min(level, filled), [])

    def late(self, level: int) -> bool:
        return True

    def choices(self, town: Town, pending: Pending, out: list[int]) -> None:
        for mask in range(1, 1 << MARKETS):
            if bin(mask).count("1") == pending.a and self.all_filled(town, mask):
                out.append(make(SHELVES, mask))

    def all_filled(self, town: Town, mask: int) -> bool:
        return all(not (mask >> market & 1 and not town.shelf_size[market]) for market in range(MARKETS))

    def choose(self, town: Town, context: Context, pending: Pending, move: int) -> None:
        for market in range(MARKETS):
            if arg_a(move) >> market & 1:
                card = draw_shelf_in_phase_3(town, context, market)
                receive(town, pending.seat, card)
                if context.heard:
                    context.tell("takes", {"seat": who(pending.seat), "what": what(card), "where": where(market)})


RESTAURANT = CrouchingDumpling(CROUCHING_DUMPLING)
