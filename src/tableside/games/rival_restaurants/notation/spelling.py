"""Spelling: which form of the move table a text has, and the words of its arguments. It needs to know no state."""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from tableside.games.rival_restaurants.notation.arguments import ANY, ARGUMENTS
from tableside.games.rival_restaurants.notation.move_table import BETWEEN_SIDES, MOVES, Form

_OFFER: Final = re.compile(r"(offer|counter)\s+(\S+?)(\s+openly)?\s*:(.*)", re.IGNORECASE | re.DOTALL)
_QUOTED: Final = re.compile(r'"[^"]*"')


class Slot(NamedTuple):
    argument: str
    at: int
    size: int


class Pattern:
    """The words of a form by their places. What no ``Argument`` is known for takes all the words that are left."""

    def __init__(self, form: list[str]) -> None:
        self.literals: list[tuple[int, str]] = []
        self.slots: list[Slot] = []
        at = 0
        for word in form:
            size = ARGUMENTS[word].size if word in ARGUMENTS else ANY
            if word in ARGUMENTS or word == "…" or word.isupper():
                self.slots.append(Slot(word, at, size))
            else:
                self.literals.append((at, word))
                size = 1
            at += size or (0 if word == "…" else 1)
        self.least = at
        self.open = bool(self.slots) and self.slots[-1].size == ANY

    def fits(self, words: list[str]) -> bool:
        count = len(words)
        if count != self.least and not (self.open and count > self.least):
            return False
        return all(words[at] == word for at, word in self.literals[1:])  # the first is the verb


class Entry(NamedTuple):
    number: int
    form: Form
    pattern: Pattern


def _by_verb() -> dict[str, list[Entry]]:
    """The forms that begin with each verb. Those with more fixed words come first, so that ``shelf`` is not read as a
    bin."""
    found: dict[str, list[Entry]] = {}
    for number, move in enumerate(MOVES):
        for form in move.forms:
            found.setdefault(form.verb, []).append(Entry(number, form, Pattern(form.text.split())))
    for entries in found.values():
        entries.sort(key=lambda entry: -len(entry.pattern.literals))
    return found


FORMS: Final = _by_verb()


@dataclass(frozen=True)
class Spelled:
    """A move as it is written: the name of its kind, its form, and the words that stand for arguments."""

    name: str
    form: Form
    words: list[str]


def spelled(text: str) -> Spelled | None:
    """How a canonical move is written. None if it is not a move."""
    words = text.split()
    for number, form, pattern in FORMS.get(words[0], ()) if words else ():
        if "THINGS" in form.text:
            parts = offer_parts(text)
            return parts and Spelled(MOVES[number].name, form, [parts.to, parts.give, parts.want])
        if pattern.fits(words):
            literal = {at for at, _ in pattern.literals}
            return Spelled(MOVES[number].name, form, [word for at, word in enumerate(words) if at not in literal])
    return None


class OfferParts(NamedTuple):
    to: str
    openly: bool
    give: str
    want: str


def offer_parts(text: str) -> OfferParts | None:
    """The parts of ``offer PLAYER: THINGS for THINGS`` or ``counter NUMBER: …``; None if it does not have them."""
    found = _OFFER.fullmatch(text.strip())
    if found is None:
        return None
    sides = split_outside_quotes(f" {found[4]} ", rf"\s{BETWEEN_SIDES.strip()}\s")
    return OfferParts(found[2], found[3] is not None, *map(str.strip, sides)) if len(sides) == 2 else None


def split_outside_quotes(text: str, separator: str) -> list[str]:
    """The parts between separators. Text in quotes is a favour and is not split."""
    if '"' not in text:
        return re.split(separator, text)
    veiled = _QUOTED.sub(lambda quoted: '"' * len(quoted[0]), text)
    parts: list[str] = []
    start = 0
    for found in re.finditer(separator, veiled):
        parts.append(text[start : found.start()])
        start = found.end()
    return [*parts, text[start:]]
