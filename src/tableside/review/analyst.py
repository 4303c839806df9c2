"""Analyst: what a review needs to know about one game. Each game names its own in its manifest."""

from abc import ABC, abstractmethod

from tableside.engine.state import State
from tableside.review.calibration import Calibration
from tableside.review.ledger import Chances, Verdict
from tableside.review.model import Day, Sentence
from tableside.review.timeline import Timeline, Turning


class Analyst(ABC):
    """``bot`` is the level whose estimates these are; ``phases`` are the kinds of decisions that accuracy tells apart.

    Everything it does depends on nothing but the record, so that a game is always reviewed in the same way.
    """

    bot: str
    phases: tuple[str, ...]
    rechecked: int  # so many decisions that seem to have cost most get a longer look

    def __init__(self, calibration: Calibration) -> None:
        self.calibration = calibration

    @abstractmethod
    def foreseen(self, turning: Turning) -> Chances | None:
        """Everybody's chance after a move, before chance speaks or secrets are revealed. None if neither happens."""

    @abstractmethod
    def judge(self, turning: Turning) -> Verdict:
        """What a move was worth."""

    @abstractmethod
    def standing(self, state: State) -> Chances:
        """Everybody's chance to win."""

    @abstractmethod
    def place(self, state: State) -> tuple[int, str]:
        """The turn or day of a state, and its phase."""

    def recheck(self, turning: Turning, verdict: Verdict) -> Verdict:
        """A longer look at a decision that seems to matter."""
        return verdict

    @abstractmethod
    def explain(self, turning: Turning, verdict: Verdict) -> tuple[list[str], list[Sentence]]:
        """How the better move goes on, and why it is better."""

    def days(self, timeline: Timeline) -> list[int]:
        """The days of a game that is played by days."""
        return []

    def day(self, timeline: Timeline, number: int) -> Day:
        """What happened on one of these days."""
        raise NotImplementedError
