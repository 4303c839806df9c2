"""The rules of the games in words, for the terminal, the web app and all citations such as "BJ-5.2" or "RR-9 Discount".

A file has one ``# title`` and an introduction, then sections ``## BJ-4 Trading``. In a section a line ``2. …`` is the
rule BJ-4.2, and a line ``- **Name** …`` a rule cited by its name. A translation notes the English name, by which
everybody cites it, behind its own: ``- **Rabatt** *(Discount)* …``. Indented lines belong to the rule above them; a
paragraph after an empty line has no number. The manifest of a game can name a function that says what stands for
``{cards}`` and the like, so that a text has one home.

>>> from tableside.rulebooks import rule
>>> rule("burger-joint", "8.1", "en").number
'BJ-8.1'
>>> rule("rival-restaurants", "Rabatt", "de").number
'RR-9 Discount'
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from tableside.engine.errors import OptionsError
from tableside.engine.manifest import Manifest, manifests, named
from tableside.locales import words

_PART: Final = re.compile(r"\{(?P<part>[a-z-]+)\}")
_SECTION: Final = re.compile(r"##\s+(?:(?P<number>[A-Z]+-\d+)\s+)?(?P<title>.+)")
_ITEM: Final = re.compile(r"(?P<place>\d+)\.\s+(?P<text>.+)")
_PLACE: Final = re.compile(r"\.(?P<place>\d+)$")
_NAMED: Final = re.compile(r"- (?P<text>\*\*.+)")
_NAMES: Final = re.compile(r"\*\*(?P<name>[^*]+)\*\*(?: \*\((?P<english>[^*]+)\)\*)?")
_WANTED: Final = re.compile(r"(?:(?P<prefix>[A-Za-z]+)-)?(?P<section>\d+)(?:\.(?P<item>\d+)[a-z]?)?\.?")
_WANTED_NAME: Final = re.compile(r"(?:(?P<section>[A-Za-z]+-\d+)\s+)?(?P<name>.+)")


@dataclass(frozen=True)
class Rule:
    """One rule. Its text is Markdown and may have a list below it."""

    number: str  # "BJ-5.2", "RR-9 Discount"; empty for a paragraph without a number
    text: str
    names: tuple[str, ...] = ()  # of what it is about: in the language of the book, then in English if that differs


@dataclass(frozen=True)
class Section:
    number: str  # "BJ-5"; empty if its heading has none
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
        """A section ("5", "BJ-5"), a rule ("5.2", "BJ-5.2", with its clauses "RR-4.1a") or its subject ("RR-9
        Discount", "Kim Chi"). OptionsError if there is none."""
        found = self._found(number)
        if found is None:
            known = [f"={section.number}" for section in self.sections]
            raise OptionsError("err-no-such-rule", {"name": f"={number[:40]}", "known": known})
        return found

    def has(self, number: str) -> bool:
        """Whether ``find`` would find something."""
        return self._found(number) is not None

    def _found(self, number: str) -> Section | Rule | None:
        return self._numbered(number.strip()) or self._named(number.strip())

    def _numbered(self, number: str) -> Section | Rule | None:
        wanted = _WANTED.fullmatch(number)
        if wanted is None:
            return None
        for section in self.sections:
            prefix = wanted["prefix"] or section.number.partition("-")[0]
            section_number = f"{prefix.upper()}-{int(wanted['section'])}"
            if section.number == section_number:
                if wanted["item"] is None:
                    return section
                rule_number = f"{section_number}.{int(wanted['item'])}"
                return next((rule for rule in section.rules if rule.number == rule_number), None)
        return None

    def _named(self, number: str) -> Rule | None:
        wanted = _WANTED_NAME.fullmatch(number)
        if wanted is None:
            return None
        for section in self.sections:
            if section.number == (wanted["section"] or section.number).upper():
                for rule in reversed(section.rules):  # the card itself before a rule that speaks of it
                    if _plain(wanted["name"]) in map(_plain, rule.names):
                        return rule
        return None


def _plain(name: str) -> str:
    return name.casefold().replace("’", "'")


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language, in English if they are not translated. OptionsError if there is
    no such game."""
    if game not in manifests():
        raise OptionsError("err-no-rules", {"name": f"={game[:40]}"})
    for code in (language, "en"):
        file = files(manifests()[game].files) / "rulebooks" / f"{game}.{code}.md"
        if file.is_file():
            return read(game, code, _filled(file.read_text(encoding="utf-8"), manifests()[game], code))
    return Rulebook(game, language, words(language).say(f"game-{game}"), "", ())  # nobody wrote them down


def _filled(text: str, manifest: Manifest, language: str) -> str:
    """With the parts that the game itself says. A name that it does not know stays as it is."""
    if not manifest.rulebook_parts:
        return text
    book = words(language)
    parts: dict[str, str] = named(manifest.rulebook_parts)(book.say, book.has)
    return _PART.sub(lambda found: parts.get(found["part"], found[0]), text)


def rule(game: str, number: str, language: str) -> Section | Rule:
    """One section or rule by its number or name."""
    return rulebook(game, language).find(number)


def read(game: str, language: str, text: str) -> Rulebook:
    """The text of a file as a rulebook."""
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
    number = found["number"] or ""
    intro: list[str] = []
    rules: list[Rule] = []
    after_gap = False
    for line in lines:
        if item := _ITEM.fullmatch(line):
            rules.append(_rule(f"{number}.{item['place']}" if number else "", item["text"]))
        elif named := _NAMED.fullmatch(line):
            rules.append(_named_rule(number, named["text"]))
        elif not rules:
            intro.append(line)
        elif line and after_gap and not line[0].isspace():
            rules.append(Rule("", line))
        else:
            rules[-1] = replace(rules[-1], text=f"{rules[-1].text}\n{line.strip()}".strip())
        after_gap = not line
    return Section(number, found["title"], "\n".join(intro).strip(), tuple(_in_order(rules)))


def _in_order(rules: list[Rule]) -> list[Rule]:
    """By number: a list that is filled in may go on after the numbers that follow it in the file."""
    place = 0
    places: list[int] = []
    for rule in rules:
        found = _PLACE.search(rule.number)
        place = int(found["place"]) if found else place if not rule.number else 1000
        places.append(place)
    return [rules[at] for at in sorted(range(len(rules)), key=places.__getitem__)]


def _rule(number: str, text: str) -> Rule:
    found = _NAMES.match(text)
    return Rule(number, text, tuple(name for name in found.groups() if name) if found else ())


def _named_rule(section: str, text: str) -> Rule:
    """Cited by the English name in every language."""
    rule = _rule("", text)
    return replace(rule, number=f"{section} {rule.names[-1]}") if section and rule.names else rule
