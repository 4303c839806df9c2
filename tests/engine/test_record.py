"""Record: lossless text, replay of every prefix, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tableside.engine.errors import DataError, MoveError, OptionsError, RecordError, TablesideError
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tests.burger_joint.strategies import matches

GOOD = Match.start("burger-joint", seed=8, players=["Ada", "Ben"])
for _ in range(6):
    GOOD.play(GOOD.asked()[0], GOOD.legal_moves(GOOD.asked()[0])[0], at=1000)
DATA = GOOD.record.to_json()


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    return error.value


@given(matches())
@settings(max_examples=50)
def test_text_and_back(match: Match) -> None:
    text = match.record.text()
    again = Record.parse(text)
    assert again == match.record
    assert again.text() == text
    assert json.loads(text) == match.record.to_json()


def test_one_line_for_each_move(tmp_path: Path) -> None:
    """So that people can compare two records. Names may use any script. A file is the same as its text."""
    match = Match.start("burger-joint", seed=8, players=["Zoë", "李"])
    match.play(0, match.legal_moves(0)[0])
    path = tmp_path / "game.json"
    match.record.save(path)
    assert path.read_text(encoding="utf-8") == match.record.text()
    assert Record.load(path) == match.record
    assert sum(line.startswith("  [0, ") for line in match.record.text().splitlines()) == 1
    assert "李" in match.record.text()


@given(matches(), st.data())
@settings(max_examples=50)
def test_replay_of_any_prefix(match: Match, data: st.DataObject) -> None:
    """Replay: after entry n the state matches its digest, and the events are the same."""
    entries = match.record.entries
    upto = data.draw(st.integers(0, len(entries)))
    again = Match.replay(match.record, upto)
    expected = entries[upto - 1].digest if upto else match.record.opening.digest
    assert again.state.digest() == expected
    assert again.record.entries == entries[:upto]
    whole = Match.replay(match.record)
    assert whole.history == match.history
    assert whole.outcome() == match.outcome()
    assert whole.record == match.record


def test_a_replayed_match_with_its_seed_plays_on_with_the_same_draws() -> None:
    """The seed of a local game is known, so chance continues where the record ends."""
    match = Match.start("burger-joint", seed=4)
    half = Record.parse(match.record.text())
    half.seed = match.chance.seed.hex()  # type: ignore[attr-defined]
    again = Match.replay(half)
    for _ in range(40):
        seat = match.asked()[0]
        move = match.legal_moves(seat)[-1]
        assert again.play(seat, move, at=0) == match.play(seat, move, at=0)
    assert again.record.entries == match.record.entries
    assert sum(len(entry.draws) for entry in again.record.entries) > 4


@given(st.integers(0, len(GOOD.record.text()) - 3))
def test_a_truncated_record_is_refused(length: int) -> None:
    assert fault(GOOD.record.text()[:length]).id == "err-record-json"


@pytest.mark.parametrize("text", ["", "{", "\x00"])
def test_text_that_is_no_json_is_refused_with_its_place(text: str) -> None:
    found = fault(text)
    assert (found.id, found.arguments) == ("err-record-json", {"line": 1, "column": len(text.strip("\0")) + 1})


@pytest.mark.parametrize("text", ["null", "[]", '"record"', "5", "[" * 100_000, '{"a":' * 100_000, "NaN", "9" * 5000])
def test_text_that_is_no_record_is_refused(text: str) -> None:
    assert fault(text).id == "err-record-none"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("tableside", None),
        ("tableside", "1"),
        ("tableside", True),
        ("game", None),
        ("game", 5),
        ("options", []),
        ("options", None),
        ("players", "Ada"),
        ("players", [1, 2]),
        ("players", None),
        ("seal", None),
        ("seal", 12),
        ("seal", "yesterday"),
        ("seal", "A" * 64),
        ("seed", 5),
        ("seed", "abc"),
        ("seed", "G" * 64),
        ("seed", "A" * 64),
        ("seed", "٣" * 64),
        ("started", None),
        ("started", 2024),
        ("opening", None),
        ("opening", [-1, "start", 0, []]),
        ("opening", {"by": -1}),
        ("moves", None),
        ("moves", {}),
        ("outcome", "won"),
        ("outcome", [0]),
    ],
)
def test_a_field_of_the_wrong_type_is_named(field: str, value: object) -> None:
    error = fault(json.dumps({**DATA, field: value}))
    assert (error.id, error.arguments["where"]) == ("err-record-field", f"={field}")


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, "0"),
        (0, True),
        (0, None),
        (1, 5),
        (2, 1.5),
        (2, True),
        (2, -1),
        (2, 10**400),
        (3, None),
        (3, [1.0]),
        (3, [True]),
        (3, ["1"]),
        (4, 0),
    ],
)
def test_a_move_of_the_wrong_form_is_named_by_its_place(place: int, value: object) -> None:
    moves: list[list[Any]] = json.loads(json.dumps(DATA["moves"]))
    moves[2][place] = value
    assert fault(json.dumps({**DATA, "moves": moves})).arguments["where"] == "=moves[2]"


@pytest.mark.parametrize("move", [[], [0], [0, "K", 0, [], "x", 1], "K", None, {}])
def test_a_move_that_is_no_entry_is_named_by_its_place(move: object) -> None:
    assert fault(json.dumps({**DATA, "moves": [move]})).arguments["where"] == "=moves[0]"


def test_a_record_of_another_format_says_which() -> None:
    error = fault(json.dumps({**DATA, "tableside": 2}))
    assert (error.id, error.arguments) == ("err-record-version", {"n": 2, "known": 1})


@pytest.mark.parametrize("missing", sorted(set(DATA) - {"seed", "outcome", "rules_edition"}))
def test_a_missing_field_is_named(missing: str) -> None:
    assert fault(json.dumps({key: value for key, value in DATA.items() if key != missing})).arguments["where"] == (
        f"={missing}"
    )


def test_the_edition_of_the_rules() -> None:
    """Records of release 0.1.0 do not name an edition. They are of the first."""
    assert DATA["rules_edition"] == game_of(DATA["game"]).edition
    old = {key: value for key, value in DATA.items() if key != "rules_edition"}
    assert Record.parse(json.dumps(old)).rules_edition == 1
    for wrong in (0, -1, "2", True, None, 10**30):
        assert fault(json.dumps({**DATA, "rules_edition": wrong})).arguments["where"] == "=rules_edition"
    for id, edition in (("earlier", 1), ("later", 3)):
        record = Match.start("rival-restaurants", {}, seed=1).record
        record.rules_edition = edition
        with pytest.raises(RecordError) as error:
            verify(record)
        assert error.value.id == f"err-edition-{id}"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "none.json", tmp_path, binary):
        with pytest.raises(RecordError) as error:
            Record.load(path)
        assert error.value.id == "err-file"


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"game": "chess"}, OptionsError),
        ({"options": {}, "opening": [-1, "start", 0, [], ""]}, TablesideError),  # a set is the default then, draws lack
        ({"options": {"set": {}}}, DataError),
        ({"options": {"dice": 2}}, OptionsError),
        ({"players": []}, OptionsError),
        ({"players": ["a", "b", "c"]}, OptionsError),
        ({"opening": [-1, "start", 0, [99, 0, 0, 0], ""]}, TablesideError),
        ({"moves": [[1, "K", 0, [], ""]]}, MoveError),
        ({"moves": [[0, "?", 0, [], ""]]}, MoveError),
        ({"moves": [[9, ":resign", 0, [], ""]]}, MoveError),
    ],
)
def test_a_record_that_cannot_be_replayed_is_a_typed_error(change: dict[str, Any], kind: type[TablesideError]) -> None:
    record = Record.from_json({**DATA, **change})
    with pytest.raises(kind):
        Match.replay(record)
