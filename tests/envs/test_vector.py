"""The vector environment plays by the rules of Burger Joint, compiled or not."""

from __future__ import annotations

from hashlib import blake2b
from itertools import pairwise

import numpy as np
import pytest

from tableside.engine.chance import FastChance
from tableside.engine.errors import IllegalMove, InvalidMove, OptionsError
from tableside.envs import BurgerJointVector
from tableside.envs.burger_joint.observation import WIDTH, layout
from tableside.envs.burger_joint.vector import ACTIONS, Step
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core.cubes import count
from tableside.games.burger_joint.core.position import DRAWN, OVER, STEPS
from tableside.games.burger_joint.core.turn import apply, legal_mask, set_up
from tableside.games.burger_joint.game import GAME
from tests.burger_joint.table import classic

BOARDS = board_set(GAME.options({})["set"])
LAYOUT = layout()
SPAN = 1 << 40


def part(step: Step, name: str) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    first, end = LAYOUT[name]
    return step.observations[:, first:end]


def test_it_plays_the_very_games_the_rules_play() -> None:
    """Each game has its own chance, and every number matches the position (BJ-2 … BJ-8)."""
    env = BurgerJointVector(6, seed=3, options={"last_turn": 30})
    step = env.reset(3)
    chances = [FastChance(3 * SPAN + game) for game in range(6)]
    positions = [set_up(BOARDS, chance, 30) for chance in chances]
    ended = 0
    for _ in range(900):
        for game, p in enumerate(positions):
            assert int(legal_mask(p)) == sum(1 << int(code) for code in np.flatnonzero(step.masks[game]))
        actions = env.sample()
        movers = step.movers
        step = env.step(actions)
        for game, p in enumerate(positions):
            assert p.mover == movers[game]
            apply(p, int(actions[game]), chances[game])
            assert step.dones[game] == (p.step == OVER)
            if p.step == OVER:
                ended += 1
                expected = {0: (1, -1), 1: (-1, 1), int(DRAWN): (0, 0)}[int(p.winner)]
                assert tuple(step.rewards[game]) == expected
                positions[game] = set_up(BOARDS, chances[game], 30)
            else:
                assert not step.rewards[game].any()
    assert ended > 3


def test_an_observation_tells_the_whole_position_from_the_movers_side() -> None:
    env = BurgerJointVector(40, seed=1)
    step = env.reset(1)
    for _ in range(60):
        step = env.step(env.sample())
    for game, p in enumerate(env.positions()):
        own, other = p.side(p.mover), p.side(1 - p.mover)
        seen = {name: part(step, name)[game].tolist() for name in LAYOUT}
        for side, owner in ((own, "own_"), (other, "other_")):
            assert seen[f"{owner}store"] == [count(side.store, colour) for colour in range(6)]
            assert seen[f"{owner}new"] == [count(side.new, colour) for colour in range(6)]
            assert seen[f"{owner}area"] == [count(side.area, colour) for colour in range(6)]
            assert seen[f"{owner}diners"] == [side.diners >> colour & 1 for colour in range(6)]
            assert seen[f"{owner}bistros"] == [side.bistros >> bistro & 1 for bistro in range(6)]
            numbers = ("picks", "publicity", "basics", "score")
            assert [seen[owner + name][0] for name in numbers] == [getattr(side, name) for name in numbers]
        assert seen["own_capacity"] == [p.capacity(p.mover)]
        assert seen["own_tokens_out"] == [p.tokens_out(p.mover)]
        assert seen["other_held"] == [sum(seen["other_store"]) + sum(seen["other_new"])]
        assert seen["own_in_area"] == [sum(seen["own_area"])]
        assert seen["own_diner_count"] == [sum(seen["own_diners"])]
        assert seen["other_bistro_count"] == [sum(seen["other_bistros"])]
        assert seen["bag"] == [count(p.bag, colour) for colour in range(6)]
        assert seen["in_bag"] == [sum(seen["bag"])]
        assert seen["general"] == [count(p.general, colour) for colour in range(6)]
        assert seen["in_general"] == [sum(seen["general"])]
        assert seen["used"] == [p.used >> bistro & 1 for bistro in range(6)]
        assert seen["step"] == [int(step == p.step) for step in range(13)]
        shared = ("publicities", "pending", "turn")
        assert [seen[name][0] for name in shared] == [getattr(p, name) for name in shared]
        assert (seen["my_move"], seen["my_turn"], seen["seat"]) == ([1], [int(p.active == p.mover)], [p.mover])
        assert seen["turns_left"] == [127]


def test_the_layout_names_every_byte_once() -> None:
    places = sorted(LAYOUT.values())
    assert places[0][0] == 0
    assert places[-1][1] == WIDTH
    assert all(before[1] == after[0] for before, after in pairwise(places))
    assert len(STEPS) + 1 == LAYOUT["step"][1] - LAYOUT["step"][0]


def test_afterstates_are_where_the_actions_lead() -> None:
    """If nothing is drawn, playing the action shows the same (as seen by the seat that acted)."""
    env = BurgerJointVector(30, seed=5)
    step = env.reset(5)
    compared = 0
    for _ in range(80):
        ahead = env.afterstates()
        assert len(ahead.observations) == len(ahead.actions) == step.masks.sum()
        rows = ahead.starts + (np.arange(30) % np.diff([*ahead.starts, len(ahead.actions)]))
        actions = ahead.actions[rows]
        before, step = step, env.step(actions)
        for game in range(30):
            same_seat = step.movers[game] == before.movers[game]
            turn = LAYOUT["turn"][0]
            quiet = step.observations[game, turn] == before.observations[game, turn] and actions[game] < 24
            if same_seat and quiet and not step.dones[game]:
                assert step.observations[game].tolist() == ahead.observations[rows[game]].tolist()
                compared += 1
    assert compared > 300


def test_without_a_seed_the_first_games_are_those_of_the_environment_then_come_the_next() -> None:
    env = BurgerJointVector(8, seed=7)
    for seed in (7, 8):
        assert np.array_equal(env.reset().observations, BurgerJointVector(8).reset(seed).observations)


def test_looking_ahead_does_not_disturb_the_games() -> None:
    one, two = BurgerJointVector(8, seed=2), BurgerJointVector(8, seed=2)
    for _ in range(100):
        two.afterstates()
        actions = one.sample()
        first, second = one.step(actions), two.step(actions)
        assert all(np.array_equal(getattr(first, name), getattr(second, name)) for name in Step._fields)


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    env = BurgerJointVector(3, seed=9)
    before = env.reset(9)
    actions = env.sample().astype(np.int64)
    actions[1] = 60
    with pytest.raises(IllegalMove, match=r"Action 60 .*end.* game 1"):
        env.step(actions)
    actions[1] = 300
    with pytest.raises(IllegalMove, match="Action 300"):
        env.step(actions)
    with pytest.raises(InvalidMove, match=r"each game \(3 in all\)"):
        env.step(actions[:2])
    with pytest.raises(IllegalMove, match="game 1"):
        env.step(actions.tolist())  # a list works too
    with pytest.raises(InvalidMove, match="float64"):
        env.step(np.zeros(3))  # type: ignore[arg-type] # that is what is refused
    after = env._step(np.zeros(3, np.uint8))
    assert (after.observations == before.observations).all()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(OptionsError, match="at least 1"):
        BurgerJointVector(0)
    line = GAME.start(GAME.options({}), 2, FastChance(1)).line
    with pytest.raises(OptionsError, match="“games” must be a whole number"):
        BurgerJointVector(2.5)  # type: ignore[arg-type]
    with pytest.raises(OptionsError, match="“seed” must be a whole number"):
        BurgerJointVector(2, seed="7")  # type: ignore[arg-type]
    with pytest.raises(OptionsError, match="position"):
        BurgerJointVector(1, options={"position": line})
    with pytest.raises(OptionsError, match="dict of options by name"):
        BurgerJointVector(1, options=5)  # type: ignore[arg-type]


def test_both_builds_give_the_same_bytes() -> None:
    """This test runs with compiled and with interpreted rules. The digest is the same for both."""
    env = BurgerJointVector(16, seed=11, options={"set": classic(), "last_turn": 40})
    found = blake2b(digest_size=8)
    step = env.reset(11)
    for _ in range(300):
        step = env.step(env.sample())
        for array in (*step, *env.afterstates()):
            found.update(np.ascontiguousarray(array).tobytes())
    assert found.hexdigest() == "4a921f658c463d04"


def test_the_number_of_actions_is_that_of_the_codes() -> None:
    assert ACTIONS == 61
