"""A preview: how a game on custom boards begins, or what is wrong with them (BJ-9.1)."""

from pathlib import Path

import pytest

from tests.server.clients import ME, Person, person, serving

CLASSIC = Path(__file__).parents[2] / "src/tableside/games/burger_joint/board_sets/classic.toml"
WHERE = "/api/games/burger-joint/preview"


def classic(**changes: str) -> dict[str, object]:
    """The set that comes with Tableside, changed."""
    text = CLASSIC.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    return {"toml": {"set": text}}


async def test_it_shows_the_boards_and_can_be_played(stranger: Person, anna: Person) -> None:
    wish = classic(**{'name = "Classic"': 'name = "Nine"', "points_to_win = 12": "points_to_win = 9"})
    found = await stranger.post(WHERE, wish)
    assert found["view"]["game"] == "burger-joint"
    assert found["view"]["points_to_win"] == 9
    assert [len(side["bistros"]) for side in found["view"]["sides"]] == [6, 6]
    assert found["options"]["set"]["name"] == "Nine"
    assert await stranger.post(WHERE, wish) == found  # the same cubes each time
    table = await anna.open(ME, {"kind": "bot"}, options=found["options"])
    assert table["options"]["set"]["points_to_win"] == 9


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('ability = "draw"', 'ability = "dance"', "burger.bistro.signs[2].ability"),
        ("points_to_win = 12", "points_to_win = 90", "points_to_win"),
        ('price = "KY"', 'price = "KQ"', "burger.basic.price"),
        ("tokens = 15\n", "", "tokens"),
        ("tokens = 15", "tokens = 15\nspoons = 3", "spoons"),
    ],
)
async def test_an_error_names_the_field(stranger: Person, old: str, new: str, field: str) -> None:
    problem = (await stranger.post(WHERE, classic(**{old: new}), 400))["problem"]
    assert (problem["id"], problem["args"]["where"]) == ("bj-err-set-field", f"={field}")
    assert field in problem["text"]


@pytest.mark.parametrize(
    ("text", "line", "column", "why"),
    [
        ("a = 1\na = 2\n", 2, 6, "twice"),
        ('name = "Classic\ntokens = 15', 1, 16, "quote"),
        ("tokens\n", 1, 7, "equals"),
        ("tokens = fifteen", 1, 10, "value"),
        ("tokens = 15 16", 1, 13, "statement"),
        ("a = [1, 2", 1, 10, "bracket"),
        ("a = " + "[" * 5000, 1, 5005, "other"),
    ],
)
async def test_an_error_names_the_line(stranger: Person, text: str, line: int, column: int, why: str) -> None:
    problem = (await stranger.post(WHERE, {"toml": {"set": text}}, 400))["problem"]
    assert problem["id"] == "err-toml-line"
    assert problem["args"] == {"where": "=set", "line": line, "column": column, "why": f"={why}"}


@pytest.mark.parametrize(
    ("path", "body", "status", "id"),
    [
        ("/api/games/chess/preview", {}, 400, "err-unknown-game"),
        (WHERE, {"options": {"set": "/etc/passwd.toml"}}, 400, "err-option-file"),
        (WHERE, {"options": {"spoons": 3}}, 400, "err-unknown-option"),
        (WHERE, {"toml": {"spoons": ""}}, 400, "err-unknown-option"),
        (WHERE, {"toml": {"set": 3}}, 400, None),
        (WHERE, {"toml": {"set": "#" * 120_000}}, 413, "err-too-big"),
    ],
)
async def test_what_else_is_refused(stranger: Person, path: str, body: object, status: int, id: str | None) -> None:
    problem = (await stranger.post(path, body, status))["problem"]
    assert id is None or problem["id"] == id


async def test_any_game_has_one(stranger: Person) -> None:
    found = await stranger.post("/api/games/rival-restaurants/preview", {"options": {"home_cook": True}})
    assert found["options"]["home_cook"] is True
    assert found["view"]["game"] == "rival-restaurants"


async def test_there_is_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits="0.05") as running:
        async with person(running) as someone:
            for _ in range(3):
                await someone.post(WHERE, {})
            problem = (await someone.post(WHERE, {}, 429))["problem"]
            assert problem["id"] == "err-too-fast"
