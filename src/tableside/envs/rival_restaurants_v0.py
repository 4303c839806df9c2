"""Rival Restaurants for PettingZoo, with PettingZoo's usual names: ``env``, ``raw_env`` and ``parallel_env``."""

from collections.abc import Mapping
from typing import Any

from tableside.envs import pettingzoo
from tableside.envs.aec import TurnBasedEnv
from tableside.envs.parallel import SimultaneousEnv

_KEY = "rival-restaurants"


def raw_env(*, players: int = 4, options: Mapping[str, Any] | None = None, **how: Any) -> TurnBasedEnv:
    """``how``: ``reward``, ``max_decisions``, ``render_mode``. An illegal action raises IllegalMove."""
    return pettingzoo.raw_env(_KEY, players=players, options=options, **how)


def env(*, players: int = 4, options: Mapping[str, Any] | None = None, **how: Any) -> Any:
    """The same with PettingZoo's wrappers: an illegal action loses."""
    return pettingzoo.env(_KEY, players=players, options=options, **how)


def parallel_env(*, players: int = 4, options: Mapping[str, Any] | None = None, **how: Any) -> SimultaneousEnv:
    return pettingzoo.parallel_env(_KEY, players=players, options=options, **how)
