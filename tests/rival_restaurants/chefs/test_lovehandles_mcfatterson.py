"""RR-7.8 Lovehandles McFatterson: Jelly Rolls."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_bins_are_closed_to_the_others_shelves_are_not() -> None:
    """RR-7.8"""
    scene = Scene(chefs=("lovehandles-mcfatterson",)).bins("fruit-stand", "tomato", "beans")
    scene.market("fruit-stand", "fruit-stand")
    scene.refused(1, "buy tomato", "RR-7.8")
    assert scene.legal(1, "buy") == ["buy fruit-stand shelf"]
    scene.play(1, "buy shelf")
    scene.play(0, "buy tomato")


def test_not_in_mystery_mart() -> None:
    """RR-7.8"""
    scene = (
        Scene(chefs=("lovehandles-mcfatterson",)).bins("mystery-mart", "wine").market("mystery-mart", "mystery-mart")
    )
    scene.play(1, "buy wine")


def test_a_clam_opens_the_bins_until_the_day_ends() -> None:
    """RR-9.4"""
    scene = Scene(chefs=("lovehandles-mcfatterson",)).bins("fruit-stand", "tomato").hand(1, "clam-voyance")
    scene.market("fruit-stand", "fruit-stand")
    scene.play(1, "clam lovehandles-mcfatterson")
    scene.play(1, "buy tomato")


def test_he_may_spare_somebody() -> None:
    """RR-7.13: if a chef is spared before the phase ends, their claim stands."""
    scene = Scene(chefs=("lovehandles-mcfatterson",)).bins("fruit-stand", "tomato").go("fruit-stand", "fruit-stand")
    scene.play(1, "claim 1")
    scene.play(0, "claim none")
    scene.play(0, "spare lovehandles-mcfatterson p2")
    scene.ready()
    assert scene.town.claim[2] == 0
    scene.play(1, "buy tomato")


def test_gone_with_him() -> None:
    """RR-7.8, RR-3.6: claims lapse only if Lovehandles is there when phase 1 ends."""
    scene = Scene(chefs=("lovehandles-mcfatterson", "kim-chi")).bins("fruit-stand", "tomato").money(2, 600)
    scene.go("fruit-stand", "island", "fruit-stand")
    scene.play(2, "claim 1")
    scene.play(0, "claim none")
    scene.play(1, "use kim-chi p1")
    scene.ready()
    assert scene.town.claim[4] == 0
    scene.play(2, "buy tomato")
