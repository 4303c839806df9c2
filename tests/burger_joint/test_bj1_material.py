"""BJ-1 Material: what is in the box."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.engine.game import game_of
from tableside.games.burger_joint.core.scoring import points
from tests.burger_joint.table import ALL_COLOURS, BURGER, CLASSIC, PIZZA, PRICES, Table, at, classic, side, start

POINTS = {"A": 2, "B": 2, "C": 2, "D": 1, "E": 0, "F": 3}
ABILITIES = {
    "A": "exchange",
    "B": "two-for-one",
    "C": "draw",
    "D": "one-for-one",
    "E": "choose",
    "F": "none",
}
CHAINS = {BURGER: CLASSIC.burger, PIZZA: CLASSIC.pizza}


def building(seat: int, own: str, **fields: Any) -> Table:
    """One chain in its building phase. The other has nothing."""
    both = (own, side()) if seat == BURGER else (side(), own)
    return at("build", *both, active="BP"[seat], **fields)


def test_two_players_and_sixty_cubes() -> None:
    """BJ-1.1: two players; 60 cubes, ten of each of six colours, all in one bag before the first draw."""
    game = game_of("burger-joint")
    assert list(game.seat_counts(game.options({}))) == [2]
    view = start("KYGR").state.view(None)
    in_areas = [*view.general, *view.sides[BURGER].area, *view.sides[PIZZA].area]
    assert sorted(in_areas) == sorted("KYGR")
    assert {colour: view.bag[colour] + in_areas.count(colour) for colour in ALL_COLOURS} == dict.fromkeys("KYGRWN", 10)


@pytest.mark.parametrize("seat", [BURGER, PIZZA])
def test_each_chain_has_a_board_a_store_and_fifteen_tokens(seat: int) -> None:
    """BJ-1.2: four columns, a store of two parts, a score marker, 15 tokens (three on the board), a TV marker."""
    view = start("WWWW").state.view(seat).sides[seat]
    assert (view.publicity, view.basics, len(view.diners), [b.letter for b in view.bistros if b.built]) == (0, 1, 2, [])
    assert (view.store, view.new) == ("", "")
    assert view.score == 2
    assert view.tokens == 15 - 3


@pytest.mark.parametrize("seat", [BURGER, PIZZA])
@pytest.mark.parametrize("column", ["pub", "basic", "diner", "bistro"])
def test_the_price_of_each_column_is_exactly_what_is_paid(seat: int, column: str) -> None:
    """BJ-1.3: three cubes for publicity, two for a basic, four colours for a diner, three each of two for a bistro."""
    price = PRICES[seat][column]
    moves = {"pub": ["pub"], "basic": ["basic"], "diner": ["dG" if seat == BURGER else "dK"], "bistro": ["bA", "<W"]}
    table = building(seat, side("W", store=price))
    table.play(*moves[column])
    assert table.position.side(seat).store == 0
    letters = [c for c in price if c in ALL_COLOURS]
    for letter in letters:
        cheaper = price.replace(f"3{letter}", f"2{letter}") if "3" in price else price.replace(letter, "")
        assert building(seat, side("W", store=cheaper)).refused(moves[column][0])[0] == "bj-err-missing"


@pytest.mark.parametrize("seat", [BURGER, PIZZA])
@pytest.mark.parametrize(("space", "worth"), list(enumerate([0, 1, 1, 2, 2, 3, 3])))
def test_the_tv_shows_the_points_of_its_space_not_a_sum(seat: int, space: int, worth: int) -> None:
    """BJ-1.3: publicity spaces 1, 1, 2, 2, 3, 3; nothing off the board."""
    assert points(building(seat, side(basics=0, publicity=space)).position, seat) == worth


@pytest.mark.parametrize("seat", [BURGER, PIZZA])
@pytest.mark.parametrize(("basics", "worth"), list(enumerate([0, 0, 0, 1, 1, 2, 3])))
def test_basics_three_five_and_six_are_worth_a_point(seat: int, basics: int, worth: int) -> None:
    """BJ-1.3: six basic spaces; the 3rd, 5th and 6th are worth 1."""
    assert points(building(seat, side(basics=basics)).position, seat) == worth
    assert CHAINS[seat].basic_spaces == 6


@pytest.mark.parametrize("seat", [BURGER, PIZZA])
def test_there_is_a_diner_for_each_colour_worth_one(seat: int) -> None:
    """BJ-1.3: six diners, one per colour, 1 point each."""
    for owned in range(7):
        assert points(building(seat, side(ALL_COLOURS[:owned] or "-", basics=0)).position, seat) == owned


@pytest.mark.parametrize("seat", [BURGER, PIZZA])
@pytest.mark.parametrize("letter", list("ABCDEF"))
def test_points_and_ability_of_each_bistro(seat: int, letter: str) -> None:
    """BJ-1.3: bistros A to F with their points and abilities; the 3-point one has none."""
    table = building(seat, side(bistros=letter, basics=0))
    assert points(table.position, seat) == POINTS[letter]
    seen = next(b for b in table.state.view(seat).sides[seat].bistros if b.letter == letter)
    assert (seen.points, seen.ability, seen.built) == (POINTS[letter], ABILITIES[letter], True)


def test_the_default_set_differs_only_in_prices_and_starting_diners() -> None:
    """BJ-1.3: tracks, spaces, diners and bistros are the same for both chains."""
    burger, pizza = classic()["burger"], classic()["pizza"]
    for column in ("publicity", "basic", "diner"):
        assert burger[column]["points"] == pizza[column]["points"]
    assert burger["bistro"]["signs"] == pizza["bistro"]["signs"]
    assert {column: burger[column]["price"] for column in ("publicity", "basic", "diner", "bistro")} == {
        "publicity": "WGY",
        "basic": "KY",
        "diner": "KYWN",
        "bistro": "3N3R",
    }
