"""Notes on Rival Restaurants: restaurants, chefs, what was cooked, points by source, popularity day by day."""

from typing import Any, Final

from tableside.arena.statistics import Statistics
from tableside.arena.statistics.lead import Lead
from tableside.engine.events import Event
from tableside.engine.state import State
from tableside.games.rival_restaurants.catalog.ids import (
    CHEF_KEYS,
    CUISINE_KEYS,
    GOURMET,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.locales import Words

_PREFIX: Final = {"recipes": "recipe-", "cuisines": "cuisine-"}  # of the message that names a thing

_COOKS = "rr-log-cooks"
_SOURCES = ("basic", "gourmet", "cuisine", "bonus")


class RivalRestaurantsStatistics(Statistics):
    unit = "days"
    kinds = ("restaurants", "chefs", "cuisines", "recipes", "upgrades")
    dealt = ("restaurants", "chefs")

    @classmethod
    def thing(cls, words: Words, kind: str, key: str) -> str:
        id = f"rr-{_PREFIX.get(kind, '')}{key}"
        return words.say(id) if words.has(id) else key  # a custom recipe has no translation

    def __init__(self, state: State) -> None:
        town = _town(state)
        self._day = town.day
        self._growth: list[list[int]] = []
        self._lead = Lead()
        self._chefs: list[list[str]] | None = None
        self._cooked: list[list[int]] = [[] for _ in range(town.seats)]
        self._points = [dict.fromkeys(_SOURCES, 0) for _ in range(town.seats)]

    def watch(self, state: State, events: list[Event]) -> None:
        town = _town(state)
        self._lead.watch(town.points)
        if self._chefs is None and town.phase:
            self._chefs = [_chefs(town, seat) for seat in range(town.seats)]  # the starting recipes
        for event in events:
            if event.id == _COOKS:
                self._cooks(town, event)
        if town.day != self._day:
            if self._day:
                self._growth.append(list(town.points))
            self._day = town.day

    def _cooks(self, town: Town, event: Event) -> None:
        """Points of a dish (RR-5.3). What is neither printed nor for the own cuisine is bonus minus garbage."""
        seat, total, names = int(str(event.args["seat"])[1:]), event.args["n"], event.args["recipes"]
        assert isinstance(total, int)
        points, rules, rest = self._points[seat], town.rules, total
        for name in names if isinstance(names, list) else []:
            recipe = rules.recipe_words.index(name)
            self._cooked[seat].append(recipe)
            printed = rules.recipe_points[recipe]
            own = int(rules.recipe_cuisine[recipe] == town.restaurant[seat])
            points["gourmet" if rules.recipe_kind[recipe] == GOURMET else "basic"] += printed
            points["cuisine"] += own
            rest -= printed + own
        points["bonus"] += rest

    def length(self, state: State) -> int:
        return _town(state).day

    def scores(self, state: State) -> list[int]:
        return list(_town(state).points)

    def facts(self, state: State) -> dict[str, Any]:
        town = _town(state)
        return {
            "first": 0,
            "growth": [*self._growth, list(town.points)],
            "leads": self._lead.changes,
            "seats": [self._seat(town, seat) for seat in range(town.seats)],
        }

    def _seat(self, town: Town, seat: int) -> dict[str, Any]:
        points = self._points[seat]
        place = town.restaurant[seat]
        cooked = self._cooked[seat]
        upgrades = town.upgrades[seat]
        return {
            "points": points | {"others": town.points[seat] - sum(points.values())},
            "restaurants": [RESTAURANT_KEYS[place]] if place >= 0 else [],
            "chefs": self._chefs[seat] if self._chefs else [],
            "recipes": [town.rules.recipe_keys[recipe] for recipe in cooked],
            "cuisines": sorted({CUISINE_KEYS[town.rules.recipe_cuisine[recipe]] for recipe in cooked}),
            "upgrades": [key for number, key in enumerate(UPGRADE_KEYS) if upgrades >> number & 1],
        }


def _chefs(town: Town, seat: int) -> list[str]:
    """In Kitchen Squad, the chef played first and then the squad (RR-10)."""
    squad = {chef for chef in range(len(CHEF_KEYS)) if town.squad[seat] >> chef & 1}
    played = {chef for chef in town.chef[2 * seat : 2 * seat + 2] if chef >= 0}
    return [CHEF_KEYS[chef] for chef in sorted(squad | played)]


def _town(state: State) -> Town:
    assert isinstance(state, RivalRestaurantsState)
    return state.town
