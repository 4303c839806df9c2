"""Lead: who is ahead, and how often that changed."""

from collections.abc import Sequence


class Lead:
    def __init__(self) -> None:
        self.changes = 0
        self._leader: int | None = None

    def watch(self, scores: Sequence[int]) -> None:
        """After each move. Drawing level does not take the lead."""
        most = max(scores)
        if scores.count(most) == 1:
            leader = scores.index(most)
            self.changes += self._leader not in (None, leader)
            self._leader = leader
