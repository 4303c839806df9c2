"""Notes: facts about a game other than the winner, gathered while it is played. One module for each game."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, Final

from tableside.engine.events import Event
from tableside.engine.state import State


class Notes(ABC):
    """Watches a whole game. It may look inside the state but changes nothing."""

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


_NOTES: Final[dict[str, str]] = {
    "burger-joint": "tableside.arena.notes.burger_joint:BurgerJointNotes",
    "rival-restaurants": "tableside.arena.notes.rival_restaurants:RivalRestaurantsNotes",
}


def notes_of(game: str, state: State) -> Notes:
    module, _, name = _NOTES[game].partition(":")
    notes = getattr(import_module(module), name)(state)
    assert isinstance(notes, Notes)
    return notes
