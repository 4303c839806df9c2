"""The moves of Burger Joint, each declared once.

From this table come the tokens of the notation, the reason why a move is not taken now, the phrases of the terminal,
and what the browser knows of the notation (``notation.gen.ts``, by
``python -m tableside.games.burger_joint.notation.generate``). A row is a kind of move: its first code
(``core/codes.py``), how it is written, whether a cube or a bistro follows, its message (``bj-move-…`` in the terminal,
``bj-do-…`` in the browser), the steps that take it, and the rule that says so. Rows follow the codes.
"""

from dataclasses import dataclass
from typing import Final

from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.core.cubes import LETTERS
from tableside.games.burger_joint.core.position import (
    BISTROS,
    BUILDING,
    DISCARDING,
    EXCHANGING,
    FIRST_PICK,
    GETTING,
    PICK,
    PUTTING,
    STEAL_OR_ADVANCE,
    STEALING,
    TRADING,
    UPGRADING,
)

CUBE: Final = "cube"
BISTRO: Final = "bistro"


@dataclass(frozen=True)
class MoveKind:
    first: int
    sign: str
    argument: str
    phrase: str
    steps: tuple[int, ...]
    rule: str

    @property
    def letters(self) -> list[str]:
        """What may follow the sign."""
        return list(LETTERS) if self.argument == CUBE else list(BISTROS) if self.argument == BISTRO else [""]

    @property
    def tokens(self) -> list[str]:
        return [self.sign + letter for letter in self.letters]


def kind(first: int, sign: str, argument: str, phrase: str, rule: str, *steps: int) -> MoveKind:
    return MoveKind(int(first), sign, argument, phrase, tuple(int(step) for step in steps), rule)


MOVES: Final = (
    kind(codes.TAKE, "", CUBE, "take", "BJ-3.3", FIRST_PICK, PICK),
    kind(codes.TRADE, "3", CUBE, "trade", "BJ-4.1", TRADING),
    kind(codes.GET, "=", CUBE, "get", "BJ-4.3", GETTING),
    kind(codes.PUT, "-", CUBE, "put", "BJ-4.2", EXCHANGING, PUTTING, DISCARDING),
    kind(codes.REDRAW, "!", "", "redraw", "BJ-4.4", EXCHANGING),
    kind(codes.USE, "@", BISTRO, "use", "BJ-4.2", TRADING),
    kind(codes.TO_BUILDING, "/", "", "to-building", "BJ-5.1", TRADING),
    kind(codes.PUBLICITY, "pub", "", "publicity", "BJ-5.2", BUILDING),
    kind(codes.ADVANCE, "adv", "", "advance", "BJ-5.2", STEAL_OR_ADVANCE),
    kind(codes.STEAL, "x", CUBE, "steal", "BJ-5.2", STEALING, STEAL_OR_ADVANCE),
    kind(codes.NO_STEAL, "x-", "", "no-steal", "BJ-5.2", STEALING),
    kind(codes.BASIC, "basic", "", "basic", "BJ-5.5", BUILDING),
    kind(codes.DINER, "d", CUBE, "diner", "BJ-5.6", BUILDING),
    kind(codes.BISTRO, "b", BISTRO, "bistro", "BJ-5.7", BUILDING),
    kind(codes.FROM, "<", CUBE, "upgrade", "BJ-5.7", UPGRADING),
    kind(codes.END_TURN, "end", "", "end", "BJ-5.1", BUILDING),
)
KIND_OF: Final = [move for move in MOVES for _ in move.letters]
"""The kind of each code."""
