"""RR-8 Souffle Away."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def cooking(points: int, *dishes: str) -> Scene:
    scene = Scene().restaurants("souffle-away").recipe(0, "kimbap", "seafood-risotto").points(0, points)
    scene.upgrade(0, "double-stove").stock(0, "rice", "carrot", "eggs")
    scene.stock(0, "rice", "onion", "shellfish", "butter", "wine").kitchen()
    scene.play(0, "cook " + " & ".join(dishes))
    return scene


def test_100_per_recipe_from_level_2_on() -> None:
    """RR-8, RR-5.5: this cooking included."""
    assert cooking(0, "kimbap").told("gains")[0].args["money"] == 100
    scene = cooking(3, "kimbap", "seafood-risotto")
    assert scene.told("gains")[0].args["money"] == 200


def test_keeps_one_non_mystery_ingredient_from_level_3_on() -> None:
    """RR-8: one card that was really used, once a day, even with two recipes."""
    scene = cooking(7, "kimbap", "seafood-risotto")
    assert scene.step == "kept-ingredient"
    assert "choose wine" not in scene.legal(0)
    assert "choose none" in scene.legal(0)
    scene.play(0, "choose rice")
    assert scene.has(0, "rice") == 1
    assert scene.step != "kept-ingredient"
    assert cooking(0, "kimbap").step != "kept-ingredient"


def test_one_more_for_each_gourmet_from_level_4_on() -> None:
    """RR-8"""
    scene = cooking(5, "seafood-risotto")  # 5 + 7 = 12: level 4 counts at once
    assert scene.town.points[0] == 5 + 7 + 1


def test_the_kept_ingredient_is_named_after_the_new_recipe_is_seen() -> None:
    """RR-5.4: on the day level 3 is reached, and later. With a cookbook, after the recipe is chosen."""
    for points in (4, 7):
        scene = cooking(points, "kimbap")
        assert scene.step == "kept-ingredient"
        assert scene.town.recipe[0] >= 0
        assert [event.args["seat"] for event in scene.told("new-recipe")] == ["@0"]
        scene.play(0, "choose eggs")
        assert scene.has(0, "eggs") == 1
    scene = Scene().restaurants("souffle-away").recipe(0, "kimbap", "lasagna").points(0, 7)
    scene.upgrade(0, "basic-cookbook").stock(0, "rice", "carrot", "eggs").kitchen()
    scene.play(0, "cook kimbap")
    assert scene.step == "new-recipe"
    scene.play(0, scene.legal(0, "keep")[0])
    assert scene.step == "kept-ingredient"
    scene.play(0, "choose rice")
    assert scene.has(0, "rice") == 1
