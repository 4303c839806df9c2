"""RR-7.11 Pork Knuckles: Black Market."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_one_action_card_without_being_on_the_island() -> None:
    """RR-7.11: once a day, $300; playable at once."""
    scene = Scene(chefs=("pork-knuckles",)).money(0, 900).market("fruit-stand")
    scene.next_card("taxes").play(0, "use pork-knuckles")
    assert (scene.cards(0), scene.purse(0)) == (["taxes"], 600)
    scene.refused(0, "use pork-knuckles", "RR-7.11")
    scene.play(0, "play taxes")
    assert scene.purse(0) == 600 + 400


def test_barred_at_home_by_a_road_block() -> None:
    """RR-9 Road Block"""
    scene = Scene(chefs=("pork-knuckles",)).hand(1, "road-block").go("fruit-stand").claims()
    scene.play(1, "play road-block p1")
    scene.ready()
    scene.refused(0, "use pork-knuckles", "RR-7.11")


def test_antoine_and_discount_count() -> None:
    """RR-4.4, RR-4.9"""
    scene = Scene(chefs=("pork-knuckles", "antoine-baguette")).hand(0, "discount").market("fruit-stand", "fruit-stand")
    scene.refused(0, "use pork-knuckles", "RR-7.11")  # $400 beside Antoine
    scene.play(0, "play discount")
    scene.play(0, "use pork-knuckles")
    assert scene.purse(0) == 100


def test_no_card_to_be_had() -> None:
    """RR-1.9"""
    scene = Scene(chefs=("pork-knuckles",), cards=dict.fromkeys(("taxes", "jackpot"), 0)).market("fruit-stand")
    scene.town.rules.card_total -= scene.town.deck_size
    scene.town.rules.copies = [0] * 27
    scene.town.deck = [0] * 27
    scene.town.deck_size = 0
    scene.refused(0, "use pork-knuckles", "RR-7.11")


def test_out_of_his_own_purse() -> None:
    """RR-7.11"""
    scene = Scene(chefs=("kim-chi", "pork-knuckles")).market("fruit-stand", "fruit-stand").money(0, 0)
    scene.play(1, "use pork-knuckles")
    assert [scene.purse(seat) for seat in (0, 1)] == [0, 0]
    scene = Scene(chefs=("kim-chi", "pork-knuckles")).market("fruit-stand", "fruit-stand").money(1, 200)
    scene.refused(1, "use pork-knuckles", "RR-7.11")
