"""Rewrite the golden records: python -m tests.golden.make

Do this only if a change of the rules or of the record format breaks old records on purpose.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tests.burger_joint.strategies import random_set
from tests.burger_joint.table import line, side

HERE = Path(__file__).parent
BUYING = ("bF", "bA", "bB", "bC", "bD", "bE", "pub", "adv", "d", "basic", "x", "@")


def started(seed: int, **options: Any) -> Match:
    match = Match.start("burger-joint", options, seed=seed, players=["Ada", "Ben"])
    match.record.started = "2024-05-01T12:00:00+00:00"
    return match


def played(match: Match, most: int = 5000) -> Match:
    """A lively game: each side buys what it can, sometimes undoes a move, and otherwise plays at random."""
    chance = FastChance(len(match.record.seal) + int(match.record.seal[:4], 16))
    while match.asked() and len(match.record.entries) < most:
        seat, at = match.asked()[0], 700 * len(match.record.entries)
        legal = match.legal_moves(seat)
        wishes = [move for sign in BUYING for move in legal if move.startswith(sign) and move != "x-"]
        if match.can_undo(seat) and chance.below(12) == 0:
            match.play(seat, ":undo", at)
        elif wishes and chance.below(8):
            match.play(seat, wishes[0], at)
        else:
            match.play(seat, legal[chance.below(len(legal))], at)
    return match


def whole_game() -> Match:
    return played(started(1))


def resigned() -> Match:
    match = played(started(2), 90)
    match.play(1, ":resign", 90_000)
    return match


def time_is_up() -> Match:
    match = played(started(3), 41)
    match.play(-1, ":pause", 50_000)
    match.play(-1, ":resume", 60_000)
    match.play(-1, ":flag 0", 86_400_000)
    return match


def own_set() -> Match:
    return played(started(4, set=random_set(Random(11))))


def from_a_position() -> Match:
    near = line(
        "trade",
        side("KYG", "BE", "3KYW2N", basics=3, publicity=4, score=8),
        side("GRN", "ACD", "2G2RWN", basics=2, publicity=3, score=10),
    )
    return played(started(5, position=near))


def turn_limit() -> Match:
    return played(started(6, last_turn=8))


def going_on() -> Match:
    return played(started(7), 120)


GAMES = {
    "whole-game": whole_game,
    "resigned": resigned,
    "time-is-up": time_is_up,
    "own-set": own_set,
    "from-a-position": from_a_position,
    "turn-limit": turn_limit,
    "going-on": going_on,
}


if __name__ == "__main__":
    for name, game in GAMES.items():
        match = game()
        match.record.save(HERE / f"{name}.json")
        print(name, len(match.record.entries), match.state.digest(), match.record.outcome)
