"""Curve: the learning curve that training or refining wrote beside the weights, drawn as an SVG.

python -m tableside.bots.burger_joint.network.curve moves.csv docs/learning-curve.svg
python -m tableside.bots.burger_joint.network.curve turns.csv docs/refining-curve.svg
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

WIDE: Final = 720
HIGH: Final = 360
LEFT: Final = 56
RIGHT: Final = 24
TOP: Final = 56
BOTTOM: Final = 48
# Column of the CSV, name, colour, dash. Lines differ by dash and place too, not only by colour.
LINES: Final = (
    ("against_greedy", "won against greedy (100 games a point)", "#b3261e", ""),
    ("burger_wins", "won by Burger in self-play", "#1b5e7a", "6 5"),
    ("against_start", "won against the network it started from (200 games a point)", "#b3261e", ""),
)


def draw(rows: Sequence[dict[str, str]]) -> str:
    """The shares of games won over the number of games played."""
    most = max(float(row["games"]) for row in rows)

    def across(games: float) -> float:
        return LEFT + games / most * (WIDE - LEFT - RIGHT)

    def up(share: float) -> float:
        return TOP + (1 - share) * (HIGH - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        "<title>Learning curve of the Burger Joint value network</title>",
        f'<rect width="{WIDE}" height="{HIGH}" rx="12" fill="#fffaf0"/>',
    ]
    for percent in range(0, 101, 25):
        y = up(percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="#d9d0bd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#33302a">{percent} %</text>')
    step = 20_000 if most > 50_000 else 5_000
    for games in range(0, int(most) + 1, step):
        x, label = across(games), f"{games // 1000}k"
        parts.append(f'<text x="{x:.1f}" y="{HIGH - BOTTOM + 20}" text-anchor="middle" fill="#33302a">{label}</text>')
    parts.append(f'<text x="{WIDE - RIGHT}" y="{HIGH - 8}" text-anchor="end" fill="#33302a">games of self-play</text>')
    for place, (column, name, colour, dash) in enumerate(line for line in LINES if line[0] in rows[0]):
        points = " ".join(f"{across(float(row['games'])):.1f},{up(float(row[column])):.1f}" for row in rows)
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"{dashes}/>')
        x = LEFT + place * 330
        parts.append(f'<path d="M{x} 26h28" stroke="{colour}" stroke-width="2.5"{dashes}/>')
        parts.append(f'<text x="{x + 36}" y="30" fill="#33302a">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curve", type=Path)
    parser.add_argument("out", type=Path)
    args = parser.parse_args(argv)
    with args.curve.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    args.out.write_text(draw(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
