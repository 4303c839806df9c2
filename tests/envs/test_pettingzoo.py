"""The environments pass PettingZoo's own tests and some of ours."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

from tableside.engine.errors import IllegalMove, InvalidMove, OptionsError
from tableside.envs import burger_joint_v0, rival_restaurants_v0

# Every number of players and every mode (RR-2, RR-10, RR-11).
TABLES: dict[str, dict[str, Any]] = {
    "two, squad": {"players": 2},
    "two, squad draft": {"players": 2, "options": {"mode": "squad-draft"}},
    "two, standard": {"players": 2, "options": {"mode": "standard", "choose_restaurants": 4, "choose_chefs": 3}},
    "three": {"players": 3, "options": {"from_scratch": True}},
    "four": {"players": 4},
    "five": {"players": 5, "options": {"choose_chefs": 2}},
    "six, two cooks": {"players": 6, "options": {"two_many_cooks": True}},
    "seven": {"players": 7, "options": {"edition": "deluxe"}},
    "eight": {"players": 8, "options": {"edition": "deluxe", "home_cook": True}},
}
GAMES: dict[str, tuple[Any, dict[str, Any]]] = {
    "burger joint": (burger_joint_v0, {}),
    **{name: (rival_restaurants_v0, how) for name, how in TABLES.items()},
}
every_game = pytest.mark.parametrize(("game", "how"), GAMES.values(), ids=GAMES)
both_games = pytest.mark.parametrize("game", [burger_joint_v0, rival_restaurants_v0])
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's advice on dictionaries of observations


@pytest.mark.once
@every_game
def test_agents_in_turn_pass_the_api_test(game: Any, how: dict[str, Any]) -> None:
    api_test(game.env(**how), num_cycles=120, verbose_progress=False)


@every_game
def test_agents_together_pass_the_api_test(game: Any, how: dict[str, Any]) -> None:
    parallel_api_test(game.parallel_env(**how), num_cycles=60)


@pytest.mark.once
@every_game
def test_seeds_are_kept(game: Any, how: dict[str, Any]) -> None:
    seed_test(partial(game.env, **how), num_cycles=60)
    parallel_seed_test(partial(game.parallel_env, **how), num_cycles=60)


@both_games
def test_the_performance_benchmark_runs(
    game: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its five seconds pass ten times as fast."""
    clock = SimpleNamespace(time=lambda: 10 * time.perf_counter())
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(game.env())
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, seed: int) -> list[Any]:
    """Random agents take turns until the end. Returns everything they were told."""
    told: list[Any] = []
    draw = random.Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        told.append((agent, seen["observation"].tobytes(), reward, terminated, truncated, info))
        over = terminated or truncated
        env.step(None if over else draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return told


@both_games
def test_the_same_seed_gives_the_same_game_to_its_end(game: Any) -> None:
    one = play(game.env(), 5)
    assert one == play(game.env(), 5)
    assert one != play(game.env(), 6)
    assert "winners" in one[-1][5]


@both_games
def test_rewards_are_told_at_the_end_and_add_up_to_nothing(game: Any) -> None:
    told = play(game.raw_env(), 3)
    last = {agent: (reward, info) for agent, _, reward, over, _, info in told if over}
    assert sum(reward for reward, _ in last.values()) == pytest.approx(0)
    winners = next(iter(last.values()))[1]["winners"]
    for seat, agent in enumerate(game.raw_env().possible_agents):
        reward = last[agent][0]
        assert (reward == 1) == (seat in winners)
        assert reward == 1 or reward == pytest.approx(-len(winners) / (len(last) - len(winners)))
    assert all(reward == 0 for _, _, reward, over, _, _ in told if not over)


@both_games
def test_points_may_be_rewarded_as_they_come(game: Any) -> None:
    env = game.raw_env(reward="points")
    env.reset(seed=4)
    draw = random.Random(4)
    total = dict.fromkeys(env.agents, 0.0)
    before = env.adapter.points()
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
        env.step(draw.choice(legal))
        assert sum(env.rewards.values()) == pytest.approx(0)
        total = {agent: total[agent] + env.rewards[agent] for agent in total}
    gains = [(now - then) / env.adapter.goal for now, then in zip(env.adapter.points(), before, strict=True)]
    winners = next(iter(env.infos.values()))["winners"]
    others = len(gains) - 1
    for seat, agent in enumerate(env.possible_agents):
        shaped = gains[seat] - (sum(gains) - gains[seat]) / others
        end = 1 if seat in winners else -len(winners) / (len(gains) - len(winners))
        assert total[agent] == pytest.approx(shaped + end)
    with pytest.raises(OptionsError, match="score"):
        game.env(reward="score")


@both_games
def test_an_illegal_action_loses_or_is_refused(game: Any) -> None:
    raw = game.raw_env()
    for too_early in (partial(raw.step, 0), partial(raw.observe, raw.possible_agents[0]), raw.render):
        with pytest.raises(IllegalMove, match="Reset"):
            too_early()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.adapter.state.digest()
    with pytest.raises(IllegalMove, match=rf"Action {illegal} "):
        raw.step(illegal)
    for nothing in (None, 1.5, "K"):
        with pytest.raises(InvalidMove, match="is not an action"):
            raw.step(nothing)
    with pytest.raises(IllegalMove, match="Action 99,999"):
        raw.step(99_999)
    assert raw.adapter.state.digest() == before
    env = game.env()
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(illegal)
    assert env.rewards[offender] == -1
    assert all(env.terminations.values())


@both_games
def test_together_an_illegal_action_loses_or_is_refused(game: Any) -> None:
    for strict in (False, True):
        env = game.parallel_env(strict=strict)
        seen, _ = env.reset(seed=1)
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        offender = env.possible_agents[env.adapter.asked[0]]
        actions[offender] = int(np.flatnonzero(seen[offender]["action_mask"] == 0)[0])
        if strict:
            before = env.adapter.state.digest()
            with pytest.raises(IllegalMove):
                env.step(actions)
            assert env.adapter.state.digest() == before
        else:
            _, rewards, terminated, _, infos = env.step(actions)
            assert rewards == {agent: -1.0 if agent == offender else 0.0 for agent in rewards}
            assert all(terminated.values())
            assert "not legal" in infos[offender]["illegal"]
            with pytest.raises(IllegalMove, match="Reset"):
                env.step({})


@both_games
@pytest.mark.parametrize(
    ("actions", "why"), [({"nobody": 3}, "Unknown agent: “nobody”"), (None, "not “None”"), ([1, 2], r"not “\[1, 2\]”")]
)
def test_together_what_is_no_set_of_actions_is_refused(game: Any, actions: Any, why: str) -> None:
    """It is nobody's action, so nobody loses by it, and the game continues unchanged."""
    env = game.parallel_env()
    seen, _ = env.reset(seed=1)
    before = env.adapter.state.digest()
    with pytest.raises(InvalidMove, match=why):
        env.step(actions)
    assert env.adapter.state.digest() == before
    _, _, terminated, _, infos = env.step(
        {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    )
    assert not any(terminated.values())
    assert not any("illegal" in info for info in infos.values())


def play_together(env: Any, seed: int) -> tuple[int, int, Any]:
    """Random agents act together until the end. Returns the steps, the void actions and the last answer."""
    draw = random.Random(seed)
    seen, _ = env.reset(seed=seed)
    steps = void = 0
    told: Any = None
    while env.agents:
        actions = {agent: draw.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in env.agents}
        asked = env.adapter.asked
        for seat, agent in enumerate(env.possible_agents):
            assert (actions[agent] == env.adapter.no_op) == (seat not in asked)
        seen, *told = env.step(actions)
        steps += 1
        void += sum("void" in info for info in told[-1].values())
    return steps, void, told


@both_games
def test_a_whole_game_together(game: Any) -> None:
    steps, void, told = play_together(game.parallel_env(), 8)
    rewards, terminated, truncated, infos = told
    assert all(terminated.values())
    assert not any(truncated.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert "winners" in next(iter(infos.values()))
    assert (steps, void) == play_together(game.parallel_env(), 8)[:2]
    if game is rival_restaurants_v0:
        assert void > 0  # chefs get in each other's way


@both_games
@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_a_game_that_is_too_long_is_cut_off(game: Any, kind: str) -> None:
    make: Callable[[], Any] = partial(getattr(game, kind), max_decisions=12)
    if kind == "env":
        told = play(make(), 1)
        assert told[-1][4]
        assert not told[-1][3]
    else:
        _, terminated, truncated, _ = play_together(make(), 1)[2]
        assert all(truncated.values())
        assert not any(terminated.values())


def test_options_are_checked() -> None:
    with pytest.raises(OptionsError, match="“players” must be a whole number"):
        rival_restaurants_v0.env(players="4")  # type: ignore[arg-type]
    with pytest.raises(OptionsError, match="“max_decisions” must be at least 1"):
        burger_joint_v0.parallel_env(max_decisions=0)
    numpys = rival_restaurants_v0.raw_env(players=np.int64(3))  # type: ignore[arg-type]
    numpys.reset(seed=1)
    assert numpys.observe("chef_0")["observation"].shape == numpys.observation_space("chef_0")["observation"].shape
    with pytest.raises(OptionsError, match="2 to 6 players"):
        rival_restaurants_v0.env(players=9)
    with pytest.raises(OptionsError, match="Unknown option"):
        burger_joint_v0.env(options={"fries": 1})
    wrong: list[Any] = [5, [], "set"]
    for options in wrong:
        with pytest.raises(OptionsError, match="dict of options by name"):
            rival_restaurants_v0.env(options=options)


@both_games
@pytest.mark.parametrize("mode", ["foo", "rgb_array"])
def test_an_unknown_render_mode_is_refused(game: Any, mode: str) -> None:
    for kind in (game.raw_env, game.env, game.parallel_env):
        with pytest.raises(OptionsError, match=rf"“{mode}”\. Available: human and ansi"):
            kind(render_mode=mode)


@both_games
def test_a_stranger_has_no_seat(game: Any) -> None:
    env = game.raw_env()
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(OptionsError, match=f"Unknown agent: “nobody”.*{env.possible_agents[0]}"):
            ask("nobody")


@both_games
@pytest.mark.parametrize(("seed", "why"), [(-1, "must be at least 0"), ("seven", "must be a whole number")])
def test_a_seed_that_cannot_be_is_refused(game: Any, seed: Any, why: str) -> None:
    for env in (game.raw_env(), game.parallel_env()):
        env.reset(seed=1)
        before = env.adapter.state.digest()
        with pytest.raises(OptionsError, match=f"“seed” {why}"):
            env.reset(seed=seed)
        assert env.adapter.state.digest() == before


@both_games
def test_it_can_be_shown(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = game.raw_env(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text == env.adapter.text() != ""
    shown = game.parallel_env(render_mode="human")
    seen, _ = shown.reset(seed=1)
    shown.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in shown.agents})
    assert capsys.readouterr().out.strip() == shown.adapter.text()
