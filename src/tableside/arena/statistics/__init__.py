"""Notes: facts about a game other than the winner, gathered while it is played. One module for each game."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from tableside.engine.events import Event
from tableside.engine.manifest import manifest_of, named
from tableside.engine.state import State
from tableside.locales import Words


class Statistics(ABC):
    """Watches a whole game. It may look inside the state but changes nothing."""

    unit: ClassVar[str] = "turns"  # of a game's length: "turns" or "days"
    kinds: ClassVar[tuple[str, ...]] = ()  # of things in the facts of a seat, in the order of a report
    dealt: ClassVar[tuple[str, ...]] = ()  # kinds that come by chance: their shares are compared with what was expected
    ranked: ClassVar[tuple[str, ...]] = ()  # kinds with an order of their own ("burger-2" before "burger-10")

    @classmethod
    def thing(cls, words: Words, kind: str, key: str) -> str:
        """What a report calls a thing."""
        return key

    @classmethod
    def source(cls, words: Words, game: str, key: str) -> str:
        """What a report calls a source of points."""
        return words.say(f"arena-source-{game}-{key}")

    @abstractmethod
    def __init__(self, state: State) -> None: ...

    @abstractmethod
    def watch(self, state: State, events: list[Event]) -> None:
        """After each move."""

    @abstractmethod
    def length(self, state: State) -> int:
        """In turns or days."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """The points so far, for a game that did not end."""

    @abstractmethod
    def facts(self, state: State) -> dict[str, Any]:
        """JSON values: ``first`` (the seat that began), ``growth`` (all scores after each turn or day), ``leads`` (how
        often the lead changed) and ``seats``, which lists the facts of each seat.

        A seat's facts: ``points`` by source, and any number of lists of things (``bistros``, ``chefs`` …) whose share
        of wins is counted.
        """


def statistics_class(game: str) -> type[Statistics]:
    """Who takes the notes on a game."""
    kind: type[Statistics] = named(manifest_of(game).statistics)
    return kind


def statistics_of(game: str, state: State) -> Statistics:
    return statistics_class(game)(state)
