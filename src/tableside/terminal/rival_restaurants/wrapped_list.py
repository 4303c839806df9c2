"""Flowing: entries one after the other behind a heading, on as many lines as they need."""

from collections.abc import Iterable

from rich.text import Text


def wrapped_list(head: Text, entries: Iterable[Text], margin: int, width: int, between: str) -> list[Text]:
    """Lines that fit the width. All but the first are indented by ``margin``."""
    lines = [head.copy()]
    lines[0].pad_right(margin - head.cell_len)
    fresh = True
    for entry in entries:
        if not fresh and lines[-1].cell_len + len(between) + entry.cell_len > width:
            lines.append(Text(" " * margin))
            fresh = True
        lines[-1] = Text().append(lines[-1]).append("" if fresh else between, "dim").append(entry)
        fresh = False
    return lines
