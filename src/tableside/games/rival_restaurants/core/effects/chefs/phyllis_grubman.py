"""Phyllis Grubman, Mystery Meat: buying in the Chop Shop gives one free card from its shelf, once a day (RR-7.10).

All meats are interchangeable for her when she cooks (``kitchen.Cook``).
"""

from tableside.games.rival_restaurants.catalog.ids import CHOP_SHOP, PHYLLIS_GRUBMAN
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import USE, make
from tableside.games.rival_restaurants.core.model.stock import draw_shelf, receive
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.market import infested
from tableside.games.rival_restaurants.core.phases.powers import USE_POWER
from tableside.games.rival_restaurants.core.registry import Chef


class PhyllisGrubman(Chef):
    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        if town.free_meat and town.shelf_size[CHOP_SHOP] and not infested(town, pawn >> 1, CHOP_SHOP):
            out.append(make(USE, PHYLLIS_GRUBMAN))

    def use(self, town: Town, context: Context, pawn: int, move: int) -> None:
        town.free_meat = False
        card = draw_shelf(town, context, CHOP_SHOP)
        receive(town, pawn >> 1, card)
        if context.heard:
            context.tell("free-card", {"seat": who(pawn >> 1), "what": what(card)})


CHEF = PhyllisGrubman(PHYLLIS_GRUBMAN, "RR-7.10")


def finish_purchase(town: Town, context: Context, shopping: int) -> None:
    """The free card belongs to a purchase that is completed when time runs out. Nobody can be asked any more (RR-4.1a,
    RR-4.7).

    ``shopping``: the seats that could still have taken it.
    """
    pawn = town.pawn_of[PHYLLIS_GRUBMAN]
    if not town.free_meat or pawn < 0 or not (shopping & ~town.gone) >> (pawn >> 1) & 1:
        return
    out: list[int] = []
    USE_POWER.moves(town, pawn >> 1, out)
    if make(USE, PHYLLIS_GRUBMAN) in out:
        USE_POWER.play(town, context, pawn >> 1, make(USE, PHYLLIS_GRUBMAN))
