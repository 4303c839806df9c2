"""RR-7.3 Biff Brobeque: Bro-tein Style."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_any_meat_for_any_veggie_eden_ingredient() -> None:
    """RR-7.3: and $200 for two kinds of meat, substitutes count."""
    scene = Scene(chefs=("biff-brobeque",)).restaurants("pho-realz").recipe(0, "banh-mi", "lasagna")
    scene.stock(0, "bread", "beef", "pork").kitchen()
    scene.play(0, "cook banh-mi: bread, carrot=beef, pork")
    scene.decline()
    assert scene.town.points[0] == 4  # three, and one for the cuisine
    assert scene.purse(0) == 300 + 200 + 300 + 300  # Biff, Pho Realz's level 2, and the next day


def test_one_kind_of_meat_brings_nothing() -> None:
    """RR-7.3: only Chop Shop cards of different kinds count."""
    scene = Scene(chefs=("biff-brobeque",)).restaurants("rising-sun").recipe(0, "banh-mi", "lasagna")
    scene.stock(0, "bread", "pork", "pork", "tofu", "alien-goo").kitchen()
    scene.play(0, "cook banh-mi: bread, carrot=pork, pork=tofu")
    scene.decline()
    assert scene.purse(0) == 300 + 300


def test_not_for_fruit_nor_by_others() -> None:
    """RR-7.3, RR-5.2"""
    scene = Scene(chefs=("biff-brobeque",)).recipe(0, "guacamole", "lasagna").recipe(1, "banh-mi", "bouillabaisse")
    scene.stock(0, "avocado", "beef", "beef").stock(1, "bread", "beef", "pork").kitchen()
    assert scene.town.day == 2  # nobody could cook anything


def test_twice_with_two_recipes() -> None:
    """RR-7.3: per recipe."""
    scene = Scene(chefs=("biff-brobeque",)).restaurants("rising-sun").recipe(0, "banh-mi", "bouillabaisse")
    scene.upgrade(0, "double-stove").stock(
        0, "bread", "beef", "pork", "potato", "tomato", "garlic", "fish", "shellfish"
    )
    scene.kitchen()
    scene.play(0, "cook banh-mi: bread, carrot=beef, pork & bouillabaisse: potato, tomato, garlic, fish, shellfish")
    assert scene.told("gains")[0].args["money"] == 400


def test_a_gourmet_alone_with_two_kinds() -> None:
    """RR-7.3: whichever recipe it is."""
    scene = Scene(chefs=("biff-brobeque",)).restaurants("rising-sun").recipe(0, "kimbap", "bouillabaisse")
    scene.stock(0, "potato", "tomato", "beef", "tofu", "shellfish").kitchen()
    scene.play(0, "cook bouillabaisse: potato, tomato, garlic=beef, fish=tofu, shellfish")
    assert [event.args["money"] for event in scene.told("gains")] == [200]
