"""Every message of every language, rendered with every value that its placeholders can get."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tableside.bots import bot_names
from tableside.locales import LANGUAGES, words
from tools.render_messages import LOCALES, PLAYERS, READER, RENDERED, messages, render, written

# Wordings that read like a translation.
FORBIDDEN = (
    "nobody waits",
    "whoever comes",
    "free chair",
    "at this device",
    "who sits",
    "by lot",
    "seconds back after",
    "a draw after this many turns",
    "clear the table",
    "get up",
    "go on playing",
    "look back",
    "give up",
    "gave up",
    "takes a first cube",
    "enough points",
    "too much in store",
    "as the device",
    "evening",
    "moves without a choice",
    "single keys play",
    "chance to win",
    "is to move here",
    "the line is down",
    "everything is right",
    "first for",
    "±0",
    "face down",
    "turn it up again",
    "others still think",
    "others are busy",
    "something has happened",
    "say again that",
    "rats of",
    "stands by",
    "let it happen",
    "bid and barter; say",
)
# Names that differ in gender and number. No article may come before them.
NAMES = r"(?:cube|cubes|diner|bistro|step|what|reason|bot|chef|card|recipe|source|seat|other|who)"
ARTICLES = {
    "de": r"kein|keine[nmrs]?|der|die|das|de[nmrs]|ein|eine[nmrs]?|vom|zu[mr]|im|ins|am|beim",
    "it": r"il|lo|la|i|gli|le|un|uno|una|(?:de|ne|a|da)(?:l|llo|lla|i|gli|lle)",
}


@cache
def rendered(language: str) -> tuple[dict[str, list[str]], list[str]]:
    return render(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_value(language: str) -> None:
    """There is no Fluent error, no missing placeholder, and no id without a text."""
    found, problems = rendered(language)
    assert problems == []
    assert sum(map(len, found.values())) > 10_000
    assert [(id, text) for id, texts in found.items() for text in texts if re.search(r"\{ ?\$", text)] == []
    ids = re.compile(r"\$?\b(?:bj|rr|term|err|end|motion|bot|game|ui)-(?!joint)[a-z]+-[a-z]")
    assert [(id, text) for id, texts in found.items() for text in texts if ids.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rendered_messages_are_kept_for_a_reader(language: str) -> None:
    RENDERED.mkdir(parents=True, exist_ok=True)
    file = RENDERED / f"{language}.txt"
    file.write_text(written(language), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    assert all(f"\n{id}: " in text for id in messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_does_not_name_the_reader(language: str) -> None:
    """The reader is addressed as "you"."""
    log = re.compile(r"(\w+-)?log-|change-|bj-ask-\w+$|end-because|term-result|motion-asked")
    found, _ = rendered(language)
    named = [(id, text) for id, texts in found.items() for text in texts if log.match(id) and PLAYERS[READER] in text]
    assert named == []
    assert any("Mia" in text for text in found["bj-log-take"])


def test_english_reads_like_english() -> None:
    found, _ = rendered("en")
    said = [(id, text) for id, texts in found.items() for text in texts]
    assert [(id, phrase, text) for id, text in said for phrase in FORBIDDEN if phrase in text.casefold()] == []


@pytest.mark.parametrize("language", ARTICLES)
def test_no_article_stands_before_a_name_that_is_filled_in(language: str) -> None:
    """An article would have to agree with the name that follows: "kein Tomate", "di gli acquisti"."""
    wrong = re.compile(rf"\b(?:{ARTICLES[language]})\s+\{{ \${NAMES}(?:-object)? \}}", re.IGNORECASE)
    files = sorted((LOCALES / language).glob("*.ftl"))
    assert [(path.name, hit[0]) for path in files for hit in wrong.finditer(path.read_text(encoding="utf-8"))] == []


def test_bots_have_one_name_in_all_languages() -> None:
    """People at one table may use different languages, but a bot has the same name for all of them."""
    ids = [f"bot-{name}" for game in ("burger-joint", "rival-restaurants") for name in bot_names(game)]
    for id in (*ids, "bot-first-names"):
        assert len({words(language).say(id) for language in LANGUAGES}) == 1, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_is_written_the_same_everywhere(language: str) -> None:
    """The log, the table and the prices all say "$1500". No message groups the thousands."""
    found, _ = rendered(language)
    assert any("$1500" in text for text in found["rr-log-pays-bank"])
    assert [(id, text) for id, texts in found.items() for text in texts if re.search(r"\$\d+[.,\s]\d{3}", text)] == []
