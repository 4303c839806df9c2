"""RR-9 Go Vegan."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def vegan() -> Scene:
    scene = Scene().restaurants("rising-sun").hand(0, "go-vegan").recipe(0, "croque-monsieur", "lasagna")
    return scene.stock(0, "bread", "carrot", "tomato").kitchen()


def test_fruit_and_vegetables_for_meat_and_dairy() -> None:
    """RR-9: one for one, in today's cooking."""
    scene = vegan()
    assert scene.legal(0) == ["cook nothing", "play go-vegan"]
    scene.play(0, "play go-vegan")
    scene.play(0, "cook croque-monsieur: bread, pork=carrot, cheese=tomato")
    assert scene.town.points[0] == 4


def test_the_cheapest_way_is_proposed() -> None:
    """RR-5.2"""
    scene = vegan()
    scene.play(0, "play go-vegan")
    scene.play(0, "cook basic")
    assert scene.town.points[0] == 4


def test_phase_3_only() -> None:
    """RR-9"""
    scene = Scene().hand(0, "go-vegan").market()
    scene.refused(0, "play go-vegan", "RR-9 Go Vegan")


def test_not_bread() -> None:
    """RR-9: meat and dairy only."""
    scene = Scene().hand(0, "go-vegan").recipe(0, "croque-monsieur", "lasagna").stock(0, "carrot", "tomato", "onion")
    scene.kitchen()
    scene.play(0, "play go-vegan")
    scene.refused(0, "cook croque-monsieur: bread=onion, pork=carrot, cheese=tomato", "RR-5.2")
