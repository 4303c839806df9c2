"""Accounts: a guest's games stay theirs, on every device where they sign in and nowhere else."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tableside.server.people.passwords import Passwords
from tests.server.clients import ME, OPEN, Person, Server, Sitting, person, serving

PASSWORD = "correct horse 🐴"
LOCAL = {"kind": "local", "name": "Two"}
_numbers = iter(range(1_000_000))


def new_name() -> str:
    return f"Ada Lovelace {next(_numbers)}"


async def sign_up(someone: Person, name: str = "", password: str = PASSWORD) -> str:
    name = name or new_name()
    found = await someone.post("/api/account", {"name": name, "password": password})
    assert found["guest"]["account"]
    return name


async def sign_in(someone: Person, name: str, password: str = PASSWORD, *, bring: bool = False) -> Any:
    return await someone.post("/api/account/sign-in", {"name": name, "password": password, "bring": bring})


async def mine(someone: Person, which: str = "running") -> set[str]:
    return {table["id"] for table in (await someone.get("/api/tables/mine", which=which))["tables"]}


async def ended(sitting: Sitting, seconds: float = 10, reason: str = "session") -> None:
    """The socket says why and is closed for good."""
    bye = await sitting.wait("bye", seconds=seconds)
    assert (bye["reason"], bye["final"]) == (reason, True)
    with pytest.raises(ConnectionClosed) as closed:
        await sitting.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


async def is_nobody(someone: Person) -> None:
    assert (await someone.get("/api/tables/mine", 401))["problem"]["kind"] == "session"
    session = await someone.get("/api/session")
    assert (session["guest"], session["token"], session["ended"]) == (None, "", True)


@pytest.fixture
async def phone(server: Server) -> AsyncIterator[Person]:
    """Another device that is not known yet."""
    async with person(server) as someone:
        yield someone


# ---- becoming one, and signing in elsewhere -----------------------------------------------------------------


async def test_a_guest_becomes_an_account_and_keeps_every_game(anna: Person, phone: Person) -> None:
    table = await anna.open(ME, LOCAL)
    before = (await anna.get("/api/session"))["token"]
    name = await sign_up(anna)
    assert await mine(anna) == {table["id"]}
    session = await sign_in(phone, f"  {name.upper()} ")
    assert session["guest"]["name"] == "Anna", "the name at the table is the guest's"
    assert await mine(phone) == {table["id"]}
    async with phone.at(table["id"]) as sitting:
        assert sitting.welcome["seats"] == [0, 1]
        assert (await sitting.play())["type"] == "moved"
    account = await phone.get("/api/account")
    assert (account["name"], account["password"], account["passkeys"], account["sessions"]) == (name, True, [], 2)
    phone.show(before)
    assert (await phone.get("/api/session"))["guest"] is None, "the guest's old token is void"


async def test_a_socket_of_the_same_browser_comes_back_as_the_account(anna: Person) -> None:
    table = await anna.open(ME, LOCAL)
    async with anna.at(table["id"]) as other_tab:
        await sign_up(anna)
        assert (await other_tab.play())["type"] == "moved", "play goes on meanwhile"
        assert (await other_tab.wait("bye"))["reason"] == "again"
    async with anna.at(table["id"]) as other_tab:
        assert other_tab.welcome["seats"] == [0, 1]


@pytest.mark.parametrize("password", ["short", "x" * 201, ""])
async def test_a_password_has_its_length(anna: Person, password: str) -> None:
    problem = (await anna.post("/api/account", {"name": new_name(), "password": password}, 400))["problem"]
    assert problem["id"] == "err-password-length"
    assert not (await anna.get("/api/session"))["guest"]["account"]


@pytest.mark.parametrize("password", ["          ", "ſchöne Grüße\n\t\u202e", "x" * 200])
async def test_a_password_may_have_any_characters(anna: Person, phone: Person, password: str) -> None:
    name = await sign_up(anna, password=password)
    await sign_in(phone, name, password)


async def test_a_sign_in_name_is_one_accounts_alone(anna: Person, ben: Person) -> None:
    name = await sign_up(anna)
    for same in (name, name.lower(), f"{name}\u200b"):
        problem = (await ben.post("/api/account", {"name": same, "password": PASSWORD}, 409))["problem"]
        assert problem["id"] == "err-login-taken"
    assert (await ben.post("/api/account", {"name": "\u200b", "password": PASSWORD}, 400))["problem"][
        "id"
    ] == "err-name"
    assert not (await ben.get("/api/session"))["guest"]["account"]


async def test_who_is_nobody_has_no_account(stranger: Person, anna: Person) -> None:
    await stranger.post("/api/account", {"name": new_name(), "password": PASSWORD}, 401)
    await stranger.get("/api/account", 401)
    assert (await anna.get("/api/account", 404))["problem"]["id"] == "err-no-account"
    assert (await anna.http.delete("/api/account/sessions")).status_code == 409
    await anna.post("/api/account/delete", {}, 409)


async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(anna: Person, phone: Person) -> None:
    name = await sign_up(anna)
    wrong = [
        await phone.http.post("/api/account/sign-in", json={"name": who, "password": what})
        for who, what in ((name, "not the password"), (new_name(), PASSWORD), (name, ""), ("\u200b", PASSWORD))
    ]
    assert {answer.status_code for answer in wrong} == {403}
    assert {answer.text for answer in wrong} == {wrong[0].text}
    assert all("set-cookie" not in answer.headers for answer in wrong)


async def test_no_time_tells_which_names_there_are() -> None:
    """An unknown name causes the same work as a wrong password."""
    passwords = Passwords(memory=16_384)
    kept = await passwords.hash(PASSWORD)
    assert await passwords.matches(PASSWORD, kept)

    async def quickest(kept: str) -> float:
        times = []
        for _ in range(6):
            began = asyncio.get_running_loop().time()
            assert not await passwords.matches("something else", kept)
            times.append(asyncio.get_running_loop().time() - began)
        return min(times)

    known, unknown = await quickest(kept), await quickest("")
    assert 1 / 3 < known / unknown < 3


# ---- bringing a device's games along ------------------------------------------------------------------------


async def test_games_of_another_device_are_brought_along_while_they_are_played(
    anna: Person, ben: Person, server: Server
) -> None:
    """Anna plays Ben as a guest on her phone. Then she signs in there. Nobody loses a seat or a move."""
    name = await sign_up(anna)
    at_home = await anna.open(ME, LOCAL)
    async with person(server, "Anna on the phone") as phone:
        table = await phone.open(ME, OPEN)
        waiting = await phone.open(ME, OPEN, public=True)
        invite = (await phone.get(f"/api/tables/{table['id']}/invite"))["token"]
        await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite})
        async with ben.at(table["id"]) as bens, phone.at(table["id"]) as tab:
            old_cookie = phone.http.cookies["tableside"]
            await sign_in(phone, name, bring=True)
            assert await mine(phone) == {at_home["id"], table["id"], waiting["id"]} == await mine(anna)
            assert (await tab.play())["type"] == "moved", "the open tab plays on"
            assert (await tab.wait("bye"))["reason"] == "again"
            async with anna.at(table["id"]) as annas, phone.at(table["id"]) as phones:
                assert annas.welcome["seats"] == phones.welcome["seats"] == [0]
                while annas.position["asked"] == [0]:
                    await annas.play()
                await bens.reach(annas.seq)
                assert (await bens.play())["type"] == "moved"
            assert all(frame["type"] not in ("bye", "error") for frame in bens.seen)
        joined = await ben.post(f"/api/tables/{waiting['id']}/join", {})
        assert joined["status"] == "playing"
        assert (await anna.get(f"/api/tables/{waiting['id']}"))["host"], "what the guest opened, too"
        phone.show(old_cookie)
        await phone.get("/api/tables/mine", 401)


async def test_games_that_are_not_brought_stay_the_guests(anna: Person, ben: Person) -> None:
    name = await sign_up(anna)
    table = await ben.open(ME, LOCAL)
    guest = ben.http.cookies["tableside"]
    await sign_in(ben, name)
    assert table["id"] not in await mine(ben)
    await ben.get(f"/api/tables/{table['id']}", 404)
    ben.show(guest)
    assert await mine(ben) == {table["id"]}


async def test_tabs_of_a_guest_who_was_left_play_no_more(anna: Person, ben: Person) -> None:
    """Ben signs in without the games, or starts over. The old tab no longer belongs to this browser and says so."""
    name = await sign_up(anna)
    table = await ben.open(ME, LOCAL)
    guest = ben.http.cookies["tableside"]
    async with ben.at(table["id"]) as old_tab:
        await sign_in(ben, name)
        await ended(old_tab, reason="left")
    ben.show(guest)
    async with ben.at(table["id"]) as old_tab:
        assert (await old_tab.play())["type"] == "moved", "anyone who still has the token plays"
        assert (await ben.http.delete("/api/session")).status_code == 204
        await ended(old_tab, reason="left")


async def test_an_account_is_never_brought_into_another(anna: Person, ben: Person, phone: Person) -> None:
    anna_name, ben_name = await sign_up(anna), await sign_up(ben)
    table = await ben.open(ME, LOCAL)
    await sign_in(ben, anna_name, bring=True)
    assert await mine(ben) == set()
    await sign_in(phone, ben_name)
    assert await mine(phone) == {table["id"]}
    assert (await phone.get("/api/account"))["sessions"] == 1, "the session that was left is over"


async def test_who_sits_twice_after_bringing_votes_once(anna: Person, ben: Person) -> None:
    table = await anna.open(ME, OPEN)
    invite = (await anna.get(f"/api/tables/{table['id']}/invite"))["token"]
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite})
    name = await sign_up(anna)
    await sign_in(ben, name, bring=True)
    async with ben.at(table["id"]) as sitting:
        assert sitting.welcome["seats"] == [0, 1]
        await sitting.ask("vote", "ack", motion="pause")
        assert sitting.table["status"] == "paused"


# ---- leaving ------------------------------------------------------------------------------------------------


async def test_signing_out_ends_one_device_alone(anna: Person, phone: Person) -> None:
    table = await anna.open(ME, LOCAL)
    await sign_in(phone, await sign_up(anna))
    cookie = phone.http.cookies["tableside"]
    async with anna.at(table["id"]) as annas, phone.at(table["id"]) as phones:
        assert (await phone.http.delete("/api/session")).status_code == 204
        await ended(phones)
        assert (await annas.play())["type"] == "moved"
    assert (await phone.get("/api/session"))["ended"] is False, "the cookie is gone"
    phone.show(cookie)
    await is_nobody(phone)
    assert (await anna.get("/api/account"))["sessions"] == 1


async def test_signing_out_everywhere_ends_every_request_and_socket(anna: Person, phone: Person) -> None:
    table = await anna.open(ME, LOCAL)
    name = await sign_up(anna)
    await sign_in(phone, name)
    cookie = anna.http.cookies["tableside"]
    async with anna.at(table["id"]) as annas, phone.at(table["id"]) as phones, phone.connected(table["id"]) as silent:
        assert (await anna.http.delete("/api/account/sessions")).status_code == 204
        await ended(annas)
        await ended(phones)
        await silent.send(type="hello", version=1)
        await ended(silent)
    await is_nobody(phone)
    anna.show(cookie)
    await is_nobody(anna)
    async with anna.connected(table["id"]) as late:
        await ended(late)
    await sign_in(phone, name)
    assert await mine(phone) == {table["id"]}


async def test_a_new_password_ends_the_other_devices(anna: Person, phone: Person) -> None:
    table = await anna.open(ME, LOCAL)
    name = await sign_up(anna)
    await sign_in(phone, name)
    change = {"name": name, "password": "a new password", "current": "a wrong one"}
    assert (await anna.post("/api/account", change, 403))["problem"]["id"] == "err-password-wrong"
    async with anna.at(table["id"]) as annas, phone.at(table["id"]) as phones:
        await anna.post("/api/account", {**change, "current": PASSWORD})
        await ended(phones)
        assert (await annas.play())["type"] == "moved"
    await is_nobody(phone)
    await phone.post("/api/account/sign-in", {"name": name, "password": PASSWORD}, 403)
    await sign_in(phone, name, "a new password")


async def test_name_and_password_change_one_without_the_other(anna: Person, ben: Person, phone: Person) -> None:
    name, other, taken = await sign_up(anna), new_name(), await sign_up(ben)
    await sign_in(phone, name)
    for body, status, id in (
        ({"name": other}, 403, "err-password-wrong"),
        ({"name": other, "current": "a wrong one"}, 403, "err-password-wrong"),
        ({"name": taken, "current": PASSWORD}, 409, "err-login-taken"),
        ({"name": "", "current": PASSWORD}, 400, "err-name"),
        ({"password": "", "current": PASSWORD}, 400, "err-password-length"),
    ):
        assert (await anna.post("/api/account", body, status))["problem"]["id"] == id
    await anna.post("/api/account", {"name": other, "current": PASSWORD})
    assert (await phone.get("/api/account"))["name"] == other, "nobody was signed out by that"
    await phone.post("/api/account/sign-in", {"name": name, "password": PASSWORD}, 403)
    await sign_in(phone, other)
    await anna.post("/api/account", {"password": "a new password", "current": PASSWORD})
    await is_nobody(phone)
    await sign_in(phone, other, "a new password")


async def test_becoming_an_account_takes_name_and_password(anna: Person) -> None:
    for body, id in (({"name": new_name()}, "err-password-length"), ({"password": PASSWORD}, "err-name")):
        assert (await anna.post("/api/account", body, 400))["problem"]["id"] == id
    assert not (await anna.get("/api/session"))["guest"]["account"]


async def test_a_deleted_account_leaves_its_games_without_its_name(anna: Person, ben: Person, phone: Person) -> None:
    table = await anna.open(ME, OPEN)
    invite = (await anna.get(f"/api/tables/{table['id']}/invite"))["token"]
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite})
    name = await sign_up(anna)
    cookie = anna.http.cookies["tableside"]
    async with anna.at(table["id"]) as annas, ben.at(table["id"]) as bens:
        await annas.ask("say", "ack", text="good luck")
        await anna.post("/api/account/delete", {"current": "a wrong one"}, 403)
        await anna.post("/api/account/delete", {"current": PASSWORD}, 204)
        await ended(annas, reason="deleted")
        await bens.ask("vote", "ack", motion="bot", seat=0)
        assert bens.table["seats"][0]["away"], "a bot may take over"
    seen = await ben.get(f"/api/tables/{table['id']}")
    assert [seat["name"] for seat in seen["seats"]] == ["Former guest", "Ben"]
    assert "Anna" not in str(await ben.get(f"/api/tables/{table['id']}/replay"))
    async with ben.at(table["id"]) as bens:
        assert "good luck" in str(bens.welcome)
        assert "Anna" not in str(bens.welcome)
    anna.show(cookie)
    await anna.get("/api/tables/mine", 401)
    session = await anna.get("/api/session")
    assert (session["guest"], session["ended"], session["deleted"]) == (None, True, True), "another device is told why"
    async with anna.connected(table["id"]) as late:
        await ended(late, reason="deleted")
    await phone.post("/api/account/sign-in", {"name": name, "password": PASSWORD}, 403)
    await phone.post("/api/session", {"name": "Somebody new"})
    await sign_up(phone, name)
    assert await mine(phone) == set(), "the name is free, the games are nobody's"


async def test_a_new_name_is_seen_where_one_waits_and_heard_where_one_watches(anna: Person, ben: Person) -> None:
    """In a running game the name stays, because it is in the record."""
    waiting, playing = await anna.open(ME, OPEN, public=True), await anna.open(ME, LOCAL, public=True)
    watched = await ben.open(ME, LOCAL, public=True)
    async with ben.at(waiting["id"]) as bens, anna.at(watched["id"]) as annas:
        await anna.post("/api/session", {"name": "Annabella"})
        changed = await bens.wait("changed")
        assert (changed["change"], changed["table"]["seats"][0]["name"]) == ("renamed", "Annabella")
        await annas.ask("say", "ack", text="hello")
        assert next(frame for frame in annas.seen if frame["type"] == "said")["name"] == "Annabella"
    assert (await ben.get(f"/api/tables/{waiting['id']}"))["seats"][0]["name"] == "Annabella"
    assert (await ben.get(f"/api/tables/{playing['id']}"))["seats"][0]["name"] == "Anna"


# ---- the host's word ----------------------------------------------------------------------------------------


async def test_a_host_may_have_guests_only(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-accounts") as server:
        async with person(server, "Anna") as anna:
            assert (await anna.get("/api/session"))["accounts"] is False
            body = {"name": "ada", "password": PASSWORD}
            for path in ("", "/sign-in", "/passkeys/options", "/passkeys/sign-in/options"):
                assert (await anna.post(f"/api/account{path}", body, 403))["problem"]["id"] == "err-accounts-off"
            await anna.open(ME, LOCAL)


async def test_guessing_is_slow(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits="1") as server:
        async with person(server, "Anna") as anna, person(server) as guesser:
            name = await sign_up(anna)

            async def guess(name: str) -> int:
                body = {"name": name, "password": "a wrong guess"}
                return (await guesser.http.post("/api/account/sign-in", json=body)).status_code

            assert [await guess(name) for _ in range(10)] == [403] * 10
            late = await guesser.http.post("/api/account/sign-in", json={"name": name.upper(), "password": PASSWORD})
            assert late.status_code == 429, "the right one, too"
            assert late.json()["problem"]["id"] == "err-too-fast"
            assert 1 <= int(late.headers["retry-after"]) <= 21
            others = [await guess(f"somebody {number}") for number in range(30)]
            assert others[0] == 403
            assert others[-1] == 429, "an address has its own limit"
            assert (await guesser.http.get("/api/games")).status_code == 200


async def test_no_log_line_and_no_figure_tells_a_password(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--log-level", "debug") as server:
        async with person(server, "Anna") as anna, person(server) as phone:
            name = await sign_up(anna)
            session = await sign_in(phone, name)
            secrets = [PASSWORD, "hunter2hunter2", "a wrong guess", session["token"], name]
            await phone.post("/api/account/sign-in", {"name": name, "password": "a wrong guess"}, 403)
            change = {"name": name, "password": "hunter2hunter2", "current": "a wrong guess"}
            await phone.post("/api/account", change, 403)
            answers = [
                await phone.http.post("/api/account/sign-in", json={"name": 5, "password": PASSWORD}),
                await phone.http.post("/api/account/sign-in", json={"name": name, "password": [PASSWORD]}),
                await phone.http.post("/api/account", content=f'{{"name": "x", "password": "{PASSWORD}'.encode()),
                await phone.http.post("/api/account", json={"name": name, "password": PASSWORD * 100}),
            ]
            assert {answer.status_code for answer in answers} == {400}
            told = "".join(answer.text for answer in answers) + await phone.get("/metrics")
            await phone.post("/api/account", {**change, "current": PASSWORD})
        told += server.log()
    assert not [secret for secret in secrets if secret in told]


async def test_no_page_of_another_site_can_change_anything(anna: Person) -> None:
    """Every unsafe request of the interface is refused if a page on another site sends it (CSRF)."""
    paths = (await anna.http.get("/schema/openapi.json")).json()["paths"]
    await sign_up(anna)
    tried = 0
    for path, methods in paths.items():
        for method in set(methods) - {"get", "head", "options", "parameters"}:
            for origin in ("https://elsewhere.example", "null", f"{anna.server.url}.evil.example"):
                address = path.replace("{table_id}", "abc").replace("{id}", "abc").replace("{seat}", "1")
                answer = await anna.http.request(method.upper(), address, headers={"Origin": origin}, json={})
                assert answer.status_code == 403, (method, path)
                assert answer.json()["problem"]["id"] == "err-origin"
                tried += 1
    assert tried > 3 * 12
    assert (await anna.get("/api/account"))["sessions"] == 1
