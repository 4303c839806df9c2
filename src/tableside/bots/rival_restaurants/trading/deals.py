"""The trade with a rival that gains most for this seat and that the rival should just accept (RR-4.6).

What everybody holds and cooks is public (RR-1.7), so a rival's valuation is computed in the same way. Nobody knows
how a rival thinks, so a deal must please both a rival who thinks like most bots and one who thinks like a planner. A
fair deal also pleases a rival who wants as large a share as I get. Money makes up the difference, either way.
"""

from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.valuation.cooking_value import best_points
from tableside.bots.rival_restaurants.valuation.visit_value import garbage_price
from tableside.bots.rival_restaurants.valuation.weights import MASTER, PLANNER, Weights
from tableside.engine.chance import Chance
from tableside.games.rival_restaurants.catalog.ids import GOAL, INGREDIENTS, MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer, Town
from tableside.games.rival_restaurants.core.phases.barter import move_over, swap_recipes
from tableside.games.rival_restaurants.core.phases.market import price

# What a rival may believe
_SHREWD: Final = [Weights(), PLANNER]
_FAIR: Final = [Weights(), MASTER]
_WIDTH: Final = 7  # ingredients of each side that are thought of
_LONGEST: Final = 6  # things in one deal
_STARTS: Final = 2  # deals of one thing from which better ones are built
_STEP: Final = 0.05  # what a further thing must bring


class Terms:
    """What changes hands apart from money. ``kinds`` is a mask of the kinds of recipes that are swapped."""

    def __init__(self, gets: list[int], gives: list[int], kinds: int, garbage: int) -> None:
        self.gets = gets
        self.gives = gives
        self.kinds = kinds
        self.garbage = garbage


class Deal:
    """Terms with the money I pay (below 0: that I get), and what I gain."""

    def __init__(self, terms: Terms, money: int, worth: float) -> None:
        self.terms = terms
        self.money = money
        self.worth = worth


class Kitchens:
    """My recipes and stock, and theirs, after a deal."""

    def __init__(
        self, terms: Terms, mine: list[int], his: list[int], my_stock: list[int], his_stock: list[int]
    ) -> None:
        self.mine = mine
        self.his = his
        self.my_stock = my_stock
        self.his_stock = his_stock
        self.garbage = terms.garbage
        for ingredient in terms.gets:
            my_stock[ingredient] += 1
            his_stock[ingredient] -= 1
        for ingredient in terms.gives:
            my_stock[ingredient] -= 1
            his_stock[ingredient] += 1


class View:
    """How a rival with certain beliefs sees a deal with me, as in ``offers.accepting``."""

    def __init__(self, town: Town, seat: int, other: int, beliefs: Weights, chance: Chance) -> None:
        his = Decision(town, other, beliefs, chance)
        self.beliefs = beliefs
        self.him = his.me
        self.me = his.valuation(seat)
        self.thrift = his.thrift
        self.envy = his.envy(seat)

    def gain(self, after: Kitchens) -> float:
        """What the rival gains, before money."""
        return self.him.cooking(after.his, after.his_stock) - self.him.now - self.beliefs.garbage * after.garbage

    def price(self, after: Kitchens, least: int, most: int, margin: float) -> int:
        """The least money that the rival accepts, at least ``least``; more than ``most`` if that is not enough."""
        gain, enough = self.gain(after) - margin, self.beliefs.bargain
        if gain + self.thrift * most <= enough:
            return most + 1
        mine = self.me.cooking(after.mine, after.my_stock) - self.me.now + self.beliefs.garbage * after.garbage
        for money in range(least, most + 1):
            envy = self.envy * max(0.0, mine - self.beliefs.custom * money)
            if gain + self.thrift * money - envy > enough:
                return money
        return most + 1


class Talk:
    """The best deal with one rival. ``margin``: how much more than enough the rival should gain. ``fair``: whether it
    must please a rival who wants a fair share."""

    def __init__(self, decision: Decision, other: int, margin: float, fair: bool = False) -> None:
        town, seat = decision.town, decision.seat
        self.decision = decision
        self.other = other
        self.margin = margin
        self.me = decision.me
        self.views = [View(town, seat, other, beliefs, decision.chance) for beliefs in (_FAIR if fair else _SHREWD)]
        self.him = self.views[0].him
        self.grudge = decision.grudge(other)
        self.trash = garbage_price(decision)
        self.purse = purse(town, seat)
        self.his_purse = purse(town, other)
        self.swaps = swappable(town, self.me.recipes, self.him.recipes)

    def best(self) -> Deal | None:
        """Built up item by item, from the most promising ones."""
        firsts: list[Deal] = []
        for terms in self.longer(Terms([], [], 0, 0)):
            deal = self.settled(terms)
            if deal is not None:
                firsts.append(deal)
        firsts.sort(key=_worth, reverse=True)
        best: Deal | None = None
        for first in firsts[:_STARTS]:
            deal = self.built(first)
            if best is None or deal.worth > best.worth:
                best = deal
        return best

    def built(self, deal: Deal) -> Deal:
        for _ in range(_LONGEST - 1):
            best = deal
            for terms in self.longer(deal.terms):
                found = self.settled(terms)
                if found is not None and found.worth > max(best.worth, deal.worth + _STEP):
                    best = found
            if best is deal:
                break
            deal = best
        return deal

    def longer(self, terms: Terms) -> list[Terms]:
        """The terms with one more item."""
        found: list[Terms] = []
        for wanted in self.wishes(terms):
            found.append(Terms([*terms.gets, wanted], terms.gives, terms.kinds, terms.garbage))
        for given in self.goods(terms):
            found.append(Terms(terms.gets, [*terms.gives, given], terms.kinds, terms.garbage))
        for kind in (0, 1):
            if self.swaps & ~terms.kinds & 1 << kind:
                found.append(Terms(terms.gets, terms.gives, terms.kinds | 1 << kind, terms.garbage))
        if terms.garbage < self.decision.town.garbage[self.decision.seat]:
            found.append(Terms(terms.gets, terms.gives, terms.kinds, terms.garbage + 1))
        return found

    def wishes(self, terms: Terms) -> list[int]:
        """What the rival could give, the best first."""
        scored = [
            (self.him.loss(i) - self.me.gain(i), i)
            for i in range(INGREDIENTS)
            if self.him.stock[i] > terms.gets.count(i) and i not in terms.gives
        ]
        return [i for _, i in sorted(scored)[:_WIDTH]]

    def goods(self, terms: Terms) -> list[int]:
        """What I could give, the best first."""
        scored = [
            (self.me.loss(i) - self.him.gain(i), i)
            for i in range(INGREDIENTS)
            if self.me.stock[i] > terms.gives.count(i) and i not in terms.gets
        ]
        return [i for _, i in sorted(scored)[:_WIDTH]]

    def settled(self, terms: Terms) -> Deal | None:
        """With the least money that the rival accepts, whatever they believe. None if there is not enough money."""
        mine, his = self.me.recipes, self.him.recipes
        if terms.kinds:
            mine, his = self.exchanged(terms.kinds, mine, his), self.exchanged(terms.kinds, his, mine)
        after = Kitchens(terms, mine, his, self.me.stock[:], self.him.stock[:])
        money = -self.his_purse
        for view in self.views:
            money = view.price(after, money, self.purse, self.margin)
            if money > self.purse:
                return None
        worth = self.me.cooking(mine, after.my_stock) - self.me.now + self.trash * terms.garbage
        planner = self.views[-1]
        gain = planner.gain(after) + planner.beliefs.thrift * money
        return Deal(terms, money, worth - self.decision.thrift * money - self.grudge * max(0.0, gain))

    def exchanged(self, kinds: int, own: list[int], others: list[int]) -> list[int]:
        """The recipes of one side after a swap."""
        kind = self.decision.town.rules.recipe_kind
        kept = [recipe for recipe in own if not kinds >> kind[recipe] & 1]
        return kept + [recipe for recipe in others if kinds >> kind[recipe] & 1]

    def offer(self, deal: Deal) -> Offer:
        """The deal as an offer of the rules."""
        terms, give, want = deal.terms, Bundle(), Bundle()
        kind = self.decision.town.rules.recipe_kind
        give.ingredients, want.ingredients = sorted(terms.gives), sorted(terms.gets)
        give.recipes = [recipe for recipe in self.me.recipes if terms.kinds >> kind[recipe] & 1]
        want.recipes = [recipe for recipe in self.him.recipes if terms.kinds >> kind[recipe] & 1]
        give.garbage = terms.garbage
        give.money, want.money = max(0, deal.money), max(0, -deal.money)
        return Offer(0, self.decision.seat, self.other, give, want, False)


def _worth(deal: Deal) -> float:
    return deal.worth


def swappable(town: Town, mine: list[int], his: list[int]) -> int:
    """The kinds of recipes of which both have one, as a mask (RR-4.6)."""
    mask = 0
    for kind in (0, 1):
        counts = [sum(town.rules.recipe_kind[recipe] == kind for recipe in recipes) for recipes in (mine, his)]
        if counts == [1, 1]:
            mask |= 1 << kind
    return mask


def best_offer(decision: Decision, least: float, margin: float, fair: bool = False) -> Offer | None:
    """The best deal with any rival that brings more than ``least``, as an offer."""
    chosen: Offer | None = None
    for other in decision.rivals():
        talk = Talk(decision, other, margin, fair)
        deal = talk.best()
        if deal is not None and deal.worth > least:
            offer = talk.offer(deal)
            if not lets_win(decision, offer):
                least, chosen = deal.worth, offer
    return chosen


def lets_win(decision: Decision, offer: Offer) -> bool:
    """Whether the other side of an offer could win tonight with what it gets and what it can still buy where it is, but
    could not win with what it holds (RR-6.1)."""
    town = decision.town
    other, taker = (offer.to, offer.to) if offer.seat == decision.seat else (offer.seat, decision.seat)
    if town.points[other] + best_points(decision, other) >= GOAL:
        return False
    twin = town.copy()
    carry_out(twin, offer, taker)
    take_what_lies_open(twin, other)
    return (
        town.points[other] + best_points(Decision(twin, decision.seat, decision.weights, decision.chance), other)
        >= GOAL
    )


def take_what_lies_open(town: Town, seat: int) -> None:
    """Give a seat, in an imagined town, every card in the bins around it that it could pay for. This is too much rather
    than too little, so that nothing is overlooked."""
    for pawn in (2 * seat, 2 * seat + 1):
        market = town.place[pawn]
        if market < MARKETS and price(town, pawn, market, False) <= purse(town, seat):
            for card in town.bins[market * MOST_BINS : (market + 1) * MOST_BINS]:
                if card >= 0:
                    town.stock[seat * INGREDIENTS + card] += 1


def carry_out(town: Town, offer: Offer, taker: int) -> None:
    """Carry out an offer, except for its action cards, in an imagined town."""
    move_over(town, offer.seat, taker, offer.give)
    move_over(town, taker, offer.seat, offer.want)
    swap_recipes(town, offer)
