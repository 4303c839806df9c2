"""Invalid lines and impossible positions: the error says what is wrong, where, and by which rule."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.engine.errors import PositionError
from tableside.engine.match import Match
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.notation.position_text import parse_line
from tableside.locales import LANGUAGES, words
from tests.burger_joint.table import ALL_COLOURS, CLASSIC, at, classic, line, side

GOOD = line("trade", side("KY", "E", "3K"), side("GR", store="2W"))
FIELDS = ["step", "mover", "active", "turn", "burger", "pizza", "areas", "bag", "memory"]


def fault(text: str, **sets: Any) -> PositionError:
    with pytest.raises(PositionError) as error:
        parse_line(text, sets.get("boards", CLASSIC))
    return error.value


def changed(field: str, value: str, part: int | None = None) -> str:
    """The good line with one field, or one part of it, replaced."""
    fields = GOOD.split()
    place = FIELDS.index(field)
    if part is not None:
        parts = fields[place].split("/")
        parts[part] = value
        value = "/".join(parts)
    fields[place] = value
    return " ".join(fields)


def test_the_good_line_is_good() -> None:
    """This line is fine, so each refusal below is for the one thing that was changed."""
    assert at("trade", side("KY", "E", "3K"), side("GR", store="2W")).line == GOOD


@pytest.mark.parametrize(
    "text", ["", "trade", GOOD + " more", GOOD.rsplit(" ", 1)[0], "rnbqkbnr/pppppppp w KQkq - 0 1"]
)
def test_a_line_has_nine_fields(text: str) -> None:
    error = fault(text)
    assert (error.id, error.arguments) == ("bj-err-line-fields", {"n": len(text.split())})


@pytest.mark.parametrize(
    ("field", "part", "value", "where"),
    [
        ("step", None, "shopping", "step"),
        ("mover", None, "X", "mover"),
        ("mover", None, "0", "mover"),
        ("active", None, "b", "active"),
        ("turn", None, "-1", "turn"),
        ("turn", None, "nine", "turn"),
        ("turn", None, "٩", "turn"),
        ("turn", None, "9²", "turn"),
        ("turn", None, "1" * 5000, "turn"),
        ("turn", None, "1000001", "turn"),
        ("burger", None, "0/1/KY/E/2/3K/-", "burger"),
        ("pizza", None, "-", "pizza"),
        ("burger", 0, "100", "burger.publicity"),
        ("burger", 0, "1.0", "burger.publicity"),
        ("pizza", 1, "", "pizza.basics"),
        ("burger", 2, "KK", "burger.diners"),
        ("burger", 2, "ky", "burger.diners"),
        ("burger", 2, "", "burger.diners"),
        ("pizza", 3, "G", "pizza.bistros"),
        ("pizza", 4, "1000", "pizza.score"),
        ("burger", 5, "32K", "burger.store"),
        ("burger", 6, "x", "burger.new"),
        ("pizza", 7, "+1", "pizza.picks"),
        ("areas", None, "-/-", "areas"),
        ("areas", 0, "?", "areas.general"),
        ("areas", 1, "0K", "areas.burger"),
        ("areas", 2, "K-", "areas.pizza"),
        ("bag", None, "all", "bag"),
        ("memory", None, "-/0/0/0", "memory"),
        ("memory", 0, "Z", "memory.used"),
        ("memory", 1, "-", "memory.publicities"),
        ("memory", 2, "A", "memory.pending"),
        ("memory", 3, "9999999", "memory.last-turn"),
        ("memory", 4, "sushi:end-points", "memory.end"),
        ("memory", 4, "burger:bored", "memory.end"),
        ("memory", 4, "burger", "memory.end"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(field: str, part: int | None, value: str, where: str) -> None:
    error = fault(changed(field, value, part))
    assert (error.id, error.arguments["where"]) == ("bj-err-line-field", f"={where}")
    assert len(str(error.arguments["text"])) <= 41
    for language in LANGUAGES:
        said = words(language).problem(error)
        assert "{" not in said
        assert language == "en" or " is " not in said


BUSY = side("KY", "ABDE", "3K", publicity=2)
IDLE = side("GR", store="2W")
FIRST = {"burger": side("KY", picks=2), "pizza": side("GR", picks=2), "areas": "W/2K/G"}
NEXT = {"burger": side("KY", new="K", picks=1), "pizza": side("GR", new="G", picks=1), "areas": "KW/-/-"}
IMPOSSIBLE: list[tuple[str, str, str, dict[str, Any]]] = [
    # message, field, rule, position
    ("cubes", "bag", "BJ-1.1", {"bag": "8K10Y10G10R8W10N"}),  # 61 cubes, four black ones too many
    ("cubes", "bag", "BJ-1.1", {"bag": "6K10Y10G10R8W10N"}),
    ("cubes", "bag", "BJ-1.1", {"bag": "6K11Y10G10R8W10N"}),  # 60 cubes, but of the wrong colours
    ("cubes", "bag", "BJ-1.1", {"bag": "-"}),
    ("too-many", "burger.publicity", "BJ-5.3", {"burger": side(publicity=7)}),
    ("too-many", "pizza.basics", "BJ-5.5", {"pizza": side(basics=7)}),
    ("too-many", "burger", "BJ-5.5", {"burger": side("KYGRWN", "ABDE", basics=6)}),  # 16 tokens
    ("too-many", "pizza.score", "BJ-6.2", {"pizza": side(score=12)}),
    ("turn", "active", "BJ-8.1", {"turn": 10}),
    ("turn", "active", "BJ-8.1", {"active": "P", "turn": 9}),
    ("pending", "turn", "BJ-9.1", {"turn": 0, "active": "P"}),
    ("pending", "turn", "BJ-9.1", {"last_turn": 8}),
    ("mover", "mover", "BJ-4.2", {"mover": "P"}),
    ("used", "memory.used", "BJ-4.2", {"used": "C"}),
    ("pending", "memory.pending", "BJ-4.2", {"pending": 1}),
    ("pending", "memory.publicities", "BJ-5.2", {"publicities": 1}),  # none can be bought before building
    ("produced", "burger", "BJ-3.6", {"burger": side("KY", new="K")}),
    ("produced", "pizza", "BJ-3.6", {"pizza": side("GR", picks=1)}),
    ("produced", "burger", "BJ-3.6", {"areas": "K/-/-"}),
    ("over", "step", "BJ-6.2", {"end": "burger:end-points"}),
    ("over", "step", "BJ-6.2", {"step": "over"}),
    ("over", "memory.end", "BJ-6.2", {"step": "over", "end": "burger:end-points"}),  # 2 points are not enough to win
    ("over", "memory.end", "BJ-6.2", {"step": "over", "end": "pizza:end-points", "pizza": side(score=12)}),
    ("over", "memory.end", "BJ-6.2", {"step": "over", "end": "draw:end-points", "burger": side(score=12)}),
    ("over", "memory.end", "BJ-9.1", {"step": "over", "end": "draw:end-turn-limit"}),  # no last turn was agreed
    ("over", "memory.end", "BJ-9.1", {"step": "over", "end": "draw:end-turn-limit", "last_turn": 99}),
    ("over", "memory.end", "BJ-9.1", {"step": "over", "end": "burger:end-turn-limit", "last_turn": 9}),
    ("over", "memory.end", "BJ-6.2", {"step": "over", "end": "draw:end-resigned"}),
    ("too-many", "pizza.score", "BJ-6.2", {"step": "over", "end": "burger:end-time", "pizza": side(score=12)}),
    # production
    ("picks", "areas", "BJ-3.5", {"step": "first-pick", **FIRST, "areas": "-/-/-"}),
    ("picks", "areas", "BJ-3.5", {"step": "first-pick", **FIRST, "areas": "W/2K/2G"}),
    ("picks", "areas", "BJ-3.5", {"step": "first-pick", **FIRST, "areas": "W/K/G"}),
    ("capacity", "burger.picks", "BJ-3.1", {"step": "first-pick", **FIRST, "burger": side("K", picks=2)}),
    ("too-many", "burger.store", "BJ-7.1", {"step": "first-pick", **FIRST, "burger": side("KY", store="8N", picks=2)}),
    ("area", "areas.burger", "BJ-3.2", {"step": "first-pick", **FIRST, "areas": "W/KR/G"}),
    ("area", "areas.pizza", "BJ-3.2", {"step": "first-pick", **FIRST, "areas": "W/2K/N"}),
    ("area", "areas.general", "BJ-3.2", {"step": "first-pick", **FIRST, "areas": "Y/2K/G"}),
    ("mover", "mover", "BJ-3.5", {"step": "first-pick", **FIRST, "mover": "P"}),
    (
        "pending",
        "memory.used",
        "BJ-4.2",
        {"step": "first-pick", **FIRST, "burger": side("K", "E", picks=2), "used": "E"},
    ),
    ("pending", "step", "BJ-3.5", {"step": "pick", **FIRST, "areas": "2KWG/-/-"}),
    ("pending", "step", "BJ-3.5", {"step": "first-pick", **NEXT, "areas": "W/K/-"}),
    ("area", "areas.burger", "BJ-3.2", {"step": "pick", **NEXT, "areas": "W/K/-"}),
    ("mover", "mover", "BJ-3.5", {"step": "pick", **NEXT, "mover": "P"}),  # both have one, so the active player is next
    (
        "mover",
        "mover",
        "BJ-3.5",
        {"step": "pick", "burger": side("KY", new="2K"), "pizza": side("GR", new="G", picks=1), "areas": "W/-/-"},
    ),
    # what was begun in trading and building
    ("pending", "bag", "BJ-4.3", {"step": "get", "bag": "-", "boards": "six"}),
    ("pending", "memory.pending", "BJ-4.4", {"step": "exchange", "burger": BUSY}),  # A was not used
    ("pending", "memory.pending", "BJ-4.4", {"step": "exchange", "burger": BUSY, "used": "A", "pending": 99}),
    ("pending", "memory.pending", "BJ-4.4", {"step": "exchange", "burger": side("K", "A"), "used": "A"}),
    ("pending", "memory.pending", "BJ-4.2", {"step": "put", "burger": BUSY, "used": "B"}),
    ("pending", "memory.pending", "BJ-4.2", {"step": "put", "burger": BUSY, "used": "B", "pending": 3}),
    ("pending", "memory.pending", "BJ-4.2", {"step": "put", "burger": BUSY, "used": "D", "pending": 2}),
    ("pending", "memory.pending", "BJ-4.2", {"step": "put", "burger": BUSY, "used": "E", "pending": 1}),
    ("pending", "memory.pending", "BJ-4.2", {"step": "put", "burger": side("K", "B", "K"), "used": "B", "pending": 2}),
    ("pending", "memory.publicities", "BJ-5.2", {"step": "build", "publicities": 1}),  # the marker is off the board
    ("pending", "memory.publicities", "BJ-5.2", {"step": "steal", "burger": BUSY}),
    ("pending", "memory.publicities", "BJ-5.2", {"step": "steal", "burger": BUSY, "publicities": 2}),
    ("pending", "memory.publicities", "BJ-5.2", {"step": "steal-or-advance", "burger": BUSY, "publicities": 1}),
    ("pending", "step", "BJ-5.2", {"step": "steal", "burger": BUSY, "pizza": side("GR"), "publicities": 1}),
    ("pending", "step", "BJ-5.3", {"step": "steal-or-advance", "burger": side("KY", publicity=6), "publicities": 2}),
    ("pending", "memory.pending", "BJ-5.7", {"step": "upgrade", "burger": BUSY, "pending": 0}),  # A is built
    ("pending", "memory.pending", "BJ-5.7", {"step": "upgrade", "burger": BUSY, "pending": 6}),
    ("pending", "memory.pending", "BJ-5.7", {"step": "upgrade", "burger": side("-"), "pending": 1}),
    ("discard", "mover", "BJ-7.1", {"step": "discard", "burger": side(store="7K")}),
    (
        "discard",
        "mover",
        "BJ-7.1",
        {"step": "discard", "burger": side(store="8K"), "pizza": side(store="8W"), "mover": "P"},
    ),
]


@pytest.mark.parametrize(("message", "where", "rule", "fields"), IMPOSSIBLE)
def test_an_impossible_position_says_why(message: str, where: str, rule: str, fields: dict[str, Any]) -> None:
    """Each of these lines breaks one rule and is otherwise possible."""
    content = {"step": "trade", "burger": side("KY", "E", "3K"), "pizza": IDLE, **fields}
    if fields.get("boards") == "six":
        content |= {"boards": board_set(classic({"cubes": dict.fromkeys(ALL_COLOURS, 1)}))}
        content |= {"burger": side("KY", store="KYG"), "pizza": side("GR", store="RWN")}
    error = fault(line(**content), boards=content.get("boards", CLASSIC))
    assert (error.id, error.arguments["where"], error.rule) == (f"bj-err-line-{message}", f"={where}", rule)


@pytest.mark.parametrize(
    ("field", "value", "id"),
    [
        ("diners", side("KYG"), "bj-err-line-diner"),
        ("bistros", side("KY", "B"), "bj-err-line-bistro"),
    ],
)
def test_what_the_board_does_not_have_cannot_stand_on_it(field: str, value: str, id: str) -> None:
    """BJ-1.3, BJ-9.1: this set has two diners and one bistro."""
    boards = board_set(
        classic(
            {
                "burger.diner.points": {"K": 1, "Y": 1},
                "burger.bistro.signs": [{"points": 1, "ability": "none"}],
            }
        )
    )
    error = fault(line("trade", value, IDLE, boards=boards), boards=boards)
    assert (error.id, error.arguments["where"], error.rule) == (id, f"=burger.{field}", "BJ-1.3")


def test_a_match_cannot_start_from_an_impossible_position() -> None:
    """The option is checked before anything is set up."""
    with pytest.raises(PositionError):
        Match.start("burger-joint", {"position": changed("turn", "10")})


def test_the_number_of_cubes_is_told() -> None:
    """BJ-1.1: the message says which colour, how many cubes of it, and how many in all."""
    error = fault(changed("bag", "8K10Y10G10R8W10N"))
    assert error.arguments == {"cube": "$bj-cube-K", "n": 11, "wanted": 10, "total": 61, "where": "=bag"}
