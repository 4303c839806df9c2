"""Passkeys: what proves who you are, and what does not."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from tableside.server.people.passkeys import Challenges
from tableside.server.people.sessions import Signer
from tableside.server.problems import Refused
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.clients import ME, Person, Server, person
from tests.server.test_accounts import LOCAL, PASSWORD, mine, new_name, sign_in, sign_up

ELSEWHERE = "https://elsewhere.example"


@pytest.fixture
def by_name(server: Server) -> Server:
    """The same server under a host name, because passkeys need one."""
    named = Server(server.data)
    named.url = f"http://localhost:{server.port}"
    return named


@pytest.fixture
async def ada(by_name: Server) -> AsyncIterator[Person]:
    async with person(by_name, "Ada") as someone:
        yield someone


@pytest.fixture
async def tablet(by_name: Server) -> AsyncIterator[Person]:
    async with person(by_name) as someone:
        yield someone


async def options(someone: Person, path: str = "") -> Any:
    return (await someone.post(f"/api/account/passkeys{path}/options"))["options"]


async def add(someone: Person, **more: Any) -> Authenticator:
    phone = Authenticator(someone.server.url, **more)
    await someone.post("/api/account/passkeys", {"credential": phone.make(await options(someone))})
    return phone


async def enter(someone: Person, phone: Authenticator, status: int = 200, *, bring: bool = False) -> Any:
    credential = phone.use(await options(someone, "/sign-in"))
    return await someone.post("/api/account/passkeys/sign-in", {"credential": credential, "bring": bring}, status)


async def test_a_passkey_makes_an_account_and_signs_in_without_a_name(ada: Person, tablet: Person) -> None:
    table = await ada.open(ME, LOCAL)
    asked = await options(ada)
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert asked["rp"]["id"] == "localhost"
    phone = await add(ada)
    account = await ada.get("/api/account")
    assert (account["name"], account["password"], len(account["passkeys"])) == ("", False, 1)
    assert (await enter(tablet, phone))["guest"]["name"] == "Ada"
    assert await mine(tablet) == {table["id"]}
    assert (await enter(tablet, phone))["guest"]["account"], "again, with one more use"


async def test_games_are_brought_along_with_a_passkey_too(ada: Person, by_name: Server) -> None:
    phone = await add(ada)
    async with person(by_name, "Guest") as guest:
        table = await guest.open(ME, LOCAL)
        await enter(guest, phone, bring=True)
        assert await mine(ada) == {table["id"]} == await mine(guest)


async def test_an_answer_is_good_once(ada: Person, tablet: Person) -> None:
    phone = await add(ada)
    body = {"credential": phone.use(await options(tablet, "/sign-in"))}
    await tablet.post("/api/account/passkeys/sign-in", body)
    problem = (await tablet.post("/api/account/passkeys/sign-in", body, 409))["problem"]
    assert problem["id"] == "err-passkey-late"


async def test_what_does_not_prove_it_is_refused(ada: Person, tablet: Person) -> None:
    phone = await add(ada)
    stranger = Authenticator(phone.origin, id=phone.id, user=phone.user)  # the same id, another key
    clone = replace(phone, uses=-1)  # its counter is lower than the one we know
    for wrong in (
        replace(phone, origin=ELSEWHERE, uses=10),
        replace(phone, flags=PRESENT, uses=10),
        replace(stranger, uses=10),
        Authenticator(phone.origin, user=phone.user),
    ):
        assert (await enter(tablet, wrong, 403))["problem"]["id"] == "err-passkey"
    await enter(tablet, replace(phone, uses=20))
    await enter(tablet, clone, 403)
    assert (await tablet.get("/api/account"))["passkeys"][0]["used"] > 0


async def test_a_passkey_is_made_for_whoever_asked(ada: Person, tablet: Person) -> None:
    """The options of one guest answered by another, an answer from another site's page, and no answer at all."""
    await tablet.post("/api/session", {"name": "Mallory"})
    phone = Authenticator(ada.server.url)
    made = phone.make(await options(ada))
    await tablet.post("/api/account/passkeys", {"credential": made}, 409)
    foreign = Authenticator(ELSEWHERE).make(await options(ada))
    assert (await ada.post("/api/account/passkeys", {"credential": foreign}, 403))["problem"]["id"] == "err-passkey"
    nonsense: dict[str, Any]
    for nonsense in ({}, {"id": "x"}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"response": 5}):
        await ada.post("/api/account/passkeys", {"credential": nonsense}, 400)
    for nonsense in ({}, {"id": 5}, {"id": "\u0000"}, {"id": "unknown"}):
        answer = await ada.http.post("/api/account/passkeys/sign-in", json={"credential": nonsense})
        assert answer.status_code in (400, 403)
    assert not (await ada.get("/api/session"))["guest"]["account"]
    assert (await ada.post("/api/account/passkeys", {"credential": made}))["guest"]["account"]


async def test_one_device_makes_one_passkey(ada: Person) -> None:
    phone = await add(ada)
    (known,) = (await options(ada))["excludeCredentials"]
    again = Authenticator(phone.origin, id=phone.id).make(await options(ada))
    assert known["id"] == again["id"]
    await ada.post("/api/account/passkeys", {"credential": again}, 409)


async def test_the_last_way_to_sign_in_stays(ada: Person, tablet: Person) -> None:
    first, second = await add(ada), await add(ada)
    one, two = (passkey["id"] for passkey in (await ada.get("/api/account"))["passkeys"])
    assert (await ada.http.delete(f"/api/account/passkeys/{one}")).status_code == 204
    await enter(tablet, first, 403)
    await enter(tablet, second)
    left = await ada.http.delete(f"/api/account/passkeys/{two}")
    assert (left.status_code, left.json()["problem"]["id"]) == (409, "err-last-passkey")
    assert (await ada.http.delete("/api/account/passkeys/%00")).status_code == 404
    name = new_name()
    await ada.post("/api/account", {"name": name, "password": PASSWORD})
    assert (await ada.http.delete(f"/api/account/passkeys/{two}")).status_code == 204
    await sign_in(tablet, name)


async def test_nobody_removes_the_passkey_of_another(ada: Person, tablet: Person) -> None:
    await add(ada)
    (key,) = (await ada.get("/api/account"))["passkeys"]
    await tablet.post("/api/session", {"name": "Mallory"})
    await sign_up(tablet)
    assert (await tablet.http.delete(f"/api/account/passkeys/{key['id']}")).status_code == 404
    assert len((await ada.get("/api/account"))["passkeys"]) == 1


async def test_an_address_of_numbers_says_why_not(anna: Person) -> None:
    problem = (await anna.post("/api/account/passkeys/options", status=409))["problem"]
    assert problem["id"] == "err-passkey-address"


async def test_another_sites_page_cannot_ask(ada: Person) -> None:
    answer: httpx.Response = await ada.http.post("/api/account/passkeys/options", headers={"Origin": ELSEWHERE})
    assert (answer.status_code, answer.json()["problem"]["id"]) == (403, "err-origin")


def test_a_challenge_is_ours_in_time_and_for_its_purpose() -> None:
    ours, others, challenges = Signer(b"k" * 32), Signer(b"x" * 32), Challenges()

    def refused(signer: Signer, purpose: str, now: float, challenge: bytes) -> bool:
        try:
            challenges.take(signer, purpose, now, challenge)
        except Refused:
            return True
        return False

    challenge = challenges.new(ours, "sign in", 1000)
    assert refused(others, "sign in", 1001, challenge)
    assert refused(ours, "new for ada", 1001, challenge)
    assert refused(ours, "sign in", 1301, challenge)
    assert refused(ours, "sign in", 1001, challenge[:-1])
    assert refused(ours, "sign in", 1001, b"")
    assert not refused(ours, "sign in", 1001, challenge)
    assert refused(ours, "sign in", 1002, challenge)
