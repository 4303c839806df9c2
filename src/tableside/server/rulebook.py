"""Rulebook: the numbered rules of a game in a language, from ``tableside/rules/<game>.<language>.md``.

A file has one ``# title``, sections ``## BJ-4 Trading``, and in each section a numbered list whose items are the
rules BJ-4.1, BJ-4.2 …; a paragraph between them has no number.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from tableside.engine.game import game_keys
from tableside.server.problems import Refused
from tableside.server.schema import Language, Rules, RuleSection, RuleText

_SECTION: Final = re.compile(r"## (?:([A-Z]{2}-\d+)\s+)?(.+)")
_ITEM: Final = re.compile(r"(\d+)\.\s+(.*)")


@cache
def rulebook(game: str, language: Language) -> Rules:
    """The rules, in English where the language lacks them."""
    if game in game_keys():
        for tongue in (language, "en"):
            source = files("tableside") / "rules" / f"{game}.{tongue}.md"
            if source.is_file():
                return _read(game, tongue, source.read_text(encoding="utf-8"))
    raise Refused("missing", "err-no-rules", {"game": f"={game}"})


def _read(game: str, language: Language, text: str) -> Rules:
    rules = Rules(game, language, "", [])
    paragraph: list[str] = []
    number = ""

    def finish() -> None:
        nonlocal number
        if paragraph:
            if not rules.sections:
                rules.sections.append(RuleSection("", "", []))
            section = rules.sections[-1]
            id = f"{section.id}.{number}" if number and section.id else ""
            section.rules.append(RuleText(id, "\n".join(paragraph)))
        paragraph.clear()
        number = ""

    for line in text.splitlines():
        if line.startswith("# "):
            rules.title = line[2:].strip()
        elif match := _SECTION.fullmatch(line.rstrip()):
            finish()
            rules.sections.append(RuleSection(match[1] or "", match[2], []))
        elif match := _ITEM.fullmatch(line.rstrip()):
            finish()
            number = match[1]
            paragraph.append(match[2])
        elif not line.strip():
            finish()
        else:
            paragraph.append(line.strip())
    finish()
    return rules
