"""Burger Joint for PettingZoo, with PettingZoo's usual names: ``env``, ``raw_env`` and ``parallel_env``."""

from collections.abc import Mapping
from typing import Any

from tableside.envs import pettingzoo
from tableside.envs.aec import TurnBasedEnv
from tableside.envs.parallel import SimultaneousEnv

_KEY = "burger-joint"


def raw_env(*, options: Mapping[str, Any] | None = None, **how: Any) -> TurnBasedEnv:
    """``how``: ``reward``, ``max_decisions``, ``render_mode``. An illegal action raises IllegalMove."""
    return pettingzoo.raw_env(_KEY, options=options, **how)


def env(*, options: Mapping[str, Any] | None = None, **how: Any) -> Any:
    """The same with PettingZoo's wrappers: an illegal action loses."""
    return pettingzoo.env(_KEY, options=options, **how)


def parallel_env(*, options: Mapping[str, Any] | None = None, **how: Any) -> SimultaneousEnv:
    return pettingzoo.parallel_env(_KEY, options=options, **how)
