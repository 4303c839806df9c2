"""The documentation is correct: links work, pictures exist and are small, and the code on its pages runs."""

import re
from pathlib import Path

import pytest
from PIL import Image

from tableside.bots import Ask, Bot, make_bot
from tableside.engine.chance import FastChance
from tableside.engine.game import game_of
from tableside.server.http.pages import PAGES as PAGES_OF_THE_APP
from tools.docs import openapi_page, site
from tools.docs.docstring_examples import fenced
from tools.docs.pages import place_of, relinked
from tools.docs.pictures import STILLS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
# Pages that MkDocs makes: only the site has them.
GENERATED = {"docs/reference/http.md", "docs/reference/commands.md"}


def links(page: Path) -> list[str]:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(r"\]\((?!https?:)([^)#\s]+)[^)]*\)", text)


def code(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere_in_the_repository(page: Path) -> None:
    targets = [(page.parent / link).resolve().relative_to(ROOT).as_posix() for link in links(page)]
    assert [target for target in targets if target not in GENERATED and not (ROOT / target).exists()] == []


def test_every_page_of_the_app_has_a_picture() -> None:
    """A new page of the app needs a row in tools/docs/pictures.py, a place in docs/reference/screens.md, and
    ``make pictures``."""
    pages = set(PAGES_OF_THE_APP)
    assert len(pages) > 10
    assert pages - {picture.page for picture in STILLS.values()} == set()
    shown = [Path(link).stem for link in links(DOCS / "reference/screens.md")]
    assert pages - {STILLS[name].page for name in shown} == set()


def test_every_picture_is_made_by_the_tool_and_used() -> None:
    made = {f"{name}.webp" for name in (*STILLS, "hero", "turn")}
    assert {file.name for file in (DOCS / "pictures").iterdir()} == made
    used = {Path(link).name for page in PAGES for link in links(page) if "pictures/" in link}
    assert used == made


def test_pictures_are_small() -> None:
    sizes = {file.stem: file.stat().st_size for file in (DOCS / "pictures").iterdir()}
    assert sizes["hero"] <= 200_000
    assert sizes["turn"] <= 600_000
    assert sum(sizes.values()) < 3_500_000
    with Image.open(DOCS / "pictures/turn.webp") as turn:
        assert getattr(turn, "n_frames", 1) > 20  # it moves


def test_the_bots_of_the_tutorial_play(monkeypatch: pytest.MonkeyPatch) -> None:
    names: dict[str, type[Bot]] = {}
    exec("\n".join(code("tutorials/first-bot.md")), names)
    game = game_of("burger-joint")
    for kind, decisions in (("First", 200), ("Buyer", 200), ("Ahead", 60)):
        chance = FastChance(3)
        state = game.start(game.options({}), 2, chance)
        players = [names[kind](seed=1), make_bot("burger-joint", "greedy", 2)]
        for _ in range(decisions):
            if state.outcome() is not None:
                break
            seat = state.asked()[0]
            state.play(seat, players[seat].choose(Ask(state, seat)), chance)  # raises if it is illegal


@pytest.mark.parametrize(
    "page",
    [
        "how-to/verify-a-record.md",
        "reference/python/tableside.md",
        "how-to/train-an-agent.md",
        "how-to/language-models.md",
        "how-to/add-a-board-set.md",
    ],
)
def test_the_examples_of_the_guides_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    classic = ROOT / "src/tableside/games/burger_joint/board_sets/classic.toml"
    Path("my-box.toml").write_text(classic.read_text().replace("points_to_win = 12", "points_to_win = 9"))
    examples = code(page)
    assert examples
    for example in examples:
        exec(example, {})


def test_links_move_with_their_page() -> None:
    assert relinked("[a](../bench/results.md#x)", "docs/arena.md") == "[a](project/bench/results.md#x)"
    assert relinked("[a](docs/architecture.md)", "CONTRIBUTING.md") == "[a](../architecture.md)"
    assert relinked("[a](../pictures/home.webp)", "docs/how-to/x.md") == "[a](../pictures/home.webp)"
    assert relinked("[a](https://example.org/x) [b](#here)", "docs/x.md") == "[a](https://example.org/x) [b](#here)"
    assert relinked("[a](../nowhere.md)", "docs/x.md") == "[a](../nowhere.md)"  # left for MkDocs to complain about
    assert place_of("examples/socket_bot.py") == "project/examples/socket_bot.py.md"


def test_the_http_page_tells_requests_types_and_limits() -> None:
    name = {"type": "string", "maxLength": 40}
    either = {"oneOf": [{"$ref": "#/components/schemas/Seat"}, {"type": "null"}]}
    problem = {"4XX": {"content": {"application/json": {"schema": {"type": "object"}}}}}
    schema = {
        "paths": {
            "/api/tables/{id}": {
                "get": {
                    "tags": ["tables"],
                    "summary": "A table",
                    "parameters": [{"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}],
                    "responses": {
                        "200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Seat"}}}}
                    }
                    | problem,
                },
                "delete": {"tags": ["tables"], "summary": "Clear it", "responses": {"204": {}} | problem},
            }
        },
        "components": {"schemas": {"Seat": {"properties": {"name": name, "next": either}, "required": ["name"]}}},
    }
    page = openapi_page.page(schema)
    assert "## Tables" in page
    assert "### `GET /api/tables/{id}`\n\nA table." in page
    assert "| `id` | path | string | required |" in page
    assert "**Answer:** `200` [`Seat`](#seat)" in page
    assert "**Answer:** `204` no content" in page
    assert "### Seat" in page
    assert "| `name` | string | required, at most 40 characters |" in page
    assert "| `next` | [`Seat`](#seat) or null |  |" in page


def test_a_resource_from_elsewhere_is_found(tmp_path: Path) -> None:
    good = '<a href="https://example.org">x</a><img src="a.png"><script src="../a.js"></script><link rel=canonical href=https://e.org>'
    (tmp_path / "good.html").write_text(good)
    assert site.from_elsewhere(tmp_path) == []
    (tmp_path / "bad.html").write_text('<script src="https://cdn.example/x.js"></script>')
    (tmp_path / "bad.css").write_text("@font-face { src: url(//fonts.example/f.woff2) }")
    (tmp_path / "link.html").write_text('<link rel="stylesheet" href="https://fonts.example/css">')
    assert site.from_elsewhere(tmp_path) == [
        "bad.css: //fonts.example/f.woff2",
        "bad.html: https://cdn.example/x.js",
        "link.html: https://fonts.example/css",
    ]


def test_markdown_that_was_not_understood_is_found(tmp_path: Path) -> None:
    (tmp_path / "good.html").write_text("<p>2 * 3 <code>a](b</code></p><pre><p>* x</p></pre><ul><li>x</li></ul>")
    assert site.unrendered(tmp_path) == []
    (tmp_path / "list.html").write_text("<p>These:\n* one\n* two</p>")
    (tmp_path / "table.html").write_text("<p>So:\n| a | b |</p>")
    assert site.unrendered(tmp_path) == ["list.html: These: * one * two", "table.html: So: | a | b |"]


def test_examples_in_docstrings_are_shown_as_code() -> None:
    docstring = "Bots by name.\n\n>>> a = 1\n>>> a\n1\n\nMore words."
    assert fenced(docstring) == "Bots by name.\n\n```pycon\n>>> a = 1\n>>> a\n1\n```\n\nMore words."
