"""Luck and skill add up exactly, accuracy counts only real choices, and the moments are those that cost most."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.engine.record import Record
from tableside.review import Review, Step
from tableside.review.ledger import accuracy, apprentice_loss, change_said, moments_of, result_of, whole_parts
from tableside.review.model import WHOLE


@given(st.lists(st.floats(-0.5, 1.5), min_size=1, max_size=8))
def test_parts_always_add_up_to_a_whole(chances: list[float]) -> None:
    parts = whole_parts(chances)
    assert sum(parts) == WHOLE
    assert min(parts) >= 0


def test_parts_are_as_near_as_whole_numbers_can_be() -> None:
    assert whole_parts([0.25, 0.75]) == [2500, 7500]
    assert whole_parts([1 / 3, 1 / 3, 1 / 3]) == [3334, 3333, 3333]


@pytest.mark.parametrize(
    ("winners", "parts"), [((1,), [0, WHOLE, 0]), ((0, 2), [5000, 0, 5000]), ((), [3334, 3333, 3333])]
)
def test_the_winners_share_the_game_and_a_draw_is_shared_by_all(winners: tuple[int, ...], parts: list[int]) -> None:
    assert result_of(winners, 3) == parts


@pytest.mark.parametrize("which", ["burger", "rival"])
def test_luck_and_skill_sum_exactly_to_the_result(which: str, request: pytest.FixtureRequest) -> None:
    record, found = request.getfixturevalue(which)
    winners = record.outcome["winners"]
    for seat, part in enumerate(found.seats):
        assert part.even + part.luck + part.own + part.others == part.result
        assert part.result == result_of(winners, len(record.players))[seat]
    assert sum(part.result for part in found.seats) == WHOLE


@pytest.mark.parametrize("which", ["burger", "rival"])
def test_every_step_begins_where_the_one_before_ended(which: str, request: pytest.FixtureRequest) -> None:
    _, found = request.getfixturevalue(which)
    for one, next in zip(found.steps, found.steps[1:], strict=False):
        assert one.after == next.before
    for step in found.steps:
        assert sum(step.before) == sum(step.decided) == sum(step.after) == WHOLE


def test_where_nothing_is_drawn_there_is_no_luck(burger: tuple[Record, Review]) -> None:
    record, found = burger
    for step in found.steps[1:]:
        if not record.entries[step.number - 1].draws:
            assert step.decided == step.after


def test_nobody_gains_by_a_decision_of_their_own(burger: tuple[Record, Review]) -> None:
    """The best move costs nothing, and no move is better than the best one."""
    _, found = burger
    for step in found.steps[1:]:
        assert step.decided[step.seat] <= step.before[step.seat]
        assert step.lost == step.before[step.seat] - step.decided[step.seat]


def test_a_choice_is_hard_if_the_best_move_is_easily_missed() -> None:
    assert apprentice_loss([0.5]) == 0
    assert apprentice_loss([0.5, 0.5, 0.5]) == 0
    obvious, hard = apprentice_loss([0.9, 0.1]), apprentice_loss([0.5, 0.45, 0.44])
    assert obvious < 0.001 < hard


def _step(**more: int | str) -> Step:
    even = [5000, 5000]
    return Step(**{"number": 1, "seat": 0, "turn": 1, "phase": "build", "move": "end", "before": even, "decided": even,
                   "after": even, **more})  # type: ignore[arg-type]  # fmt: skip


def test_accuracy_compares_what_was_lost_with_what_an_apprentice_loses() -> None:
    assert accuracy([]) is None
    assert accuracy([_step(hard=100, lost=0)]) == 100
    assert accuracy([_step(hard=100, lost=100)]) == 50
    assert accuracy([_step(hard=100, lost=0), _step(hard=100, lost=200)]) == 50
    assert accuracy([_step(hard=0, lost=0)]) is None


def test_three_to_seven_moments_one_for_each_turn_of_a_seat() -> None:
    many = [_step(number=n, turn=n, lost=100 * n, better="end") for n in range(1, 20)]
    assert [step.number for step in moments_of(many)] == list(range(13, 20))
    small = [_step(number=n, turn=n, lost=60 + n, better="end") for n in range(1, 20)]
    assert [step.number for step in moments_of(small)] == [17, 18, 19]
    same = [_step(number=n, turn=1, lost=1000 + n, better="end") for n in range(1, 5)]
    assert [step.number for step in moments_of(same)] == [4]
    assert moments_of([_step(lost=20, better="end")]) == []


def test_a_change_is_told_with_its_direction() -> None:
    assert change_said("review-luck", 1, -3123).args == {"seat": "@1", "how": "=worse", "n": 31}
    assert change_said("review-luck", 0, 40).args == {"seat": "@0", "how": "=even", "n": 0}
