"""Notes on any game: how long it was, how the points grew, who led."""

from typing import Any

from tableside.arena.statistics import Statistics
from tableside.arena.statistics.lead import Lead
from tableside.engine.events import Event
from tableside.engine.state import State
from tableside.locales import Words


class GenericStatistics(Statistics):
    """A turn is a move."""

    def __init__(self, state: State) -> None:
        self._lead = Lead()
        self._growth: list[list[int]] = []

    @classmethod
    def source(cls, words: Words, game: str, key: str) -> str:
        return words.say("simple-points")

    def watch(self, state: State, events: list[Event]) -> None:
        scores = self.scores(state)
        self._lead.watch(scores)
        self._growth.append(scores)

    def length(self, state: State) -> int:
        return len(self._growth)

    def scores(self, state: State) -> list[int]:
        outcome = state.outcome()
        if outcome is not None:
            return list(outcome.scores)
        scores: Any = getattr(state, "scores", None)  # a SimpleState can always say it
        return list(scores()) if callable(scores) else [0] * state.seats

    def facts(self, state: State) -> dict[str, Any]:
        return {
            "first": 0,
            "growth": self._growth or [self.scores(state)],
            "leads": self._lead.changes,
            "seats": [{"points": {"all": points}} for points in self.scores(state)],
        }
