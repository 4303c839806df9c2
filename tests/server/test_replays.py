"""Game review: replays, records and their secrets, verification, uploads."""

import json
from typing import Any

import pytest

from tableside.engine.match import Match
from tests.server.clients import ME, OPEN, RANDOM_BOT, Person, Sitting

Duel = tuple[Sitting, Sitting]


def finished_record(seed: int = 3, players: tuple[str, str] = ("Ada", "Bob")) -> dict[str, Any]:
    match = Match.start("burger-joint", seed=seed, players=players)
    for _ in range(12):
        seat = match.asked()[0]
        match.play(seat, match.legal_moves(seat)[0])
    match.play(match.asked()[0], ":resign")
    found: dict[str, Any] = json.loads(match.record.text())
    return found


async def test_a_running_record_keeps_its_secrets(duel: Duel, anna: Person) -> None:
    for _ in range(3):
        mover = duel[duel[0].position["asked"][0]]
        done = await mover.play()
        for sitting in duel:
            await sitting.reach(done["seq"])
    record = await anna.get(f"/api/tables/{duel[0].table['id']}/record")
    assert record["seed"] is None
    assert record["opening"][3:] == [[], ""]
    assert [move[3:] for move in record["moves"]] == [[[], ""]] * 3
    assert record["seal"] == duel[0].table["seal"]
    await anna.get(f"/api/tables/{duel[0].table['id']}/verify", 409)


async def test_a_finished_record_verifies_here_and_anywhere(duel: Duel, anna: Person, stranger: Person) -> None:
    await duel[0].play()
    await duel[0].play(":resign")
    await duel[0].wait("changed", lambda frame: frame["change"] == "finished")
    text = json.dumps(await anna.get(f"/api/tables/{duel[0].table['id']}/record"))
    report = (await stranger.http.post("/api/verify", content=text)).json()
    assert report == {
        "ok": True,
        "moves": 2,
        "draws": report["draws"],
        "sealed": True,
        "finished": True,
        "problem": None,
    }
    assert report["draws"] > 0


async def test_an_uploaded_record_becomes_a_replay(anna: Person, ben: Person) -> None:
    record = finished_record()
    table = await anna.post("/api/records", record, 201)
    assert table["uploaded"] is True
    assert table["status"] == "finished"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob"]
    path = f"/api/tables/{table['id']}"
    await ben.get(path, 404)
    replay = await anna.get(f"{path}/replay")
    assert [move["move"] for move in replay["moves"][1:]] == [move[1] for move in record["moves"]]
    assert (await anna.get(f"{path}/verify"))["ok"] is True
    assert await anna.get(f"{path}/record") == record
    async with anna.at(table["id"]) as sitting:
        assert sitting.position["outcome"]["reason"] == "end-resigned"
        assert sitting.welcome["room"] == "watchers"
    invite = await anna.get(f"{path}/invite")
    await ben.get(path, invite=invite["token"])
    finished = (await anna.get("/api/tables/mine", which="finished"))["tables"]
    assert [entry["id"] for entry in finished] == [table["id"]]
    assert (await anna.http.delete(path)).status_code == 204


@pytest.mark.parametrize("bot", ["apprentice", "random"])
async def test_a_bot_in_an_uploaded_record_is_shown_as_a_bot(anna: Person, bot: str) -> None:
    record = finished_record(players=("Ada", bot))
    table = await anna.post("/api/records", record, 201)
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("local", "Ada"), ("bot", bot)]
    assert await anna.get(f"/api/tables/{table['id']}/record") == record
    assert (await anna.http.delete(f"/api/tables/{table['id']}")).status_code == 204


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda r: r.update(tableside=99), "err-record-version"),
        (lambda r: r.pop("moves"), "err-record-field"),
        (lambda r: r.update(moves="none"), "err-record-field"),
        (lambda r: r.update(game="chess"), "err-unknown-game"),
        (lambda r: r.update(players=["a", "b", "c"]), "err-record-field"),
        (lambda r: r.update(seed="0" * 64), "err-verify-seal"),
        (lambda r: r.update(seed=None), "err-verify-seed-missing"),
        (lambda r: r["moves"][3].__setitem__(1, "end"), "err-verify-move"),
        (lambda r: r["moves"][3].__setitem__(4, "0" * 16), "err-verify-digest"),
        (lambda r: r["opening"][3].__setitem__(0, r["opening"][3][0] + 1), "err-verify-draw"),
        (lambda r: r["outcome"].update(winners=[1]), "err-verify-outcome"),
        (lambda r: r["options"].update(set="/etc/secret.toml"), "err-option-file"),
        (lambda r: (r.update(seed=None, outcome=None), r["moves"].pop()), "err-record-unfinished"),
        (lambda r: r.update(players=["x" * 5000, "b"]), "err-too-big"),
    ],
)
async def test_a_bad_record_is_refused_and_named(anna: Person, spoil: Any, problem: str) -> None:
    record = finished_record()
    spoil(record)
    before = (await anna.get("/api/tables/mine", which="finished"))["tables"]
    response = await anna.http.post("/api/records", json=record)
    assert response.status_code in (400, 409, 429), response.text
    assert response.json()["problem"]["id"] == problem
    assert (await anna.get("/api/tables/mine", which="finished"))["tables"] == before


@pytest.mark.parametrize(
    ("spoil", "moves"),
    [
        (lambda r: r["options"]["set"].update(store_limit=-1), 0),
        (lambda r: r.update(seed="0" * 64), 0),
        (lambda r: r["moves"][3].__setitem__(1, "end"), 3),
    ],
)
async def test_a_report_counts_only_what_was_checked(anna: Person, spoil: Any, moves: int) -> None:
    record = finished_record()
    spoil(record)
    report = (await anna.http.post("/api/verify", json=record)).json()
    assert (report["ok"], report["moves"]) == (False, moves)


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b"[" * 100_000, b"17", b"null"])
async def test_what_is_no_record_is_refused(anna: Person, text: bytes) -> None:
    for path in ("/api/records", "/api/verify"):
        response = await anna.http.post(path, content=text)
        assert response.status_code == 400, response.text
        assert response.json()["problem"]["id"] in ("err-record-json", "err-record-none", "err-record-field")


async def test_a_replay_has_every_position_and_marks_what_was_taken_back(anna: Person) -> None:
    table = await anna.open(ME, {"kind": "local"})
    path = f"/api/tables/{table['id']}"
    async with anna.at(table["id"]) as sitting:
        views = [sitting.position["view"]]
        undone = None
        for _ in range(60):
            done = await sitting.play(sitting.position["moves"][-1])
            views.append(done["position"]["view"])
            if sitting.position["can_undo"] and undone is None:
                undone = done["number"]
                done = await sitting.play(":undo")
                views.append(done["position"]["view"])
        assert undone is not None
    found = await anna.get(f"{path}/positions")
    shown = [position["view"] for position in found["positions"]]
    assert shown == views
    part = await anna.get(f"{path}/positions", **{"from": 5, "to": 8})
    assert [position["number"] for position in part["positions"]] == [5, 6, 7, 8]
    assert [position["view"] for position in part["positions"]] == views[5:9]
    replay = await anna.get(f"{path}/replay")
    assert [move["number"] for move in replay["moves"] if move["undone"]] == [undone]


async def test_one_looks_back_through_ones_own_eyes(duel: Duel, anna: Person, ben: Person) -> None:
    path = f"/api/tables/{duel[0].table['id']}"
    assert (await anna.get(f"{path}/replay"))["seat"] == 0
    assert (await ben.get(f"{path}/replay"))["seat"] == 1
    assert (await ben.get(f"{path}/replay", 403, seat=0))["problem"]["id"] == "err-not-your-seat"


async def test_my_games_and_the_lobby(anna: Person, ben: Person, stranger: Person) -> None:
    open_table = await anna.open(ME, OPEN, public=True)
    running = await anna.open(ME, RANDOM_BOT, public=True)
    private = await anna.open(ME, RANDOM_BOT)
    lobby = [table["id"] for table in (await stranger.get("/api/tables"))["tables"]]
    assert open_table["id"] in lobby
    assert running["id"] not in lobby
    watch = [table["id"] for table in (await stranger.get("/api/tables", which="watch"))["tables"]]
    assert running["id"] in watch
    assert private["id"] not in watch
    mine = [table["id"] for table in (await anna.get("/api/tables/mine"))["tables"]]
    assert mine == [private["id"], running["id"], open_table["id"]]
    assert (await ben.get("/api/tables/mine"))["tables"] == []
    assert (await stranger.get("/api/tables/mine", 401))["problem"]["kind"] == "session"
    other_game = await stranger.get("/api/tables", game="rival-restaurants")
    assert open_table["id"] not in [table["id"] for table in other_game["tables"]]


async def test_long_lists_come_in_pages(ben: Person) -> None:
    made = [(await ben.open(ME, RANDOM_BOT))["id"] for _ in range(60)]
    first = await ben.get("/api/tables/mine")
    assert len(first["tables"]) == 50
    second = await ben.get("/api/tables/mine", before=first["more"])
    assert second["more"] is None
    assert [table["id"] for table in first["tables"] + second["tables"]] == made[::-1]


async def test_a_moment_of_a_finished_game_can_be_studied(anna: Person, ben: Person) -> None:
    """What the master would have played, with the win chance of each move. In BJ-3.3 a player takes a cube."""
    record = finished_record()
    path = f"/api/tables/{(await anna.post('/api/records', record, 201))['id']}"
    found = await anna.get(f"{path}/study", number=0)
    assert (found["number"], found["seat"], found["bot"]) == (0, record["moves"][0][0], "master")
    assert found["played"] == record["moves"][0][1]
    assert found["move"] == max(found["chances"], key=found["chances"].get)
    assert all(0 <= chance <= 1 for chance in found["chances"].values())
    end = await anna.get(f"{path}/study", 409, number=len(record["moves"]))
    assert end["problem"]["id"] == "err-nobody-asked"
    await anna.get(f"{path}/study", 409, number=999_999)
    await ben.get(f"{path}/study", 404, number=0)  # an uploaded record is private


async def test_a_game_that_goes_on_is_not_studied(duel: Duel, anna: Person) -> None:
    answer = await anna.get(f"/api/tables/{duel[0].table['id']}/study", 409, number=0)
    assert answer["problem"]["id"] == "err-not-over"
