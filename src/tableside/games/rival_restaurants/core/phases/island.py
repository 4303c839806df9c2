"""The Island: action cards, upgrades, garbage and chocolate (RR-1.3, RR-4.5)."""

from typing import Final

from tableside.games.rival_restaurants.catalog.ids import CHOCOLATE, INGREDIENTS, ISLAND, UPGRADES
from tableside.games.rival_restaurants.core.model.bank import gain, pay, purse
from tableside.games.rival_restaurants.core.model.context import Context, dollars, upgrade_name, who
from tableside.games.rival_restaurants.core.model.hands import draw_card
from tableside.games.rival_restaurants.core.model.moves import BUY_CARD, BUY_UPGRADE, DUMP, SELL, arg_a, kind_of, make
from tableside.games.rival_restaurants.core.model.stock import has, throw_out
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.market import check_money, end_reservation, with_surcharges
from tableside.games.rival_restaurants.core.registry import Action, refuse, restaurant_of

CARD_PRICE: Final = 3
CHOCOLATE_PRICE: Final = 5
DUMP_PRICE: Final = 1


def islander(town: Town, seat: int) -> int:
    """The pawn of a seat that is on the Island, or -1. An NPC never is (RR-10.2)."""
    if town.place[2 * seat] == ISLAND:
        return 2 * seat
    return 2 * seat + 1 if town.place[2 * seat + 1] == ISLAND else -1


def dump_price(town: Town, seat: int) -> int:
    """What it costs to throw away one garbage here. 0: not possible here (RR-4.5, RR-8 El Lunchador)."""
    if islander(town, seat) >= 0:
        return DUMP_PRICE
    return restaurant_of(town.restaurant[seat]).dump_price(town.level[seat]) if town.level[seat] else 0


def card_to_be_had(town: Town) -> bool:
    """Whether deck or discard has an action card (RR-1.9)."""
    return town.deck_size > 0 or any(town.used_cards)


def buy_action_card(town: Town, context: Context, pawn: int) -> None:
    """A purchase, on the Island or through Pork Knuckles."""
    cost = with_surcharges(town, pawn, CARD_PRICE)
    pay(town, pawn >> 1, cost)
    end_reservation(town, pawn)
    if context.heard:
        context.tell("bought-card", {"seat": who(pawn >> 1), "money": dollars(cost)})
    draw_card(town, context, pawn >> 1)


class Shop(Action):
    """Purchases on the Island."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        pawn = islander(town, seat)
        if pawn < 0:
            return
        money = purse(town, seat)
        if money <= 0:
            return
        if with_surcharges(town, pawn, CARD_PRICE) <= money and card_to_be_had(town):
            out.append(BUY_CARD)
        for upgrade in range(UPGRADES):
            if (
                not town.upgrades[seat] >> upgrade & 1
                and with_surcharges(town, pawn, town.rules.upgrade_prices[upgrade]) <= money
            ):
                out.append(make(BUY_UPGRADE, upgrade))

    def check(self, town: Town, seat: int, move: int) -> None:
        pawn = islander(town, seat)
        if pawn < 0:
            raise refuse("not-on-island", {}, "RR-4.5")
        if kind_of(move) == BUY_CARD:
            if not card_to_be_had(town):
                raise refuse("no-cards-left", {}, "RR-1.9")
            check_money(town, seat, with_surcharges(town, pawn, CARD_PRICE))
            return
        upgrade = arg_a(move)
        if town.upgrades[seat] >> upgrade & 1:
            raise refuse("upgrade-owned", {"what": upgrade_name(upgrade)}, "RR-4.5")
        check_money(town, seat, with_surcharges(town, pawn, town.rules.upgrade_prices[upgrade]))

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        pawn = islander(town, seat)
        if kind_of(move) == BUY_CARD:
            buy_action_card(town, context, pawn)
            return
        upgrade = arg_a(move)
        cost = with_surcharges(town, pawn, town.rules.upgrade_prices[upgrade])
        pay(town, seat, cost)
        town.upgrades[seat] |= 1 << upgrade
        if context.heard:
            context.tell("bought-upgrade", {"seat": who(seat), "what": upgrade_name(upgrade), "money": dollars(cost)})


class GarbageBin(Action):
    """Throw away garbage. It is not a purchase, so there is no surcharge and no discount."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if town.garbage[seat] == 0:
            return
        cost = dump_price(town, seat)
        if cost > 0:
            for n in range(1, min(town.garbage[seat], purse(town, seat) // cost, 999) + 1):
                out.append(make(DUMP, n))

    def check(self, town: Town, seat: int, move: int) -> None:
        cost = dump_price(town, seat)
        if cost == 0:
            raise refuse("not-on-island", {}, "RR-4.5")
        n = arg_a(move)
        if not 1 <= n <= town.garbage[seat]:
            raise refuse("garbage-count", {"n": n, "have": town.garbage[seat]}, "RR-4.5")
        check_money(town, seat, n * cost)

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        n = arg_a(move)
        cost = n * dump_price(town, seat)
        pay(town, seat, cost)
        town.garbage[seat] -= n
        if context.heard:
            context.tell("dumps", {"seat": who(seat), "n": n, "money": dollars(cost)})


class ChocolateCounter(Action):
    """Sell chocolate to the bank."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        bars = town.stock[seat * INGREDIENTS + CHOCOLATE]
        if bars and islander(town, seat) >= 0:
            for n in range(1, bars + 1):
                out.append(make(SELL, n))

    def check(self, town: Town, seat: int, move: int) -> None:
        if islander(town, seat) < 0:
            raise refuse("not-on-island", {}, "RR-4.5")
        if not 1 <= arg_a(move) <= has(town, seat, CHOCOLATE):
            raise refuse("no-chocolate", {"n": arg_a(move), "have": has(town, seat, CHOCOLATE)}, "RR-4.5")

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        n = arg_a(move)
        for _ in range(n):
            throw_out(town, seat, CHOCOLATE)
        gain(town, seat, n * CHOCOLATE_PRICE)
        if context.heard:
            context.tell("sells", {"seat": who(seat), "n": n, "money": dollars(n * CHOCOLATE_PRICE)})


SHOP = Shop([BUY_CARD, BUY_UPGRADE])
GARBAGE_BIN = GarbageBin([DUMP])
CHOCOLATE_COUNTER = ChocolateCounter([SELL])
