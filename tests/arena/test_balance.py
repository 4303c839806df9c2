"""Balance and learning curve: the figures and intervals are correct."""

import csv
from importlib.resources import files
from pathlib import Path

import pytest

from tableside.arena.shares import wilson
from tableside.arena.statistics.lead import Lead
from tableside.bots.burger_joint.network import curve
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.position import OVER
from tableside.games.burger_joint.core.scoring import points, points_by_source
from tableside.games.burger_joint.core.turn import apply, legal_mask, random_move, set_up


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (92, 100, 0.8500, 0.9589), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    """Compared with figures worked out by hand from the formula (Wilson 1927, z = 1.96)."""
    assert wilson(won / games, games) == pytest.approx((low, high), abs=1e-3)


def test_points_by_source_add_up_to_the_score() -> None:
    """BJ-6.1"""
    chance = FastChance(3)
    p = set_up(board_set(read_set(DEFAULT)), chance)
    while p.step != OVER:
        apply(p, random_move(legal_mask(p), chance), chance)
        for seat in range(2):
            assert sum(points_by_source(p, seat).values()) == points(p, seat)


def test_the_lead_changes_when_somebody_else_is_alone_in_front() -> None:
    lead = Lead()
    changes = []
    for scores in ([0, 0, 0], [0, 2, 0], [2, 2, 0], [2, 3, 0], [4, 3, 4], [5, 3, 4], [5, 6, 6], [5, 6, 7]):
        lead.watch(scores)
        changes.append(lead.changes)
    assert changes == [0, 0, 0, 0, 0, 1, 1, 2]


def test_the_curve_shows_every_row_of_the_run() -> None:
    with (files("tableside.bots.burger_joint.network") / "moves.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    svg = curve.draw(rows)
    first, second = (line for line in svg.splitlines() if line.startswith("<polyline"))
    assert first.count(",") == second.count(",") == len(rows)
    assert (Path(__file__).parents[2] / "docs/learning-curve.svg").read_text(encoding="utf-8") == svg


def test_the_curve_of_refining_has_a_line_of_its_own() -> None:
    with (files("tableside.bots.burger_joint.network") / "turns.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    svg = curve.draw(rows)
    [line] = (line for line in svg.splitlines() if line.startswith("<polyline"))
    assert line.count(",") == len(rows)
    assert (Path(__file__).parents[2] / "docs/refining-curve.svg").read_text(encoding="utf-8") == svg
