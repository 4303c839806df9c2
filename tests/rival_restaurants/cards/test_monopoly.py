"""RR-9 Monopoly."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_everyone_gives_all_of_theirs() -> None:
    """RR-9"""
    scene = Scene().hand(0, "monopoly").stock(0, "rice").stock(1, "rice", "rice").stock(2, "rice", "wine").market()
    scene.refused(0, "play monopoly wine", "RR-9 Monopoly")
    scene.play(0, "play monopoly rice")
    assert [scene.has(seat, "rice") for seat in range(3)] == [4, 0, 0]


def test_a_clam_keeps_ones_own() -> None:
    """RR-9.2: those without the ingredient are not hit and not asked."""
    scene = Scene().hand(0, "monopoly").stock(1, "rice", "rice").hand(1, "clam-voyance").hand(2, "taxes").market()
    scene.play(0, "play monopoly rice")
    assert scene.state.asked() == (1,)
    scene.play(1, "clam")
    assert scene.has(1, "rice") == 2
