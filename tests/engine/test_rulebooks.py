"""The rulebooks: every rule exists in every language, under the number or name that is cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tableside.engine.errors import OptionsError
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    MARKET_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.rulebook import parts
from tableside.locales import LANGUAGES, words
from tableside.rulebooks import Rule, Rulebook, Section, read, rule, rulebook

SOURCE = Path(__file__).parents[2] / "src" / "tableside"

# How many numbered rules each chapter of the specification has.
CHAPTERS = {
    "burger-joint": ("BJ", (3, 2, 8, 6, 8, 2, 2, 1, 2)),
    "rival-restaurants": ("RR", (10, 4, 7, 9, 7, 1, 13, 0, 5, 6, 5)),
}


def specified(game: str) -> list[str]:
    prefix, chapters = CHAPTERS[game]
    return [f"{prefix}-{n}.{place}" for n, rules in enumerate(chapters, 1) for place in range(1, rules + 1)]


def all_rules(book: Rulebook) -> list[Rule]:
    return [rule for section in book.sections for rule in section.rules]


def key_of(name: str) -> str:
    """A printed name as a key: "5 Star Review" is five-star-review."""
    plain = name.lower().replace("5 star", "five star").replace("ñ", "n").replace("'", "")
    return plain.replace(" ", "-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS)
def test_a_rulebook_has_every_number_of_the_specification_in_order(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book.language == language, "not translated"
    prefix, chapters = CHAPTERS[game]
    assert [section.number for section in book.sections] == [f"{prefix}-{n}" for n in range(1, len(chapters) + 1)]
    assert [rule.number for rule in all_rules(book) if "." in rule.number] == specified(game)
    assert all(rule.number for rule in all_rules(book)), "a paragraph that belongs to no rule"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS)
def test_a_translation_marks_the_same_rules_as_rulings(game: str, language: str) -> None:
    """Whether something is our ruling or printed must not depend on the language."""
    mark = {"en": r"\*rulings?\*", "de": r"\*Festlegung(?:en)?\*", "it": r"\*decision[ei]\*"}

    def marked(code: str) -> dict[str, int]:
        return {rule.number: len(re.findall(mark[code], rule.text)) for rule in all_rules(rulebook(game, code))}

    assert marked(language) == marked("en")
    assert sum(marked(language).values()) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS)
def test_a_translation_has_the_same_figures(game: str, language: str) -> None:
    """Prices, points and rule numbers in a rule, in any order."""

    def figures(code: str) -> dict[str, list[str]]:
        rules = all_rules(rulebook(game, code))
        return {rule.number: sorted(re.findall(r"\d{2,}|[A-Z]{2}-[\d.]*\d", rule.text)) for rule in rules}

    assert figures(language) == figures("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chef_restaurant_and_card_is_explained_once(language: str) -> None:
    """RR-7, RR-8, RR-9."""
    book = rulebook("rival-restaurants", language)

    def named(section: str, numbered: bool) -> list[str]:
        rules = [rule for rule in all_rules(book) if re.match(rf"{section}[ .]", rule.number)]
        return [key_of(rule.names[-1]) for rule in rules if rule.names and ("." in rule.number) == numbered]

    assert named("RR-7", True) == list(CHEF_KEYS)
    assert named("RR-8", False) == list(RESTAURANT_KEYS)
    assert named("RR-9", False) == list(CARD_KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_calls_things_as_the_table_does(language: str) -> None:
    """Chefs, restaurants, cards, markets, ingredients, upgrades and phases."""
    book = rulebook("rival-restaurants", language)

    def said(key: str) -> str:
        return words(language).say(f"rr-{key}").replace("’", "'")

    for about in filter(None, (entry.names for entry in all_rules(book))):
        assert about[0] == said(key_of(about[-1]))
    markets, island = rule_text(book, "RR-1.2"), rule_text(book, "RR-4.5")
    assert [key for key in MARKET_KEYS if f"**{said(key)}**" not in markets] == []
    assert [key for key in INGREDIENT_KEYS if said(key) not in markets] == []
    assert [key for key in UPGRADE_KEYS if f"**{said(key)}**" not in island] == []
    titles = [section.title.partition(": ")[2] for section in book.sections[2:5]]
    assert titles == [said("phase-1"), said("phase-2"), said("phase-3")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_chefs_and_cards_have_the_texts_of_the_table(language: str) -> None:
    """RR-7, RR-9: nothing is left to fill in, and a rule without a text of its own says what the card says."""
    book = rulebook("rival-restaurants", language)
    say = words(language)
    assert not [rule.number for rule in all_rules(book) if re.search(r"\{[a-z-]+\}", rule.text)]
    assert rule_text(book, "RR-7.7").endswith(say.say("rr-rule-kim-chi"))
    assert rule_text(book, "RR-9 Discount").endswith(say.say("rr-rule-discount"))
    short = parts(say.say, lambda id: id != "rr-rule-discount")["cards"]
    assert say.say("rr-about-discount") in short
    assert say.say("rr-rule-discount") not in short
    rising_sun = rule_text(book, "RR-8 Rising Sun")
    assert all(say.say(f"rr-level-rising-sun-{level}") in rising_sun for level in (2, 3, 4))
    assert rule_text(book, "RR-8 Souffle Away").endswith(say.say("rr-rule-souffle-away"))
    assert say.say("rr-about-double-stove") in rule_text(book, "RR-4.5")
    assert " 7 " in rule_text(book, "RR-2.1")
    assert " 8 " in rule_text(book, "RR-10.1")
    assert "36 " in rule_text(book, "RR-1.5")
    assert " 12 " in rule_text(book, "RR-1.1")


def test_rules_are_in_the_order_of_their_numbers() -> None:
    """A list of the catalog can go on after the rules that follow it in the file. Paragraphs stay where they are."""
    text = "# T\n\n## XX-1 S\n2. two\n   more\n\nA word.\n1. one\n- **Card**: c\n3. three\n"
    (section,) = read("x", "en", text).sections
    assert [rule.number for rule in section.rules] == ["XX-1.1", "XX-1.2", "", "XX-1.3", "XX-1 Card"]


def rule_text(book: Rulebook, number: str) -> str:
    found = book.find(number)
    assert isinstance(found, Rule)
    return found.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_code_cites_can_be_read(language: str) -> None:
    """Also clauses (RR-4.1a), and cards by their English name in every language (RR-9 It's Just Business)."""
    cited = set()
    for path in (SOURCE / "games").rglob("*.py"):
        cited |= set(re.findall(r"\"((?:BJ|RR)-\d+(?:\.\d+[a-z]?| [^\"]+)?)\"", path.read_text(encoding="utf-8")))
    assert {"RR-4.1a", "RR-9 Rat Infestation"} <= cited
    for number in cited:
        found = rule("burger-joint" if number.startswith("BJ") else "rival-restaurants", number, language)
        assert number.startswith(found.number)


@pytest.mark.parametrize(
    ("wanted", "language", "number"),
    [
        ("9 ", "en", "RR-9"),
        ("rr-4.1a", "de", "RR-4.1"),
        ("Rabatt", "de", "RR-9 Discount"),
        ("sconto", "it", "RR-9 Discount"),
        ("RR-9 Discount", "it", "RR-9 Discount"),
        ("it’s just business", "en", "RR-9 It's Just Business"),
        ("Clam-Voyance", "en", "RR-9 Clam-Voyance"),
        ("Kim Chi", "de", "RR-7.7"),
        ("RR-8 Rising Sun", "it", "RR-8 Rising Sun"),
    ],
)
def test_a_rule_is_found_by_number_or_name(wanted: str, language: str, number: str) -> None:
    found = rule("rival-restaurants", wanted, language)
    assert found.number == number
    assert isinstance(found, Section) == (number == "RR-9")


@pytest.mark.parametrize("wanted", ["", "RR-12", "RR-4.10", "BJ-1", "RR-8 Discount", "Discoun"])
def test_what_is_no_rule_is_refused(wanted: str) -> None:
    with pytest.raises(OptionsError) as error:
        rule("rival-restaurants", wanted, "en")
    assert error.value.id == "err-no-such-rule"
    assert error.value.arguments["name"] == f"={wanted}"


def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(OptionsError) as error:
        rulebook("chess", "en")
    assert str(error.value) == "No rules found for chess."
