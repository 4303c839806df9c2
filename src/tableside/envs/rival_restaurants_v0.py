"""Rival Restaurants for PettingZoo, with PettingZoo's usual names: ``env``, ``raw_env`` and ``parallel_env``."""

from collections.abc import Mapping
from typing import Any

from tableside.envs.aec import TurnByTurn, wrapped
from tableside.envs.parallel import AllTogether
from tableside.envs.rival_restaurants.desk import RivalRestaurantsDesk

_NAME = "rival_restaurants_v0"


def raw_env(*, players: int = 4, options: Mapping[str, Any] | None = None, **how: Any) -> TurnByTurn:
    """``how``: ``reward``, ``max_decisions``, ``render_mode``. An illegal action raises IllegalMove."""
    return TurnByTurn(_NAME, RivalRestaurantsDesk(players, options), **how)


def env(*, players: int = 4, options: Mapping[str, Any] | None = None, **how: Any) -> Any:
    """The same with PettingZoo's wrappers: an illegal action loses."""
    return wrapped(raw_env(players=players, options=options, **how))


def parallel_env(*, players: int = 4, options: Mapping[str, Any] | None = None, **how: Any) -> AllTogether:
    return AllTogether(_NAME, RivalRestaurantsDesk(players, options), **how)
