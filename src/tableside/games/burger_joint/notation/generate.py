"""Writes what the browser knows of the notation: ``python -m tableside.games.burger_joint.notation.generate``.

The result, ``web/src/games/burger_joint/notation.gen.ts``, is committed; a test fails when it is not what this module
writes.
"""

from pathlib import Path
from typing import Final

from tableside.games.burger_joint.notation.move_table import MOVES

_COMMAND: Final = "python -m tableside.games.burger_joint.notation.generate"
BROWSER_FILE: Final = Path(__file__).parents[5] / "web/src/games/burger_joint/notation.gen.ts"


def browser() -> str:
    """The table for the browser, in the order of the codes."""
    rows = [f"  {{ sign: '{move.sign}', argument: '{move.argument}', phrase: '{move.phrase}' }}," for move in MOVES]
    return "\n".join(
        [
            f"// Made by `{_COMMAND}` from the move table. Do not edit.",
            "/** The kinds of moves: a sign, and after it the letter of a cube or a bistro, or nothing. */",
            "export const moves = [",
            *rows,
            "] as const;",
            "export type Phrase = (typeof moves)[number]['phrase'];",
            "",
        ]
    )


def main() -> None:
    BROWSER_FILE.write_text(browser(), encoding="utf-8")


if __name__ == "__main__":
    main()
