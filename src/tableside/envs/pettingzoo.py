"""Any game for PettingZoo, by its key.

>>> from tableside.envs import pettingzoo
>>> env = pettingzoo.env("burger-joint")

``burger_joint_v0`` and ``rival_restaurants_v0`` are the same with the names that PettingZoo gives its own games.
"""

from collections.abc import Mapping
from typing import Any

from tableside.engine.game import game_of
from tableside.envs.aec import TurnBasedEnv, wrapped
from tableside.envs.game_adapter import GameAdapter, adapter_for
from tableside.envs.parallel import SimultaneousEnv


def raw_env(
    game: str, *, players: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
) -> TurnBasedEnv:
    """``how``: ``reward``, ``max_decisions``, ``render_mode``. An illegal action raises IllegalMove."""
    return TurnBasedEnv(_name(game), _adapter(game, players, options), **how)


def env(game: str, *, players: int | None = None, options: Mapping[str, Any] | None = None, **how: Any) -> Any:
    """The same with PettingZoo's wrappers: an illegal action loses."""
    return wrapped(raw_env(game, players=players, options=options, **how))


def parallel_env(
    game: str, *, players: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
) -> SimultaneousEnv:
    return SimultaneousEnv(_name(game), _adapter(game, players, options), **how)


def _name(game: str) -> str:
    return f"{game.replace('-', '_')}_v0"


def _adapter(game: str, players: int | None, options: Mapping[str, Any] | None) -> GameAdapter:
    """For as many as asked, else for the fewest that can play."""
    if players is None:
        rules = game_of(game)
        players = rules.seat_counts(rules.options({})).start
    return adapter_for(game, players, options)
