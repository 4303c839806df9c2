"""BJ-9 Board sets: everything printed on the boards is data, checked field by field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tableside.engine.errors import DataError, OptionsError
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.engine.state import Outcome
from tableside.engine.verify import verify
from tableside.games.burger_joint.board_sets.reader import board_set, read_set, set_names
from tableside.locales import words
from tests.burger_joint.table import ALL_COLOURS, BURGER, PIZZA, at, bistros, classic, diners, number, side, start, text

GAME = game_of("burger-joint")
WRONG: list[tuple[str, Any]] = [
    # field, a wrong value for it; the error must name the field
    ("name", ""),
    ("name", 7),
    ("starting_chain", "sushi"),
    ("starting_chain", ["burger"]),
    ("tokens", 0),
    ("tokens", 31),
    ("tokens", "15"),
    ("hand_limit", -1),
    ("hand_limit", 32),
    ("production_limit", 0),
    ("production_limit", 4.0),
    ("points_to_win", 0),
    ("points_to_win", True),
    ("points_to_win", 2),  # both chains start with two points
    ("cubes", [10] * 6),
    ("cubes.K", -1),
    ("cubes.N", 32),
    ("cubes.W", None),
    ("cubes.X", 10),
    ("extra", 1),
]
for chain in ("burger", "pizza"):
    WRONG += [
        (chain, "none"),
        (f"{chain}.extra", 1),
        (f"{chain}.publicity", None),
        (f"{chain}.publicity.price", "3X"),
        (f"{chain}.publicity.price", "-"),
        (f"{chain}.publicity.points", []),
        (f"{chain}.publicity.points", [1] * 13),
        (f"{chain}.publicity.points", [1, -1]),
        (f"{chain}.publicity.points", [1, True]),
        (f"{chain}.publicity.extra", 1),
        (f"{chain}.basic.price", 5),
        (f"{chain}.basic.points", "001011"),
        (f"{chain}.diner.price", ""),
        (f"{chain}.diner.points", [1] * 6),
        (f"{chain}.diner.points.K", 21),
        (f"{chain}.diner.points.X", 1),
        (f"{chain}.bistro.price", "99K"),
        (f"{chain}.bistro.extra", 1),
        (f"{chain}.bistro.signs", []),
        (f"{chain}.bistro.signs", [{"points": 1, "ability": "none"}] * 7),
        (f"{chain}.start.basics", 7),
        (f"{chain}.start.basics", -1),
        (f"{chain}.start.diners", "KK"),
        (f"{chain}.start.diners", "X"),
        (f"{chain}.start.bistros", "G"),
        (f"{chain}.start.extra", 1),
    ]
ELSEWHERE: list[tuple[str, Any, str]] = [
    # field, a wrong value for it, the place that is named
    ("burger.start", {}, "burger.start.basics"),
    ("pizza.start", {}, "pizza.start.basics"),
    ("burger.bistro.signs.0", "exchange", "burger.bistro.signs[0]"),
    ("burger.bistro.signs.2.points", -1, "burger.bistro.signs[2].points"),
    ("pizza.bistro.signs.5.ability", "cook", "pizza.bistro.signs[5].ability"),
    ("pizza.bistro.signs.1.extra", 0, "pizza.bistro.signs[1].extra"),
    ("tokens", 2, "burger.start"),
    ("burger.diner.points", {"G": 1}, "burger.start.diners"),
]


def fault(content: dict[str, Any]) -> DataError:
    with pytest.raises(DataError) as error:
        GAME.options({"set": content})
    return error.value


@pytest.mark.parametrize(("field", "value"), WRONG, ids=lambda value: str(value)[:30])
def test_every_field_is_checked_and_named(field: str, value: object) -> None:
    """BJ-9.1: a wrong value is refused with an error that names its field."""
    error = fault(classic({field: value}))
    assert (error.id, error.rule) == ("bj-err-set-field", "BJ-9.1")
    assert error.arguments["where"] == f"={field}"


@pytest.mark.parametrize(("field", "value", "named"), ELSEWHERE)
def test_faults_within_lists_and_between_fields_are_named(field: str, value: object, named: str) -> None:
    """BJ-9.1: the place in a list, or the field that does not fit another."""
    assert fault(classic({field: value})).arguments["where"] == f"={named}"


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize(("field", "value"), WRONG + [(field, value) for field, value, _ in ELSEWHERE])
def test_a_fault_is_said_whole_in_every_language(field: str, value: object, language: str) -> None:
    """BJ-9.1: the message says what would be right. No English in German or Italian messages."""
    error = fault(classic({field: value}))
    said, english = words(language).problem(error), str(error)
    assert "{" not in said + english
    for word in ("wanted", "whole", "is", "letters", "known", "different"):
        assert f" {word} " not in said


@pytest.mark.parametrize(
    "field",
    [
        "name",
        "starting_chain",
        "tokens",
        "hand_limit",
        "production_limit",
        "points_to_win",
        "cubes.G",
        "burger.basic.price",
        "pizza.publicity.points",
        "pizza.start.diners",
    ],
)
def test_a_missing_field_is_named(field: str) -> None:
    """BJ-9.1: nothing has a silent default."""
    content = classic()
    *parents, last = field.split(".")
    table: dict[str, Any] = content
    for name in parents:
        table = table[name]
    del table[last]
    assert fault(content).arguments["where"] == f"={field}"


def test_the_default_set_is_on_the_list_and_valid() -> None:
    """BJ-9.1: the sets that come with Tableside can all be loaded."""
    assert "classic" in set_names()
    for name in set_names():
        board_set(read_set(name))


def test_the_starting_score_is_computed() -> None:
    """BJ-9.1: from the starting buildings, not written into the set; the starting buildings are data."""
    boards = board_set(classic({"burger.start": {"basics": 5, "diners": "KYW", "bistros": "BE"}}))
    table = start(boards=boards)
    assert (table.burger.basics, diners(table.burger), bistros(table.burger)) == (5, "KYW", "BE")
    assert (table.burger.score, table.pizza.score) == (2 + 3 + 2 + 0, 2)


def test_cubes_tokens_and_limits_of_the_set_are_used() -> None:
    """BJ-9.1: cubes per colour, tokens per side, production limit (hand limit and points: BJ-7.1, BJ-6.2)."""
    boards = board_set(classic({"cubes.K": 31, "tokens": 4, "production_limit": 1}))
    table = start("KK", boards)
    assert text(table.position.bag) == "29K10Y10G10R10W10N"
    assert number(table.burger.area) == 2
    full = at("build", side("KY", basics=2, store="KY"), side("GR"), boards=boards)
    assert full.refused("basic") == ("bj-err-tokens", "BJ-5.5")


@pytest.mark.parametrize("last_turn", [1, 2, 5])
def test_a_draw_after_so_many_turns(last_turn: int) -> None:
    """BJ-9.1 [ruling]: an option for bots. The last turn is played to its end, and then nobody wins."""
    table = start(last_turn=last_turn)
    while table.state.outcome() is None:
        table.play("/" if table.step == "trade" else "end" if table.step == "build" else min(table.legal))
    assert table.position.turn == last_turn
    assert table.state.outcome() == Outcome((), (2, 2), "end-turn-limit")
    assert table.state.asked() == ()


def test_a_win_in_the_last_turn_is_a_win() -> None:
    """BJ-9.1, BJ-6.2: points are counted before the turn limit."""
    table = at("build", side("KYGR", "ABF", basics=2, publicity=2, score=11), side("GR"), turn=9, last_turn=9)
    assert table.play("end").state.outcome() == Outcome((BURGER,), (12, 2), "end-points")


def test_discards_come_before_the_draw() -> None:
    """BJ-9.1, BJ-7.1: the last turn is a whole one."""
    table = at("build", side("KY", store="8K"), side("GR"), turn=9, last_turn=9).play("end")
    assert (table.step, table.state.outcome()) == ("discard", None)
    assert table.play("-K").state.outcome() == Outcome((), (2, 2), "end-turn-limit")


@pytest.mark.parametrize("value", [-1, 100_001, "5", 1.0, True, None])
def test_a_wrong_turn_limit_is_named(value: object) -> None:
    """BJ-9.1: the option is checked like the set."""
    with pytest.raises(OptionsError) as error:
        GAME.options({"last_turn": value})
    assert error.value.arguments["where"] == "=last_turn"


def test_unknown_sets_and_unreadable_files_are_named(tmp_path: Path) -> None:
    """BJ-9.1: an unknown name, a missing file, a file that is not TOML, a set that is not a table."""
    broken = tmp_path / "broken.toml"
    broken.write_text("name = ")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    for given, id in (
        ("nosuch", "bj-err-unknown-set"),
        (str(tmp_path / "none.toml"), "err-file"),
        (str(broken), "err-toml"),
        (str(binary), "err-file"),
        (17, "bj-err-set-field"),
    ):
        with pytest.raises(DataError) as error:
            GAME.options({"set": given})
        assert error.value.id == id


def test_a_set_of_ones_own_from_a_file(tmp_path: Path) -> None:
    """BJ-9.1: an owner of the box corrects the numbers in a copy of the file."""
    path = Path(tmp_path, "mine.toml")
    source = Path(__file__).parents[2] / "src/tableside/games/burger_joint/board_sets/classic.toml"
    path.write_text(source.read_text().replace("points_to_win = 12", "points_to_win = 9"))
    assert Match.start("burger-joint", {"set": str(path)}, seed=1).view(None).points_to_win == 9


def test_a_record_names_its_set_by_content() -> None:
    """BJ-9.2: it replays and verifies with the set it contains, not with the current default."""
    content = classic({"points_to_win": 9, "cubes": dict.fromkeys(ALL_COLOURS, 12), "starting_chain": "pizza"})
    match = Match.start("burger-joint", {"set": content}, seed=3)
    assert match.record.options["set"] == content
    match.play(PIZZA, match.legal_moves(PIZZA)[0])
    again = Match.replay(match.record)
    assert again.state.digest() == match.state.digest()
    assert again.view(None).points_to_win == 9
    assert verify(match.record).moves == 1


def test_completed_options_come_back_unchanged() -> None:
    """BJ-9.2: options are completed once. An old record keeps its own data, even with a position and a turn limit."""
    line = at("trade", side("KY", store="3K"), side("GR"), last_turn=30).line
    for raw in ({}, {"last_turn": 7}, {"set": classic({"tokens": 9})}, {"position": line}):
        once = GAME.options(raw)
        assert GAME.options(once) == once
    assert GAME.options({"position": line})["last_turn"] == 30
    assert GAME.options({"position": line, "last_turn": 20})["position"].endswith("-/0/0/20/-")


@pytest.mark.parametrize(
    ("option", "value", "id"), [("colour", "red", "err-unknown-option"), ("position", 5, "err-option-text")]
)
def test_wrong_options_are_named(option: str, value: object, id: str) -> None:
    """BJ-9.1: unknown options, and options of the wrong type."""
    with pytest.raises(OptionsError) as error:
        GAME.options({option: value})
    assert (error.value.id, error.value.arguments["where"]) == (id, f"={option}")
