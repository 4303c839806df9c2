"""Milestones: earlier states of a match, a few moves apart. A move that others have answered is taken back by playing
again from the milestone before it."""

from typing import Final, NamedTuple

from tableside.engine.state import State

REACH: Final = 40
"""A move can be taken back as long as it is among so many of the newest entries of the record."""


class Milestone(NamedTuple):
    """A state, which nobody changes, and how many entries and valid moves led to it."""

    entries: int
    history: int
    state: State


class Milestones:
    def __init__(self, kept: list[Milestone] | None = None) -> None:
        self._kept = kept or []
        self._due = True

    def copy(self) -> "Milestones":
        twin = Milestones(self._kept[:])
        twin._due = self._due
        return twin

    def wanted(self) -> None:
        """Note the next state: nothing before it can be played again."""
        self._due = True

    def note(self, entries: int, history: int, state: State) -> None:
        """A state before a move; it is kept if the last one is far enough away."""
        if self._due or not self._kept or entries - self._kept[-1].entries >= REACH:
            self._due = False
            self._kept.append(Milestone(entries, history, state))
            settled = self.settled(entries)
            if settled is not None:
                self._kept = self._kept[self._kept.index(settled) :]

    def settled(self, entries: int) -> Milestone | None:
        """The newest state behind which nothing can be taken back, after so many entries; None: there is no move."""
        first = self._kept[0] if self._kept else None
        return next((found for found in reversed(self._kept) if found.entries <= entries - REACH), first)

    def before(self, history: int) -> Milestone:
        """The newest state that so many valid moves, or fewer, led to."""
        return next(found for found in reversed(self._kept) if found.history <= history)

    def cut(self, history: int) -> None:
        """Only so many valid moves are left."""
        self._kept = [found for found in self._kept if found.history <= history]

    def shift(self, entries: int, history: int) -> None:
        """So many entries and valid moves at the beginning are forgotten."""
        self._kept = [
            Milestone(found.entries - entries, found.history - history, found.state)
            for found in self._kept
            if found.entries >= entries and found.history >= history
        ]
