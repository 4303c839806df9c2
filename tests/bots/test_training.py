"""Training: the same seed gives the same network, and the result is written to the given file."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tableside.bots.burger_joint.network import refinement, training
from tableside.bots.burger_joint.network.features import WIDTH
from tableside.bots.burger_joint.network.network import Learner, Network
from tableside.bots.rival_restaurants import training as kitchen
from tableside.bots.rival_restaurants.valuation.win_chance import FEATURES


def test_the_network_is_taught_the_same_by_the_same_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in {"SIDE_BY_SIDE": 2, "ROUND": 40, "MATCH": 2, "MOST_TURNS": 3}.items():
        monkeypatch.setattr(training, name, few)
    for seed, name in ((3, "one"), (3, "other"), (4, "third")):
        training.main(["--games", "3", "--seed", str(seed), "--hidden", "8", "--out", str(tmp_path / f"{name}.npz")])
    one, other, third = (Network.load(tmp_path / f"{name}.npz").parameters for name in ("one", "other", "third"))
    assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    assert not np.array_equal(one[0], third[0])
    assert not np.array_equal(one[0], Network.fresh(WIDTH, 8, 3).parameters[0])  # it has learned something
    curve = (tmp_path / "one.csv").read_text().splitlines()
    assert curve[0] == "games,seconds,error,burger_wins,against_greedy"
    assert int(curve[-1].split(",")[0]) >= 3


def test_a_network_learns_what_it_is_shown() -> None:
    network = Network.fresh(4, 8, 1)
    learner = Learner(network)
    seen = np.eye(4, dtype=np.float32)
    wanted = np.array([0.1, 0.9, 0.4, 0.6], np.float32)
    errors = [learner.learn(seen, wanted, 0.02) for _ in range(400)]
    assert errors[-1] < 0.001 < errors[0]
    assert np.allclose(network.value(seen), wanted, atol=0.05)


def test_the_evaluation_is_fitted_the_same_by_the_same_seed(tmp_path: Path) -> None:
    """RR-6.1: points decide the game, so their weight must be positive."""
    for name in ("one", "other"):
        kitchen.main(["--games", "10", "--seats", "2", "--seed", "3", "--out", str(tmp_path / name)])
    assert (tmp_path / "one").read_text() == (tmp_path / "other").read_text()
    head, *rows = (tmp_path / "one").read_text().splitlines()
    assert head == "feature,early,late"
    weights = {name: (float(early), float(late)) for name, early, late in (row.split(",") for row in rows)}
    assert tuple(weights) == FEATURES
    assert min(weights["points"]) > 0


BAD_ARGUMENTS: list[tuple[ModuleType, str, str, str]] = [
    (training, "--games", "0", "at least 1"),
    (training, "--games", "-5", "at least 1"),
    (training, "--games", "few", "whole number"),
    (training, "--hidden", "0", "at least 1"),
    (training, "--seed", "-1", "at least 0"),
    (training, "--set", "no", "Unknown board set: “no”"),
    (training, "--out", "nowhere/x.npz", "nowhere/x.npz cannot be written"),
    (training, "--out", "x.csv", "ends in .npz"),
    (refinement, "--games", "1", "at least 2"),
    (refinement, "--seed", "-1", "at least 0"),
    (refinement, "--set", "no.toml", "no.toml"),
    (refinement, "--weights", "none.npz", "none.npz cannot be read"),
    (refinement, "--weights", "words.npz", "holds no network"),
    (refinement, "--weights", "small.npz", "network of another shape"),
    (refinement, "--out", "nowhere/x.npz", "nowhere/x.npz cannot be written"),
    (kitchen, "--games", "9", "at least 10"),
    (kitchen, "--seats", "9", "at most 6"),
    (kitchen, "--seats", "1", "at least 2"),
    (kitchen, "--seed", "-1", "at least 0"),
    (kitchen, "--out", "nowhere/x", "nowhere/x cannot be written"),
]


@pytest.mark.parametrize(("command", "argument", "value", "why"), BAD_ARGUMENTS)
def test_a_bad_argument_is_refused_before_anything_is_played(
    command: ModuleType,
    argument: str,
    value: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("words.npz").write_text("no network")
    Network.fresh(4, 8, 1).save(Path("small.npz"))
    Network.fresh(WIDTH, 8, 1).save(Path("good.npz"))
    needed = {"--out": "new.npz", **({"--weights": "good.npz"} if command is refinement else {})}
    arguments = [word for pair in (needed | {argument: value}).items() for word in pair]
    before = sorted(path.name for path in tmp_path.iterdir())
    for work in ("train", "refine"):
        monkeypatch.setattr(command, work, lambda *_: pytest.fail("it was begun"), raising=False)
    with pytest.raises(SystemExit) as end:
        command.main(arguments)
    said = capsys.readouterr().err
    assert end.value.code == 2
    assert f"argument {argument}: " in said
    assert why in said
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_what_is_written_already_stays_until_there_is_something_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "moves.npz"
    out.write_text("weights of yesterday")
    begun: list[object] = []
    monkeypatch.setattr(training, "train", lambda *how: begun.append(how[-1]))
    training.main(["--out", str(out)])
    assert begun == [out]
    assert out.read_text() == "weights of yesterday"
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize("command", [training, refinement, kitchen])
def test_numpy_learns_on_one_thread(command: ModuleType) -> None:
    """Several threads round differently from one, so the same seed would train another network on another machine."""
    names = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    watching = f"""
import os, runpy, sys
def watch(event, details):
    if event == "import" and details[0] == "numpy":
        print(*(os.environ[name] for name in {names}))
sys.addaudithook(watch)
sys.path[:] = {sys.path!r}
sys.argv = ["teach", "--help"]
runpy.run_module({command.__name__!r}, run_name="__main__")
"""
    wished = os.environ | dict.fromkeys(names, "2")
    run = subprocess.run([sys.executable, "-c", watching], env=wished, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[0] == "1 1 1"
