"""The home of a table: its sockets come together on one node, whichever node they were opened to."""

import asyncio
import contextlib
import re
import time
from collections import Counter

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tableside.server.cluster.homes import TABLE_PATH, Homes
from tableside.server.cluster.relay import RELAYED, Relays, relayed_from
from tests.cluster.conftest import Nodes, figure
from tests.server.clients import ME, OPEN, ROOT, Person, Server, Sitting, person

IDS = [f"table{number:05d}" for number in range(2000)]


def homes_among(*addresses: str) -> dict[str, str]:
    homes = Homes(addresses[0])
    homes.update(addresses)
    return {id: homes.home_of(id) for id in IDS}


def test_every_node_finds_the_same_home() -> None:
    assert homes_among("a:1", "b:1", "c:1") == homes_among("c:1", "a:1", "b:1")


def test_a_node_that_joins_takes_only_its_share() -> None:
    before, after = homes_among("a:1", "b:1", "c:1"), homes_among("a:1", "b:1", "c:1", "d:1")
    moved = [id for id in IDS if before[id] != after[id]]
    assert {after[id] for id in moved} == {"d:1"}
    assert 0.8 < 4 * len(moved) / len(IDS) < 1.2
    for address, count in Counter(before.values()).items():
        assert 0.85 < 3 * count / len(IDS) < 1.15, address


def test_the_share_of_a_node_that_cannot_be_reached_is_spread() -> None:
    homes = Homes("a:1")
    homes.update(["a:1", "b:1", "c:1"])
    before = {id: homes.home_of(id) for id in IDS}
    homes.cannot_reach("c:1")
    after = {id: homes.home_of(id) for id in IDS}
    assert all(after[id] == before[id] for id in IDS if before[id] != "c:1")
    assert after == homes_among("a:1", "b:1")
    homes.can_reach("c:1")
    assert before == {id: homes.home_of(id) for id in IDS}


def test_a_node_without_an_address_passes_nothing_on() -> None:
    homes = Homes("")
    homes.update(["b:1", "c:1"])
    assert not any(homes.elsewhere(id) for id in IDS)


def test_a_relay_is_believed_only_if_it_is_signed() -> None:
    def sign(what: bytes) -> bytes:
        return bytes(reversed(what[-16:]))

    path = "/api/tables/abcdefgh23/socket"
    signed = Relays(Homes(""), sign).signed("abcdefgh23", "2001:db8::7", "wss")
    assert relayed_from(path, [(RELAYED, signed)], sign) == ("2001:db8::7", "wss")
    assert relayed_from("/api/tables/abcdefgh24/socket", [(RELAYED, signed)], sign) is None, "for another table"
    assert relayed_from(path, [(RELAYED, signed[:-2] + b"ff")], sign) is None
    assert relayed_from(path, [(RELAYED, b"abcdefgh23 1 ws 10.0.0.1 00")], sign) is None
    assert relayed_from(path, [(RELAYED, b"nonsense")], sign) is None
    old = f"abcdefgh23 {int(time.time()) - 600} ws 10.0.0.1".encode()
    assert relayed_from(path, [(RELAYED, old + b" " + sign(b"relay " + old).hex().encode())], sign) is None


async def test_a_client_is_not_left_waiting_if_the_home_hangs_up() -> None:
    home = await asyncio.start_server(lambda reader, writer: writer.transport.abort(), "127.0.0.1", 0)
    address = f"127.0.0.1:{home.sockets[0].getsockname()[1]}"
    relays = Relays(Homes(""), lambda what: what)
    passed_on = list[bool]()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        transport = writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        passed_on.append(await relays.open(transport, b"GET / HTTP/1.1\r\n\r\n", address))

    entrance = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    async with home, entrance:
        reader, writer = await asyncio.open_connection(*entrance.sockets[0].getsockname())
        async with asyncio.timeout(20):
            assert await reader.read() == b""
        assert passed_on == [True]
        assert len(relays) == 0
        writer.close()


@pytest.mark.needs("postgresql")
@pytest.mark.needs("redis")
async def test_the_table_is_in_every_path_that_concerns_it(trio: list[Server]) -> None:
    async with httpx.AsyncClient() as http:
        paths = list((await http.get(f"{trio[0].url}/schema/openapi.json")).json()["paths"])
    about_one = [path for path in paths if "{table_id}" in path or "{room_id}" in path]
    assert len(about_one) > 15
    for path in [*about_one, "/table/{id}", "/replay/{id}", "/companion/{id}", "/companion/{id}/screen"]:
        assert TABLE_PATH.fullmatch(re.sub(r"\{\w+\}", "abcdefgh23", path)), path
    for path in ("/api/tables", "/api/tables/mine", "/api/tables/first", "/companion/screen", "/rules/burger-joint"):
        assert not TABLE_PATH.fullmatch(path), path


def test_load_balancers_know_the_same_paths() -> None:
    pattern = TABLE_PATH.pattern.removesuffix("(?:/.*)?")
    deploy = ROOT / "deploy"
    assert f"^{pattern}(?:/|$)" in (deploy / "Caddyfile-cluster").read_text()
    assert f"^{pattern}(?:/|$)".replace("([0-9", "(?<id>[0-9") in (deploy / "nginx-cluster.conf").read_text()
    haproxy = (deploy / "haproxy-cluster.cfg").read_text()
    words = set(re.findall(r"[a-z]+", pattern.partition("([")[0]))
    assert words == {"api", "tables", "companions", "table", "replay", "companion"}
    assert "^/api/(tables|companions)/[0-9a-z]{8,16}(/|$)" in haproxy
    assert "^/(table|replay|companion)/[0-9a-z]{8,16}(/|$)" in haproxy


async def eventually(servers: list[Server], name: str, wanted: list[float], seconds: float = 10) -> None:
    """Wait until the nodes together show these figures, whichever node shows which."""
    until = time.monotonic() + seconds
    while (found := sorted([await figure(server, name) for server in servers])) != sorted(wanted):
        assert time.monotonic() < until, f"{name}: {found}"
        await asyncio.sleep(0.05)


async def reconnect(stack: contextlib.AsyncExitStack, someone: Person, table: str, last: int) -> Sitting:
    """As a client does: try until it works."""
    for _ in range(100):
        try:
            return await stack.enter_async_context(someone.at(table, last=last))
        except (OSError, WebSocketException):
            await asyncio.sleep(0.05)
    raise AssertionError("could not connect again")


async def play(sittings: list[Sitting], count: int) -> None:
    for _ in range(count):
        done = await sittings[sittings[0].position["asked"][0]].play()
        assert done["type"] == "moved", done
        for sitting in sittings:
            await sitting.reach(done["seq"])


@pytest.mark.needs("postgresql")
@pytest.mark.needs("redis")
async def test_sockets_come_together_and_find_a_new_home_when_it_dies(nodes: Nodes) -> None:
    """Two players at two nodes play on one. It dies, and within five seconds they play on another. Nothing is lost."""
    servers = nodes(3, relay=True)
    for server in servers:  # all know each other
        await eventually([server], "tableside_nodes", [3])
    async with contextlib.AsyncExitStack() as stack:
        anna = await stack.enter_async_context(person(servers[0], "Anna"))
        ben = await stack.enter_async_context(person(servers[1], "Ben"))
        addresses = [f"127.0.0.1:{server.port}" for server in servers]
        homes = Homes(addresses[0])
        homes.update(addresses)
        while True:  # until a table's home is the third node, where neither of them is
            table = (await anna.open(ME, OPEN, public=True))["id"]
            if homes.home_of(table) == addresses[2]:
                break
        await ben.post(f"/api/tables/{table}/join", {})
        a = await stack.enter_async_context(anna.at(table))
        b = await stack.enter_async_context(ben.at(table))
        await play([a, b], 12)
        assert [await figure(server, "tableside_connections") for server in servers] == [0, 0, 2]
        assert [await figure(server, "tableside_sockets_relayed") for server in servers] == [1, 1, 0]
        await eventually(servers[2:], "tableside_tables_open", [1])
        seen = a.seq
        servers[2].kill()
        began = time.monotonic()
        a2 = await reconnect(stack, anna, table, seen)
        b2 = await reconnect(stack, ben, table, seen)
        await play([a2, b2], 6)
        assert time.monotonic() - began < 5, "the new home is there"
        await eventually(servers[:2], "tableside_connections", [0, 2])
        await a2.play(":resign", seat=0)
        report = await anna.get(f"/api/tables/{table}/verify")
        assert report["ok"], report
        assert report["moves"] == 19, "every move once"


@pytest.mark.needs("postgresql")
@pytest.mark.needs("redis")
async def test_people_follow_their_table_to_a_node_that_joins(nodes: Nodes) -> None:
    servers = list(nodes(2, relay=True))
    for server in servers:
        await eventually([server], "tableside_nodes", [2])
    async with contextlib.AsyncExitStack() as stack:
        anna = await stack.enter_async_context(person(servers[0], "Anna"))
        tables = [(await anna.open(ME, {"kind": "local", "name": "Two"}))["id"] for _ in range(16)]
        sittings = {id: await stack.enter_async_context(anna.at(id)) for id in tables}
        old = [f"127.0.0.1:{server.port}" for server in servers]
        third = nodes(1, relay=True)[-1]
        homes = Homes(old[0])
        homes.update([*old, f"127.0.0.1:{third.port}"])
        moving = {id for id in tables if homes.home_of(id) not in old}
        for id in moving:
            bye = await sittings[id].wait("bye")
            assert (bye["reason"], bye["final"]) == ("again", False)
            sittings[id] = await reconnect(stack, anna, id, sittings[id].seq)
        assert await figure(third, "tableside_connections") == len(moving)
        for id, sitting in sittings.items():  # everybody else was left in peace, and all can play
            done = await sitting.play(seat=sitting.position["asked"][0])
            assert done["type"] == "moved", (id, done)
