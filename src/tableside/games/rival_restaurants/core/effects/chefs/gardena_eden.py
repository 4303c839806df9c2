"""Gardena Eden, Save the Animals (RR-7.4): two Veggie Eden ingredients for any meat (``kitchen.Cook``); if she cooked
without, she may make another chef discard a meat that one of his recipes lists."""

from tableside.games.rival_restaurants.catalog.ids import (
    CHOP_SHOP_FIRST,
    DAIRY_KING_FIRST,
    GARDENA_EDEN,
    INGREDIENT_KEYS,
    POWER,
)
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.context import Flow, what, who
from tableside.games.rival_restaurants.core.model.moves import PASS, USE, arg_b, arg_c, kind_of, make
from tableside.games.rival_restaurants.core.model.pending import VETO
from tableside.games.rival_restaurants.core.model.stock import has, lists, throw_out
from tableside.games.rival_restaurants.core.model.town import Frame, Town
from tableside.games.rival_restaurants.core.registry import Chef, Step, register


class GardenaEden(Chef):
    """The effect's ``b`` is the chef, ``c`` the meat."""

    def hits(self, town: Town, frame: Frame) -> int:
        return 1 << frame.b

    def named(self, town: Town, frame: Frame, seat: int) -> str:
        return INGREDIENT_KEYS[frame.c]

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        if frame.mask:
            throw_out(town, frame.b, frame.c)
            if flow.heard:
                flow.tell("discards", {"seat": who(frame.b), "what": what(frame.c)})


class Veto(Step):
    """After all cooking (RR-5.6)."""

    def moves(self, town: Town, frame: Frame, seat: int, out: list[int]) -> None:
        if not frame.wait >> seat & 1:
            return
        out.append(PASS)
        for other in range(town.seats):
            if other != seat:
                listed = lists(town, other)
                for meat in range(CHOP_SHOP_FIRST, DAIRY_KING_FIRST):
                    if listed >> meat & 1 and has(town, other, meat):
                        out.append(make(USE, GARDENA_EDEN, other, meat))

    def play(self, town: Town, flow: Flow, frame: Frame, seat: int, move: int) -> None:
        town.stack.pop()
        if kind_of(move) == USE:
            declare(town, flow, seat, POWER + GARDENA_EDEN, arg_b(move), arg_c(move))

    def run(self, town: Town, flow: Flow, frame: Frame) -> bool:
        out: list[int] = []
        self.moves(town, frame, frame.seat, out)
        if len(out) > 1 and not town.gone >> frame.seat & 1:
            return False
        town.stack.pop()  # nobody has anything she could name
        return True

    def timeout(self, town: Town, flow: Flow, frame: Frame) -> None:
        town.stack.pop()


CHEF = GardenaEden(GARDENA_EDEN, "RR-7.4", "seat ingredient")
register(Veto(VETO, "RR-7.4"))
