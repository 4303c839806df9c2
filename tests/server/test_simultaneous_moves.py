"""A game where everybody is asked at once, with secrets and its own time limits, served without sockets."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tableside.engine.manifest import VARIABLE
from tableside.server.api_schema import NewTable, SeatWish, SessionChange
from tableside.server.app_context import AppContext
from tableside.server.live import votes
from tableside.server.live.connection import Connection
from tableside.server.live.messages import Bye
from tableside.server.live.subscribers import Subscriber
from tableside.server.people.guests import GuestRow
from tableside.server.settings import Settings
from tableside.server.tables import lifecycle, replays
from tableside.server.tables.journal import MoveLine
from tableside.server.tables.loading import load_moves
from tableside.server.tables.table import Table


class Chair:
    """A person at a table, without a network."""

    def __init__(self, context: AppContext, table: Table, guest: GuestRow | None, invite: str = "") -> None:
        self.subscriber = Subscriber(guest.id if guest else None, guest.name if guest else "", "test")
        self.connection = Connection(context, table.info.id, self.subscriber)
        self.seen: list[dict[str, Any]] = []
        self.invite = invite

    async def send(self, **frame: Any) -> list[dict[str, Any]]:
        await self.connection.read(msgspec.json.encode(frame))
        return self.read()

    def read(self) -> list[dict[str, Any]]:
        new = [msgspec.json.decode(self.subscriber.take()) for _ in range(len(self.subscriber.outbox))]
        self.seen += new
        return new

    async def hello(self, last: int | None = None) -> dict[str, Any]:
        return (await self.send(type="hello", version=1, last=last, invite=self.invite))[0]

    async def bid(self, seat: int, number: int, id: str) -> list[dict[str, Any]]:
        return await self.send(type="play", id=id, seat=seat, move=f"bid {number}", after=0)


@pytest.fixture
async def context(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[AppContext]:
    monkeypatch.setenv(VARIABLE, "tests.server.sealed_bids:MANIFEST")
    context = AppContext(Settings(tmp_path, limits=0, bot_delay=0))
    await context.open()
    yield context
    await context.close()


async def table_for(
    context: AppContext, count: int, *, seconds: float = 600, bots: int = 0
) -> tuple[Table, list[Chair]]:
    people = [await context.guests.create(SessionChange(name=f"P{n}"), "en") for n in range(count)]
    seats = [SeatWish("me"), *[SeatWish("open")] * (count - 1), *[SeatWish("bot", level="random")] * bots]
    wish = NewTable("sealed-bids", seats, {"seconds": seconds})
    table = await lifecycle.open_table(context.registry, people[0], wish)
    for someone in people[1:]:
        await lifecycle.join(table, someone, None)
    chairs = [Chair(context, table, someone) for someone in people]
    for chair in chairs:
        await chair.hello()
    for number, someone in enumerate(people):
        await votes.see_board(table, someone.id, f"seen {number}")  # the timers of the rules wait for everybody
    for chair in chairs:
        chair.read()
    return table, chairs


async def test_a_secret_choice_is_told_to_nobody_until_it_is_shown(context: AppContext) -> None:
    table, chairs = await table_for(context, 3)
    watcher = Chair(context, table, None, table.info.invite)
    await watcher.hello()
    mine = await chairs[1].bid(1, 3, "a")
    moved = next(frame for frame in mine if frame["type"] == "moved")
    assert moved["move"] == "bid 3"
    assert moved["position"]["view"]["mine"] == 3
    for other in (chairs[0], chairs[2], watcher):
        told = next(frame for frame in other.read() if frame["type"] == "moved")
        assert told["move"] == "?"
        assert [event["id"] for event in told["events"]] == ["log-chosen"]
        assert told["position"]["view"]["mine"] is None
    # Not by reconnecting, not in the record, not in the replay.
    fresh = Chair(context, table, None, table.info.invite)
    assert "bid 3" not in str(await fresh.hello())
    lines = await load_moves(context.store, table.info.id)
    for eyes, knows in ((0, False), (1, True), (None, False)):
        assert (
            "bid 3"
            in replays.public_record(table.info.record(), lines, eyes, finished=table.info.status == "finished").text()
        ) is knows
        assert ("bid 3" in str(replays.replay_moves(lines, eyes))) is knows


async def test_every_byte_for_others_is_the_same_whatever_was_chosen(context: AppContext) -> None:
    """If hidden things change, the stream of another seat and of a spectator stays the same."""
    streams = []
    for hidden in (1, 2, 3):
        table, chairs = await table_for(context, 3)
        watcher = Chair(context, table, None, table.info.invite)
        await watcher.hello()
        watcher.read()
        await chairs[1].bid(1, hidden, "a")
        told = []
        for chair in (chairs[0], watcher):
            frame = next(frame for frame in chair.read() if frame["type"] == "moved")
            frame["at"] = frame["position"]["clocks"]["now"] = 0
            for timer in frame["position"]["clocks"]["timers"]:
                timer["left"] = 0
            told.append(frame)
        streams.append(told)
    assert streams[0] == streams[1] == streams[2]


async def test_all_may_choose_at_the_same_moment(context: AppContext) -> None:
    table, chairs = await table_for(context, 4)
    await asyncio.gather(*(chairs[seat].bid(seat, 1 + seat % 3, "first") for seat in range(4)))
    assert table.info.moves == 4
    assert table.match is not None
    assert table.match.view(None).round == 2
    for chair in chairs:
        chair.read()
        numbers = [frame["seq"] for frame in chair.seen if frame["type"] == "moved"]
        assert numbers == sorted(numbers)
        assert len(set(numbers)) == 4


async def test_the_rules_time_is_played_by_the_clock(context: AppContext) -> None:
    table, chairs = await table_for(context, 2, seconds=0.3)
    await chairs[0].bid(0, 2, "a")
    await asyncio.sleep(0.5)
    frames = chairs[1].read()
    up = next(frame for frame in frames if frame["type"] == "moved" and frame["by"] == -1)
    assert up["move"] == "time-up"
    assert up["position"]["view"]["round"] == 2
    assert up["position"]["view"]["scores"] == [1, 0]
    await asyncio.sleep(0.8)
    assert table.info.status == "finished"


async def test_a_timer_goes_on_after_a_reload(context: AppContext) -> None:
    table, chairs = await table_for(context, 2, seconds=60)
    await chairs[0].bid(0, 2, "a")
    await asyncio.sleep(0.2)
    async with table.lock:
        context.registry.unload(table, Bye("again", final=False))
    again = await context.registry.table(table.info.id)
    assert again is not table
    timer = again.clock.to_message(again.clock.since).timers[0]
    assert timer.key == "round-1"
    left = again.clock.to_message(again.clock.since + 500).timers[0].left
    assert 58_000 < left < 59_900
    assert again.info.deadline is not None


async def test_bots_bid_too_and_the_record_verifies(context: AppContext) -> None:
    table, chairs = await table_for(context, 1, bots=5)
    for number in range(3):
        for _ in range(100):
            if table.info.asked == [0] or 0 in table.info.asked:
                break
            await asyncio.sleep(0.01)
        await chairs[0].bid(0, 1, f"b{number}")
    for _ in range(100):
        if table.info.status == "finished":
            break
        await asyncio.sleep(0.02)
    assert table.info.status == "finished"
    lines = await load_moves(context.store, table.info.id)
    report = replays.verify_report(
        replays.public_record(table.info.record(), lines, None, finished=table.info.status == "finished")
    )
    assert report.problem is None
    assert report.moves == 18


async def test_taking_back_is_possible_until_all_is_shown(context: AppContext) -> None:
    _, chairs = await table_for(context, 2)
    first = [frame for frame in await chairs[0].bid(0, 2, "a") if frame["type"] == "moved"]
    assert first[0]["position"]["can_undo"] is True
    answers = await chairs[0].send(type="play", id="u", seat=0, move=":undo", after=0)
    undone = [frame for frame in answers if frame["type"] == "moved"]
    assert undone[0]["position"]["view"]["mine"] is None
    told = [frame for frame in chairs[1].read() if frame["type"] == "moved"]
    assert "=bid 2" not in str(told), "what was taken back stays a secret too"
    await chairs[0].bid(0, 3, "b")
    await chairs[1].bid(1, 1, "c")
    late = await chairs[1].send(type="play", id="d", seat=1, move=":undo", after=0)
    assert late[-1]["problem"]["id"] == "err-undo-barrier"


async def test_a_failed_commit_is_told_and_undone(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    """The write fails: nobody sees the move, everybody stays connected, and the same frame works later."""
    table, chairs = await table_for(context, 2)

    async def full(batch: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(context.store, "_transact", full)
        answer = await chairs[0].bid(0, 2, "a")
        assert [frame["type"] for frame in answer] == ["error"]
        assert answer[0]["problem"]["id"] == "err-storage"
    assert [frame for frame in chairs[1].read() if frame["type"] == "moved"] == []
    assert chairs[1].subscriber.closing is None
    assert (await chairs[0].bid(0, 2, "a"))[-1]["type"] == "moved"
    assert await context.registry.table(table.info.id) is table
    assert table.info.moves == 1
    told = [frame for frame in chairs[1].read() if frame["type"] == "moved"]
    assert [frame["seq"] for frame in told] == [table.info.seq]


async def test_a_commit_that_worked_after_all_is_told(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database wrote the move, but its answer was lost. The move is refused, then seen, and carried out once."""
    table, chairs = await table_for(context, 2)
    really = context.store._transact

    async def unheard(batch: Any) -> None:
        await really(batch)
        raise OSError("connection lost")

    with monkeypatch.context() as broken:
        broken.setattr(context.store, "_transact", unheard)
        assert (await chairs[0].bid(0, 2, "a"))[-1]["problem"]["id"] == "err-storage"
    for _ in range(100):
        if told := [frame for frame in chairs[0].read() if frame["type"] == "moved"]:
            break
        await asyncio.sleep(0.01)
    assert [frame["id"] for frame in told] == ["a"]
    assert [frame["type"] for frame in await chairs[0].bid(0, 2, "a")] == ["ack"]
    assert table.info.moves == 1


async def test_who_writes_second_does_not_overwrite(context: AppContext) -> None:
    """Two servers on one database: the line that is there first stays. The other server reads it and goes on."""
    table, chairs = await table_for(context, 2)
    other = AppContext(context.settings)
    await other.open()
    try:
        twin = await other.registry.table(table.info.id)
        chair = Chair(other, twin, await other.guests.find(chairs[1].subscriber.guest))
        await chair.hello()
        assert (await chairs[0].bid(0, 2, "a"))[-1]["type"] == "moved"
        late = [frame for frame in await chair.bid(1, 3, "b") if frame["type"] == "moved"]
        assert [frame["by"] for frame in late] == [0, 1], "first what it had missed, then its own"
        assert twin.info.moves == 2
        lines = await load_moves(context.store, table.info.id)
        assert [line.move for line in lines if isinstance(line, MoveLine)] == ["bid 2", "bid 3"]
    finally:
        await other.close()


async def test_a_table_that_nobody_needs_leaves_memory_and_comes_back(context: AppContext) -> None:
    def let_go(table: Table) -> None:
        table.last_used = -1e9
        context.registry._unload_idle()

    table, chairs = await table_for(context, 2, seconds=3600)
    await chairs[0].bid(0, 2, "a")
    let_go(table)
    assert await context.registry.table(table.info.id) is table, "people sit there"
    for chair in chairs:
        chair.connection.leave()
    let_go(table)
    assert table.unloaded
    again = await context.registry.table(table.info.id)
    assert again is not table
    assert again.info.moves == 1
    known = {"seen 0": 3, "seen 1": 4, "0:a": 6}
    assert again.log.done == known, "the frame is still known: sat, started, seen twice, the clock, bid"
