"""Link previews, HEAD, robots.txt: what programs see that follow a link. Nothing private is in a preview."""

from __future__ import annotations

import re

from tests.server.clients import ME, OPEN, Person
from tests.server.test_replays import Duel, finished_record


async def tags(person: Person, path: str, language: str = "en") -> dict[str, str]:
    page = (await person.http.get(path, headers={"Accept-Language": language})).text
    return dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[a-z_]+)" content="([^"]*)"', page))


async def test_a_shared_game_says_who_won(anna: Person, stranger: Person) -> None:
    id = (await anna.post("/api/records", finished_record(players=("Ada", "<Bob>")), 201))["id"]
    hidden = await tags(stranger, f"/replay/{id}")
    assert hidden["og:title"] == "Tableside", "a private game says nothing"
    assert (await tags(anna, f"/replay/{id}"))["og:title"] == "Tableside", "nor does its player's own look"
    await anna.http.put(f"/api/tables/{id}/shared", json={"shared": True})
    shown = await tags(stranger, f"/replay/{id}?move=3")
    assert shown["og:title"] == "Burger Joint: Ada and &lt;Bob&gt;"
    assert "won" in shown["og:description"]
    assert "gewonnen" in (await tags(stranger, f"/replay/{id}", "de-AT,en;q=0.5"))["og:description"]
    assert "vinto" in (await tags(stranger, f"/replay/{id}", "fr, it"))["og:description"]


async def test_an_invitation_says_to_what(anna: Person, stranger: Person) -> None:
    table = await anna.open(ME, OPEN)
    token = (await anna.get(f"/api/tables/{table['id']}/invite"))["token"]
    assert (await tags(stranger, f"/table/{table['id']}"))["og:title"] == "Tableside"
    shown = await tags(stranger, f"/table/{table['id']}?invite={token}")
    assert shown["og:title"] == "You’re invited to play Burger Joint"
    assert "Anna" in shown["og:description"]


async def test_a_running_game_reveals_nothing(duel: Duel, stranger: Person, anna: Person) -> None:
    id = duel[0].table["id"]
    token = (await anna.get(f"/api/tables/{id}/invite"))["token"]
    assert (await tags(stranger, f"/table/{id}?invite={token}"))["og:description"] == "The game is in progress."


async def test_head_is_answered_like_get_without_a_body(stranger: Person) -> None:
    for path in ("/", "/health", "/api/games", "/nowhere"):
        get, head = await stranger.http.get(path), await stranger.http.head(path)
        assert head.status_code == get.status_code
        assert head.content == b""
        assert head.headers["content-type"] == get.headers["content-type"]
