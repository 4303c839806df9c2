"""RR-9 Special Order."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_a_card_from_any_bin() -> None:
    """RR-9: for free, from anywhere."""
    scene = Scene().hand(0, "special-order").bins("mystery-mart", "wine").market("island")
    scene.play(0, "play special-order mystery-mart 1")
    assert (scene.has(0, "wine"), scene.purse(0)) == (1, 300)
    scene = Scene().hand(0, "special-order").bins("mystery-mart", "wine").market("island")
    scene.refused(0, "play special-order mystery-mart 2", "RR-9 Special Order")


def test_a_claimed_one_too_and_its_war_ends() -> None:
    """RR-9"""
    scene = Scene().hand(0, "special-order").bins("chop-shop", "beef")
    scene.market("island", "chop-shop", "chop-shop", claims=(None, 1, 1))
    scene.play(0, "play special-order chop-shop 1")
    assert scene.town.wars == []
    assert scene.told("war-out") == scene.told("war-nobody") == []  # it ends without a message about bidders
    assert scene.has(0, "beef") == 1
    scene.ready()


def test_in_phase_1_claims_on_it_end() -> None:
    """RR-9"""
    scene = Scene().hand(0, "special-order").bins("chop-shop", "beef").go("island", "chop-shop", "chop-shop")
    scene.claims(None, 1, 1)
    scene.play(0, "play special-order chop-shop 1")
    scene.ready()
    assert scene.town.wars == []


def test_rats_and_ties_do_not_stop_it() -> None:
    """RR-4.8: it is not a purchase."""
    scene = Scene().hand(0, "special-order").hand(1, "rat-infestation").bins("chop-shop", "beef").market()
    scene.play(1, "play rat-infestation chop-shop")
    scene.play(0, "pass")
    scene.play(0, "play special-order chop-shop 1")
    assert scene.has(0, "beef") == 1
