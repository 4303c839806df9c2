"""The move table: the generated code is current and matches the move codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.notation import generate
from tableside.games.burger_joint.notation.move_table import KIND_OF, MOVES
from tableside.games.burger_joint.notation.moves import TOKENS, code_of
from tableside.locales import LANGUAGES, words
from tableside.rulebooks import rule

ROOT = Path(__file__).parents[2]


def test_the_browser_has_this_table() -> None:
    """If not: python -m tableside.games.burger_joint.notation.generate"""
    made = ROOT / "web/src/games/burger_joint/notation.gen.ts"
    assert made.read_text(encoding="utf-8") == generate.browser()


def test_rows_follow_the_codes() -> None:
    assert len(KIND_OF) == len(TOKENS) == int(codes.CODES)
    for move in MOVES:
        assert KIND_OF[move.first] is move
        assert code_of(move.tokens[0]) == move.first


def test_every_rule_is_in_the_rulebook() -> None:
    for move in MOVES:
        assert rule("burger-joint", move.rule, "en").number, move


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    for move in MOVES:
        for id in (f"bj-move-{move.phrase}", f"bj-do-{move.phrase}"):
            assert words(language).has(id), id
