"""Several nodes on one database: a shared companion is the same on every node."""

import asyncio

import pytest

from tests.server.clients import Server, Sitting, person
from tests.server.test_companions import NEXT, at, shared

pytestmark = [pytest.mark.needs("postgresql"), pytest.mark.needs("redis")]


async def test_two_nodes_show_the_same_companion(trio: list[Server]) -> None:
    """No matter who presses where, everybody sees every action once, in one order. Rights count everywhere."""
    one, two, three = trio
    async with person(one, "Ada") as ada, person(two, "Bo") as bo, person(three) as screen:
        room = await shared(ada, {"kind": "begin-rivals"})
        async with at(ada, room) as owner, at(bo, room) as other, at(screen, room) as big:
            rights = await owner.wait("rights", lambda frame: bool(frame["phones"]))
            await owner.ask("allow", "ack", phone=rights["phones"][0]["phone"], allowed=True)
            await other.wait("rights", lambda frame: frame["may_act"])

            async def press(phone: Sitting, name: str) -> None:
                for number in range(15):
                    done = await phone.ask("act", "ack", action={"kind": "count", "by": number, "from": name})
                    assert done["type"] == "ack", done

            await asyncio.gather(press(owner, "ada"), press(other, "bo"))
            seen = [await big.wait("entry") for _ in range(30)]
            assert [entry["seq"] for entry in seen] == list(range(2, 32))
        async with at(ada, room) as again:
            assert [entry["action"] for entry in again.welcome["entries"][1:]] == [entry["action"] for entry in seen]


async def test_a_companion_goes_on_at_another_node(trio: list[Server]) -> None:
    one, two, _ = trio
    async with person(one, "Ada") as ada:
        room = await shared(ada, NEXT)
        async with ada.on(two) as elsewhere, at(elsewhere, room) as owner:
            assert owner.welcome["rights"]["owner"]
            assert (await owner.ask("act", "ack", action=NEXT))["seq"] == 2
        async with at(ada, room) as owner:
            assert len(owner.welcome["entries"]) == 2
