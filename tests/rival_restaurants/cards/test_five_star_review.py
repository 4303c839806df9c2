"""RR-9 5 Star Review."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def reviewed() -> Scene:
    scene = Scene().restaurants("rising-sun").hand(0, "five-star-review").recipe(0, "kimbap", "lasagna")
    return scene.stock(0, "rice", "carrot", "eggs").kitchen()


def test_one_more_when_that_recipe_is_cooked() -> None:
    """RR-9: on the same day. It counts as the day's card and is used up."""
    scene = reviewed()
    scene.play(0, "play five-star-review kimbap")
    assert scene.state.view(None).seats[0].recipes[0].stars == 1
    assert scene.state.view(None).seats[0].card_played
    scene.play(0, "cook kimbap")
    assert scene.town.points[0] == 4
    assert scene.state.view(None).used_cards == {"five-star-review": 1}


def test_or_later() -> None:
    """RR-9"""
    scene = reviewed()
    scene.play(0, "play five-star-review lasagna")
    scene.play(0, "cook kimbap")
    assert scene.town.points[0] == 3
    assert scene.state.view(None).seats[0].recipes[1].stars == 1
    assert scene.state.view(None).used_cards == {}


def test_in_phase_3_only_and_on_ones_own_recipe() -> None:
    """RR-9"""
    scene = Scene().hand(0, "five-star-review").recipe(0, "kimbap", "lasagna").market()
    scene.refused(0, "play five-star-review kimbap", "RR-9 5 Star Review")
    scene = reviewed()
    scene.refused(0, "play five-star-review pho-bo", "RR-9 5 Star Review")
