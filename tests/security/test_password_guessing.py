"""Guessing passwords slows down the guesser. The owner of a name gets in from other addresses, and from devices that
signed in before, even if they share the guesser's address."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tableside.server.limits import GUESSES, KNOWN_SIGN_INS, NAME_SIGN_INS
from tableside.server.people.known_devices import known_device
from tableside.server.people.sessions import Signer
from tests.server.clients import Server, person, serving

NAME, PASSWORD = "Ada Lovelace", "correct horse battery"


@asynccontextmanager
async def browser(
    server: Server, address: str, cookies: httpx.Cookies | None = None
) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at one of this machine's many addresses."""
    way = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.url, transport=way, cookies=cookies, timeout=30) as http:
        yield http


async def tried(http: httpx.AsyncClient, password: str, name: str = NAME) -> int:
    return (await http.post("/api/account/sign-in", json={"name": name, "password": password})).status_code


async def test_ten_wrong_passwords_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    """From another address, with nothing but the right password."""
    with serving(tmp_path / "data", limits="1") as server:
        async with person(server, "Ada") as ada:
            await ada.post("/api/account", {"name": NAME, "password": PASSWORD})
        async with browser(server, "127.0.0.2") as guesser, browser(server, "127.0.0.3") as elsewhere:
            found = [await tried(guesser, f"wrong guess {number}") for number in range(13)]
            assert found == [403] * int(NAME_SIGN_INS.burst) + [429] * 3
            assert await tried(guesser, PASSWORD) == 429, "the guesser has to wait"
            assert await tried(elsewhere, PASSWORD) == 200, "the owner has not"


async def test_a_known_device_keeps_its_way_in(tmp_path: Path) -> None:
    """From the same address as the guesses, and while thousands of addresses guess."""
    with serving(tmp_path / "data", limits="1") as server:
        async with browser(server, "127.0.0.2") as owner:
            await owner.post("/api/session", json={"name": "Ada"})
            await owner.post("/api/account", json={"name": NAME, "password": PASSWORD})
            await owner.delete("/api/session")
            for number in range(2, 13):
                async with browser(server, f"127.0.0.{number}") as guesser:
                    for _ in range(11):
                        await tried(guesser, "a wrong guess")
            async with browser(server, "127.0.0.99") as stranger:
                assert await tried(stranger, PASSWORD) == 429, "all guessers together have a limit"
            assert await tried(owner, PASSWORD) == 200
            await owner.delete("/api/session")
            assert await tried(owner, PASSWORD) == 200, "signed in from there once more"


async def test_a_known_device_may_not_guess_for_ever(tmp_path: Path) -> None:
    """It has a limit of its own, and is known for only one name."""
    with serving(tmp_path / "data", limits="1") as server:
        async with browser(server, "127.0.0.2") as owner, browser(server, "127.0.0.3") as other:
            await other.post("/api/session", json={"name": "Eve"})
            await other.post("/api/account", json={"name": "Eve", "password": PASSWORD})
            await owner.post("/api/session", json={"name": "Ada"})
            await owner.post("/api/account", json={"name": NAME, "password": PASSWORD})
            await owner.delete("/api/session")
            burst = int(NAME_SIGN_INS.burst)
            assert [await tried(owner, "a wrong guess") for _ in range(burst + 1)] == [403] * burst + [429]
            assert [await tried(other, "a wrong guess") for _ in range(burst + 1)] == [403] * burst + [429]
            assert await tried(other, PASSWORD, "Eve") == 200


async def test_many_known_devices_do_not_wear_out_the_server(tmp_path: Path) -> None:
    """Proofs collected for somebody's own account share one limit per address."""
    scale = 0.2
    with serving(tmp_path / "data", limits=str(scale)) as server:
        jars = []
        for number in range(10):
            async with browser(server, f"127.0.0.{10 + number}") as device:
                if not number:
                    await device.post("/api/session", json={"name": "Eve"})
                    answer = await device.post("/api/account", json={"name": NAME, "password": PASSWORD})
                else:
                    answer = await device.post("/api/account/sign-in", json={"name": NAME, "password": PASSWORD})
                assert answer.status_code == 200, answer.text
                jars.append(answer.cookies)
        found = []
        for jar in jars:
            async with browser(server, "127.0.0.2") as device:
                for name, value in jar.items():
                    device.cookies.set(name, value)
                found += [await tried(device, "a wrong guess") for _ in range(int(NAME_SIGN_INS.burst * scale))]
        assert found.count(429) > 0
        assert KNOWN_SIGN_INS.burst * scale <= found.count(403) < len(found)


def test_the_proof_of_a_device_cannot_be_made_or_moved() -> None:
    """It is signed for one device and one name."""
    ours, theirs = Signer(b"a" * 32), Signer(b"b" * 32)
    name, other = "0" * 24, "0" * 12 + "1" * 12  # the same cookie, another name
    from litestar import Response

    from tableside.server.people.known_devices import remember

    response: Response[None] = Response(None)
    remember(response, ours, name, "abc", secure=True)
    (cookie,) = response.cookies
    assert cookie.httponly
    assert cookie.secure
    shown = {cookie.key: cookie.value or ""}
    assert known_device(ours, shown, name) == "abc"
    assert known_device(theirs, shown, name) == ""
    assert known_device(ours, shown, other) == ""
    assert known_device(ours, {cookie.key: (cookie.value or "").replace("abc", "abd")}, name) == ""
    for odd in ("", ".", "abc", "abc.", ".é", "é.é"):
        assert known_device(ours, {cookie.key: odd}, name) == ""


def test_all_guessers_together_are_slower_than_one_password_in_a_lifetime() -> None:
    """At most this many guesses at one name in a year, from any number of addresses."""
    assert GUESSES.burst + GUESSES.per_second * 365 * 86_400 < 10_000_000
