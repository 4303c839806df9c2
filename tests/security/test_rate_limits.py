"""Floods: there are limits for one address and for one person at a table, and others are not held up."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tableside.server.app_context import address_group
from tableside.server.limits import CONNECTS, MAX_SOCKETS, REQUESTS, SEAT_MESSAGES, SESSIONS, TABLES, UPLOADS, Limits
from tests.server.clients import JSON, ME, OPEN, Person, Server, Sitting, person, serving


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("limited") / "data", limits="1") as running:
        yield running


async def test_so_many_sockets_of_one_address_at_once(tmp_path: Path) -> None:
    scale = 0.1
    assert CONNECTS.burst > MAX_SOCKETS, "else another limit comes first"
    with serving(tmp_path / "data", limits=str(scale)) as server:
        async with person(server, "Anna") as anna, contextlib.AsyncExitStack() as stack:
            table = (await anna.open(ME, {"kind": "local"}))["id"]
            sockets = [await stack.enter_async_context(anna.connected(table)) for _ in range(int(MAX_SOCKETS * scale))]
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(anna.connected(table))
            assert refused.value.response.status_code == 403
            assert (await sockets[0].hello())["type"] == "welcome"
            await sockets[-1].socket.close()
            await asyncio.sleep(0.5)
            again = await stack.enter_async_context(anna.connected(table))
            assert (await again.hello())["type"] == "welcome"


async def refused(sitting: Sitting, frames: int, **frame: object) -> list[str]:
    for number in range(frames):
        await sitting.send(**frame, **({} if frame["type"] == "ping" else {"id": f"n{number}"}))
    return [found["problem"]["id"] for found in await sitting.quiet(1) if found["type"] == "error"]


async def test_all_tabs_of_a_person_count_together(limited: Server) -> None:
    """Chat from one seat over several connections is limited as over one. The other seat can still chat."""
    async with person(limited, "Anna") as anna, person(limited, "Ben") as ben:
        table = (await anna.open(ME, OPEN, public=True))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as one, anna.at(table) as two, ben.at(table) as other:
            assert await refused(one, 6, type="say", text="spam") == []
            assert "err-too-fast" in await refused(two, 8, type="say", text="spam")
            assert await refused(other, 3, type="say", text="hello") == []


def test_frames_of_one_seat_are_limited_over_all_its_connections() -> None:
    now = [0.0]
    limits = Limits(1.0, lambda: now[0])
    taken = sum(limits.seconds_to_wait(SEAT_MESSAGES, "table guest") == 0 for _ in range(10_000))
    assert taken == SEAT_MESSAGES.burst
    now[0] += 1
    assert (
        sum(limits.seconds_to_wait(SEAT_MESSAGES, "table guest") == 0 for _ in range(10_000))
        == SEAT_MESSAGES.per_second
    )
    assert limits.seconds_to_wait(SEAT_MESSAGES, "table another") == 0


async def test_what_costs_something_is_limited_for_an_address(tmp_path: Path) -> None:
    """New guests, uploads, tables, and in the end all requests, including guesses at links: 429 with the
    time to wait."""
    table = {"game": "burger-joint", "seats": [ME, OPEN]}
    with serving(tmp_path / "data", limits="1") as server:
        async with person(server, "Anna") as anna:
            token = {"Authorization": f"Bearer {(await anna.get('/api/session'))['token']}"}
            anna.http.cookies.clear()
            for method, path, body, headers, rate in (
                ("POST", "/api/session", {"name": "Somebody"}, {}, SESSIONS),
                ("POST", "/api/verify", {}, {}, UPLOADS),
                ("POST", "/api/tables", table, token, TABLES),
                ("GET", "/api/tables/abcdefghij?invite=guess", None, {}, REQUESTS),
            ):
                answers = []
                for _ in range(int(rate.burst) + 300):
                    answer = await anna.http.request(method, path, json=body, headers=headers)
                    anna.http.cookies.clear()
                    answers.append(answer.status_code)
                    if answer.status_code == 429:
                        break
                assert answers[-1] == 429, path
                assert answers[0] < 429, path
                assert answer.json()["problem"]["id"] == "err-too-fast"
                assert int(answer.headers["retry-after"]) >= 1


async def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    """Rematches are made over a socket, but they count as new tables."""
    scale = 0.1
    with serving(tmp_path / "data", limits=str(scale)) as server:
        async with person(server, "Anna") as anna:
            table, laid = (await anna.open(ME, {"kind": "local"}))["id"], 1
            for _ in range(int(TABLES.burst * scale) + 5):
                async with anna.at(table) as sitting:
                    await sitting.play(":resign", seat=sitting.position["asked"][0])
                    answer = await sitting.ask("vote", "ack", motion="rematch")
                    if answer["type"] == "error":
                        assert answer["problem"]["id"] == "err-too-fast"
                        break
                    table, laid = (await anna.get(f"/api/tables/{table}"))["rematch"], laid + 1
            else:
                pytest.fail(f"{laid} tables")
            assert laid >= TABLES.burst * scale
            assert laid <= TABLES.burst * scale + 4, "as long as this took, some more are allowed"


async def test_guesses_at_a_link_over_a_socket_are_limited(limited: Server) -> None:
    async with person(limited, "Anna") as anna, person(limited, "Cleo") as cleo:
        table = (await anna.open(ME, OPEN))["id"]
        async with cleo.connected(table) as sitting:
            reading = asyncio.create_task(all_frames(sitting))
            with contextlib.suppress(ConnectionClosed):
                for number in range(600):
                    await sitting.send(type="hello", version=1, invite=f"guess{number}")
            told = await reading
            problems = [frame["problem"]["id"] for frame in told if frame["type"] == "error"]
            assert problems.count("err-no-table") < 200
            assert "err-too-fast" in problems
            assert told[-1]["type"] == "bye"


async def all_frames(sitting: Sitting) -> list[JSON]:
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            await sitting.next(10)
    return sitting.seen


def test_an_address_with_many_names_is_one() -> None:
    assert address_group("192.0.2.7") == "192.0.2.7"
    assert address_group("2001:db8:1:2::1") == address_group("2001:db8:1:2:ffff::9") != address_group("2001:db8:1:3::1")
    assert address_group("fe80::1%eth0") == address_group("fe80::2")
    assert address_group("x:y") == "x:y"


async def test_a_flood_at_one_table_does_not_hold_up_another(anna: Person, ben: Person, server: Server) -> None:
    """With the limits switched off: half-read frames at full speed on one socket, moves on another."""
    flooded = (await anna.open(ME, {"kind": "local"}))["id"]
    quiet = (await ben.open(ME, {"kind": "local"}))["id"]
    async with anna.at(flooded) as flood, ben.at(quiet) as sitting:
        for _ in range(150):
            await flood.socket.send("{")
        for _ in range(10):
            assert (await sitting.play(seat=sitting.position["asked"][0]))["type"] == "moved"
        await flood.quiet(0.1)
