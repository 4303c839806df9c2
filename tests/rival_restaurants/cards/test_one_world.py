"""RR-9 One World (Deluxe)."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_throw_away_up_to_three_garbage_for_100_each() -> None:
    """RR-9"""
    scene = Scene().hand(0, "one-world").garbage(0, 4).market("fruit-stand")
    assert scene.legal(0, "play") == [f"play one-world {n}" for n in (1, 2, 3)]
    scene.refused(0, "play one-world 4", "RR-9 One World")
    scene.play(0, "play one-world 3")
    assert (scene.town.garbage[0], scene.purse(0)) == (1, 600)


def test_no_more_than_one_has() -> None:
    """RR-9"""
    scene = Scene().hand(0, "one-world").garbage(0, 1).market("fruit-stand")
    scene.refused(0, "play one-world 2", "RR-9 One World")


def test_without_garbage_there_is_nothing_to_play() -> None:
    """RR-9: otherwise it may be played in phase 1."""
    scene = Scene().hand(0, "one-world").go().claims()
    scene.refused(0, "play one-world 1", "RR-9 One World")
    scene.garbage(0, 2).play(0, "play one-world 2")
    assert (scene.town.garbage[0], scene.purse(0)) == (0, 500)
