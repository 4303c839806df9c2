"""RR-6: the end."""

from __future__ import annotations

from tableside.engine.state import Outcome
from tests.rival_restaurants.scene import Scene


def last_day(first: int, second: int) -> Scene:
    """Seat 0 cooks 3 points, seat 1 three too."""
    scene = Scene().restaurants("rising-sun", "uncle-sams").recipe(0, "kimbap", "lasagna").points(0, first)
    scene.recipe(1, "quesadilla", "pho-bo").points(1, second)
    scene.stock(0, "rice", "carrot", "eggs").stock(1, "flour", "peppers", "cheese").kitchen()
    scene.play(0, "cook kimbap")
    scene.play(1, "cook quesadilla")
    return scene


def test_most_points_wins_after_the_cooking_of_a_day() -> None:
    """RR-6.1: everybody cooks before the game is over."""
    scene = last_day(17, 18)
    assert scene.state.outcome() == Outcome((1,), (20, 21, 0), "end-points")
    assert scene.state.asked() == ()
    scene.refused(0, "ready", "RR-6.1")


def test_below_20_it_goes_on() -> None:
    """RR-6.1"""
    assert last_day(16, 16).state.outcome() is None


def test_tie_more_gourmet_recipes_cooked() -> None:
    """RR-6.1: they count, wherever the cards went."""
    scene = Scene().restaurants("rising-sun").points(0, 20).points(1, 20).money(0, 900)
    scene.town.gourmets[1] = 1
    scene.kitchen()
    assert scene.state.outcome() == Outcome((1,), (20, 20, 0), "end-points")


def test_tie_more_money_then_shared() -> None:
    """RR-6.1"""
    scene = Scene().points(0, 20).points(1, 20).money(0, 900).kitchen()
    assert scene.state.outcome() == Outcome((0,), (20, 20, 0), "end-points")
    scene = Scene().points(0, 20).points(1, 20).kitchen()
    assert scene.state.outcome() == Outcome((0, 1), (20, 20, 0), "end-points")


def test_before_the_counter() -> None:
    """RR-6.1"""
    scene = Scene().bins("fruit-stand", "tomato", None, None, "beans").points(0, 20).kitchen()
    assert scene.state.view(None).markets[1].bins == ["tomato", None, None, "beans"]


def test_whoever_leaves_is_not_waited_for() -> None:
    """RR-6.1: with three players the game goes on. The last one left wins."""
    scene = Scene()
    scene.state.concede(1, "end-resigned")
    assert scene.state.asked() == (0, 2)
    scene.play(0, "go island")
    scene.play(2, "go island")
    assert scene.step == "powers"
    scene.ready()
    assert scene.step == "buying"
    scene.state.concede(2, "end-resigned")
    assert scene.state.outcome() == Outcome((0,), (0, 0, 0), "end-resigned")


def test_when_only_the_one_who_left_was_waited_for_the_clock_goes_on() -> None:
    """RR-6.1, RR-1.10"""
    scene = Scene()
    scene.play(0, "go island")
    scene.play(2, "go island")
    scene.state.concede(1, "end-resigned")
    assert [timer.move for timer in scene.state.timers()] == ["go-on"]
    scene.play(-1, "go-on")
    assert scene.state.asked() == (0, 2)
    assert scene.step == "powers"


def test_the_last_seat_may_win_and_who_has_left_does_not() -> None:
    """RR-6.1: whatever points the player had."""
    scene = Scene(4).restaurants("rising-sun").points(0, 19).points(3, 18)
    scene.recipe(3, "kimbap", "lasagna").stock(3, "rice", "carrot", "eggs").kitchen()
    scene.state.concede(0, "end-resigned")
    scene.play(3, "cook kimbap")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert outcome.winners == (3,)


def tied_show(*, gourmets: int = 0) -> Scene:
    """Seats 0 and 1 have 20 points. Seat 0 played Dinner and a Show and has $100 less."""
    scene = Scene().hand(0, "dinner-and-a-show").points(0, 20).points(1, 20).money(1, 400)
    scene.town.gourmets[1] = gourmets
    scene.market()
    scene.play(0, "play dinner-and-a-show")
    return scene.ready()


def test_dinner_and_a_show_is_settled_before_money_decides() -> None:
    """RR-6.1, RR-9: the smiles of the last day count for the tie-break."""
    scene = tied_show()
    assert (scene.step, scene.state.asked()) == ("smiles", (1, 2))
    assert scene.state.outcome() is None
    scene.play(1, "no-smile")
    scene.play(2, "smile")
    assert scene.state.outcome() == Outcome((0,), (20, 20, 0), "end-points")
    assert scene.purse(0) == 500
    scene = tied_show()
    scene.play(1, "no-smile")
    scene.play(2, "no-smile")
    assert scene.state.outcome() == Outcome((1,), (20, 20, 0), "end-points")


def test_where_money_does_not_decide_nobody_is_asked_for_a_smile() -> None:
    """RR-6.1: more gourmet recipes settle it."""
    assert tied_show(gourmets=1).state.outcome() == Outcome((1,), (20, 20, 0), "end-points")
