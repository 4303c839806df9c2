"""Burger Joint in OpenSpiel: OpenSpiel's tests pass, its algorithms run, and chance follows the rules (BJ-3.8)."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, mcts, tabular_qlearner
from open_spiel.python.bots.uniform_random import UniformRandomBot

from tableside.engine.chance import ScriptedChance
from tableside.engine.errors import IllegalMove, OptionsError
from tableside.envs.openspiel import NAME
from tableside.games.burger_joint.core.cubes import count
from tableside.games.burger_joint.core.turn import apply
from tableside.games.burger_joint.notation.position_text import format_line


def short(last_turn: int) -> Any:
    return pyspiel.load_game(f"{NAME}(last_turn={last_turn})")


def test_random_simulations_pass() -> None:
    """Serialising, copying, tensors, masks and returns, checked by OpenSpiel itself."""
    pyspiel.random_sim_test(short(12), num_sims=2, serialize=True, verbose=False)


def test_every_draw_is_a_chance_node_with_the_odds_of_the_bag() -> None:
    draw = random.Random(1)
    state = short(30).new_initial_state()
    before: Any = None
    code, draws = -1, list[int]()
    nodes = 0
    while not state.is_terminal():
        p = state.moment.position
        if state.is_chance_node():
            counts = [int(count(p.bag, colour)) for colour in range(6)]
            outcomes = state.chance_outcomes()
            assert outcomes == [(colour, n / sum(counts)) for colour, n in enumerate(counts) if n]
            action = draw.choice([colour for colour, _ in outcomes])
            draws.append(sum(counts[:action]) + counts[action] - 1)  # any cube of the colour will do
            nodes += 1
        else:
            if before is not None:
                apply(before, code, ScriptedChance(draws))
                assert format_line(before) == format_line(p) == str(state)
            action = draw.choice(state.legal_actions())
            before, code, draws = p.copy(), action, []
        state.apply_action(action)
    assert nodes > 100


def test_a_copy_goes_its_own_way() -> None:
    state = short(5).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    assert twin.history()[:-1] == state.history()


def test_a_saved_state_comes_back_at_any_moment() -> None:
    """Before, during and after a draw, and when the game is over."""
    game, draw = short(4), random.Random(3)
    state = game.new_initial_state()
    moments = 0
    while True:
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.returns() == state.returns()
        if state.is_terminal():
            break
        assert twin.legal_actions() == state.legal_actions()
        assert not state.is_chance_node() or twin.chance_outcomes() == state.chance_outcomes()
        state.apply_action(draw.choice(state.legal_actions()))
        moments += 1
    assert moments > 30


def test_tensors_and_strings() -> None:
    state = short(5).new_initial_state()
    assert str(state) == "drawing"
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    mover = state.current_player()
    seen = np.array(state.observation_tensor(mover))
    assert (np.array(state.information_state_tensor(mover)) == seen).all()
    assert seen.shape == (120,)
    assert state.observation_string(mover) == str(state)
    assert state.information_state_string(mover) == state.history_str()
    assert state.action_to_string(mover, state.legal_actions()[0]) in "KYGRWN"


def test_its_tree_search_plays_a_whole_game() -> None:
    game = short(3)
    draw = np.random.RandomState(2)
    search = mcts.MCTSBot(game, 2, 6, mcts.RandomRolloutEvaluator(1, draw), random_state=draw)
    bots = [search, UniformRandomBot(1, draw)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, draw)
    assert sum(returns) == 0


def test_its_learners_learn_in_it() -> None:
    env = rl_environment.Environment(short(3))
    agents = [tabular_qlearner.QLearner(seat, env.action_spec()["num_actions"]) for seat in range(2)]
    for _ in range(2):
        time_step = env.reset()
        while not time_step.last():
            action = agents[time_step.observations["current_player"]].step(time_step).action
            time_step = env.step([action])
        for agent in agents:
            agent.step(time_step)
    assert sum(time_step.rewards) == 0
    assert len(agents[0]._q_values) > 10


def test_a_game_without_an_end_is_refused() -> None:
    with pytest.raises(OptionsError, match=r"last_turn.*at least 1.*BJ-9\.1"):
        short(0)


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    state = short(1).new_initial_state()
    with pytest.raises(IllegalMove, match=r"Action 60 \(“–”\) of chance"):
        state.apply_action(60)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = (str(state), state.history())
    with pytest.raises(IllegalMove, match=r"Action 60 \(“end”\) of burger_0"):
        state.apply_action(60)
    assert (str(state), state.history()) == before
