"""``tableside rules``: the rulebook, complete or by number."""

import argparse

from rich.markdown import Markdown

from tableside.engine.errors import OptionsError
from tableside.engine.game import game_keys, game_of
from tableside.locales import Words
from tableside.rulebooks import Rule, Section, rulebook
from tableside.terminal.arguments import Parser, add_game
from tableside.terminal.screen import console


def configure(parser: Parser, words: Words) -> None:
    parser.add_argument("number", nargs="?", help=words.say("arg-rule"))
    add_game(parser, flag=True)
    parser.set_defaults(game=None)  # without a name, the games that have such a rule


def run(args: argparse.Namespace, words: Words) -> int:
    found = _games(args, words)
    for game in found:
        if len(found) > 1 and args.number is not None:  # a whole rulebook has its title
            console().print(Markdown(f"# {rulebook(game, words.language).title}"))
        console().print(Markdown(rule_text(game, args.number, words)))
    return 0


def _games(args: argparse.Namespace, words: Words) -> list[str]:
    """The named game, or else all games with such a rule: "RR-4.1" belongs to one game, "4.1" to both."""
    if args.game is not None:
        return [game_of(args.game).key]
    if args.number is None:
        return game_keys()
    books = [rulebook(key, words.language) for key in game_keys()]
    if found := [book.game for book in books if book.has(args.number)]:
        return found
    known = [f"={section.number}" for book in books for section in book.sections if section.number]
    raise OptionsError("err-no-such-rule", {"name": f"={args.number[:40]}", "known": known})


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
    number = rule.number.partition(" ")[0]  # a rule cited by name ("RR-9 Discount") begins with that name
    return f"**{number}** {rule.text}" if number else rule.text
