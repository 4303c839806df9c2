"""RR-7.2 Antoine Baguette: Aristocratic Taste."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_others_in_his_place_pay_100_more() -> None:
    """RR-7.2: for each thing they buy, paid to the bank. Antoine does not pay."""
    scene = (
        Scene(chefs=("antoine-baguette",)).bins("fruit-stand", "tomato", "beans").market("fruit-stand", "fruit-stand")
    )
    scene.play(1, "buy tomato")
    assert (scene.purse(1), scene.purse(0)) == (100, 300)
    scene.refused(1, "buy beans", "RR-4.4")
    scene.play(0, "buy beans")
    assert scene.purse(0) == 200


def test_on_the_island_too() -> None:
    """RR-7.2"""
    scene = Scene(chefs=("antoine-baguette",)).market("island", "island")
    scene.refused(1, "buy action-card", "RR-4.4")
    scene.play(1, "buy basic-cookbook")
    assert scene.purse(1) == 0


def test_not_in_mystery_mart() -> None:
    """RR-7.2"""
    scene = Scene(chefs=("antoine-baguette",)).bins("mystery-mart", "wine").market("mystery-mart", "mystery-mart")
    scene.play(1, "buy wine")
    assert scene.purse(1) == 0


def test_he_may_spare_somebody() -> None:
    """RR-7.13: the owner may limit whom the power hits."""
    scene = Scene(chefs=("antoine-baguette",)).market("fruit-stand", "fruit-stand", "fruit-stand")
    scene.play(0, "spare antoine-baguette p2")
    scene.refused(0, "spare antoine-baguette p2", "RR-7.13")
    scene.play(1, "buy shelf")
    scene.play(2, "buy shelf")
    assert (scene.purse(1), scene.purse(2)) == (200, 100)


def test_a_clam_shakes_him_off_until_the_day_ends() -> None:
    """RR-9.4: at any time in phase 2; only Antoine's owner may answer it."""
    scene = Scene(chefs=("antoine-baguette",)).hand(1, "clam-voyance").money(1, 800)
    scene.market("fruit-stand", "fruit-stand")
    scene.play(1, "buy shelf")
    scene.play(1, "clam antoine-baguette")
    scene.play(1, "buy shelf")
    assert scene.purse(1) == 800 - 200 - 100
    scene.refused(1, "clam antoine-baguette", "RR-9.4")


def test_a_clam_against_that_clam() -> None:
    """RR-9.3, RR-9.4"""
    scene = Scene(chefs=("antoine-baguette",)).hand(1, "clam-voyance").hand(0, "clam-voyance")
    scene.market("fruit-stand", "fruit-stand")
    scene.play(1, "clam antoine-baguette")
    assert scene.state.asked() == (0,)
    scene.play(0, "clam")
    scene.play(1, "buy shelf")
    assert scene.purse(1) == 100


def test_only_who_is_under_him_may_shake_him_off() -> None:
    """RR-9.4"""
    scene = Scene(chefs=("antoine-baguette",)).hand(1, "clam-voyance").market("fruit-stand", "chop-shop")
    scene.refused(1, "clam antoine-baguette", "RR-9.4")
    scene.refused(2, "clam antoine-baguette", "RR-9.4")
