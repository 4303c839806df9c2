"""Journal: the log of a match in words, as far as a seat may see it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.text import Text

from tableside.engine.events import Event
from tableside.engine.match import Match
from tableside.terminal.face import Face

_SEPARATOR: Final = "; "
_QUIET: Final = 4  # lines of the log when little is new


class Line(NamedTuple):
    """An event in words."""

    move: int  # number of moves played, including its own
    text: str
    opens: bool  # whether a paragraph begins here


def log_of(match: Match, seat: int | None, face: Face) -> list[Line]:
    """Everything that happened, as far as a seat may see it."""
    return [
        Line(number, face.words.event(event, face.names), face.opens_paragraph(event))
        for number, event in _events(match)
        if event.seen_by(seat) and face.noteworthy(event)
    ]


def _events(match: Match) -> Iterator[tuple[int, Event]]:
    for event in match.opening:
        yield 0, event
    for number, played in enumerate(match.history, 1):
        for event in played.events:
            yield number, event


def latest(log: list[Line], since: int, width: int, height: int) -> list[Text]:
    """The newest part of a log, as a paragraph. What came after move ``since`` is highlighted."""
    lines: list[Text] = []
    news = 0  # lines with something new
    for line in log[-4 * height - 12 :]:
        before = len(lines)
        _flow(lines, line, "" if line.move > since else "dim", width)
        if line.move > since:
            news += max(len(lines) - before, 0 if news else 1)
    shown = min(max(news, _QUIET, height // 2), max(1, height))
    return lines[-shown:]


def _flow(lines: list[Text], line: Line, style: str, width: int) -> None:
    """Add an event to the last line if it fits, else on lines of its own."""
    piece = Text(line.text, style)
    between = " " if lines and lines[-1].plain.endswith((".", "!")) else _SEPARATOR
    if lines and not line.opens and lines[-1].cell_len + len(between) + piece.cell_len <= width:
        lines[-1] = Text().append(lines[-1]).append(between, "dim").append(piece)
        return
    rows = [""]
    for word in line.text.split():
        if rows[-1] and len(rows[-1]) + 1 + len(word) > width:
            rows.append("  " + word)
        else:
            rows[-1] += (" " if rows[-1] else "") + word
    lines.extend(Text(row, style) for row in rows)
