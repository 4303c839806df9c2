"""Declaring: what everybody cooks today, declared at the same time and in secret (RR-5.1)."""

from tableside.games.rival_restaurants.catalog.ids import CHOP_SHOP_FIRST, DOUBLE_STOVE, INGREDIENTS, VEGGIE_EDEN_FIRST
from tableside.games.rival_restaurants.core.effects.card_play import PLAY_CARD
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import COOK, NO_COOK, PLAY, RECALL_COOK, arg_a, kind_of, make
from tableside.games.rival_restaurants.core.model.pending import COOKING, DECLARE
from tableside.games.rival_restaurants.core.model.town import Cooking, Pending, Town
from tableside.games.rival_restaurants.core.phases.kitchen import (
    Cook,
    extras_fit,
    one_of_each,
    places_of,
    proposals,
    spend,
)
from tableside.games.rival_restaurants.core.registry import Step, refuse, register


def begin_declaring(town: Town) -> None:
    """Everyone who could cook, or could still play a card, is asked. All can see that the others cannot."""
    pending = Pending(DECLARE)
    for seat in range(town.seats):
        town.declared[seat] = None
        secret = town.hand_size[seat] > 0 and not town.card_played >> seat & 1
        if not town.gone >> seat & 1 and (secret or proposals(town, seat)):
            pending.wait |= 1 << seat
    town.stack.append(pending)


def check_declaration(town: Town, seat: int, cooking: Cooking) -> None:
    """Refuse a dish that nobody asks for now, or that is not possible."""
    pending = town.stack[-1]
    if pending.kind != DECLARE or not pending.wait >> seat & 1:
        raise refuse("not-asked", {"step": "$rr-step-declare"}, "RR-5.1")
    check_cooking(town, seat, cooking)


def check_cooking(town: Town, seat: int, cooking: Cooking) -> None:
    """Refuse a cooking that is not possible, with the reason."""
    if town.closed >> seat & 1 and town.money[seat] < 5:
        raise refuse("closed", {"money": 500}, "RR-9 It's Just Business")
    if cooking.slots == 3 and not (town.upgrades[seat] >> DOUBLE_STOVE & 1 and one_of_each(town, seat)):
        raise refuse("one-recipe", {}, "RR-5.1")
    places = places_of(town, seat, cooking.slots)
    if cooking.slots not in (1, 2, 3) or len(places) != len(cooking.fills):
        raise refuse("cooking-places", {"n": len(places)}, "RR-5.2")
    check_fills(town, seat, places, cooking.fills)
    base = seat * INGREDIENTS
    left = town.stock[base : base + INGREDIENTS]
    spend(left, cooking.fills)
    for ingredient in range(INGREDIENTS):
        if left[ingredient] < 0:
            from_stock = town.stock[base + ingredient]
            raise refuse("cooking-lacks", {"what": what(ingredient), "have": from_stock}, "RR-5.2")
    if cooking.extras & ~cooking.slots or not extras_fit(town, seat, cooking.extras, left):
        raise refuse("extra", {}, "RR-5.2")


def check_fills(town: Town, seat: int, places: list[int], fills: list[int]) -> None:
    cook = Cook(town, seat)
    for at in range(len(places)):
        one, two = fills[at] & 31, (fills[at] >> 5) - 1
        if two < 0:
            fits = cook.may_fill(places[at], one)
        else:
            pair = VEGGIE_EDEN_FIRST <= one < CHOP_SHOP_FIRST and VEGGIE_EDEN_FIRST <= two < CHOP_SHOP_FIRST
            fits = cook.gardena and pair and CHOP_SHOP_FIRST <= places[at] < CHOP_SHOP_FIRST + 5
        if not fits:
            raise refuse("cannot-stand-for", {"what": what(one), "place": what(places[at])}, "RR-5.2")


class Declare(Step):
    """Cook, or not. Cards of this phase may be played before (RR-9 5 Star Review, Go Vegan)."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if town.gone >> seat & 1:
            return
        if not pending.wait >> seat & 1:
            if pending.yes >> seat & 1:
                out.append(RECALL_COOK)
            return
        out.append(NO_COOK)
        for i in range(len(proposals(town, seat))):
            out.append(make(COOK, i))
        PLAY_CARD.moves(town, seat, out)

    def check(self, town: Town, pending: Pending, seat: int, move: int) -> None:
        if kind_of(move) == PLAY and pending.wait >> seat & 1:
            PLAY_CARD.check(town, seat, move)
            return
        super().check(town, pending, seat, move)

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        kind = kind_of(move)
        if kind == PLAY:
            PLAY_CARD.play(town, context, seat, move)
        elif kind == COOK:
            self.declare(town, context, pending, seat, proposals(town, seat)[arg_a(move)])
        elif kind == NO_COOK:
            self.declare(town, context, pending, seat, None)
        else:
            town.declared[seat] = None
            pending.wait |= 1 << seat
            pending.yes &= ~(1 << seat)
            context.tell("undeclared", {"seat": who(seat)})

    def declare(self, town: Town, context: Context, pending: Pending, seat: int, cooking: Cooking | None) -> None:
        """Any cooking, also one that was not proposed."""
        town.declared[seat] = cooking
        pending.wait &= ~(1 << seat)
        pending.yes |= 1 << seat
        if pending.wait:  # the last one to declare shows at once
            context.tell("declared", {"seat": who(seat)})

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait & ~town.gone:
            return False
        town.stack.pop()
        town.stack.append(Pending(COOKING))
        return True

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        pending.wait = 0  # chefs may decline to cook (RR-5.6), and silence is no declaration


DECLARING = Declare(DECLARE, "RR-5.1")
register(DECLARING)
