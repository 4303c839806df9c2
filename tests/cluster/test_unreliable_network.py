"""Frames are dropped, duplicated, delayed and reordered, with two tabs on one seat and two nodes on one table. The
record stays one valid sequence, and everybody receives the same."""

import asyncio
import time

import pytest

from tests.cluster.bad_network import BadLine, bad_line
from tests.cluster.database_check import read_ledger
from tests.cluster.retrying_clients import Crowd, Player
from tests.server.clients import Server

pytestmark = [pytest.mark.needs("postgresql"), pytest.mark.needs("redis")]
MOVES = 90
SECONDS = 25.0


class Disorder(Crowd):
    """Two tabs for each player, each with its own bad connection to its own node."""

    def __init__(self, servers: list[Server], lines: list[BadLine]) -> None:
        super().__init__(servers)
        self._lines = lines

    def urls(self) -> list[str]:
        return [self._lines[0].url]

    def second_tabs(self) -> None:
        for player in list(self.players):
            tab = Player(lambda: [self._lines[1].url], player.cookie, player.table, player.seat, tab="b")
            self.players.append(tab)
            self._tasks.append(asyncio.create_task(tab.play(self._stop)))


async def test_the_record_stays_one_valid_sequence(trio: list[Server]) -> None:
    nodes = trio[:2]
    async with bad_line(nodes[0], 1) as first, bad_line(nodes[1], 2) as second:
        players = Disorder(nodes, [first, second])
        await players.sit_down(["burger-joint", "burger-joint", "rival-restaurants"])
        players.second_tabs()
        for player in players.players:
            player.nervous = 0.7
        until = time.monotonic() + SECONDS
        while len(players.acknowledged()) < MOVES and time.monotonic() < until:
            players.fail_early()
            await asyncio.sleep(0.1)
        await players.go_home()
    mischief = first.done + second.done
    assert {"dropped", "doubled", "delayed", "reordered"} <= set(mischief), mischief
    ledger = await read_ledger(nodes[0].env["TABLESIDE_DATABASE_URL"].replace("postgresql", "postgresql+asyncpg"))
    acknowledged = players.acknowledged()
    assert len(acknowledged) >= MOVES // 2
    ledger.demand_whole(acknowledged)
    ledger.demand_valid()
    # What each tab received for a line matches the journal.
    for player in players.players:
        moves = {line.number: line.by for line in ledger.moves(player.table)}
        assert all(moves[number] == by for by, number in player.told.values())
    print(f"{len(acknowledged)} moves acknowledged; {dict(mischief)}")
