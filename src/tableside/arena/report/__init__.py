"""Report: a folder with a page to look at, the same as JSON, and every game as CSV."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tableside.arena.contest import Contest
from tableside.arena.playing import Result
from tableside.arena.report.page import page
from tableside.locales import Words


def write_report(
    folder: Path,
    contest: Contest,
    results: Sequence[Result],
    found: dict[str, Any],
    words: Words,
    command: str,
) -> None:
    data = ["report.json", "games.csv", *(path.name for path in folder.glob("games.jsonl"))]
    whole = {"command": command, **found}
    (folder / "report.json").write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (folder / "index.html").write_text(page(words, whole, data), encoding="utf-8")
    _write_games(folder / "games.csv", contest, results)


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
