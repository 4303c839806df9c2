"""RR-9 Discount."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_half_price_from_when_it_is_played() -> None:
    """RR-4.4: rounded up, at least $100."""
    scene = Scene().hand(0, "discount").money(0, 900).bins("mystery-mart", "wine", "tofu").market("mystery-mart")
    scene.play(0, "buy wine")
    scene.play(0, "play discount")
    scene.play(0, "buy tofu")
    assert scene.purse(0) == 900 - 300 - 200


def test_in_a_war_it_lowers_only_ones_minimum() -> None:
    """RR-4.4: the bid is all that is paid (RR-4.1)."""
    scene = Scene(2).hand(0, "discount").bins("mystery-mart", "wine").money(0, 600).money(1, 600)
    scene.market("mystery-mart", "mystery-mart", claims=(1, 1))
    scene.play(0, "play discount")
    scene.refused(1, "bid 200", "RR-4.1")
    scene.play(0, "bid 200")
    scene.play(1, "bid 300")
    scene.play(0, "bid 400")
    scene.play(1, "drop")
    assert scene.purse(0) == 200


def test_for_the_day() -> None:
    """RR-9"""
    scene = Scene().hand(0, "discount").market()
    scene.play(0, "play discount")
    assert scene.state.view(None).seats[0].marks == ["discount"]
    scene.ready().decline()
    assert scene.state.view(None).seats[0].marks == []
