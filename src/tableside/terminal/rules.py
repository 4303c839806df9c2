"""``tableside rules``: the rules in words, whole or by number."""

import argparse

from rich.markdown import Markdown

from tableside.engine.game import game_keys, game_of
from tableside.locales import Words
from tableside.rules import Rule, Section, rulebook
from tableside.terminal.arguments import Parser, add_game
from tableside.terminal.screen import console


def configure(parser: Parser, words: Words) -> None:
    parser.add_argument("number", nargs="?", help=words.say("arg-rule"))
    add_game(parser, flag=True)


def run(args: argparse.Namespace, words: Words) -> int:
    console().print(Markdown(rule_text(_game(args), args.number, words)))
    return 0


def _game(args: argparse.Namespace) -> str:
    """The game whose rules a number is of: "RR-4.1" tells it, "4.1" does not."""
    prefix, dash, _ = (args.number or "").partition("-")
    if dash:
        for key in game_keys():
            if game_of(key).rules == prefix.upper():
                return key
    return game_of(args.game).key


def rule_text(game: str, number: str | None, words: Words) -> str:
    """A rule, a section or all of them as Markdown."""
    book = rulebook(game, words.language)
    if number is None:
        return "\n\n".join([f"# {book.title}", book.intro, *map(_section, book.sections)])
    found = book.find(number)
    return _section(found) if isinstance(found, Section) else _rule(found)


def _section(section: Section) -> str:
    parts = [f"## {section.number} {section.title}".replace("##  ", "## ")]
    if section.intro:
        parts.append(section.intro)
    return "\n\n".join([*parts, *map(_rule, section.rules)])


def _rule(rule: Rule) -> str:
    number = rule.number.partition(" ")[0]  # a rule cited by name, "RR-9 Discount", begins with its name
    return f"**{number}** {rule.text}" if number else rule.text
