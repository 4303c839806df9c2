"""Fingerprints of many games, to compare the compiled rules with the interpreted ones.

python -m tests.rival_restaurants.digests    print them as JSON, with the path of the rules
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.games.rival_restaurants.core import machine
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.playout import play_out
from tableside.games.rival_restaurants.options import complete, rules_of
from tableside.games.rival_restaurants.snapshot import dump
from tests.rival_restaurants.tables import TABLES, Table


def playout(table: Table, seed: int) -> str:
    """A whole random game inside the rules, with a digest every 40 decisions."""
    seats, options = table
    context = Context(FastChance(seed), False)
    town = machine.new_town(rules_of(complete(options), seats), context)
    found = blake2b(digest_size=8)
    while not town.over:
        play_out(town, context, 40)
        found.update(json.dumps(dump(town), sort_keys=True).encode())
    return found.hexdigest()


def match(number: int, options: dict[str, Any], seats: int) -> tuple[str, str]:
    """A game played in text notation with sealed chance: its record and its events."""
    played = Match.start("rival-restaurants", options, seats=seats, seed=number)
    chooser = FastChance(number)
    told = blake2b(digest_size=8)
    while played.asked() and len(played.record.entries) < 250:
        asked = played.asked()
        seat = asked[chooser.below(len(asked))]
        legal = played.legal_moves(seat)
        told.update(repr(played.play(seat, legal[chooser.below(len(legal))], at=0)).encode())
    entries = [entry.to_json() for entry in played.record.entries]
    return blake2b(json.dumps(entries).encode(), digest_size=8).hexdigest(), told.hexdigest()


def digests() -> dict[str, str]:
    """One fingerprint for each kind of game."""
    matches = [match(number, options, seats) for number, (seats, options) in enumerate(TABLES[::11])]
    games = {
        "playouts": [playout(table, number) for number, table in enumerate(TABLES[::4])],
        "matches": [record for record, _ in matches],
        "events": [events for _, events in matches],
    }
    return {kind: blake2b("".join(found).encode(), digest_size=8).hexdigest() for kind, found in games.items()}


if __name__ == "__main__":
    print(json.dumps({"rules": machine.__file__, "digests": digests()}))
