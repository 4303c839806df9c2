"""Pages of other sites in a player's browser send the cookie, but can do and learn nothing."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.security.permissions import DOORS
from tests.server.clients import ME, OPEN, Person, serving

ELSEWHERE = (
    "https://elsewhere.example",
    "http://127.0.0.1:1",
    "http://127.0.0.1",
    "https://{host}",
    "null",
    "",
    "file://",
    "http://elsewhere.example@{host}",
    "http://{host}.elsewhere.example",
    "http://elsewhere.example/{host}",
)
CHANGING = [(method, path) for method, path in DOORS if method != "GET"]


@pytest.mark.parametrize(("method", "path"), CHANGING, ids=lambda part: part.strip("/").replace("/", "-"))
async def test_what_would_change_something_is_refused(anna: Person, ben: Person, method: str, path: str) -> None:
    """CSRF: also for requests that a form could send, with the content type of a form."""
    table = (await anna.open(ME, OPEN))["id"]
    host = anna.server.url.removeprefix("http://")
    kinds = ("application/json", "text/plain", "application/x-www-form-urlencoded")
    for number, origin in enumerate(ELSEWHERE):
        headers = {"Origin": origin.format(host=host), "Content-Type": kinds[number % 3]}
        address = path.format(table_id=table, game="burger-joint", id="abc", seat=1, room_id="abc")
        answer = await anna.http.request(method, address, content=b'{"name":"Mallory"}', headers=headers)
        assert answer.status_code == 403, (origin, answer.text)
        assert answer.json()["problem"]["id"] == "err-origin"
        assert "set-cookie" not in answer.headers
    assert (await anna.get("/api/session"))["guest"]["name"] == "Anna"
    assert (await anna.get(f"/api/tables/{table}"))["status"] == "open"


@pytest.mark.parametrize("origin", ELSEWHERE)
async def test_their_sockets_are_turned_away(anna: Person, origin: str) -> None:
    table = (await anna.open(ME, OPEN))["id"]
    host = anna.server.url.removeprefix("http://")
    with pytest.raises(InvalidStatus) as refused:
        async with anna.connected(table, {"Origin": origin.format(host=host)}):
            pass
    assert refused.value.response.status_code == 403


async def test_no_answer_invites_other_sites_to_read_it(anna: Person) -> None:
    headers = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "POST"}
    for method, path in (("OPTIONS", "/api/session"), ("GET", "/api/session"), ("GET", "/api/tables/mine")):
        answer = await anna.http.request(method, path, headers=headers)
        assert not any(name.startswith("access-control") for name in answer.headers)


async def test_the_address_that_people_use_is_no_other_site(tmp_path: Path) -> None:
    """Behind a proxy that does not pass on the host, --public-url says which origin is our own."""
    with serving(tmp_path / "data", "--public-url", "https://play.example.org") as public:
        async with httpx.AsyncClient(base_url=public.url, headers={"Origin": "https://play.example.org"}) as http:
            answer = await http.post("/api/session", json={"name": "Anna"})
            assert answer.status_code == 200
            assert "secure" in answer.headers["set-cookie"].lower()


async def test_nothing_that_changes_is_done_by_asking(anna: Person) -> None:
    """An image on another site can make a browser send a GET request. GET changes nothing."""
    table = (await anna.open(ME, OPEN))["id"]
    before = await anna.get(f"/api/tables/{table}")
    for path in ("join", "leave", "start"):
        answer = await anna.http.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 405
    assert await anna.get(f"/api/tables/{table}") == before
