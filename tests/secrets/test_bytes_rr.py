"""What Rival Restaurants sends to a seat or a spectator never depends on hidden information, byte for byte (RR-1.7):
the welcome with its lines, moved frames, answers to "check", the table, the replay and the record over HTTP.

TABLESIDE_POSITIONS=100000 checks that many positions.
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
from tableside.games.rival_restaurants.core.model.pending import BUYING, POWERS, SPREE
from tableside.games.rival_restaurants.core.model.town import Pending
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.server.tables.journal import MoveLine
from tests.rival_restaurants import lively
from tests.rival_restaurants.hidden import CHANGES, Twin
from tests.rival_restaurants.tables import TABLES, Table
from tests.rival_restaurants.test_secrecy import TELLING, has_ended, ignorant, learners, names, shows_what_differs
from tests.secrets.fake_table import Eyes, FakeServer, World, lay, scrambled, twin_world

POSITIONS = int(os.environ.get("TABLESIDE_POSITIONS", "0"))
EACH = -(-POSITIONS // len(TABLES)) or 60
SELDOM = {BUYING: 4, POWERS: 3, SPREE: 3}  # one position in this many; of all other steps every position
COUNTED: Counter[str] = Counter()  # what was changed and compared, for the tables of one test

pytestmark = pytest.mark.timeout(0 if POSITIONS else 120)


@pytest.mark.parametrize("tables", [[table] for table in TABLES] if POSITIONS else [TABLES[3::14]], ids=names)
async def test_no_byte_tells_what_is_hidden(
    tables: list[Table], still_clock: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Digests are never sent (``scrambled`` changes them all), and they take a third of the time.
    monkeypatch.setattr(RivalRestaurantsState, "digest", lambda state: "0" * 16)
    COUNTED.clear()
    for table in tables:
        server, luck = FakeServer(), FastChance(len(TABLES))
        seen = 0
        while seen < EACH:
            seen += await one_game(server, table, luck, EACH - seen)
        COUNTED["positions"] += seen
    print(dict(COUNTED))
    for kind in ("hand", "told", "moved", *(("choice", "recipes") if len(tables) > 1 else ())):
        assert COUNTED[kind], f"no {kind} among {COUNTED}"


async def one_game(server: FakeServer, table: Table, luck: FastChance, most: int) -> int:
    """Play a lively game at a server table, and check its positions."""
    seats, options = table
    world = lay(server, "rival-restaurants", options | {"market_seconds": 60}, seats)
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
    """Somebody acts and sometimes takes it back. Only the newest lines are kept, numbered from one."""
    table = world.table
    match = table.match
    assert match is not None
    seat, move = lively.an_idea(state_of(world), luck)
    back = [seat for seat in range(state_of(world).seats) if match.can_undo(seat)]
    if back and luck.below(12) == 0:
        seat, move = back[0], ":undo"
    if move:
        try:
            await table.play_locked(seat, move, id=f"id-{table.info.moves}" if seat != CLOCK else None)
        except MoveError:
            assert move.startswith("offer"), move
    table.log.lines = [(number, line) for number, (_, line) in enumerate(table.log.lines[-20:], 1)]
    table.info.seq = table.log.announced = len(table.log.lines)
    table.log.entry_seqs, table.log.done = [0] * len(match.record.entries), {}


async def look_at(world: World, luck: FastChance) -> None:
    """One twin of the position. Those who may not know get the same bytes, before and after a move."""
    state = state_of(world)
    twin = a_twin(state, luck)
    if twin is None:
        COUNTED["nothing hidden"] += 1
        return
    watchers = some_of(ignorant(state, twin.knowers), luck)
    here, there = twin_world(world, state.copy(), seed=luck_seed(luck)), twin_world(world, twin.state)
    before = state_of(here).town.stack[-1], twin.state.town.stack[-1]
    whole = luck.below(25) == 0
    await here.seat_all(watchers)
    for eyes in watchers:
        there.table.log.lines = scrambled(here.table.log.lines, eyes)
        await there.seat_all([eyes])
        same(here.heard(eyes), there.heard(eyes), f"{twin.kind}: seat {eyes} is welcomed otherwise")
        told = [line for _, line in there.table.log.lines]
        found = here.looked_up(eyes, whole=whole), there.looked_up(eyes, told, whole=whole)
        same(*found, f"{twin.kind}: seat {eyes} looks up otherwise")
    there.table.log.lines = list(here.table.log.lines)
    COUNTED[twin.kind] += 1
    COUNTED["told"] += len(watchers)
    await step(here, there, twin, watchers, before, luck)
    for one in (here, there):
        one.leave()


def a_twin(state: RivalRestaurantsState, luck: FastChance) -> Twin | None:
    """One hidden thing is different, if there is one."""
    first = luck.below(len(CHANGES))
    for change in CHANGES[first:] + CHANGES[:first]:
        twin = change(state.copy(), luck)
        if twin is not None:
            return twin
    return None


def some_of(eyes: list[Eyes], luck: FastChance) -> list[Eyes]:
    """A spectator and two of the seats. Over many positions each seat gets its turn."""
    seats = eyes[1:]
    while len(seats) > 2:
        seats.pop(luck.below(len(seats)))
    return [eyes[0], *seats]


def luck_seed(luck: FastChance) -> bytes:
    return bytes([int(luck.below(256)) for _ in range(32)])


async def step(
    here: World, there: World, twin: Twin, watchers: list[Eyes], before: tuple[Pending, Pending], luck: FastChance
) -> None:
    """Somebody checks a move. Then somebody plays one, with the same chance in both worlds."""
    state = state_of(here)
    actor = luck.below(state.seats)
    legal = set(state_of(there).legal_moves(actor))
    common = [move for move in state.legal_moves(actor) if move in legal]
    telling = [move for move in common if move.startswith(TELLING)]
    common = telling if telling and luck.below(3) else common
    if not common:
        return
    move = common[luck.below(len(common))]
    eyes = watchers[luck.below(len(watchers))]
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
        await world.table.play_locked(actor, move, id="f")
    events = [newest_events(world) for world in (here, there)]
    ended = any(has_ended(state_of(world), frame) for world, frame in zip((here, there), before, strict=True))
    if shows_what_differs(twin, move, ended, events) or here.table.info.status == "finished":
        return  # at the end even the seed is public
    learned = set().union(*(learners(heard, actor) for heard in events))
    for eyes in watchers:
        if eyes in learned:
            continue
        same(here.heard(eyes), there.heard(eyes), f"{twin.kind}: seat {eyes} is told otherwise of {move}")
        COUNTED["moved"] += 1


def newest_events(world: World) -> list[Event]:
    line = next(line for _, line in reversed(world.table.log.lines) if isinstance(line, MoveLine))
    return [Event(id, args, audience) for id, args, audience in line.events]


def same(one: object, two: object, what: str) -> None:
    if one != two:
        texts = repr(one), repr(two)
        at = next(number for number, signs in enumerate(zip(*texts, strict=False)) if signs[0] != signs[1])
        parts = "\n".join(text[max(0, at - 200) : at + 200] for text in texts)
        raise AssertionError(f"{what}\n{parts}")
