"""RR-9 Negative Critic."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_one_popularity_less() -> None:
    """RR-9: a level reached stays (RR-5.5)."""
    scene = Scene().hand(0, "negative-critic").points(1, 3).market()
    scene.play(0, "play negative-critic p2")
    assert (scene.town.points[1], scene.town.level[1]) == (2, 1)


def test_never_below_0() -> None:
    """RR-9.1: the last point can be lost, but no more."""
    scene = Scene().hand(0, "negative-critic").points(2, 1).market()
    scene.refused(0, "play negative-critic p2", "RR-9 Negative Critic")
    scene.play(0, "play negative-critic p3")
    assert scene.town.points[2] == 0


def test_a_level_is_reached_only_once() -> None:
    """RR-5.5"""
    scene = Scene().restaurants("rising-sun", "pho-realz").hand(0, "negative-critic").points(1, 3)
    scene.recipe(1, "kimbap", "lasagna").stock(1, "rice", "carrot", "eggs").market()
    scene.play(0, "play negative-critic p2")
    scene.ready()
    scene.play(1, "cook kimbap")
    assert scene.told("gains") == []
