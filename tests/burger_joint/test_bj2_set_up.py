"""BJ-2 Set-up."""

from __future__ import annotations

import pytest

from tableside.engine.game import game_of
from tests.burger_joint.table import BURGER, PIZZA, at, bistros, diners, number, side, start, text


def test_what_stands_on_the_boards_at_the_start() -> None:
    """BJ-2.1: one basic each; black and yellow diners for Burger, green and red for Pizza; no publicity."""
    table = start()
    assert (table.burger.basics, diners(table.burger), bistros(table.burger)) == (1, "KY", "-")
    assert (table.pizza.basics, diners(table.pizza), bistros(table.pizza)) == (1, "GR", "-")
    assert table.burger.publicity == table.pizza.publicity == 0
    assert table.burger.score == table.pizza.score == 2
    assert table.burger.store == table.pizza.store == 0


def test_burger_begins_with_a_production_of_four_cubes() -> None:
    """BJ-2.1: all cubes are in the bag, Burger begins; two diners each make four cubes (BJ-3.1)."""
    table = start("WWWW")
    assert (table.position.turn, table.position.active, table.asked, table.step) == (1, BURGER, BURGER, "first-pick")
    assert number(table.position.bag) == 56
    assert text(table.position.general) == "4W"


def test_colours_at_the_start_go_to_the_chain_that_has_their_diner() -> None:
    """BJ-2.1, BJ-3.2, fact: black and yellow go to Burger, green and red to Pizza, white and brown to
    the general area."""
    first = start("KYGR")
    assert (text(first.position.general), text(first.burger.area), text(first.pizza.area)) == ("-", "KY", "GR")
    second = start("WNKG")
    assert (text(second.position.general), text(second.burger.area), text(second.pizza.area)) == ("WN", "K", "G")


def test_first_picks_at_the_start() -> None:
    """BJ-2.1, BJ-3.3, rulebook example: Pizza may not take black first, but may take it afterwards."""
    table = start("KKGW").play("W")
    assert table.legal == {"G"}
    assert table.refused("K") == ("bj-err-take-reserved", "BJ-3.3")
    table.play("G", "K")
    assert table.legal == {"K"}


def test_seats_are_sides_so_that_sides_can_be_chosen() -> None:
    """BJ-2.2: seat 0 plays Burger, seat 1 plays Pizza. Sides are chosen or drawn when seats are assigned."""
    game = game_of("burger-joint")
    options = game.options({})
    assert [game.seat_name(options, seat) for seat in (BURGER, PIZZA)] == ["$bj-burger", "$bj-pizza"]


@pytest.mark.parametrize("seat", [BURGER, PIZZA])
def test_the_starting_basic_lies_on_the_top_space(seat: int) -> None:
    """BJ-2.2: the next basic goes to the second space. The one after it is the third and worth a point."""
    rich = side("KY" if seat == BURGER else "GR", store="2K2Y" if seat == BURGER else "2G2R")
    both = (rich, side()) if seat == BURGER else (side(), rich)
    table = at("build", *both, active="BP"[seat])
    assert table.play("basic").events[0].args["space"] == 2
    assert table.play("basic").events[0].args["space"] == 3
    table.play("end")
    assert table.position.side(seat).score == 3
