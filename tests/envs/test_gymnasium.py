"""The Gymnasium environments pass Gymnasium's own check and play fairly."""

from __future__ import annotations

import random
import sys
import time
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.performance import benchmark_init, benchmark_render, benchmark_step

from tableside.bots import bot_names
from tableside.engine.errors import BotError, IllegalMove, InvalidMove, OptionsError
from tableside.envs.gymnasium_env import SingleSeatEnv
from tests.envs.test_pettingzoo import TABLES

IDS = {"burger-joint": "tableside/BurgerJoint-v0", "rival-restaurants": "tableside/RivalRestaurants-v0"}


def play(env: Any, seed: int | None) -> tuple[float, dict[str, Any], int]:
    draw = random.Random(seed)
    seen, info = env.reset(seed=seed)
    steps = 0
    while True:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, terminated, truncated, info = env.step(draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += 1
        if terminated or truncated:
            return reward, info, steps


@pytest.mark.parametrize("id", IDS.values())
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    check_env(gymnasium.make(id).unwrapped)


@pytest.mark.parametrize("how", TABLES.values(), ids=TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_finds_nothing_wrong_with_any_table(how: dict[str, Any]) -> None:
    opponents = ["random"] * (how["players"] - 1)
    made = gymnasium.make(IDS["rival-restaurants"], opponents=opponents, options=how.get("options"))
    check_env(made.unwrapped)


@pytest.mark.parametrize("id", IDS.values())
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_performance_benchmarks_run(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its five seconds pass fifty times as fast."""
    clock = SimpleNamespace(time=lambda: 50 * time.perf_counter())
    monkeypatch.setattr(sys.modules[benchmark_step.__module__], "time", clock)
    env = gymnasium.make(id, render_mode="ansi")
    assert benchmark_step(env, seed=1) > 0
    assert benchmark_init(partial(gymnasium.make, id), seed=1) > 0
    env.reset(seed=1)
    assert env.render()
    assert benchmark_render(env) > 0


@pytest.mark.parametrize("game", IDS)
def test_greedy_beats_a_random_agent_the_same_way_each_time(game: str) -> None:
    reward, info, steps = play(gymnasium.make(IDS[game]), 3)
    assert reward < 0
    assert info["seat"] not in info["winners"]
    again = play(gymnasium.make(IDS[game]), 3)
    assert (reward, steps, info["points"]) == (again[0], again[2], again[1]["points"])


def test_the_seat_is_fixed_or_drawn() -> None:
    drawn = SingleSeatEnv("rival-restaurants", ["random"] * 3)
    seats = [drawn.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert set(seats) == {0, 1, 2, 3}
    fixed = SingleSeatEnv("rival-restaurants", ["random"] * 3, seat=2)
    for seed in range(3):
        assert fixed.reset(seed=seed)[1]["seat"] == 2
        assert 2 in fixed.adapter.asked


@pytest.mark.parametrize("name", bot_names("burger-joint"))
def test_every_bot_may_be_the_opponent(name: str) -> None:
    reward, info, _ = play(SingleSeatEnv("burger-joint", [name], seat=0, max_decisions=60), 1)
    assert reward in (-1, 0, 1)
    assert info["seat"] == 0


@pytest.mark.parametrize("players", range(2, 9))
def test_any_number_of_chefs(players: int) -> None:
    """RR-1.1: seven and eight with the Deluxe cards."""
    options = {"edition": "deluxe"} if players > 6 else {}
    env = SingleSeatEnv("rival-restaurants", ["random"] * (players - 1), options=options, max_decisions=300)
    play(env, players)
    assert env.adapter.seats == players


def test_an_illegal_action_loses_at_once() -> None:
    env = SingleSeatEnv("burger-joint", ["random"], seat=0)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1, True)
    assert f"Action {illegal}" in info["illegal"]
    with pytest.raises(IllegalMove, match="Reset"):
        env.step(0)


def test_what_cannot_be_is_refused() -> None:
    assert SingleSeatEnv("rival-restaurants", "greedy, random").opponents == ("greedy", "random")
    env = SingleSeatEnv("burger-joint", "random")
    env.reset(seed=1)
    with pytest.raises(InvalidMove, match=r"“1\.5” of"):
        env.step(1.5)  # type: ignore[arg-type]
    assert SingleSeatEnv("burger-joint", "random", seat=np.int64(1)).reset(seed=1)[1]["seat"] == 1  # type: ignore[arg-type]
    with pytest.raises(OptionsError, match="“seat” must be a whole number"):
        SingleSeatEnv("burger-joint", "random", seat="1")  # type: ignore[arg-type]
    with pytest.raises(OptionsError, match="chess"):
        SingleSeatEnv("chess")
    with pytest.raises(OptionsError, match="nobody"):
        SingleSeatEnv("burger-joint", ["nobody"])
    with pytest.raises(OptionsError, match="seat"):
        SingleSeatEnv("burger-joint", ["random"], seat=2)
    with pytest.raises(OptionsError, match="dict of options by name"):
        SingleSeatEnv("burger-joint", options=5)  # type: ignore[arg-type]
    with pytest.raises(OptionsError, match=r"“rgb_array”\. Available: human and ansi"):
        SingleSeatEnv("burger-joint", render_mode="rgb_array")


@pytest.mark.parametrize("opponents", [5, [5], ["greedy", None]])
def test_opponents_are_names(opponents: Any) -> None:
    with pytest.raises(OptionsError, match=r"“(5|None)” is not a name"):
        SingleSeatEnv("rival-restaurants", opponents)


@pytest.mark.parametrize(("game", "usual"), [("burger-joint", 1), ("rival-restaurants", 3)])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_without_opponents_there_are_the_usual_ones(game: str, usual: int) -> None:
    made = gymnasium.make(IDS[game], opponents=None).unwrapped
    for env in (made, SingleSeatEnv(game), SingleSeatEnv(game, None)):
        assert isinstance(env, SingleSeatEnv)
        assert env.opponents == ("greedy",) * usual


@pytest.mark.parametrize(("seed", "why"), [(-1, "must be at least 0"), ("seven", "must be a whole number")])
def test_a_seed_that_cannot_be_is_refused(seed: Any, why: str) -> None:
    env = SingleSeatEnv("burger-joint", "random")
    env.reset(seed=1)
    before = env.adapter.state.digest()
    with pytest.raises(OptionsError, match=f"“seed” {why}"):
        env.reset(seed=seed)
    assert env.adapter.state.digest() == before


def test_an_opponent_that_fails_is_not_taken_for_the_agent() -> None:
    env = SingleSeatEnv("burger-joint", ["tests.arena.own_bots:Illegal"], seat=0)
    with pytest.raises(BotError, match="own_bots:Illegal” made an illegal move"):
        play(env, 1)
