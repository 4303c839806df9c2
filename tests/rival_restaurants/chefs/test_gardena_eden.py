"""RR-7.4 Gardena Eden: Save the Animals."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def cooking(*stock: str) -> Scene:
    scene = Scene(chefs=("gardena-eden",)).restaurants("rising-sun").recipe(0, "banh-mi", "lasagna")
    scene.stock(0, *stock).recipe(1, "yakitori", "bibimbap").stock(1, "beef", "pork")
    scene.recipe(2, "guacamole", "chiles-rellenos").stock(2, "poultry")
    return scene.kitchen()


def test_two_vegetables_for_any_meat() -> None:
    """RR-7.4"""
    scene = cooking("bread", "carrot", "onion", "garlic")
    scene.play(0, "cook banh-mi: bread, carrot, pork=garlic+onion")
    scene.decline()
    assert scene.town.points[0] == 3
    assert scene.step != "veto"  # she used it, so she names nothing
    assert scene.told("cooks")[0].args["with"] == ["$rr-bread", "$rr-carrot", "$rr-garlic", "$rr-onion"]


def test_the_pair_may_be_two_of_a_kind() -> None:
    """RR-7.4"""
    scene = cooking("bread", "carrot", "onion", "onion")
    scene.play(0, "cook banh-mi: bread, carrot, pork=onion+onion")
    scene.decline()
    assert scene.town.points[0] == 3


def test_cooking_without_she_names_a_meat_that_a_recipe_lists() -> None:
    """RR-7.4: another chef discards it. RR-5.6: after all cooking."""
    scene = cooking("bread", "carrot", "pork")
    scene.play(0, "cook banh-mi")
    scene.decline()
    assert scene.step == "veto"
    assert scene.legal(0) == ["pass", "use gardena-eden p2 beef"]  # none of their recipes has pork or poultry
    scene.play(0, "use gardena-eden p2 beef")
    assert scene.has(1, "beef") == 0


def test_goo_and_tofu_are_not_her_exchange() -> None:
    """RR-7.4"""
    scene = cooking("bread", "carrot", "tofu")
    scene.play(0, "cook banh-mi: bread, carrot, pork=tofu")
    scene.decline()
    assert scene.step == "veto"
    scene.play(0, "pass")
    assert scene.has(1, "beef") == 1


def test_without_cooking_no_veto() -> None:
    """RR-7.4"""
    scene = cooking("bread", "carrot", "pork").decline()
    assert scene.town.day == 2


def test_a_clam_saves_the_meat() -> None:
    """RR-7.4, RR-9.2: Clam-Voyance is playable in every phase."""
    scene = Scene(chefs=("gardena-eden",)).restaurants("rising-sun").recipe(0, "banh-mi", "lasagna")
    scene.stock(0, "bread", "carrot", "pork").recipe(1, "yakitori", "bibimbap").stock(1, "beef")
    scene.hand(1, "clam-voyance").kitchen()
    scene.play(0, "cook banh-mi")
    scene.decline()
    scene.play(0, "use gardena-eden p2 beef")
    scene.play(1, "clam")
    assert scene.has(1, "beef") == 1


def test_her_pair_stands_for_meat_only() -> None:
    """RR-7.4, RR-5.2: not for butter, the first ingredient after the meats."""
    scene = Scene(chefs=("gardena-eden",)).recipe(0, "apple-pie", "lasagna")
    scene.stock(0, "flour", "sweet-fruit", "carrot", "onion", "butter").kitchen()
    scene.refused(0, "cook apple-pie: flour, sweet-fruit, butter=carrot+onion", "RR-5.2")


def test_each_pair_takes_two_cards() -> None:
    """RR-7.4, RR-5.2: each card fills one listed place; three vegetables are not two pairs, four are."""
    for vegetables, cookable in ((("carrot", "onion", "scallions"), False), (("carrot", "onion") * 2, True)):
        scene = Scene(chefs=("gardena-eden",)).recipe(0, "kimbap", "bouillabaisse").hand(0, "go-vegan")
        scene.stock(0, "potato", "tomato", "garlic", *vegetables).kitchen()
        assert bool(scene.legal(0, "cook bouillabaisse")) == cookable


def test_home_cook_the_cooking_that_wakes_her_earns_the_veto() -> None:
    """RR-11.1, RR-7.4: it comes after all cooking (RR-5.6) if she has reached level 2 by then, and otherwise not."""
    for garbage, veto in ((0, True), (1, False)):
        scene = Scene(chefs=("gardena-eden",), home_cook=True).restaurants("rising-sun").garbage(0, garbage)
        scene.recipe(0, "banh-mi", "lasagna").stock(0, "bread", "carrot", "pork")
        scene.recipe(1, "yakitori", "bibimbap").stock(1, "beef").kitchen()
        scene.play(0, "cook banh-mi")
        scene.decline()
        assert (scene.town.points[0], scene.step == "veto") == (3 - garbage, veto)
