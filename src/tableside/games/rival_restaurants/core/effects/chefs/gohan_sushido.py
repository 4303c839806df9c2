"""Gohan Sushido, Way of Foodshido: in phase 2, once a day, one shelf card of any market but Mystery Mart (RR-7.6)."""

from tableside.games.rival_restaurants.catalog.ids import GOHAN_SUSHIDO, HOME, MYSTERY_MART
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.context import Context, where
from tableside.games.rival_restaurants.core.model.moves import USE, arg_b, make
from tableside.games.rival_restaurants.core.model.stock import draw_shelf
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.market import bought, in_war, infested, price
from tableside.games.rival_restaurants.core.registry import Chef, refuse


class GohanSushido(Chef):
    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        if phase != 2 or town.place[pawn] == HOME:  # at home by a Road Block: no buying
            return
        money = purse(town, pawn >> 1)
        for market in range(MYSTERY_MART):
            if (
                town.shelf_size[market]
                and price(town, pawn, market, True) <= money
                and not infested(town, pawn >> 1, market)
                and not (town.place[pawn] == market and in_war(town, pawn >> 1, market))
            ):
                out.append(make(USE, GOHAN_SUSHIDO, market))

    def check(self, town: Town, pawn: int, move: int) -> None:
        market = arg_b(move)
        if town.place[pawn] == market and in_war(town, pawn >> 1, market):
            raise refuse("in-war", {"where": where(market)}, "RR-4.1")
        super().check(town, pawn, move)

    def use(self, town: Town, context: Context, pawn: int, move: int) -> None:
        market = arg_b(move)
        cost = price(town, pawn, market, True)
        bought(town, context, pawn, market, draw_shelf(town, context, market), cost, True)


CHEF = GohanSushido(GOHAN_SUSHIDO, "RR-7.6", "market")
