"""Monopoly: name a non-Mystery ingredient: everyone gives you all of theirs."""

from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, INGREDIENTS, MONOPOLY, MYSTERY_MART_FIRST
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard, others
from tableside.games.rival_restaurants.core.model.context import Flow, what, who
from tableside.games.rival_restaurants.core.model.moves import PLAY, make
from tableside.games.rival_restaurants.core.model.stock import has
from tableside.games.rival_restaurants.core.model.town import Frame, Town


class Monopoly(PlainCard):
    """``b``: the ingredient."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for ingredient in range(MYSTERY_MART_FIRST):
            for other in range(town.seats):
                if other != seat and town.stock[other * INGREDIENTS + ingredient]:
                    out.append(make(PLAY, MONOPOLY, ingredient))
                    break

    def hits(self, town: Town, frame: Frame) -> int:
        mask = 0
        for seat in range(town.seats):
            if has(town, seat, frame.b):
                mask |= 1 << seat
        return mask & others(town, frame.seat)

    def named(self, town: Town, frame: Frame, seat: int) -> str:
        return INGREDIENT_KEYS[frame.b]

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        for seat in range(town.seats):
            if frame.mask >> seat & 1:
                n = has(town, seat, frame.b)
                town.stock[seat * INGREDIENTS + frame.b] -= n
                town.stock[frame.seat * INGREDIENTS + frame.b] += n
                if flow.heard:
                    args = {"seat": who(seat), "to": who(frame.seat), "what": what(frame.b)}
                    flow.tell("gives-all", {**args, "n": n})


CARD = Monopoly(MONOPOLY, "ingredient")
