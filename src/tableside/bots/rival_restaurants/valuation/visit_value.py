"""What a day at a place is worth, and what would be bought there first."""

from typing import Final, NamedTuple

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.valuation.valuation import Valuation, season
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.games.rival_restaurants.catalog.ids import (
    BASIC_COOKBOOK,
    CHOCOLATE,
    DOUBLE_STOVE,
    FIRST,
    GOURMET_COOKBOOK,
    MOST_BINS,
    SOCIAL_MEDIA,
    UPGRADES,
)
from tableside.games.rival_restaurants.core.model.moves import (
    BUY_BIN,
    BUY_CARD,
    BUY_SHELF,
    BUY_UPGRADE,
    DUMP,
    SELL,
    arg_b,
    make,
)
from tableside.games.rival_restaurants.core.phases.island import CARD_PRICE, CHOCOLATE_PRICE
from tableside.games.rival_restaurants.core.phases.market import bins_closed, infested, price, with_surcharges

_MOST_BOUGHT: Final = 4  # as far as a visit is thought through


def upgrade_worth(weights: Weights, upgrade: int) -> float:
    """What an upgrade brings in a whole game."""
    if upgrade == BASIC_COOKBOOK:
        return weights.basic_cookbook
    if upgrade == GOURMET_COOKBOOK:
        return weights.gourmet_cookbook
    if upgrade == DOUBLE_STOVE:
        return weights.stove
    return weights.social_media if upgrade == SOCIAL_MEDIA else weights.celebrity


class Purchase(NamedTuple):
    """A move, what it would bring beyond its price, and what it costs."""

    profit: float
    move: int
    cost: int
    ingredient: int = -1


def shelf_gain(me: Valuation, market: int) -> float:
    """The average value of the top card of a shelf. It is known which cards are there, but not their order."""
    town = me.town
    size = town.shelf_size[market]
    if size == 0:
        return 0.0
    return (
        sum(
            town.shelf[card] * max(0.0, me.gain(card))
            for card in range(FIRST[market], FIRST[market + 1])
            if town.shelf[card]
        )
        / size
    )


def market_purchases(
    decision: Decision, me: Valuation, pawn: int, market: int, money: int, taken: int = 0
) -> list[Purchase]:
    """What could be bought. ``taken``: bins that others have or that are already bought, as a mask."""
    town, thrift = decision.town, decision.thrift
    found: list[Purchase] = []
    if infested(town, decision.seat, market):
        return found
    cost = price(town, pawn, market, False)
    if cost <= money and not bins_closed(town, pawn, market):
        for bin in range(town.rules.bins[market]):
            card = town.bins[market * MOST_BINS + bin]
            barred = town.barred >> (market * MOST_BINS + bin) & 1
            if card >= 0 and not barred and not taken >> bin & 1:
                found.append(Purchase(me.gain(card) - thrift * cost, make(BUY_BIN, market, bin), cost, card))
    cost = price(town, pawn, market, True)
    if cost <= money and town.shelf_size[market]:
        found.append(Purchase(shelf_gain(me, market) - thrift * cost, make(BUY_SHELF, market), cost))
    return found


class Visit(NamedTuple):
    """What a day at a place brings, and what is spent there."""

    value: float
    spent: int


def market_visit(decision: Decision, pawn: int, market: int, money: int, doubts: list[float]) -> Visit:
    """A shopping trip. ``doubts``: for each bin, how likely it is to get the card."""
    me, total, taken, purse = decision.me, 0.0, 0, money
    for _ in range(_MOST_BOUGHT):
        choices = market_purchases(decision, me, pawn, market, money, taken)
        if not choices:
            break
        best = max(choices, key=lambda choice: choice.profit)
        if best.profit <= 0:
            break
        money -= best.cost
        if best.ingredient < 0:
            total += best.profit
            if best.profit < 1:
                break
            continue
        bin = arg_b(best.move)
        total += best.profit * doubts[bin]
        taken |= 1 << bin
        me = me.plus(best.ingredient)
    return Visit(total, purse - money)


def garbage_price(decision: Decision) -> float:
    """What a piece of garbage costs me now: a point for each recipe that could be cooked soon."""
    close = decision.me.closest()
    return max(decision.weights.garbage, decision.weights.point * (1.1 if close == 0 else 0.8 if close <= 1 else 0.0))


def island_purchases(decision: Decision, pawn: int, money: int) -> list[Purchase]:
    town, seat, thrift = decision.town, decision.seat, decision.thrift
    found: list[Purchase] = []
    ahead = season(town)
    for upgrade in range(UPGRADES):
        cost = with_surcharges(town, pawn, town.rules.upgrade_prices[upgrade])
        if cost <= money and not town.upgrades[seat] >> upgrade & 1:
            worth = upgrade_worth(decision.weights, upgrade) * ahead
            found.append(Purchase(worth - thrift * cost, make(BUY_UPGRADE, upgrade), cost))
    cost = with_surcharges(town, pawn, CARD_PRICE)
    if cost <= money and town.deck_size:
        spare = 1.0 if town.hand_size[seat] < 2 and money - cost >= 2 else 0.5
        found.append(Purchase(decision.weights.card * spare - thrift * cost, BUY_CARD, cost))
    bars = decision.me.stock[CHOCOLATE]
    if bars:
        profit = thrift * CHOCOLATE_PRICE - decision.me.loss(CHOCOLATE)
        found.append(Purchase(profit, make(SELL, 1), -CHOCOLATE_PRICE))
    return found


def dumping(decision: Decision, money: int, each: int) -> Purchase | None:
    """Throwing garbage away, as much as there is money for."""
    n = min(decision.town.garbage[decision.seat], money // each)
    if n <= 0:
        return None
    return Purchase(n * (garbage_price(decision) - decision.thrift * each), make(DUMP, n), n * each)


def island_visit(decision: Decision, pawn: int, money: int) -> Visit:
    total, purse = 0.0, money
    dump = dumping(decision, money, 1)
    if dump is not None and dump.profit > 0:
        total += dump.profit
        money -= dump.cost
    choices = sorted(island_purchases(decision, pawn, money), reverse=True)
    for choice in choices:
        if choice.profit > 0 and choice.cost <= money:
            total += choice.profit
            money -= choice.cost
    return Visit(total, max(0, purse - money))
