"""RR-9 Surveillance Camera (Deluxe)."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def watched() -> Scene:
    scene = Scene().hand(0, "surveillance-camera").hand(1, "taxes", "jackpot").hand(2, "clam-voyance").market()
    scene.play(0, "play surveillance-camera")
    return scene


def test_all_others_show_their_cards_and_you_remember() -> None:
    """RR-9"""
    scene = watched()
    scene.play(1, "pass")
    scene.play(2, "pass")
    assert scene.state.view(0).seats[1].known == ["jackpot", "taxes"]
    assert scene.state.view(0).seats[2].known == ["clam-voyance"]
    assert scene.state.view(2).seats[1].known == []
    [first, _] = scene.told("shown-hand")
    assert [first.seen_by(seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    scene.play(1, "play taxes")
    assert scene.state.asked() == (2,)
    assert scene.state.view(0).seats[1].known == ["jackpot"]


def test_a_clam_hides_ones_hand() -> None:
    """RR-9.2"""
    scene = watched()
    scene.play(1, "pass")
    scene.play(2, "clam")
    assert scene.state.view(0).seats[2].known == []
    assert scene.state.view(0).seats[1].known == ["jackpot", "taxes"]
