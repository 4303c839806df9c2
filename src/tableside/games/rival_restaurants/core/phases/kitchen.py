"""Kitchen: every way to fill the places of a recipe, and what a dish is worth (RR-5.2, RR-5.3)."""

from typing import Final

from tableside.games.rival_restaurants.catalog.ids import (
    ALIEN_GOO,
    BIFF_BROBEQUE,
    CHOP_SHOP_FIRST,
    DAIRY_KING_FIRST,
    DOUBLE_STOVE,
    FRUIT_STAND_FIRST,
    GARDENA_EDEN,
    GOURMET,
    INGREDIENTS,
    MARKET_OF,
    MYSTERY_MART_FIRST,
    PHYLLIS_GRUBMAN,
    SECRET_SAUCE,
    TOFU,
    VEGGIE_EDEN_FIRST,
    WINE,
)
from tableside.games.rival_restaurants.core.model.steps import Steps, step
from tableside.games.rival_restaurants.core.model.town import Cooking, Town
from tableside.games.rival_restaurants.core.phases.powers import has_power
from tableside.games.rival_restaurants.core.registry import restaurant_of

PROPOSED: Final = 6  # ways proposed for each recipe …
PROPOSED_TOGETHER: Final = 3  # … and for each of two
SEARCHED: Final = 64  # ways looked at before the cheapest are proposed


def is_meat(ingredient: int) -> bool:
    return CHOP_SHOP_FIRST <= ingredient < DAIRY_KING_FIRST


def is_veggie(ingredient: int) -> bool:
    return VEGGIE_EDEN_FIRST <= ingredient < CHOP_SHOP_FIRST


def extra_of(kind: int) -> int:
    """Secret sauce goes on a basic, wine on a gourmet (RR-5.2)."""
    return WINE if kind == GOURMET else SECRET_SAUCE


class Cook:
    """What a seat may use in place of what, today."""

    def __init__(self, town: Town, seat: int) -> None:
        self.biff = has_power(town, seat, BIFF_BROBEQUE)
        self.gardena = has_power(town, seat, GARDENA_EDEN)
        self.phyllis = has_power(town, seat, PHYLLIS_GRUBMAN)
        self.vegan = town.vegan >> seat & 1 == 1
        self.prices = town.rules.prices

    def may_fill(self, listed: int, card: int) -> bool:
        """Whether one card may fill a place: itself, goo, tofu, and what chef and Go Vegan allow."""
        if card in (listed, ALIEN_GOO):
            return True
        if is_meat(listed):
            return (
                card == TOFU
                or (self.phyllis and is_meat(card))
                or (self.vegan and FRUIT_STAND_FIRST <= card < CHOP_SHOP_FIRST)
            )
        if is_veggie(listed):
            return self.biff and is_meat(card)
        return (
            self.vegan
            and DAIRY_KING_FIRST <= listed < MYSTERY_MART_FIRST
            and FRUIT_STAND_FIRST <= card < CHOP_SHOP_FIRST
        )

    def cost(self, card: int) -> int:
        """The list price, to tell cheap ways from expensive ones. Substitutes cost a little more."""
        return self.prices[MARKET_OF[card]] * 10

    def options(self, stock: list[int], listed: int) -> list[int]:
        """What could fill a place, the card itself first, then by cost. A pair is 32 × (second + 1) + first."""
        found = [listed] if stock[listed] else []
        meat = is_meat(listed)
        if self.vegan and (meat or DAIRY_KING_FIRST <= listed < MYSTERY_MART_FIRST):
            self.add_range(stock, listed, FRUIT_STAND_FIRST, CHOP_SHOP_FIRST, found)
        if (meat and self.phyllis) or (self.biff and is_veggie(listed)):
            self.add_range(stock, listed, CHOP_SHOP_FIRST, DAIRY_KING_FIRST, found)
        if meat and self.gardena:
            self.add_pairs(stock, found)
        if meat and stock[TOFU]:
            found.append(TOFU)
        if listed != ALIEN_GOO and stock[ALIEN_GOO]:
            found.append(ALIEN_GOO)
        return found

    def add_range(self, stock: list[int], listed: int, first: int, end: int, found: list[int]) -> None:
        for card in range(first, end):
            if stock[card] and card != listed:
                found.append(card)

    def add_pairs(self, stock: list[int], found: list[int]) -> None:
        """Two Veggie Eden ingredients for a meat (RR-7.4)."""
        for one in range(VEGGIE_EDEN_FIRST, CHOP_SHOP_FIRST):
            if stock[one]:
                for two in range(one, CHOP_SHOP_FIRST):
                    if stock[two] and (one != two or stock[one] > 1):
                        found.append(one + 32 * (two + 1))


class WayFinder:
    """Depth-first search over the listed places of one recipe, given a stock.

    ``search`` collects at most ``most`` ways. ``search_cheapest`` then finds the cheapest of all, however many there
    are.
    """

    def __init__(self, cook: Cook, places: list[int], stock: list[int], most: int) -> None:
        self.cook = cook
        self.places = places
        self.stock = stock
        self.most = most
        self.fills: list[int] = []
        self.found: list[list[int]] = []
        self.best = 1 << 30
        self.cheapest: list[int] = []

    def search_cheapest(self) -> None:
        cost = way_cost(self.cook, self.places, self.fills)
        at = len(self.fills)
        if cost + 10 * (len(self.places) - at) >= self.best:  # no card costs less than $100
            return
        if at == len(self.places):
            self.best = cost
            self.cheapest = self.fills[:]
            return
        for option in self.cook.options(self.stock, self.places[at]):
            self.put(option, -1)
            self.fills.append(option)
            self.search_cheapest()
            self.fills.pop()
            self.put(option, 1)

    def put(self, option: int, count: int) -> None:
        """Take the cards of an option from the stock (-1), or put them back (1)."""
        self.stock[option & 31] += count
        if option >= 32:
            self.stock[(option >> 5) - 1] += count

    def search(self) -> None:
        at = len(self.fills)
        if at == len(self.places):
            self.found.append(self.fills[:])
            return
        for option in self.cook.options(self.stock, self.places[at]):
            if len(self.found) >= self.most:
                return
            self.put(option, -1)
            self.fills.append(option)
            self.search()
            self.fills.pop()
            self.put(option, 1)


def possible(town: Town, seat: int, recipe: int) -> bool:
    """A quick check whether a recipe might be cooked at all."""
    base = seat * INGREDIENTS
    stock = town.stock
    missing = 0
    for listed in town.rules.recipe_places[recipe]:
        if not stock[base + listed]:
            missing += 1
    if missing == 0:
        return True
    if missing <= stock[base + ALIEN_GOO] + stock[base + TOFU]:
        return True
    return (
        town.vegan >> seat & 1 == 1
        or has_power(town, seat, BIFF_BROBEQUE)
        or has_power(town, seat, GARDENA_EDEN)
        or has_power(town, seat, PHYLLIS_GRUBMAN)
    )


def all_ways(town: Town, seat: int, recipe: int, stock: list[int], most: int) -> list[list[int]]:
    """Ways to fill the places of a recipe from a stock, the cheapest first. At most ``most``,
    including the cheapest."""
    cook = Cook(town, seat)
    finder = WayFinder(cook, town.rules.recipe_places[recipe], stock, most)
    finder.search()
    if len(finder.found) >= most:
        finder.search_cheapest()
        if finder.cheapest not in finder.found:
            finder.found[-1] = finder.cheapest
    return by_cost(cook, town.rules.recipe_places[recipe], finder.found)


def by_cost(cook: Cook, places: list[int], ways: list[list[int]]) -> list[list[int]]:
    if len(ways) < 2:
        return ways
    keyed = [(way_cost(cook, places, way), way) for way in ways]
    keyed.sort()
    return [way for _, way in keyed]


def best_ways(town: Town, seat: int, recipe: int, stock: list[int], most: int) -> list[list[int]]:
    """The cheapest ways, among them one that saves a listed wine or secret sauce for the extra, if goo allows it."""
    ways = all_ways(town, seat, recipe, stock, SEARCHED)[:most]
    extra = extra_of(town.rules.recipe_kind[recipe])
    if town.rules.recipe_lists[recipe] >> extra & 1 and stock[extra] and stock[ALIEN_GOO]:
        for way in ways:
            saving = saves_extra(town.rules.recipe_places[recipe], way, stock, extra)
            if saving:
                if saving not in ways:
                    ways[most - 1 :] = [saving]
                    ways = by_cost(Cook(town, seat), town.rules.recipe_places[recipe], ways)
                return ways
    return ways


def saves_extra(places: list[int], way: list[int], stock: list[int], extra: int) -> list[int]:
    """The same way with goo as the listed extra (RR-5.2). Empty if that gains nothing, or if no goo is left."""
    left = stock[:]
    spend(left, way)
    if left[extra] or not left[ALIEN_GOO]:
        return []
    for at in range(len(places)):
        if places[at] == extra and way[at] == extra:
            return [*way[:at], ALIEN_GOO, *way[at + 1 :]]
    return []


def way_cost(cook: Cook, places: list[int], fills: list[int]) -> int:
    cost = 0
    for at in range(len(fills)):
        fill = fills[at]
        cost += cook.cost(fill & 31)
        if fill >= 32:
            cost += cook.cost((fill >> 5) - 1)
        if fill != places[at]:
            cost += 1
    return cost


def proposals(town: Town, seat: int) -> list[Cooking]:
    """Cookings a seat may declare now: for each recipe, and for both with the Double Stove, the cheapest few ways."""
    found: list[Cooking] = []
    if town.closed >> seat & 1 and town.money[seat] < 5:
        return found
    base = seat * INGREDIENTS
    stock = town.stock[base : base + INGREDIENTS]
    able = 0
    for slot in (0, 1):
        recipe = town.recipe[2 * seat + slot]
        if recipe >= 0 and possible(town, seat, recipe):
            ways = best_ways(town, seat, recipe, stock, PROPOSED)
            for way in ways:
                add_with_extras(town, seat, 1 << slot, way, stock, found)
            if ways:
                able |= 1 << slot
    if able == 3 and town.upgrades[seat] >> DOUBLE_STOVE & 1 and one_of_each(town, seat):
        add_both(town, seat, stock, found)
    return found


def one_of_each(town: Town, seat: int) -> bool:
    """The Double Stove cooks one basic and one gourmet, never two basics (RR-5.1, RR-11.2)."""
    kinds = town.rules.recipe_kind
    return kinds[town.recipe[2 * seat]] != kinds[town.recipe[2 * seat + 1]]


def add_both(town: Town, seat: int, stock: list[int], found: list[Cooking]) -> None:
    for first in best_ways(town, seat, town.recipe[2 * seat], stock, PROPOSED_TOGETHER):
        left = stock[:]
        spend(left, first)
        for second in best_ways(town, seat, town.recipe[2 * seat + 1], left, PROPOSED_TOGETHER):
            add_with_extras(town, seat, 3, first + second, stock, found)


def spend(stock: list[int], fills: list[int]) -> None:
    for fill in fills:
        stock[fill & 31] -= 1
        if fill >= 32:
            stock[(fill >> 5) - 1] -= 1


def add_with_extras(
    town: Town, seat: int, slots: int, fills: list[int], stock: list[int], found: list[Cooking]
) -> None:
    """A way of cooking, without and with the extras that are left for it."""
    left = stock[:]
    spend(left, fills)
    cost = way_cost(Cook(town, seat), places_of(town, seat, slots), fills)
    for extras in range(4):
        if extras & ~slots == 0 and extras_fit(town, seat, extras, left):
            found.append(Cooking(slots, fills, extras, cost + 30 * (extras & 1) + 15 * (extras & 2)))


def places_of(town: Town, seat: int, slots: int) -> list[int]:
    places: list[int] = []
    for slot in (0, 1):
        if slots >> slot & 1:
            places += town.rules.recipe_places[town.recipe[2 * seat + slot]]
    return places


def extras_fit(town: Town, seat: int, extras: int, left: list[int]) -> bool:
    """At most one secret sauce on a basic, one wine on a gourmet, beyond what fills a listed place (RR-5.2)."""
    needed = [0] * INGREDIENTS
    for slot in (0, 1):
        if extras >> slot & 1:
            extra = extra_of(town.rules.recipe_kind[town.recipe[2 * seat + slot]])
            needed[extra] += 1
            if needed[extra] > left[extra]:
                return False
    return True


def substitutes(town: Town, seat: int, cooking: Cooking) -> tuple[int, bool]:
    """How many tofu stand for meat in each slot (packed, eight bits each), and whether Gardena's pair was used."""
    tofu = 0
    pair = False
    at = 0
    for slot in (0, 1):
        if cooking.slots >> slot & 1:
            for listed in town.rules.recipe_places[town.recipe[2 * seat + slot]]:
                fill = cooking.fills[at]
                if fill == TOFU and is_meat(listed):
                    tofu += 1 << (8 * slot)
                pair = pair or fill >= 32
                at += 1
    return tofu, pair


def recipe_points(town: Town, seat: int, slot: int, extras: int, level: int, steps: Steps | None = None) -> int:
    """Popularity from one recipe at a level of the restaurant (RR-5.3).

    ``steps``, where given, is told every plus and minus.
    """
    rules = town.rules
    recipe = town.recipe[2 * seat + slot]
    points = step(steps, "recipe", 0, rules.recipe_points[recipe])
    if rules.recipe_cuisine[recipe] == town.restaurant[seat]:  # cuisines are numbered like restaurants
        points = step(steps, "cuisine", points, points + 1)
    points = step(steps, "extra", points, points + (extras >> slot & 1))
    points = step(steps, "star", points, points + town.stars[2 * seat + slot])
    bonus = restaurant_of(town.restaurant[seat]).bonus(level, rules.recipe_kind[recipe])
    points = step(steps, "level", points, points + bonus)
    points = step(steps, "garbage", points, points - town.garbage[seat])
    return step(steps, "floor", points, max(0, points))


def cooking_points(town: Town, seat: int, cooking: Cooking, level: int) -> int:
    total = 0
    for slot in (0, 1):
        if cooking.slots >> slot & 1:
            total += recipe_points(town, seat, slot, cooking.extras, level)
    return total


def cooking_garbage(town: Town, seat: int, cooking: Cooking, level: int) -> int:
    """Garbage of each recipe, less one for each tofu that stands for meat, never below 0 (RR-5.2)."""
    tofu, _ = substitutes(town, seat, cooking)
    less = restaurant_of(town.restaurant[seat]).garbage_less(level)
    total = 0
    for slot in (0, 1):
        if cooking.slots >> slot & 1:
            recipe = town.recipe[2 * seat + slot]
            total += max(0, town.rules.recipe_garbage[recipe] - (tofu >> (8 * slot) & 255) - less)
    return total


def cooking_pay(town: Town, seat: int, cooking: Cooking, level: int) -> int:
    """Money for cooking: Souffle Away, and Biff with two kinds of meat (RR-7.3, RR-8)."""
    recipes = (cooking.slots & 1) + (cooking.slots >> 1)
    money = recipes * restaurant_of(town.restaurant[seat]).pay(level)
    if has_power(town, seat, BIFF_BROBEQUE):
        for slot in (0, 1):
            if cooking.slots >> slot & 1 and meat_kinds(town, seat, cooking, slot) >= 2:
                money += 2
    return money


def meat_kinds(town: Town, seat: int, cooking: Cooking, slot: int) -> int:
    """How many kinds of Chop Shop cards went into a recipe (RR-7.3)."""
    at = 0
    if slot == 1 and cooking.slots & 1:
        at = len(town.rules.recipe_places[town.recipe[2 * seat]])
    kinds = 0
    for fill in cooking.fills[at : at + len(town.rules.recipe_places[town.recipe[2 * seat + slot]])]:
        for card in (fill & 31, (fill >> 5) - 1):
            if is_meat(card):
                kinds |= 1 << card
    return bin(kinds).count("1")
