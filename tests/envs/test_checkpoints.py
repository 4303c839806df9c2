"""Checkpoints are written, read and played; what does not fit is refused. The trainer of Rival Restaurants learns."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tableside.bots import Ask
from tableside.engine.errors import OptionsError
from tableside.envs.checkpoints import POLICY, About, Network, checkpoint_bot, load_checkpoint, save_checkpoint
from tableside.envs.game_adapter import adapter_for
from tableside.envs.rival_restaurants.features import features
from tableside.envs.rival_restaurants.observation import layout

GAME = "rival-restaurants"
EXAMPLE = Path(__file__).parents[2] / "examples/train_rival_restaurants.py"


@pytest.fixture(scope="module")
def trainer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_rival_restaurants", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(path: Path, players: int = 3, **changed: object) -> Path:
    """A network without training, for so many players."""
    adapter = adapter_for(GAME, players)
    about = About(
        GAME, POLICY, players, adapter.width, adapter.actions, "not trained", f"{features.__module__}:features"
    )
    about = About(**{**about.__dict__, **changed})
    rng = np.random.default_rng(1)
    inputs = len(features(np.zeros(adapter.width, np.int16)))
    layer = rng.normal(0, 0.1, (inputs, adapter.actions)).astype(np.float32)
    save_checkpoint(path, about, [(layer, np.zeros(adapter.actions, np.float32))])
    return path


def test_a_checkpoint_comes_back_and_plays(tmp_path: Path) -> None:
    path = write(tmp_path / "mine.npz")
    about, network = load_checkpoint(path)
    assert (about.game, about.players, about.trained) == (GAME, 3, "not trained")
    adapter = adapter_for(GAME, 3)
    adapter.begin(1)
    rows = np.stack([adapter.look(seat) for seat in range(3)])
    assert np.allclose(network(rows)[1], network(rows[1]), atol=1e-4)
    bots = [checkpoint_bot(GAME, str(path), seat) for seat in range(3)]
    for _ in range(60):
        seat = adapter.asked[0]
        move = bots[seat].choose(Ask(adapter.state, seat))
        assert move in adapter.state.legal_moves(seat)
        adapter.state.play(seat, move, adapter.chance)
        adapter.take(adapter.state)


def test_a_checkpoint_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionsError, match=r"There is no checkpoint .*none\.npz"):
        load_checkpoint(tmp_path / "none.npz")
    (tmp_path / "text.npz").write_text("hello")
    with pytest.raises(OptionsError, match=r"text\.npz.*is not a checkpoint"):
        load_checkpoint(tmp_path / "text.npz")
    np.savez(tmp_path / "other.npz", about=np.array(json.dumps({"game": GAME})))
    with pytest.raises(OptionsError, match=r"other\.npz"):
        load_checkpoint(tmp_path / "other.npz")
    with pytest.raises(OptionsError, match="magic"):
        load_checkpoint(write(tmp_path / "kind.npz", kind="magic"))
    with pytest.raises(OptionsError, match="plays Rival Restaurants, not Burger Joint"):
        checkpoint_bot("burger-joint", str(write(tmp_path / "mine.npz")), 1)
    adapter = adapter_for(GAME, 4)
    adapter.begin(1)
    with pytest.raises(OptionsError, match="trained for 3 players"):
        checkpoint_bot(GAME, str(tmp_path / "mine.npz"), 1).choose(Ask(adapter.state, adapter.asked[0]))


def test_features_say_what_a_recipe_lacks() -> None:
    """An ingredient of the recipe that is not in stock is lacked, in one row as in many."""
    width = adapter_for(GAME, 3).width
    places = layout(3)
    seen = np.zeros((2, width), np.int16)
    seen[1, places["own_recipe"][1] - 1] = 1
    told = features(seen)
    assert (told[0] == features(seen[0])).all()
    assert (told[0] != told[1]).any()
    seen[:, places["own_stock"][1] - 1] = 1
    lacking, having = told[1] - told[0], np.subtract(*features(seen)[::-1])
    assert np.abs(lacking).sum() > np.abs(having).sum()


def test_the_trainer_learns_what_it_is_taught(trainer: ModuleType) -> None:
    adapter = adapter_for(GAME, 4)
    learner = trainer.Learner(adapter.width, adapter.actions, 1)
    rng = np.random.default_rng(2)
    seen = rng.integers(0, 3, (16, adapter.width)).astype(np.int16)
    masks = np.zeros((16, adapter.actions), bool)
    masks[:, :5] = True
    answers = seen[:, 0].astype(np.int64)
    first = learner.learn(seen, masks, answers, 1e-3)
    for _ in range(25):
        last = learner.learn(seen, masks, answers, 1e-3)
    assert first < 0.7 < 0.95 < last


@pytest.mark.once
def test_the_command_runs(
    trainer: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A run that is much too short. It leaves a checkpoint and its curve."""
    for name, small in (("REMEMBERED", 4_000), ("REPORTED", 1), ("LONGEST", 120)):
        monkeypatch.setattr(trainer, name, small)
    save, curve = tmp_path / "mine.npz", tmp_path / "curve.csv"
    arguments = ["--minutes", "0.01", "--games", "1", "--reports", "1", "--save", str(save), "--curve", str(curve)]
    monkeypatch.setattr(sys, "argv", ["train", *arguments])
    trainer.main()
    said = capsys.readouterr().out
    assert "against three apprentices" in said
    assert "of 1 games." in said
    assert curve.read_text().startswith("minutes,games,decisions,")
    assert isinstance(load_checkpoint(save)[1], Network)


@pytest.mark.parametrize(("argument", "value"), [("--seed", "-1"), ("--games", "0"), ("--minutes", "0")])
def test_a_number_that_is_too_small_is_refused(
    trainer: ModuleType,
    argument: str,
    value: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(trainer, "train", lambda *_: pytest.fail("it was begun"))
    monkeypatch.setattr(sys, "argv", ["train", argument, value])
    with pytest.raises(SystemExit) as end:
        trainer.main()
    assert end.value.code == 2
    assert argument in capsys.readouterr().err
