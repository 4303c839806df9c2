"""Games of bots that the tests of reviews share; each is played and reviewed once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tableside.engine.record import Record
from tableside.review import Review, review
from tableside.review.rival_restaurants import analyst, days

GAMES = Path(__file__).parent / "games"


def record_of(name: str) -> Record:
    return Record.load(GAMES / f"{name}.json")


@pytest.fixture(scope="session")
def burger() -> tuple[Record, Review]:
    """A line cook against a sous chef."""
    return record_of("burger-joint"), review(record_of("burger-joint"))


@pytest.fixture(scope="session")
def rival() -> tuple[Record, Review]:
    """A waiter, a greedy bot and a restaurateur. Fewer trials than usual: the sums must come out anyway."""
    usual = analyst._ROUNDS, analyst._ANCHOR, analyst._AGAIN, days._ROUNDS
    few = pytest.MonkeyPatch()
    few.setattr(analyst.RivalRestaurantsAnalyst, "rechecked", 20)
    for module, name, number in (
        (analyst, "_ROUNDS", 4), (analyst, "_ANCHOR", 4), (analyst, "_AGAIN", 8), (days, "_ROUNDS", 4),
    ):  # fmt: skip
        few.setattr(module, name, number)
    found = review(record_of("rival-restaurants"))
    few.undo()
    assert usual == (analyst._ROUNDS, analyst._ANCHOR, analyst._AGAIN, days._ROUNDS)
    return record_of("rival-restaurants"), found
