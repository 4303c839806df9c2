"""A finished game can be seen by anybody who has its address, if its players let them."""

from __future__ import annotations

from tests.server.clients import Person
from tests.server.test_replays import Duel, finished_record

PARTS = ("", "/replay", "/positions", "/record", "/verify", "/review")


async def test_a_private_game_is_shared_and_no_longer(duel: Duel, anna: Person, stranger: Person) -> None:
    await duel[0].play()
    path = f"/api/tables/{duel[0].table['id']}"
    assert (await anna.http.put(f"{path}/shared", json={"shared": True})).status_code == 409  # it goes on
    await duel[0].play(":resign")
    await duel[0].wait("changed", lambda frame: frame["change"] == "finished")
    for part in PARTS:
        await stranger.get(path + part, 404)
    assert (await anna.http.put(f"{path}/shared", json={"shared": True})).json()["shared"] is True
    for part in PARTS:
        await stranger.get(path + part)
    assert (await stranger.http.get(f"/replay/{duel[0].table['id']}?move=1")).status_code == 200
    assert (await stranger.http.put(f"{path}/shared", json={"shared": False})).status_code == 401
    assert (await anna.http.put(f"{path}/shared", json={"shared": False})).json()["shared"] is False
    for part in PARTS:
        await stranger.get(path + part, 404)


async def test_an_uploaded_record_is_shared_by_whoever_brought_it(anna: Person, ben: Person) -> None:
    path = f"/api/tables/{(await anna.post('/api/records', finished_record(), 201))['id']}"
    await ben.get(path, 404)
    assert (await anna.http.put(f"{path}/shared", json={"shared": True})).status_code == 200
    assert (await ben.get(f"{path}/replay"))["seat"] is None
    answer = await ben.http.put(f"{path}/shared", json={"shared": False})
    assert answer.json()["problem"]["id"] == "err-players-only"
