"""RR-5.2: every way to cook a recipe."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.engine.errors import IllegalMove, InvalidMove
from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, INGREDIENTS
from tableside.games.rival_restaurants.core.model.town import Cooking
from tableside.games.rival_restaurants.core.phases.declare import check_cooking
from tableside.games.rival_restaurants.core.phases.kitchen import all_ways, proposals
from tests.rival_restaurants.scene import Scene


def kitchen(recipe: str, *stock: str, chef: str = "kim-chi") -> Scene:
    other = "lasagna" if recipe != "lasagna" else "pho-bo"
    scene = Scene(chefs=(chef,)).restaurants("uncle-sams").recipe(0, "kimbap", other).recipe(0, recipe)
    return scene.stock(0, *stock).hand(0, "taxes").kitchen()


def test_needs_every_listed_ingredient() -> None:
    """RR-5.2"""
    scene = kitchen("banh-mi", "bread", "carrot")
    assert scene.legal(0, "cook") == ["cook nothing"]
    scene.refused(0, "cook banh-mi: bread, carrot, pork", "RR-5.2")
    scene.refused(0, "cook banh-mi", "RR-5.2")


def test_goo_for_any_listed_ingredient() -> None:
    """RR-5.2"""
    scene = kitchen("banh-mi", "bread", "carrot", "alien-goo")
    assert scene.legal(0, "cook") == ["cook nothing", "cook banh-mi: bread, carrot, pork=alien-goo"]


def test_tofu_for_any_meat_makes_less_garbage() -> None:
    """RR-5.2: one less for each, never below 0."""
    scene = kitchen("clam-chowder", "potato", "carrot", "tofu", "tofu", "milk")
    scene.play(0, "cook clam-chowder: potato, carrot, fish=tofu, shellfish=tofu, milk")
    assert scene.town.garbage[0] == 0
    scene = kitchen("clam-chowder", "potato", "carrot", "fish", "tofu", "milk")
    scene.play(0, "cook clam-chowder")
    assert scene.town.garbage[0] == 1
    scene = kitchen("banh-mi", "bread", "tofu", "tofu", "carrot")
    scene.refused(0, "cook banh-mi: bread=tofu, carrot, pork=tofu", "RR-5.2")


def test_one_sauce_on_a_basic_one_wine_on_a_gourmet() -> None:
    """RR-5.2: +1 each."""
    scene = kitchen("banh-mi", "bread", "carrot", "pork", "secret-sauce", "wine")
    assert scene.legal(0, "cook banh") == [
        "cook banh-mi: bread, carrot, pork",
        "cook banh-mi: bread, carrot, pork + secret-sauce",
    ]
    scene.refused(0, "cook banh-mi: bread, carrot, pork + wine", "RR-5.2")
    scene.play(0, "cook banh-mi + secret-sauce")
    assert scene.told("cooks")[0].args["with"] == ["$rr-bread", "$rr-carrot", "$rr-pork", "$rr-secret-sauce"]
    assert scene.town.points[0] == 4
    assert scene.has(0, "secret-sauce") == 0
    scene = kitchen("bouillabaisse", "potato", "tomato", "garlic", "fish", "shellfish", "wine")
    scene.play(0, "cook bouillabaisse + wine")
    assert scene.town.points[0] == 7


def test_a_listed_mystery_ingredient_has_no_power_a_second_copy_has() -> None:
    """RR-5.2"""
    risotto = ("rice", "onion", "shellfish", "butter", "wine")
    scene = kitchen("seafood-risotto", *risotto)
    assert scene.legal(0, "cook sea") == ["cook seafood-risotto: rice, onion, shellfish, butter, wine"]
    scene = kitchen("seafood-risotto", *risotto, "wine")
    assert len(scene.legal(0, "cook sea")) == 2


def test_goo_may_stand_for_a_listed_mystery_ingredient() -> None:
    """RR-5.2: for listed wine, goo is the wine, and the real wine counts as the second one: +1."""
    scene = kitchen("seafood-risotto", "rice", "onion", "shellfish", "butter", "alien-goo")
    scene.play(0, "cook seafood-risotto: rice, onion, shellfish, butter, wine=alien-goo")
    assert scene.town.points[0] == 7
    scene = kitchen("seafood-risotto", "rice", "onion", "shellfish", "butter", "alien-goo", "wine")
    move = "cook seafood-risotto: rice, onion, shellfish, butter, wine=alien-goo + wine"
    assert move in scene.legal(0)
    scene.play(0, move)
    assert (scene.town.points[0], scene.has(0, "wine"), scene.has(0, "alien-goo")) == (8, 0, 0)


def test_the_way_that_saves_the_wine_is_always_proposed() -> None:
    """RR-5.2: even if the six cheapest ways all use the wine itself."""
    scene = Scene(chefs=("biff-brobeque",)).recipe(0, "kimbap", "coq-au-vin")
    scene.stock(0, *("beef", "fish", "pork", "poultry", "shellfish") * 2, "potato", "butter", "alien-goo", "wine")
    scene.kitchen()
    ways = [move for move in scene.legal(0, "cook coq") if "+" not in move]
    assert len(ways) == 6
    assert [move for move in scene.legal(0, "cook coq") if move.endswith("wine=alien-goo + wine")]


def test_listed_tofu_fills_its_place_or_goo_does() -> None:
    """RR-5.2: a second tofu may replace meat. So may the only one, if goo is the listed tofu."""
    base = ("noodles", "leafy-greens", "scallions", "eggs")
    scene = kitchen("sukiyaki", *base, "tofu", "alien-goo")
    plain = "cook sukiyaki: noodles, leafy-greens, scallions, beef=alien-goo, eggs, tofu"
    clean = "cook sukiyaki: noodles, leafy-greens, scallions, beef=tofu, eggs, tofu=alien-goo"
    assert set(scene.legal(0, "cook suk")) == {plain, clean}
    scene.play(0, clean)
    assert scene.town.garbage[0] == 1, "2, less 1 for the tofu that stands for beef"
    scene = kitchen("sukiyaki", *base, "tofu", "tofu")
    scene.play(0, "cook sukiyaki")
    assert scene.town.garbage[0] == 1


def test_each_card_fills_one_place_and_no_substitute_is_substituted() -> None:
    """RR-5.2"""
    scene = kitchen("banh-mi", "bread", "pork", chef="biff-brobeque")
    scene.refused(0, "cook banh-mi: bread, carrot=pork, pork", "RR-5.2")
    scene = kitchen("banh-mi", "bread", "pork", "tofu", chef="biff-brobeque")
    scene.refused(0, "cook banh-mi: bread, carrot=tofu, pork", "RR-5.2")  # tofu for meat for a vegetable


def test_goo_is_never_an_extra() -> None:
    """RR-5.2"""
    scene = kitchen("banh-mi", "bread", "carrot", "pork", "alien-goo")
    scene.refused(0, "cook banh-mi: bread, carrot, pork + alien-goo", "RR-5.2")


@pytest.mark.parametrize(
    "text", ["cook", "cook pho-bo", "cook banh-mi: bread", "cook banh-mi: bread, bread, pork", "cook &"]
)
def test_cookings_that_are_none(text: str) -> None:
    """RR-5.2"""
    with pytest.raises(InvalidMove):
        kitchen("banh-mi", "bread", "carrot", "pork").state.check(0, text)


def brute_force(scene: Scene, slot: int) -> set[tuple[int, ...]]:
    """Every assignment of single cards or pairs to the places, tried one by one."""
    town = scene.town
    places = town.rules.recipe_places[town.recipe[slot]]
    held = [i for i in range(INGREDIENTS) if town.stock[i]]
    veggies = [i for i in held if 10 <= i < 15]
    choices = [*held, *(a + 32 * (b + 1) for a in veggies for b in veggies if a <= b)]
    found = set()
    for fills in product(choices, repeat=len(places)):
        try:
            check_cooking(town, 0, Cooking(1 << slot, list(fills), 0, 0))
        except IllegalMove:
            continue
        found.add(fills)
    return found


@given(
    st.sampled_from(["banh-mi", "kimchi-pancakes", "quesadilla", "yakitori", "apple-pie"]),
    st.sampled_from(["kim-chi", "biff-brobeque", "gardena-eden", "phyllis-grubman"]),
    st.lists(st.sampled_from([k for k in INGREDIENT_KEYS if k not in ("wine", "chocolate")]), max_size=7),
    st.booleans(),
)
def test_all_ways_are_found(recipe: str, chef: str, stock: list[str], vegan: bool) -> None:
    """RR-5.2, RR-7.3, RR-7.4, RR-7.10, RR-9 Go Vegan: exactly the legal ways, the cheapest first."""
    stock = [key for key in stock if stock.count(key) <= 4]
    scene = Scene(chefs=(chef,)).recipe(0, recipe, "lasagna").stock(0, *stock)
    scene.town.vegan = int(vegan)
    ways = all_ways(scene.town, 0, scene.town.recipe[0], scene.town.stock[:INGREDIENTS], 100_000)
    assert len({tuple(way) for way in ways}) == len(ways)
    assert {tuple(way) for way in ways} == brute_force(scene, 0)
    costs = [cooking.cost for cooking in proposals(scene.town, 0) if cooking.slots == 1 and not cooking.extras]
    assert costs == sorted(costs)
    assert bool(costs) == bool(ways)


def test_the_cheapest_way_is_proposed_however_many_there_are() -> None:
    """RR-5.2, RR-9 Go Vegan: with a full storeroom there are thousands of ways."""
    scene = Scene(chefs=("phyllis-grubman",)).recipe(0, "kimbap", "lasagna")
    scene.stock(0, "noodles", "tomato", "garlic", "beef", "cheese", "milk", "alien-goo", "tofu", "pork", "fish")
    scene.stock(0, "avocado", "beans", "peppers", "sweet-fruit", "carrot", "leafy-greens", "onion", "scallions")
    scene.town.vegan = 1
    gourmet = [cooking for cooking in proposals(scene.town, 0) if cooking.slots == 2]
    # noodles, tomato, garlic and three vegetables or fruits at $100 each, three of them substitutes
    assert gourmet[0].cost == 6 * 10 + 3
    every = all_ways(scene.town, 0, scene.town.recipe[1], scene.town.stock[:INGREDIENTS], 1_000_000)
    assert len(every) > 1000


def test_how_many_ways_are_listed() -> None:
    """RR-5.2: the six cheapest ways of each recipe, or three times three for two. Any other way may be cooked too."""
    scene = Scene(chefs=("phyllis-grubman",)).recipe(0, "banh-mi", "bouillabaisse").upgrade(0, "double-stove")
    scene.stock(0, "bread", "carrot", "potato", "tomato", "garlic")
    scene.stock(0, *("beef", "fish", "pork", "poultry", "shellfish") * 2, "tofu", "alien-goo").kitchen()
    both = [move for move in scene.legal(0, "cook banh") if "&" in move]
    assert (len(scene.legal(0, "cook banh")) - len(both), len(both)) == (6, 9)
    assert len(scene.legal(0, "cook bouillabaisse")) == 6
    scene.play(0, "cook bouillabaisse: potato, tomato=alien-goo, garlic, fish=tofu, shellfish=poultry")
