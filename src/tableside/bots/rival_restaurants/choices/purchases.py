"""Purchases, the Island, bidding wars and rats in phase 2 (RR-4)."""

from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.valuation.visit_value import (
    Purchase,
    dumping,
    island_purchases,
    market_purchases,
)
from tableside.games.rival_restaurants.catalog.ids import FIRST, MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.moves import BID, DROP, PAY_RATS, STAND, arg_a, arg_b, kind_of, make
from tableside.games.rival_restaurants.core.model.town import War
from tableside.games.rival_restaurants.core.phases.auction import current_war, least_bid, sole_leader, top_bid
from tableside.games.rival_restaurants.core.phases.island import dump_price, islander
from tableside.games.rival_restaurants.core.phases.market import shopper

_LEAST: Final = 0.15  # a purchase that gains less is not worth making


def purchase(decision: Decision, legal: list[int]) -> int | None:
    """The best thing to buy, throw away or sell where my chefs stand, or None."""
    choices = [choice for choice in wares(decision) if choice.move in legal]
    best = max(choices, key=lambda choice: choice.profit, default=None)
    return best.move if best is not None and best.profit > _LEAST else None


def wares(decision: Decision) -> list[Purchase]:
    town, seat = decision.town, decision.seat
    money = purse(town, seat)
    found: list[Purchase] = []
    for market in {town.place[2 * seat], town.place[2 * seat + 1]}:
        if market < MARKETS:
            pawn = shopper(town, seat, market, True)
            found += market_purchases(decision, decision.me, pawn, market, money)
    each = dump_price(town, seat)
    if each:
        dump = dumping(decision, money, each)
        found += [dump] if dump is not None else []
    pawn = islander(town, seat)
    if pawn >= 0:
        found += island_purchases(decision, pawn, money)
    return found


def shopping(decision: Decision, legal: list[int]) -> int | None:
    """Shopping Spree: the best buy in all the markets."""
    money = purse(decision.town, decision.seat)
    choices: list[Purchase] = []
    for market in range(MARKETS):
        choices += market_purchases(decision, decision.me, 2 * decision.seat, market, money)
    choices = [choice for choice in choices if choice.move in legal and choice.profit > _LEAST]
    return max(choices, key=lambda choice: choice.profit).move if choices else None


def spree_value(decision: Decision) -> float:
    """What a Shopping Spree would bring tonight, roughly: the best three buys."""
    money = purse(decision.town, decision.seat)
    profits: list[float] = []
    for market in range(MARKETS):
        found = market_purchases(decision, decision.me, 2 * decision.seat, market, money)
        profits += [choice.profit for choice in found if choice.profit > 0]
    return sum(sorted(profits, reverse=True)[: min(3, money)])


def bid(decision: Decision, legal: list[int]) -> int:
    """Bid as long as the card is worth it. A rival's need makes it worth a little more. Otherwise drop out."""
    town, seat = decision.town, decision.seat
    war = current_war(town, seat)
    assert war is not None
    limit = _limit(decision, war)
    bids = [move for move in legal if kind_of(move) == BID and arg_a(move) <= limit]
    if sole_leader(war) == 1 << seat:
        return STAND if STAND in legal else DROP
    least = least_bid(town, war, seat)
    top = top_bid(war)
    wanted = least if top == 0 else max(least, top + 1)
    for move in bids:
        if arg_a(move) >= wanted and arg_b(move) == 0:
            return move
    with_garbage = [move for move in bids if arg_b(move) > 0]
    if with_garbage and limit - top >= decision.weights.garbage * arg_b(with_garbage[-1]):
        return with_garbage[-1]
    return DROP if DROP in legal else STAND


def _limit(decision: Decision, war: War) -> float:
    """What the card is worth to me in hundreds."""
    card = decision.town.bins[war.market * MOST_BINS + war.bin]
    worth = decision.me.gain(card)
    for other in decision.rivals():
        if war.mask >> other & 1:
            worth += decision.grudge(other) * max(0.0, decision.valuation(other).gain(card) - 2)
    return worth / decision.thrift


def exterminate(decision: Decision, legal: list[int]) -> int | None:
    """Pay to clear rats if I need something there and little is left to pay, or contribute when I am rich."""
    town, seat = decision.town, decision.seat
    money = purse(town, seat)
    for market in range(MARKETS):
        left = town.rats_left[market]
        owner = town.rats_owner[market]
        if owner < 0 or owner == seat or town.rats_shield[market] >> seat & 1:
            continue
        wanted = decision.me.wanted()
        need = sum(wanted >> card & 1 for card in range(FIRST[market], FIRST[market + 1]))
        for pay in (left, 1):
            move = make(PAY_RATS, market, pay)
            if need and move in legal and (pay <= need + 1 and money - pay >= 2):
                return move
    return None
