"""Previews: how a game with custom options begins. Options may be the text of a TOML file."""

import re
import tomllib
from typing import Any, Final

from tableside.engine.errors import DataError
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.server.api_schema import NewPreview, Preview

# The parser's messages that help the author of the file.
_FAULTS: Final = {
    "Cannot overwrite a value": "twice",
    "Cannot declare": "twice",
    "Cannot mutate immutable": "twice",
    "Duplicate inline table key": "twice",
    "Cannot redefine namespace": "twice",
    "Unterminated string": "quote",
    "Illegal character '\\n'": "quote",
    "Expected \"'''\"": "quote",
    "Expected '=' after a key": "equals",
    "Unclosed array": "bracket",
    "Unclosed inline table": "bracket",
    "Expected ']": "bracket",
    "Invalid value": "value",
    "Invalid statement": "statement",
    "Expected newline or end of document": "statement",
}
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


def preview_of(wish: NewPreview, game: str) -> Preview:
    """The first position, always with the same cards and cubes; DataError and OptionsError name the field at fault."""
    options = {**wish.options, **{name: parsed(text, name) for name, text in wish.toml.items()}}
    rules = game_of(game)
    full = rules.options(options)
    match = Match.start(game, full, seats=rules.seat_counts(full).start, seed=0)
    return Preview(full, match.view(None))


def parsed(text: str, name: str) -> dict[str, Any]:
    """The content of a TOML text. DataError names the line."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _toml_fault(text, name, str(error)) from error


def _toml_fault(text: str, name: str, said: str) -> DataError:
    why = next((fault for beginning, fault in _FAULTS.items() if said.startswith(beginning)), "other")
    place = _PLACE.search(said)
    lines = text.splitlines() or [""]
    line, column = (int(place[1]), int(place[2])) if place else (len(lines), len(lines[-1]) + 1)
    return DataError("err-toml-line", {"where": f"={name}", "line": line, "column": column, "why": f"={why}"})
