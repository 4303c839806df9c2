"""Reconnects: missed lines arrive once and in order. ``tests/cluster/test_crash.py`` kills servers under load."""

import asyncio
from pathlib import Path

from tests.server.clients import ME, OPEN, RANDOM_BOT, Person, Server, Sitting, person

Duel = tuple[Sitting, Sitting]


async def rounds(duel: Duel, count: int) -> None:
    for _ in range(count):
        asked = duel[0].position["asked"][0]
        done = await duel[asked].play()
        await duel[1 - asked].reach(done["seq"])


async def test_who_comes_back_gets_what_was_missed(duel: Duel, anna: Person) -> None:
    first, _second = duel
    await rounds(duel, 2)
    seen = first.seq
    await rounds(duel, 3)
    async with anna.at(first.table["id"], last=seen) as again:
        assert again.welcome["resumed"] is True
        lines = [line for line in again.welcome["lines"] if line["type"] == "moved"]
        assert [line["seq"] for line in lines] == [seen + 1, seen + 2, seen + 3]
        assert all(line["position"] is None for line in lines)
        assert all(line["events"] for line in lines)
        assert again.position["number"] == 5
        assert again.position["view"] == first.position["view"]


async def test_who_missed_nothing_gets_no_lines(duel: Duel, anna: Person) -> None:
    await rounds(duel, 2)
    async with anna.at(duel[0].table["id"], last=duel[0].seq) as again:
        assert again.welcome["resumed"] is True
        assert again.welcome["lines"] == []


async def test_who_comes_new_gets_the_whole_log(duel: Duel, anna: Person) -> None:
    await rounds(duel, 2)
    async with anna.at(duel[0].table["id"]) as again:
        assert again.welcome["resumed"] is False
        assert again.welcome["complete"] is True
        assert [line["seq"] for line in again.welcome["lines"]] == list(range(1, again.welcome["seq"] + 1))


async def test_a_number_from_the_future_starts_afresh(duel: Duel, anna: Person) -> None:
    async with anna.at(duel[0].table["id"], last=10_000) as again:
        assert again.welcome["resumed"] is False


async def test_two_tabs_on_one_seat_see_the_same(duel: Duel, anna: Person) -> None:
    async with anna.at(duel[0].table["id"]) as tab:
        mine = await duel[0].play(id="from-one-tab")
        other = await tab.wait("moved")
        assert other["position"]["number"] == mine["position"]["number"]
        assert other["position"]["view"] == mine["position"]["view"]
        again = await tab.ask("play", "ack", id="from-one-tab", seat=0, move=mine["move"], after=0)
        assert again["seq"] == mine["seq"]


async def test_hello_again_on_the_same_connection(duel: Duel) -> None:
    first, _ = duel
    await first.play()
    welcome = await first.hello(0)
    assert welcome["resumed"] is True
    assert welcome["lines"][-1]["move"]
    assert (await first.quiet(0.2))[-1]["type"] == "presence"


async def test_a_stopped_server_says_goodbye_and_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    port = server.port
    async with person(server, "Anna") as anna:
        table = await anna.open(ME, {"kind": "local", "name": "Two"})
        async with anna.at(table["id"]) as sitting:
            for seat in (0, 1):
                await sitting.play(seat=seat)
            view, seq = sitting.position["view"], sitting.seq
            code = await asyncio.to_thread(server.stop)
            bye = await sitting.wait("bye")
            assert (bye["reason"], bye["final"]) == ("stopping", False)
        assert code == 0
        server.start(port)
        async with anna.at(table["id"], last=seq) as sitting:
            assert sitting.welcome["resumed"] is True
            assert sitting.position["view"] == view
            assert (await sitting.play())["type"] == "moved"
    server.stop()


async def test_a_long_game_is_loaded_from_its_snapshot(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    port = server.port
    async with person(server, "Anna") as anna:
        table = await anna.open(RANDOM_BOT, RANDOM_BOT)
        async with anna.at(table["id"]) as sitting:
            await sitting.wait("moved", lambda frame: frame["number"] >= 300, seconds=30)
        server.kill()
        server.start(port)
        async with anna.at(table["id"]) as sitting:
            await sitting.quiet(0.1)
        figures = await anna.get("/metrics")
        seconds = next(line for line in figures.splitlines() if line.startswith("tableside_table_load_seconds_sum"))
        assert float(seconds.split()[1]) < 0.5
        # The snapshot agrees with the whole record.
        async with anna.at(table["id"]) as sitting:
            number = sitting.position["number"]
            found = await anna.get(f"/api/tables/{table['id']}/positions", **{"from": number, "to": number})
            assert found["positions"][0]["view"] == sitting.position["view"]
    server.stop()


async def test_open_seats_survive_too(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    port = server.port
    async with person(server, "Anna") as anna, person(server, "Ben") as ben:
        table = await anna.open(ME, OPEN, public=True)
        server.kill()
        server.start(port)
        joined = await ben.post(f"/api/tables/{table['id']}/join", {})
        assert joined["status"] == "playing"
        assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Ben"]
    server.stop()
