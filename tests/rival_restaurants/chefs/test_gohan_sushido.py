"""RR-7.6 Gohan Sushido: Way of Foodshido."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_one_shelf_card_of_any_market_wherever_he_is() -> None:
    """RR-7.6: once a day; it is a purchase."""
    scene = Scene(chefs=("gohan-sushido",)).market("island")
    scene.next_from_shelf("beef").play(0, "use gohan-sushido chop-shop")
    assert (scene.has(0, "beef"), scene.purse(0)) == (1, 100)
    scene.refused(0, "use gohan-sushido fruit-stand", "RR-7.6")


def test_not_mystery_mart() -> None:
    """RR-7.6"""
    scene = Scene(chefs=("gohan-sushido",)).market("island")
    scene.refused(0, "use gohan-sushido mystery-mart", "RR-7.6")


def test_a_purchase_ends_his_reservation() -> None:
    """RR-7.6, RR-4.2"""
    scene = Scene(chefs=("gohan-sushido",)).bins("fruit-stand", "tomato").market("fruit-stand", claims=(1,))
    scene.play(0, "use gohan-sushido veggie-eden")
    assert scene.town.claim[0] == -1


def test_barred_at_home_and_by_rats() -> None:
    """RR-9 Road Block, RR-9 Rat Infestation"""
    scene = Scene(chefs=("gohan-sushido",)).hand(1, "road-block").go("fruit-stand").claims()
    scene.play(1, "play road-block p1")
    scene.ready()
    scene.refused(0, "use gohan-sushido chop-shop", "RR-7.6")
    scene = Scene(chefs=("gohan-sushido",)).hand(1, "rat-infestation").go("fruit-stand").claims()
    scene.play(1, "play rat-infestation chop-shop")
    scene.ready()
    scene.refused(0, "use gohan-sushido chop-shop", "RR-7.6")
    scene.play(0, "use gohan-sushido veggie-eden")


def test_the_restaurants_shelf_price_counts() -> None:
    """RR-4.4, RR-8 Rising Sun"""
    scene = Scene(chefs=("gohan-sushido",)).restaurants("rising-sun").points(0, 7).market("island")
    scene.play(0, "use gohan-sushido chop-shop")
    assert scene.purse(0) == 200
