"""RR-8 Pho Realz: $300, $600, $900."""

from __future__ import annotations

import pytest

from tests.rival_restaurants.scene import Scene


@pytest.mark.parametrize(("points", "bonus"), [(0, 300), (4, 600), (9, 900)])
def test_money_on_reaching_a_level(points: int, bonus: int) -> None:
    """RR-8, RR-5.5: each once."""
    scene = Scene().restaurants("pho-realz").recipe(0, "apple-pie", "lasagna").points(0, points)
    scene.stock(0, "flour", "sweet-fruit", "butter").kitchen()
    scene.play(0, "cook apple-pie")
    assert scene.told("gains")[0].args["money"] == bonus
    assert len(scene.told("gains")) == 1


def test_two_levels_at_once_come_in_order() -> None:
    """RR-5.5"""
    scene = Scene().restaurants("pho-realz").recipe(0, "apple-pie", "pho-bo")
    scene.stock(0, "noodles", "beans", "garlic", "onion", "scallions", "beef").kitchen()
    scene.play(0, "cook pho-bo")  # 6, and 1 for the cuisine
    assert [event.args["money"] for event in scene.told("gains")] == [300, 600]
