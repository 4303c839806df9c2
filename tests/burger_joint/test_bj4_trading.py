"""BJ-4 Trading and abilities: the active player exchanges cubes with the bag."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.games.burger_joint.board_sets.reader import board_set
from tests.burger_joint.table import ALL_COLOURS, BURGER, PIZZA, Table, at, classic, number, side, text

SMALL = board_set(classic({"cubes": dict.fromkeys(ALL_COLOURS, 3)}))
GET = {f"={colour}" for colour in ALL_COLOURS}


def trading(store: str, bistros: str = "-", other: str = "-", active: str = "B", **fields: Any) -> Table:
    """The active chain before its trades."""
    both = (side("KY", bistros, store), side("GR", store=other))
    return at("trade", *(both if active == "B" else both[::-1]), active=active, **fields)


@pytest.mark.parametrize("colour", list(ALL_COLOURS))
@pytest.mark.parametrize("active", ["B", "P"])
def test_three_alike_for_one_of_a_chosen_colour(colour: str, active: str) -> None:
    """BJ-4.1: three of your cubes of one colour go into the bag, one of any colour comes out."""
    wanted = "W" if colour != "W" else "N"
    table = trading(f"3{colour}", active=active).play(f"3{colour}")
    assert (table.step, table.legal) == ("get", GET)
    table.play(f"={wanted}")
    assert text(table.position.side("BP".index(active)).store) == wanted
    assert (table.step, number(table.position.bag)) == ("trade", 59)


def test_two_alike_are_not_enough_and_three_different_neither() -> None:
    """BJ-4.1: three of one colour."""
    table = trading("2KYG")
    assert table.legal == {"/"}
    assert table.refused("3K") == ("bj-err-trade-three", "BJ-4.1")


def test_any_number_of_trades() -> None:
    """BJ-4.1: also several times with the same colour."""
    table = trading("9K").play("3K", "=Y", "3K", "=Y", "3K", "=G")
    assert text(table.burger.store) == "2YG"
    assert table.legal == {"/"}


def test_only_the_active_player_trades() -> None:
    """BJ-4.1, BJ-4.2: the other player has three of a kind and a bistro, and may do nothing."""
    table = at("trade", side("KY"), side("GR", "E", "3K"), active="B")
    assert table.refused("3K", seat=PIZZA) == ("err-not-your-move", "BJ-8.1")
    assert table.refused("@E", seat=PIZZA)[0] == "err-not-your-move"
    assert table.refused("@E") == ("bj-err-bistro-not-built", "BJ-4.2")
    assert table.legal == {"/"}


@pytest.mark.parametrize("letter", list("ABCDE"))
def test_each_ability_once_in_a_turn(letter: str) -> None:
    """BJ-4.2: used up at once; other bistros are not."""
    table = trading("4K", "ABCDE")
    rest = {"A": ["-K", "!"], "B": ["-K", "-K", "=Y"], "C": [], "D": ["-K", "=Y"], "E": ["=Y"]}
    table.play(f"@{letter}", *rest[letter])
    assert table.step == "trade"
    assert {move for move in table.legal if move[0] == "@"} == {f"@{other}" for other in "ABCDE" if other != letter}
    assert table.refused(f"@{letter}") == ("bj-err-ability-used", "BJ-4.2")


def test_abilities_come_back_in_the_next_own_turn() -> None:
    """BJ-4.2: once in each of your turns."""
    table = trading("K", "E").play("@E", "=K", "/", "end")
    table.takers()
    table.play("/", "end")
    table.takers()
    assert (table.position.active, "@E" in table.legal) == (BURGER, True)


def test_trades_and_abilities_in_any_order() -> None:
    """BJ-4.2: an ability between two trades, and a trade between two abilities."""
    table = trading("5K", "DE").play("@E", "=K", "3K", "=Y", "@D", "-Y", "=K", "3K", "=G")
    assert text(table.burger.store) == "KG"


def test_a_used_ability_does_not_count_for_the_other_chain() -> None:
    """BJ-4.2: Burger used its E. Pizza can use its own in its turn."""
    table = at("trade", side("KY", "E"), side("GR", "E"), active="B").play("@E", "=K", "/", "end")
    table.takers()
    assert "@E" in table.legal


def test_f_has_no_ability() -> None:
    """BJ-4.2, BJ-1.3: the 3-point bistro has only its points."""
    table = trading("5K", "F")
    assert table.refused("@F") == ("bj-err-no-ability", "BJ-1.3")


def test_a_chosen_colour_must_be_in_the_bag() -> None:
    """BJ-4.3 [ruling]: all white and brown cubes are in the stores."""
    table = at("trade", side("KY", "E", "3W2N"), side("GR", store="NKK"), boards=SMALL).play("@E")
    assert table.legal == {"=K", "=Y", "=G", "=R"}
    assert table.refused("=W") == ("bj-err-get-none", "BJ-4.3")
    assert table.refused("=N") == ("bj-err-get-none", "BJ-4.3")


@pytest.mark.parametrize(
    ("moves", "left"), [(["3W", "=W"], "2NW"), (["@D", "-W", "=W"], "3W2N"), (["@B", "-W", "-N", "=W"], "3WN")]
)
def test_what_was_given_may_come_back(moves: list[str], left: str) -> None:
    """BJ-4.3: the given cubes go in first, so their colour can be chosen even if the bag had none of it."""
    table = at("trade", side("KY", "BD", "3W2N"), side("GR"), boards=SMALL).play(*moves)
    expected = at("trade", side("KY", "BD", left), side("GR"), boards=SMALL)
    assert table.burger.store == expected.burger.store


@pytest.mark.parametrize(("put", "draw"), [("K", "W"), ("KKY", "KKY"), ("KKYY", "NGRW")])
def test_a_exchanges_any_number_at_random(put: str, draw: str) -> None:
    """BJ-4.4: all chosen cubes go in, then as many are drawn; the same may come back."""
    table = trading("2K2Y", "A").play("@A", *(f"-{colour}" for colour in put))
    assert number(table.position.bag) == 56 + len(put)
    table.play("!", draw=draw)
    kept = list("KKYY")
    for colour in put:
        kept.remove(colour)
    assert sorted("".join(kept) + draw) == sorted(table.state.view(None).sides[BURGER].store)
    assert table.step == "trade"


def test_a_needs_at_least_one_cube_and_then_as_many_as_wished() -> None:
    """BJ-4.4: before the first cube there is nothing to draw. Without cubes the ability cannot be used."""
    table = trading("KY", "A").play("@A")
    assert table.legal == {"-K", "-Y"}
    assert table.refused("!") == ("bj-err-exchange-none", "BJ-4.4")
    assert table.refused("-G") == ("bj-err-put-none", "BJ-4.2")
    assert table.play("-K").legal == {"-Y", "!"}
    assert table.play("-Y").legal == {"!"}
    assert trading("-", "A").refused("@A")[0] == "bj-err-ability-cubes"


def test_abilities_are_optional() -> None:
    """BJ-4.4: even with all abilities unused, a player may go on to building."""
    table = trading("5K", "ABCDE").play("/")
    assert table.step == "build"


def test_c_and_e_are_above_the_production_limit() -> None:
    """BJ-4.5: four cubes from production, then a fifth and a sixth."""
    table = at("build", side("KYW", "CE", basics=0), side("-"), active="P").play("end")
    table.takers()
    assert number(table.burger.store) == 4
    table.play("@C", draw="R")
    assert number(table.burger.store) == 5
    table.play("@E", "=N")
    assert number(table.burger.store) == 6


@pytest.mark.parametrize("put", ["KK", "KY"])
def test_b_gives_any_two_for_one(put: str) -> None:
    """BJ-4.5: two of the same colour or of different ones."""
    table = trading("2K2Y", "B").play("@B", f"-{put[0]}")
    assert (table.step, table.legal) == ("put", {"-K", "-Y"})
    table.play(f"-{put[1]}")
    assert (table.step, table.legal) == ("get", GET)
    table.play("=G")
    assert (number(table.burger.store), number(table.position.bag)) == (3, 57)


@pytest.mark.parametrize(("letter", "needed"), [("A", 1), ("B", 2), ("D", 1)])
def test_giving_abilities_need_own_cubes(letter: str, needed: int) -> None:
    """BJ-4.2, BJ-4.5: B needs two, A and D one."""
    poor = trading("-" if needed == 1 else "K", letter)
    assert poor.refused(f"@{letter}") == ("bj-err-ability-cubes", "BJ-4.2")
    assert f"@{letter}" in trading(f"{needed}K" if needed > 1 else "K", letter).legal


@pytest.mark.parametrize("letter", ["C", "E"])
def test_c_and_e_need_a_cube_in_the_bag(letter: str) -> None:
    """BJ-4.5 [ruling], BJ-4.3: the bag of a small set is empty."""
    boards = board_set(classic({"cubes": dict.fromkeys(ALL_COLOURS, 1)}))
    table = at("trade", side("KY", letter, "KYG"), side("GR", store="RWN"), boards=boards)
    assert table.refused(f"@{letter}") == ("bj-err-bag-empty", "BJ-4.5")
    assert table.legal == {"/"}


def test_d_gives_one_for_one() -> None:
    """BJ-4.2: one of your cubes in, one of a chosen colour out."""
    table = trading("K", "D").play("@D")
    assert (table.step, table.legal) == ("put", {"-K"})
    assert text(table.play("-K", "=R").burger.store) == "R"


def test_a_cube_got_may_be_traded_again_at_once() -> None:
    """BJ-4.6: the third black cube comes from E and goes into a trade."""
    table = trading("2K", "E").play("@E", "=K", "3K", "=W")
    assert text(table.burger.store) == "W"


@pytest.mark.parametrize("shift", range(1, 6))
@pytest.mark.parametrize("seat", [BURGER, PIZZA])
def test_abilities_on_other_bistros_and_of_one_chain_only(shift: int, seat: int) -> None:
    """BJ-4.2, BJ-9.1: a set may put any ability on any bistro. Each works there, for the chain that has it."""
    chain = ("burger", "pizza")[seat]
    signs = classic()[chain]["bistro"]["signs"]
    boards = board_set(classic({f"{chain}.bistro.signs": signs[shift:] + signs[:shift]}))
    place = {sign["ability"]: "ABCDEF"[(i - shift) % 6] for i, sign in enumerate(signs)}
    own, other = side("KY", "ABCDEF", "4K", score=0), side("GR")
    table = at("trade", *((own, other) if seat == BURGER else (other, own)), active="BP"[seat], boards=boards)
    store = table.position.side(seat)
    assert f"@{place['none']}" not in table.legal
    table.play(f"@{place['choose']}", "=Y")
    assert text(store.store) == "4KY"
    table.play(f"@{place['one-for-one']}", "-Y", "=G")
    assert text(store.store) == "4KG"
    table.play(f"@{place['two-for-one']}", "-K", "-G", "=R")
    assert text(store.store) == "3KR"
    table.play(f"@{place['draw']}", draw="W")
    assert text(store.store) == "3KRW"
    table.play(f"@{place['exchange']}", "-R", "!", draw="N")
    assert text(store.store) == "3KWN"
    assert table.legal == {"3K", "/"}
