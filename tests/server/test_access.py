"""Security: who may see and do what. Garbage, floods and other sites."""

import asyncio
import contextlib
import random
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tableside.engine.chance import seal_of, seed_from
from tests.server.clients import ME, OPEN, RANDOM_BOT, Person, Server, Sitting, person, serving

Duel = tuple[Sitting, Sitting]


async def test_a_private_table_does_not_exist_for_others(anna: Person, ben: Person, stranger: Person) -> None:
    table = await anna.open(ME, OPEN)
    for someone in (ben, stranger):
        for path in ("", "/replay", "/positions", "/record", "/verify"):
            problem = (await someone.get(f"/api/tables/{table['id']}{path}", 404))["problem"]
            assert problem["id"] == "err-no-table"
        async with someone.connected(table["id"]) as sitting:
            await sitting.send(type="hello", version=1)
            assert (await sitting.wait("error"))["problem"]["id"] == "err-no-table"
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": "wrong"}, 404)
    listed = await ben.get("/api/tables")
    assert table["id"] not in [entry["id"] for entry in listed["tables"]]


async def test_the_invite_opens_a_private_table(anna: Person, ben: Person, stranger: Person) -> None:
    table = await anna.open(ME, OPEN)
    invite = await anna.get(f"/api/tables/{table['id']}/invite")
    assert invite["link"].endswith(f"/table/{table['id']}?invite={invite['token']}")
    assert len(invite["token"]) >= 22, "unguessable"
    await stranger.get(f"/api/tables/{table['id']}", invite=invite["token"])
    async with stranger.at(table["id"], invite=invite["token"]) as sitting:
        assert sitting.welcome["room"] == "watchers"
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite["token"]})
    svg = await anna.get(invite["qr"])
    assert svg.startswith("<svg")


async def test_a_renewed_invite_makes_the_old_one_void(anna: Person, ben: Person, stranger: Person) -> None:
    table = await anna.open(ME, OPEN)
    path = f"/api/tables/{table['id']}"
    old = (await anna.get(f"{path}/invite"))["token"]
    async with stranger.at(table["id"], invite=old) as watching, anna.at(table["id"]) as playing:
        new = (await anna.post(f"{path}/invite"))["token"]
        assert new != old
        bye = await watching.wait("bye")
        assert (bye["reason"], bye["final"]) == ("revoked", True)
        assert all(frame["type"] != "bye" for frame in await playing.quiet(0.2))
    await ben.post(f"{path}/join", {"invite": old}, 404)
    await ben.post(f"{path}/join", {"invite": new})
    assert (await ben.post(f"{path}/invite", status=403))["problem"]["id"] == "err-host-only"


async def test_watchers_see_but_do_not_act(duel: Duel, anna: Person, stranger: Person) -> None:
    table = await anna.open(ME, {"kind": "local"}, public=True)
    async with stranger.at(table["id"]) as sitting:
        assert sitting.position["seat"] is None
        assert sitting.position["moves"] == []
        assert sitting.welcome["seats"] == []
        answer = await sitting.play("K", seat=0)
        assert answer["problem"]["kind"] == "forbidden"
        for kind, more in (("check", {"seat": 0, "move": "K"}), ("hint", {"seat": 0}), ("back", {"seat": 0})):
            assert (await sitting.ask(kind, "never", **more))["problem"]["kind"] == "forbidden"
        assert (await sitting.ask("vote", "never", motion="pause"))["problem"]["kind"] == "forbidden"
        assert (await sitting.ask("resume", "never"))["problem"]["kind"] == "forbidden"
        assert (await sitting.ask("say", "never", text="hi"))["problem"]["kind"] == "session"


async def test_garbage_gets_a_typed_error_and_the_connection_lives(duel: Duel) -> None:
    first, _ = duel
    dice = random.Random(1)
    garbage: list[str | bytes] = [
        "",
        "{",
        "null",
        "[]",
        "42",
        '"play"',
        "{}",
        '{"type":"nonsense"}',
        '{"type":"play"}',
        '{"type":"play","id":"x","seat":"zero","move":"K","after":0}',
        '{"type":"play","id":"","seat":0,"move":"K","after":0}',
        '{"type":"play","id":"x","seat":0,"move":"","after":0}',
        '{"type":"play","id":"x","seat":0,"move":"K","after":0,"extra":1}',
        '{"type":"say","id":"x","text":"' + "a" * 501 + '"}',
        '{"type":"hello","version":99}',
        '{"type":"vote","id":"x","motion":"coup"}',
        "[" * 5000,
        '{"a":' * 3000,
        b"\xff\xfe\x00",
        "x" * 20_000,
        *(dice.randbytes(dice.randrange(1, 200)) for _ in range(50)),
    ]
    for frame in garbage:
        await first.socket.send(frame)
        answer = await first.wait("error")
        assert answer["problem"]["kind"] in ("invalid", "limit"), (frame[:60], answer)
        assert answer["problem"]["text"]
    assert (await first.play())["type"] == "moved"


async def test_the_error_names_the_frame_it_answers(duel: Duel) -> None:
    await duel[0].socket.send('{"type":"play","id":"mine","seat":"zero"}')
    assert (await duel[0].wait("error"))["id"] == "mine"


async def test_frames_before_hello_are_refused(anna: Person, duel: Duel) -> None:
    async with anna.connected(duel[0].table["id"]) as sitting:
        answer = await sitting.play("K", seat=0)
        assert answer["problem"]["id"] == "err-hello-first"
        await sitting.send(type="ping")
        assert (await sitting.wait("pong"))["now"] > 1_600_000_000_000


async def test_sockets_of_other_sites_are_turned_away(anna: Person, duel: Duel) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with anna.connected(duel[0].table["id"], {"Origin": "https://elsewhere.example"}):
            pass
    assert refused.value.response.status_code == 403
    async with anna.connected(duel[0].table["id"], {"Origin": anna.server.url}) as sitting:
        await sitting.hello()


async def test_requests_of_other_sites_change_nothing(anna: Person) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    response = await anna.http.post("/api/session", json={"name": "Mallory"}, headers=headers)
    assert response.status_code == 403
    assert response.json()["problem"]["id"] == "err-origin"
    assert (await anna.get("/api/session"))["guest"]["name"] == "Anna"


async def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        response = await http.post("/api/session", json={"name": "Anna"})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


@pytest.mark.parametrize("change", [lambda token: token[:-1], lambda token: "0" + token, lambda token: "x.y.z"])
async def test_a_changed_token_is_nobody(anna: Person, server: Server, change: object) -> None:
    assert callable(change)
    token = (await anna.get("/api/session"))["token"]
    async with httpx.AsyncClient(base_url=server.url) as http:
        good = await http.get("/api/session", headers={"Authorization": f"Bearer {token}"})
        assert good.json()["guest"]["name"] == "Anna"
        bad = await http.get("/api/session", headers={"Authorization": f"Bearer {change(token)}"})
        assert (bad.json()["guest"], bad.json()["token"]) == (None, "")


async def test_every_answer_has_the_security_headers(stranger: Person) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/table/abc", "/health"):
        headers = (await stranger.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_signing_key_is_the_hosts_alone(server: Server) -> None:
    key = server.data / "secret.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_bytes()) == 32


async def test_options_cannot_read_the_hosts_files(anna: Person, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("password = 'x'")
    body = {"game": "burger-joint", "seats": [ME, OPEN], "options": {"set": str(secret)}}
    problem = (await anna.post("/api/tables", body, 400))["problem"]
    assert problem["id"] == "err-option-file"
    secret = tmp_path / "secret.csv"
    secret.write_text("password\nhunter2\n")
    for name in (str(secret), "/etc/passwd", "Makefile"):
        body = {"game": "rival-restaurants", "seats": [ME, OPEN, OPEN], "options": {"recipes": name}}
        response = await anna.http.post("/api/tables", json=body)
        assert response.status_code == 400
        assert not any(word in response.text for word in ("hunter2", "root:", "PYTHON", "No such file"))


async def test_bots_cannot_be_any_class_of_the_host(anna: Person) -> None:
    body = {"game": "burger-joint", "seats": [ME, {"kind": "bot", "level": "os:system"}]}
    assert (await anna.post("/api/tables", body, 400))["problem"]["id"] == "err-unknown-bot"


async def test_too_many_frames_are_refused_and_then_taken_again(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits="1") as server:
        async with person(server, "Anna") as anna:
            table = await anna.open(ME, {"kind": "local"})
            async with anna.at(table["id"]) as sitting:
                for _ in range(250):
                    await sitting.send(type="ping")
                assert (await sitting.wait("error"))["problem"]["id"] == "err-too-fast"
                await sitting.quiet(2)
                assert (await sitting.play(seat=0))["type"] == "moved"
                for _ in range(15):
                    await sitting.send(type="say", id="a", text="hi")
                assert (await sitting.wait("error"))["problem"]["id"] == "err-too-fast"


async def test_too_many_requests_of_an_address_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits="0.05") as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            answers = [await http.get("/api/games") for _ in range(40)]
            late = answers[-1]
            assert answers[0].status_code == 200
            assert late.status_code == 429
            assert late.json()["problem"]["kind"] == "limit"
            assert int(late.headers["retry-after"]) >= 1


async def _read_all(sitting: Sitting) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await sitting.next(20)


async def test_a_flood_ends_only_its_own_connection(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits="1") as server:
        async with person(server, "Anna") as anna:
            table = await anna.open(ME, {"kind": "local"})
            async with anna.at(table["id"]) as good, anna.at(table["id"]) as flood:
                reading = asyncio.create_task(_read_all(flood))
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(600):
                        await flood.socket.send("{")
                await asyncio.wait_for(reading, 20)
                assert flood.seen[-1] == {"type": "bye", "reason": "flood", "final": False}
                assert (await good.play(seat=0))["type"] == "moved"


async def test_a_body_that_is_too_big_is_refused(anna: Person) -> None:
    body = {"name": "Anna", "settings": {"x": "y" * 200_000}}
    assert (await anna.post("/api/session", body, 413))["problem"]["kind"] == "limit"
    body = {"settings": {"x": "y" * 20_000}}
    assert (await anna.post("/api/session", body, 429))["problem"]["id"] == "err-too-big"


async def test_a_wrong_field_is_named(anna: Person) -> None:
    problem = (await anna.post("/api/session", {"name": 5}, 400))["problem"]
    assert (problem["id"], problem["args"]["field"]) == ("err-field-kind", "=name")
    problem = (await anna.post("/api/tables", {"game": "chess", "seats": [ME]}, 400))["problem"]
    assert problem["id"] == "err-unknown-game"
    problem = (await anna.post("/api/tables", {"game": "burger-joint", "seats": [ME]}, 400))["problem"]
    assert problem["id"] == "err-seat-count"


async def test_names_are_data(anna: Person, ben: Person) -> None:
    evil = '<img src=x onerror="alert(1)">'
    await ben.post("/api/session", {"name": evil})
    table = await anna.open(ME, OPEN, public=True)
    joined = await ben.post(f"/api/tables/{table['id']}/join", {})
    assert joined["seats"][1]["name"] == evil
    response = await anna.http.get(f"/api/tables/{table['id']}")
    assert response.headers["content-type"].startswith("application/json")
    assert (await ben.post("/api/session", {"name": "a\u202eb\nc"}))["guest"]["name"] == "abc"
    assert (await ben.post("/api/session", {"name": "\u200b"}, 400))["problem"]["id"] == "err-name"
    cook = "\N{WOMAN}\u200d\N{COOKING}"
    assert (await ben.post("/api/session", {"name": f"\u200d{cook} A\u200dda\u200d"}))["guest"]["name"] == f"{cook} Ada"


async def test_logs_tell_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--log-level", "debug") as server:
        async with person(server, "Anna") as anna:
            table = await anna.open(ME, OPEN)
            invite = (await anna.get(f"/api/tables/{table['id']}/invite"))["token"]
            token = (await anna.get("/api/session"))["token"]
            async with person(server, "Ben") as ben:
                await ben.get(f"/api/tables/{table['id']}", invite=invite)
                await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite})
                async with ben.at(table["id"], invite=invite) as sitting:
                    await sitting.play(":resign", seat=1)
                    await sitting.wait("changed", lambda frame: frame["change"] == "finished")
                    seed = sitting.table["seed"]
            figures = await anna.get("/metrics")
        log = server.log()
        assert '"level": "debug"' in log or '"level": "info"' in log
        for secret in (invite, token, seed):
            assert secret not in log
            assert secret not in figures


async def test_a_seed_can_be_chosen_only_where_tests_play(
    anna: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choosing the seed would reveal every hidden card. It is refused unless the host allows it for tests."""
    wish = {"game": "rival-restaurants", "seats": [ME, *[RANDOM_BOT] * 2], "seed": 7}
    assert (await anna.post("/api/tables", wish, 400))["problem"]["id"] == "err-seed-chosen"
    monkeypatch.setenv("TABLESIDE_CHOSEN_SEEDS", "1")
    with serving(tmp_path / "data") as server:
        async with person(server, "Anna") as tester:
            seals = [(await tester.post("/api/tables", wish, 201))["seal"] for _ in range(2)]
            other = await tester.post("/api/tables", {**wish, "seed": None}, 201)
    assert seals == [seal_of(seed_from(7))] * 2
    assert other["seal"] not in seals
