"""Rewrite the golden records and ``expected.json``, which has their results:

    PYTHONPATH=src python -m tests.rival_restaurants.golden.make

Do this only if a change of the rules (a new edition) or of the record format breaks old records on purpose. Records of
earlier editions stay in folders of their own and are only recognised.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tableside.engine.chance import FastChance
from tableside.engine.errors import MoveError
from tableside.engine.match import Match
from tableside.engine.state import CLOCK

HERE = Path(__file__).parent
EXPECTED = "expected.json"
# What a lively player likes to do, the favourite first.
WISHES = ("cook", "accept", "play", "use", "clam", "bid", "drop", "buy", "keep", "offer", "dump", "sell")
OFFERS = ('offer all: $100 for "a smile"', "offer all: $200, 1 garbage for 1 any-card", "offer all: nothing for $100")


def started(seed: int, players: list[str], **options: Any) -> Match:
    match = Match.start("rival-restaurants", options, seed=seed, players=players)
    match.record.started = "2024-05-01T12:00:00+00:00"
    return match


def played(match: Match, most: int) -> Match:
    """A lively game: each seat follows a wish or plays at random, and sometimes time runs out."""
    chance = FastChance(int(match.record.seal[:6], 16))
    while match.asked() and len(match.record.entries) < most:
        at = 500 * len(match.record.entries)
        clock = match.legal_moves(CLOCK)
        if clock and chance.below(60) == 0:
            match.play(CLOCK, clock[chance.below(len(clock))], at)
            continue
        asked = match.asked()
        seat = asked[chance.below(len(asked))]
        if match.can_undo(seat) and chance.below(30) == 0:
            match.play(seat, ":undo", at)
            continue
        if match.view(seat).step == "buying" and chance.below(12) == 0 and offered(match, seat, chance, at):
            continue
        match.play(seat, chosen(match.legal_moves(seat), chance), at)
    return match


def offered(match: Match, seat: int, chance: FastChance, at: int) -> bool:
    try:
        match.play(seat, OFFERS[chance.below(len(OFFERS))], at)
    except MoveError:
        return False
    return True


def chosen(legal: list[str], chance: FastChance) -> str:
    for wish in WISHES:
        liked = [move for move in legal if move.startswith(wish) and move != "cook nothing"]
        if liked and chance.below(3):
            return liked[chance.below(len(liked))]
    return legal[chance.below(len(legal))]


def main() -> None:
    four = ["Ada", "Ben", "Cleo", "Dan"]
    eight = [*four, "Eve", "Finn", "Gus", "Hal"]
    resigned = played(started(4, ["Ada", "Ben", "Cleo"], two_many_cooks=True, edition="deluxe"), 150)
    resigned.play(1, ":resign", 100_000)
    resigned.play(0, ":resign", 101_000)
    games = {
        "four-at-a-table": played(started(1, four), 5000),
        "kitchen-squad": played(started(2, ["Ada", "Ben"], mode="squad-draft"), 5000),
        "eight-going-on": played(started(3, eight, edition="deluxe", home_cook=True, from_scratch=True), 700),
        "two-many-cooks-resigned": resigned,
    }
    expected: dict[str, dict[str, Any]] = {}
    for name, match in games.items():
        match.record.save(HERE / f"{name}.json")
        entries, digest = len(match.record.entries), match.state.digest()
        expected[name] = {"entries": entries, "digest": digest, "outcome": match.record.outcome}
    (HERE / EXPECTED).write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
