"""Ledger: luck and skill as a sum that comes out exactly, accuracy, and which moments mattered.

The ledger is written backwards. After the last move the result is known. Before a decision everybody's chance is what
it is after it, less what the decision cost. Where chance speaks, the position just before it is estimated again, and
the difference is luck.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tableside.review.model import WHOLE, PhaseAccuracy, SeatReview, Sentence, Step
from tableside.review.timeline import Turning

_APPRENTICE: Final = 0.04  # how far an apprentice misjudges a move, in chances to win
_REAL: Final = 25  # ten-thousandths: a choice that would cost an apprentice less is not counted as one
_FEWEST: Final = 3
_MOST: Final = 7
_MATTERS: Final = 300  # a cost that always deserves a look, up to the greatest number of moments
_WORTH_SAYING: Final = 50  # less is within the error of the estimate

Chances = Sequence[float]


@dataclass
class Verdict:
    """What an analyst says about one decision."""

    turn: int
    phase: str
    decided: Chances | None = None  # everybody's chance after the move and before chance speaks; None: nothing drawn
    better: str = ""
    effect: Chances | None = None  # what the move changed for everybody, compared with the better one
    hard: float = 0.0
    notes: dict[str, object] = field(default_factory=dict)  # what the analyst needs again to explain it


def apprentice_loss(worths: Sequence[float]) -> float:
    """What somebody loses on average who misjudges each move a little. Nothing if all are equal, little if the best
    one is obvious."""
    best = max(worths)
    weights = [math.exp((worth - best) / _APPRENTICE) for worth in worths]
    return sum(weight * (best - worth) for weight, worth in zip(weights, worths, strict=True)) / sum(weights)


def whole_parts(chances: Chances) -> list[int]:
    """Chances as ten-thousandths that add up to a whole (the largest remainders are rounded up)."""
    clipped = [max(0.0, chance) for chance in chances]
    total = sum(clipped)
    exact = [WHOLE * chance / total if total else WHOLE / len(clipped) for chance in clipped]
    parts = [math.floor(part) for part in exact]
    by_rest = sorted(range(len(exact)), key=lambda seat: parts[seat] - exact[seat])
    for seat in by_rest[: WHOLE - sum(parts)]:
        parts[seat] += 1
    return parts


def result_of(winners: Sequence[int], seats: int) -> list[int]:
    """The whole game goes to the winners, in equal parts; a draw to everybody."""
    return whole_parts([float(seat in winners or not winners) for seat in range(seats)])


def steps_of(turnings: Sequence[Turning], verdicts: Sequence[Verdict], result: list[int]) -> list[Step]:
    """The ledger, line by line; the first line is the set-up, which begins with even chances."""
    after = result
    found: list[Step] = []
    for turning, verdict in zip(reversed(turnings), reversed(verdicts), strict=True):
        decided = after if verdict.decided is None else whole_parts(verdict.decided)
        before = decided
        if verdict.effect is not None:
            before = whole_parts([part / WHOLE - gain for part, gain in zip(decided, verdict.effect, strict=True)])
        lost = max(0, before[turning.seat] - decided[turning.seat]) if turning.seat >= 0 else 0
        found.append(
            Step(
                number=turning.number,
                seat=turning.seat,
                turn=verdict.turn,
                phase=verdict.phase,
                move=turning.entry.move,
                before=before,
                decided=decided,
                after=after,
                better=verdict.better if lost else "",
                lost=lost,
                hard=round(WHOLE * verdict.hard),
            )
        )
        after = before
    even = result_of((), len(result))
    found.append(Step(0, -1, 0, "set-up", "start", even, even, after))
    return found[::-1]


def seat_reviews(steps: Sequence[Step], phases: Sequence[str]) -> list[SeatReview]:
    """Luck and skill of every seat, and how accurately it decided."""
    found = []
    for seat in range(len(steps[0].before)):
        own = sum(step.decided[seat] - step.before[seat] for step in steps if step.seat == seat)
        others = sum(step.decided[seat] - step.before[seat] for step in steps if step.seat != seat)
        luck = sum(step.after[seat] - step.decided[seat] for step in steps)
        mine = [step for step in steps if step.seat == seat and step.hard >= _REAL]
        by_phase = [[step for step in mine if step.phase == phase] for phase in phases]
        found.append(
            SeatReview(
                even=steps[0].before[seat],
                luck=luck,
                own=own,
                others=others,
                result=steps[-1].after[seat],
                sentences=[change_said("review-played", seat, own + others), change_said("review-luck", seat, luck)],
                choices=len(mine),
                accuracy=accuracy(mine),
                phases=[
                    PhaseAccuracy(phase, len(some), accuracy(some))
                    for phase, some in zip(phases, by_phase, strict=True)
                ],
            )
        )
    return found


def change_said(id: str, seat: int, change: int) -> Sentence:
    """A change of a seat's chance to win, in whole per cent, with its direction as a word."""
    percent = round(100 * change / WHOLE)
    how = "better" if percent > 0 else "worse" if percent < 0 else "even"
    return Sentence(id, {"seat": f"@{seat}", "how": f"={how}", "n": abs(percent)})


def accuracy(steps: Sequence[Step]) -> int | None:
    """Per cent: 100 if nothing was lost, 50 if as much as an apprentice loses in the same decisions. A decision weighs
    as much as an apprentice loses there, so forced and equal ones count nothing."""
    hard, lost = sum(step.hard for step in steps), sum(step.lost for step in steps)
    return round(100 * hard / (hard + lost)) if hard else None


def moments_of(steps: Sequence[Step]) -> list[Step]:
    """The three to seven decisions that cost most, one for each turn of a seat, in the order of the game."""
    costly: dict[tuple[int, int], Step] = {}
    for step in steps:
        if step.better and step.lost >= _WORTH_SAYING:
            key = (step.seat, step.turn)
            if key not in costly or step.lost > costly[key].lost:
                costly[key] = step
    ranked = sorted(costly.values(), key=lambda step: -step.lost)
    chosen = [step for place, step in enumerate(ranked[:_MOST]) if place < _FEWEST or step.lost >= _MATTERS]
    return sorted(chosen, key=lambda step: step.number)
