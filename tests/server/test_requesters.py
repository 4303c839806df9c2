"""Whom bots think for, and how much one person or address may ask for."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tableside.locales import LANGUAGES, words
from tableside.server.app_context import AppContext
from tableside.server.bots.queue import Claim, Urgency
from tableside.server.bots.requesters import Requesters
from tableside.server.bots.seats import BotSeats
from tableside.server.limits import ADDRESS_ADVICE_WAITING, ADVICE_WAITING
from tableside.server.live.subscribers import Subscriber
from tableside.server.problems import Refused
from tableside.server.settings import Settings, processors
from tableside.server.tables.table_info import SeatRow
from tests.secrets.fake_table import FakeServer, World, lay
from tests.server.clients import ME, OPEN, RANDOM_BOT, person, serving

HUMAN = {"kind": "local"}


def with_bots(*bots: int, seats: int = 3) -> World:
    world = lay(FakeServer(), "rival-restaurants", {}, seats)
    for seat in bots:
        world.table.info.seats[seat] = SeatRow("bot", level="greedy")
    return world


def come(world: World, guest: str | None, address: str) -> None:
    world.table.subscribers.add(Subscriber(guest, "", address))


def test_bots_think_for_who_sits_there_and_first_for_who_is_here() -> None:
    requesters = Requesters(1.0)
    requesters.note_address("guest1", "192.0.2.1")
    world = with_bots(2)
    assert requesters.claim_of(world.table) == Claim("guest0", "guest0", "table", Urgency.LIVE)
    come(world, "watcher", "192.0.2.9")
    come(world, "guest1", "192.0.2.1")
    assert requesters.claim_of(world.table) == Claim("192.0.2.1", "guest1", "table", Urgency.LIVE)
    world.table.info.seats[1].away = True
    assert requesters.claim_of(world.table).person == "guest0"


def test_bots_alone_think_for_who_watches() -> None:
    requesters = Requesters(1.0)
    requesters.note_address("host", "192.0.2.7")
    world = with_bots(0, 1, 2)
    come(world, None, "192.0.2.8")
    assert requesters.claim_of(world.table) == Claim("192.0.2.8", "192.0.2.8", "table", Urgency.SHOW)
    come(world, "watcher", "192.0.2.9")
    assert requesters.claim_of(world.table).person == "watcher"
    come(world, "guest0", "192.0.2.1")  # who opened the table
    assert requesters.claim_of(world.table).person == "guest0"


def test_who_came_last_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableside.server.bots.requesters._MOST_KNOWN", 2)
    requesters = Requesters(1.0)
    for guest in ("guest0", "b", "guest0", "c"):
        requesters.note_address(guest, f"address of {guest}")
    requesters.note_address(None, "nobody")
    assert requesters.claim_of(with_bots(2).table).address == "address of guest0"
    assert "b" not in requesters._addresses


def test_advice_that_one_person_and_one_address_may_wait_for() -> None:
    requesters = Requesters(1.0)
    with ExitStack() as stack:
        for number in range(ADDRESS_ADVICE_WAITING):
            stack.enter_context(requesters.waiting_for_advice(f"guest {number // ADVICE_WAITING}", "192.0.2.1"))
        with pytest.raises(Refused) as mine:
            stack.enter_context(requesters.waiting_for_advice("guest 0", "192.0.2.1"))
        assert (mine.value.kind, mine.value.id) == ("limit", "err-advice-waiting")
        with pytest.raises(Refused) as ours:
            stack.enter_context(requesters.waiting_for_advice("somebody new", "192.0.2.1"))
        assert (ours.value.kind, ours.value.id) == ("limit", "err-advice-busy")
        stack.enter_context(requesters.waiting_for_advice("somebody new", "192.0.2.2"))
    assert not requesters._advised
    assert not requesters._addresses_advised


def test_without_limits_there_is_none() -> None:
    requesters = Requesters(0.0)
    with ExitStack() as stack:
        for _ in range(1000):
            stack.enter_context(requesters.waiting_for_advice("guest", "192.0.2.1"))


async def test_hints_beyond_the_limit_are_refused_and_later_ones_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the socket."""
    go = asyncio.Event()

    async def later(self: BotSeats, call: Callable[[], Any], spare: bool) -> Any:
        await go.wait()
        return call()

    monkeypatch.setattr(BotSeats, "_run", later)
    world = lay(FakeServer(), "burger-joint", {}, 2)
    world.table.info.hints = True
    await world.seat_all([0])
    await asyncio.sleep(0.1)  # presence is updated a little later
    world.heard(0)
    for number in range(ADVICE_WAITING + 3):
        await world.say(0, msgspec.json.encode({"type": "hint", "id": f"h{number}", "seat": 0}))
    await asyncio.sleep(0.01)
    told = [msgspec.json.decode(line) for line in world.heard(0).splitlines()]
    assert [(frame["id"], frame["problem"]["id"]) for frame in told] == [
        (f"h{number}", "err-advice-waiting") for number in range(ADVICE_WAITING, ADVICE_WAITING + 3)
    ]
    go.set()
    for _ in range(200):
        await asyncio.sleep(0.01)
        if not world.server.registry.bot_seats.requesters._advised:
            break
    told = [msgspec.json.decode(line) for line in world.heard(0).splitlines()]
    assert sorted(frame["type"] for frame in told) == ["hinted"] * ADVICE_WAITING
    await world.say(0, msgspec.json.encode({"type": "hint", "id": "again", "seat": 0}))
    await asyncio.sleep(0.05)
    assert msgspec.json.decode(world.heard(0))["type"] == "hinted"
    world.leave()


async def test_a_hint_for_a_position_that_is_gone_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    go, begun = asyncio.Event(), []

    async def later(self: BotSeats, call: Callable[[], Any], spare: bool) -> Any:
        begun.append(call)
        await go.wait()
        return call()

    monkeypatch.setattr(BotSeats, "_run", later)
    world = lay(FakeServer(), "burger-joint", {}, 2)
    await world.seat_all([0])
    for number in range(6):
        await world.say(0, msgspec.json.encode({"type": "hint", "id": f"h{number}", "seat": 0}))
    await asyncio.sleep(0.01)
    at_once = len(begun)
    assert at_once < 6
    world.visits[0].leave()
    go.set()
    await asyncio.sleep(0.1)
    assert len(begun) == at_once
    world.leave()


async def test_one_guest_may_have_so_many_tables_with_bots(tmp_path: Path) -> None:
    """Refused with a clear message. Tables of people do not count, and other guests are not affected. A finished game
    makes room."""
    with serving(tmp_path / "data", limits="0.1") as server:
        async with person(server, "Anna") as anna, person(server, "Ben") as ben:
            tables = [await anna.open(ME, RANDOM_BOT) for _ in range(2)]
            body = {"game": "burger-joint", "seats": [ME, RANDOM_BOT]}
            refused = (await anna.post("/api/tables", body, 429))["problem"]
            assert (refused["id"], refused["args"]) == ("err-bot-tables", {"n": 2})
            people = await anna.open(ME, {"kind": "open"})
            started = await anna.post(f"/api/tables/{people['id']}/start", {"level": "random"}, 429)
            assert started["problem"]["id"] == "err-bot-tables"
            await anna.open(ME, HUMAN)
            await ben.open(ME, RANDOM_BOT)
            async with anna.at(tables[0]["id"]) as sitting:
                await sitting.play(":resign", seat=0)
            await anna.open(ME, RANDOM_BOT)


def test_one_address_may_have_so_many_tables_with_bots(tmp_path: Path) -> None:
    context = AppContext(Settings(tmp_path, limits=0.02))  # four of one address
    for number in range(4):
        world = with_bots(2)
        world.table.info.host, world.table.opened_from = f"guest {number}", "192.0.2.1"
        context.registry.tables[f"table{number}"] = world.table
    with pytest.raises(Refused) as refused, context.reserve_bot_table("somebody new", "192.0.2.1"):
        pass
    assert (refused.value.kind, refused.value.id) == ("limit", "err-address-bot-tables")
    with context.reserve_bot_table("somebody new", "192.0.2.2"):
        pass
    next(iter(context.registry.tables.values())).info.status = "finished"
    with context.reserve_bot_table("somebody new", "192.0.2.1"):
        pass


async def test_tables_that_are_opened_at_the_same_time_count(tmp_path: Path) -> None:
    """Nobody gets more by asking faster than tables are created. Options with their own data even wait for a worker."""
    with serving(tmp_path / "data", limits="0.25") as server:
        async with person(server, "Anna") as anna:
            data = {"position": "x" * 50}  # refused by a worker, so it neither makes nor takes room
            wishes = [{"game": "burger-joint", "seats": [ME, RANDOM_BOT], "options": data}] * 3
            wishes += [{"game": "burger-joint", "seats": [ME, RANDOM_BOT]}] * 12
            answers = await asyncio.gather(*(anna.http.post("/api/tables", json=wish) for wish in wishes))
            laid = [answer for answer in answers if answer.status_code == 201]
            assert len(laid) <= 5
            for _ in range(5 - len(laid)):
                await anna.open(ME, RANDOM_BOT)
            body = {"game": "burger-joint", "seats": [ME, RANDOM_BOT]}
            assert (await anna.post("/api/tables", body, 429))["problem"]["id"] == "err-bot-tables"


async def test_a_rematch_needs_room_for_its_bots(tmp_path: Path) -> None:
    """A finished game makes room. Without room there is no rematch. The host's limit counts, no matter who asks."""
    with serving(tmp_path / "data", limits="0.1") as server:
        async with person(server, "Anna") as anna, person(server, "Ben") as ben:
            seats = [ME, OPEN, RANDOM_BOT]
            table = await anna.open(*seats, game="rival-restaurants")
            await ben.post(
                f"/api/tables/{table['id']}/join",
                {"invite": (await anna.get(f"/api/tables/{table['id']}/invite"))["token"]},
            )
            async with anna.at(table["id"]) as hers, ben.at(table["id"]) as his:
                await hers.play(":resign", seat=0)
                await his.reach(hers.seq)
                await his.play(":resign", seat=1)
                await hers.reach(his.seq)
                filled = [(await anna.open(ME, RANDOM_BOT))["id"] for _ in range(2)]
                mine = await hers.ask("vote", "ack", motion="rematch")
                assert mine["problem"]["id"] == "err-bot-tables"
                theirs = await his.ask("vote", "ack", motion="rematch")
                assert (theirs["problem"]["id"], theirs["problem"]["args"]) == ("err-host-bot-tables", {"n": 2})
                async with anna.at(filled[0]) as other:
                    await other.play(":resign", seat=0)
                for sitting in (hers, his):
                    assert (await sitting.ask("vote", "ack", motion="rematch"))["type"] == "ack"
            assert (await anna.get(f"/api/tables/{table['id']}"))["rematch"]
            await anna.post("/api/tables", {"game": "burger-joint", "seats": [ME, RANDOM_BOT]}, 429)


def test_refusals_are_said_in_every_language() -> None:
    said = set()
    for language in LANGUAGES:
        for id in (
            "err-bot-tables",
            "err-host-bot-tables",
            "err-address-bot-tables",
            "err-advice-waiting",
            "err-advice-busy",
        ):
            text = words(language).say(id, {"n": 20} if "tables" in id else {})
            assert ("20" in text) == ("tables" in id)
            said.add(text)
    assert len(said) == 5 * len(LANGUAGES)


def test_there_are_as_many_workers_as_processors() -> None:
    assert Settings(Path("nowhere")).bot_workers == processors() >= 1
