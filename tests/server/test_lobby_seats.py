"""Before the start: the host adds, changes and removes seats and starts; others see who invites them, and to what."""

import pytest

from tests.server.clients import JSON, ME, OPEN, Person, Sitting

GAME = "rival-restaurants"
BOT = {"kind": "bot", "level": "random"}


async def lobby(host: Person, *seats: JSON, **more: object) -> str:
    table = await host.open(*(seats or (ME, OPEN)), game=GAME, autostart=False, **more)
    assert table["status"] == "open"
    return f"/api/tables/{table['id']}"


def kinds(table: JSON) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def remove(person: Person, path: str, seat: int, was: str, status: int = 200) -> JSON:
    answer: JSON = person._read(await person.http.delete(f"{path}/seats/{seat}", params={"was": was}), status)
    return answer


async def put(person: Person, path: str, seat: int, body: JSON, status: int = 200) -> JSON:
    answer: JSON = person._read(await person.http.put(f"{path}/seats/{seat}", json=body), status)
    return answer


async def change(person: Person, path: str, body: JSON, status: int = 200) -> JSON:
    answer: JSON = person._read(await person.http.patch(path, json=body), status)
    return answer


async def test_the_host_arranges_the_seats_and_starts(anna: Person, ben: Person) -> None:
    path = await lobby(anna, public=True)
    assert (await anna.get(path))["seats_allowed"] == [2, 6]
    assert kinds(await anna.post(f"{path}/seats", BOT)) == ["guest", "open", "bot"]
    assert kinds(await anna.post(f"{path}/seats", {"kind": "open"})) == ["guest", "open", "bot", "open"]
    await anna.post(f"{path}/seats", {"kind": "local", "name": "Cleo"})
    table = await put(anna, path, 2, {"kind": "bot", "level": "greedy", "was": "bot"})
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "", "greedy", "", "Cleo"]
    assert kinds(await remove(anna, path, 3, "open")) == ["guest", "open", "bot", "local"]
    joined = await ben.post(f"{path}/join", {})
    assert (joined["status"], kinds(joined)) == ("open", ["guest", "guest", "bot", "local"])  # the host starts
    started = await anna.post(f"{path}/start", {})
    assert (started["status"], kinds(started)) == ("playing", ["guest", "guest", "bot", "local"])
    for refused in (
        await anna.post(f"{path}/seats", BOT, 409),
        await put(anna, path, 1, {"kind": "open", "was": "guest"}, 409),
        await remove(anna, path, 1, "guest", 409),
        await change(anna, path, {"hints": True}, 409),
    ):
        assert refused["problem"]["id"] == "err-started"


async def test_everybody_at_the_table_sees_each_change(anna: Person, ben: Person) -> None:
    path = await lobby(anna, public=True)
    id = path.rpartition("/")[2]
    await ben.post(f"{path}/join", {})
    async with ben.at(id) as sitting:
        await anna.post(f"{path}/seats", BOT)
        heard = await sitting.wait("changed", lambda frame: frame["change"] == "seats")
        assert (heard["by"], heard["seat"], kinds(heard["table"])) == (0, 2, ["guest", "guest", "bot"])
        assert heard["table"]["seats_allowed"] is None  # for the host alone
        await put(anna, path, 1, {"kind": "open", "was": "guest"})
        heard = await sitting.wait("changed", lambda frame: frame["change"] == "seats")
        assert (kinds(heard["table"]), heard["table"]["seats"][1]["you"]) == (["guest", "open", "bot"], False)
        assert kinds(await ben.post(f"{path}/join", {})) == ["guest", "guest", "bot"]  # they may come back


async def test_only_the_host_arranges(anna: Person, ben: Person, stranger: Person) -> None:
    path = await lobby(anna, public=True)
    await ben.post(f"{path}/join", {})
    for person, status, id in ((ben, 403, "err-host-only"), (stranger, 401, "err-session")):
        for refused in (
            await person.post(f"{path}/seats", BOT, status),
            await put(person, path, 1, {"kind": "open", "was": "guest"}, status),
            await remove(person, path, 1, "guest", status),
            await change(person, path, {"autostart": True}, status),
            await person.post(f"{path}/start", {}, status),
        ):
            assert refused["problem"]["id"] == id
    assert kinds(await anna.get(path)) == ["guest", "guest"]
    private = await lobby(anna)
    assert (await ben.post(f"{private}/seats", BOT, 404))["problem"]["id"] == "err-no-table"


async def test_what_the_host_did_not_see_is_not_changed(anna: Person, ben: Person) -> None:
    """Ben sat down while the host was about to remove the open seat."""
    path = await lobby(anna, ME, OPEN, OPEN, public=True)
    await ben.post(f"{path}/join", {"seat": 1})
    assert (await remove(anna, path, 1, "open", 409))["problem"]["id"] == "err-seat-changed"
    refused = await put(anna, path, 1, {"kind": "bot", "was": "open"}, 409)
    assert refused["problem"]["id"] == "err-seat-changed"
    assert (await remove(anna, path, 0, "guest", 409))["problem"]["id"] == "err-host-seat"
    assert (await remove(anna, path, 7, "open", 400))["problem"]["id"] == "err-no-such-seat"
    assert (await remove(anna, path, 1, "nobody", 400))["problem"]["kind"] == "invalid"
    assert kinds(await anna.get(path)) == ["guest", "guest", "open"]


async def test_as_many_seats_as_the_rules_allow(anna: Person) -> None:
    """RR-1.1: six with the base cards, eight with the Deluxe ones; Burger Joint is for two."""
    path = await lobby(anna, ME, *[OPEN] * 5)
    assert (await anna.post(f"{path}/seats", BOT, 400))["problem"]["id"] == "err-seat-range"
    deluxe = await lobby(anna, ME, *[OPEN] * 6, options={"edition": "deluxe"})
    assert (await anna.get(deluxe))["seats_allowed"] == [2, 8]
    assert len(kinds(await anna.post(f"{deluxe}/seats", BOT))) == 8
    two = await lobby(anna)
    assert (await remove(anna, two, 1, "open", 400))["problem"]["id"] == "err-seat-range"
    duel = f"/api/tables/{(await anna.open(ME, OPEN))['id']}"
    assert (await anna.post(f"{duel}/seats", {"kind": "open"}, 400))["problem"]["id"] == "err-seat-count"
    assert kinds(await put(anna, duel, 1, {**BOT, "was": "open"})) == ["guest", "bot"]
    assert (await anna.get(duel))["status"] == "open"  # it starts when the host says so
    assert (await anna.post(f"{duel}/start", {}))["status"] == "playing"


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"kind": "bot", "level": "nobody"}, "err-unknown-bot"),
        ({"kind": "me"}, "err-frame"),
        ({"kind": "open", "who": "Ben"}, "err-frame"),
        ({}, "err-frame"),
    ],
)
async def test_a_seat_that_makes_no_sense_is_refused(anna: Person, body: JSON, id: str) -> None:
    path = await lobby(anna)
    refused = (await anna.post(f"{path}/seats", body, 400))["problem"]
    assert refused["kind"] == "invalid"
    assert id == "err-frame" or refused["id"] == id
    assert kinds(await anna.get(path)) == ["guest", "open"]


async def test_a_full_table_starts_by_itself_if_the_host_wants_it(anna: Person, ben: Person) -> None:
    path = await lobby(anna, public=True)
    assert (await anna.get(path))["autostart"] is False
    assert (await change(anna, path, {"autostart": True}))["autostart"] is True
    assert (await ben.post(f"{path}/join", {}))["status"] == "playing"


async def test_open_seats_go_when_the_host_starts_and_too_few_cannot(anna: Person, ben: Person) -> None:
    path = await lobby(anna, ME, OPEN, OPEN, OPEN, public=True)
    assert (await anna.post(f"{path}/start", {}, 400))["problem"]["id"] == "err-seat-range"
    await ben.post(f"{path}/join", {"seat": 3})
    assert kinds(await anna.post(f"{path}/start", {})) == ["guest", "guest"]


async def test_the_invitation_says_who_invites_to_what_with_which_clock(anna: Person, ben: Person) -> None:
    clock = {"kind": "live", "game_seconds": 600, "increment_seconds": 5, "move_seconds": None}
    opened = await anna.open(ME, OPEN, clock=clock, options={"last_turn": 40})
    path = f"/api/tables/{opened['id']}"
    token = (await anna.get(f"{path}/invite"))["token"]
    seen = await ben.get(path, invite=token)
    assert (seen["invited_by"], seen["game"], seen["clock"]) == ("Anna", "burger-joint", clock)
    assert (seen["options"], seen["hints"], seen["draw"]) == ({"last_turn": 40}, False, True)
    async with ben.at(opened["id"], invite=token) as sitting:
        await anna.post("/api/session", {"name": "Anna Maria"})
        renamed = await sitting.wait("changed", lambda frame: frame["change"] == "renamed")
        assert renamed["table"]["invited_by"] == "Anna Maria"
    assert (await ben.get(path, invite=token))["invited_by"] == "Anna Maria"


async def test_a_host_without_a_seat_is_named_too(anna: Person, ben: Person) -> None:
    path = await lobby(anna, OPEN, OPEN, public=True)
    assert (await ben.get(path))["invited_by"] == "Anna"
    await anna.post("/api/session", {"name": "Annette"})
    assert (await ben.get(path))["invited_by"] == "Annette"
    listed = {table["id"]: table["invited_by"] for table in (await ben.get("/api/tables"))["tables"]}
    assert listed[path.rpartition("/")[2]] == "Annette"


async def test_a_table_that_is_no_longer_public_is_closed_to_watchers(anna: Person, ben: Person) -> None:
    path = await lobby(anna, public=True)
    async with ben.at(path.rpartition("/")[2]) as sitting:
        await change(anna, path, {"public": False})
        bye = await sitting.wait("bye")
        assert (bye["reason"], bye["final"]) == ("revoked", True)
    await ben.get(path, 404)


async def hint_of(sitting: Sitting) -> JSON:
    return await sitting.ask("hint", "hinted", seat=sitting.position["seat"])


async def test_hints_are_off_between_people_unless_the_table_allows_them(anna: Person, ben: Person) -> None:
    for allowed in (False, True):
        table = await anna.open(ME, OPEN, public=True, hints=allowed)
        assert (table["hints"], (await ben.get(f"/api/tables/{table['id']}"))["hints"]) == (allowed, allowed)
        await ben.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as sitting:
            answer = await hint_of(sitting)
            assert (answer["type"], sitting.table["hints"]) == ("hinted" if allowed else "error", allowed)
            if not allowed:
                assert (answer["problem"]["id"], answer["problem"]["kind"]) == ("err-hints-off", "forbidden")


async def test_hints_are_on_against_bots_and_off_at_one_device(anna: Person) -> None:
    alone = await anna.open(ME, {"kind": "bot", "level": "random"})
    assert alone["hints"] is True
    table = await anna.open(ME, {"kind": "local", "name": "Two"})
    async with anna.at(table["id"]) as sitting:
        assert (await hint_of(sitting))["problem"]["id"] == "err-hints-off"
