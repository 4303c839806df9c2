"""RR-9 Road Block."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def blocked() -> Scene:
    scene = Scene().hand(0, "road-block").bins("chop-shop", "beef").stock(1, "rice", "carrot", "eggs")
    scene.recipe(1, "kimbap", "lasagna").restaurants("pho-realz", "rising-sun")
    scene.go("chop-shop", "chop-shop", "chop-shop").claims(1, 1, None)
    scene.play(0, "play road-block p2 p3")
    return scene


def test_chosen_chefs_go_home_and_may_not_buy() -> None:
    """RR-9: claims and place powers end."""
    scene = blocked()
    assert [scene.place(seat) for seat in range(3)] == ["chop-shop", "home", "home"]
    scene.ready()
    assert scene.town.wars == []
    assert scene.legal(1, "buy") == []
    scene.refused(1, "buy chop-shop shelf", "RR-4.3")


def test_trading_and_cooking_are_allowed() -> None:
    """RR-9"""
    scene = blocked().ready()
    scene.play(1, "offer p1: $100 for nothing")
    scene.play(0, "accept 1")
    scene.ready()
    scene.play(1, "cook kimbap")
    assert scene.town.points[1] == 3


def test_no_spree_from_home() -> None:
    """RR-9: they cannot, so the player is not asked."""
    scene = Scene().hand(0, "road-block").hand(1, "shopping-spree").hand(2, "taxes").go().claims()
    scene.play(0, "play road-block p2")
    scene.play(1, "pass")
    for seat in range(3):
        scene.play(seat, "ready")
    for seat in range(3):
        scene.play(seat, "ready")
    assert scene.state.asked() == (2,)


def test_phase_1_only_and_a_clam_is_a_shield() -> None:
    """RR-9, RR-9.4"""
    scene = Scene().hand(0, "road-block").market()
    scene.refused(0, "play road-block p2", "RR-9 Road Block")
    scene = Scene().hand(0, "road-block").hand(1, "clam-voyance").go("island", "chop-shop").claims()
    scene.play(0, "play road-block p2 p3")
    scene.play(1, "clam")
    assert [scene.place(seat) for seat in range(3)] == ["island", "chop-shop", "home"]
