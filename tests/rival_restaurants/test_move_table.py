"""The move table: the generated code is current, the rules and messages exist, and a move is parsed only once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tableside.engine.errors import InvalidMove
from tableside.engine.match import Match
from tableside.games.rival_restaurants import state as state_module
from tableside.games.rival_restaurants.core import machine
from tableside.games.rival_restaurants.core.model import moves
from tableside.games.rival_restaurants.notation import generate
from tableside.games.rival_restaurants.notation.arguments import ARGUMENTS, SITUATIONS
from tableside.games.rival_restaurants.notation.codec import BY_KIND
from tableside.games.rival_restaurants.notation.formatter import write
from tableside.games.rival_restaurants.notation.move_table import GROUPS, MOVES, VERBS
from tableside.games.rival_restaurants.notation.parser import parse
from tableside.games.rival_restaurants.notation.spelling import spelled
from tableside.locales import LANGUAGES, words
from tableside.rulebooks import rule
from tests.rival_restaurants.lively import positions
from tests.rival_restaurants.scene import Scene
from tests.rival_restaurants.tables import Table, name, tables

ROOT = Path(__file__).parents[2]
FORMS = [form for move in MOVES for form in move.forms]


def test_what_is_made_is_current() -> None:
    """If not: python -m tableside.games.rival_restaurants.notation.generate"""
    module = (ROOT / "src/tableside/games/rival_restaurants/core/model/moves.py").read_text(encoding="utf-8")
    assert generate.numbers(module) == module
    made = ROOT / "web/src/games/rival_restaurants/notation.gen.ts"
    assert made.read_text(encoding="utf-8") == generate.browser()


def test_the_numbers_are_those_of_the_table() -> None:
    assert [getattr(moves, move.name) for move in MOVES] == list(range(moves.KINDS))


def test_arguments_fit_into_the_number() -> None:
    """No form has more arguments than a move has room for, and every situation exists."""
    for move, codecs in zip(MOVES, BY_KIND, strict=True):
        for codec in codecs:
            slots = [slot for slot in codec.pattern.slots if slot.argument in ARGUMENTS]
            assert len(slots) + len(codec.form.fixed) <= 5, move.name
            assert codec.form.when in SITUATIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words_in_the_browser(language: str) -> None:
    for form in FORMS:
        id = "buy" if form.phrase == "buy-bin" else form.phrase
        assert words(language).has(f"rr-do-{id}"), form.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_is_in_one_group_and_every_group_has_a_title(language: str) -> None:
    assert sorted(verb for verbs in GROUPS.values() for verb in verbs) == VERBS
    assert [group for group in GROUPS if not words(language).has(f"rr-group-{group}")] == []


def test_every_rule_is_in_the_rulebook() -> None:
    for move in MOVES:
        assert rule("rival-restaurants", move.rule, "en").number, move


@pytest.mark.parametrize(
    ("text", "usage"),
    [
        ("claim 1 2", "claim BIN/none"),
        ("go chop-shop island", "go PLACE"),
        ("bid", "bid MONEY | bid MONEY GARBAGE"),
        ("ready now", "ready"),
        ("bonus", "bonus garbage 1-2 | bonus money"),
        ("play armed-robbery", "play armed-robbery PLAYER"),
        ("play special-order chop-shop", "play special-order MARKET BIN"),
        ("cook", "cook nothing | cook RECIPE | cook RECIPE: CARD, LISTED=CARD, … + EXTRA"),
    ],
)
def test_an_error_shows_the_forms_of_the_verb(text: str, usage: str) -> None:
    with pytest.raises(InvalidMove) as fault:
        parse(Scene(3).town, 0, text)
    assert fault.value.id == "rr-err-form"
    assert set(str(fault.value.arguments["form"])[1:].split(" | ")) == set(usage.split(" | "))


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("go island chop-shop with kim-chi", "GO", ["island", "chop-shop", "kim-chi"]),
        ("buy chop-shop shelf", "BUY_SHELF", ["chop-shop"]),
        ("clam antoine-baguette", "SHAKE_OFF", ["antoine-baguette"]),
        ("play road-block p2 p3", "PLAY", ["road-block", "p2", "p3"]),
        ("accept 3 with taxes", "ACCEPT", ["3", "taxes"]),
        ('offer p2 openly: "this for that" for 2 beef', "OFFER", ["p2", '"this for that"', "2 beef"]),
    ],
)
def test_a_text_shows_its_form(text: str, name: str, said: list[str]) -> None:
    found = spelled(text)
    assert found is not None
    assert (found.name, found.words) == (name, said)


def test_what_is_no_move_has_no_form() -> None:
    assert [spelled(text) for text in ("", "dance", "ready now", "offer p2: beef")] == [None] * 4


@pytest.mark.parametrize("table", tables(), ids=name)
def test_what_was_written_before_is_still_right(table: Table) -> None:
    """Texts are remembered across games with other decks, chefs and numbers of players."""
    for state in positions(table, seed=3, most=120):
        for seat in state.asked():
            numbers = machine.legal(state.town, seat)
            assert state.legal_moves(seat) == [write(state.town, seat, number) for number in numbers]


def test_a_move_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """``Match.play`` parses once, for the record and for the rules."""
    read: list[str] = []

    def counting(town: Any, seat: int, text: str) -> Any:
        read.append(text)
        return parse(town, seat, text)

    monkeypatch.setattr(state_module, "parse", counting)
    match = Match.start("rival-restaurants", {}, seats=3, seed=1)
    seat = match.asked()[0]
    move = match.legal_moves(seat)[0]
    match.play(seat, f" {move}  ")
    assert read == [f" {move}  "]
    assert match.record.entries[-1].move == move
