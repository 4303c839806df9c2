"""RR-9 Fake Sale (Deluxe)."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_market_prices_double_for_the_others() -> None:
    """RR-9: not on the Island, for the rest of the day."""
    scene = Scene(4).hand(0, "fake-sale").bins("fruit-stand", "tomato", "beans")
    scene.go("fruit-stand", "fruit-stand", "island", "fruit-stand").claims()
    scene.play(0, "play fake-sale")
    scene.ready()
    scene.play(0, "buy tomato")
    scene.play(1, "buy beans")
    scene.play(2, "buy basic-cookbook")
    assert [scene.purse(seat) for seat in range(3)] == [200, 100, 100]


def test_a_clam_is_a_shield() -> None:
    """RR-9.4"""
    scene = Scene().hand(0, "fake-sale").hand(1, "clam-voyance").go("island", "fruit-stand", "fruit-stand").claims()
    scene.play(0, "play fake-sale")
    scene.play(1, "clam")
    scene.ready()
    scene.play(1, "buy shelf")
    scene.play(2, "buy shelf")
    assert (scene.purse(1), scene.purse(2)) == (200, 100)


def test_a_bidder_who_can_no_longer_pay_is_out() -> None:
    """RR-4.1, RR-4.4"""
    scene = Scene().hand(0, "fake-sale").bins("chop-shop", "beef").money(1, 300).money(2, 900)
    scene.market("island", "chop-shop", "chop-shop", claims=(None, 1, 1))
    scene.play(0, "play fake-sale")
    assert (scene.has(2, "beef"), scene.purse(2)) == (1, 500)
