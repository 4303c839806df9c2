"""The logs of the golden records, stored next to them. python -m tests.golden.told rewrites them.

Do this only if the log changes on purpose.
"""

from __future__ import annotations

from pathlib import Path

from tableside.engine.chance import ScriptedChance
from tableside.engine.match import Match
from tableside.engine.record import Record

HERE = Path(__file__).parent


def told(path: Path) -> str:
    """A line for each move: who played what, and each event with its arguments."""
    record = Record.load(path)
    match = Match.replay(record, 0, chance=ScriptedChance([]))
    lines = []
    for entry in record.entries:
        match.chance = ScriptedChance(list(entry.draws))
        events = [f"{event.id} {event.args} {event.audience}" for event in match.play(entry.by, entry.move, entry.at)]
        lines.append(f"{entry.by} {entry.move}: {'; '.join(events)}\n")
    return "".join(lines)


if __name__ == "__main__":
    for record in sorted(HERE.glob("*.json")):
        record.with_suffix(".log").write_text(told(record), encoding="utf-8")
