"""Several nodes on one PostgreSQL and one Redis: a table is the same on every node."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.cluster.conftest import Nodes
from tests.server.clients import JSON, ME, OPEN, RANDOM_BOT, Person, Server, Sitting, person
from tools.services import Postgres, RedisServer

pytestmark = [pytest.mark.needs("postgresql"), pytest.mark.needs("redis")]


@contextlib.asynccontextmanager
async def duel(first: Server, second: Server, **more: object) -> AsyncIterator[tuple[Person, Person, str]]:
    """Anna at one node, Ben at another, and their table."""
    async with person(first, "Anna") as anna, person(second, "Ben") as ben:
        table = await anna.open(ME, OPEN, **more)
        invite = await anna.get(f"/api/tables/{table['id']}/invite")
        await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite["token"]})
        yield anna, ben, table["id"]


async def rounds(sittings: list[Sitting], count: int) -> None:
    for _ in range(count):
        asked = sittings[0].position["asked"][0]
        done = await sittings[asked].play()
        assert done["type"] == "moved", done
        for sitting in sittings:
            await sitting.reach(done["seq"])


async def verified(someone: Person, table: str) -> JSON:
    """End the game and check its record against the rules, from the seed."""
    async with someone.at(table) as sitting:
        if sitting.table["status"] == "playing":
            await sitting.play(":resign", seat=sitting.welcome["seats"][0])
    report: JSON = await someone.get(f"/api/tables/{table}/verify")
    assert report["ok"], report
    assert report["sealed"], report
    return report


async def test_two_players_at_two_nodes_play_one_game(trio: list[Server]) -> None:
    one, two, _ = trio
    async with duel(one, two) as (anna, ben, table):
        async with anna.at(table) as a, ben.at(table) as b:
            await rounds([a, b], 30)
            for sitting in (a, b):
                numbers = [frame["seq"] for frame in sitting.seen if frame["type"] == "moved"]
                assert numbers == sorted(set(numbers)), "each line once, in order"
            assert a.position["view"] == b.position["view"]
        assert (await verified(anna, table))["moves"] == 31


async def test_both_act_at_the_same_moment_at_two_nodes(trio: list[Server]) -> None:
    """If all are asked at once, two nodes may want to write the same line. One goes back and follows the other."""
    one, two, _ = trio
    before = await conflicts(one, two)
    async with duel(one, two, game="rival-restaurants") as (anna, ben, table):
        async with anna.at(table) as a, ben.at(table) as b:
            for _ in range(60):
                able = [s for s in (a, b) if s.position["seat"] in s.position["asked"] and s.position["moves"]]
                done = await asyncio.gather(*(sitting.play() for sitting in able))
                for reply in done:  # one may have changed what the other wanted to do, but nothing else goes wrong
                    assert reply["type"] == "moved" or reply["problem"]["kind"] == "illegal", reply
                newest = max(reply.get("seq", 0) for reply in done)
                await asyncio.gather(a.reach(newest), b.reach(newest))
            for sitting in (a, b):
                numbers = [frame["seq"] for frame in sitting.seen if frame["type"] == "moved"]
                assert numbers == sorted(set(numbers)), "each line once, in order"
        assert await conflicts(one, two) > before, "they never wanted the same line: nothing was tried"
        await verified(anna, table)


async def conflicts(*servers: Server) -> float:
    """How many lines these nodes could not write because another node was quicker."""
    async with httpx.AsyncClient() as client:
        pages = [(await client.get(f"{server.url}/metrics")).text for server in servers]
    lines = [line for page in pages for line in page.splitlines()]
    return sum(float(line.split()[1]) for line in lines if line.startswith("tableside_write_conflicts_total"))


async def test_a_player_changes_the_node_with_every_move(trio: list[Server]) -> None:
    """As behind a load balancer that spreads connections: your own moves are there at once, and undo works across
    nodes."""
    servers = trio
    async with duel(servers[0], servers[1]) as (anna, ben, table), contextlib.AsyncExitStack() as stack:
        people = [[await stack.enter_async_context(who.on(server)) for server in servers] for who in (anna, ben)]
        last = 0
        for number in range(18):
            info = await people[0][number % 3].get(f"/api/tables/{table}")
            async with people[info["asked"][0]][number % 3].at(table, last=last or None) as sitting:
                assert sitting.welcome["seq"] >= last
                done = await sitting.play()
                assert done["number"] == number + 1
                last = done["seq"]
        assert (await verified(anna, table))["moves"] == 19


async def test_what_is_not_a_move_reaches_every_node_too(trio: list[Server]) -> None:
    one, two, three = trio
    async with duel(one, two) as (anna, ben, table), anna.on(three) as elsewhere:
        async with anna.at(table) as a, ben.at(table) as b, elsewhere.at(table) as tab:
            await a.ask("say", "ack", text="Good luck")
            assert (await b.wait("said"))["text"] == "Good luck"
            assert (await tab.wait("said"))["text"] == "Good luck"
            presence = await a.wait("presence", lambda frame: all(frame["seats"]))
            assert presence["watchers"] == 0
            refused = await a.ask("vote", "ack", motion="bot", seat=1)
            assert refused["problem"]["id"] == "err-still-here", "Ben is here, by another node"
            await a.ask("vote", "ack", motion="pause")
            await b.wait("changed", lambda frame: frame["change"] == "motion")
            await b.ask("vote", "ack", motion="pause")
            for sitting in (a, tab):
                await sitting.wait("changed", lambda frame: frame["change"] == "paused")
            assert (await tab.ask("resume", "ack"))["type"] == "ack"
            for sitting in (a, b):
                await sitting.wait("changed", lambda frame: frame["change"] == "resumed")
            await rounds([a, b], 3)
            assert tab.table["status"] == "playing"
        async with anna.at(table) as a:
            await a.wait("presence", lambda frame: frame["seats"] == [True, False])


async def test_a_void_link_is_void_everywhere(trio: list[Server]) -> None:
    one, two, _ = trio
    async with person(one, "Anna") as anna, person(two, "Carla") as carla:
        table = await anna.open(ME, {"kind": "local", "name": "Two"})
        invite = (await anna.get(f"/api/tables/{table['id']}/invite"))["token"]
        async with carla.at(table["id"], invite=invite) as watching:
            await anna.post(f"/api/tables/{table['id']}/invite")
            bye = await watching.wait("bye")
            assert (bye["reason"], bye["final"]) == ("revoked", True)
        await carla.get(f"/api/tables/{table['id']}", 404, invite=invite)


async def test_names_and_limits_are_the_same_everywhere(nodes: Nodes) -> None:
    one, two = nodes(2, limits="0.1")
    async with person(one, "Anna") as anna, anna.on(two) as there:
        assert (await there.get("/api/session"))["guest"]["name"] == "Anna"
        await there.post("/api/session", {"name": "Anita"})
        assert (await anna.get("/api/session"))["guest"]["name"] == "Anita"
    # A tenth of the limits: ten new guests at once, one more every ten seconds.
    codes = [await new_guest(one) for _ in range(12)]
    assert codes.count(429) >= 2
    await asyncio.sleep(2.5)
    assert await new_guest(two) == 429, "what was asked of one node counts at the other"


async def new_guest(server: Server) -> int:
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        return (await http.post("/api/session", json={"name": "New"})).status_code


async def test_news_that_does_not_come_is_found_in_the_database(trio: list[Server], redis: RedisServer) -> None:
    """While Redis is gone, play goes on, only a little later at the other node. Then Redis comes back."""
    one, two, _ = trio
    async with duel(one, two) as (anna, ben, table), anna.at(table) as a, ben.at(table) as b:
        await rounds([a, b], 2)
        redis.stop()
        try:
            await rounds([a, b], 4)
        finally:
            redis.start()
        await rounds([a, b], 4)
        assert a.position["view"] == b.position["view"]
        await verified(anna, table)


async def until_bot_moved(sitting: Sitting, times: int) -> None:
    """Play in seat 0 until the bot in seat 1 has moved this often."""
    for _ in range(times):
        known = len(sitting.seen)
        while not any(frame["type"] == "moved" and frame["by"] == 1 for frame in sitting.seen[known:]):
            if 0 in sitting.position["asked"]:
                await sitting.play()
            else:
                await sitting.next(20)
        while 0 not in sitting.position["asked"]:
            await sitting.next(20)


async def test_bots_and_clocks_run_on_one_node_and_go_on_when_it_dies(nodes: Nodes, postgres: Postgres) -> None:
    servers = nodes(3)
    database = servers[0].env["TABLESIDE_DATABASE_URL"].rpartition("/")[2]
    async with person(servers[0], "Anna") as anna, anna.on(servers[1]) as there:
        # The bot's seat is the other one. The node that opened the table has the lease.
        table = (await anna.open(ME, RANDOM_BOT, clock={"kind": "live", "move_seconds": 8}))["id"]
        async with there.at(table) as sitting:
            await until_bot_moved(sitting, 5)
            numbers = [frame["number"] for frame in sitting.seen if frame["type"] == "moved"]
            assert len(numbers) == len(set(numbers))
            assert postgres.sql("SELECT count(*), count(DISTINCT node) FROM keepers", database) == "1|1"
            servers[0].kill()
            began = time.monotonic()
            await until_bot_moved(sitting, 1)
            assert time.monotonic() - began < 10, "another node's bot goes on"
            # Nobody moves. The clock, which another node now runs, ends the game.
            over = await sitting.wait("moved", lambda frame: frame["by"] == -1, seconds=20)
            assert over["move"] == ":flag 0"
        report = await there.get(f"/api/tables/{table}/verify")
        assert report["ok"], report


async def test_what_players_agree_to_holds_at_every_node(trio: list[Server]) -> None:
    """A request at one node, the answer at another; the clock starts, and the third node knows all of it."""
    one, two, three = trio
    async with duel(one, two, clock={"kind": "live", "game_seconds": 600}) as (anna, ben, table):
        async with anna.at(table) as a, ben.at(table) as b:
            assert a.table["unseen"] == [0, 1]
            await a.ask("seen", "ack")
            await b.ask("seen", "ack")
            started = await a.wait("changed", lambda frame: frame["change"] == "clock")
            assert started["position"]["clocks"]["seats"][0]["running"] is True
            await rounds([a, b], 12)
            number = a.position["takebacks"][-1]
            await a.ask("vote", "ack", motion="takeback", number=number)
            await b.wait("changed", lambda frame: frame["change"] == "motion")
            await b.ask("vote", "ack", motion="takeback", number=number)
            told = await a.wait("changed", lambda frame: frame["change"] == "takeback")
            async with anna.on(three) as elsewhere, elsewhere.at(table) as c:
                assert c.position["view"] == told["position"]["view"] == b.position["view"]
                assert c.position["takebacks"] == told["position"]["takebacks"]
            await rounds([a, b], 60)
            sittings = [a, b]
            seat = 0 if a.position["takebacks"][0] < b.position["takebacks"][0] else 1
            number = sittings[seat].position["takebacks"][0]
            await sittings[seat].ask("vote", "ack", motion="takeback", number=number)
            await sittings[1 - seat].ask("vote", "ack", motion="takeback", number=number)
            for sitting in sittings:
                if sitting.table["motions"] or sitting.seen[-1].get("change") != "takeback":
                    await sitting.quiet()
            await rounds(sittings, 4)
        await verified(anna, table)


async def test_two_answers_at_two_nodes_take_one_move_back_once(trio: list[Server]) -> None:
    one, two, _ = trio
    async with duel(one, two) as (anna, ben, table), anna.on(two) as twin:
        async with anna.at(table) as a, ben.at(table) as b, twin.at(table) as c:
            await rounds([a, b], 10)
            number = a.position["takebacks"][-1]
            await a.ask("vote", "ack", motion="takeback", number=number)
            await c.quiet()
            done = await asyncio.gather(
                b.ask("vote", "ack", motion="takeback", number=number),
                c.ask("vote", "ack", motion="takeback", yes=False),
            )
            assert any(answer["type"] == "ack" for answer in done)
            await b.quiet()
            taken = [frame for frame in b.seen if frame["type"] == "moved" and frame["move"] == f":takeback {number}"]
            refused = [frame for frame in b.seen if frame["type"] == "changed" and frame["change"] == "refused"]
            assert len(taken) + len(refused) == 1
            assert b.table["motions"] == []
        await verified(anna, table)


async def test_seats_are_arranged_at_one_node_and_taken_at_another(trio: list[Server]) -> None:
    one, two, _ = trio
    async with person(one, "Anna") as anna, person(two, "Ben") as ben:
        table = await anna.open(ME, OPEN, game="rival-restaurants", public=True, autostart=False)
        path = f"/api/tables/{table['id']}"
        async with ben.at(table["id"]) as b:
            await anna.post(f"{path}/seats", RANDOM_BOT)
            heard = await b.wait("changed", lambda frame: frame["change"] == "seats")
            assert [seat["kind"] for seat in heard["table"]["seats"]] == ["guest", "open", "bot"]
            removed, joined = await asyncio.gather(
                anna.http.delete(f"{path}/seats/1", params={"was": "open"}),
                ben.http.post(f"{path}/join", json={"seat": 1}),
            )
            assert {removed.status_code, joined.status_code} in ({200, 409}, {200, 400})
            seen = await ben.get(path)
            assert [seat["name"] for seat in seen["seats"] if seat["kind"] == "guest"] in (["Anna"], ["Anna", "Ben"])
            assert seen["invited_by"] == "Anna"
        started = await anna.post(f"{path}/start", {})
        assert started["status"] == "playing"
