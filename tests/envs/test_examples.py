"""The training example learns: a shortened run, and tests of its parts."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tableside.envs import BurgerJointVector
from tableside.envs.burger_joint.observation import layout

EXAMPLE = Path(__file__).parents[2] / "examples/train_burger_joint.py"
LAYOUT = layout()


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_burger_joint", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.once
def test_the_network_learns_what_it_is_taught(example: ModuleType) -> None:
    """The task is to say who has more points. The error on states that it was not taught falls sharply."""
    env = BurgerJointVector(600, seed=1)
    step = env.reset()
    for _ in range(80):
        step = env.step(env.sample())
    shown = example.features(step.observations)
    own, other, seat = (step.observations[:, LAYOUT[name][0]] for name in ("own_score", "other_score", "seat"))
    ahead = np.where(own == other, 0.5, (own > other) ^ (seat == 1)).astype(np.float32)
    network = example.Network(1)
    before = ((network.guess(shown[500:]) - ahead[500:]) ** 2).mean()
    for _ in range(120):
        network.learn(shown[:500], ahead[:500], 2e-3)
    assert ((network.guess(shown[500:]) - ahead[500:]) ** 2).mean() < before / 1.5


def test_the_best_row_is_the_movers(example: ModuleType) -> None:
    env = BurgerJointVector(20, seed=2)
    step = env.reset(2)
    for _ in range(30):
        step = env.step(env.sample())
    ahead = env.afterstates()
    values = np.random.default_rng(1).random(len(ahead.actions)).astype(np.float32)
    rows = example.best_rows(ahead, values, step.movers)
    ends = [*ahead.starts[1:], len(values)]
    for game, (first, end) in enumerate(zip(ahead.starts, ends, strict=True)):
        wanted = values[first:end].max() if step.movers[game] == 0 else values[first:end].min()
        assert first <= rows[game] < end
        assert values[rows[game]] == wanted


def test_the_returns_mix_what_followed(example: ModuleType) -> None:
    values = [np.array([v], np.float32) for v in (0.1, 0.2, 0.3)]
    dones = [np.array([d]) for d in (False, True, False)]
    results = [np.array([r], np.float32) for r in (0.5, 1.0, 0.5)]
    returns = example._returns(values, dones, results)
    assert returns == pytest.approx([0.1 * 0.2 + 0.9 * 1.0, 1.0, 0.3])


def test_the_command_runs(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A run that is much too short, twice. The same seed teaches the same."""
    for name, small in (("GAMES", 16), ("STEPS", 16), ("MINIBATCH", 64), ("LAST_TURN", 6), ("REPORTED", 2)):
        monkeypatch.setattr(example, name, small)
    monkeypatch.setattr(sys, "argv", ["train", "--lessons", "3", "--games", "2"])
    example.main()
    said = capsys.readouterr().out
    assert said.count("against greedy") == 4
    assert "of 2 games against greedy." in said
    one, two = example.train(2, 5, 0), example.train(2, 5, 0)
    assert all((a == b).all() for a, b in zip(one.weights, two.weights, strict=True))


@pytest.mark.parametrize(("argument", "value"), [("--seed", "-1"), ("--games", "0"), ("--lessons", "0")])
def test_a_number_that_is_too_small_is_refused(
    example: ModuleType,
    argument: str,
    value: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(example, "train", lambda *_: pytest.fail("it was begun"))
    monkeypatch.setattr(sys, "argv", ["train", argument, value])
    with pytest.raises(SystemExit) as end:
        example.main()
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert argument in said
    assert "at least" in said


def test_a_match_against_a_bot_is_counted(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "LAST_TURN", 30)
    network = example.Network(3)
    shares = [example.against("random", network, 2, 4) for _ in range(2)]
    assert shares[0] == shares[1]
    assert 0 <= shares[0] <= 1
