"""Refining: the network goes on learning from whole turns. Small, repeatable runs."""

from pathlib import Path

import numpy as np
import pytest

from tableside.bots.burger_joint.network.features import WIDTH, Features
from tableside.bots.burger_joint.network.mirror import exchange_of, mirrored
from tableside.bots.burger_joint.network.network import Network
from tableside.bots.burger_joint.network.refinement import (
    HIDDEN,
    TurnPlay,
    against,
    from_both_sides,
    lessons_of,
    refine,
)
from tableside.bots.burger_joint.network_bots import MOVES, TURNS, taught_valuer
from tableside.bots.burger_joint.search.one_turn import packed
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.turn import set_up

BOARDS = board_set(read_set(DEFAULT))


def test_a_wider_network_says_what_it_said() -> None:
    network = Network.fresh(WIDTH, 8, 1)
    wide = network.widened(16, 2)
    rows = packed([set_up(BOARDS, FastChance(seed)) for seed in range(20)])
    features = Features(BOARDS).of(rows)
    assert wide.parameters[0].shape == (WIDTH, 16)
    assert wide.value(features) == pytest.approx(network.value(features), abs=0.05)
    assert network.widened(4, 2).parameters[0].shape == (WIDTH, 8)  # never narrower


def test_the_targets_end_at_the_result() -> None:
    play = TurnPlay(BOARDS, taught_valuer(MOVES), 5)
    play.play(1)
    assert len(play.positions) == len(play.targets) > 10
    last = max(zip(play.positions, play.targets, strict=True), key=lambda lesson: int(lesson[0].turn))
    assert 0 <= min(play.targets) <= max(play.targets) <= 1
    assert last[0].winner in (0, 1)
    assert last[1] == 1 - last[0].winner


@pytest.mark.once
def test_refining_is_repeatable_and_writes_its_curve(tmp_path: Path) -> None:
    base = Network(*taught_valuer(MOVES)._network.parameters)
    for name in ("one", "two"):
        refine(DEFAULT, base, 2, 7, tmp_path / f"{name}.npz")
    one, two = (np.load(tmp_path / f"{name}.npz") for name in ("one", "two"))
    assert all((one[key] == two[key]).all() for key in ("w1", "b1", "w2", "b2"))
    assert one["w1"].shape == (WIDTH, HIDDEN)
    head, row = (tmp_path / "one.csv").read_text().splitlines()
    assert head == "games,seconds,error,against_start"
    assert row.startswith("2,")


def test_a_seed_brings_the_same_lessons() -> None:
    task = (DEFAULT, Network.fresh(WIDTH, 8, 4).parameters, 1, 9)
    rows, targets = lessons_of(task)
    again, same = lessons_of(task)
    assert rows.tolist() == again.tolist()
    assert targets.tolist() == same.tolist()


def test_boards_that_are_alike_are_learned_from_both_sides() -> None:
    task = (DEFAULT, Network.fresh(WIDTH, 8, 4).parameters, 1, 9)
    rows, targets = lessons_of(task)
    half = len(rows) // 2
    exchange = exchange_of(BOARDS)
    assert exchange is not None
    assert (mirrored(rows[:half], exchange) == rows[half:]).all()
    assert targets[half:] == pytest.approx(1 - targets[:half])
    unlike = board_set(read_set(DEFAULT) | {"cubes": dict.fromkeys("YGRWN", 10) | {"K": 11}})
    assert from_both_sides(rows, targets, unlike)[0] is rows


@pytest.mark.once
def test_the_networks_that_come_along_differ_and_the_later_is_wider() -> None:
    moves, turns = (taught_valuer(name)._network.parameters for name in (MOVES, TURNS))
    assert moves[0].shape[1] < turns[0].shape[1] == HIDDEN
    assert against((DEFAULT, turns, turns, 2, 1)) == 1  # sides swapped with the same luck: each wins once
