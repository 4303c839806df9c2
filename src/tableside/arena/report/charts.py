"""Charts: inline SVG that stretches with the page. Positions are percentages, so lines and letters keep their size.

Every chart has the same figures next to it as text, so it is hidden from screen readers.
"""

from collections.abc import Sequence
from typing import Final

from tableside.arena.report.markup import Markup, el, join

_ROW: Final = 30


class Scale:
    """From values to percentages of the width, with a little room at both ends."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def at(self, value: float) -> str:
        part = (value - self.low) / (self.high - self.low)
        return f"{2 + 96 * min(1.0, max(0.0, part)):.2f}%"

    def ticks(self, most: int = 6) -> list[float]:
        """Round values, not too many."""
        span = self.high - self.low
        steps = (digit * 10.0**power for power in range(-4, 7) for digit in (1, 2, 5))
        step = next(step for step in steps if span / step <= most)
        first = -(-self.low // step) * step
        return [first + step * n for n in range(int((self.high - first) / step + 1e-9) + 1)]


def interval(
    scale: Scale, value: float, low: float, high: float, *, expected: float | None = None, tone: str = ""
) -> Markup:
    """A dot with its interval, and a tick at the expected value."""
    middle = str(_ROW / 2)
    return el(
        "svg",
        el("line", class_="rail", x1="0", x2="100%", y1=middle, y2=middle),
        None
        if expected is None
        else el("line", class_="par", x1=scale.at(expected), x2=scale.at(expected), y1="4", y2=str(_ROW - 4)),
        el("line", class_="reach", x1=scale.at(low), x2=scale.at(high), y1=middle, y2=middle),
        el("circle", class_="dot", cx=scale.at(value), cy=middle, r="6"),
        class_=f"interval {tone}".strip(),
        width="100%",
        height=str(_ROW),
        aria_hidden="true",
    )


def axis(scale: Scale, labels: Sequence[tuple[float, str]]) -> Markup:
    """The numbers below a column of intervals."""
    return el(
        "svg",
        *(el("text", label, x=scale.at(value), y="14", text_anchor="middle") for value, label in labels),
        class_="axis",
        width="100%",
        height="20",
        aria_hidden="true",
    )


def columns(counts: Sequence[tuple[str, float]], every: int = 1, mark: float | None = None) -> Markup:
    """A histogram with a bar for each label. ``mark`` is the position of the mean, in bars from the left."""
    tallest = max((count for _, count in counts), default=1) or 1
    width = 100 / max(1, len(counts))
    bars = []
    for place, (label, count) in enumerate(counts):
        height = 150 * count / tallest
        bars.append(
            el("rect", class_="bar", x=f"{place * width + width * 0.08:.3f}%", width=f"{width * 0.84:.3f}%",
               y=f"{160 - height:.1f}", height=f"{height:.1f}", rx="2")
        )  # fmt: skip
        if place % every == 0:
            bars.append(el("text", label, x=f"{(place + 0.5) * width:.3f}%", y="178", text_anchor="middle"))
    if mark is not None:
        at = f"{min(100.0, max(0.0, (mark + 0.5) * width)):.3f}%"
        bars.append(el("line", class_="par", x1=at, x2=at, y1="2", y2="160"))
    line = el("line", class_="rail", x1="0", x2="100%", y1="160", y2="160")
    return el("svg", *bars, line, class_="columns", width="100%", height="186", aria_hidden="true")


def stack(parts: Sequence[float], whole: float) -> Markup:
    """One bar of several parts. Negative parts are left out; the figures next to it show them."""
    drawn, at = [], 0.0
    for number, part in enumerate(parts):
        if part > 0:
            share = 100 * part / whole
            drawn.append(el("rect", class_=f"part-{number}", x=f"{at:.2f}%", width=f"{share:.2f}%", y="3", height="22"))
            at += share
    return el("svg", *drawn, class_="stack", width="100%", height="28", aria_hidden="true")


def curves(series: Sequence[tuple[str, Sequence[float]]], steps: Sequence[int]) -> Markup:
    """Lines over steps; each has a class. The vertical axis begins at 0 and ends at a round number."""
    top = max((max(values) for _, values in series if values), default=1.0) or 1.0
    upper = next(n for n in (*range(4, 40, 4), *range(40, 400, 40), 4000) if n >= top)
    last = max(1, len(steps) - 1)
    lines = []
    for name, values in series:
        points = " ".join(f"{100 * n / last:.2f},{100 - 100 * value / upper:.2f}" for n, value in enumerate(values))
        lines.append(el("polyline", class_=f"curve {name}", points=points, vector_effect="non-scaling-stroke"))
    grid = [
        el("line", class_="rail", x1="0", x2="100", y1=str(y), y2=str(y), vector_effect="non-scaling-stroke")
        for y in (0, 25, 50, 75, 100)
    ]
    plot = el(
        "svg", *grid, *lines, class_="curves", viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true"
    )
    every = max(1, -(-len(steps) // 8))
    below = [
        el("span", str(step), style=f"left:{100 * n / last:.2f}%") for n, step in enumerate(steps) if n % every == 0
    ]
    beside = [el("span", f"{upper * part / 4:g}", style=f"bottom:{25 * part}%") for part in range(5)]
    return el(
        "div",
        el("div", *beside, class_="upright", aria_hidden="true"),
        plot,
        el("div", *below, class_="level", aria_hidden="true"),
        class_="plot",
    )


def swatch(name: str, label: str) -> Markup:
    """An entry of a legend."""
    box = el(
        "svg", el("rect", class_=name, width="14", height="14", rx="3"), width="14", height="14", aria_hidden="true"
    )
    return el("li", box, label)


def legend(entries: Sequence[tuple[str, str]]) -> Markup:
    return el("ul", join(swatch(*entry) for entry in entries), class_="legend")
