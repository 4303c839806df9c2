"""RR-9 Raiders of the Lost Pork."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_steals_one_ingredient_of_your_choice() -> None:
    """RR-9: Mystery ingredients too. An ingredient beside a recipe is no safer (RR-1.8)."""
    scene = Scene().hand(0, "raiders-of-the-lost-pork").stock(1, "wine", "rice").recipe(1, "kimbap", "lasagna").market()
    assert scene.legal(0, "play") == [f"play raiders-of-the-lost-pork p2 {what}" for what in ("rice", "wine")]
    scene.play(0, "play raiders p2 wine")
    assert (scene.has(0, "wine"), scene.has(1, "wine")) == (1, 0)


def test_only_what_he_has() -> None:
    """RR-9"""
    scene = Scene().hand(0, "raiders-of-the-lost-pork").stock(1, "wine").market()
    scene.refused(0, "play raiders p2 rice", "RR-9 Raiders of the Lost Pork")
    scene.refused(0, "play raiders p1 wine", "RR-9 Raiders of the Lost Pork")


def test_in_phase_1_too() -> None:
    """RR-9.1"""
    scene = Scene().hand(0, "raiders-of-the-lost-pork").stock(1, "wine").go().claims()
    scene.play(0, "play raiders p2 wine")
    assert scene.has(0, "wine") == 1


def test_a_clam_against_the_clam_and_it_works_after_all() -> None:
    """RR-9.3"""
    scene = Scene().hand(0, "raiders-of-the-lost-pork", "clam-voyance").hand(1, "clam-voyance").stock(1, "wine")
    scene.market().play(0, "play raiders p2 wine")
    scene.play(1, "clam")
    scene.play(0, "clam")
    assert (scene.has(0, "wine"), scene.cards(0), scene.cards(1)) == (1, [], [])
