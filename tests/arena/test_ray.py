"""The same arena on a real local Ray with two workers, and the error for a cluster that does not exist."""

import importlib.util
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tableside.arena.contest import Contest
from tableside.arena.results_file import ResultsFile
from tableside.arena.run_contest import run_contest
from tests.arena.test_running import told
from tests.terminal.conftest import here, tableside  # noqa: F401 - fixtures
from tests.terminal.console import PACKAGE, Command

ROOT = str(Path(__file__).parents[2])
DUEL = ("arena", "--bots", "random,greedy", "--seed", "11", "--jobs", "2")

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None and os.environ.get("CI") != "true", reason="Ray is not installed"
)


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    import ray

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((PACKAGE, ROOT)))  # the workers use the same build as this process
        patch.delenv("RAY_ADDRESS", raising=False)
        yield ray
    ray.shutdown()


@pytest.fixture
def alone(ray: Any, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As in a process that has not joined Ray yet."""
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    return monkeypatch


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


def test_the_command_keeps_the_same_games(ray: Any, tableside: Command, here: Path) -> None:  # noqa: F811
    for games, before in (("2", ""), ("6", "Already finished: 2 of 6 games.\n")):
        done = tableside(*DUEL, "--games", games, "--backend", "ray", "--report", "found")
        assert (done.code, done.err) == (0, before)
        assert f"Report: {Path('found/index.html')}" in done.out
    assert ray.cluster_resources()["CPU"] == 2
    contest = Contest.agreed("burger-joint", ("random", "greedy"), 6, seed=11)
    with ResultsFile(here / "found/games.jsonl", contest) as kept:
        assert told([kept.done[number] for number in range(6)]) == told(run_contest(contest))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nonsense", ("must be auto, host:port or", "muss auto, host:port oder", "deve essere auto, host:port oppure")),
        ("http://127.0.0.1:8265", ("must be auto", "muss auto", "deve essere auto")),
        ("127.0.0.1:65536", ("must be auto", "muss auto", "deve essere auto")),
        (
            "127.0.0.1:1",
            ("Can’t reach the Ray cluster", "ist nicht erreichbar: ", "Impossibile raggiungere il cluster Ray"),
        ),
        (
            "ray://127.0.0.1:1",
            ("Can’t reach the Ray cluster", "ist nicht erreichbar: ", "Impossibile raggiungere il cluster Ray"),
        ),
        ("auto", ("no Ray cluster is running", "läuft kein Ray-Cluster", "non c’è nessun cluster")),
    ],
)
def test_an_address_that_leads_nowhere(
    ray: Any,
    alone: pytest.MonkeyPatch,
    tableside: Command,  # noqa: F811
    here: Path,  # noqa: F811
    address: str,
    said: tuple[str, ...],
) -> None:
    def none_here(address: str, **wishes: Any) -> None:  # as Ray does; another Ray may be running next to the tests
        if address != "auto":
            pytest.fail("nobody answered, and Ray was asked nevertheless")
        raise ConnectionError("Could not find any running Ray instance.")

    run_contest(Contest.agreed("burger-joint", ("random", "greedy"), 2, seed=11), journal=here / "games.jsonl")
    with (here / "games.jsonl").open("ab") as journal:
        journal.write(b'{"cut": "off')
    before = (here / "games.jsonl").read_bytes()
    alone.setenv("RAY_ADDRESS", address)
    alone.setattr(ray, "init", none_here)
    for name in ("games.jsonl", "new.jsonl"):
        for language, words in zip(("en", "de", "it"), said, strict=True):
            done = tableside(*DUEL, "--games", "4", "--backend", "ray", "--resume", name, "--lang", language)
            assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
            assert words in done.err
            assert address in done.err
    assert (here / "games.jsonl").read_bytes() == before
    assert not (here / "new.jsonl").exists()


def test_a_cluster_that_lets_nobody_in(ray: Any, alone: pytest.MonkeyPatch, tableside: Command) -> None:  # noqa: F811
    def refuse(address: str, **wishes: Any) -> None:
        raise RuntimeError("Version mismatch:\n    Ray: 1.0\n    Python: 2.7")

    def keep_waiting(address: str, **wishes: Any) -> None:
        time.sleep(10)

    alone.setattr("tableside.arena.ray_cluster._JOIN", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        alone.setenv("RAY_ADDRESS", f"127.0.0.1:{server.getsockname()[1]}")
        for init, why in ((refuse, ": Version mismatch: Ray: 1.0 Python: 2.7.\n"), (keep_waiting, "timed out.\n")):
            alone.setattr(ray, "init", init)
            done = tableside(*DUEL, "--backend", "ray")
            assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
            assert done.err.endswith(why)
