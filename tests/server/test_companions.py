"""Companions that several phones share: who may press, what is stored, and what everybody sees."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tableside.server.companions.rooms import LIFETIME, MAX_ACTION, MAX_OF_OWNER
from tests.server.clients import JSON, Person, Server, Sitting, person, serving

NEXT: JSON = {"kind": "next"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("companions") / "data") as running:
        yield running


def now() -> int:
    return int(time.time() * 1000)


async def shared(owner: Person, *actions: JSON) -> str:
    body = {"now": now(), "entries": [{"at": now(), "action": action} for action in actions]}
    return str((await owner.post("/api/companions", body, 201))["id"])


@contextlib.asynccontextmanager
async def at(someone: Person, room: str, last: int = 0) -> AsyncIterator[Sitting]:
    url = f"{someone.server.url.replace('http', 'ws', 1)}/api/companions/{room}/socket"
    cookies = {"Cookie": someone.cookie} if someone.cookie else {}
    async with connect(url, additional_headers=cookies, max_size=None) as socket:
        phone = Sitting(socket)
        await phone.send(type="hello", version=1, last=last)
        phone.welcome = await phone.wait("welcome")
        yield phone


def kinds(entries: list[JSON]) -> list[str]:
    return [entry["action"]["kind"] for entry in entries]


async def test_everybody_sees_what_the_owner_presses(server: Server) -> None:
    async with person(server, "Ada") as ada, person(server, "Bo") as bo, person(server) as screen:
        room = await shared(ada, {"kind": "begin-rivals"})
        async with at(ada, room) as owner, at(bo, room) as other, at(screen, room) as big:
            assert kinds(other.welcome["entries"]) == ["begin-rivals"]
            assert owner.welcome["rights"]["owner"]
            assert owner.welcome["rights"]["may_act"]
            for watching in (other, big):
                assert not watching.welcome["rights"]["may_act"]
                assert watching.welcome["rights"]["phones"] == [], "who looks is the owner's to know"
            before = now()
            done = await owner.ask("act", "ack", action=NEXT)
            assert done["seq"] == 2
            for phone in (other, big):
                entry = await phone.wait("entry")
                assert (entry["seq"], entry["action"], entry["id"]) == (2, NEXT, None)
                assert before - 1000 <= entry["at"] <= now() + 1000, "the server's clock counts"


async def test_only_whom_the_owner_allows_may_press(server: Server) -> None:
    async with person(server, "Ada") as ada, person(server, "Bo") as bo, person(server) as nobody:
        room = await shared(ada)
        async with at(ada, room) as owner, at(bo, room) as other, at(nobody, room) as unnamed:
            refused = await other.ask("act", "ack", action=NEXT)
            assert (refused["type"], refused["problem"]["id"]) == ("error", "err-companion-watch")
            assert (await unnamed.ask("act", "ack", action=NEXT))["problem"]["kind"] == "forbidden"
            rights = await owner.wait("rights", lambda frame: any(phone["here"] for phone in frame["phones"]))
            [phone] = rights["phones"]
            assert (phone["name"], phone["allowed"], phone["here"]) == ("Bo", False, True)
            cheat = await other.ask("allow", "ack", phone=phone["phone"], allowed=True)
            assert cheat["problem"]["id"] == "err-companion-owner"
            assert (await owner.ask("allow", "ack", phone=phone["phone"], allowed=True))["type"] == "ack"
            await other.wait("rights", lambda frame: frame["may_act"])
            assert (await other.ask("act", "ack", action=NEXT))["seq"] == 1
            await owner.ask("allow", "ack", phone=phone["phone"], allowed=False)
            assert (await other.ask("act", "ack", action=NEXT))["type"] == "error"
            assert (await owner.ask("allow", "ack", phone="nobody", allowed=True))["problem"]["kind"] == "missing"


async def test_an_action_sent_again_counts_once(server: Server) -> None:
    async with person(server, "Ada") as ada:
        room = await shared(ada)
        async with at(ada, room) as owner:
            first = await owner.ask("act", "ack", id="same", action=NEXT)
        async with at(ada, room) as owner:
            assert owner.welcome["entries"][0]["id"] == "same", "the phone recognises its own"
            assert await owner.ask("act", "ack", id="same", action=NEXT) == first
            assert (await owner.ask("act", "ack", action=NEXT))["seq"] == first["seq"] + 1


async def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    async with person(server, "Ada") as ada, person(server) as screen:
        room = await shared(ada, {"kind": "begin-rivals"}, NEXT)
        async with at(ada, room) as owner:
            for _ in range(3):
                await owner.ask("act", "ack", action=NEXT)
        async with at(screen, room, last=3) as big:
            assert [entry["seq"] for entry in big.welcome["entries"]] == [4, 5]
        async with at(screen, room, last=99) as big:
            assert len(big.welcome["entries"]) == 5, "it may be another companion, so everything is sent again"


async def test_it_survives_a_power_cut(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    async with person(server, "Ada") as ada, person(server, "Bo") as bo:
        room = await shared(ada, {"kind": "begin-burgers"})
        async with at(ada, room) as owner, at(bo, room):
            rights = await owner.wait("rights", lambda frame: bool(frame["phones"]))
            await owner.ask("allow", "ack", phone=rights["phones"][0]["phone"], allowed=True)
            await owner.ask("act", "ack", action=NEXT)
            port = server.port
            server.kill()
        server.start(port)
        try:
            async with at(bo, room) as other:
                assert kinds(other.welcome["entries"]) == ["begin-burgers", "next"]
                assert other.welcome["rights"]["may_act"], "rights are kept too"
        finally:
            server.stop()


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ({"type": "act", "id": "a", "action": {}}, "err-companion-kind"),
        ({"type": "act", "id": "a", "action": {"kind": 3}}, "err-companion-kind"),
        ({"type": "act", "id": "a", "action": {"kind": "x" * 41}}, "err-companion-kind"),
        ({"type": "act", "id": "a", "action": {"kind": "next", "more": "x" * MAX_ACTION}}, "err-too-big"),
        ({"type": "act", "id": "a", "action": "next"}, "err-field"),
        ({"type": "act", "id": "a", "action": NEXT, "seat": 1}, "err-field-unknown"),
        ({"type": "nonsense"}, ""),
    ],
)
async def test_bad_messages_get_a_reason_and_change_nothing(server: Server, message: JSON, id: str) -> None:
    async with person(server, "Ada") as ada:
        room = await shared(ada)
        async with at(ada, room) as owner:
            await owner.send(**message)
            problem = (await owner.wait("error"))["problem"]
            assert problem["id"].startswith(id)
            assert problem["text"]
            assert (await owner.ask("act", "ack", action=NEXT))["seq"] == 1


async def test_what_cannot_be_shared_is_refused(server: Server) -> None:
    async with person(server) as nobody, person(server, "Ada") as ada:
        await nobody.post("/api/companions", {"now": now(), "entries": []}, 401)
        bad: list[Any] = [{"at": 0, "action": {}}, {"at": -1, "action": NEXT}, {"at": 0, "action": NEXT, "x": 1}]
        for entry in bad:
            await ada.post("/api/companions", {"now": now(), "entries": [entry]}, 400)
        await ada.get("/api/companions/nothing", 404)
        await ada.get("/api/companions/..%2f", 404)


async def test_a_link_and_its_code(server: Server) -> None:
    async with person(server, "Ada") as ada:
        room = await shared(ada)
        found = await ada.get(f"/api/companions/{room}")
        assert found["link"].endswith(f"/companion/{room}")
        assert "<svg" in await ada.get(found["qr"])
        page = await ada.http.get(f"/companion/{room}")
        assert page.status_code == 200


async def test_the_owner_stops_sharing(server: Server) -> None:
    async with person(server, "Ada") as ada, person(server, "Bo") as bo:
        room = await shared(ada, NEXT)
        async with at(bo, room) as other:
            assert (await bo.http.delete(f"/api/companions/{room}")).status_code == 403
            assert (await ada.http.delete(f"/api/companions/{room}")).status_code == 204
            with contextlib.suppress(ConnectionClosed):
                assert (await other.wait("bye"))["final"]
        await ada.get(f"/api/companions/{room}", 404)


async def test_one_person_shares_only_so_many(server: Server) -> None:
    async with person(server, "Greedy") as ada:
        for _ in range(MAX_OF_OWNER):
            await shared(ada)
        refused = await ada.post("/api/companions", {"now": now(), "entries": []}, 429)
        assert refused["problem"]["id"] == "err-companions-many"


async def test_a_phone_with_a_wrong_clock_keeps_its_timer(server: Server) -> None:
    async with person(server, "Ada") as ada:
        wrong = now() - 3_600_000
        body = {"now": wrong, "entries": [{"at": wrong - 5000, "action": NEXT}]}
        room = (await ada.post("/api/companions", body, 201))["id"]
        async with at(ada, room) as owner:
            [entry] = owner.welcome["entries"]
            assert abs(owner.welcome["now"] - entry["at"] - 5000) < 2000


async def test_too_fast_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits="0.2") as server:
        async with person(server, "Ada") as ada:
            room = await shared(ada)
            async with at(ada, room) as owner:
                for number in range(60):
                    await owner.send(type="act", id=f"n{number}", action=NEXT)
                refused = await owner.wait("error")
                assert refused["problem"]["id"] == "err-too-fast"


async def test_old_ones_are_deleted(tmp_path: Path) -> None:
    from tableside.server.api_schema import SessionChange
    from tableside.server.app_context import AppContext
    from tableside.server.companions import rooms
    from tableside.server.problems import Refused
    from tableside.server.settings import Settings

    context = AppContext(Settings(tmp_path / "data", limits=0))
    await context.open()
    try:
        ada = await context.guests.create(SessionChange(name="Ada"), "en")
        room = await context.companions.create(ada, [(0, NEXT)])
        await context.companions.expire()
        assert (await context.companions.find(room.id)).seq == 1
        context.companions._rooms.clear()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rooms, "now_ms", lambda: now() + LIFETIME + 1000)
            await context.companions.expire()
        with pytest.raises(Refused):
            await context.companions.find(room.id)
    finally:
        await context.close()


async def test_many_press_at_once_and_all_see_the_same_order(server: Server) -> None:
    async with person(server, "Ada") as ada, person(server) as screen:
        room = await shared(ada)
        async with at(ada, room) as one, at(ada, room) as two, at(screen, room) as big:

            async def press(phone: Sitting, name: str) -> None:
                for number in range(20):
                    await phone.ask("act", "ack", action={"kind": "count", "by": number, "from": name})

            await asyncio.gather(press(one, "one"), press(two, "two"))
            seen = [await big.wait("entry") for _ in range(40)]
            assert [entry["seq"] for entry in seen] == list(range(1, 41))
        async with at(screen, room) as again:
            assert [entry["action"] for entry in again.welcome["entries"]] == [entry["action"] for entry in seen]
