"""What Burger Joint sends does not depend on the seed, byte for byte. Only future draws are hidden (BJ-3.8).

TABLESIDE_POSITIONS=100000 checks that many positions.
"""

import os
from collections import Counter

import pytest

from tableside.engine.chance import FastChance, SealedChance
from tests.secrets.fake_table import Eyes, FakeServer, World, lay, scrambled, twin_world

POSITIONS = int(os.environ.get("TABLESIDE_POSITIONS", "400"))
EVERYBODY: list[Eyes] = [None, 0, 1]
COUNTED: Counter[str] = Counter()

pytestmark = pytest.mark.timeout(0 if POSITIONS > 1000 else 120)


async def test_no_byte_tells_what_chance_will_bring(still_clock: None) -> None:
    server, luck = FakeServer(), FastChance(5)
    while COUNTED["positions"] < POSITIONS:
        world = lay(server, "burger-joint", {}, 2)
        while COUNTED["positions"] < POSITIONS and world.table.info.status == "playing":
            await look_at(world, luck)
            COUNTED["positions"] += 1
            await go_on(world, luck)
        world.leave()
    assert COUNTED["told"] >= 3 * POSITIONS
    assert COUNTED["moved"] > POSITIONS
    print(dict(COUNTED))


async def go_on(world: World, luck: FastChance) -> None:
    table = world.table
    match = table.match
    assert match is not None
    seat = match.asked()[0]
    moves = match.legal_moves(seat)
    move = ":undo" if match.can_undo(seat) and luck.below(12) == 0 else moves[luck.below(len(moves))]
    await table.play_locked(seat, move, id="mine")
    table.log.lines = [(number, line) for number, (_, line) in enumerate(table.log.lines[-20:], 1)]
    table.info.seq = table.log.announced = len(table.log.lines)
    table.log.entry_seqs, table.log.done = [0] * len(match.record.entries), {}


async def look_at(world: World, luck: FastChance) -> None:
    match = world.table.match
    assert match is not None
    here, there = (twin_world(world, match.state.copy(), seed=bytes([number]) * 32) for number in (1, 2))
    whole = luck.below(25) == 0
    await here.seat_all(EVERYBODY)
    for eyes in EVERYBODY:
        there.table.log.lines = scrambled(here.table.log.lines, eyes)
        await there.seat_all([eyes])
        assert here.heard(eyes) == there.heard(eyes)
        assert here.looked_up(eyes, whole=whole) == there.looked_up(eyes, whole=whole)
        COUNTED["told"] += 1
    there.table.log.lines = list(here.table.log.lines)
    seat = match.asked()[0]
    moves = match.legal_moves(seat)
    move = moves[luck.below(len(moves))]
    used = []
    for one in (here, there):
        await one.play(seat, move)
        assert one.table.match is not None
        chance = one.table.match.chance
        assert isinstance(chance, SealedChance)
        used.append(chance.position)
        one.leave()
    over = here.table.info.status == "finished"  # at the end even the seed is public
    if used[0] == chance_used(world) and not over:  # nothing was drawn, so nothing may differ
        for eyes in EVERYBODY:
            assert here.heard(eyes) == there.heard(eyes), move
            COUNTED["moved"] += 1


def chance_used(world: World) -> int:
    assert world.table.match is not None
    chance = world.table.match.chance
    assert isinstance(chance, SealedChance)
    return chance.position
