"""The page about notation is correct: its moves can be read, and it lists every option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tableside.engine.errors import MoveError
from tableside.games.rival_restaurants.notation.parser import parse
from tableside.games.rival_restaurants.options import DEFAULTS
from tests.rival_restaurants.scene import Scene

PAGE = (Path(__file__).parents[2] / "docs/rival-restaurants.md").read_text(encoding="utf-8")
MOVES = PAGE[PAGE.index("## Moves") : PAGE.index("### Offers")]
TABLE = [row.split("|")[2] for row in MOVES.splitlines() if row.startswith("| ") and "played by seat" not in row][1:]
EXAMPLES = [move for cell in TABLE for move in re.findall(r"`([^`]+)`", cell) if move not in ("pause", "resume")]


def scenes() -> list[Scene]:
    plain = Scene(4).bins("fruit-stand", "tomato", "beans").recipe(0, "kimbap", "lasagna")
    plain.stock(0, "rice", "carrot", "eggs").stock(0, "rice", "carrot", "eggs").go("fruit-stand").claims()
    claiming = Scene(2, two_many_cooks=True)
    for seat in range(2):
        claiming.play(seat, "go fruit-stand island")
    return [plain, Scene(2, two_many_cooks=True), claiming]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 60


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_can_be_read(example: str) -> None:
    faults = []
    for scene in scenes():
        try:
            parse(scene.town, 0, example)
        except MoveError as fault:
            faults.append(str(fault))
        else:
            return
    pytest.fail(f"{example}: {faults}")


def test_every_option_is_explained() -> None:
    explained = set(re.findall(r"`(\w+)`", PAGE[PAGE.index("## Options") : PAGE.index("## Data")]))
    assert set(DEFAULTS) <= explained
