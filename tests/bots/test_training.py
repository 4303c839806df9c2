"""Teaching: the same seed teaches the same, and what was learned is written where one says."""

from pathlib import Path

import numpy as np
import pytest

from tableside.bots.burger_joint import training
from tableside.bots.burger_joint.features import WIDTH
from tableside.bots.burger_joint.network import Learner, Network
from tableside.bots.rival_restaurants import training as kitchen
from tableside.bots.rival_restaurants.evaluation import FEATURES


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
    """RR-6.1: points decide, so they must weigh."""
    for name in ("one", "other"):
        kitchen.main(["--games", "10", "--seats", "2", "--seed", "3", "--out", str(tmp_path / name)])
    assert (tmp_path / "one").read_text() == (tmp_path / "other").read_text()
    head, *rows = (tmp_path / "one").read_text().splitlines()
    assert head == "feature,early,late"
    weights = {name: (float(early), float(late)) for name, early, late in (row.split(",") for row in rows)}
    assert tuple(weights) == FEATURES
    assert min(weights["points"]) > 0


def test_too_few_games_teach_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        kitchen.main(["--games", "9", "--out", str(tmp_path / "none")])
    assert "at least 10" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
