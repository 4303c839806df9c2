"""Suites: standing tests of a bot. Players with one trick each sit alone against a table full of it."""

from dataclasses import dataclass
from typing import Any

from tableside.engine.errors import OptionsError
from tableside.engine.manifest import Suite, manifest_of


@dataclass(frozen=True)
class Verdict:
    """How often one challenger won. ``share``, ``low`` and ``high`` are parts of 1."""

    name: str
    games: int
    share: float
    low: float
    high: float
    passed: bool  # it won no more than it may


def suite_of(game: str, name: str) -> Suite:
    """A suite of a game. OptionsError if there is none of this name."""
    suites = manifest_of(game).suites
    if name not in suites:
        known = [f"={each}" for each in suites]
        told = {"name": f"={name}", "game": f"$game-{game}", "known": known}
        raise OptionsError("err-arena-suite" if known else "err-arena-no-suite", told)
    return suites[name]


def verdicts(suite: Suite, found: dict[str, Any]) -> list[Verdict]:
    """A verdict on each challenger, from a summary, in the order of the suite."""
    cells = {cell["bot"]: cell for cell in found["cross"]}
    return [
        Verdict(
            challenger.rpartition(":")[2],
            cells[challenger]["games"],
            cells[challenger]["share"],
            cells[challenger]["low"],
            cells[challenger]["high"],
            cells[challenger]["share"] <= suite.most,
        )
        for challenger in suite.challengers
    ]
