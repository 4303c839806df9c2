"""BJ-7 Discard."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.games.burger_joint.board_sets.reader import board_set
from tests.burger_joint.table import BURGER, PIZZA, Table, at, classic, number, side, text


def ending(own: str, other: str, active: str = "B", **fields: Any) -> Table:
    """The active chain ends its turn with these stores."""
    both = (side("KY", store=own), side("GR", store=other))
    return at("build", *(both if active == "B" else both[::-1]), active=active, **fields).play("end")


@pytest.mark.parametrize("active", ["B", "P"])
def test_both_return_their_excess_the_active_player_first(active: str) -> None:
    """BJ-7.1: with nine and eight cubes, exactly two and one go into the bag, chosen by their owners."""
    table = ending("9K", "4W4N", active=active)
    me, other = "BP".index(active), 1 - "BP".index(active)
    bag = number(table.position.bag)
    assert (table.step, table.asked, table.legal) == ("discard", me, {"-K"})
    table.play("-K")
    assert table.asked == me
    table.play("-K")
    assert (table.asked, table.legal) == (other, {"-W", "-N"})
    assert number(table.position.bag) == bag + 2
    assert table.refused("-K") == ("bj-err-put-none", "BJ-7.1")
    table.play("-W", draw="KKKK")
    assert (table.position.active, table.step) == (other, "first-pick")
    assert (text(table.position.side(me).store), text(table.position.side(other).store)) == ("7K", "3W4N")


def test_exactly_the_excess_no_more() -> None:
    """BJ-7.1: discarding is the only option while a player holds too many, and is not possible afterwards."""
    table = ending("8K", "-")
    assert table.legal == {"-K"}
    assert table.refused("end")[0] == "bj-err-not-now"
    assert number(table.play("-K").burger.store) == 7
    assert table.step == "first-pick"


@pytest.mark.parametrize(("own", "other", "asked"), [("7K", "7W", None), ("7K", "8W", PIZZA), ("8K", "7W", BURGER)])
def test_seven_may_be_kept(own: str, other: str, asked: int | None) -> None:
    """BJ-7.1: at most 7 cubes each. Only a player with more is asked."""
    table = ending(own, other)
    if asked is None:
        assert table.step == "first-pick"
    else:
        assert (table.step, table.asked) == ("discard", asked)


def test_discards_are_open_and_go_back_into_the_bag() -> None:
    """BJ-7.1 [ruling]: everybody sees which cube it is. It may be drawn in the next production."""
    table = ending("8K", "-").play("-K", draw="KWWW")
    event = table.events[0]
    assert (event.id, event.args) == ("bj-log-discard", {"seat": "@0", "cube": "$bj-cube-K"})
    assert all(event.seen_by(seat) for seat in (BURGER, PIZZA, None))
    assert text(table.burger.area) == "K"


def test_no_discard_after_a_win() -> None:
    """BJ-7.1, BJ-6.2: both hold more than seven, but the game is over."""
    table = at("build", side("KYGR", "ABF", "9K", publicity=2, score=11), side("GR", store="9W"), active="B").play(
        "end"
    )
    assert table.state.outcome() is not None
    assert (table.step, table.state.asked()) == ("over", ())
    assert (number(table.burger.store), number(table.pizza.store)) == (9, 9)


def test_scoring_comes_before_discarding() -> None:
    """BJ-7.1: the marker has already moved when the discards are due."""
    table = at("build", side("KYG", store="9N"), side("GR"), active="B").play("end")
    assert (table.step, table.burger.score) == ("discard", 3)


def test_no_limit_during_a_turn() -> None:
    """BJ-7.2: nine cubes are held while trading and building. The other player may also hold more until
    the turn ends."""
    table = at("trade", side("KY", "E", "9K"), side("GR", store="9W"), active="B")
    table.play("@E", "=Y", "3K", "=Y", "/")
    assert number(table.burger.store) == 8
    assert number(table.pizza.store) == 9
    assert table.step == "build"


def test_the_hand_limit_is_that_of_the_set() -> None:
    """BJ-7.1, BJ-9.1: with a limit of zero everything goes back."""
    table = ending("2K", "W", boards=board_set(classic({"hand_limit": 0}))).play("-K", "-K", "-W")
    assert table.burger.store == table.pizza.store == 0
    assert table.step == "first-pick"
