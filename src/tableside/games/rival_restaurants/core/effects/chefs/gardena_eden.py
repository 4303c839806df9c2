"""Gardena Eden, Save the Animals (RR-7.4): two Veggie Eden ingredients for any meat (``kitchen.Cook``); if she cooked
without, she may make another chef discard a meat that one of their recipes lists."""

from tableside.games.rival_restaurants.catalog.ids import (
    CHOP_SHOP_FIRST,
    DAIRY_KING_FIRST,
    GARDENA_EDEN,
    INGREDIENT_KEYS,
    POWER,
)
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import PASS, USE, arg_b, arg_c, kind_of, make
from tableside.games.rival_restaurants.core.model.pending import VETO
from tableside.games.rival_restaurants.core.model.stock import has, lists, throw_out
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Chef, Step, register


class GardenaEden(Chef):
    """The effect's ``b`` is the chef, ``c`` the meat."""

    def hits(self, town: Town, pending: Pending) -> int:
        return 1 << pending.b

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        return INGREDIENT_KEYS[pending.c]

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        if pending.mask:
            throw_out(town, pending.b, pending.c)
            if context.heard:
                context.tell("discards", {"seat": who(pending.b), "what": what(pending.c)})


class Veto(Step):
    """After all cooking (RR-5.6)."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if not pending.wait >> seat & 1:
            return
        out.append(PASS)
        for other in range(town.seats):
            if other != seat:
                listed = lists(town, other)
                for meat in range(CHOP_SHOP_FIRST, DAIRY_KING_FIRST):
                    if listed >> meat & 1 and has(town, other, meat):
                        out.append(make(USE, GARDENA_EDEN, other, meat))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        town.stack.pop()
        if kind_of(move) == USE:
            declare(town, context, seat, POWER + GARDENA_EDEN, arg_b(move), arg_c(move))

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        out: list[int] = []
        self.moves(town, pending, pending.seat, out)
        if len(out) > 1 and not town.gone >> pending.seat & 1:
            return False
        town.stack.pop()  # nobody has anything she could name
        return True

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        town.stack.pop()


CHEF = GardenaEden(GARDENA_EDEN, "RR-7.4", "seat ingredient")
register(Veto(VETO, "RR-7.4"))
