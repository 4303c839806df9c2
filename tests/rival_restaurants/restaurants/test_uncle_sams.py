"""RR-8 Uncle Sam's."""

from __future__ import annotations

import pytest

from tests.rival_restaurants.scene import Scene


@pytest.mark.parametrize(
    ("points", "upgrade", "instead"),
    [(0, "social-media", 300), (4, "celebrity-endorsement", 500), (9, "double-stove", 300)],
)
def test_an_upgrade_or_money(points: int, upgrade: str, instead: int) -> None:
    """RR-8"""
    for owned in (False, True):
        scene = Scene().restaurants("uncle-sams").recipe(0, "kimbap", "lasagna").points(0, points)
        if owned:
            scene.upgrade(0, upgrade)
        scene.stock(0, "rice", "carrot", "eggs").kitchen()
        scene.play(0, "cook kimbap")
        assert scene.state.view(None).seats[0].upgrades == [upgrade]
        assert [event.args["money"] for event in scene.told("gains")] == ([instead] if owned else [])
        income = 300 if upgrade == "double-stove" else 400
        assert scene.purse(0) == 300 + (instead if owned else 0) + income


def test_the_new_income_comes_the_next_morning() -> None:
    """RR-8, RR-3.1: $300, and $100 for each of Social Media and Celebrity Endorsement."""
    scene = Scene().restaurants("uncle-sams").recipe(0, "kimbap", "pho-bo")
    scene.stock(0, "noodles", "beans", "garlic", "onion", "scallions", "beef", "wine").kitchen()
    scene.play(0, "cook pho-bo + wine")  # 7 popularity: two levels at once
    assert scene.state.view(None).seats[0].upgrades == ["social-media", "celebrity-endorsement"]
    assert (scene.town.day, scene.purse(0)) == (2, 300 + 500)


def test_a_stove_gained_now_serves_tomorrow() -> None:
    """RR-5.5, RR-5.1: one recipe today, two the next day."""
    scene = Scene().restaurants("uncle-sams").recipe(0, "kimbap", "pho-bo").points(0, 9)
    scene.stock(0, "rice", "carrot", "eggs", "noodles", "beans", "garlic", "onion", "scallions", "beef").kitchen()
    scene.refused(
        0, "cook kimbap: rice, carrot, eggs & pho-bo: noodles, beans, garlic, onion, scallions, beef", "RR-5.1"
    )
    scene.play(0, "cook kimbap")
    scene.decline()
    assert (scene.town.day, scene.town.points[0]) == (2, 12)
    assert scene.state.view(None).seats[0].upgrades == ["double-stove"]
    scene.recipe(0, "apple-pie").stock(0, "flour", "sweet-fruit", "butter").kitchen()
    scene.play(0, "cook apple-pie & pho-bo")
    scene.decline()
    assert scene.told("cooks")[1].args["recipes"] == ["$rr-recipe-apple-pie", "$rr-recipe-pho-bo"]
