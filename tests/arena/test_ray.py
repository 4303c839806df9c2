"""The same arena on a real local Ray of two workers."""

import importlib.util
import os
from collections.abc import Iterator
from typing import Any

import pytest

from tableside.arena.contest import Contest
from tableside.arena.running import run_contest
from tests.arena.test_running import told
from tests.terminal.console import PACKAGE

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None and os.environ.get("CI") != "true", reason="Ray is not installed"
)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    import ray

    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((PACKAGE, ".")))  # the workers test what this process tests

    yield ray
    ray.shutdown()


def test_ray_plays_the_same_games(ray: Any) -> None:
    bots = ("random", "greedy", "tests.arena.own_bots:Crashing")
    contest = Contest.agreed("burger-joint", bots, 4, seed=11)
    found = run_contest(contest, jobs=2, backend="ray")
    assert ray.cluster_resources()["CPU"] == 2
    assert told(found) == told(run_contest(contest, jobs=1))
    assert any(result.failures for result in found)
