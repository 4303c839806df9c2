"""Accounts and invitations on several nodes: a change on one node applies to all, even at tables in memory."""

import pytest

from tests.server.clients import ME, OPEN, Server, person
from tests.server.test_accounts import LOCAL, PASSWORD, ended, is_nobody, mine, new_name, sign_in, sign_up

pytestmark = [pytest.mark.needs("postgresql"), pytest.mark.needs("redis")]


async def test_an_account_is_one_on_every_node(trio: list[Server]) -> None:
    """Sign up on one node and sign in on another. Signing out everywhere closes the socket on a third."""
    first, second, third = trio
    async with person(first, "Anna") as anna, person(second) as phone:
        table = await anna.open(ME, LOCAL)
        name = await sign_up(anna)
        await sign_in(phone, name)
        assert await mine(phone) == {table["id"]}
        async with phone.on(third) as there, there.at(table["id"]) as sitting:
            assert (await sitting.play())["type"] == "moved"
            assert (await anna.http.delete("/api/account/sessions")).status_code == 204
            await is_nobody(there)
            await ended(sitting, seconds=15)
        await sign_in(phone, name)
        async with phone.on(third) as there, there.at(table["id"]) as sitting:
            await sitting.ask("say", "ack", text="goodbye")
            await phone.post("/api/account/delete", {"current": PASSWORD}, 204)
            await ended(sitting, seconds=15, reason="deleted")
        async with person(first) as nobody:
            problem = await nobody.post("/api/account/sign-in", {"name": name, "password": PASSWORD}, 403)
            assert problem["problem"]["id"] == "err-sign-in"


async def test_a_guest_is_taken_in_while_other_nodes_have_the_table(trio: list[Server]) -> None:
    """Ben plays on one node, and the guest's table is in memory on two. Signing in on the third takes over the seat."""
    first, second, third = trio
    async with person(first, "Anna") as anna, person(second, "Phone") as phone, person(first, "Ben") as ben:
        name = await sign_up(anna)
        table = await phone.open(ME, OPEN)
        invite = (await phone.get(f"/api/tables/{table['id']}/invite"))["token"]
        await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite})
        async with ben.at(table["id"]) as bens, phone.on(second) as tab, tab.at(table["id"]) as old_tab:
            async with phone.on(third) as there:
                await sign_in(there, name, bring=True)
                async with there.on(first) as here, here.at(table["id"]) as sitting:
                    assert sitting.welcome["seats"] == [0], "where Ben's socket is, too"
                    while sitting.position["asked"] == [0]:
                        await sitting.play()
                    await bens.reach(sitting.seq)
                    assert (await bens.play())["type"] == "moved"
                async with there.on(second) as here, here.at(table["id"]) as sitting:
                    assert sitting.welcome["seats"] == [0]
            assert (await old_tab.wait("bye", seconds=15))["reason"] == "again"
            await tab.get("/api/tables/mine", 401)
            assert all(frame["type"] not in ("bye", "error") for frame in bens.seen)


async def test_the_tab_of_a_guest_who_was_left_is_closed_on_another_node(trio: list[Server]) -> None:
    first, second, _ = trio
    async with person(first, "Anna") as anna, person(first, "Ben") as ben:
        name = await sign_up(anna)
        table = await ben.open(ME, LOCAL)
        async with ben.on(second) as there, there.at(table["id"]) as old_tab:
            await sign_in(ben, name)
            await ended(old_tab, seconds=15, reason="left")


async def test_a_sign_in_name_is_one_accounts_on_all_nodes(trio: list[Server]) -> None:
    first, second, _ = trio
    name = new_name()
    async with person(first, "Anna") as anna, person(second, "Ben") as ben:
        await sign_up(anna, name)
        problem = (await ben.post("/api/account", {"name": name.upper(), "password": PASSWORD}, 409))["problem"]
        assert problem["id"] == "err-login-taken"


async def test_a_void_invitation_is_refused_by_every_node(trio: list[Server]) -> None:
    """Over HTTP and by socket, even if the table is in memory and somebody watches with the old link."""
    first, second, third = trio
    async with person(first, "Anna") as anna, person(second, "Ben") as ben, person(second) as watcher:
        table = await anna.open(ME, OPEN)
        path = f"/api/tables/{table['id']}"
        old = (await anna.get(f"{path}/invite"))["token"]
        async with watcher.at(table["id"], invite=old) as watching, anna.on(third) as elsewhere:
            new = (await elsewhere.post(f"{path}/invite"))["token"]
            assert len(new) >= 22, "128 bits and more"
            bye = await watching.wait("bye", seconds=15)
            assert (bye["reason"], bye["final"]) == ("revoked", True)
        for server in trio:
            async with ben.on(server) as here, watcher.on(server) as nobody:
                for someone in (here, nobody):
                    for part in ("", "/replay", "/positions", "/record", "/verify"):
                        await someone.get(path + part, 404, invite=old)
                    async with someone.connected(table["id"]) as sitting:
                        await sitting.send(type="hello", version=1, invite=old)
                        assert (await sitting.wait("error"))["problem"]["id"] == "err-no-table"
                await here.post(f"{path}/join", {"invite": old}, 404)
                await nobody.get(path, invite=new)
        async with ben.on(third) as here:
            await here.post(f"{path}/join", {"invite": new})
