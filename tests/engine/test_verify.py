"""Verify: any change in a record is found, and the first wrong place is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from tableside.engine.chance import seal_of, seed_from
from tableside.engine.errors import RecordError, TablesideError
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.verify import Verified, verify
from tableside.locales import words
from tests.burger_joint.strategies import matches

Data = dict[str, Any]


def played(moves: int, last_turn: int = 0) -> Match:
    match = Match.start("burger-joint", {"last_turn": last_turn}, seed=21)
    while match.asked() and len(match.record.entries) < moves:
        match.play(match.asked()[0], match.legal_moves(match.asked()[0])[-1], at=0)
    return match


FINISHED = played(1000, last_turn=6)
GOING_ON = played(20)


def first(data: Data, wanted: Callable[[list[Any]], bool]) -> int:
    """The number, from 1, of the first such move."""
    return next(number for number, move in enumerate(data["moves"], 1) if wanted(move))


def fault(data: Data) -> tuple[str, Any]:
    """The message, and the number of the move that it names."""
    with pytest.raises(RecordError) as error:
        verify(Record.from_json(data))
    return error.value.id, error.value.arguments.get("n")


def data_of(match: Match) -> Data:
    copy: Data = json.loads(match.record.text())
    return copy


def test_a_finished_record_is_verified_by_its_seed() -> None:
    seen: list[int] = []
    moves, draws = len(FINISHED.record.entries), sum(len(entry.draws) for entry in FINISHED.record.entries) + 4
    assert verify(FINISHED.record, seen.append) == Verified(moves, draws, sealed=True, finished=True)
    assert seen == list(range(1, moves + 1))


def test_a_game_that_goes_on_is_verified_by_its_noted_draws() -> None:
    result = verify(GOING_ON.record)
    assert (result.moves, result.sealed, result.finished) == (20, False, False)


@given(matches())
@settings(max_examples=50)
def test_every_played_match_verifies(match: Match) -> None:
    result = verify(Record.parse(match.record.text()))
    assert result.finished == (match.outcome() is not None) == result.sealed


def test_verify_leaves_the_record_alone() -> None:
    before = FINISHED.record.text()
    verify(FINISHED.record)
    assert FINISHED.record.text() == before


def test_a_changed_seed_or_seal_is_found() -> None:
    data = data_of(FINISHED)
    assert fault({**data, "seed": seed_from(22).hex()})[0] == "err-verify-seal"
    assert fault({**data, "seal": seal_of(seed_from(22))})[0] == "err-verify-seal"
    assert fault({**data, "seed": None})[0] == "err-verify-seed-missing"


def test_another_seed_with_its_own_seal_gives_other_draws() -> None:
    """Swapping both is found at the first draw."""
    data = {**data_of(FINISHED), "seed": seed_from(22).hex(), "seal": seal_of(seed_from(22))}
    assert fault(data) == ("err-verify-draw", 0)


def test_a_changed_opening_is_found() -> None:
    data = data_of(FINISHED)
    data["opening"][3][0] += 1
    assert fault(data) == ("err-verify-draw", 0)
    data = data_of(FINISHED)
    data["opening"][4] = "0" * 16
    assert fault(data) == ("err-verify-digest", 0)


@pytest.mark.parametrize("source", [FINISHED, GOING_ON], ids=["finished", "going-on"])
def test_a_changed_draw_is_found(source: Match) -> None:
    """With the seed, the draw itself is wrong. Without it, the draw leads to another state, or to an impossible one."""
    data = data_of(source)
    number = first(data, lambda move: bool(move[3]))
    draws = data["moves"][number - 1][3]
    draws[0] = (draws[0] + 30) % 60 % 47  # another colour, and in range
    assert fault(data) == ("err-verify-draw" if source is FINISHED else "err-verify-digest", number)
    draws[0] = 10**30
    assert fault(data) == ("err-verify-draw" if source is FINISHED else "err-verify-move", number)


def test_a_missing_and_an_added_draw_are_found() -> None:
    data = data_of(GOING_ON)
    number = first(data, lambda move: bool(move[3]))
    draws = data["moves"][number - 1][3]
    draws.append(0)
    assert fault(data) == ("err-verify-draw", number)
    del draws[-2:]
    assert fault(data) == ("err-verify-move", number)


def test_a_changed_digest_is_found() -> None:
    data = data_of(FINISHED)
    data["moves"][7][4] = data["moves"][6][4]
    assert fault(data) == ("err-verify-digest", 8)


def test_a_changed_move_is_found_with_its_rule() -> None:
    data = data_of(FINISHED)
    number = first(data, lambda move: move[1] == "/")
    data["moves"][number - 1][1] = "end"
    with pytest.raises(RecordError) as error:
        verify(Record.from_json(data))
    assert (error.value.id, error.value.arguments["n"], error.value.rule) == ("err-verify-move", number, "BJ-5.1")


def test_another_legal_move_leads_to_another_digest() -> None:
    data = data_of(FINISHED)
    legal = Match.replay(FINISHED.record, 0).legal_moves(0)
    data["moves"][0][1] = next(move for move in legal if move != data["moves"][0][1])
    assert fault(data) == ("err-verify-digest", 1)


@pytest.mark.parametrize(("old", "new"), [("end", "END"), ("/", " /")])
def test_a_move_must_be_spelled_as_records_spell_it(old: str, new: str) -> None:
    data = data_of(FINISHED)
    number = first(data, lambda move: move[1] == old)
    data["moves"][number - 1][1] = new
    assert fault(data) == ("err-verify-spelling", number)


@pytest.mark.parametrize("by", [1, 5, -1, 10**30])
def test_a_move_by_another_seat_is_found(by: int) -> None:
    data = data_of(FINISHED)
    data["moves"][0][0] = by
    assert fault(data) == ("err-verify-move", 1)


def test_a_dropped_a_doubled_and_a_late_move_are_found() -> None:
    data = data_of(FINISHED)
    number = first(data, lambda move: move[1] == "/")
    dropped = {**data, "moves": data["moves"][: number - 1] + data["moves"][number:]}
    assert fault(dropped) == ("err-verify-move", number)
    doubled = {**data, "moves": data["moves"][:number] + data["moves"][number - 1 :]}
    assert fault(doubled) == ("err-verify-move", number + 1)
    late = {**data, "moves": [*data["moves"], [0, ":resign", 0, [], ""]]}
    assert fault(late) == ("err-verify-move", len(data["moves"]) + 1)


@pytest.mark.parametrize(
    "outcome",
    [
        None,
        {},
        {"winners": [0], "scores": [2, 2], "reason": "end-turn-limit"},
        {"winners": [], "scores": [9, 2], "reason": "end-turn-limit"},
        {"winners": [], "scores": [2, 2], "reason": "end-points"},
    ],
)
def test_a_changed_outcome_is_found(outcome: Data | None) -> None:
    assert fault({**data_of(FINISHED), "outcome": outcome})[0] == "err-verify-outcome"


def test_an_invented_outcome_is_found() -> None:
    data = {**data_of(GOING_ON), "outcome": {"winners": [0], "scores": [12, 0], "reason": "end-points"}}
    assert fault(data)[0] == "err-verify-seed-missing"
    assert fault({**data, "seed": seed_from(21).hex()})[0] == "err-verify-outcome"


def test_a_cut_record_lacks_its_outcome() -> None:
    data = data_of(FINISHED)
    assert fault({**data, "moves": data["moves"][:-1]})[0] == "err-verify-outcome"


def test_a_deeply_nested_outcome_is_a_wrong_outcome() -> None:
    deep: Any = {}
    for _ in range(900):
        deep = {"a": deep}
    assert fault({**data_of(FINISHED), "outcome": deep})[0] == "err-verify-outcome"


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": ["alone"]},
        {"options": {}},
        {"options": {"set": "classic", "last_turn": -1}},
        {"options": {"set": {}, "last_turn": 6}},
        {"options": {"set": "classic", "last_turn": 7}},
        {"options": {"set": "classic", "position": "nonsense"}},
    ],
)
def test_a_changed_agreement_is_found(change: Data) -> None:
    with pytest.raises(TablesideError):
        verify(Record.from_json({**data_of(FINISHED), **change}))


def test_a_changed_board_is_found_where_it_first_matters() -> None:
    """BJ-9.2: the set is part of the record. Other starting buildings give another opening."""
    data = data_of(FINISHED)
    data["options"]["set"]["burger"]["start"]["diners"] = "KW"
    assert fault(data)[0] in ("err-verify-digest", "err-verify-draw")


@pytest.mark.parametrize(
    ("language", "says"), [("en", "is not a move in"), ("de", "ist kein Schritt"), ("it", "non è una")]
)
def test_why_a_move_cannot_be_played_is_said_in_the_language_of_the_reader(language: str, says: str) -> None:
    data = data_of(FINISHED)
    data["moves"][3][1] = "sushi"
    with pytest.raises(RecordError) as error:
        verify(Record.from_json(data))
    assert says in words(language).problem(error.value)


def test_the_rule_behind_a_refused_move_is_named_once() -> None:
    data = data_of(FINISHED)
    data["moves"][0][1] = "bA"
    with pytest.raises(RecordError) as error:
        verify(Record.from_json(data))
    assert (error.value.rule, str(error.value).count("[BJ-5.7]")) == ("BJ-5.7", 1)
