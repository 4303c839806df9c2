"""Secrecy (RR-1.7): if hidden things change, players who may not know them see the same, hear the same and may do the
same.

TABLESIDE_SECRECY_POSITIONS=100000 checks that many positions instead of two thousand.
"""

from __future__ import annotations

import os
from collections import Counter

import msgspec
import pytest

from tableside.engine.chance import FastChance
from tableside.engine.events import ALL, Event
from tableside.games.rival_restaurants.core.model.pending import (
    BUYING,
    CLAIMS,
    DESTINATIONS,
    EFFECT,
    POWERS,
    SPREE,
)
from tableside.games.rival_restaurants.core.model.town import Pending
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants import lively
from tests.rival_restaurants.hidden import Twin, alike, twins
from tests.rival_restaurants.tables import TABLES, Table, name

POSITIONS = int(os.environ.get("TABLESIDE_SECRECY_POSITIONS", "0"))
EACH = -(-POSITIONS // len(TABLES)) or 120
COUNTED: Counter[str] = Counter()  # what was changed and compared, at the tables of one test
# Most of a game is spent in these steps, so only some of their positions are checked. All others are checked.
SELDOM = {BUYING: 9, POWERS: 5, SPREE: 5, DESTINATIONS: 3, CLAIMS: 3, EFFECT: 2}

# Moves that are tried more often, because hidden cards change hands or are looked at.
TELLING = (
    "buy action-card",
    "use pork",
    "use gohan",
    "accept",
    "play ninja",
    "play surveillance",
    "play sous",
    "first",
    "clam",
)

SELDOM_HIDDEN = ("offered", "choice", "choice under a card", "recipes", "chefs", "drawn")

Look = tuple[bytes, list[str], tuple[int, ...]]


def names(tables: list[Table]) -> str:
    return ",".join(name(table) for table in tables)


@pytest.mark.once
@pytest.mark.parametrize("tables", [[table] for table in TABLES] if POSITIONS else [TABLES[::5]], ids=names)
def test_hidden_things_do_not_show(tables: list[Table]) -> None:
    """RR-1.7: views, legal moves and events of every seat that may not know, and of spectators, with other hands, other
    hidden cards in offers, other secret choices, other recipe decks and other cards being looked at."""
    COUNTED.clear()
    for table in tables:
        look_around(table)
    print(dict(COUNTED))
    for kind in ("hand", "views", "events", "alike", *(SELDOM_HIDDEN if len(tables) > 1 else ())):
        assert COUNTED[kind], f"no {kind} among {COUNTED}"


def look_around(table: Table) -> None:
    luck = FastChance(len(TABLES))
    looked_at = seed = 0
    while looked_at < EACH:
        seed += 1
        for state in lively.positions(table, seed):
            if luck.below(SELDOM.get(state.town.stack[-1].kind, 1)):
                continue
            original = {seat: look(state, seat) for seat in (None, *range(state.seats))}
            for twin in twins(state, luck):
                compare(state, original, twin, luck)
                COUNTED[twin.kind] += 1
                COUNTED["choice under a card"] += twin.at >= 0
            play_alike(state, luck)
            looked_at += 1
            if looked_at == EACH:
                break
    COUNTED["positions"] += looked_at


def ignorant(state: RivalRestaurantsState, knowers: set[int]) -> list[int | None]:
    return [None, *(seat for seat in range(state.seats) if seat not in knowers)]


def compare(state: RivalRestaurantsState, original: dict[int | None, Look], twin: Twin, luck: FastChance) -> None:
    for seat in ignorant(state, twin.knowers):
        assert look(twin.state, seat) == original[seat], f"{twin.kind}: seat {seat} can tell"
        COUNTED["views"] += 1
    assert twin.state.timers() == state.timers()
    actor = luck.below(state.seats)
    there = set(twin.state.legal_moves(actor))
    common = [move for move in original[actor][1] if move in there]
    telling = [move for move in common if move.startswith(TELLING)]
    common = telling if telling and luck.below(3) else common
    if common:
        step(state, twin, actor, common[luck.below(len(common))])


def look(state: RivalRestaurantsState, seat: int | None) -> Look:
    moves = [] if seat is None else state.legal_moves(seat)
    return msgspec.json.encode(state.view(seat)), moves, state.asked()


def step(state: RivalRestaurantsState, twin: Twin, actor: int, move: str) -> None:
    """Plays the same move in both. Seats that still may not know get the same events, and one of them then has the same
    view."""
    worlds = (state.copy(), twin.state)
    top = [world.town.stack[twin.at] for world in worlds]
    events = [world.play(actor, move, FastChance(17)) for world in worlds]
    ended = any(has_ended(world, before) for world, before in zip(worlds, top, strict=True))
    if shows_what_differs(twin, move, ended, events):
        return
    learned = set().union(*(learners(heard, actor) for heard in events))
    for seat in ignorant(state, twin.knowers | learned):
        heard = [[event for event in world if event.seen_by(seat)] for world in events]
        assert heard[0] == heard[1], f"{twin.kind}: seat {seat} hears the difference of {move}"
        COUNTED["events"] += 1
    seat = ignorant(state, twin.knowers | learned)[-1]
    assert look(worlds[0], seat) == look(worlds[1], seat), f"{twin.kind}: seat {seat} can tell after {move}"


def has_ended(world: RivalRestaurantsState, pending: Pending) -> bool:
    """Whether a round of secret choices is over: there is another question, or the first duel of Clams (RR-9.3)."""
    return pending not in world.town.stack or (pending.kind == EFFECT and pending.data[-1] >= 0)


def play_alike(state: RivalRestaurantsState, luck: FastChance) -> None:
    """Two moves that differ only in what is hidden have the same public events."""
    found = alike(state, luck)
    if found is None:
        return
    actor, first, second, knowers = found
    worlds = (state.copy(), state.copy())
    events = [world.play(actor, move, FastChance(17)) for world, move in zip(worlds, (first, second), strict=True)]
    if first.startswith(("offer", "accept")):  # a move whose text tells more than its public events has private ones
        assert all(any(event.audience != ALL for event in heard) for heard in events), first
    for seat in ignorant(state, knowers):
        heard = [[event for event in world if event.seen_by(seat)] for world in events]
        assert heard[0] == heard[1], f"seat {seat} hears whether it was {first} or {second}"
        COUNTED["alike"] += 1
    seat = ignorant(state, knowers)[-1]
    assert look(worlds[0], seat) == look(worlds[1], seat), f"seat {seat} sees whether it was {first} or {second}"


def shows_what_differs(twin: Twin, move: str, ended: bool, events: list[list[Event]]) -> bool:
    """Whether a move shows everybody something that was hidden until now."""
    said = {event.id.removeprefix("rr-log-") for heard in events for event in heard}
    words = move.split()
    return (
        (twin.kind == "choice" and ended)  # secret choices are shown together
        or (words[0] == "accept" and int(words[1]) in twin.offers)  # the offer holds, or it does not
        or (twin.kind == "drawn" and words[0] == "keep-cards")  # the others are discarded openly
        or (twin.kind == "recipes" and "new-recipe" in said)  # a new recipe lies open
    )


def learners(events: list[Event], actor: int) -> set[int]:
    """Seats that learn a hidden card from these events."""
    found: set[int] = set()
    for event in events:
        seats = {key: int(value[1:]) for key, value in event.args.items() if isinstance(value, str) and value[0] == "@"}
        what = event.id.removeprefix("rr-log-")
        if what in ("drew-card", "looks-at") or what == "draws-cards":
            found.add(seats["seat"])
        elif what in ("trades", "steals-card", "shows-hand"):
            found |= set(seats.values())
        elif what == "plays" and event.args["card"] == "$rr-sous-chef":
            found.add(actor)
    return found
