"""Rulebook: the rules of a game in one language (``tableside.rulebooks``), as sent to the browser."""

from functools import cache
from typing import cast

from tableside import rulebooks
from tableside.engine.errors import OptionsError
from tableside.server.api_schema import Language, Rules, RuleSection, RuleText
from tableside.server.problems import Refused


@cache
def rulebook(game: str, language: Language) -> Rules:
    """The rules, in English where the language lacks them."""
    try:
        return _shown(rulebooks.rulebook(game, language))
    except OptionsError as error:
        raise Refused("missing", error.id, error.arguments) from error


def _shown(book: rulebooks.Rulebook) -> Rules:
    sections = [RuleSection("", "", _paragraphs(book.intro))] if book.intro else []
    for section in book.sections:
        numbered = [RuleText(rule.number, rule.text) for rule in section.rules]
        sections.append(RuleSection(section.number, section.title, _paragraphs(section.intro) + numbered))
    return Rules(book.game, cast(Language, book.language), book.title, sections)


def _paragraphs(text: str) -> list[RuleText]:
    return [RuleText("", paragraph) for paragraph in text.split("\n\n") if paragraph]
