"""Every message of every language, with the values its placeholders can get, for a reader to look through.

``python -m tools.render_messages`` writes ``.build/rendered/LANGUAGE.txt``; with a language it prints that one.
"""

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tableside.bots import bot_names
from tableside.engine.errors import Arg
from tableside.games.burger_joint.core.board import ABILITIES
from tableside.games.burger_joint.core.cubes import LETTERS
from tableside.games.burger_joint.core.position import STEPS
from tableside.games.rival_restaurants.catalog import ids as rr
from tableside.games.rival_restaurants.core.model.pending import STEP_KEYS
from tableside.games.rival_restaurants.options import complete, rules_of
from tableside.locales import LANGUAGES, Words

ROOT: Final = Path(__file__).parents[1]
LOCALES: Final = ROOT / "src/tableside/locales"
RENDERED: Final = ROOT / ".build/rendered"
READER: Final = 0
PLAYERS: Final = ("Reader’s own name", "Mia", "Bo")
_MOST: Final = 400  # texts of one message: more would only repeat themselves

_NUMBERS: Final = (0, 1, 2, 5)
_DOLLARS: Final = (0, 100, 1500)
_SEATS: Final = (f"@{READER}", "@1")
_SEAT_LISTS: Final = ([f"@{READER}"], ["@1"], ["@1", f"@{READER}"], ["@1", "@2"])
_GAMES: Final = ("$game-burger-joint", "$game-rival-restaurants")
_INGREDIENTS: Final = tuple(f"$rr-{key}" for key in rr.INGREDIENT_KEYS)
_CARDS: Final = tuple(f"$rr-{key}" for key in rr.CARD_KEYS)
_CHEFS: Final = tuple(f"$rr-{key}" for key in rr.CHEF_KEYS)
_UPGRADES: Final = tuple(f"$rr-{key}" for key in rr.UPGRADE_KEYS)
_RESTAURANTS: Final = tuple(f"$rr-{key}" for key in rr.RESTAURANT_KEYS)
_PLACES: Final = tuple(f"$rr-{key}" for key in rr.PLACE_KEYS)
_CUBES: Final = tuple(f"$bj-cube-{letter}" for letter in LETTERS)
_ENDS: Final = tuple(f"$end-{end}" for end in ("points", "resigned", "time", "turn-limit", "edition"))
_BOTS: Final = tuple(
    f"$bot-{name}" for name in dict.fromkeys((*bot_names("burger-joint"), *bot_names("rival-restaurants")))
)

# What a placeholder can get, by its name and the beginning of the message's id. The first match counts.
_VALUES: Final[tuple[tuple[str, str, Sequence[Arg]], ...]] = (
    (r"arena-", r"seats|n|first|all|more|fewer|most", _NUMBERS),
    (r"arena-seat-line|table-clock-of|bj-(board|side|store|new|area)-of|bj-show-board", r"seat", ("=Mia",)),
    (r"rr-err-seat|rr-.*", r"word|form", ("=word",)),
    # The companion knows players by the names they were given.
    (r"co-", r"who|first|other", ("=Mia",)),
    (r"co-", r"money|more", _DOLLARS),
    (r"co-", r"phase", tuple(f"$rr-phase-{number}" for number in range(1, 4))),
    (r"co-", r"what", (_INGREDIENTS[:1], _CHEFS[:2])),
    (r"co-", r"why", (_UPGRADES[3:4], _UPGRADES[3:5])),
    (r"co-", r"levels", (["=3", "=7", "=12"],)),
    (r"co-", r"kind", ("$rr-basic", "$rr-gourmet")),
    (r"co-", r"cuisine", tuple(f"$rr-cuisine-{key}" for key in rr.CUISINE_KEYS)),
    (r"co-", r"ingredients", (_INGREDIENTS[:3],)),
    (r"co-", r"recipes", (tuple(rules_of(complete({}), 4).recipe_words[:2]),)),
    (r"co-", r"market", _PLACES[:6]),
    (r"co-", r"price|code", ("=$100",)),
    (r"co-", r"points|garbage|gourmets|level|marker|phones", _NUMBERS),
    (r"", r"seats|winners|losers", _SEAT_LISTS),
    (r"rr-do-go", r"other", _PLACES),
    (r"rr-do-claim", r"other", _INGREDIENTS),
    (r"rr-log-offers", r"to", (*_SEATS, "$rr-everybody")),
    (r"rr-log-(offer-fails|trades)", r"with", _SEATS),
    (r"rr-log-new-chef", r"old", _CHEFS),
    (r"", r"seat|other|from|by|to|who|on", _SEATS),
    (r"", r"rivals|names", (["=Mia"], ["=Mia", "=Bo"])),
    (r"", r"cube", _CUBES),
    (r"", r"cubes|missing", (_CUBES[:1], [*_CUBES[:2], _CUBES[1]])),
    (r"", r"diner", tuple(f"$bj-diner-{letter}" for letter in LETTERS)),
    (r"", r"bistro", tuple(f"$bj-bistro-{key} A" for key in (*ABILITIES, "none"))),
    (r"", r"chain", ("$bj-burger", "$bj-pizza")),
    (r"bj-err-line-turn", r"first", ("$bj-burger", "$bj-pizza")),
    (r"bj-", r"step", tuple(f"$bj-step-{step}" for step in STEPS)),
    (r"rr-", r"step", tuple(f"$rr-step-{key}" for key in STEP_KEYS)),
    (r"bj-log-score", r"change", ("=+2", "=-1", "$bj-no-change")),
    (r"bj-why|bj-because", r"what", tuple(f"$bj-what-{what}" for what in ("publicity", "basic", "diner", "bistro"))),
    (r"bj-log|end-|term-result", r"reason", _ENDS),
    (r"motion|change", r"what", ("$motion-pause", "$motion-rematch", "$motion-bot")),
    (r"rr-", r"what|thing|give|want|get|with", (*_INGREDIENTS, *_CARDS, *_UPGRADES)),
    (r"rr-", r"source|card", (*_CARDS, *_CHEFS)),
    (r"rr-", r"cards", (_CARDS[:1], _CARDS[:3])),
    (r"rr-", r"chef|old", _CHEFS),
    (r"rr-", r"chefs", (_CHEFS[:1], _CHEFS[:3])),
    (r"rr-", r"restaurant", _RESTAURANTS),
    (r"rr-", r"cuisine", tuple(f"$rr-cuisine-{key}" for key in rr.CUISINE_KEYS)),
    (r"rr-", r"phase", tuple(f"$rr-phase-{number}" for number in range(5))),
    (r"rr-", r"where|place", _PLACES),
    (r"rr-", r"recipe|dish", tuple(rules_of(complete({}), 4).recipe_words[:12])),
    (r"rr-", r"recipes", (tuple(rules_of(complete({}), 4).recipe_words[:2]),)),
    (r"rr-|review-", r"money|price|least", _DOLLARS),
    (r"review-", r"gives|gets", (_INGREDIENTS[:1], ["=$200", *_INGREDIENTS[:1]])),
    (r"review-", r"how", ("=better", "=worse", "=even")),
    (r"bj-because", r"more", (_CUBES[:1], _CUBES[:2])),
    (r"bj-because|rr-because", r"m|better|played", _NUMBERS),
    (r"rr-because", r"rest", (_INGREDIENTS[:1], _INGREDIENTS[:2])),
    (r"rr-t-(rats|buy-for|buy-shelf-for|no-bid|money|bound)|rr-do-(bid|exterminate)|rr-err-hundreds", r"n", _DOLLARS),
    (r"rr-", r"have|level|more|garbage|basic|gourmet|goal", _NUMBERS),
    (r"", r"bot", _BOTS),
    (r"err-env", r"game", _NUMBERS),
    (r"", r"game|there|here", _GAMES),
    (r"", r"theme", ("$ui-theme-auto", "$ui-theme-light", "$ui-theme-dark")),
    (r"", r"reaction", ("$reaction-yum", "$reaction-think")),
    (r"err-field", r"kind", tuple(f"$json-{kind}" for kind in ("str", "object", "int", "float", "bool", "array"))),
    (r"arena", r"kind", ("$arena-failure-crash", "$arena-failure-illegal", "$arena-failure-late")),
    (r"", r"known|letters|files|levels", (["=one", "=two", "=three"],)),
    (r"", r"n|points|limit|turn|space|spaces|moves|draws|tables|guests|present|accounts|devices|basics|diners|bistros|"
          r"percent|min|max|most|least|last|number|line|column|total|has|worth|lost|port|goal", _NUMBERS),
)  # fmt: skip


class _Reading(Visitor):
    """The variables of a message, and those that select a variant."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name.partition("-")[0])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.choices.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> Mapping[str, ast.Message]:
    """Every message with a text of its own, by id."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry
    return found


@cache
def file_of(language: str, id: str) -> str:
    for path in (LOCALES / language).glob("*.ftl"):
        if re.search(rf"^{re.escape(id)} =", path.read_text(encoding="utf-8"), re.MULTILINE):
            return path.stem
    raise KeyError(id)


def values_of(id: str, variable: str, choices: Mapping[str, list[str]]) -> Sequence[Arg]:
    """What a placeholder of a message can get."""
    keys = choices.get(variable, [])
    for beginning, names, values in _VALUES:
        if re.match(beginning, id) and re.fullmatch(names, variable):
            return values
    if {"one", "other"} <= set(keys):
        return _NUMBERS
    if keys:
        return [f"={key}" for key in dict.fromkeys(keys)]
    return (f"=‹{variable}›",)


def arguments_of(id: str) -> Iterator[dict[str, Arg]]:
    """All combinations of values for an English message. If there are too many, one placeholder after another."""
    reading = _Reading()
    reading.visit(messages("en")[id])
    offered = {name: values_of(id, name, reading.choices) for name in sorted(reading.names)}
    several = [dict(zip(offered, values, strict=True)) for values in product(*offered.values())]
    possible = [args for args in several if _of_different_seats(args)]
    if len(possible) <= _MOST:
        yield from possible
        return
    usual = possible[0]
    chosen = {name for name in offered if any(form.partition("-")[0] == name for form in reading.choices)}
    for values in product(*(offered[name] if name in chosen else (usual[name],) for name in offered)):
        args = dict(zip(offered, values, strict=True))
        if _of_different_seats(args):
            yield args
    for name in offered:
        for value in offered[name]:
            if _of_different_seats(args := {**usual, name: value}):
                yield args


def _of_different_seats(args: Mapping[str, Arg]) -> bool:
    """Nobody pays, gives to or steals from themselves."""
    seats = [value for value in args.values() if isinstance(value, str) and value.startswith("@")]
    return len(seats) == len(set(seats))


class Rendering(Words):
    """A translator that collects Fluent's errors."""

    def __init__(self, language: str) -> None:
        super().__init__(language, READER)
        self.problems: list[str] = []

    def _format(self, id: str, bundle: FluentBundle, pattern: Any, args: dict[str, int | str]) -> str:
        text, errors = bundle.format_pattern(pattern, dict(args))
        self.problems += [f"{id}: {error!r} with {dict(args)}" for error in errors]
        return str(text)


def render(language: str) -> tuple[dict[str, list[str]], list[str]]:
    """The different texts of every message, and their errors."""
    words = Rendering(language)
    found: dict[str, list[str]] = {}
    for id in messages("en"):
        found[id] = list(dict.fromkeys(words.say(id, args, PLAYERS.__getitem__) for args in arguments_of(id)))
    return found, words.problems


def written(language: str) -> str:
    """Everything as one text, by file and message."""
    found, _ = render(language)
    lines: list[str] = []
    file = ""
    for id, texts in found.items():
        if file_of("en", id) != file:
            file = file_of("en", id)
            lines += ["", f"##### {file}"]
        lines += [f"{id}: {texts[0]}", *("    " + text for text in texts[1:])]
    return "\n".join(lines[1:]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("language", nargs="?", choices=LANGUAGES)
    asked = parser.parse_args().language
    if asked:
        print(written(asked), end="")
        return
    RENDERED.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (RENDERED / f"{language}.txt").write_text(written(language), encoding="utf-8")
        print(RENDERED / f"{language}.txt")


if __name__ == "__main__":
    main()
