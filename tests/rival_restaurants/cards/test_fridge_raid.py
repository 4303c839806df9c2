"""RR-9 Fridge Raid."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_look_through_a_shelf_and_take_two() -> None:
    """RR-9: not Mystery Mart's."""
    scene = Scene().hand(0, "fridge-raid").market()
    scene.refused(0, "play fridge-raid mystery-mart", "RR-9 Fridge Raid")
    scene.play(0, "play fridge-raid chop-shop")
    scene.refused(0, "choose milk", "RR-9 Fridge Raid")
    scene.play(0, "choose beef", "choose beef")
    assert (scene.has(0, "beef"), scene.step) == (2, "buying")


def test_fewer_if_there_are_fewer() -> None:
    """RR-9"""
    scene = Scene().hand(0, "fridge-raid").market().empty_shelf("chop-shop")
    scene.refused(0, "play fridge-raid chop-shop", "RR-9 Fridge Raid")
    scene.town.discard[15] -= 1
    scene.town.shelf[15] += 1
    scene.town.shelf_size[3] = 1
    scene.play(0, "play fridge-raid chop-shop")
    scene.play(0, "choose beef")
    assert scene.step == "buying"


def test_rats_do_not_keep_it_out() -> None:
    """RR-9, RR-4.8: it is not a purchase, and rats stop only purchases. The same applies to Special Order."""
    scene = Scene().bins("chop-shop", "pork").hand(0, "rat-infestation").hand(1, "fridge-raid").hand(2, "special-order")
    scene.market("island", "island", "island")
    scene.play(0, "play rat-infestation chop-shop")
    while scene.step == "effect":
        scene.play(scene.state.asked()[0], "pass")
    scene.play(1, "play fridge-raid chop-shop", "choose beef", "choose fish")
    scene.play(2, "play special-order chop-shop 1")
    assert (scene.has(1, "beef"), scene.has(1, "fish"), scene.has(2, "pork")) == (1, 1, 1)
