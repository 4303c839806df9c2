"""Fingerprints of many games, to compare the compiled rules with the interpreted ones.

python -m tests.burger_joint.digests    print them as JSON, with the path of the rules
"""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random

from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core import turn
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.turn import play_out, set_up
from tableside.games.burger_joint.notation.position_text import format_line
from tests.burger_joint.strategies import random_set, started
from tests.burger_joint.table import CLASSIC


def playout(boards: BoardSet, seed: int) -> str:
    """Every position of a random game that the rules play by themselves."""
    found = blake2b(digest_size=8)
    chance = FastChance(seed)
    position = set_up(boards, chance)
    for _ in range(250):
        found.update(format_line(position).encode())
        if not play_out(position, chance, 1):
            break
    return found.hexdigest()


def match(number: int) -> tuple[str, str]:
    """A game played in text notation with sealed chance: its record and its events."""
    played = started({"set": random_set(Random(number))} if number % 2 else {}, seed=number)
    chooser = FastChance(number)
    told = blake2b(repr(played.opening).encode(), digest_size=8)
    while played.asked() and len(played.record.entries) < 200:
        seat = played.asked()[0]
        legal = played.legal_moves(seat)
        told.update(repr(played.play(seat, legal[chooser.below(len(legal))], at=0)).encode())
    entries = [entry.to_json() for entry in played.record.entries]
    return blake2b(json.dumps(entries).encode(), digest_size=8).hexdigest(), told.hexdigest()


def digests() -> dict[str, str]:
    """One fingerprint for each kind of game."""
    matches = [match(number) for number in range(12)]
    games = {
        "classic": [playout(CLASSIC, seed) for seed in range(60)],
        "random sets": [playout(board_set(random_set(Random(seed))), seed) for seed in range(60)],
        "matches": [record for record, _ in matches],
        "events": [events for _, events in matches],
    }
    return {kind: blake2b("".join(found).encode(), digest_size=8).hexdigest() for kind, found in games.items()}


if __name__ == "__main__":
    print(json.dumps({"rules": turn.__file__, "digests": digests()}))
