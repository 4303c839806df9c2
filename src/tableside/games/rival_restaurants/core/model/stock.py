"""Stock: ingredient cards in kitchens, on shelves, in bins and in discards. There are always 174 of them (RR-1.2)."""

from tableside.games.rival_restaurants.catalog.ids import FIRST, INGREDIENTS, MARKET_OF, MOST_BINS
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town


def draw_shelf(town: Town, context: Context, market: int) -> int:
    """The top card of a shelf, which is any of its cards with equal chance. -1 if it is empty."""
    size = town.shelf_size[market]
    if size == 0:
        return -1
    at = int(context.chance.below(size))
    card = FIRST[market]
    while at >= town.shelf[card]:
        at -= town.shelf[card]
        card += 1
    take_from_shelf(town, card)
    return card


def take_from_shelf(town: Town, ingredient: int) -> None:
    town.shelf[ingredient] -= 1
    town.shelf_size[MARKET_OF[ingredient]] -= 1


def refill_shelf(town: Town, market: int) -> None:
    """In phase 3, the shuffled discard of a market replaces an empty shelf at once (RR-5.7)."""
    if town.shelf_size[market] == 0:
        for card in range(FIRST[market], FIRST[market + 1]):
            town.shelf[card] = town.discard[card]
            town.shelf_size[market] += town.discard[card]
            town.discard[card] = 0


def draw_shelf_in_phase_3(town: Town, context: Context, market: int) -> int:
    refill_shelf(town, market)
    return draw_shelf(town, context, market)


def has(town: Town, seat: int, ingredient: int) -> int:
    """How many a seat has."""
    return town.stock[seat * INGREDIENTS + ingredient]


def receive(town: Town, seat: int, ingredient: int) -> None:
    town.stock[seat * INGREDIENTS + ingredient] += 1


def give_up(town: Town, seat: int, ingredient: int) -> None:
    town.stock[seat * INGREDIENTS + ingredient] -= 1


def throw_out(town: Town, seat: int, ingredient: int) -> None:
    """To the discard of its market."""
    town.stock[seat * INGREDIENTS + ingredient] -= 1
    town.discard[ingredient] += 1


def kinds_held(town: Town, seat: int, below: int = INGREDIENTS) -> list[int]:
    """The ingredients of a seat, each once. ``below`` MYSTERY_MART_FIRST leaves out the Mystery ones."""
    base = seat * INGREDIENTS
    stock = town.stock
    return [i for i in range(below) if stock[base + i]]


def take_from_bin(town: Town, market: int, bin: int) -> int:
    at = market * MOST_BINS + bin
    card = town.bins[at]
    town.bins[at] = -1
    return card


def lists(town: Town, seat: int) -> int:
    """The ingredients that a current recipe of a seat lists, as a mask. They lie beside it (RR-1.8)."""
    mask = 0
    first, second = town.recipe[2 * seat], town.recipe[2 * seat + 1]
    if first >= 0:
        mask |= town.rules.recipe_lists[first]
    if second >= 0:
        mask |= town.rules.recipe_lists[second]
    return mask
