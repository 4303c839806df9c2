"""RR-7.5 General Stroganov: We Share, Comrade."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def sharing() -> Scene:
    return Scene(chefs=("general-stroganov",)).recipe(1, "kimbap", "lasagna").stock(1, "rice", "bread", "wine")


def test_takes_an_ingredient_for_100() -> None:
    """RR-7.5: the $100 goes to that chef; once a day."""
    scene = sharing().market("chop-shop")
    scene.play(0, "use general-stroganov p2 bread")
    assert (scene.has(0, "bread"), scene.has(1, "bread")) == (1, 0)
    assert (scene.purse(0), scene.purse(1)) == (200, 400)
    scene.refused(0, "use general-stroganov p2 bread", "RR-7.5")


def test_nothing_that_a_recipe_lists_and_nothing_from_mystery_mart() -> None:
    """RR-7.5, RR-1.8: beside a recipe it is safe from Stroganov."""
    scene = sharing().market()
    assert scene.legal(0, "use") == ["use general-stroganov p2 bread"]
    scene.refused(0, "use general-stroganov p2 rice", "RR-7.5")
    scene.refused(0, "use general-stroganov p2 wine", "RR-7.5")


def test_only_in_phase_2() -> None:
    """RR-7.5"""
    scene = sharing().go().claims()
    scene.refused(0, "use general-stroganov p2 bread", "RR-7.5")


def test_a_stopped_attempt_costs_nothing_but_the_day() -> None:
    """RR-7.5, RR-9.3"""
    scene = sharing().hand(1, "clam-voyance").market()
    scene.play(0, "use general-stroganov p2 bread")
    scene.play(1, "clam")
    assert (scene.has(1, "bread"), scene.purse(0), scene.purse(1)) == (1, 300, 300)
    scene.refused(0, "use general-stroganov p2 bread", "RR-7.5")


def test_without_money_no_sharing() -> None:
    """RR-7.5"""
    scene = sharing().market("mystery-mart").money(0, 0)
    assert scene.legal(0, "use") == []


def test_he_shares_from_home_too_and_money_bound_by_a_bid_is_not_his_to_spend() -> None:
    """RR-4.8, RR-4.1c: it is not a purchase, so a Road Block does not stop it."""
    scene = sharing().hand(2, "road-block").go("chop-shop").claims()
    scene.play(2, "play road-block p1")
    scene.ready().play(0, "use general-stroganov p2 bread")
    assert scene.has(0, "bread") == 1
    scene = sharing().bins("chop-shop", "beef").market("chop-shop", "chop-shop", claims=(1, 1))
    scene.play(0, "bid 300")
    scene.refused(0, "use general-stroganov p2 bread", "RR-7.5")
