"""docs/environments.md is correct: its code runs, and its numbers match the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tableside.envs.burger_joint.observation import layout
from tableside.envs.rival_restaurants.actions import NO_OP, groups

PAGE = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8")


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_every_piece_of_code_runs() -> None:
    names: dict[str, object] = {}
    pieces = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(pieces) == 8
    for piece in pieces:
        exec(piece, names)


def test_the_table_of_actions_is_that_of_the_code() -> None:
    rows = re.findall(r"^\| (\d+) – (\d+) \| ([a-z ]+) \|", PAGE, re.MULTILINE)
    assert {name: (int(first), int(last) + 1) for first, last, name in rows} == groups()
    assert f"action {NO_OP:,} is the no-op" in PAGE


def test_every_part_of_an_observation_is_named() -> None:
    for name in layout():
        part = name.removeprefix("own_").removeprefix("other_")
        assert f"`{part}`" in PAGE, part
