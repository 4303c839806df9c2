"""Calibration plot: how often seats won that were given a certain chance, as an SVG for the documentation."""

from collections.abc import Sequence
from typing import Final, Protocol

WIDE: Final = 420
HIGH: Final = 420
EDGE: Final = 52
TOP: Final = 40
_INK: Final = "#33302a"


class Point(Protocol):
    """The seats that were given about the same chance."""

    @property
    def given(self) -> float: ...
    @property
    def won(self) -> float: ...
    @property
    def count(self) -> int: ...


def plot(game: str, points: Sequence[Point], games: int) -> str:
    """A dot for each tenth. On the diagonal, as many were won as was said; the band is three points wide each way."""

    def across(share: float) -> float:
        return EDGE + share * (WIDE - EDGE - 16)

    def up(share: float) -> float:
        return TOP + (1 - share) * (HIGH - TOP - EDGE)

    band = " ".join(
        f"{across(x):.1f},{up(min(1.0, max(0.0, y))):.1f}"
        for x, y in ((0.0, 0.03), (0.97, 1.0), (1.0, 1.0), (1.0, 0.97), (0.03, 0.0), (0.0, 0.0))
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f"<title>Calibration of the win chances of {game}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" rx="12" fill="#fffaf0"/>',
        f'<text x="{EDGE}" y="24" fill="{_INK}">{game}, {games} games of mixed levels</text>',
        f'<polygon points="{band}" fill="#f2d9a0"/>',
        f'<path d="M{across(0):.1f} {up(0):.1f}L{across(1):.1f} {up(1):.1f}" stroke="#8a8272"/>',
    ]
    for percent in range(0, 101, 20):
        x, y = across(percent / 100), up(percent / 100)
        parts.append(f'<text x="{x:.1f}" y="{HIGH - EDGE + 18}" text-anchor="middle" fill="{_INK}">{percent}</text>')
        parts.append(f'<text x="{EDGE - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{_INK}">{percent}</text>')
    parts.append(f'<text x="{across(0.5):.1f}" y="{HIGH - 12}" text-anchor="middle" fill="{_INK}">given, %</text>')
    middle = up(0.5)
    parts.append(
        f'<text x="16" y="{middle:.1f}" text-anchor="middle" fill="{_INK}" '
        f'transform="rotate(-90 16 {middle:.1f})">won, %</text>'
    )
    for point in points:
        parts.append(f'<circle cx="{across(point.given):.1f}" cy="{up(point.won):.1f}" r="5" fill="#b3261e"/>')
    return "\n".join([*parts, "</svg>", ""])
