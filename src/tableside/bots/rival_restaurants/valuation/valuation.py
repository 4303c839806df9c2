"""Valuation: what a kitchen is worth, in hundreds of dollars, based on what is public.

A recipe is worth its popularity, but less the more days its missing ingredients will take. An ingredient is worth what
it adds to that. A rival is valued in the same way, because everything it uses is public (RR-1.7).
"""

import math
from typing import Final

from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.games.rival_restaurants.catalog.ids import (
    ALIEN_GOO,
    BIFF_BROBEQUE,
    CELEBRITY_ENDORSEMENT,
    CHOCOLATE,
    CHOP_SHOP_FIRST,
    DAIRY_KING_FIRST,
    DOUBLE_STOVE,
    GARDENA_EDEN,
    GOAL,
    GOURMET,
    INCOME,
    INGREDIENTS,
    MARKET_OF,
    PHYLLIS_GRUBMAN,
    SECRET_SAUCE,
    SOCIAL_MEDIA,
    TOFU,
    VEGGIE_EDEN_FIRST,
    WINE,
)
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.powers import has_power
from tableside.games.rival_restaurants.core.registry import restaurant_of

_TWO_PAIRS: Final = 6.0
_ONE_PAIR: Final = 1.5


class Valuation:
    """The valuation of one seat: ``value`` of a stock, ``gain`` and ``loss`` of single ingredients.

    ``pairs``: whether it collects them, for Jackpot.
    """

    def __init__(
        self, town: Town, seat: int, weights: Weights, like: "Valuation | None" = None, pairs: bool = False
    ) -> None:
        self.town = town
        self.seat = seat
        self.weights = weights
        self._values: dict[int, float] = {}
        self.pairs = pairs
        if like is not None:
            self._take(like)
            return
        self.stock = town.stock[seat * INGREDIENTS : (seat + 1) * INGREDIENTS]
        self.money = town.money[seat]
        upgrades = town.upgrades[seat]
        self.stove = upgrades >> DOUBLE_STOVE & 1 == 1
        self.income = INCOME + (upgrades >> SOCIAL_MEDIA & 1) + (upgrades >> CELEBRITY_ENDORSEMENT & 1)
        self.pawns = town.rules.chefs_each()
        self.biff = self.can_use(BIFF_BROBEQUE)
        self.gardena = self.can_use(GARDENA_EDEN)
        self.phyllis = self.can_use(PHYLLIS_GRUBMAN)
        self.recipes = [r for r in town.recipe[2 * seat : 2 * seat + 2] if r >= 0]
        self.offered = _offered(town) if weights.scarce or weights.dear else -1
        self.left = (GOAL - max(town.points)) / weights.pace if weights.pace else 99.0
        self.keepsakes = self._keepsakes()
        self.useful = self._useful()
        self.worths = [self.worth(r) for r in self.recipes]
        self.now = self.value(self.stock)

    def _take(self, other: "Valuation") -> None:
        self.pairs = other.pairs
        self.stock = other.stock
        self.money = other.money
        self.stove = other.stove
        self.income = other.income
        self.pawns = other.pawns
        self.biff = other.biff
        self.gardena = other.gardena
        self.phyllis = other.phyllis
        self.recipes = other.recipes
        self.offered = other.offered
        self.left = other.left
        self.keepsakes = other.keepsakes
        self.useful = other.useful
        self.worths = other.worths
        self.now = other.now

    def copy(self) -> "Valuation":
        return Valuation(self.town, self.seat, self.weights, self)

    def can_use(self, chef: int) -> bool:
        """In Kitchen Squad any chef of the squad can be the active one tomorrow (RR-10.2)."""
        return has_power(self.town, self.seat, chef) or self.town.squad[self.seat] >> chef & 1 == 1

    def _useful(self) -> int:
        """Ingredients that may change the value, as a mask."""
        if self.pairs:
            return (1 << INGREDIENTS) - 1
        mask = 1 << ALIEN_GOO | 1 << SECRET_SAUCE | 1 << WINE
        for recipe in self.recipes:
            mask |= self.town.rules.recipe_lists[recipe]
        meats = 31 << CHOP_SHOP_FIRST
        if mask & meats:
            mask |= 1 << TOFU
            if self.phyllis:
                mask |= meats
            if self.gardena:
                mask |= 31 << VEGGIE_EDEN_FIRST
        if self.biff and mask & 31 << VEGGIE_EDEN_FIRST:
            mask |= meats
        return mask

    def worth(self, recipe: int) -> float:
        """A recipe when it is cooked, without extras and without the garbage held (RR-5.3)."""
        rules, restaurant, level = self.town.rules, self.town.restaurant[self.seat], self.town.level[self.seat]
        kind = rules.recipe_kind[recipe]
        points = rules.recipe_points[recipe] + (rules.recipe_cuisine[recipe] == restaurant)
        house = restaurant_of(restaurant)
        points += house.bonus(level, kind)
        if recipe in self.recipes:
            points += self.town.stars[2 * self.seat + self.town.recipe[2 * self.seat : 2 * self.seat + 2].index(recipe)]
        garbage = max(0, rules.recipe_garbage[recipe] - house.garbage_less(level))
        return self.weights.point * points - self.weights.garbage * garbage + house.pay(level)

    def value(self, stock: list[int]) -> float:
        """The current recipes with a stock, in the better of both orders, and the stock itself."""
        total = self._beside(stock)
        if self.pairs:
            total += self._jackpot(stock)
        if len(self.recipes) == 2:
            return total + max(self._in_order(0, 1, stock), self._in_order(1, 0, stock))
        if self.recipes:
            return total + self._in_order(0, -1, stock)
        return total

    def _in_order(self, first: int, second: int, stock: list[int]) -> float:
        """Cook one recipe as soon as possible, then the other (by their places in ``recipes``)."""
        patience, places = self.weights.patience, self.town.rules.recipe_places
        left = stock[:]
        missing = self.missing(places[self.recipes[first]], left)
        days = self.days(missing)
        worth = self.worths[first] + self._extra(self.recipes[first], left)
        total = worth * math.pow(patience, days) * self.in_time(days) - self.cost(missing)
        if second >= 0:
            more = self.missing(places[self.recipes[second]], left)
            later = max(self.days(missing + more), days if self.stove else days + 1)
            worth = self.worths[second] + self._extra(self.recipes[second], left)
            total += worth * math.pow(patience, later) * self.in_time(later) - self.cost(more)
        return total

    def _extra(self, recipe: int, left: list[int]) -> float:
        """Secret sauce on a basic, wine on a gourmet."""
        extra = WINE if self.town.rules.recipe_kind[recipe] == GOURMET else SECRET_SAUCE
        if left[extra] <= 0:
            return 0.0
        left[extra] -= 1
        return self.weights.point

    def _beside(self, stock: list[int]) -> float:
        """What no recipe lists can still be traded or sold."""
        total = 0.0
        for ingredient in range(INGREDIENTS):
            if stock[ingredient]:
                total += stock[ingredient] * self.keepsakes[ingredient]
        return total

    def _jackpot(self, stock: list[int]) -> float:
        """Two pairs are worth $800 to the player who holds the card, and one pair is halfway there (RR-9 Jackpot)."""
        pairs = 0
        for held in stock:
            pairs += held >= 2
        worth = _TWO_PAIRS if pairs >= 2 else _ONE_PAIR if pairs else 0.0
        return worth * self.in_time(1.0)

    def _keepsakes(self) -> list[float]:
        """The value of an ingredient that no recipe lists: a part of its price, more if a new recipe may need it."""
        weights, rules = self.weights, self.town.rules
        larder = weights.larder * season(self.town)
        worths = [weights.keepsake * rules.prices[market] + larder for market in MARKET_OF]
        worths[CHOCOLATE] += weights.chocolate
        worths[ALIEN_GOO] += weights.goo
        if weights.hope:
            to_come = [r for r, layer in enumerate(self.town.recipe_layer) if layer >= 0]
            share = weights.hope / max(1, len(to_come))
            for recipe in to_come:
                for listed in rules.recipe_places[recipe]:
                    worths[listed] += share
        return worths

    def in_time(self, days: float) -> float:
        """How likely the game is to last this many days."""
        if days + 3 < self.left:
            return 1.0
        return 1 / (1 + math.exp(2 * (days - self.left)))

    def missing(self, places: list[int], left: list[int]) -> list[int]:
        """What is missing for a recipe after all substitutes (RR-5.2). Takes what is used from ``left``."""
        gaps: list[int] = []
        for listed in places:
            if left[listed] > 0:
                left[listed] -= 1
            else:
                gaps.append(listed)
        if not gaps:
            return gaps
        if self.phyllis or self.biff or self.gardena:
            gaps = [listed for listed in gaps if not self._chef_fills(listed, left)]
        if left[TOFU] > 0:
            gaps = [listed for listed in gaps if not (_is_meat(listed) and _take(left, TOFU, TOFU + 1))]
        while gaps and left[ALIEN_GOO] > 0:
            left[ALIEN_GOO] -= 1
            gaps.remove(self._dearest(gaps))
        return gaps

    def _dearest(self, gaps: list[int]) -> int:
        prices = self.town.rules.prices
        best = gaps[0]
        for listed in gaps:
            if prices[MARKET_OF[listed]] > prices[MARKET_OF[best]]:
                best = listed
        return best

    def _chef_fills(self, listed: int, left: list[int]) -> bool:
        if _is_meat(listed):
            if self.phyllis and _take(left, CHOP_SHOP_FIRST, DAIRY_KING_FIRST):
                return True
            if self.gardena and sum(left[VEGGIE_EDEN_FIRST:CHOP_SHOP_FIRST]) >= 2:
                return _take(left, VEGGIE_EDEN_FIRST, CHOP_SHOP_FIRST) and _take(
                    left, VEGGIE_EDEN_FIRST, CHOP_SHOP_FIRST
                )
            return False
        veggie = VEGGIE_EDEN_FIRST <= listed < CHOP_SHOP_FIRST
        return veggie and self.biff and _take(left, CHOP_SHOP_FIRST, DAIRY_KING_FIRST)

    def days(self, missing: list[int]) -> float:
        """Roughly how long it takes to get all of it: one market a day, and the money for it."""
        if not missing:
            return 0.0
        seen = 0
        markets = 0
        for listed in missing:
            if not seen >> MARKET_OF[listed] & 1:
                seen |= 1 << MARKET_OF[listed]
                markets += 1
        days = markets + self.weights.crowd * (len(missing) - markets) + self.weights.scarce * self._nowhere(missing)
        if self.pawns == 2:
            days = max(1.0, 0.6 * days)
        short = self.cost(missing) - self.money
        return max(days, 1 + short / self.income) if short > 0 else days

    def cost(self, missing: list[int]) -> float:
        prices = self.town.rules.prices
        total = 0
        for listed in missing:
            total += prices[MARKET_OF[listed]]
        return total + self.weights.dear * self._nowhere(missing)

    def _nowhere(self, missing: list[int]) -> int:
        """How many of some ingredients lie in no bin."""
        if self.offered < 0:
            return 0
        found = 0
        for listed in missing:
            if not self.offered >> listed & 1:
                found += 1
        return found

    def gain(self, ingredient: int) -> float:
        """What one more is worth."""
        return self.change(ingredient, 1)

    def loss(self, ingredient: int) -> float:
        """What giving one up costs."""
        return -self.change(ingredient, -1)

    def change(self, ingredient: int, by: int) -> float:
        key = ingredient + 64 * (by + 8)
        if key not in self._values:
            if by == 1 and not self.useful >> ingredient & 1:
                found = self.keepsakes[ingredient]
            else:
                stock = self.stock[:]
                stock[ingredient] += by
                found = self.value(stock) - self.now
            self._values[key] = found
        return self._values[key]

    def plus(self, ingredient: int) -> "Valuation":
        """The valuation with one more ingredient."""
        twin = self.copy()
        twin.stock = self.stock[:]
        twin.stock[ingredient] += 1
        twin.now = self.value(twin.stock)
        return twin

    def wanted(self) -> int:
        """Ingredients that a recipe lists and the stock lacks, as a mask."""
        mask = 0
        for recipe in self.recipes:
            for listed in self.town.rules.recipe_places[recipe]:
                if not self.stock[listed]:
                    mask |= 1 << listed
        return mask

    def closest(self) -> float:
        """Days until the first recipe can be cooked."""
        places = self.town.rules.recipe_places
        return min((self.days(self.missing(places[r], self.stock[:])) for r in self.recipes), default=9.0)

    def served_by(self, chef: int) -> float:
        """The value of the kitchen if only this chef's substitutes counted today."""
        twin = self.copy()
        twin.biff, twin.gardena, twin.phyllis = chef == BIFF_BROBEQUE, chef == GARDENA_EDEN, chef == PHYLLIS_GRUBMAN
        return twin.value(self.stock)

    def cooking(self, recipes: list[int], stock: list[int]) -> float:
        """The value of a stock with other recipes than the present ones."""
        if recipes == self.recipes:
            return self.value(stock)
        twin = self.copy()
        twin.recipes = recipes
        twin.worths = [self.worth(recipe) for recipe in recipes]
        return twin.value(stock)


def _offered(town: Town) -> int:
    """The ingredients that lie in some bin, as a mask."""
    mask = 0
    for card in town.bins:
        if card >= 0:
            mask |= 1 << card
    return mask


def season(town: Town) -> float:
    """How much of the game is still to come: 1 at the beginning, 0 at the end."""
    return max(0.0, 1 - max(town.points) / GOAL)


def _is_meat(ingredient: int) -> bool:
    return CHOP_SHOP_FIRST <= ingredient < DAIRY_KING_FIRST


def _take(left: list[int], first: int, end: int) -> bool:
    """Use up one of a range of ingredients: the one with the most copies."""
    best = first
    for ingredient in range(first + 1, end):
        if left[ingredient] > left[best]:
            best = ingredient
    if left[best] <= 0:
        return False
    left[best] -= 1
    return True


__all__ = ["Valuation", "season"]
