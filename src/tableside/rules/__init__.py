"""The rules of the games in words, by number, for the terminal, the web app and whoever cites "BJ-5.2".

>>> from tableside.rules import rule
>>> rule("burger-joint", "8.1", "en").number
'BJ-8.1'
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from tableside.engine.errors import OptionsError
from tableside.engine.game import game_of

_SECTION: Final = re.compile(r"##\s+(?P<number>[A-Z]+-\d+)\s+(?P<title>.+)")
_ITEM: Final = re.compile(r"(?P<place>\d+)\.\s+(?P<text>.+)")
_WANTED: Final = re.compile(r"(?:(?P<prefix>[A-Za-z]+)-)?(?P<section>\d+)(?:\.(?P<item>\d+))?\.?")


@dataclass(frozen=True)
class Rule:
    """One numbered rule; its text is Markdown and may have several paragraphs."""

    number: str  # "BJ-5.2"
    text: str


@dataclass(frozen=True)
class Section:
    number: str  # "BJ-5"
    title: str
    intro: str  # what stands before its first rule
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    game: str
    language: str
    title: str
    intro: str
    sections: tuple[Section, ...]

    def find(self, number: str) -> Section | Rule:
        """A section ("5", "BJ-5") or a rule ("5.2", "BJ-5.2"); OptionsError when there is none."""
        wanted = _WANTED.fullmatch(number.strip())
        prefix = game_of(self.game).rules
        if wanted is not None and (wanted["prefix"] or prefix).upper() == prefix:
            section_number = f"{prefix}-{int(wanted['section'])}"
            item = f"{section_number}.{int(wanted['item'])}" if wanted["item"] else None
            for section in self.sections:
                if section.number != section_number:
                    continue
                if item is None:
                    return section
                for rule in section.rules:
                    if rule.number == item:
                        return rule
        known = [f"={section.number}" for section in self.sections]
        raise OptionsError("err-no-such-rule", {"name": f"={number[:40]}", "known": known})


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language, in English if they are not translated."""
    for code in (language, "en"):
        file = files("tableside.rules") / f"{game_of(game).key}.{code}.md"
        if file.is_file():
            return _read(game, code, file.read_text(encoding="utf-8"))
    raise OptionsError("err-no-rules", {"name": f"$game-{game}"})


def rule(game: str, number: str, language: str) -> Section | Rule:
    """One section or rule by its number."""
    return rulebook(game, language).find(number)


def _read(game: str, language: str, text: str) -> Rulebook:
    head, *parts = _parts(text)
    title, _, intro = head.partition("\n")
    sections = tuple(_section(part) for part in parts)
    return Rulebook(game, language, title.removeprefix("#").strip(), intro.strip(), sections)


def _parts(text: str) -> Iterator[str]:
    """The head of the file, then each of its sections."""
    part: list[str] = []
    for line in text.splitlines():
        if line.startswith("## "):
            yield "\n".join(part).strip()
            part = []
        part.append(line)
    yield "\n".join(part).strip()


def _section(text: str) -> Section:
    heading, *lines = text.splitlines()
    found = _SECTION.fullmatch(heading.strip())
    if found is None:
        raise ValueError(f"a heading of the rules must be like '## BJ-5 Building', not {heading!r}")
    intro: list[str] = []
    rules: list[Rule] = []
    for line in lines:
        item = _ITEM.fullmatch(line)
        if item is not None:
            rules.append(Rule(f"{found['number']}.{item['place']}", item["text"]))
        elif rules:
            rules[-1] = replace(rules[-1], text=f"{rules[-1].text}\n{line.strip()}".strip())
        else:
            intro.append(line)
    return Section(found["number"], found["title"], "\n".join(intro).strip(), tuple(rules))
