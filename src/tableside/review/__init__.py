"""Review of a finished game: everybody's chance to win at every decision, luck and skill apart, the moments that
mattered and why.

>>> from tableside.engine.record import Record
>>> from tableside.review import review
>>> found = review(Record.load("tests/golden/whole-game.json"))
"""

from tableside.review.model import Moment, Review, Step
from tableside.review.parts import can_review
from tableside.review.reviewing import review

__all__ = ["Moment", "Review", "Step", "can_review", "review"]
