"""What must hold after every decision: no cards, recipes or money are created or lost."""

from tableside.games.rival_restaurants.catalog.ids import (
    CARDS,
    FIVE_STAR_REVIEW,
    INGREDIENTS,
    LEANING_TOWER_OF_EATSA,
    MARKET_OF,
    MARKETS,
    MOST_BINS,
    RAT_INFESTATION,
)
from tableside.games.rival_restaurants.catalog.loader import INGREDIENT_COPIES
from tableside.games.rival_restaurants.core.model.pending import FARMERS_TABLE, LEVEL_BONUS, NEW_RECIPE
from tableside.games.rival_restaurants.core.model.town import Town


def check(town: Town) -> None:
    ingredients(town)
    action_cards(town)
    recipes(town)
    money(town)
    places(town)


def ingredients(town: Town) -> None:
    count = [town.shelf[i] + town.discard[i] for i in range(INGREDIENTS)]
    for seat in range(town.seats):
        for i in range(INGREDIENTS):
            held = town.stock[seat * INGREDIENTS + i]
            assert held >= 0
            count[i] += held
    for card in town.bins:
        if card >= 0:
            count[card] += 1
    for pending in town.stack:
        if pending.kind == FARMERS_TABLE:
            for card in pending.data:
                count[card] += 1
    assert count == INGREDIENT_COPIES
    assert min(town.shelf) >= 0
    assert min(town.discard) >= 0
    for market in range(MARKETS):
        on_shelf = sum(town.shelf[i] for i in range(INGREDIENTS) if MARKET_OF[i] == market)
        assert on_shelf == town.shelf_size[market]
        assert all(
            card < 0 or MARKET_OF[card] == market
            for card in town.bins[market * MOST_BINS : market * MOST_BINS + MOST_BINS]
        )


def shelves(town: Town) -> None:
    """When a day begins, no shelf is empty while its market has discards (RR-5.7)."""
    for market in range(MARKETS):
        discards = sum(town.discard[i] for i in range(INGREDIENTS) if MARKET_OF[i] == market)
        assert town.shelf_size[market] or not discards


def action_cards(town: Town) -> None:
    count = [town.deck[c] + town.used_cards[c] for c in range(CARDS)]
    for seat in range(town.seats):
        hand = town.hand[seat * CARDS : seat * CARDS + CARDS]
        assert min(hand) >= 0
        assert sum(hand) == town.hand_size[seat]
        count = [a + b for a, b in zip(count, hand, strict=True)]
    count[FIVE_STAR_REVIEW] += sum(town.stars)
    count[RAT_INFESTATION] += sum(owner >= 0 for owner in town.rats_owner)
    for pending in town.stack:
        if pending.kind == LEVEL_BONUS and town.restaurant[pending.seat] == LEANING_TOWER_OF_EATSA:
            for card in pending.data:
                count[card] += 1
    assert sum(town.deck) == town.deck_size
    absent = town.rules.card_total - sum(count)
    # a Rat Infestation that is being answered is not on any market yet
    assert count == town.rules.copies or (
        absent == 1 and count[RAT_INFESTATION] == town.rules.copies[RAT_INFESTATION] - 1
    )


def recipes(town: Town) -> None:
    seen = [0] * len(town.rules.recipe_kind)
    for r in town.recipe:
        if r >= 0:
            seen[r] += 1
    for r, layer in enumerate(town.recipe_layer):
        seen[r] += layer >= 0
        seen[r] += town.cooked_by[r] >= 0
    for pending in town.stack:
        if pending.kind == NEW_RECIPE:
            for r in pending.data:
                seen[r] += 1
    assert seen == [1] * len(seen)


def money(town: Town) -> None:
    assert sum(town.money) == town.ledger
    assert min(town.money) >= 0
    assert min(town.garbage) >= 0
    assert min(town.points) >= 0
    for war in town.wars:
        for seat in range(town.seats):
            assert war.bids[seat] <= town.money[seat] or not war.mask >> seat & 1


def upgrades(town: Town) -> int:
    """How many upgrades there are. Bought or given, they change hands and are never lost (RR-4.6, RR-8)."""
    return sum(owned.bit_count() for owned in town.upgrades)


def places(town: Town) -> None:
    for chef, pawn in enumerate(town.pawn_of):
        assert pawn < 0 or town.chef[pawn] == chef
    if town.phase > 0:
        kinds = town.rules.recipe_kind
        for seat in range(town.seats):
            held = [r for r in town.recipe[2 * seat : 2 * seat + 2] if r >= 0]
            if len(held) == 2 and not town.rules.from_scratch:
                assert kinds[held[0]] != kinds[held[1]]
