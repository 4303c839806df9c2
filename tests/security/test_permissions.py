"""Nobody can act, read a private table, chat, export, pause, undo or ask for a rematch without the right. Every kind of
person tries every path and frame."""

import json
from typing import Any, get_args

import httpx
import pytest

from tableside.server.live import messages
from tests.security.permissions import DOORS, EYES, FOR_PLAYERS, FOR_WATCHERS, HARMLESS, MESSAGES, WHO, Door, Who
from tests.server.clients import JSON, ME, OPEN, RANDOM_BOT, Person, Server, Sitting, person


async def test_there_is_a_row_for_every_way_in(server: Server) -> None:
    """A new path or frame must say here who may use it."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        paths: dict[str, JSON] = (await http.get("/schema/openapi.json")).json()["paths"]
    known = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert known == set(DOORS)
    tags = {kind.__struct_config__.tag for kind in get_args(messages.ClientMessage)}
    assert tags == {*MESSAGES, *HARMLESS}


class Scene:
    """Anna's private table with Ben in this state, and the link."""

    def __init__(self, table: str, invite: str) -> None:
        self.table, self.invite = table, invite


async def scene(anna: Person, ben: Person, stage: str) -> Scene:
    seats = [ME, OPEN, OPEN] if stage == "open" else [ME, OPEN]
    game = "rival-restaurants" if stage == "open" else "burger-joint"
    table = await anna.post("/api/tables", {"game": game, "seats": seats}, 201)
    invite = (await anna.get(f"/api/tables/{table['id']}/invite"))["token"]
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite})
    if stage == "finished":
        async with ben.at(table["id"]) as sitting:
            await sitting.play(":resign", seat=1)
    return Scene(table["id"], invite)


async def knock(
    someone: Person, who: Who, method: str, path: str, door: Door, at: Scene | None, companion: str = ""
) -> httpx.Response:
    query, body = dict(door.query), door.body
    if at is not None and who == "invited":
        if method == "GET" or path.endswith("/review"):
            query["invite"] = at.invite
        elif isinstance(body, dict) and path.endswith("/join"):
            body = {**body, "invite": at.invite}
    address = path.format(table_id=at.table if at else "", game="burger-joint", id="abc", seat=2, room_id=companion)
    content = door.raw if door.raw is not None else None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} if content is not None else {}
    return await someone.http.request(method, address, params=query, content=content, headers=headers)


@pytest.mark.parametrize(("method", "path"), DOORS, ids=lambda part: part.strip("/").replace("/", "-"))
async def test_each_gets_the_answer_that_is_theirs(anna: Person, ben: Person, method: str, path: str) -> None:
    door = DOORS[method, path]
    for who in WHO:
        at = await scene(anna, ben, door.table) if door.table != "none" else None
        shared = {"id": ""}
        if "{room_id}" in path:
            shared = await anna.post("/api/companions", {"entries": [], "now": 0}, 201)
        async with person(anna.server, "" if who == "nobody" else "Cleo") as cleo:
            someone = {"seated": ben, "host": anna}.get(who, cleo)
            cookies = dict(someone.http.cookies)
            answer = await knock(someone, who, method, path, door, at, shared["id"])
            someone.http.cookies = httpx.Cookies(cookies)
        assert answer.status_code == door.answer(who), (who, answer.text[:300])
        if answer.status_code >= 400:
            assert set(answer.json()) == {"problem"}
            if at is not None:
                assert at.invite not in answer.text


@pytest.mark.parametrize("what", EYES)
async def test_nobody_looks_back_through_the_eyes_of_another(anna: Person, ben: Person, what: str) -> None:
    at = await scene(anna, ben, "playing")
    path = f"/api/tables/{at.table}/{what}"
    async with person(anna.server, "Cleo") as cleo:
        for someone, seat in ((ben, 0), (anna, 1), (cleo, 0), (cleo, 1)):
            problem = (await someone.get(path, 403, seat=seat, invite=at.invite))["problem"]
            assert problem["id"] == "err-not-your-seat"
    await ben.get(path, seat=1)


async def refusal(sitting: Sitting, kind: str, seat: int) -> str:
    """The problem in the answer to a frame, or nothing if it was carried out."""
    await sitting.send(type=kind, **({} if kind == "look" else {"id": f"{kind}-{seat}"}), **MESSAGES[kind](seat))
    answers: tuple[str, ...] = ("error", "ack", "looked", "checked", "hinted", "moved")
    while (answer := await sitting.next())["type"] not in answers:
        pass
    return str(answer["problem"]["id"]) if answer["type"] == "error" else ""


async def test_without_the_link_no_frame_does_anything(anna: Person, ben: Person, stranger: Person) -> None:
    at = await scene(anna, ben, "playing")
    async with person(anna.server, "Cleo") as cleo:
        for someone in (stranger, cleo):
            async with someone.connected(at.table) as sitting:
                for kind in MESSAGES:
                    assert await refusal(sitting, kind, 0) == "err-hello-first"
                for invite in ("", "wrong", at.invite[:-1], at.invite.swapcase()):
                    await sitting.send(type="hello", version=1, invite=invite)
                    assert (await sitting.wait("error"))["problem"]["id"] == "err-no-table"
                for kind in MESSAGES:
                    assert await refusal(sitting, kind, 0) == "err-hello-first"
    assert (await anna.get(f"/api/tables/{at.table}"))["moves"] == 0


@pytest.mark.parametrize("named", [False, True])
async def test_who_watches_by_the_link_only_talks_and_only_with_a_name(anna: Person, ben: Person, named: bool) -> None:
    at = await scene(anna, ben, "playing")
    async with person(anna.server, "Cleo" if named else "") as cleo, cleo.at(at.table, invite=at.invite) as sitting:
        for kind in MESSAGES:
            for seat in (0, 1, -1, 7):
                problem = await refusal(sitting, kind, seat)
                if kind in FOR_WATCHERS:
                    assert problem == ("" if named else "err-session")
                else:
                    assert problem in ("err-not-your-seat", "err-not-at-table"), kind
    table = await anna.get(f"/api/tables/{at.table}")
    assert (table["moves"], table["status"], table["motions"]) == (0, "playing", [])


async def test_a_player_acts_for_no_other_seat(anna: Person, ben: Person) -> None:
    at = await scene(anna, ben, "playing")
    async with ben.at(at.table) as sitting:
        for kind in MESSAGES:
            for seat in (0, -1, 2, 2**40):
                problem = await refusal(sitting, kind, seat)
                if kind in FOR_PLAYERS:
                    assert problem == ("err-not-paused" if kind == "resume" else "")
                else:
                    assert problem == "err-not-your-seat", kind
    assert (await anna.get(f"/api/tables/{at.table}"))["moves"] == 0


async def test_no_player_decides_for_the_others(anna: Person, ben: Person) -> None:
    """A pause, a rematch and a bot for somebody need everybody concerned. Nobody can put a bot in the seat of a
    connected player, or take back or resign for another. Only the clock plays the clock's moves."""
    at = await scene(anna, ben, "playing")
    async with anna.at(at.table) as a, ben.at(at.table) as b:
        first = a if a.position["asked"] == [0] else b
        await first.play()
        seat, other = (0, b) if first is a else (1, a)
        assert (await other.play(":undo", seat=1 - seat))["type"] == "error"
        assert (await other.play(":undo", seat=seat))["problem"]["id"] == "err-not-your-seat"
        for move in (":flag 0", ":flag 1", ":pause", ":resume", ":bot 0", ":back 1", ":nonsense", ":"):
            assert (await other.play(move, seat=1 - seat))["problem"]["id"] == "err-table-move"
        kick = await b.ask("vote", "ack", motion="bot", seat=0)
        assert kick["problem"]["id"] == "err-still-here"
        assert (await b.ask("vote", "ack", motion="rematch"))["problem"]["id"] == "err-not-over"
        assert (await b.ask("vote", "ack", motion="pause"))["type"] == "ack"
        assert (await b.ask("vote", "ack", motion="pause"))["type"] == "ack"  # voting twice does not count twice
        table = await anna.get(f"/api/tables/{at.table}")
        assert table["status"] == "playing"
        assert [motion["agreed"] for motion in table["motions"]] == [[1]]
        await b.play(":resign", seat=1)
        assert (await b.ask("vote", "ack", motion="rematch"))["type"] == "ack"
        assert (await anna.get(f"/api/tables/{at.table}"))["rematch"] is None


async def test_a_seat_that_a_bot_keeps_is_given_back_to_its_person_alone(anna: Person, ben: Person) -> None:
    at = await scene(anna, ben, "playing")
    async with anna.at(at.table) as sitting:
        await sitting.wait("presence", lambda frame: frame["seats"] == [True, False])
        assert (await sitting.ask("vote", "ack", motion="bot", seat=1))["type"] == "ack"
        assert (await sitting.ask("back", "ack", seat=1))["problem"]["id"] == "err-not-your-seat"
        async with ben.at(at.table) as back:
            assert (await back.play("K", seat=1))["problem"]["id"] == "err-not-your-seat"
            assert (await back.ask("back", "ack", seat=1))["type"] == "ack"


async def test_a_refusal_does_not_repeat_the_link(anna: Person, ben: Person) -> None:
    at = await scene(anna, ben, "finished")
    for query in ({}, {"number": "x"}, {"number": "0", "seat": "y"}):
        answer = await anna.http.get(f"/api/tables/{at.table}/study", params={"invite": at.invite, **query})
        if answer.status_code == 400:
            assert answer.json()["problem"]["id"] in ("err-misread", "err-field-kind")
        assert at.invite not in answer.text


async def test_a_void_link_opens_nothing(anna: Person, ben: Person) -> None:
    at = await scene(anna, ben, "playing")
    async with person(anna.server, "Cleo") as cleo:
        await cleo.get(f"/api/tables/{at.table}", invite=at.invite)
        await anna.post(f"/api/tables/{at.table}/invite")
        for what in ("", "/replay", "/positions", "/record", "/verify", "/study"):
            await cleo.get(f"/api/tables/{at.table}{what}", 404, invite=at.invite, number=0)
        async with cleo.connected(at.table) as sitting:
            await sitting.send(type="hello", version=1, invite=at.invite)
            assert (await sitting.wait("error"))["problem"]["id"] == "err-no-table"


async def test_links_and_tables_are_named_by_no_rule(anna: Person) -> None:
    """A link has 144 random bits and a table id 49. None of them can be derived from earlier ones."""
    links, names = set[str](), set[str]()
    for _ in range(20):
        table = await anna.open(ME, RANDOM_BOT)
        names.add(table["id"])
        links.add((await anna.get(f"/api/tables/{table['id']}/invite"))["token"])
    assert len(links) == len(names) == 20
    assert {len(link) for link in links} == {24}
    for place in range(24):
        assert len({link[place] for link in links}) > 5, "each sign varies"


async def test_the_lists_show_no_private_table(anna: Person, ben: Person) -> None:
    hidden = [(await scene(anna, ben, stage)).table for stage in ("open", "playing", "finished")]
    async with person(anna.server, "Cleo") as cleo:
        lists: list[Any] = [await cleo.get("/api/tables", which=which) for which in ("open", "watch")]
        lists += [await cleo.get("/api/tables/mine", which=which) for which in ("running", "finished")]
    shown = [table["id"] for found in lists for table in found["tables"]]
    assert not set(hidden) & set(shown)
