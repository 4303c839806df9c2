"""General Stroganov, We Share, Comrade: takes one non-Mystery ingredient from any chef for $100 (RR-7.5)."""

from tableside.games.rival_restaurants.catalog.ids import (
    GENERAL_STROGANOV,
    INGREDIENT_KEYS,
    INGREDIENTS,
    MYSTERY_MART_FIRST,
    POWER,
)
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.bank import hand_over, purse
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import USE, arg_b, arg_c, make
from tableside.games.rival_restaurants.core.model.stock import give_up, has, lists, receive
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Chef


class GeneralStroganov(Chef):
    """The effect's ``b`` is the chef, ``c`` the ingredient, which no current recipe of that chef lists."""

    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        seat = pawn >> 1
        if phase != 2 or purse(town, seat) < 1:
            return
        for other in range(town.seats):
            if other != seat and not town.gone >> other & 1:
                listed = lists(town, other)
                base = other * INGREDIENTS
                for ingredient in range(MYSTERY_MART_FIRST):
                    if town.stock[base + ingredient] and not listed >> ingredient & 1:
                        out.append(make(USE, GENERAL_STROGANOV, other, ingredient))

    def use(self, town: Town, context: Context, pawn: int, move: int) -> None:
        declare(town, context, pawn >> 1, POWER + GENERAL_STROGANOV, arg_b(move), arg_c(move))

    def hits(self, town: Town, pending: Pending) -> int:
        return 1 << pending.b

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        return INGREDIENT_KEYS[pending.c]

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        if pending.mask and has(town, pending.b, pending.c):
            hand_over(town, context, pending.seat, pending.b, 1)
            give_up(town, pending.b, pending.c)
            receive(town, pending.seat, pending.c)
            if context.heard:
                context.tell("steals", {"seat": who(pending.seat), "from": who(pending.b), "what": what(pending.c)})


CHEF = GeneralStroganov(GENERAL_STROGANOV, "RR-7.5", "seat ingredient")
