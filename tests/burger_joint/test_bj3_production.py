"""BJ-3 Production: both players pick cubes that the active player drew."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.engine.chance import FastChance, ScriptedChance
from tableside.engine.errors import ChanceError
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core.cubes import drawn
from tests.burger_joint.table import (
    ALL_COLOURS,
    BURGER,
    CLASSIC,
    PIZZA,
    Table,
    at,
    classic,
    cubes,
    diners,
    number,
    side,
    start,
    text,
)


def produce(burger: str, pizza: str, draw: str = "", active: str = "B", **fields: Any) -> Table:
    """The production of a turn, reached by ending the turn before it."""
    before = "P" if active == "B" else "B"
    return at("build", burger, pizza, active=before, **fields).play("end", draw=draw)


@pytest.mark.parametrize(
    ("owned", "built", "capacity"),
    [
        ("-", "-", 0),
        ("K", "-", 1),
        ("KG", "-", 2),
        ("KG", "E", 3),
        ("-", "ABDE", 4),
        ("KYG", "AB", 4),
        ("KYGRWN", "E", 4),
    ],
)
@pytest.mark.parametrize("active", ["B", "P"])
def test_capacity_is_diners_and_bistros_at_most_four(owned: str, built: str, capacity: int, active: str) -> None:
    """BJ-3.1: the sum of both capacities is drawn, whichever side is active."""
    one, other = side(owned, built, basics=0), side("W", basics=0)
    table = produce(one, other, active=active) if active == "B" else produce(other, one, active=active)
    lying = number(table.position.general) + number(table.burger.area) + number(table.pizza.area)
    assert lying == capacity + 1
    assert table.state.view(None).sides["BP".index(active)].capacity == capacity
    assert number(table.position.bag) == 60 - lying


def test_basics_produce_nothing() -> None:
    """BJ-3.1: only diners and bistros count."""
    assert produce(side(basics=6), side(basics=6)).step == "trade"


def test_fewer_cubes_are_drawn_when_the_bag_runs_out() -> None:
    """BJ-3.1 [ruling]: the bag of a small set holds three cubes, but four should be drawn."""
    boards = board_set(classic({"cubes": dict.fromkeys(ALL_COLOURS, 1)}))
    table = produce(side("KY", store="K"), side("GR", store="YG"), boards=boards)
    assert number(table.position.bag) == 0
    assert number(table.position.general + table.burger.area + table.pizza.area) == 3


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    """BJ-3.1 [ruling]: if all cubes are in the stores, the turn continues with trading."""
    boards = board_set(classic({"cubes": dict.fromkeys(ALL_COLOURS, 1)}))
    table = produce(side("KY", store="KYG"), side("GR", store="RWN"), boards=boards)
    assert (table.step, table.asked) == ("trade", BURGER)


@pytest.mark.parametrize("colour", list(ALL_COLOURS))
@pytest.mark.parametrize(
    ("burger_has", "pizza_has", "where"),
    [(False, False, "general"), (True, True, "general"), (True, False, "burger"), (False, True, "pizza")],
)
def test_a_cube_goes_to_the_only_chain_with_its_diner(
    colour: str, burger_has: bool, pizza_has: bool, where: str
) -> None:
    """BJ-3.2: for every colour with exactly one owner; otherwise the general area."""
    spare = "W" if colour != "W" else "N"  # both have it, so it gives priority to neither
    table = produce(
        side(spare + (colour if burger_has else "")),
        side(spare + (colour if pizza_has else "")),
        draw=colour * 2 + colour * (burger_has + pizza_has),
    )
    areas = {"general": table.position.general, "burger": table.burger.area, "pizza": table.pizza.area}
    assert {name: number(area) for name, area in areas.items() if area} == {where: 2 + burger_has + pizza_has}


def test_bistros_give_no_priority() -> None:
    """BJ-3.2: Burger turned its black diner into a bistro, so black is nobody's specialty."""
    before = at("build", side("KY", store="3N3R"), side("GR"), active="B")
    table = before.play("bC", "<K", "end", draw="KKYG")
    assert (text(table.position.general), text(table.burger.area), text(table.pizza.area)) == ("2K", "Y", "G")
    assert (table.burger.picks, table.pizza.picks) == (2, 2)


@pytest.mark.parametrize(("active", "offered", "then"), [("B", "KW", "GN"), ("P", "GW", "KN")])
def test_first_pick_from_the_general_or_the_own_area(active: str, offered: str, then: str) -> None:
    """BJ-3.3: the active player first, then the other; neither from the other's area."""
    table = produce(side("KY"), side("GR"), draw="KGWN", active=active)
    assert table.asked == "BP".index(active)
    assert table.legal == {*offered, "N"}
    table.play("W")
    assert table.asked == 1 - "BP".index(active)
    assert table.legal == set(then)
    assert table.refused(offered[0]) == ("bj-err-take-reserved", "BJ-3.3")


def test_only_who_is_asked_takes() -> None:
    """BJ-3.3: the other player waits for the active player's pick."""
    assert start("KGWN").refused("G", seat=PIZZA) == ("err-not-your-move", "BJ-8.1")


@pytest.mark.parametrize(("active", "own"), [("B", "KY"), ("P", "GR")])
def test_with_nothing_else_to_take_the_other_area_is_open(active: str, own: str) -> None:
    """BJ-3.4, rulebook example: the general area and the player's own are empty, so they take either of the other's
    cubes."""
    table = produce(side("KY"), side("GR"), draw=own + own, active=active)
    table.play(own[0])
    assert table.asked == 1 - "BP".index(active)
    assert table.legal == set(own)
    table.play(own[1])
    assert text(table.position.side(1 - "BP".index(active)).new) == own[1]


def test_the_active_player_too_may_find_both_areas_empty() -> None:
    """BJ-3.4: all four cubes are of the other's specialties."""
    table = start("GGRR")
    assert (table.asked, table.legal) == (BURGER, {"G", "R"})
    table.play("G")
    assert (text(table.burger.new), text(table.pizza.area)) == ("G", "G2R")


def test_the_exception_ends_with_one_cube_in_the_own_or_general_area() -> None:
    """BJ-3.4: both must be empty; a single general cube must be taken instead."""
    table = start("KKYW")
    assert table.play("K").legal == {"W"}
    assert table.refused("Y") == ("bj-err-take-reserved", "BJ-3.3")


def test_after_the_first_picks_all_cubes_are_open_to_both() -> None:
    """BJ-3.5: Burger may take green, Pizza black."""
    table = start("KKGG").play("K", "G")
    assert (text(table.position.general), table.burger.area, table.pizza.area) == ("KG", 0, 0)
    assert (table.step, table.asked, table.legal) == ("pick", BURGER, {"K", "G"})
    assert table.play("G").legal == {"K"}


@pytest.mark.parametrize("active", ["B", "P"])
@pytest.mark.parametrize(
    ("mine", "others", "order"),
    [
        (("KYG", "AB"), ("R", "C"), "AOAOAA"),  # the rulebook's example: 5, capped to 4, and 2
        (("K", "A"), ("GR", "AB"), "AOAOOO"),
        (("K", "-"), ("G", "-"), "AO"),
        (("KYW", "-"), ("-", "-"), "AAA"),
        (("-", "-"), ("GR", "-"), "OO"),
        (("KYW", "-"), ("GR", "-"), "AOAOA"),
        (("K", "-"), ("GRW", "E"), "AOOOO"),
    ],
)
def test_players_alternate_and_who_is_done_is_passed_over(
    active: str, mine: tuple[str, str], others: tuple[str, str], order: str
) -> None:
    """BJ-3.5, BJ-3.3: the active player first, one cube each, until both have reached their capacity."""
    one, other = side(*mine, basics=0), side(*others, basics=0)
    table = produce(one, other) if active == "B" else produce(other, one, active="P")
    expected = order.replace("A", active).replace("O", "P" if active == "B" else "B")
    assert table.takers() == expected
    assert number(table.position.side("BP".index(active)).store) == order.count("A")


def test_taking_is_compulsory() -> None:
    """BJ-3.5: in production the only moves are cubes to take."""
    table = start("KGWN")
    for move in ("/", "end", "pub", "x-"):
        assert table.refused(move)[0] == "bj-err-not-now"
    table.play("K", "G")
    assert table.legal == {"W", "N"}


def test_a_short_production_ends_when_no_cube_is_left() -> None:
    """BJ-3.5 [ruling]: three cubes for four picks: active, other, active. Nobody is owed one."""
    boards = board_set(classic({"cubes": dict.fromkeys(ALL_COLOURS, 1)}))
    table = produce(side("KY", store="K"), side("GR", store="YG"), boards=boards)
    assert table.takers() == "BPB"
    assert (table.step, table.asked) == ("trade", BURGER)
    assert (number(table.burger.store), number(table.pizza.store)) == (3, 3)
    assert table.burger.picks == table.pizza.picks == 0


def test_a_production_of_one_cube_is_over_after_the_first_pick() -> None:
    """BJ-3.5 [ruling], BJ-3.3: nothing is left for the other player."""
    boards = board_set(classic({"cubes": dict.fromkeys(ALL_COLOURS, 1)}))
    table = produce(side("KY", store="KYG"), side("GR", store="RW"), boards=boards)
    assert table.takers() == "B"
    assert text(table.burger.store) == "KYGN"


def test_cubes_taken_lie_apart_until_production_is_over() -> None:
    """BJ-3.6: first in the new-cubes space, then all in the main store."""
    table = at("first-pick", side("KY", store="K", picks=2), side("GR", store="R", picks=2), areas="WN/Y/G")
    table.play("W", "G", "Y")
    assert (text(table.burger.store), text(table.burger.new)) == ("K", "YW")
    assert (text(table.pizza.store), text(table.pizza.new)) == ("R", "G")
    table.play("N")
    assert (text(table.burger.store), text(table.burger.new)) == ("KYW", "-")
    assert (text(table.pizza.store), text(table.pizza.new)) == ("GRN", "-")


@pytest.mark.parametrize("viewer", [BURGER, PIZZA, None])
def test_stores_are_open(viewer: int | None) -> None:
    """BJ-3.6 [ruling]: everybody sees what both hold."""
    view = at("build", side(store="2KY"), side(store="3W")).state.view(viewer)
    assert [view.sides[BURGER].store, view.sides[PIZZA].store] == ["KKY", "WWW"]


def test_what_is_built_counts_from_the_next_production() -> None:
    """BJ-3.7: a white diner, built now, draws and reserves in the opponent's turn that follows."""
    table = at("build", side("KY", store="KYWN"), side("GR"), active="B")
    table.play("dW")
    assert (table.burger.picks, diners(table.burger)) == (0, "KYW")
    table.play("end", draw="WWGNN")
    assert table.position.active == PIZZA
    assert (text(table.burger.area), text(table.pizza.area), text(table.position.general)) == ("2W", "G", "2N")
    assert (table.burger.picks, table.pizza.picks) == (3, 2)


@pytest.mark.parametrize("given_up", ["K", "Y"])
def test_an_upgrade_keeps_the_capacity(given_up: str) -> None:
    """BJ-3.7: capacity never falls. Only the first pick of the given-up diner's colour is gone."""
    table = at("build", side("KY", store="3N3R"), side("GR"), active="B")
    before = table.position.capacity(BURGER)
    table.play("bA", f"<{given_up}")
    assert table.position.capacity(BURGER) == before == 2


def test_the_bag_is_open_by_colour() -> None:
    """BJ-3.8 [ruling]: anyone can count the bag."""
    for viewer in (BURGER, PIZZA, None):
        bag = start("KKYW").state.view(viewer).bag
        assert bag == {"K": 8, "Y": 9, "G": 10, "R": 10, "W": 9, "N": 10}


@pytest.mark.parametrize("bag", ["10K10Y10G10R10W10N", "KY", "3G2W5N", "R", "31K31Y31G31R31W31N"])
def test_every_cube_of_the_bag_is_equally_likely(bag: str) -> None:
    """BJ-3.8 [ruling]: each random number is one cube, so each colour is drawn in proportion to the bag."""
    packed, size = cubes(bag), number(cubes(bag))
    met = "".join(ALL_COLOURS[drawn(packed, size, ScriptedChance([place]))] for place in range(size))
    assert cubes("".join(f"{met.count(c)}{c}" for c in ALL_COLOURS if c in met)) == packed


def test_the_draw_is_without_replacement() -> None:
    """BJ-3.8 [ruling]: the first draw is one of 60 cubes, the second one of 59, and so on."""
    before = line_before_production()
    before.state.play(BURGER, "end", ScriptedChance([59, 58, 57, 56]))
    assert text(before.position.general) == "4N"
    with pytest.raises(ChanceError) as short:
        line_before_production().state.play(BURGER, "end", ScriptedChance([59, 59]))
    assert short.value.arguments == {"n": 59, "limit": 59}


def line_before_production() -> Table:
    return at("build", side("KY"), side("GR"), active="B")


def test_the_bag_never_runs_dry_with_the_default_set() -> None:
    """BJ-3.1, fact: at most 14 + 8 + 2 cubes are outside: two full stores, two full productions, C and E."""
    table = at("build", side("KYG", "CE", "7W"), side("KYG", "CE", "7N"), active="P").play("end")
    table.takers()
    table.play("@C", "@E", "=G")
    assert number(table.position.bag) == 60 - (14 + 8 + 2)


def test_random_draws_follow_the_bag() -> None:
    """BJ-3.8: in three thousand draws each colour comes up about equally often."""
    chance, met = FastChance(2024), dict.fromkeys(ALL_COLOURS, 0)
    for _ in range(3000):
        met[ALL_COLOURS[drawn(CLASSIC.cubes, 60, chance)]] += 1
    chi_square = sum((found - 500) ** 2 / 500 for found in met.values())
    assert chi_square < 20.5  # five degrees of freedom: one honest generator in a thousand fails
