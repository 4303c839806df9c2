"""Bad moves are refused with a typed error that has a message, and nothing changes. Listed moves are accepted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.engine.chance import FastChance
from tableside.engine.errors import IllegalMove, MoveError
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    PLACE_KEYS,
    RAIDERS_OF_THE_LOST_PORK,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.core import machine
from tableside.games.rival_restaurants.core.model import moves as m
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.playout import play_one
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.notation.move_table import VERBS
from tableside.games.rival_restaurants.options import complete, rules_of
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants.tables import TABLES, Table, name

WORDS = [*VERBS, *PLACE_KEYS, *CARD_KEYS, *CHEF_KEYS, *INGREDIENT_KEYS, *UPGRADE_KEYS]
WORDS += [
    "p1",
    "p2",
    "p3",
    "p9",
    "p2b",
    "all:",
    "p2:",
    "for",
    "with",
    "nothing",
    "none",
    "$100",
    "100",
    "50",
    "-1",
    "1",
    "2",
]
WORDS += [
    "0",
    "99999999999999999999",
    "&",
    "+",
    ":",
    ",",
    '"',
    "shelf",
    "second",
    "openly:",
    "apple-pie",
    "²",
    "",
    "action-card",
]


def somewhere(seed: int) -> tuple[RivalRestaurantsState, FastChance]:
    seats, options = TABLES[seed % len(TABLES)]
    chance = FastChance(seed)
    state = GAME.start(GAME.options(options), seats, chance)
    for _ in range(seed * 7 % 230):
        if state.outcome() is None:
            asked = state.asked()
            seat = asked[chance.below(len(asked))]
            legal = state.legal_moves(seat)
            state.play(seat, legal[chance.below(len(legal))], chance)
    return state, chance


@given(st.integers(0, 10_000), st.integers(-1, 7), st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join))
def test_words_in_any_order(seed: int, seat: int, text: str) -> None:
    """Only MoveErrors with texts. ``check`` and ``play`` agree. A refused move changes nothing."""
    state, chance = somewhere(seed)
    seat = min(seat, state.seats - 1)
    before = state.digest()
    fault = fault_of(state, seat, text)
    assert state.digest() == before
    if fault is None:
        state.play(seat, state.canonical(seat, text), chance)
        return
    assert not str(fault).startswith(("rr-", "err-")), fault.id
    with pytest.raises(type(fault)):
        state.play(seat, text, chance)
    assert state.digest() == before


def fault_of(state: RivalRestaurantsState, seat: int, text: str) -> MoveError | None:
    try:
        state.check(seat, text)
    except MoveError as error:
        return error
    return None


# The kinds of moves that are listed completely, with the number of values of each argument.
FINITE: dict[int, tuple[int, ...]] = {
    **dict.fromkeys((m.READY, m.UNREADY, m.ANSWER, m.PASS, m.BUY_CARD, m.DROP, m.STAND, m.NO_COOK), ()),
    **dict.fromkeys((m.BUY_SHELF,), (6,)),
    **dict.fromkeys((m.SHAKE_OFF, m.NPC, m.DRAFT, m.BAN), (12,)),
    **dict.fromkeys((m.DUMP, m.SELL, m.WITHDRAW, m.DECLINE), (20,)),
    m.RECALL_COOK: (),
    m.BUY_UPGRADE: (5,),
    m.RELEASE: (2,),
    m.MOVE_TO: (8,),
    m.INGREDIENT: (32,),
    m.KEEP_RECIPE: (48,),
    m.NEXT: (3,),
    m.SMILE: (2,),
    m.RESTAURANT: (8,),
    m.SHELVES: (64,),
    m.TOLL: (256,),
    m.CLAIM: (8, 8),
    m.SPARE: (12, 8),
    m.BUY_BIN: (6, 5),
    m.PAY_RATS: (6, 7),
    m.BONUS: (2, 3),
    m.CHEF: (12, 16),
    m.KEEP_CARDS: (27, 32),
    m.GO: (8, 8, 16),
    m.USE: (12, 16, 29),
}


def candidates() -> Iterator[int]:
    for kind, sizes in FINITE.items():
        for values in product(*(range(size) for size in sizes)):
            yield m.make(kind, *values)
    for card in range(27):
        for value in range(256):
            yield m.make(m.PLAY, card, value)
    for seat, ingredient in product(range(8), range(29)):
        yield m.make(m.PLAY, RAIDERS_OF_THE_LOST_PORK, seat, ingredient)


@pytest.mark.once
@pytest.mark.parametrize("table", TABLES[::13], ids=name)
def test_what_is_accepted_is_what_is_listed(table: Table) -> None:
    """``check`` and ``legal`` agree about everything finite."""
    seats, options = table
    context = Context(FastChance(17), False)
    town = machine.new_town(rules_of(complete(options), seats), context)
    tries = list(candidates())
    for _ in range(12):
        for _ in range(19):
            if not town.over:
                play_one(town, context)
        if town.over:
            return
        for seat in range(seats):
            listed = set(machine.legal(town, seat))
            for move in tries:
                try:
                    machine.check(town, seat, move)
                except IllegalMove:
                    assert move not in listed
                else:
                    assert move in listed, (town.stack[-1].kind, seat, move & 63, m.arg_a(move), m.arg_b(move))
