"""RR-9 Food Inspector."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_up_to_two_chefs_give_100_per_garbage() -> None:
    """RR-9, RR-9.1: a player who cannot pay in full pays what they have."""
    scene = Scene(4).hand(0, "food-inspector").garbage(1, 2).garbage(2, 5).garbage(3, 1).go().claims()
    scene.refused(0, "play food-inspector p2 p3 p4", "RR-9 Food Inspector")
    scene.play(0, "play food-inspector p2 p3")
    assert [scene.purse(seat) for seat in range(4)] == [300 + 200 + 300, 100, 0, 300]


def test_one_is_enough() -> None:
    """RR-9: up to two."""
    scene = Scene().hand(0, "food-inspector").garbage(1, 2).go().claims()
    assert scene.legal(0, "play") == ["play food-inspector p2"]


def test_phase_1_only() -> None:
    """RR-9"""
    scene = Scene().hand(0, "food-inspector").garbage(1, 2).market()
    scene.refused(0, "play food-inspector p2", "RR-9 Food Inspector")


def test_a_clam_protects_its_player_alone() -> None:
    """RR-9.2"""
    scene = Scene().hand(0, "food-inspector").garbage(1, 2).garbage(2, 1).hand(1, "clam-voyance").go().claims()
    scene.play(0, "play food-inspector p2 p3")
    scene.play(1, "clam")
    assert [scene.purse(seat) for seat in range(3)] == [400, 300, 200]
    assert scene.town.garbage == [0, 2, 1]  # they keep it


def test_nobody_without_garbage() -> None:
    """RR-9"""
    scene = Scene().hand(0, "food-inspector").go().claims()
    scene.refused(0, "play food-inspector p2", "RR-9 Food Inspector")
