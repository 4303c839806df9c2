"""View of a player's own prices and dishes: what they come to and why. All of it follows from public facts (RR-1.7)."""

from msgspec import Struct

from tableside.games.rival_restaurants.catalog.ids import (
    INGREDIENT_KEYS,
    INGREDIENTS,
    NOTHING,
    UPGRADE_KEYS,
    UPGRADES,
)
from tableside.games.rival_restaurants.core.model.steps import Steps
from tableside.games.rival_restaurants.core.model.town import Cooking, Town
from tableside.games.rival_restaurants.core.phases.cooking import reached
from tableside.games.rival_restaurants.core.phases.island import (
    CARD_PRICE,
    CHOCOLATE_PRICE,
    DUMP_PRICE,
    dump_price,
    islander,
)
from tableside.games.rival_restaurants.core.phases.kitchen import (
    cooking_garbage,
    cooking_pay,
    extra_of,
    extras_fit,
    proposals,
    recipe_points,
    spend,
)
from tableside.games.rival_restaurants.core.phases.market import price, shopper, with_surcharges
from tableside.games.rival_restaurants.notation.formatter import write_cooking
from tableside.games.rival_restaurants.view.situation import cards_of


class PriceStep(Struct):
    """By how many dollars one reason changes a price. The list price and all steps make up the price (RR-4.4)."""

    reason: str  # restaurant, fake-sale, antoine, npc, discount
    amount: int


class IslandView(Struct):
    """What things cost the viewing seat where it is or, for other places, as far as that is known (RR-4.5)."""

    card: int
    card_steps: list[PriceStep]  # from the list price to the price
    upgrades: dict[str, int]
    upgrade_steps: dict[str, list[PriceStep]]
    list_card: int
    list_upgrades: dict[str, int]
    list_dump: int  # what throwing away one garbage costs on the Island
    here: bool
    dump: int  # what it costs where one stands; 0: not possible here
    chocolate: int


class ScoreLine(Struct):
    what: str  # recipe, cuisine, extra, star, level, garbage, floor
    n: int


class FillView(Struct):
    listed: str
    cards: list[str]


class DishView(Struct):
    recipe: str
    fills: list[FillView]
    extra: str | None
    season: str | None  # the extra that one has for it, on it or not (RR-5.2)
    lines: list[ScoreLine]
    points: int


class CookingView(Struct):
    """A way to cook that may be declared, with every plus and minus of its points (RR-5.3)."""

    move: str
    dishes: list[DishView]
    points: int
    garbage: int
    money: int  # earned by it, less what "It's Just Business" costs
    level: int  # the level of the restaurant afterwards, 1 … 4


def market_price(town: Town, seat: int, market: int, shelf: bool) -> tuple[int | None, list[PriceStep]]:
    """What a card of a market costs the viewing seat, and the steps to that price. None: it has no chef there who may
    buy."""
    pawn = shopper(town, seat, market, shelf)
    if pawn < 0:
        return None, []
    steps: Steps = []
    return price(town, pawn, market, shelf, steps) * 100, in_dollars(steps)


def in_dollars(steps: Steps) -> list[PriceStep]:
    return [PriceStep(reason, amount * 100) for reason, amount in steps]


def island(town: Town, seat: int | None) -> IslandView:
    here = islander(town, seat) if seat is not None else -1
    there = here >= 0

    def priced(cost: int) -> tuple[int, list[PriceStep]]:
        if seat is None:
            return cost * 100, []
        steps: Steps = []
        return with_surcharges(town, here if there else 2 * seat, cost, steps, there) * 100, in_dollars(steps)

    list_upgrades = {UPGRADE_KEYS[u]: town.rules.upgrade_prices[u] for u in range(UPGRADES)}
    upgrades = {key: priced(cost) for key, cost in list_upgrades.items()}
    card, card_steps = priced(CARD_PRICE)
    return IslandView(
        card=card,
        card_steps=card_steps,
        upgrades={key: cost for key, (cost, _) in upgrades.items()},
        upgrade_steps={key: steps for key, (_, steps) in upgrades.items()},
        list_card=CARD_PRICE * 100,
        list_upgrades={key: cost * 100 for key, cost in list_upgrades.items()},
        list_dump=DUMP_PRICE * 100,
        here=there,
        dump=dump_price(town, seat) * 100 if seat is not None else 0,
        chocolate=CHOCOLATE_PRICE * 100,
    )


def cookings(town: Town, seat: int) -> list[CookingView]:
    return [cooking_view(town, seat, cooking) for cooking in proposals(town, seat)]


def cooking_view(town: Town, seat: int, cooking: Cooking) -> CookingView:
    level, points = reached(town, seat, cooking, town.level[seat])
    dishes: list[DishView] = []
    at = 0
    for slot in (0, 1):
        if cooking.slots >> slot & 1:
            places = town.rules.recipe_places[town.recipe[2 * seat + slot]]
            dishes.append(_dish(town, seat, slot, cooking, cooking.fills[at : at + len(places)], level))
            at += len(places)
    money = cooking_pay(town, seat, cooking, level) - (5 if town.closed >> seat & 1 else 0)
    return CookingView(
        write_cooking(town, seat, cooking),
        dishes,
        points,
        cooking_garbage(town, seat, cooking, level),
        money * 100,
        level + 1,
    )


def _dish(town: Town, seat: int, slot: int, cooking: Cooking, fills: list[int], level: int) -> DishView:
    rules = town.rules
    recipe = town.recipe[2 * seat + slot]
    kind = rules.recipe_kind[recipe]
    season = _season(town, seat, slot, cooking)
    steps: Steps = []
    points = recipe_points(town, seat, slot, cooking.extras, level, steps)
    return DishView(
        rules.recipe_keys[recipe],
        [
            FillView(INGREDIENT_KEYS[listed], cards_of(fill))
            for listed, fill in zip(rules.recipe_places[recipe], fills, strict=True)
        ],
        INGREDIENT_KEYS[extra_of(kind)] if cooking.extras >> slot & 1 else None,
        INGREDIENT_KEYS[season] if season != NOTHING else None,
        [ScoreLine(what, n) for what, n in steps],
        points,
    )


def _season(town: Town, seat: int, slot: int, cooking: Cooking) -> int:
    """The extra of a dish that lies in it, or is left beside the pot; NOTHING: none."""
    extra = extra_of(town.rules.recipe_kind[town.recipe[2 * seat + slot]])
    left = town.stock[seat * INGREDIENTS : (seat + 1) * INGREDIENTS]
    spend(left, cooking.fills)
    others = cooking.extras & ~(1 << slot)
    return extra if extras_fit(town, seat, others | 1 << slot, left) else NOTHING
