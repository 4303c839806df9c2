"""Journal: the log of a match in words, as a seat may know it."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tableside.engine.match import Match
from tableside.locales import Names, Words

_SEPARATOR: Final = "; "


def log_lines(match: Match, seat: int | None, words: Words, names: Names) -> Iterator[tuple[int, str]]:
    """Every event in words, with the number of moves that had been played when it happened."""
    for event in match.opening:
        if event.seen_by(seat):
            yield 0, words.event(event, names)
    for number, played in enumerate(match.history, 1):
        for event in played.events:
            if event.seen_by(seat):
                yield number, words.event(event, names)


def latest(entries: list[tuple[int, str]], since: int, width: int, height: int) -> list[Text]:
    """The newest events that fit, flowing like a paragraph; what came after move ``since`` stands out."""
    height = max(1, height)
    lines: list[Text] = [Text()]
    for number, words in entries[-4 * height - 12 :]:
        style = "" if number > since else "dim"
        piece = Text(words, style)
        room = width - lines[-1].cell_len - len(_SEPARATOR)
        if lines[-1].cell_len and piece.cell_len <= room:
            lines[-1] = lines[-1] + Text(_SEPARATOR, "dim") + piece
        elif piece.cell_len <= width:
            lines.append(piece)
        else:
            lines.extend(_wrapped(words, style, width))
    return [line for line in lines if line.cell_len][-height:]


def _wrapped(words: str, style: str, width: int) -> list[Text]:
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("  " + word)
        else:
            lines[-1] += (" " if lines[-1].strip() else "") + word
    return [Text(line, style) for line in lines]
