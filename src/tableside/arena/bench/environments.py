"""Random games in our research environments, with everything an agent gets: observations, masks, rewards.

They need optional packages, which are imported only when they are measured.
"""

from importlib import import_module
from random import random
from typing import Any, Final

from tableside.arena.bench.contract import BURST
from tableside.arena.bench.stopwatch import Burst

_SIDE_BY_SIDE: Final = 1024
_FEW: Final = 200  # decisions between two looks at the clock


def vector() -> Burst:
    from tableside.envs import BurgerJointVector

    env = BurgerJointVector(_SIDE_BY_SIDE, seed=1)

    def burst() -> int:
        done = 0
        while done < BURST:
            env.step(env.sample())
            done += _SIDE_BY_SIDE
        return done

    return burst


def burger_joint() -> Burst:
    return agents_in_turn(import_module("tableside.envs.burger_joint_v0").env())


def rival_restaurants() -> Burst:
    return agents_in_turn(import_module("tableside.envs.rival_restaurants_v0").env())


def agents_in_turn(env: Any) -> Burst:
    """Games of PettingZoo, ours or its own: ``last``, an action from the mask, ``step``."""
    flatnonzero = import_module("numpy").flatnonzero
    env.reset()

    def burst() -> int:
        done = 0
        while done < _FEW:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = flatnonzero(seen["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
            done += 1
        return done

    return burst


def burger_joint_together() -> Burst:
    return agents_together(import_module("tableside.envs.burger_joint_v0").parallel_env())


def rival_restaurants_together() -> Burst:
    return agents_together(import_module("tableside.envs.rival_restaurants_v0").parallel_env())


def agents_together(env: Any) -> Burst:
    """Games of PettingZoo where all asked agents act at once. No-ops and actions that came too late do not count."""
    flatnonzero = import_module("numpy").flatnonzero
    no_op = int(env.action_space(env.possible_agents[0]).n) - 1
    seen, _ = env.reset()

    def burst() -> int:
        nonlocal seen
        done = 0
        while done < _FEW:
            actions = {}
            for agent in env.agents:
                legal = flatnonzero(seen[agent]["action_mask"])
                actions[agent] = int(legal[int(random() * len(legal))])
            seen, _, _, _, infos = env.step(actions)
            done += sum(action != no_op and "void" not in infos[agent] for agent, action in actions.items())
            if not env.agents:
                seen, _ = env.reset()
        return done

    return burst


def burger_joint_seat() -> Burst:
    return one_seat("burger-joint", rivals=1)


def rival_restaurants_seat() -> Burst:
    return one_seat("rival-restaurants", rivals=3)


def one_seat(game: str, rivals: int) -> Burst:
    """Gymnasium: one seat. The decisions of the other seats, random bots, take time but do not count."""
    flatnonzero = import_module("numpy").flatnonzero
    env = import_module("tableside.envs.gymnasium_env").SingleSeatEnv(game, ["random"] * rivals)
    seen, _ = env.reset()

    def burst() -> int:
        nonlocal seen
        for _ in range(_FEW):
            legal = flatnonzero(seen["action_mask"])
            seen, _, terminated, truncated, _ = env.step(legal[int(random() * len(legal))])
            if terminated or truncated:
                seen, _ = env.reset()
        return _FEW

    return burst


def open_spiel() -> Burst:
    """Burger Joint inside OpenSpiel's own environment, with its observations."""
    import_module("tableside.envs.openspiel")
    return spiel_environment("tableside_burger_joint")


def spiel_environment(name: str) -> Burst:
    """OpenSpiel's environment of a game, ours or its own. Chance is sampled but does not count."""
    env = import_module("open_spiel.python.rl_environment").Environment(name)
    now = env.reset()

    def burst() -> int:
        nonlocal now
        for _ in range(_FEW):
            legal = now.observations["legal_actions"][now.observations["current_player"]]
            now = env.step([legal[int(random() * len(legal))]])
            if now.last():
                now = env.reset()
        return _FEW

    return burst
