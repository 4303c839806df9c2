"""Balance and learning curve: figures that can be repeated, intervals that are right."""

import csv
import json
from importlib.resources import files
from pathlib import Path

import pytest

from tableside.arena import balance
from tableside.arena.shares import wilson
from tableside.bots.burger_joint import curve
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.position import OVER
from tableside.games.burger_joint.scoring import points, points_by_source
from tableside.games.burger_joint.sets import DEFAULT, board_set, read_set
from tableside.games.burger_joint.turn import apply, legal_mask, random_move, set_up


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (92, 100, 0.8500, 0.9589), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    """Against figures worked out by hand from the formula (Wilson 1927, z = 1.96)."""
    assert wilson(won / games, games) == pytest.approx((low, high), abs=1e-3)


def test_points_by_source_add_up_to_the_score() -> None:
    """BJ-6.1"""
    chance = FastChance(3)
    p = set_up(board_set(read_set(DEFAULT)), chance)
    while p.step != OVER:
        apply(p, random_move(legal_mask(p), chance), chance)
        for seat in range(2):
            assert sum(points_by_source(p, seat).values()) == points(p, seat)


def test_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    options = ["--bot", "line-cook", "--seed", "5"]
    balance.main([*options, "--games", "3", "--journal", str(whole)])
    once = capsys.readouterr().out
    balance.main([*options, "--games", "1", "--journal", str(parts)])
    capsys.readouterr()
    balance.main([*options, "--games", "3", "--journal", str(parts)])
    assert capsys.readouterr().out == once
    assert parts.read_text() == whole.read_text()
    games = [json.loads(line) for line in whole.read_text().splitlines()]
    won = sum(game["winner"] == 0 for game in games)
    assert f"| games won by Burger, who begins | {100 * won / 3:.1f} % |" in once
    assert all(max(game["scores"]) >= 12 for game in games)


def test_the_curve_shows_every_row_of_the_run() -> None:
    with (files("tableside.bots.burger_joint") / "moves.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    svg = curve.draw(rows)
    first, second = (line for line in svg.splitlines() if line.startswith("<polyline"))
    assert first.count(",") == second.count(",") == len(rows)
    assert (Path(__file__).parents[2] / "docs/learning-curve.svg").read_text(encoding="utf-8") == svg


def test_the_curve_of_refining_has_a_line_of_its_own() -> None:
    with (files("tableside.bots.burger_joint") / "turns.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    svg = curve.draw(rows)
    [line] = (line for line in svg.splitlines() if line.startswith("<polyline"))
    assert line.count(",") == len(rows)
    assert (Path(__file__).parents[2] / "docs/refining-curve.svg").read_text(encoding="utf-8") == svg
