"""The rules play the same games compiled and interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src/tableside"


def rules_of(*path: Path) -> Path | None:
    """Where a new interpreter finds the rules: on this path, or otherwise installed. None if nowhere."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))}
    command = [sys.executable, "-c", "import tableside.games.rival_restaurants.core.machine as m; print(m.__file__)"]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return Path(answer.stdout.strip()) if answer.returncode == 0 else None


def played_by(*path: Path) -> dict[str, Any]:
    """The digests from a new interpreter that finds Tableside on this path, or otherwise where it is installed."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))}
    command = [sys.executable, "-m", "tests.rival_restaurants.digests"]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def hindrance(rules: Path | None) -> str | None:
    """Why the installed package cannot be compared with the sources here, or None."""
    if rules is None:
        return "the rules are not installed: make dev"
    if rules.suffix == ".py":
        return f"{rules} is not compiled: make dev"
    installed = rules.parents[3]
    for folder in ("engine", "games/rival_restaurants"):
        for source in (SOURCES / folder).rglob("*.py"):
            copy = installed / source.relative_to(SOURCES)
            if not copy.exists() or copy.read_bytes() != source.read_bytes():
                return f"{copy} is not of these sources: make dev"
    return None


@pytest.mark.once
def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    reason = hindrance(rules_of())
    if reason is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    installed, interpreted = played_by(), played_by(ROOT / "src")
    assert Path(interpreted["rules"]) == SOURCES / "games/rival_restaurants/core/machine.py"
    assert installed["digests"] == interpreted["digests"]
