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


def test_an_offer_of_what_is_gone_can_no_longer_be_accepted() -> None:
    """RR-9, RR-4.6: the refusal to accept says why."""
    scene = Scene().hand(0, "monopoly").stock(1, "rice").market()
    scene.play(1, "offer p3: rice for $100")
    scene.play(0, "play monopoly rice")
    error = scene.refused(2, "accept 1", "RR-4.6")
    assert error.arguments == {"seat": "@1", "what": "$rr-thing-ingredient"}


def test_only_what_somebody_has_can_be_named() -> None:
    """RR-9"""
    scene = Scene().hand(0, "monopoly").stock(0, "beef").stock(1, "rice").market()
    assert scene.legal(0, "play") == ["play monopoly rice"]
