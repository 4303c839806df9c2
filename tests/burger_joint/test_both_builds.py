"""The rules play the same games compiled and interpreted, today and in every later version."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.burger_joint.digests import digests

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src/tableside"
# Change these only on purpose. If the rules, the position line or chance change, old records no longer replay.
EXPECTED = {"classic": "1bbfef9a53c850c9", "random sets": "001b6d4736629f4e", "matches": "6086a5fad41eba90"}


def played_by(*path: Path) -> dict[str, Any]:
    """The digests from a new interpreter that finds Tableside on this path, or otherwise where it is installed."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))}
    command = [sys.executable, "-m", "tests.burger_joint.digests"]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def hindrance(rules: Path) -> str | None:
    """Why the installed package cannot be compared with the sources here, or None."""
    if rules.suffix == ".py":
        return f"{rules} is not compiled: make dev"
    installed = rules.parents[3]
    for folder in ("engine", "games/burger_joint"):
        for source in (SOURCES / folder).rglob("*.py"):
            copy = installed / source.relative_to(SOURCES)
            if not copy.exists() or copy.read_bytes() != source.read_bytes():
                return f"{copy} is not of these sources: make dev"
    return None


def test_these_rules_play_the_games_they_always_played() -> None:
    """The digests are right for whichever build is under test."""
    found = digests()
    assert {kind: found[kind] for kind in EXPECTED} == EXPECTED


@pytest.mark.once
def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    installed = played_by()
    reason = hindrance(Path(installed["rules"]))
    if reason is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    interpreted = played_by(ROOT / "src")
    assert Path(interpreted["rules"]) == SOURCES / "games/burger_joint/core/turn.py"
    assert installed["digests"] == interpreted["digests"]
