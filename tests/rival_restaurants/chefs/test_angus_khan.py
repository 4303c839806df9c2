"""RR-7.1 Angus Khan: Wok Away."""

from __future__ import annotations

from tableside.engine.state import CLOCK
from tests.rival_restaurants.scene import Scene


def scene_with(place: str = "chop-shop") -> Scene:
    scene = Scene(chefs=("angus-khan",)).bins("chop-shop", "beef", "fish")
    return scene.go(place, place).claims(1, 2)


def test_throws_one_chef_out() -> None:
    """RR-7.1: the victim picks another place."""
    scene = scene_with()
    scene.play(0, "use angus-khan p2")
    assert scene.legal(1) == [
        f"go {place}"
        for place in ("house-of-carbs", "fruit-stand", "veggie-eden", "dairy-king", "mystery-mart", "island")
    ]
    scene.play(1, "go island")
    assert (scene.place(1), scene.town.claim[2]) == ("island", -1)
    scene.refused(0, "use angus-khan p2", "RR-7.1")


def test_not_on_the_island_nor_in_mystery_mart() -> None:
    """RR-7.1"""
    for place in ("island", "mystery-mart"):
        assert scene_with(place).legal(0, "use") == []
        scene_with(place).refused(0, "use angus-khan p2", "RR-7.1")


def test_only_whom_he_meets() -> None:
    """RR-7.1"""
    scene_with().refused(0, "use angus-khan p3", "RR-7.1")


def test_a_clam_stops_him_and_the_day_is_used() -> None:
    """RR-7.1, RR-9.2, RR-3.4: once a day."""
    scene = Scene(chefs=("angus-khan",)).bins("chop-shop", "beef", "fish").hand(1, "clam-voyance")
    scene.go("chop-shop", "chop-shop", "chop-shop").claims(1, 2)
    scene.play(0, "use angus-khan p2")
    scene.play(1, "clam")
    assert (scene.place(1), scene.step) == ("chop-shop", "powers")
    scene.refused(0, "use angus-khan p3", "RR-7.1")


def test_out_of_time_the_victim_goes_anywhere_else() -> None:
    """RR-1.10: a random legal choice."""
    scene = Scene(chefs=("angus-khan",), choice_seconds=20).go("chop-shop", "chop-shop").claims()
    scene.play(0, "use angus-khan p2")
    scene.time_up()
    assert scene.place(1) not in ("chop-shop", "home")


def test_the_victim_claims_openly_where_he_goes() -> None:
    """RR-7.1, RR-3.4: at once, and this may start a war."""
    scene = scene_with().bins("fruit-stand", "tomato", "beans")
    scene.play(0, "use angus-khan p2")
    scene.play(1, "go fruit-stand")
    assert (scene.step, scene.legal(1)) == ("reclaim", ["claim 1", "claim 2", "claim none"])
    scene.play(1, "claim 2")
    assert (scene.town.claim[2], scene.step) == (1, "powers")


def test_who_left_while_it_was_answered_is_not_thrown_out() -> None:
    """RR-7.1, RR-6.1: they are already at home, and nobody picks a place for them."""
    scene = Scene(chefs=("angus-khan",)).hand(1, "clam-voyance").go("fruit-stand", "fruit-stand").claims()
    scene.play(0, "use angus-khan p2")
    scene.state.concede(1, "end-resigned")
    scene.play(CLOCK, "go-on")
    assert (scene.place(1), scene.step) == ("home", "powers")
