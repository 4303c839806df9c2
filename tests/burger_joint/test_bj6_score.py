"""BJ-6 Score."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.engine.state import Outcome
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core.scoring import points
from tests.burger_joint.table import BURGER, PIZZA, Table, at, classic, side


def scoring(own: str, other: str = "", active: str = "B", **fields: Any) -> Table:
    both = (own, other or side("GR"))
    return at("build", *(both if active == "B" else both[::-1]), active=active, **fields)


@pytest.mark.parametrize("active", ["B", "P"])
def test_the_example_of_the_rulebook_scores_seven(active: str) -> None:
    """BJ-6.1, example: publicity space worth 1, five basics (2), two diners (2), bistros worth 2."""
    table = scoring(side("KY", "A", basics=5, publicity=1), active=active)
    table.play("end")
    assert table.position.side("BP".index(active)).score == 7


def test_points_come_from_all_four_columns() -> None:
    """BJ-6.1: the marker's space + basics + diners + bistros, each counted once."""
    position = scoring(side("KGW", "DF", basics=6, publicity=4)).position
    assert points(position, BURGER) == 2 + 3 + 3 + (1 + 3)


def test_the_score_is_marked_at_the_end_of_the_turn_only() -> None:
    """BJ-6.1: purchases show on the marker when the turn is scored."""
    table = scoring(side("KY", store="4K4Y")).play("basic", "basic")
    assert (table.burger.score, points(table.position, BURGER)) == (2, 3)
    event = table.play("end").events[0]
    assert table.burger.score == 3
    assert (event.id, event.args["points"]) == ("bj-log-score", 3)


@pytest.mark.parametrize(
    ("moves", "store", "basics", "before", "after"),
    [
        (["dG"], "KYWN", 3, 3, 3),  # the third basic's point is given up for the diner's
        (["bE", "<K"], "3N3R", 1, 2, 1),  # a diner becomes a bistro worth nothing
        (["dG", "bE", "<K"], "KYW4N3R", 6, 5, 4),
    ],
)
def test_upgrading_can_lower_the_score(moves: list[str], store: str, basics: int, before: int, after: int) -> None:
    """BJ-6.1: it is counted from scratch."""
    table = scoring(side("KY", store=store, basics=basics, score=before))
    assert points(table.position, BURGER) == before
    assert table.play(*moves, "end").burger.score == after


@pytest.mark.parametrize("active", ["B", "P"])
@pytest.mark.parametrize(("publicity", "total", "won"), [(2, 11, False), (4, 12, True), (6, 13, True)])
def test_twelve_or_more_win_at_once(active: str, publicity: int, total: int, won: bool) -> None:
    """BJ-6.2: the active player wins; eleven are not enough."""
    table = scoring(side("KYGR", "AB", basics=5, publicity=publicity, score=11), active=active)
    seat = "BP".index(active)
    table.play("end")
    assert table.position.side(seat).score == total
    if not won:
        assert table.state.outcome() is None
        return
    scores = (total, 2) if seat == BURGER else (2, total)
    assert table.state.outcome() == Outcome((seat,), scores, "end-points")
    assert table.state.asked() == ()
    assert table.state.legal_moves(BURGER) == table.state.legal_moves(PIZZA) == []


def test_only_the_active_player_is_scored() -> None:
    """BJ-6.2: Pizza's board is worth 12 by now, but its marker shows its own last turn until it is scored."""
    rich = side("GRWN", "AB", basics=5, publicity=4, score=9)
    table = scoring(side("KY"), rich).play("end")
    assert (table.state.outcome(), table.pizza.score) == (None, 9)
    table.takers()
    table.play("/", "end")
    assert table.state.outcome() == Outcome((PIZZA,), (2, 12), "end-points")


def test_points_on_the_way_do_not_win() -> None:
    """BJ-6.2: twelve after a purchase, but eleven again when the turn is scored."""
    table = scoring(side("KYGRW", "AB", "WGY3N3R", basics=4, publicity=2, score=11)).play("pub")
    assert points(table.position, BURGER) == 12
    assert table.play("bE", "<K", "end").state.outcome() is None
    assert table.burger.score == 11


def test_the_loser_keeps_the_marked_score_in_the_outcome() -> None:
    """BJ-6.2: no ties. The other's score is the marker, not what the board is worth."""
    table = scoring(side("KYGR", "ABF", basics=2, publicity=2, score=11), side("GRWN", "ABF", score=10)).play("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((BURGER,), (12, 10))


def test_points_to_win_are_those_of_the_set() -> None:
    """BJ-6.2, BJ-9.1: a short game to three points."""
    table = scoring(side("KY", store="2K2Y"), boards=board_set(classic({"points_to_win": 3})))
    assert table.play("basic", "basic", "end").state.outcome() == Outcome((BURGER,), (3, 2), "end-points")
