"""Recipe decks (RR-1.4, RR-5.4). A deck is a pile of layers; within a layer the order is unknown to all.

Cards are put under a deck together and in random order, so each time they make a new layer below; drawing takes any
card of the top layer. Nothing is shuffled in advance, so nothing is hidden that nobody knows.
"""

from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town


def in_deck(town: Town, kind: int) -> list[int]:
    rules = town.rules
    return [r for r in range(len(rules.recipe_kind)) if rules.recipe_kind[r] == kind and town.recipe_layer[r] >= 0]


def draw_recipe(town: Town, context: Context, kind: int) -> int:
    """The top card of a deck. If it is too short, all cooked recipes of the kind are shuffled under it (RR-5.4)."""
    deck = in_deck(town, kind)
    if not deck:
        recycle(town, kind)
        deck = in_deck(town, kind)
        if not deck:
            return -1
    top = min([town.recipe_layer[r] for r in deck])
    layer = [r for r in deck if town.recipe_layer[r] == top]
    drawn = layer[int(context.chance.below(len(layer)))]
    town.recipe_layer[drawn] = -1
    return drawn


def recycle(town: Town, kind: int) -> None:
    bottom = _bottom(town, kind)
    town.batches += 1
    for r in range(len(town.cooked_by)):
        if town.cooked_by[r] >= 0 and town.rules.recipe_kind[r] == kind:
            town.cooked_by[r] = -1
            town.recipe_layer[r] = bottom
            town.recipe_known[r] = town.everyone
            town.recipe_batch[r] = town.batches


def look_at(town: Town, context: Context, kind: int, count: int) -> list[int]:
    """Take the top cards in hand to look at them (a cookbook)."""
    if len(in_deck(town, kind)) < count:
        recycle(town, kind)
    drawn: list[int] = []
    for _ in range(count):
        recipe = draw_recipe(town, context, kind)
        if recipe >= 0:
            drawn.append(recipe)
    return drawn


def put_under(town: Town, seat: int, recipes: list[int], kind: int) -> None:
    """What a seat looked at and did not keep goes under the deck. Only that seat knows what is there (RR-1.7)."""
    bottom = _bottom(town, kind)
    batches = [town.recipe_batch[r] for r in recipes]
    for r in in_deck(town, kind):
        if town.recipe_batch[r] in batches:
            town.recipe_known[r] &= 1 << seat
    for r in recipes:
        town.recipe_layer[r] = bottom
        town.recipe_known[r] = 1 << seat


def _bottom(town: Town, kind: int) -> int:
    """The number of a new layer under a deck."""
    deepest = -1
    for r in in_deck(town, kind):
        deepest = max(deepest, town.recipe_layer[r])
    return deepest + 1
