"""Food Recall: one non-Mystery ingredient from each chef you choose, named for each."""

from tableside.games.rival_restaurants.catalog.ids import FOOD_RECALL, INGREDIENT_KEYS, MYSTERY_MART_FIRST, NOTHING
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import INGREDIENT, PLAY, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import RECALL_NAMES
from tableside.games.rival_restaurants.core.model.stock import has, kinds_held, throw_out
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Card, Step, register


class FoodRecall(Card):
    """The names are given one after the other, before anybody answers; the pending's ``data`` has one for each seat."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for other in range(town.seats):
            if other != seat and not town.gone >> other & 1 and kinds_held(town, other, MYSTERY_MART_FIRST):
                out.append(make(PLAY, FOOD_RECALL))
                return

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        town.ready = 0
        pending = Pending(RECALL_NAMES, seat, -1)
        pending.data = [NOTHING] * town.seats
        town.stack.append(pending)

    def hits(self, town: Town, pending: Pending) -> int:
        mask = 0
        for seat in range(town.seats):
            if pending.data[seat] != NOTHING:
                mask |= 1 << seat
        return mask

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        return INGREDIENT_KEYS[pending.data[seat]]

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        for seat in range(town.seats):
            if pending.mask >> seat & 1 and has(town, seat, pending.data[seat]):
                throw_out(town, seat, pending.data[seat])
                if context.heard:
                    context.tell("discards", {"seat": who(seat), "what": what(pending.data[seat])})


class RecallNames(Step):
    """``a``: the chef for whom an ingredient is to be named now."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            out.append(make(INGREDIENT, NOTHING))
            for ingredient in kinds_held(town, pending.a, MYSTERY_MART_FIRST):
                out.append(make(INGREDIENT, ingredient))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        pending.wait = 0
        pending.data[pending.a] = arg_a(move)
        if context.heard and arg_a(move) != NOTHING:
            context.tell("names", {"seat": who(seat), "other": who(pending.a), "what": what(arg_a(move))})

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        pending.a += 1
        if pending.a == town.seats:
            town.stack.pop()
            declare(town, context, pending.seat, FOOD_RECALL, 0, 0, pending.data)
        elif (
            pending.a != pending.seat
            and not town.gone >> pending.a & 1
            and kinds_held(town, pending.a, MYSTERY_MART_FIRST)
        ):
            pending.wait = 1 << pending.seat
        return True


CARD = FoodRecall(FOOD_RECALL)
register(RecallNames(RECALL_NAMES, CARD.rule))
