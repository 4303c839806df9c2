"""Clocks: their arithmetic, and time-outs as moves of the clock in the record."""

import asyncio
import time
from pathlib import Path

from tableside.engine.state import Timer
from tableside.server.api_schema import LiveClock, PostClock
from tableside.server.tables.clocks import Clock
from tests.server.clients import ME, Person, Server, person

LOCAL = {"kind": "local", "name": "Two"}


def test_a_move_clock_starts_full_each_time_one_is_asked() -> None:
    clock = Clock(LiveClock(move_seconds=10), 2, now=0)
    clock.after_move([0], [])
    clock.tick(4000)
    assert clock.left(0) == 6000
    clock.after_move([0], [])  # still the same decision
    assert clock.left(0) == 6000
    clock.after_move([1], [])
    clock.tick(5000)
    assert (clock.left(0), clock.left(1)) == (6000, 9000)
    clock.after_move([0], [])
    assert clock.left(0) == 10_000


def test_a_game_clock_goes_on_and_gets_its_increment() -> None:
    clock = Clock(LiveClock(game_seconds=60, increment_seconds=2), 2, now=0)
    clock.after_move([0], [])
    clock.tick(5000)
    clock.after_move([1], [])
    assert clock.game == [57_000, 60_000]
    clock.tick(8000)
    clock.after_move([0], [])
    assert clock.game == [57_000, 59_000]


def test_taking_a_move_back_gives_no_time() -> None:
    clock = Clock(LiveClock(game_seconds=60, move_seconds=20, increment_seconds=2), 2, now=0)
    clock.after_move([0], [])
    clock.tick(5000)
    for _ in range(3):
        clock.after_move([1], [])
        clock.after_move([0], [], undone=True)
    assert clock.game == [55_000, 60_000]
    assert clock.move[0] == 15_000


def test_the_first_limit_to_run_out_loses() -> None:
    clock = Clock(LiveClock(game_seconds=30, move_seconds=40), 2, now=0)
    clock.after_move([1], [])
    assert clock.deadline() == 30_000
    assert clock.due_moves(29_999) == []
    assert clock.due_moves(30_000) == [":flag 1"]


def test_a_paused_clock_stands_still() -> None:
    clock = Clock(LiveClock(move_seconds=10), 2, now=0)
    clock.after_move([0], [])
    clock.tick(3000)
    clock.paused = True
    assert clock.deadline() is None
    clock.tick(100_000)
    clock.paused = False
    assert clock.left(0) == 7000
    assert clock.deadline() == 107_000


def test_by_post_counts_days() -> None:
    clock = Clock(PostClock(days=3), 2, now=0)
    clock.after_move([0], [])
    assert clock.deadline() == 3 * 86_400_000


def test_timers_of_the_rules_go_on_under_the_same_key() -> None:
    clock = Clock(None, 4, now=0)
    clock.after_move([0, 1], [Timer("day-1", 60, "time-up"), Timer("answer", 10, "no-answer", seats=(1,))])
    clock.tick(4000)
    clock.after_move([1], [Timer("day-1", 60, "time-up", running=False), Timer("answer", 10, "no-answer")])
    clock.tick(9000)
    assert {timer.key: timer.left for timer in clock.to_message(9000).timers} == {"day-1": 56_000, "answer": 1000}
    assert clock.due_moves(10_000) == ["no-answer"]
    clock.after_move([0], [Timer("day-1", 60, "time-up"), Timer("day-2", 30, "time-up")])
    assert {timer.key: timer.left for timer in clock.to_message(10_000).timers} == {"day-1": 56_000, "day-2": 30_000}


def test_several_that_ran_out_come_in_order() -> None:
    clock = Clock(None, 2, now=0)
    clock.after_move([0, 1], [Timer("late", 5, "b"), Timer("early", 3, "a")])
    assert clock.due_moves(60_000) == ["a", "b"]


def test_a_clock_is_restored_from_a_line() -> None:
    rule = LiveClock(game_seconds=60, move_seconds=20)
    clock = Clock(rule, 2, now=0)
    clock.after_move([0], [Timer("t", 9, "x")])
    clock.tick(4000)
    again = Clock(rule, 2, now=0)
    kept = clock.state()
    assert kept is not None
    again.restore(kept, since=1_000_000)
    again.set_timers([Timer("t", 9, "x")])
    assert again.to_message(1_000_000).seats == clock.to_message(4000).seats
    assert again.to_message(1_000_000).timers == clock.to_message(4000).timers


async def test_who_runs_out_of_time_loses_by_a_move_of_the_clock(anna: Person) -> None:
    table = await anna.open(ME, LOCAL, clock={"kind": "live", "move_seconds": 5})
    async with anna.at(table["id"]) as sitting:
        await sitting.ask("seen", "ack")
        clocks = sitting.position["clocks"]
        assert clocks["seats"][0]["running"] is True
        assert 4000 < clocks["seats"][0]["left"] <= 5000
        assert clocks["seats"][1]["running"] is False
        await sitting.play(seat=0)
        began = time.monotonic()
        flag = await sitting.wait("moved", lambda frame: frame["by"] == -1, seconds=8)
        assert 4.5 < time.monotonic() - began < 6.5
        assert flag["move"] == ":flag 1"
        assert flag["position"]["outcome"] == {"winners": [0], "scores": [2, 2], "reason": "end-time"}
        await sitting.wait("changed", lambda frame: frame["change"] == "finished")
    replay = await anna.get(f"/api/tables/{table['id']}/replay")
    assert replay["moves"][-1]["by"] == -1
    assert (await anna.get(f"/api/tables/{table['id']}/verify"))["ok"] is True


async def test_a_clock_survives_a_restart_and_down_time_is_free(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    port = server.port
    async with person(server, "Anna") as anna:
        live = await anna.open(ME, LOCAL, clock={"kind": "live", "move_seconds": 10})
        post = await anna.open(ME, LOCAL, clock={"kind": "post", "days": 4 / 86_400})
        async with anna.at(live["id"]) as sitting:
            await sitting.ask("seen", "ack")
        server.kill()
        await asyncio.sleep(5)
        server.start(port)
        async with anna.at(live["id"]) as sitting:
            assert sitting.position["outcome"] is None
            assert sitting.position["clocks"]["seats"][0]["left"] > 5000  # the five seconds are not counted
            await sitting.wait("moved", lambda frame: frame["move"] == ":flag 0", seconds=30)
        # In a correspondence game the days go on. The clock works even if nobody connects.
        await asyncio.sleep(0.5)
        ended = await anna.get(f"/api/tables/{post['id']}")
        assert ended["outcome"]["reason"] == "end-time"
    server.stop()


async def test_a_game_by_post_tells_its_deadline(anna: Person) -> None:
    table = await anna.open(ME, LOCAL, clock={"kind": "post", "days": 3})
    expected = table["started"] + 3 * 86_400_000
    assert abs(table["deadline"] - expected) < 2000
    mine = await anna.get("/api/tables/mine")
    assert mine["tables"][0]["deadline"] == table["deadline"]
    assert mine["tables"][0]["asked"] == [0]
