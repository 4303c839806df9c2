"""RR-5: declaring, scoring, garbage, new recipes, levels, the counter."""

from __future__ import annotations

import pytest

from tableside.games.rival_restaurants.catalog.ids import INGREDIENTS, MARKET_OF
from tests.rival_restaurants.scene import Scene

KIMBAP = ("rice", "carrot", "eggs")
PHO = ("noodles", "beans", "garlic", "onion", "scallions", "beef")


def two_cooks() -> Scene:
    scene = (
        Scene().restaurants("rising-sun", "uncle-sams").recipe(0, "kimbap", "pho-bo").recipe(1, "apple-pie", "lasagna")
    )
    return scene.stock(0, *KIMBAP, *PHO).stock(1, "flour", "sweet-fruit", "butter").kitchen()


def test_declared_together_and_secretly() -> None:
    """RR-5.1: a declaration may be withdrawn until all have declared."""
    scene = two_cooks()
    assert scene.state.asked() == (0, 1)
    scene.play(0, "cook kimbap")
    assert scene.town.points[0] == 0
    assert scene.state.view(0).pending.mine == "cook kimbap: rice, carrot, eggs"  # type: ignore[union-attr]
    assert scene.state.view(1).pending.mine is None  # type: ignore[union-attr]
    scene.play(0, "uncook")
    scene.play(0, "cook pho-bo")
    scene.play(1, "cook nothing")
    assert scene.town.points == [6, 0, 0]


def test_one_recipe_a_day_without_the_stove() -> None:
    """RR-5.1"""
    scene = two_cooks()
    scene.refused(0, "cook kimbap & pho-bo", "RR-5.2")
    scene.refused(
        0, "cook kimbap: rice, carrot, eggs & pho-bo: noodles, beans, garlic, onion, scallions, beef", "RR-5.1"
    )


def test_basic_and_gourmet_at_once_with_the_stove() -> None:
    """RR-5.1, RR-5.3: the penalty applies to both; RR-5.4: garbage after both."""
    scene = Scene().restaurants("rising-sun").upgrade(0, "double-stove").recipe(0, "kimbap", "pho-bo").garbage(0, 1)
    scene.stock(0, *KIMBAP, *PHO).kitchen()
    scene.play(0, "cook kimbap & pho-bo")
    assert scene.town.points[0] == (3 - 1) + (6 - 1)
    assert scene.town.garbage[0] == 1 + 0 + 2
    assert scene.state.view(None).seats[0].cooked == ["kimbap", "pho-bo"]
    assert {recipe.kind for recipe in scene.state.view(None).seats[0].recipes} == {"basic", "gourmet"}


def both_cooked(*upgrades: str) -> Scene:
    scene = Scene().restaurants("rising-sun").upgrade(0, "double-stove", *upgrades).recipe(0, "kimbap", "pho-bo")
    scene.stock(0, *KIMBAP, *PHO).kitchen()
    scene.play(0, "cook kimbap & pho-bo")
    return scene


@pytest.mark.parametrize("book", ["basic-cookbook", "gourmet-cookbook"])
def test_with_a_cookbook_the_chef_says_which_of_two_recipes_he_draws_first(book: str) -> None:
    """RR-5.4: in any order. The player may want to see one before choosing the other."""
    kind = book.removesuffix("-cookbook")
    other = {"basic": "gourmet", "gourmet": "basic"}[kind]
    scene = both_cooked(book)
    assert (scene.step, scene.legal(0)) == ("afterwards", ["first basic", "first gourmet"])
    scene.play(0, f"first {other}")
    assert scene.step == "new-recipe"  # the open one came first, then four to choose from
    assert [recipe.kind for recipe in scene.state.view(0).seats[0].recipes] == [other]
    assert [recipe.kind for recipe in scene.state.view(0).recipes] == [kind] * 4
    scene = both_cooked(book)
    scene.play(0, f"first {kind}")
    assert scene.state.view(0).seats[0].recipes == []
    assert [recipe.kind for recipe in scene.state.view(0).recipes] == [kind] * 4
    scene.play(0, scene.legal(0)[0])
    assert sorted(recipe.kind for recipe in scene.state.view(0).seats[0].recipes) == ["basic", "gourmet"]


def test_with_both_cookbooks_too() -> None:
    """RR-5.4"""
    scene = both_cooked("basic-cookbook", "gourmet-cookbook")
    scene.play(0, "first gourmet")
    assert [recipe.kind for recipe in scene.state.view(0).recipes] == ["gourmet"] * 4
    scene.play(0, scene.legal(0)[0])
    assert [recipe.kind for recipe in scene.state.view(0).recipes] == ["basic"] * 4


def test_without_a_cookbook_the_order_of_two_recipes_is_nothing_to_ask() -> None:
    """RR-5.4: both are drawn openly from separate decks, and nothing is chosen."""
    scene = both_cooked()
    assert scene.town.day == 2
    assert [recipe.kind for recipe in scene.state.view(None).seats[0].recipes] == ["basic", "gourmet"]


def test_a_level_may_come_between_two_recipes() -> None:
    """RR-5.4, RR-5.5: The Soul of Seoul chooses when it gets its cookbook."""
    scene = Scene().restaurants("the-soul-of-seoul").upgrade(0, "double-stove").recipe(0, "kimbap", "pho-bo")
    scene.garbage(0, 4).stock(0, *KIMBAP, *PHO).kitchen()
    scene.play(0, "cook kimbap & pho-bo")
    assert scene.town.points[0] == 0 + 2
    scene = Scene().restaurants("the-soul-of-seoul").upgrade(0, "double-stove").recipe(0, "kimbap", "pho-bo")
    scene.garbage(0, 3).stock(0, *KIMBAP, *PHO).kitchen()
    scene.play(0, "cook kimbap & pho-bo")
    assert (scene.town.points[0], scene.step) == (1 + 3, "afterwards")
    assert scene.legal(0) == ["first level", "first basic", "first gourmet"]
    scene.play(0, "first gourmet")
    assert scene.legal(0) == ["first level", "first recipe"]
    scene.play(0, "first level")
    assert (scene.step, len(scene.state.view(0).recipes)) == ("new-recipe", 4)


def test_points_of_a_recipe() -> None:
    """RR-5.3: cuisine, less garbage held before; used ingredients go to their market's discard."""
    scene = Scene().restaurants("the-soul-of-seoul").recipe(0, "kimbap", "lasagna").garbage(0, 2).stock(0, *KIMBAP)
    scene.kitchen()
    before = scene.town.discard[:]
    scene.play(0, "cook kimbap")
    assert scene.town.points[0] == 3 + 1 - 2
    told = scene.told("cooks")[0]
    assert told.args["n"] == 2
    assert scene.town.day == 2
    assert scene.town.discard[4] >= before[4]


def test_never_below_0() -> None:
    """RR-5.3"""
    scene = Scene().restaurants("rising-sun").recipe(0, "kimbap", "lasagna").garbage(0, 9).stock(0, *KIMBAP).kitchen()
    scene.play(0, "cook kimbap")
    assert scene.town.points[0] == 0
    assert scene.town.garbage[0] == 9


def test_a_new_recipe_of_the_same_kind() -> None:
    """RR-5.4: with the cookbook, look at 4, keep 1."""
    scene = Scene().restaurants("rising-sun").recipe(0, "kimbap", "lasagna").stock(0, *KIMBAP).kitchen()
    scene.play(0, "cook kimbap")
    recipes = scene.state.view(None).seats[0].recipes
    assert [recipe.kind for recipe in recipes] == ["basic", "gourmet"]
    assert recipes[0].key != "kimbap"
    scene = Scene().restaurants("rising-sun").upgrade(0, "basic-cookbook").recipe(0, "kimbap", "lasagna")
    scene.stock(0, *KIMBAP).kitchen()
    scene.play(0, "cook kimbap")
    kept = scene.legal(0)[3]
    assert len(scene.legal(0)) == 4
    scene.play(0, kept)
    assert f"keep {scene.state.view(None).seats[0].recipes[0].key}" == kept


def test_a_deck_too_short_takes_the_cooked_recipes_under_it() -> None:
    """RR-5.4: those of all players, of that kind."""
    scene = Scene().restaurants("rising-sun").upgrade(0, "basic-cookbook").recipe(0, "kimbap", "lasagna")
    basics = [r for r, kind in enumerate(scene.town.rules.recipe_kind) if kind == 0 and scene.town.recipe_layer[r] >= 0]
    for recipe in basics[2:]:
        scene.town.recipe_layer[recipe] = -1
        scene.town.cooked_by[recipe] = 1
    scene.stock(0, *KIMBAP).kitchen()
    scene.play(0, "cook kimbap")
    seen = [scene.town.rules.recipe_keys.index(move.removeprefix("keep ")) for move in scene.legal(0)]
    assert set(basics[:2]) < set(seen)  # the old deck is on top
    assert len(seen) == 4
    assert scene.state.view(None).seats[1].cooked == []


def test_levels_each_once_in_order() -> None:
    """RR-5.5"""
    scene = Scene().restaurants("pho-realz").recipe(0, "kimbap", "pho-bo").points(0, 2).stock(0, *PHO).kitchen()
    scene.play(0, "cook pho-bo")
    assert scene.town.points[0] == 9
    assert [event.args["n"] for event in scene.told("level")] == [2, 3]


def test_chefs_may_decline_to_cook() -> None:
    """RR-5.6"""
    scene = two_cooks()
    scene.play(0, "cook nothing")
    scene.play(1, "cook nothing")
    assert (scene.town.points, scene.town.day) == ([0, 0, 0], 2)


def test_silence_is_no_declaration() -> None:
    """RR-5.6, RR-1.10"""
    scene = (
        Scene(choice_seconds=30).restaurants("rising-sun").recipe(0, "kimbap", "lasagna").stock(0, *KIMBAP).kitchen()
    )
    scene.time_up()
    assert (scene.town.points[0], scene.town.day) == (0, 2)


def test_shared_decks_in_seat_order() -> None:
    """RR-5.4: on day 1 the Head Chef draws first."""
    scene = two_cooks()
    scene.play(1, "cook apple-pie")
    scene.play(0, "cook kimbap")
    assert [event.args["seat"] for event in scene.told("new-recipe")] == ["@0", "@1"]


def test_the_counter() -> None:
    """RR-5.7: the rightmost card is discarded, the others slide right, empty bins are filled right to left."""
    scene = Scene().bins("fruit-stand", "tomato", None, "beans", "avocado").market()
    for seat in range(2):
        scene.play(seat, "ready")
    scene.play(2, "ready")
    bins = scene.state.view(None).markets[1].bins
    assert bins[2:] == ["tomato", "beans"]
    assert None not in bins
    assert scene.state.view(None).markets[1].discard == {"avocado": 1}


def test_a_shelf_found_empty_in_phase_3_is_its_discard() -> None:
    """RR-5.7: both empty: nothing."""
    scene = Scene().bins("fruit-stand", "tomato").empty_shelf("fruit-stand").bins("dairy-king").market()
    for i in range(20, 24):  # seat 0 holds all dairy
        scene.town.stock[i] += scene.town.shelf[i]
        scene.town.shelf[i] = 0
    scene.town.shelf_size[4] = 0
    scene.ready().decline()
    assert None not in scene.state.view(None).markets[1].bins
    assert scene.state.view(None).markets[1].discard == {}
    assert scene.state.view(None).markets[4].bins == [None, None, None]


def test_a_shelf_whose_last_card_fills_a_bin_is_refilled_the_same_evening() -> None:
    """RR-5.7: no day begins with an empty shelf while its market has discards."""
    scene = Scene().bins("fruit-stand", "tomato", "beans", "peppers", "avocado").empty_shelf("fruit-stand")
    town = scene.town
    last = next(i for i in range(INGREDIENTS) if MARKET_OF[i] == 1 and town.discard[i])
    town.discard[last] -= 1
    town.shelf[last] += 1
    town.shelf_size[1] = 1  # one card left: it will fill the bin that the avocado leaves
    scene.kitchen()
    assert scene.town.day == 2
    market = scene.state.view(None).markets[1]
    assert None not in market.bins
    assert (market.shelf, market.discard) == (6 * 5 - 4, {})
    scene.market("fruit-stand")
    scene.play(0, "buy fruit-stand shelf")
