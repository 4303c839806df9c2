"""BJ-5 Building: the active player buys publicity and restaurants."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core.scoring import points
from tests.burger_joint.table import (
    ALL_COLOURS,
    BURGER,
    PIZZA,
    Table,
    at,
    bistros,
    classic,
    diners,
    number,
    side,
    text,
)


def building(store: str, other: str = "-", active: str = "B", **fields: Any) -> Table:
    """The active chain with a store to spend; ``fields`` are those of its side."""
    own: dict[str, Any] = {"diners": "KY" if active == "B" else "GR", **fields}
    both = (side(**own, store=store), side("GR" if active == "B" else "KY", store=other))
    return at("build", *(both if active == "B" else both[::-1]), active=active)


def test_any_number_of_purchases_in_any_order() -> None:
    """BJ-5.1: a basic, a diner, publicity, a bistro, another basic; each price goes into the bag at once."""
    table = building("3K4YG3R2W4N")
    bag = number(table.position.bag)
    table.play("basic")
    assert number(table.position.bag) == bag + 2
    table.play("dG")
    assert number(table.position.bag) == bag + 6
    table.play("pub")
    assert number(table.position.bag) == bag + 9
    table.play("bF", "<K")
    assert number(table.position.bag) == bag + 15
    table.play("basic")
    assert (table.burger.basics, diners(table.burger), bistros(table.burger)) == (2, "YG", "F")


def test_no_trade_and_no_ability_any_more() -> None:
    """BJ-5.1: building comes after BJ-4, and there is no way back to trading."""
    table = at("trade", side("KY", "E", "3K"), side("GR")).play("/")
    assert table.refused("3K") == ("bj-err-not-now", "BJ-4.1")
    assert table.refused("@E") == ("bj-err-not-now", "BJ-4.2")
    assert table.legal == {"end"}


def test_nothing_can_be_bought_before_building() -> None:
    """BJ-5.1: nothing can be bought in the trading phase."""
    table = at("trade", side("KY", store="2K2Y2W2N"), side("GR"))
    for move in ("basic", "pub", "dG", "bA", "end"):
        assert table.refused(move)[0] == "bj-err-not-now"


def test_only_the_active_player_builds() -> None:
    """BJ-5.1: the other player could pay for a basic, but has to wait."""
    assert building("-", other="GR").refused("basic", seat=PIZZA)[0] == "err-not-your-move"


@pytest.mark.parametrize(("active", "price"), [("B", "WGY"), ("P", "NKR")])
def test_the_first_publicity_advances_and_may_steal(active: str, price: str) -> None:
    """BJ-5.2: the thief chooses among all colours of the other's store."""
    table = building(price, other="2KN", active=active)
    own, other = table.position.side(table.asked), table.position.side(1 - table.asked)
    table.play("pub")
    assert own.publicity == 1
    assert (table.step, table.legal) == ("steal", {"xK", "xN", "x-"})
    assert table.refused("xG") == ("bj-err-steal-none", "BJ-5.2")
    table.play("xN")
    assert (text(own.store), text(other.store), table.step) == ("N", "2K", "build")
    assert own.publicity == 1


def test_stealing_is_optional_advancing_is_not() -> None:
    """BJ-5.2 [ruling]: "steal nothing" still advances the marker. Advancing is not optional."""
    table = building("WGY", other="K").play("pub")
    assert "adv" not in table.legal
    table.play("x-")
    assert (table.burger.publicity, text(table.pizza.store), table.step) == (1, "K", "build")


def test_nothing_to_steal_is_no_bar() -> None:
    """BJ-5.2: the other's store is empty, so nothing is asked."""
    table = building("WGY").play("pub")
    assert (table.burger.publicity, table.step) == (1, "build")


@pytest.mark.parametrize(("choice", "space", "store", "left"), [("xK", 3, "2K", "-"), ("adv", 4, "K", "K")])
def test_a_further_publicity_steals_or_advances(choice: str, space: int, store: str, left: str) -> None:
    """BJ-5.2: one or the other each time, not both."""
    table = building("2W2G2Y", other="2K", publicity=2).play("pub", "xK", "pub")
    assert (table.step, table.legal) == ("steal-or-advance", {"xK", "adv"})
    table.play(choice)
    assert (table.burger.publicity, text(table.burger.store), text(table.pizza.store)) == (space, store, left)
    assert table.step == "build"


def test_each_further_publicity_asks_anew() -> None:
    """BJ-5.2: this includes the third publicity of a turn. Stealing after an advance works, and the other way round."""
    table = building("4W4G4Y", other="3K").play("pub", "xK", "pub", "adv", "pub", "xK", "pub")
    assert table.legal == {"xK", "adv"}
    table.play("adv")
    assert (table.burger.publicity, text(table.burger.store)) == (3, "2K")


def test_a_further_publicity_without_a_cube_to_steal_advances() -> None:
    """BJ-5.2: "steal" needs a cube to steal, and then "nothing" is not an option."""
    table = building("2W2G2Y").play("pub", "pub")
    assert table.legal == {"adv"}
    assert table.refused("xK")[0] == "bj-err-steal-none"
    assert table.refused("x-")[0] == "bj-err-not-now"
    assert table.play("adv").burger.publicity == 2


def test_the_first_publicity_is_counted_by_turn() -> None:
    """BJ-5.2: in the player's next turn, the first one advances and may steal again."""
    table = at("build", side("K", store="2W2G2Y"), side("G", store="2K"), active="B").play("pub", "x-", "end")
    table.takers()
    table.play("/", "end")
    table.takers()
    assert table.play("/", "pub").step == "steal"
    assert table.burger.publicity == 2


@pytest.mark.parametrize("active", ["B", "P"])
def test_no_publicity_with_the_marker_on_the_last_space(active: str) -> None:
    """BJ-5.3: not even to steal."""
    table = building("WGY" if active == "B" else "NKR", other="K", active=active, publicity=6, diners="-")
    assert table.refused("pub") == ("bj-err-publicity-last", "BJ-5.3")
    assert table.legal == {"end"}


def test_the_last_space_is_reached_but_not_passed_within_a_turn() -> None:
    """BJ-5.3: the second publicity of the turn reaches the end, the third is refused."""
    table = building("3W3G3Y", other="K", publicity=4).play("pub", "x-", "pub", "adv")
    assert table.burger.publicity == 6
    assert table.refused("pub") == ("bj-err-publicity-last", "BJ-5.3")


def test_a_stolen_cube_may_be_spent_at_once() -> None:
    """BJ-5.4 [ruling]: the stolen black pays for a basic."""
    table = building("WG2Y", other="K")
    assert table.refused("basic") == ("bj-err-missing", "BJ-5.1")
    table.play("pub", "xK", "basic")
    assert (table.burger.basics, text(table.burger.store)) == (2, "-")


@pytest.mark.parametrize("basics", range(7))
def test_a_basic_goes_onto_the_highest_free_space(basics: int) -> None:
    """BJ-5.5: the next space from the top; six spaces and no seventh."""
    table = building("KY", basics=basics, diners="K")
    if basics == 6:
        assert table.refused("basic") == ("bj-err-basic-space", "BJ-5.5")
    else:
        assert table.play("basic").events[0].args["space"] == basics + 1
        assert table.burger.basics == basics + 1


def test_no_basic_without_a_token() -> None:
    """BJ-5.5 [ruling], fact: 0 basics, 6 diners and A B D E use 10 tokens; five basics more, but not a sixth."""
    table = at("build", side("KYGRWN", "ABDE", "6K6Y", basics=0, score=11), side("GR"), active="B")
    table.play(*["basic"] * 5)
    assert (table.burger.basics, table.position.tokens_out(BURGER), text(table.burger.store)) == (5, 15, "KY")
    assert table.refused("basic") == ("bj-err-tokens", "BJ-5.5")
    assert table.legal == {"end"}


def test_an_upgrade_needs_no_new_token() -> None:
    """BJ-5.5, BJ-5.6: with all 15 tokens in use, a diner and a bistro can still be built, but no basic."""
    table = at("build", side("KYGRW", "ABDE", "3K3Y2W5N3R", basics=6, score=11), side("GR"), active="B")
    assert table.position.tokens_out(BURGER) == 15
    table.play("dN", "bC", "<K")
    assert table.position.tokens_out(BURGER) == 15
    assert table.refused("basic") == ("bj-err-tokens", "BJ-5.5")


def test_at_most_fourteen_tokens_are_out_below_twelve_points() -> None:
    """BJ-5.5, BJ-6.2, fact: checked for all boards that are worth less than 12 points when a turn starts."""
    position = building("-").position
    most = 0
    for basics in range(7):
        for owned in range(7):
            for built in (set(c) for n in range(7) for c in combinations(range(6), n)):
                position.burger.basics = basics
                position.burger.diners = (1 << owned) - 1
                position.burger.bistros = sum(1 << bistro for bistro in built)
                if points(position, BURGER) < 12:
                    most = max(most, int(position.tokens_out(BURGER)))
    assert most == 14


@pytest.mark.parametrize("colour", list(ALL_COLOURS))
@pytest.mark.parametrize(("active", "price"), [("B", "KYWN"), ("P", "GRWN")])
def test_a_diner_of_every_colour_not_owned(colour: str, active: str, price: str) -> None:
    """BJ-5.6: the token of the lowest basic moves to it."""
    owned = "W" if colour != "W" else "N"
    table = building(price, active=active, diners=owned, basics=3)
    assert {move for move in table.legal if move[0] == "d"} == {f"d{c}" for c in ALL_COLOURS if c != owned}
    assert table.refused(f"d{owned}") == ("bj-err-diner-owned", "BJ-5.6")
    own = table.position.side(table.asked)
    table.play(f"d{colour}")
    assert (own.basics, set(diners(own)), own.store) == (2, {owned, colour}, 0)


def test_no_diner_without_a_basic() -> None:
    """BJ-5.6: a basic must be bought first. It can then be upgraded."""
    table = building("2K2YWN", basics=0, diners="K")
    assert table.refused("dG") == ("bj-err-diner-basic", "BJ-5.6")
    assert diners(table.play("basic", "dG").burger) == "KG"


@pytest.mark.parametrize("letter", list("ABCDEF"))
@pytest.mark.parametrize(("active", "price"), [("B", "3N3R"), ("P", "3W3Y")])
def test_a_bistro_from_any_owned_diner(letter: str, active: str, price: str) -> None:
    """BJ-5.7: every bistro, and the player chooses which diner is given up for it."""
    table = building(price, active=active, diners="KGW")
    own = table.position.side(table.asked)
    table.play(f"b{letter}")
    assert (table.step, table.legal) == ("upgrade", {"<K", "<G", "<W"})
    assert table.refused("<Y") == ("bj-err-from-none", "BJ-5.7")
    table.play("<G")
    assert (diners(own), bistros(own), own.store, own.basics) == ("KW", letter, 0, 1)


def test_each_bistro_once_and_none_without_a_diner() -> None:
    """BJ-5.7: A is already built. Once the last diner is gone, nothing can become a bistro."""
    table = building("6N6R", diners="K", bistros="A", basics=0)
    assert table.refused("bA") == ("bj-err-bistro-built", "BJ-5.7")
    table.play("bB", "<K")
    assert table.refused("bC") == ("bj-err-bistro-diner", "BJ-5.7")


def test_a_given_up_diner_may_be_built_again() -> None:
    """BJ-5.7, BJ-5.6: even in the same turn."""
    table = building("KYW4N3R", diners="KY").play("bE", "<K")
    assert "dK" in table.legal
    assert diners(table.play("dK").burger) == "KY"


def test_a_bistro_works_from_the_next_own_turn() -> None:
    """BJ-5.8: no ability in the turn it is built or in the opponent's turn; then it works. Its capacity
    counts at once."""
    table = building("3N3R", diners="KY").play("bE", "<K")
    assert table.refused("@E") == ("bj-err-not-now", "BJ-4.2")
    table.play("end")
    assert (table.burger.picks, table.pizza.picks) == (2, 2)
    table.takers()
    assert table.refused("@E", seat=BURGER)[0] == "err-not-your-move"
    table.play("/", "end")
    table.takers()
    assert (table.position.active, "@E" in table.legal) == (BURGER, True)


def test_prices_and_spaces_are_those_of_the_set() -> None:
    """BJ-5.1, BJ-9.1: another set, other prices, tracks and diners."""
    boards = board_set(
        classic(
            {
                "burger.basic": {"price": "2W", "points": [0, 5]},
                "burger.publicity": {"price": "N", "points": [4]},
                "burger.diner": {"price": "K", "points": {"K": 2, "Y": 3}},
                "burger.bistro": {"price": "G", "signs": [{"points": 7, "ability": "none"}]},
            }
        )
    )
    table = at("build", side("Y", store="K3W2NG"), side("GR"), boards=boards)
    assert table.legal == {"end", "pub", "basic", "dK", "bA"}
    assert table.refused("dG") == ("bj-err-no-such-diner", "BJ-9.1")
    assert table.refused("bB") == ("bj-err-no-such-bistro", "BJ-9.1")
    table.play("pub")
    assert table.refused("pub") == ("bj-err-publicity-last", "BJ-5.3")
    table.play("basic")
    assert points(table.position, BURGER) == 4 + 5 + 3
    assert table.refused("basic")[0] == "bj-err-basic-space"
    table.play("dK", "bA", "<Y")
    assert points(table.position, BURGER) == 4 + 0 + 2 + 7
