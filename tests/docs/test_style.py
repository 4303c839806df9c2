"""Docs, rulebooks and comments are plain English: no stiff phrases, short lines, a changelog with dated versions."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md", "deploy/README.md")),
    *sorted((ROOT / "bench").rglob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("README.md")),
]
PAGES = [page for page in PAGES if "node_modules" not in page.parts]

STIFF = [
    r"whoever",
    r"anew",
    r"of one's own",
    r"one(self|'s)",
    r"therein|thereby|hereby|besides",
    r"by post",
    r"who (sends?|reads?|takes?|gives?|wants?|comes?|gave|came) [^.?]* is ",
    r"is kept true|keeps its word|the way of a move|moves a wall",
    r"takes nothing of|are strangers again|are taken as well",
    r"may not know is otherwise",
    r"there (is|are) none",
    r"is no (text|number|move|action|page|table)\b",
    r"need not",
    r"in sight",
    r"as ever|at once told|is told in",
    r"\bhis\b|\bhe\b",
]
RULEBOOKS = sorted((ROOT / "src" / "tableside" / "rulebooks").glob("*.en.md"))
SOURCES = [
    file
    for folder in ("src", "tests", "tools", "bench", "examples")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if "node_modules" not in file.parts
]
# Comments are looked through for the worst of these phrases only.
STIFF_COMMENTS = [r"whoever", r"anew", r"one(self|'s)", r"by (post|lot)", r"need not", r"in sight"]
# Quotes from the game, code and links may say anything.
QUOTED = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|\"[^\"]*\"", re.DOTALL)

# Files that a reader makes or a command writes.
WRITTEN = {"mine.py", "my-box.toml", "moves.csv", "turns.csv", "games.csv"}


def prose(page: Path) -> str:
    return " ".join(QUOTED.sub("", page.read_text(encoding="utf-8")).split())


def lines_of_prose(page: Path) -> list[str]:
    """The lines that can be wrapped: no code, tables, headings or pictures."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [
        line for line in text.splitlines() if not line.lstrip().startswith(("|", "#", "!", "<")) and line[:4] != "    "
    ]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_stiff_phrases(path: Path) -> None:
    found = [match[0] for match in re.finditer(rf"\b(?:{'|'.join(STIFF)})\b", prose(path), re.IGNORECASE)]
    assert found == []


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: path.name)
def test_rulebooks_have_no_stiff_phrases(path: Path) -> None:
    """Chefs are characters, so a rulebook may say "he"."""
    stiff = [phrase for phrase in STIFF if "his" not in phrase]
    assert [match[0] for match in re.finditer(rf"\b(?:{'|'.join(stiff)})\b", prose(path), re.IGNORECASE)] == []


@pytest.mark.parametrize("path", [*PAGES, *RULEBOOKS], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_space_before_a_percent_sign(path: Path) -> None:
    assert re.findall(r"\d\s%", path.read_text(encoding="utf-8")) == []


def comments(path: Path) -> list[tuple[int, str]]:
    """The comments and docstrings of a Python file, each with its line."""
    text = path.read_text(encoding="utf-8")
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    found = [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.append((node.body[0].lineno if node.body else 1, ast.get_docstring(node) or ""))
    return found


def test_comments_have_no_stiff_phrases() -> None:
    stiff = re.compile(rf"\b(?:{'|'.join(STIFF_COMMENTS)})\b", re.IGNORECASE)
    assert [
        f"{path.relative_to(ROOT)}:{line}: {match[0]}"
        for path in SOURCES
        for line, text in comments(path)
        for match in stiff.finditer(QUOTED.sub("", text))
    ] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_prose_is_wrapped_at_120(path: Path) -> None:
    assert [line for line in lines_of_prose(path) if len(line) > 120] == []


def test_the_changelog_has_dated_versions() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert versions[0] == "Unreleased" or re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", versions[0])
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", version) for version in versions[1:])
    dates = re.findall(r"\d{4}-\d\d-\d\d", "\n".join(versions))
    assert dates == sorted(dates, reverse=True)
    assert set(re.findall(r"^### (.*)$", text, re.MULTILINE)) <= {"New", "Changed", "Fixed"}


def test_rules_are_where_the_architecture_says() -> None:
    """The table has a row for every chapter, its files exist, and they cite the rules of their row."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ((?:RR|BJ)-[^|]*) \|[^|]*\| ([^|]*) \|$", text, re.MULTILINE)
    chapters = {rule.split(".")[0] for rules, _ in rows for rule in rules.split(", ")}
    assert chapters == {*(f"RR-{n}" for n in range(1, 12)), *(f"BJ-{n}" for n in range(1, 10))}
    games = ROOT / "src" / "tableside" / "games"
    homes = {"RR": (games / "rival_restaurants" / "core", games), "BJ": (games / "burger_joint",)}
    for rules, places in rows:
        for name in re.findall(r"`([^`]*)`", places):
            path = next((home / name for home in homes[rules[:2]] if (home / name).exists()), None)
            assert path is not None, (rules, name)
            if path.is_file():
                code = path.read_text(encoding="utf-8")
                missing = [rule for rule in rules.split(", ") if not re.search(rf"{rule}(?!\d)", code)]
                assert missing == [], name


def test_files_that_pages_name_exist() -> None:
    """Renamed files leave stale names behind in the documentation."""
    folders = ("src", "tests", "tools", "bench", "docs", "examples", "deploy", "web/src", "locks")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*.*") if "node_modules" not in file.parts]
    files += list(ROOT.glob("*.*")) + list((ROOT / "web").glob("*.*")) + list((ROOT / ".github").rglob("*.yml"))
    paths = [f"/{file.relative_to(ROOT).as_posix()}" for file in files]
    missing = []
    for page in PAGES:
        named = re.findall(r"`((?:[\w@-]+/)*[\w@-]+\.(?:py|ts|mjs|css|svelte|toml|csv|ftl|service))`", page.read_text())
        missing += [(page.name, name) for name in named if not any(path.endswith(f"/{name}") for path in paths)]
    assert [pair for pair in missing if pair[1] not in WRITTEN] == []
