"""Parts: the work of a review in small pieces, each a function of plain values.

A server gives a piece to whichever process is free and lets live games go first in between. Each piece gets the record
as text; a process that has just seen it has it still at hand.
"""

from collections.abc import Sequence
from functools import lru_cache

from tableside.engine.errors import RecordError
from tableside.engine.manifest import manifest_of, named
from tableside.engine.record import Record
from tableside.review.analyst import Analyst
from tableside.review.calibration import Calibration
from tableside.review.ledger import Verdict, moments_of, result_of, seat_reviews, steps_of
from tableside.review.model import VERSION, WHOLE, Day, Moment, Review, Sentence, Step
from tableside.review.timeline import Timeline, Turning

Explained = tuple[list[str], list[Sentence]]


def can_review(game: str) -> bool:
    """Whether there is an analyst for a game."""
    return bool(manifest_of(game).analyst)


def analyst_of(game: str, calibration: Calibration | None = None) -> Analyst:
    """RecordError if nobody can review this game."""
    name = manifest_of(game).analyst
    if not name:
        raise RecordError("err-review-no-analyst", {"game": f"$game-{game}"})
    found = named(name)(calibration or Calibration.of(game))
    assert isinstance(found, Analyst)
    return found


class _Work:
    """A game under review."""

    def __init__(self, text: str) -> None:
        record = Record.parse(text)
        self.analyst = analyst_of(record.game)
        self.timeline = Timeline(record)
        self.record = record
        self.turnings = self.timeline.turnings
        self.result = result_of(self.timeline.outcome.winners, self.timeline.start.seats)

    def steps(self, verdicts: Sequence[Verdict]) -> list[Step]:
        return steps_of(self.turnings, verdicts, self.result)

    def judge(self, turning: Turning) -> Verdict:
        if not turning.by_table:
            return self.analyst.judge(turning)
        # A player who resigns or runs out of time gives away what they still had.
        standing = self.analyst.standing(turning.state)
        turn, _ = self.analyst.place(turning.state)
        effect = [part / WHOLE - chance for part, chance in zip(self.result, standing, strict=True)]
        return Verdict(turn, "end", effect=effect)


@lru_cache(maxsize=2)
def _work(text: str) -> _Work:
    return _Work(text)


def survey(text: str) -> tuple[int, int, list[int]]:
    """How many moves there are to judge, how many may be rechecked, and the days. RecordError if the game is not
    finished, or nobody can review it."""
    work = _work(text)
    return len(work.turnings), work.analyst.rechecked, work.analyst.days(work.timeline)


def judge(text: str, first: int, last: int) -> list[Verdict]:
    work = _work(text)
    return [work.judge(turning) for turning in work.turnings[first:last]]


def costly(text: str, verdicts: Sequence[Verdict]) -> list[int]:
    """The places of the decisions that seem to have cost most, the costliest first."""
    work = _work(text)
    steps = work.steps(verdicts)[1:]
    places = [place for place, step in enumerate(steps) if step.better]
    return sorted(places, key=lambda place: -steps[place].lost)[: work.analyst.rechecked]


def recheck(text: str, places: Sequence[int], verdicts: Sequence[Verdict]) -> list[Verdict]:
    work = _work(text)
    return [
        work.analyst.recheck(work.turnings[place], verdict) for place, verdict in zip(places, verdicts, strict=True)
    ]


def moments(text: str, verdicts: Sequence[Verdict]) -> list[int]:
    """The places of the moments that mattered."""
    steps = _work(text).steps(verdicts)
    chosen = {step.number for step in moments_of(steps)}
    return [place for place, step in enumerate(steps[1:]) if step.number in chosen]


def explain(text: str, place: int, verdict: Verdict) -> Explained:
    work = _work(text)
    return work.analyst.explain(work.turnings[place], verdict)


def day(text: str, number: int) -> Day:
    work = _work(text)
    return work.analyst.day(work.timeline, number)


def finish(
    text: str, verdicts: Sequence[Verdict], explained: Sequence[tuple[int, Explained]], days: Sequence[Day]
) -> Review:
    work = _work(text)
    steps = work.steps(verdicts)
    return Review(
        version=VERSION,
        game=work.record.game,
        players=list(work.record.players),
        seats=seat_reviews(steps, work.analyst.phases),
        steps=steps,
        moments=[_moment(steps[place + 1], *told) for place, told in explained],
        days=list(days),
        analyst=work.analyst.bot,
    )


def _moment(step: Step, line: list[str], reasons: list[Sentence]) -> Moment:
    return Moment(step.number, step.seat, step.turn, step.phase, step.move, step.better, step.lost, line, reasons)
