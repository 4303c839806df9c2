"""Notation: moves as text (docs/burger-joint.md). ``TOKENS[code]`` and ``code_of(text)`` are each other's inverse."""

from typing import Final

from tableside.engine.errors import InvalidMove
from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.core.cubes import LETTERS
from tableside.games.burger_joint.core.position import BISTROS


def _tokens() -> list[str]:
    tokens = [""] * int(codes.CODES)
    for first, sign in (
        (codes.TAKE, ""),
        (codes.TRADE, "3"),
        (codes.GET, "="),
        (codes.PUT, "-"),
        (codes.STEAL, "x"),
        (codes.DINER, "d"),
        (codes.FROM, "<"),
    ):
        for colour, letter in enumerate(LETTERS):
            tokens[first + colour] = sign + letter
    for first, sign in ((codes.USE, "@"), (codes.BISTRO, "b")):
        for bistro, letter in enumerate(BISTROS):
            tokens[first + bistro] = sign + letter
    for code, word in (
        (codes.REDRAW, "!"),
        (codes.TO_BUILDING, "/"),
        (codes.PUBLICITY, "pub"),
        (codes.ADVANCE, "adv"),
        (codes.NO_STEAL, "x-"),
        (codes.BASIC, "basic"),
        (codes.END_TURN, "end"),
    ):
        tokens[code] = word
    return tokens


TOKENS: Final = _tokens()
_CODES: Final = {token.lower(): code for code, token in enumerate(TOKENS)}


def code_of(text: str) -> int:
    """The code of a move in notation; upper and lower case are alike."""
    code = _CODES.get(text.strip().lower()) if text.isascii() else None
    if code is None:
        raise InvalidMove("bj-err-no-move", {"move": f"={text[:40]}"})
    return code


def tokens_in(mask: int) -> list[str]:
    """The moves of a mask as text, in the order of their codes."""
    tokens = []
    while mask:
        lowest = mask & -mask
        tokens.append(TOKENS[lowest.bit_length() - 1])
        mask ^= lowest
    return tokens
