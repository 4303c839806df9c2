"""Report: a folder with an HTML page, the same figures as JSON, and every game as CSV."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tableside.arena.contest import Contest
from tableside.arena.play_game import Result
from tableside.arena.report.page import page
from tableside.arena.results_file import read_header
from tableside.locales import Words

JOURNAL: Final = "games.jsonl"
_FIGURES: Final = "report.json"
_GAMES: Final = "games.csv"
_PAGE: Final = "index.html"


def foreign_files(folder: Path) -> list[str]:
    """Files that a report would overwrite although no arena wrote them. They may belong to somebody."""
    found = [name for name in (_PAGE, _GAMES, _FIGURES) if (folder / name).exists()]
    return found if found and not _has_results_file(folder) and not _holds_report(folder) else []


def _has_results_file(folder: Path) -> bool:
    journal = folder / JOURNAL
    if not journal.is_file():
        return False
    with journal.open("rb") as file:
        return read_header(file.readline()) is not None


def _holds_report(folder: Path) -> bool:
    """Whether there is a report whose journal is kept elsewhere (``--resume``)."""
    try:
        found = json.loads((folder / _FIGURES).read_bytes())
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(found, dict) and str(found.get("command")).startswith("tableside arena ")


def write_report(
    folder: Path,
    contest: Contest,
    results: Sequence[Result],
    found: dict[str, Any],
    words: Words,
    command: str,
) -> None:
    data = [_FIGURES, _GAMES, *(path.name for path in folder.glob(JOURNAL))]
    whole = {"command": command, **found}
    (folder / _FIGURES).write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (folder / _PAGE).write_text(page(words, whole, data), encoding="utf-8")
    _write_games(folder / _GAMES, contest, results)


def _write_games(path: Path, contest: Contest, results: Sequence[Result]) -> None:
    """A row for each seat of each game."""
    columns = ("game", "deal", "seat", "bot", "won", "points", "length", "reason", "decisions", "seconds", "failure")
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(columns)
        for result in results:
            failed = {failure.seat: failure.kind for failure in result.failures}
            for seat, bot in enumerate(result.seating):
                rows.writerow((
                    result.number, result.deal, seat, contest.labels[bot], round(result.share(seat), 4),
                    result.scores[seat], result.length, result.reason, result.decisions[seat], result.seconds[seat],
                    failed.get(seat, ""),
                ))  # fmt: skip
