"""Every message of the arena exists in every language, and none is unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import tableside
from tableside.locales import LANGUAGES
from tests.engine.test_words import Variables

PACKAGE = Path(tableside.__file__).parent
SOURCES = "".join(
    path.read_text(encoding="utf-8")
    for path in [*(PACKAGE / "arena").rglob("*.py"), *(PACKAGE / "terminal").glob("*.py")]
)


def spoken(language: str) -> dict[str, set[str]]:
    """Every message with its variables."""
    text = (PACKAGE / "locales" / language / "arena.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    assert spoken(language) == spoken("en")


def test_every_message_is_used() -> None:
    """By the whole id, or by its beginning if the code puts the end together (``f"arena-h-{key}"``)."""
    beginnings = [start for start in re.findall(r'f"([a-z-]+-)\{', SOURCES) if start.count("-") > 1]
    beginnings += re.findall(r'f"\$([a-z-]+-)\{', SOURCES)
    unused = [
        id
        for id in spoken("en")
        if not re.search(rf'["$\'=]{id}["\']', SOURCES)
        and not any(id.startswith(start) for start in beginnings)
        and not id.startswith("cmd-arena")
        and not (f'"{id.removeprefix("arena-")}"' in SOURCES and 'f"arena-{' in SOURCES)
    ]
    assert unused == []
