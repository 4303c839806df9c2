"""RR-9 Armed Robbery."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_half_the_money_rounded_down() -> None:
    """RR-9.1: to $100."""
    scene = Scene().hand(0, "armed-robbery").money(1, 500).market()
    scene.play(0, "play armed-robbery p2")
    assert (scene.purse(0), scene.purse(1)) == (500, 300)


def test_half_of_100_is_nothing() -> None:
    """RR-9.1: rounded down to $100; no payment is logged."""
    scene = Scene().hand(0, "armed-robbery").market().money(1, 100)
    scene.play(0, "play armed-robbery p2")
    assert (scene.purse(0), scene.purse(1)) == (300, 100)
    assert scene.told("pays") == []


def test_not_from_a_chef_without_money() -> None:
    """RR-9"""
    scene = Scene().hand(0, "armed-robbery").market().money(1, 0)
    scene.refused(0, "play armed-robbery p2", "RR-9 Armed Robbery")


def test_one_card_a_day() -> None:
    """RR-9.1"""
    scene = Scene().hand(0, "armed-robbery", "taxes").market()
    scene.play(0, "play armed-robbery p2")
    assert scene.legal(0, "play") == []
    scene.refused(0, "play taxes", "RR-9.1")
