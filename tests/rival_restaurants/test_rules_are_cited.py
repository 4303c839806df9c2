"""Every rule has a test: the tests of this folder cite every rule number."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest

from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, CHEF_KEYS, RESTAURANT_KEYS

HERE = Path(__file__).parent
CHAPTERS = {1: 10, 2: 4, 3: 7, 4: 9, 5: 7, 6: 1, 7: 13, 9: 5, 10: 6, 11: 5}  # how many rules each chapter has
RULES = [f"RR-{chapter}.{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)]
RULES += ["RR-4.1a", "RR-4.1b", "RR-4.1c", "RR-4.1d"]


@functools.cache
def cited() -> dict[str, set[str]]:
    """The rule numbers in the docstring of each test function."""
    found = {}
    for path in HERE.rglob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                numbers = set(re.findall(r"RR-\d+\.\d+[a-d]?", ast.get_docstring(node) or ""))
                found[f"{path.stem}::{node.name}"] = numbers
    return found


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_cited_by_a_test(rule: str) -> None:
    assert [name for name, rules in cited().items() if rule in rules], f"no test cites {rule}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert not {name: rules - set(RULES) for name, rules in cited().items() if rules - set(RULES)}


@pytest.mark.parametrize(
    ("folder", "keys"), [("chefs", CHEF_KEYS), ("restaurants", RESTAURANT_KEYS), ("cards", CARD_KEYS)]
)
def test_a_module_of_tests_for_each(folder: str, keys: tuple[str, ...]) -> None:
    """RR-7, RR-8, RR-9: chefs, restaurants and cards."""
    found = {path.stem.removeprefix("test_") for path in (HERE / folder).glob("test_*.py")}
    assert found == {key.replace("-", "_") for key in keys}


def test_each_rule_has_a_home_in_the_code() -> None:
    """The RR numbers cited in the sources. In chapter 8 each restaurant has a file, and in chapter 9 each card."""
    room = HERE.parents[1] / "src/tableside/games/rival_restaurants"
    text = "\n".join(path.read_text(encoding="utf-8") for path in room.rglob("*.py"))
    missing = [rule for rule in RULES if not re.search(re.escape(rule) + r"(?!\d)", text)]
    assert not missing
