"""Writes what is made from the move table: ``python -m tableside.games.rival_restaurants.notation.generate``.

It writes the numbers of the kinds into ``core/model/moves.py``, where they are compiled, and what the browser knows of
the notation into ``web/src/games/rival_restaurants/notation.gen.ts``. Both are committed; a test fails when they are
not what this module writes.
"""

import json
from pathlib import Path
from typing import Any, Final

from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, MARKET_KEYS, MARKET_OF
from tableside.games.rival_restaurants.notation.move_table import (
    BETWEEN_SIDES,
    BETWEEN_THINGS,
    COOKING,
    GROUPS,
    MOVES,
    NO_THING,
    THINGS,
    VERBS,
)
from tableside.games.rival_restaurants.notation.spelling import Pattern

_COMMAND: Final = "python -m tableside.games.rival_restaurants.notation.generate"
_BEGIN: Final = f"# Made from notation/move_table.py by `{_COMMAND}`.\n"
_END: Final = "# End of what is made.\n"
_GAME: Final = Path(__file__).parents[1]
NUMBERS_FILE: Final = _GAME / "core" / "model" / "moves.py"
BROWSER_FILE: Final = _GAME.parents[3] / "web/src/games/rival_restaurants/notation.gen.ts"


def numbers(module: str) -> str:
    """The text of the module with the kinds of moves as they are in the table."""
    head, _, rest = module.partition(_BEGIN)
    _, _, tail = rest.partition(_END)
    lines = []
    for number, move in enumerate(MOVES):
        remark = "; ".join(part for part in (move.meaning, f"({move.rule})") if part).replace("; (", " (")
        lines.append(f"{move.name}: Final = {number}  # {remark}\n")
    return head + _BEGIN + "".join(lines) + f"KINDS: Final = {len(MOVES)}\n" + _END + tail


def browser() -> str:
    """The table for the browser: the words of each form, and the places where arguments stand."""
    forms: list[dict[str, Any]] = []
    for move in MOVES:
        for form in move.forms:
            if "THINGS" in form.text:
                continue  # offers are read by their marks
            pattern = Pattern(form.text.split())
            words = [word if (at, word) in pattern.literals else None for at, word in enumerate(form.text.split())]
            words = words[: pattern.least]
            forms.append({"kind": move.name, "phrase": form.phrase, "words": words, "open": pattern.open})
    forms.sort(key=lambda form: -sum(word is not None for word in form["words"]))
    things = [
        {"field": _camel(t.field), "word": t.word, "named": bool(t.argument), "counted": t.counted} for t in THINGS
    ]
    return "\n".join(
        [
            f"// Made by `{_COMMAND}` from the move table and the catalog. Do not edit.",
            _union("Kind", [move.name for move in MOVES]),
            _union("Verb", VERBS),
            _union("Phrase", sorted({form.phrase for move in MOVES for form in move.forms})),
            "",
            "/** The groups in which moves are listed, in this order, with their verbs. */",
            "export const groups = {",
            *(f"  {_key(group)}: [{', '.join(map(_literal, verbs))}]," for group, verbs in GROUPS.items()),
            "} as const satisfies Readonly<Record<string, readonly Verb[]>>;",
            "",
            "/** How a move is written: `words` in their places, null for an argument; an open form may go on. */",
            "export interface Form {",
            "  readonly kind: Kind;",
            "  readonly phrase: Phrase;",
            "  readonly words: readonly (string | null)[];",
            "  readonly open: boolean;",
            "}",
            "export const forms: readonly Form[] = [",
            *(f"  {_object(form)}," for form in forms),
            "];",
            "",
            "/** What a side of an offer may hold, in the order in which it is written (RR-4.6). */",
            "export const things = [",
            *(f"  {_object(thing)}," for thing in things),
            "] as const;",
            f"export const noThing = {_literal(NO_THING)};",
            f"export const betweenThings = {_literal(BETWEEN_THINGS)};",
            f"export const betweenSides = {_literal(BETWEEN_SIDES)};",
            "",
            "/** What stands between the parts of a cooking (RR-5.2). */",
            "export const cooking = {",
            *(f"  {name}: {_literal(mark)}," for name, mark in vars(COOKING).items()),
            "} as const;",
            "",
            "/** The market of each ingredient (RR-1.2). */",
            "export const marketOf: Readonly<Record<string, string>> = {",
            *(
                f"  {_key(key)}: {_literal(MARKET_KEYS[market])},"
                for key, market in zip(INGREDIENT_KEYS, MARKET_OF, strict=True)
            ),
            "};",
            "",
        ]
    )


def _union(name: str, values: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {_literal(value)}" for value in values) + ";"


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.title() for word in others)


def _literal(value: object) -> str:
    return "'" + value + "'" if isinstance(value, str) else json.dumps(value)


def _key(key: str) -> str:
    return key if key.isidentifier() else _literal(key)


def _object(fields: dict[str, object]) -> str:
    def text(value: object) -> str:
        return "[" + ", ".join(map(_literal, value)) + "]" if isinstance(value, list) else _literal(value)

    return "{ " + ", ".join(f"{key}: {text(value)}" for key, value in fields.items()) + " }"


def main() -> None:
    NUMBERS_FILE.write_text(numbers(NUMBERS_FILE.read_text(encoding="utf-8")), encoding="utf-8")
    BROWSER_FILE.write_text(browser(), encoding="utf-8")


if __name__ == "__main__":
    main()
