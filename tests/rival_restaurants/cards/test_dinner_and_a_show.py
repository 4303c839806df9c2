"""RR-9 Dinner and a Show (Deluxe)."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_each_other_chef_is_asked_at_the_end_of_the_day() -> None:
    """RR-9: $200 from the bank for each player who says they smiled."""
    scene = Scene().hand(0, "dinner-and-a-show").market()
    scene.play(0, "play dinner-and-a-show")
    scene.ready()
    assert (scene.step, scene.state.asked()) == ("smiles", (1, 2))
    assert scene.legal(1) == ["no-smile", "smile"]
    scene.play(1, "smile")
    scene.play(2, "no-smile")
    assert scene.town.day == 2
    assert [scene.purse(seat) for seat in range(3)] == [300 + 200 + 300, 600, 600]


def test_two_shows_on_one_day_are_asked_about_one_after_the_other() -> None:
    """RR-9: every other player is asked."""
    scene = Scene(cards={"dinner-and-a-show": 2}).hand(0, "dinner-and-a-show").hand(1, "dinner-and-a-show").market()
    scene.play(0, "play dinner-and-a-show")
    scene.play(1, "play dinner-and-a-show")
    scene.ready()
    asked = []
    while scene.step == "smiles":
        asked.append(scene.state.asked())
        for seat in scene.state.asked():
            scene.play(seat, "smile")
    assert sorted(asked) == [(0, 2), (1, 2)]
    assert [scene.purse(seat) for seat in range(3)] == [300 + 400 + 300, 300 + 400 + 300, 600]


def test_in_phase_1_too_and_nobody_answers_it() -> None:
    """RR-9.1, RR-9.2: it takes nothing from anybody."""
    scene = Scene().hand(0, "dinner-and-a-show").hand(1, "clam-voyance").go().claims()
    scene.play(0, "play dinner-and-a-show")
    assert scene.step == "powers"


def test_when_the_game_is_over_nobody_is_asked() -> None:
    """RR-9, RR-6.1: the end comes before the end of the day."""
    scene = Scene().restaurants("rising-sun").hand(0, "dinner-and-a-show").points(1, 19)
    scene.recipe(1, "kimbap", "lasagna").stock(1, "rice", "carrot", "eggs").market()
    scene.play(0, "play dinner-and-a-show")
    scene.ready()
    scene.play(1, "cook kimbap")
    assert scene.state.outcome() is not None
