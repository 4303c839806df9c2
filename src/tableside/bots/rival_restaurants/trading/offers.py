"""Which offers to accept, and which to make (RR-4.6)."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.effects.cards import card_worth, hand_worth
from tableside.bots.rival_restaurants.valuation.valuation import Valuation
from tableside.bots.rival_restaurants.valuation.visit_value import upgrade_worth
from tableside.games.rival_restaurants.catalog.ids import INGREDIENTS, NO_CARD, NOTHING, UPGRADES
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.moves import ACCEPT, DECLINE, OFFER, arg_a, arg_b, kind_of, make
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer, Town

_OFFERS_A_DAY: Final = 2
_CARD: Final = 2.0  # an action card that nobody names
_KEEN: Final = 1.2  # an ingredient that is worth less is not asked for


def answer(decision: Decision, legal: list[int]) -> int | None:
    """Accept the best offer. Decline one that was made to me and is not good."""
    best, chosen = decision.weights.bargain, None
    for move in legal:
        if kind_of(move) == ACCEPT:
            offer = offer_of(decision.town, arg_a(move))
            worth = accepting(decision, offer) - (0 if arg_b(move) == NO_CARD else card_worth(arg_b(move)))
            if worth > best:
                best, chosen = worth, move
    if chosen is None:
        chosen = next((move for move in legal if kind_of(move) == DECLINE), None)
    return chosen


def offer_of(town: Town, number: int) -> Offer:
    return next(offer for offer in town.offers if offer.number == number)


def accepting(decision: Decision, offer: Offer) -> float:
    """What I gain by an offer, minus a part of what the other side gains. A bot that wants a fair share gives up a deal
    that brings the other side much more. Otherwise a rival could keep all that trades bring, deal by deal."""
    mine = trade_worth(decision.me, offer.give, offer.want, decision.thrift)
    his = trade_worth(decision.valuation(offer.seat), offer.want, offer.give, decision.weights.custom)
    return mine - decision.envy(offer.seat) * max(0.0, his)


def trade_worth(valuation: Valuation, gets: Bundle, gives: Bundle, thrift: float) -> float:
    """What one side gains by a trade, if a hundred dollars are worth this much to it."""
    weights = valuation.weights
    stock = valuation.stock[:]
    for ingredient in gets.ingredients:
        stock[ingredient] += 1
    for ingredient in gives.ingredients:
        stock[ingredient] -= 1
    if min(stock) < 0:
        return -99.0
    recipes = [recipe for recipe in valuation.recipes if recipe not in gives.recipes] + gets.recipes
    total = valuation.cooking(recipes, stock) - valuation.now
    total += thrift * (gets.money - gives.money)
    total -= weights.garbage * (gets.garbage - gives.garbage)
    total += hand_worth(gets.cards) - hand_worth(gives.cards) + _CARD * gets.any_cards
    for upgrade in range(UPGRADES):
        owned = (gets.upgrades >> upgrade & 1) - (gives.upgrades >> upgrade & 1)
        total += 0.7 * upgrade_worth(weights, upgrade) * owned
    return total


def proposal(decision: Decision, legal: list[int]) -> int | None:
    """An offer that should please both sides. At most two a day, one at a time."""
    town, seat = decision.town, decision.seat
    if (town.offers_made >> (4 * seat)) & 15 >= _OFFERS_A_DAY or any(offer.seat == seat for offer in town.offers):
        return None
    best, chosen = decision.weights.initiative, None
    for other in decision.rivals():
        for worth, move in _proposals(decision, other):
            if worth > best:
                best, chosen = worth, move
    return chosen


def _proposals(decision: Decision, other: int) -> Iterator[tuple[float, int]]:
    """Offers that one rival should accept, with what they bring me."""
    me, him = decision.me, decision.valuation(other)
    mine, his = (
        decision.grudge(other),
        Decision(decision.town, other, decision.weights, decision.chance).grudge(decision.seat),
    )
    thrift, custom = decision.thrift, decision.weights.custom
    wishes = [i for i in range(INGREDIENTS) if him.stock[i] and me.gain(i) > _KEEN]
    goods = [i for i in range(INGREDIENTS) if me.stock[i] and him.gain(i) > _KEEN]

    def judged(gain: float, gives: float, move: int) -> Iterator[tuple[float, int]]:
        if gives - his * max(0.0, gain) > decision.weights.bargain + 0.1:
            yield gain - mine * max(0.0, gives), move

    for want in wishes:
        least = (him.loss(want) + his * me.gain(want) + 0.5) / (custom * (1 + his))
        sum = max(1, ceil(least))
        if sum <= purse(decision.town, decision.seat):
            gain, gives = me.gain(want) - thrift * sum, custom * sum - him.loss(want)
            yield from judged(gain, gives, make(OFFER, other, NOTHING, sum, want, 0))
        for give in goods:
            if give != want:
                gain, gives = me.gain(want) - me.loss(give), him.gain(give) - him.loss(want)
                yield from judged(gain, gives, make(OFFER, other, give, 0, want, 0))
    for give in goods:
        sum = min(purse(decision.town, other), ceil(him.gain(give) * 0.7))
        if sum > 0:
            gain, gives = thrift * sum - me.loss(give), him.gain(give) - custom * sum
            yield from judged(gain, gives, make(OFFER, other, give, 0, NOTHING, sum))
