"""RR-9 It's Just Business."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def closed(money: int) -> Scene:
    scene = Scene().restaurants("crouching-dumpling", "rising-sun").hand(0, "its-just-business").money(1, money)
    scene.recipe(1, "kimbap", "lasagna").stock(1, "rice", "carrot", "eggs").market("island", "fruit-stand")
    scene.play(0, "play its-just-business p2")
    return scene


def test_no_cooking_unless_500_is_paid() -> None:
    """RR-9: once, to the bank, when declaring; buying and trading are allowed."""
    scene = closed(600)
    scene.play(1, "buy shelf")
    scene.ready()
    scene.play(1, "cook kimbap")
    assert (scene.town.points[1], scene.purse(1)) == (3, 0 + 300)


def test_500_once_for_two_recipes() -> None:
    """RR-9, RR-5.1: for all recipes of the day."""
    scene = Scene().restaurants("crouching-dumpling", "pho-realz").hand(0, "its-just-business").money(1, 600)
    scene.upgrade(1, "double-stove").recipe(1, "kimbap", "pho-bo").garbage(1, 6).stock(1, "rice", "carrot", "eggs")
    scene.stock(1, "noodles", "beans", "garlic", "onion", "scallions", "beef").market()
    scene.play(0, "play its-just-business p2")
    scene.ready().play(1, "cook kimbap & pho-bo")
    assert [event.args["money"] for event in scene.told("pays-bank")] == [500]
    assert (scene.town.gourmets[1], scene.purse(1)) == (1, 600 - 500 + 300)


def test_without_500_no_cooking() -> None:
    """RR-9"""
    scene = closed(400).hand(1, "taxes").ready()
    assert scene.step == "declare"
    scene.refused(1, "cook kimbap: rice, carrot, eggs", "RR-9 It's Just Business")
    scene.play(1, "cook nothing")
    assert scene.purse(1) == 400 + 300


def test_declining_costs_nothing() -> None:
    """RR-9"""
    scene = closed(600).ready()
    scene.play(1, "cook nothing")
    assert scene.purse(1) == 600 + 300


def test_up_to_two_in_phase_2_and_a_clam_is_a_shield() -> None:
    """RR-9, RR-9.4"""
    scene = Scene(4).hand(0, "its-just-business").hand(1, "clam-voyance").go().claims()
    scene.refused(0, "play its-just-business p2", "RR-9 It's Just Business")
    scene.ready()
    scene.refused(0, "play its-just-business p2 p3 p4", "RR-9 It's Just Business")
    scene.play(0, "play its-just-business p2 p3")
    scene.play(1, "clam")
    assert ["closed" in seat.marks for seat in scene.state.view(None).seats] == [False, False, True, False]
