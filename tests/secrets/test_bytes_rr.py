"""Every byte that Rival Restaurants sends to a seat or a spectator is the same when what they may not know is otherwise
(RR-1.7): the welcome with its lines, moved frames, answers to "check", the table, the replay and the record over HTTP.

TABLESIDE_POSITIONS=100000 looks at that many positions.
"""

from __future__ import annotations

import os
from collections import Counter

import msgspec
import pytest

from tableside.engine.chance import FastChance
from tableside.engine.errors import MoveError
from tableside.engine.events import Event
from tableside.engine.state import CLOCK
from tableside.games.rival_restaurants.frames import BUYING, POWERS, SPREE_SHOPPING
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.server.journal import MoveLine
from tests.rival_restaurants import lively
from tests.rival_restaurants.hidden import Twin, twins
from tests.rival_restaurants.tables import TABLES, Table, name
from tests.rival_restaurants.test_secrecy import TELLING, has_ended, ignorant, learners, shows_what_differs
from tests.secrets.wire import Desk, Eyes, World, lay, scrambled, twin_world

POSITIONS = int(os.environ.get("TABLESIDE_POSITIONS", "0"))
TRIED = TABLES if POSITIONS else TABLES[3::14]
EACH = -(-POSITIONS // len(TABLES)) or 60
SELDOM = {BUYING: 4, POWERS: 3, SPREE_SHOPPING: 3}  # one position in so many; of all other steps every one
COUNTED: Counter[str] = Counter()

pytestmark = pytest.mark.timeout(0 if POSITIONS else 120)


@pytest.mark.parametrize("table", TRIED, ids=name)
async def test_no_byte_tells_what_is_hidden(table: Table, still_clock: None) -> None:
    desk, luck = Desk(), FastChance(len(TABLES))
    seen = 0
    while seen < EACH:
        seen += await one_game(desk, table, luck, EACH - seen)
    COUNTED["positions"] += seen


async def one_game(desk: Desk, table: Table, luck: FastChance, most: int) -> int:
    """Play a lively game at a table of the server, and look at its positions."""
    seats, options = table
    world = lay(desk, "rival-restaurants", options | {"market_seconds": 60}, seats)
    seen, dealt = 0, False
    while seen < most:
        state = state_of(world)
        if state.outcome() is not None:
            break
        if not dealt and state.town.phase == 1:
            lively.deal(state, luck)
            dealt = True
        if not luck.below(SELDOM.get(state.town.stack[-1].kind, 1)):
            await look_at(world, luck)
            seen += 1
        await go_on(world, luck)
    world.leave()
    return seen


def state_of(world: World) -> RivalRestaurantsState:
    match = world.table.match
    assert match is not None
    assert isinstance(match.state, RivalRestaurantsState)
    return match.state


async def go_on(world: World, luck: FastChance) -> None:
    """Somebody does something, now and then takes it back; only the newest lines are kept, numbered from one."""
    table = world.table
    match = table.match
    assert match is not None
    seat, move = lively.an_idea(state_of(world), luck)
    back = [seat for seat in range(state_of(world).seats) if match.can_undo(seat)]
    if back and luck.below(12) == 0:
        seat, move = back[0], ":undo"
    if move:
        try:
            await table.enter(seat, move, id=f"id-{table.sheet.moves}" if seat != CLOCK else None)
        except MoveError:
            assert move.startswith("offer"), move
    table.lines = [(number, line) for number, (_, line) in enumerate(table.lines[-20:], 1)]
    table.sheet.seq = table.heard = len(table.lines)
    table.seqs, table.done = [0] * len(match.record.entries), {}


async def look_at(world: World, luck: FastChance) -> None:
    """One twin of the position: whoever may not know is told the same, before and after a move."""
    state = state_of(world)
    found = twins(state, luck)
    if not found:
        COUNTED["nothing hidden"] += 1
        return
    twin = found[luck.below(len(found))]
    watchers = ignorant(state, twin.knowers)
    here, there = twin_world(world, state.copy(), seed=luck_seed(luck)), twin_world(world, twin.state)
    before = state_of(here).town.stack[-1], twin.state.town.stack[-1]
    everybody: list[Eyes] = [None, *range(state.seats)]
    await here.seat_all(everybody)
    there.desk.table = there.table
    for eyes in everybody:
        there.table.lines = scrambled(here.table.lines, eyes)
        await there.seat_all([eyes])
        if eyes in watchers:
            same(here.heard(eyes), there.heard(eyes), f"{twin.kind}: seat {eyes} is welcomed otherwise")
            told = [line for _, line in there.table.lines]
            same(here.looked_up(eyes), there.looked_up(eyes, told), f"{twin.kind}: seat {eyes} looks up otherwise")
    there.table.lines = list(here.table.lines)
    COUNTED[twin.kind] += 1
    COUNTED["told"] += len(watchers)
    await step(here, there, twin, before, luck)
    for one in (here, there):
        one.leave()


def luck_seed(luck: FastChance) -> bytes:
    return bytes([int(luck.below(256)) for _ in range(32)])


async def step(here: World, there: World, twin: Twin, before: tuple[object, object], luck: FastChance) -> None:
    """Everybody asks whether a move would do; then one plays, with the same chance in both worlds."""
    state = state_of(here)
    actor = luck.below(state.seats)
    legal = set(there_moves := state_of(there).legal_moves(actor))
    common = [move for move in state.legal_moves(actor) if move in legal]
    telling = [move for move in common if move.startswith(TELLING)]
    common = telling if telling and luck.below(3) else common
    if not common:
        return
    move = common[luck.below(len(common))]
    del there_moves
    watchers = ignorant(state, twin.knowers)
    for world in (here, there):
        for eyes in world.visits:
            world.heard(eyes)
    for eyes in watchers:
        if eyes is not None:
            asked = msgspec.json.encode({"type": "check", "id": "c", "seat": eyes, "move": move})
            for world in (here, there):
                await world.say(eyes, asked)
            same(here.heard(eyes), there.heard(eyes), f"{twin.kind}: seat {eyes} may find out by asking for {move}")
    chance = luck_seed(luck)
    for world in (here, there):
        match = world.table.match
        assert match is not None
        match.chance = type(match.chance)(chance)  # type: ignore[call-arg]  # what chance brings is open to all
        await world.play(actor, move)
    events = [newest_events(world) for world in (here, there)]
    ended = any(has_ended(state_of(world), frame) for world, frame in zip((here, there), before, strict=True))  # type: ignore[arg-type]
    if shows_what_differs(twin, move, ended, events):
        return
    learned = set().union(*(learners(heard, actor) for heard in events))
    for eyes in ignorant(state, twin.knowers | learned):
        same(here.heard(eyes), there.heard(eyes), f"{twin.kind}: seat {eyes} is told otherwise of {move}")
        COUNTED["moved"] += 1


def newest_events(world: World) -> list[Event]:
    line = next(line for _, line in reversed(world.table.lines) if isinstance(line, MoveLine))
    return [Event(id, args, audience) for id, args, audience in line.events]


def same(one: object, two: object, what: str) -> None:
    if one != two:
        raise AssertionError(f"{what}\n{one!r:.4000}\n{two!r:.4000}")


def test_every_kind_of_hidden_thing_was_changed() -> None:
    for kind in ("hand", "choice", "recipes", "told", "moved"):
        assert COUNTED[kind], f"no {kind} among {COUNTED}"
    print(dict(COUNTED))
