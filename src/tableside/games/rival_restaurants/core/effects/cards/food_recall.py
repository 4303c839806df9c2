"""Food Recall: one non-Mystery ingredient from each chef you choose, named for each."""

from tableside.games.rival_restaurants.catalog.ids import FOOD_RECALL, INGREDIENT_KEYS, MYSTERY_MART_FIRST, NOTHING
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.context import Flow, what, who
from tableside.games.rival_restaurants.core.model.moves import INGREDIENT, PLAY, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import RECALL_NAMES
from tableside.games.rival_restaurants.core.model.stock import has, kinds_held, throw_out
from tableside.games.rival_restaurants.core.model.town import Frame, Town
from tableside.games.rival_restaurants.core.registry import Card, Step, register


class FoodRecall(Card):
    """The names are given one after the other, before anybody answers; the frame's ``data`` has one for each seat."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for other in range(town.seats):
            if other != seat and not town.gone >> other & 1 and kinds_held(town, other, MYSTERY_MART_FIRST):
                out.append(make(PLAY, FOOD_RECALL))
                return

    def begin(self, town: Town, flow: Flow, seat: int, move: int) -> None:
        town.ready = 0
        frame = Frame(RECALL_NAMES, seat, -1)
        frame.data = [NOTHING] * town.seats
        town.stack.append(frame)

    def hits(self, town: Town, frame: Frame) -> int:
        mask = 0
        for seat in range(town.seats):
            if frame.data[seat] != NOTHING:
                mask |= 1 << seat
        return mask

    def named(self, town: Town, frame: Frame, seat: int) -> str:
        return INGREDIENT_KEYS[frame.data[seat]]

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        for seat in range(town.seats):
            if frame.mask >> seat & 1 and has(town, seat, frame.data[seat]):
                throw_out(town, seat, frame.data[seat])
                if flow.heard:
                    flow.tell("discards", {"seat": who(seat), "what": what(frame.data[seat])})


class RecallNames(Step):
    """``a``: the chef for whom an ingredient is to be named now."""

    def moves(self, town: Town, frame: Frame, seat: int, out: list[int]) -> None:
        if frame.wait >> seat & 1:
            out.append(make(INGREDIENT, NOTHING))
            for ingredient in kinds_held(town, frame.a, MYSTERY_MART_FIRST):
                out.append(make(INGREDIENT, ingredient))

    def play(self, town: Town, flow: Flow, frame: Frame, seat: int, move: int) -> None:
        frame.wait = 0
        frame.data[frame.a] = arg_a(move)
        if flow.heard and arg_a(move) != NOTHING:
            flow.tell("names", {"seat": who(seat), "other": who(frame.a), "what": what(arg_a(move))})

    def run(self, town: Town, flow: Flow, frame: Frame) -> bool:
        if frame.wait:
            return False
        frame.a += 1
        if frame.a == town.seats:
            town.stack.pop()
            declare(town, flow, frame.seat, FOOD_RECALL, 0, 0, frame.data)
        elif frame.a != frame.seat and not town.gone >> frame.a & 1 and kinds_held(town, frame.a, MYSTERY_MART_FIRST):
            frame.wait = 1 << frame.seat
        return True


CARD = FoodRecall(FOOD_RECALL)
register(RecallNames(RECALL_NAMES, CARD.rule))
