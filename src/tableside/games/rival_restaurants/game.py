"""Rival Restaurants as a game of the engine: options, set-up, and restoring a snapshot."""

from collections.abc import Mapping
from typing import Any, Final

from tableside.engine.chance import Chance
from tableside.engine.errors import PositionError
from tableside.engine.game import Game
from tableside.games.rival_restaurants import options as table_options
from tableside.games.rival_restaurants.core.machine import new_town
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.snapshot import restore
from tableside.games.rival_restaurants.state import RivalRestaurantsState


class RivalRestaurants(Game):
    """See ``options.DEFAULTS`` for the options and docs/rival-restaurants.md for what they mean."""

    key = "rival-restaurants"
    rules = "RR"
    edition = 2  # 1: release 0.1.0

    def options(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        return table_options.complete(raw)

    def recorded(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return table_options.recorded(options)

    def hosted(self, options: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
        return {"head_chef": seat + 1, **options}

    def seat_counts(self, options: Mapping[str, Any]) -> range:
        return table_options.seat_counts(options)

    def start(self, options: Mapping[str, Any], seats: int, chance: Chance) -> RivalRestaurantsState:
        context = Context(chance, True)
        town = new_town(table_options.rules_of(options, seats), context)
        return RivalRestaurantsState(town, table_options.limits_of(options), context.events)

    def restore(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> RivalRestaurantsState:
        money = data.get("money")
        counts = table_options.seat_counts(options)
        if not isinstance(money, list) or len(money) not in counts:
            raise PositionError("rr-err-saved", {"where": "=money"})
        town = restore(table_options.rules_of(options, len(money)), data)
        return RivalRestaurantsState(town, table_options.limits_of(options))

    def seat_name(self, options: Mapping[str, Any], seat: int) -> str:
        return f"$rr-seat-{seat + 1}"


GAME: Final = RivalRestaurants()
