"""RR-9 Jackpot."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_two_pairs_bring_800() -> None:
    """RR-9: and are kept."""
    scene = Scene().hand(0, "jackpot").stock(0, "milk", "milk", "beef", "beef").market()
    scene.play(0, "play jackpot")
    assert (scene.purse(0), scene.has(0, "milk"), scene.has(0, "beef")) == (1100, 2, 2)


def test_four_of_a_kind_are_no_two_pairs() -> None:
    """RR-9: two different ingredients."""
    scene = Scene().hand(0, "jackpot").stock(0, "milk", "milk", "milk", "milk", "beef").market()
    scene.refused(0, "play jackpot", "RR-9 Jackpot")


def test_mystery_ingredients_make_pairs_too_and_more_than_two_count_no_more() -> None:
    """RR-9, RR-9.1: in phase 1 as well."""
    scene = Scene().hand(0, "jackpot").stock(0, "wine", "wine", "wine", "tofu", "tofu", "milk", "milk").go().claims()
    scene.play(0, "play jackpot")
    assert scene.purse(0) == 300 + 800
    assert scene.has(0, "wine") == 3
