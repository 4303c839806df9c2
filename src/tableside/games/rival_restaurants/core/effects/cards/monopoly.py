"""Monopoly: name a non-Mystery ingredient: everyone gives you all of theirs."""

from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, INGREDIENTS, MONOPOLY, MYSTERY_MART_FIRST
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard, others
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import PLAY, make
from tableside.games.rival_restaurants.core.model.stock import has
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class Monopoly(PlainCard):
    """``b``: the ingredient."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for ingredient in range(MYSTERY_MART_FIRST):
            for other in range(town.seats):
                if other != seat and town.stock[other * INGREDIENTS + ingredient]:
                    out.append(make(PLAY, MONOPOLY, ingredient))
                    break

    def hits(self, town: Town, pending: Pending) -> int:
        mask = 0
        for seat in range(town.seats):
            if has(town, seat, pending.b):
                mask |= 1 << seat
        return mask & others(town, pending.seat)

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        return INGREDIENT_KEYS[pending.b]

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        for seat in range(town.seats):
            if pending.mask >> seat & 1:
                n = has(town, seat, pending.b)
                town.stock[seat * INGREDIENTS + pending.b] -= n
                town.stock[pending.seat * INGREDIENTS + pending.b] += n
                if context.heard:
                    args = {"seat": who(seat), "to": who(pending.seat), "what": what(pending.b)}
                    context.tell("gives-all", {**args, "n": n})


CARD = Monopoly(MONOPOLY, "ingredient")
