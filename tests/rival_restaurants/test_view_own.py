"""What the view says about a player's own prices and dishes matches what happens."""

import random
from collections import Counter

import pytest

from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, INGREDIENTS
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.kitchen import all_ways
from tableside.games.rival_restaurants.view.table import view_of
from tests.rival_restaurants.scene import Scene

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"edition": "deluxe"},
    {"two_many_cooks": True},
    {"home_cook": True},
    {"mode": "squad"},
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_prices_and_cookings_are_what_they_come_to(options: dict[str, object], seed: int) -> None:
    """RR-4.4, RR-4.5, RR-5.3: the predicted cost of a purchase and the predicted points of a dish."""
    match = Match.start("rival-restaurants", options, seats=2 if "mode" in options else 4, seed=seed)
    choice = random.Random(seed)
    bought = foretold = 0
    told: set[str] = set()
    for _ in range(900):
        if not match.asked():
            break
        seat = choice.choice(match.asked())
        view = match.view(seat)
        moves = match.legal_moves(seat)
        assert {c.move for c in view.cookings} == {m for m in moves if m.startswith("cook ") and m != "cook nothing"}
        for cooking in view.cookings:
            assert cooking.points == sum(dish.points for dish in cooking.dishes)
            assert match.state.foretell(seat, cooking.move) == cooking
            for dish in cooking.dishes:
                assert dish.points == sum(line.n for line in dish.lines)
            foretold += 1
        move = choice.choice([m for m in moves if m != "cook nothing"] or moves)
        word, *rest = move.split()
        price = None
        if word == "buy" and view.step == "buying":
            if rest[0] == "action-card":
                price = view.island.card
            elif len(rest) == 1:
                price = view.island.upgrades[rest[0]]
            else:
                market = next(m for m in view.markets if m.key == rest[0])
                price = market.my_shelf_price if rest[1] == "shelf" else market.my_bin_price
                steps = market.my_shelf_steps if rest[1] == "shelf" else market.my_bin_steps
                assert price == market.price + sum(step.amount for step in steps)
                assert all(step.amount for step in steps)
                told.update(step.reason for step in steps)
        before = view.seats[seat].money
        match.play(seat, move)
        if price is not None:
            bought += 1
            assert before - match.view(seat).seats[seat].money == price
    assert bought > 20
    assert foretold > 0
    assert ("npc" in told) == (options.get("mode") == "squad")  # RR-10.4


def test_what_is_one_s_own_is_not_told_to_others() -> None:
    """RR-1.7: declared dishes and looked-at recipes are in nobody else's view."""
    match = Match.start("rival-restaurants", {}, seats=3, seed=5)
    choice = random.Random(5)
    looked = 0
    for _ in range(1500):
        if not match.asked():
            break
        for seat in range(3):
            view = match.view(seat)
            if view.recipes:
                looked += 1
                assert view.pending.seat == seat
            if view.cookings:
                assert view.step == "declare"
        spectator = match.view(None)
        assert (spectator.cookings, spectator.recipes, spectator.island.card_steps) == ([], [], [])
        seat = choice.choice(match.asked())
        match.play(seat, choice.choice(match.legal_moves(seat)))
    assert looked > 0


@pytest.mark.parametrize("chef", ["phyllis-grubman", "biff-brobeque", "gardena-eden", "kim-chi"])
def test_what_a_chef_can_use_instead_is_not_missing(chef: str) -> None:
    """RR-5.2, RR-7.3, RR-7.4, RR-7.10: nothing is missing exactly if the recipe can be cooked from the stock."""
    choice = random.Random(chef)
    scene = Scene(seats=2, chefs=(chef, "pork-knuckles"))
    town = scene.town
    complete = helped = 0
    for _ in range(400):
        town.stock[:INGREDIENTS] = [choice.choice((0, 0, 0, 1, 2)) for _ in range(INGREDIENTS)]
        for recipe, shown in zip(town.recipe[:2], view_of(town, 0).seats[0].recipes, strict=True):
            ways = all_ways(town, 0, recipe, town.stock[:INGREDIENTS], 1)
            assert (shown.missing == []) == bool(ways), shown
            complete += not shown.missing
            helped += bool(shown.stand_ins)
            assert sorted([*shown.missing, *shown.stand_ins]) == sorted(absent(town, recipe))
    assert complete > 20
    assert helped > 20


def absent(town: Town, recipe: int) -> list[str]:
    stock = Counter(dict(enumerate(town.stock[:INGREDIENTS])))
    return [INGREDIENT_KEYS[i] for i in (Counter(town.rules.recipe_places[recipe]) - stock).elements()]
