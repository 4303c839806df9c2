"""RR-9 Taxes."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_200_from_each_chef() -> None:
    """RR-9, RR-9.1: whoever cannot pay in full pays what he has."""
    scene = Scene(4).hand(0, "taxes").money(1, 100).money(2, 0).market()
    scene.play(0, "play taxes")
    assert [scene.purse(seat) for seat in range(4)] == [600, 0, 0, 100]


def test_all_hit_answer_together_and_a_clam_protects_its_player_alone() -> None:
    """RR-9.2"""
    scene = Scene(4).hand(0, "taxes").hand(1, "clam-voyance").hand(2, "jackpot").market()
    scene.play(0, "play taxes")
    assert scene.state.asked() == (1, 2)
    scene.play(2, "pass")
    scene.play(1, "clam")
    assert [scene.purse(seat) for seat in range(4)] == [700, 300, 100, 100]
