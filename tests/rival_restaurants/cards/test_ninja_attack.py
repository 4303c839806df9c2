"""RR-9 Ninja Attack."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_steals_a_random_card() -> None:
    """RR-9: hands are hidden. Afterwards both players know what it was, and the others do not."""
    scene = Scene().hand(0, "ninja-attack").hand(1, "taxes", "jackpot").market()
    scene.play(0, "play ninja-attack p2")
    scene.play(1, "pass")
    [stolen] = scene.cards(0)
    assert stolen in ("taxes", "jackpot")
    assert scene.state.view(1).seats[0].known == [stolen]
    assert scene.state.view(2).seats[0].known == []
    [event] = scene.told("stolen-card")
    assert [event.seen_by(seat) for seat in (0, 1, 2, None)] == [True, True, False, False]


def test_only_from_a_chef_who_has_one() -> None:
    """RR-9"""
    scene = Scene().hand(0, "ninja-attack").market()
    scene.refused(0, "play ninja-attack p2", "RR-9 Ninja Attack")


def test_a_clam_that_was_his_last_card_leaves_nothing_to_steal() -> None:
    """RR-9.3"""
    scene = Scene().hand(0, "ninja-attack", "clam-voyance").hand(1, "clam-voyance").market()
    scene.play(0, "play ninja-attack p2")
    scene.play(1, "clam")
    scene.play(0, "clam")
    assert scene.cards(0) == []
