"""Raiders of the Lost Pork: steal one ingredient of your choice from a chef."""

from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, INGREDIENTS, RAIDERS_OF_THE_LOST_PORK
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import PLAY, make
from tableside.games.rival_restaurants.core.model.stock import give_up, has, receive
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class Raiders(PlainCard):
    """``b``: the chef, ``c``: the ingredient."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for other in range(town.seats):
            if other != seat and not town.gone >> other & 1:
                base = other * INGREDIENTS
                for ingredient in range(INGREDIENTS):
                    if town.stock[base + ingredient]:
                        out.append(make(PLAY, RAIDERS_OF_THE_LOST_PORK, other, ingredient))

    def hits(self, town: Town, pending: Pending) -> int:
        return 1 << pending.b

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        return INGREDIENT_KEYS[pending.c]

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        if pending.mask and has(town, pending.b, pending.c):
            give_up(town, pending.b, pending.c)
            receive(town, pending.seat, pending.c)
            if context.heard:
                context.tell("steals", {"seat": who(pending.seat), "from": who(pending.b), "what": what(pending.c)})


CARD = Raiders(RAIDERS_OF_THE_LOST_PORK, "seat ingredient")
