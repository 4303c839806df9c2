"""A player who resigns or runs out of time gives away what they still had. A move taken back does not count."""

from __future__ import annotations

import pytest

from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.review import review
from tableside.review.burger_joint import BurgerJointAnalyst
from tableside.review.timeline import Timeline


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BurgerJointAnalyst, "rechecked", 0)


@pytest.mark.parametrize("name", ["resigned", "time-is-up"])
def test_the_loser_gave_away_what_was_left(name: str) -> None:
    record = Record.load(f"tests/golden/{name}.json")
    found = review(record)
    last = found.steps[-1]
    assert record.outcome is not None
    [winner] = record.outcome["winners"]
    assert last.seat == 1 - winner
    assert last.phase == "end"
    assert last.decided == last.after
    assert last.after[winner] == 10_000
    assert last.lost == last.before[1 - winner] > 0


def test_a_move_taken_back_is_no_decision() -> None:
    match = Match.start("burger-joint", seed=3)
    seat = match.asked()[0]
    match.play(seat, match.legal_moves(seat)[0])
    if not match.can_undo(seat):
        pytest.skip("the first move of this deal cannot be taken back")
    match.undo(seat)
    match.play(seat, match.legal_moves(seat)[-1])
    match.play(match.asked()[0], ":resign")
    timeline = Timeline(match.record)
    assert [turning.number for turning in timeline.turnings] == [3, 4]
