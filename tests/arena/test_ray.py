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


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    import ray

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((PACKAGE, ".")))  # the workers test what this process tests
        yield ray
    ray.shutdown()


def test_ray_plays_the_same_games(ray: Any) -> None:
    bots = ("random", "greedy", "tests.arena.own_bots:Crashing")
    contest = Contest.agreed("burger-joint", bots, 4, seed=11)
    found = run_contest(contest, jobs=2, backend="ray")
    assert ray.cluster_resources()["CPU"] == 2
    assert told(found) == told(run_contest(contest, jobs=1))
    assert any(result.failures for result in found)


def test_neither_a_bot_nor_a_lost_machine_stops_it(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Burger begins (BJ-2.1), so each of the two bots fails first once."""
    bots = ("tests.arena.own_bots:Interrupting", "tests.arena.own_bots:Deadly")
    contest = Contest.agreed("burger-joint", bots, 2)
    found = run_contest(contest, jobs=2, backend="ray")
    fates = [(failure.kind, result.winners) for result in found for failure in result.failures]
    assert fates == [("crash", [1]), ("died", [1])]

    def lost(reference: Any) -> None:
        raise ray.exceptions.NodeDiedError("the machine is gone")

    monkeypatch.setattr(ray, "get", lost)
    assert told(run_contest(contest, jobs=2, backend="ray")) == told(found)
