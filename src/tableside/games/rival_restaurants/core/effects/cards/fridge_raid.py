"""Fridge Raid: look through one shelf (not Mystery Mart's), take 2, shuffle it."""

from tableside.games.rival_restaurants.catalog.ids import FIRST, FRIDGE_RAID, MYSTERY_MART
from tableside.games.rival_restaurants.core.model.context import Context, what, where, who
from tableside.games.rival_restaurants.core.model.moves import INGREDIENT, PLAY, arg_a, arg_b, make
from tableside.games.rival_restaurants.core.model.pending import FRIDGE
from tableside.games.rival_restaurants.core.model.stock import receive, take_from_shelf
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Card, Step, register


class FridgeRaid(Card):
    """``b``: the market."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for market in range(MYSTERY_MART):
            if town.shelf_size[market]:
                out.append(make(PLAY, FRIDGE_RAID, market))

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        market = arg_b(move)
        town.ready = 0
        if context.heard:
            context.tell("raids", {"seat": who(seat), "where": where(market)})
        pending = Pending(FRIDGE, seat, market, min(2, town.shelf_size[market]))
        town.stack.append(pending)


class Fridge(Step):
    """``a``: the market, ``b``: how many may still be taken."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            for ingredient in range(FIRST[pending.a], FIRST[pending.a + 1]):
                if town.shelf[ingredient]:
                    out.append(make(INGREDIENT, ingredient))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        pending.wait = 0
        pending.b -= 1
        take_from_shelf(town, arg_a(move))
        receive(town, seat, arg_a(move))
        if context.heard:
            context.tell("takes", {"seat": who(seat), "what": what(arg_a(move)), "where": where(pending.a)})

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        if pending.b:
            pending.wait = 1 << pending.seat
        else:
            town.stack.pop()
        return True


CARD = FridgeRaid(FRIDGE_RAID, "market")
register(Fridge(FRIDGE, CARD.rule))
