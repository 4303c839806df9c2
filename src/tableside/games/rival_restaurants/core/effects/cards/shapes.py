"""Shapes of action cards: whom they are played on."""

from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import PLAY, arg_b, arg_c, make
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Card


class PlainCard(Card):
    """Declares its effect with the arguments of the move; those it hits may answer."""

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        declare(town, context, seat, self.number, arg_b(move), arg_c(move))


class OneChef(PlainCard):
    """Played on one other chef: ``b`` of the pending."""

    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return True

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for other in range(town.seats):
            if other != seat and not town.gone >> other & 1 and self.can_hit(town, seat, other):
                out.append(make(PLAY, self.number, other))

    def hits(self, town: Town, pending: Pending) -> int:
        return 1 << pending.b


class SomeChefs(PlainCard):
    """Played on chefs of the player's choice. ``b`` of the pending is a mask of at most ``most`` of them."""

    def __init__(self, number: int, phases: int = 0b110, most: int = 8) -> None:
        super().__init__(number, "seats", phases)
        self.most = most

    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return True

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        able = 0
        for other in range(town.seats):
            if other != seat and not town.gone >> other & 1 and self.can_hit(town, seat, other):
                able |= 1 << other
        mask = able
        while mask:  # all subsets of the able ones
            if self.most >= town.seats or bin(mask).count("1") <= self.most:
                out.append(make(PLAY, self.number, mask))
            mask = (mask - 1) & able

    def hits(self, town: Town, pending: Pending) -> int:
        return pending.b


def others(town: Town, seat: int) -> int:
    """All other chefs, as a mask."""
    return town.everyone & ~town.gone & ~(1 << seat)
