"""RR-8 The Soul of Seoul."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def cooking(points: int, *upgrades: str) -> Scene:
    scene = Scene().restaurants("the-soul-of-seoul").recipe(0, "kimbap", "lasagna").points(0, points)
    scene.upgrade(0, *upgrades).stock(0, "rice", "carrot", "eggs").kitchen()
    scene.play(0, "cook kimbap")  # 3, and 1 for the cuisine
    return scene


def test_the_cookbook_serves_this_draw_if_taken_first() -> None:
    """RR-8, RR-5.5"""
    scene = cooking(0)
    assert scene.legal(0) == ["first level", "first recipe"]
    scene.play(0, "first level")
    assert scene.state.view(None).seats[0].upgrades == ["basic-cookbook"]
    assert len(scene.legal(0, "keep")) == 4
    scene = cooking(0)
    scene.play(0, "first recipe")
    assert scene.state.view(None).seats[0].upgrades == ["basic-cookbook"]
    assert scene.town.day == 2


def test_owned_already_it_is_money() -> None:
    """RR-8"""
    scene = cooking(0, "basic-cookbook")
    scene.play(0, "first level")
    assert scene.told("gains")[0].args["money"] == 400
    scene = cooking(4, "gourmet-cookbook")
    scene.play(0, "first level")
    assert scene.told("gains")[0].args["money"] == 600


def test_level_4_one_more_for_each_basic_from_now_on() -> None:
    """RR-8, RR-5.5: this cooking included, not for gourmets."""
    scene = cooking(8)
    assert scene.town.points[0] == 8 + 4 + 1
    scene = Scene().restaurants("the-soul-of-seoul").recipe(0, "kimbap", "kung-pao-chicken").points(0, 12)
    scene.stock(0, "rice", "beans", "peppers", "scallions", "poultry").kitchen()
    scene.play(0, "cook kung-pao-chicken")
    assert scene.town.points[0] == 12 + 5
