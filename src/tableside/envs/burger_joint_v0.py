"""Burger Joint for PettingZoo, with PettingZoo's usual names: ``env``, ``raw_env`` and ``parallel_env``."""

from collections.abc import Mapping
from typing import Any

from tableside.envs.aec import TurnByTurn, wrapped
from tableside.envs.burger_joint.desk import BurgerJointDesk
from tableside.envs.parallel import AllTogether

_NAME = "burger_joint_v0"


def raw_env(*, options: Mapping[str, Any] | None = None, **how: Any) -> TurnByTurn:
    """``how``: ``reward``, ``max_decisions``, ``render_mode``. An illegal action raises IllegalMove."""
    return TurnByTurn(_NAME, BurgerJointDesk(2, options), **how)


def env(*, options: Mapping[str, Any] | None = None, **how: Any) -> Any:
    """The same with PettingZoo's wrappers: an illegal action loses."""
    return wrapped(raw_env(options=options, **how))


def parallel_env(*, options: Mapping[str, Any] | None = None, **how: Any) -> AllTogether:
    return AllTogether(_NAME, BurgerJointDesk(2, options), **how)
