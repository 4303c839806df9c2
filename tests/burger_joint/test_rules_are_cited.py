"""Every rule has a test: the tests of this folder cite every rule number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

CHAPTERS = {1: 3, 2: 2, 3: 8, 4: 6, 5: 8, 6: 2, 7: 2, 8: 1, 9: 2}  # how many rules each chapter has
RULES = [f"BJ-{chapter}.{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)]


def cited() -> dict[str, set[str]]:
    """The rule numbers in the docstring of each test function."""
    found = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.stem}::{node.name}"] = set(re.findall(r"BJ-\d+\.\d+", ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_cited_by_a_test_of_its_chapter(rule: str) -> None:
    chapter = rule.removeprefix("BJ-").split(".")[0]
    tests = [name for name, rules in cited().items() if rule in rules and name.startswith(f"test_bj{chapter}_")]
    assert tests, f"no test of chapter {chapter} cites {rule}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    unknown = {name: rules - set(RULES) for name, rules in cited().items() if rules - set(RULES)}
    assert not unknown
