"""Shopping Spree: at the end of phase 2, buy from any bins and shelves of any markets.

Everyone with a card who has not played one today is asked, so that the question reveals nothing.
"""

from tableside.games.rival_restaurants.catalog.ids import MARKETS, MOST_BINS, PHYLLIS_GRUBMAN, SHOPPING_SPREE
from tableside.games.rival_restaurants.core.effects.chefs.phyllis_grubman import finish_purchase
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.context import Context, card_name, where, who
from tableside.games.rival_restaurants.core.model.hands import holds, use_up
from tableside.games.rival_restaurants.core.model.moves import (
    BUY_BIN,
    BUY_SHELF,
    PASS,
    PLAY,
    READY,
    USE,
    arg_a,
    arg_b,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.pending import SPREE, SPREE_CALL
from tableside.games.rival_restaurants.core.model.stock import draw_shelf, take_from_bin
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.market import bought, check_bin, check_money, infested, price
from tableside.games.rival_restaurants.core.phases.powers import USE_POWER, has_power
from tableside.games.rival_restaurants.core.registry import Card, Step, chef_of, refuse, register


class ShoppingSpree(Card):
    """Played only when the end of phase 2 asks for it."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        """None in the phase itself."""


def call_spree(town: Town) -> None:
    """Ask for sprees. Players sent home by a Road Block are excluded, as all can see."""
    pending = Pending(SPREE_CALL)
    for seat in range(town.seats):
        if town.hand_size[seat] > 0 and not (town.card_played | town.blocked | town.gone) >> seat & 1:
            pending.wait |= 1 << seat
    if pending.wait:
        town.stack.append(pending)


class SpreeCall(Step):
    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            out.append(PASS)
            if holds(town, seat, SHOPPING_SPREE):
                out.append(make(PLAY, SHOPPING_SPREE))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        pending.wait &= ~(1 << seat)
        if kind_of(move) == PLAY:
            pending.yes |= 1 << seat

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait:
            return False
        town.stack.pop()
        if pending.yes:
            for seat in range(town.seats):
                if pending.yes >> seat & 1:
                    use_up(town, seat, SHOPPING_SPREE)
                    town.card_played |= 1 << seat
                    context.tell("plays", {"seat": who(seat), "card": card_name(SHOPPING_SPREE)})
            shopping = Pending(SPREE)
            shopping.wait = pending.yes
            town.stack.append(shopping)
        return True

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        pending.wait = 0


class SpreeShopping(Step):
    """Own prices; no Island, no trade; Antoine and Lovehandles have gone home."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if not pending.wait >> seat & 1:
            return
        out.append(READY)
        money = purse(town, seat)
        for market in range(MARKETS):
            if infested(town, seat, market):
                continue
            if town.shelf_size[market] and price(town, 2 * seat, market, True) <= money:
                out.append(make(BUY_SHELF, market))
            if price(town, 2 * seat, market, False) <= money:
                for bin in range(town.rules.bins[market]):
                    at = market * MOST_BINS + bin
                    if town.bins[at] >= 0 and not town.barred >> at & 1:
                        out.append(make(BUY_BIN, market, bin))
        if has_power(town, seat, PHYLLIS_GRUBMAN):  # the only power that goes shopping too (RR-7.10)
            chef_of(PHYLLIS_GRUBMAN).moves(town, town.pawn_of[PHYLLIS_GRUBMAN], town.phase, out)

    def check(self, town: Town, pending: Pending, seat: int, move: int) -> None:
        kind, market = kind_of(move), arg_a(move)
        if not pending.wait >> seat & 1 or kind not in (BUY_BIN, BUY_SHELF):
            super().check(town, pending, seat, move)
            return
        if infested(town, seat, market):
            raise refuse("rats", {"where": where(market)}, "RR-9 Rat Infestation")
        if kind == BUY_BIN:
            check_bin(town, seat, market, arg_b(move))
        elif not town.shelf_size[market]:
            raise refuse("shelf-empty", {"where": where(market)}, "RR-4.3")
        check_money(town, seat, price(town, 2 * seat, market, kind == BUY_SHELF))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        kind, market = kind_of(move), arg_a(move)
        if kind == READY:
            pending.wait &= ~(1 << seat)
            return
        if kind == USE:
            USE_POWER.play(town, context, seat, move)
            return
        shelf = kind == BUY_SHELF
        cost = price(town, 2 * seat, market, shelf)
        card = draw_shelf(town, context, market) if shelf else take_from_bin(town, market, arg_b(move))
        pawn = town.pawn_of[PHYLLIS_GRUBMAN]  # a seat that has her sends her shopping
        bought(town, context, pawn if pawn >> 1 == seat else 2 * seat, market, card, cost, shelf)

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait & ~town.gone:
            return False
        town.stack.pop()
        return True

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        finish_purchase(town, context, pending.wait)  # she was still shopping (RR-7.10)
        pending.wait = 0


CARD = ShoppingSpree(SHOPPING_SPREE, "", 0b100)
register(SpreeCall(SPREE_CALL, CARD.rule, "window"))
register(SpreeShopping(SPREE, CARD.rule, "spree"))
