"""The arithmetic of the load benchmark: whether memory is flat."""

import random

import pytest

from bench.load.soak import HEAD, _with_line, flatness


def readings(rise: float) -> list[tuple[float, float]]:
    """An hour of readings around 200 MB: a steep start, then this many MB more per hour, and noise."""
    dice = random.Random(3)
    warm = [(float(at), 100 + at / 6) for at in range(0, 600, 10)]
    return warm + [(float(at), 200 + rise * at / 3600 + dice.uniform(-5, 5)) for at in range(600, 3600, 10)]


@pytest.mark.parametrize(("rise", "flat"), [(0.0, True), (-20.0, True), (5.0, True), (15.0, False), (400.0, False)])
def test_memory_is_flat_when_it_rises_by_less_than_a_twentieth_an_hour(rise: float, flat: bool) -> None:
    found = flatness(readings(rise))
    assert found.flat is flat
    assert found.an_hour == pytest.approx(rise, abs=2.5)


def test_results_are_kept_newest_first() -> None:
    once = _with_line("# Results\n", "| one |")
    assert _with_line(once, "| two |") == f"# Results\n{HEAD}| two |\n| one |\n"
