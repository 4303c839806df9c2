"""Notation: moves as text (docs/burger-joint.md). ``TOKENS[code]`` and ``code_of(text)`` are each other's inverse."""

from typing import Final

from tableside.engine.errors import InvalidMove
from tableside.games.burger_joint.notation.move_table import MOVES

TOKENS: Final = [token for move in MOVES for token in move.tokens]
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
