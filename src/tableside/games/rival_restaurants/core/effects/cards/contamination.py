"""Contamination: each chef you choose takes 1 garbage and discards an ingredient of his choice."""

from tableside.games.rival_restaurants.catalog.ids import CONTAMINATION
from tableside.games.rival_restaurants.core.effects.cards.shapes import SomeChefs
from tableside.games.rival_restaurants.core.model.context import Flow, what, who
from tableside.games.rival_restaurants.core.model.moves import INGREDIENT, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import CONTAMINATED
from tableside.games.rival_restaurants.core.model.stock import kinds_held, throw_out
from tableside.games.rival_restaurants.core.model.town import Frame, Town
from tableside.games.rival_restaurants.core.registry import Step, register


class Contamination(SomeChefs):
    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        choosing = Frame(CONTAMINATED)
        for seat in range(town.seats):
            if frame.mask >> seat & 1:
                town.garbage[seat] += 1
                if flow.heard:
                    flow.tell("takes-garbage", {"seat": who(seat), "n": 1})
                if kinds_held(town, seat):
                    choosing.wait |= 1 << seat
        if choosing.wait:
            town.stack.append(choosing)


class Contaminated(Step):
    """Those hit throw out an ingredient each, in any order."""

    def moves(self, town: Town, frame: Frame, seat: int, out: list[int]) -> None:
        if frame.wait >> seat & 1:
            for ingredient in kinds_held(town, seat):
                out.append(make(INGREDIENT, ingredient))

    def play(self, town: Town, flow: Flow, frame: Frame, seat: int, move: int) -> None:
        frame.wait &= ~(1 << seat)
        throw_out(town, seat, arg_a(move))
        if flow.heard:
            flow.tell("discards", {"seat": who(seat), "what": what(arg_a(move))})

    def run(self, town: Town, flow: Flow, frame: Frame) -> bool:
        if frame.wait:
            return False
        town.stack.pop()
        return True


CARD = Contamination(CONTAMINATION)
register(Contaminated(CONTAMINATED, CARD.rule))
