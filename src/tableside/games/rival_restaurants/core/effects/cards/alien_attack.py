"""Alien Attack: everyone, you too, takes 2 garbage per alien goo held."""

from tableside.games.rival_restaurants.catalog.ids import ALIEN_ATTACK, ALIEN_GOO
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.stock import has
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class AlienAttack(PlainCard):
    def hits(self, town: Town, pending: Pending) -> int:
        mask = 0
        for seat in range(town.seats):
            if has(town, seat, ALIEN_GOO) and not town.gone >> seat & 1:
                mask |= 1 << seat
        return mask

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        for seat in range(town.seats):
            if pending.mask >> seat & 1:
                garbage = 2 * has(town, seat, ALIEN_GOO)
                town.garbage[seat] += garbage
                if context.heard:
                    context.tell("takes-garbage", {"seat": who(seat), "n": garbage})


CARD = AlienAttack(ALIEN_ATTACK)
