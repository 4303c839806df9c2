"""Contamination: each chef you choose takes 1 garbage and discards an ingredient of their choice."""

from tableside.games.rival_restaurants.catalog.ids import CONTAMINATION
from tableside.games.rival_restaurants.core.effects.cards.shapes import SomeChefs
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import INGREDIENT, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import CONTAMINATED
from tableside.games.rival_restaurants.core.model.stock import kinds_held, throw_out
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Step, register


class Contamination(SomeChefs):
    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        choosing = Pending(CONTAMINATED)
        for seat in range(town.seats):
            if pending.mask >> seat & 1:
                town.garbage[seat] += 1
                if context.heard:
                    context.tell("takes-garbage", {"seat": who(seat), "n": 1})
                if kinds_held(town, seat):
                    choosing.wait |= 1 << seat
        if choosing.wait:
            town.stack.append(choosing)


class Contaminated(Step):
    """Those who are hit discard an ingredient each, in any order."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            for ingredient in kinds_held(town, seat):
                out.append(make(INGREDIENT, ingredient))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        pending.wait &= ~(1 << seat)
        throw_out(town, seat, arg_a(move))
        if context.heard:
            context.tell("discards", {"seat": who(seat), "what": what(arg_a(move))})

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        town.stack.pop()
        return True


CARD = Contamination(CONTAMINATION)
register(Contaminated(CONTAMINATED, CARD.rule))
