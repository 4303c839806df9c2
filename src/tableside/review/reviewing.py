"""Reviewing: the order of the parts. The caller decides where they run: here, or in other processes."""

from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from tableside.engine.record import Record
from tableside.review import parts
from tableside.review.ledger import Verdict
from tableside.review.model import Day, Review

Progress = Callable[[int, int], None]
_AT_ONCE: Final = 8  # decisions of one part: short enough that nobody waits long for a free process
_AGAIN: Final = 2  # … that get a longer look


class Part(NamedTuple):
    """Something to do next, and how much is done."""

    work: Callable[[], Any]
    done: int
    total: int


Plan = Generator[Part, Any, Review]
"""Yields parts, is sent their results, and returns the review."""


def plan(text: str) -> Plan:
    """The parts of the review of a record, given as text."""
    count, rechecked, days = yield Part(partial(parts.survey, text), 0, 1)
    total = count + rechecked + len(days) + 1
    verdicts: list[Verdict] = []
    for first, last in _slices(count, _AT_ONCE):
        verdicts += yield Part(partial(parts.judge, text, first, last), first, total)
    costly = yield Part(partial(parts.costly, text, verdicts), count, total)
    for first, last in _slices(len(costly), _AGAIN):
        places = costly[first:last]
        again = yield Part(
            partial(parts.recheck, text, places, [verdicts[place] for place in places]), count + first, total
        )
        for place, verdict in zip(places, again, strict=True):
            verdicts[place] = verdict
    found: list[Day] = []
    for number in days:
        found.append((yield Part(partial(parts.day, text, number), count + rechecked + len(found), total)))
    explained: list[tuple[int, parts.Explained]] = []
    for place in (yield Part(partial(parts.moments, text, verdicts), total - 1, total)):
        told = yield Part(partial(parts.explain, text, place, verdicts[place]), total - 1, total)
        explained.append((place, told))
    review: Review = yield Part(partial(parts.finish, text, verdicts, explained, found), total - 1, total)
    return review


def _slices(count: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, count, size):
        yield first, min(first + size, count)


def review(record: Record, progress: Progress | None = None) -> Review:
    """Review a finished game. RecordError if it is not finished or does not replay. ``progress`` hears how many parts
    of the work are done, of how many."""
    steps = plan(record.text())
    answer: Any = None
    while True:
        try:
            part = steps.send(answer)
        except StopIteration as end:
            found: Review = end.value
            return found
        if progress is not None and part.total > 1:
            progress(part.done, part.total)
        answer = part.work()
