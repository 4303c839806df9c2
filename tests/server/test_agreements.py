"""What players agree to, or decide early: a move taken back, a draw, a game aborted; and clocks that wait until
everybody has seen the board."""

import asyncio
from pathlib import Path

from tests.server.clients import JSON, ME, OPEN, RANDOM_BOT, Person, Server, Sitting, person

Duel = tuple[Sitting, Sitting]
LOCAL = {"kind": "local", "name": "Two"}


async def catch_up(*sittings: Sitting) -> None:
    newest = max(sitting.seq for sitting in sittings)
    for sitting in sittings:
        await sitting.reach(newest)


async def play_until(sittings: Duel, seat: int) -> None:
    """Play until this seat is asked, with the last move of each list: it ends phases."""
    while True:
        await catch_up(*sittings)
        [asked] = sittings[0].position["asked"]
        if asked == seat:
            return
        await sittings[asked].play(sittings[asked].position["moves"][-1])


async def answered_move(sittings: Duel) -> int:
    """Anna has moved and Ben has answered; the number of her last move."""
    first, second = sittings
    await play_until(sittings, 1)
    await second.play()
    await catch_up(first, second)
    number: int = first.position["takebacks"][-1]
    return number


async def ask(sitting: Sitting, number: int | None = None, motion: str = "takeback", **more: object) -> JSON:
    return await sitting.ask("vote", "ack", motion=motion, number=number, **more)


async def changed(sitting: Sitting, change: str) -> JSON:
    return await sitting.wait("changed", lambda frame: frame["change"] == change)


async def test_a_move_is_taken_back_when_the_other_agrees(duel: Duel, anna: Person) -> None:
    first, second = duel
    number = await answered_move(duel)
    assert first.position["can_undo"] is False
    before = await anna.get(f"/api/tables/{first.table['id']}/positions", **{"from": number - 1, "to": number - 1})
    answer = await ask(first, number)
    assert answer["type"] == "ack"
    asked = await changed(second, "motion")
    expected = {"kind": "takeback", "by": 0, "seat": None, "agreed": [0], "wanted": [0, 1], "number": number}
    assert asked["table"]["motions"] == [expected]
    await ask(second, number)
    done = await first.wait("moved", lambda frame: frame["move"] == f":takeback {number}")
    assert [event["id"] for event in done["events"]] == ["log-takeback"]
    told = await changed(first, "takeback")
    assert told["table"]["motions"] == []
    assert told["position"]["asked"] == [0]
    assert told["position"]["view"] == before["positions"][0]["view"]
    replay = await anna.get(f"/api/tables/{first.table['id']}/replay")
    for move in replay["moves"][1:]:
        assert move["undone"] is (number <= move["number"] < done["number"])
    assert (await first.play())["type"] == "moved"
    await first.play(":resign")
    assert (await anna.get(f"/api/tables/{first.table['id']}/verify"))["ok"] is True


async def test_a_request_is_declined_withdrawn_or_lapses(duel: Duel) -> None:
    first, second = duel
    number = await answered_move(duel)
    await ask(first, number)
    await ask(second, number, yes=False)
    assert (await changed(first, "refused"))["table"]["motions"] == []
    await ask(first, number)
    await ask(first, number, yes=False)
    assert (await changed(second, "refused"))["by"] == 0
    await ask(first, number)
    await catch_up(first, second)
    mover = duel[first.position["asked"][0]]
    await mover.play()
    lapsed = await changed(first, "lapsed")
    assert (lapsed["motion"]["kind"], lapsed["motion"]["number"], lapsed["table"]["motions"]) == (
        "takeback",
        number,
        [],
    )
    assert (await ask(second, number, yes=False))["problem"]["id"] == "err-no-motion"


async def test_only_own_moves_of_players_and_each_request_once(duel: Duel, stranger: Person) -> None:
    first, second = duel
    number = await answered_move(duel)
    theirs = second.position["takebacks"][-1]
    for wrong in (None, 0, -5, theirs, 9999):
        assert (await ask(first, wrong))["problem"]["id"] == "err-takeback-barrier"
    assert (await first.play(f":takeback {number}", seat=0))["problem"]["id"] == "err-table-move"
    assert (await first.play(":draw", seat=0))["problem"]["id"] == "err-table-move"
    one = await ask(first, number, id="once")
    two = await ask(first, number, id="once")
    assert one["seq"] == two["seq"]
    again = await ask(first, number)  # the asker cannot agree for the other
    assert again["type"] == "ack"
    assert first.table["motions"][0]["agreed"] == [0]
    assert (await ask(second, theirs))["problem"]["id"] == "err-motion-changed"
    invite = first.table["id"]
    await stranger.post("/api/session", {"name": "Carla"})
    async with stranger.connected(invite) as outsider:
        await outsider.send(type="hello", version=1)
        assert (await outsider.wait("error"))["problem"]["id"] == "err-no-table"


async def test_watchers_decide_nothing(anna: Person, ben: Person, stranger: Person) -> None:
    table = await anna.open(
        ME, OPEN, public=True, options={"last_turn": 20}, clock={"kind": "live", "move_seconds": 99}
    )
    await ben.post(f"/api/tables/{table['id']}/join", {})
    await stranger.post("/api/session", {"name": "Carla"})
    async with anna.at(table["id"]) as a, ben.at(table["id"]) as b, stranger.at(table["id"]) as c:
        assert (c.position["takebacks"], c.position["can_abort"]) == ([], False)
        for motion in ("takeback", "draw"):
            assert (await ask(c, 1, motion))["problem"]["id"] == "err-not-at-table"
        assert (await c.play(":abort", seat=0))["problem"]["id"] == "err-not-your-seat"
        assert (await c.ask("seen", "ack"))["problem"]["id"] == "err-not-at-table"
        number = await answered_move((a, b))
        await ask(a, number)
        assert (await ask(c, number))["problem"]["id"] == "err-not-at-table"
        assert (await ask(c, number, yes=False))["problem"]["id"] == "err-not-at-table"
        await a.quiet()
        assert a.table["motions"][0]["agreed"] == [0]


async def test_all_other_people_must_agree_and_bots_do(anna: Person, ben: Person, stranger: Person) -> None:
    """RR: three people and a bot; the second yes is not enough."""
    await stranger.post("/api/session", {"name": "Carla"})
    table = await anna.open(ME, OPEN, OPEN, RANDOM_BOT, game="rival-restaurants", public=True)
    for someone in (ben, stranger):
        await someone.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a, ben.at(table["id"]) as b, stranger.at(table["id"]) as c:
        while not a.position["moves"]:  # the bot may begin
            await a.next()
        await a.play()
        await a.quiet()
        number = a.position["takebacks"][-1]
        await ask(a, number)
        await ask(b, number)
        await b.quiet()
        [motion] = b.table["motions"]
        assert (motion["agreed"], motion["wanted"]) == ([0, 1], [0, 1, 2])
        await ask(c, number)
        done = await a.wait("moved", lambda frame: frame["move"] == f":takeback {number}")
        assert done["number"] > number
        await a.quiet()
        assert number not in a.position["takebacks"]


async def test_against_bots_a_move_is_taken_back_at_once(anna: Person) -> None:
    table = await anna.open(ME, RANDOM_BOT)
    async with anna.at(table["id"]) as sitting:
        while 1 not in [frame["by"] for frame in sitting.seen if frame["type"] == "moved"]:
            if sitting.position["asked"] == [0]:
                await sitting.play(sitting.position["moves"][-1])
            else:
                await sitting.next()
        await sitting.quiet()
        number = sitting.position["takebacks"][-1]
        await ask(sitting, number)
        await sitting.quiet()
        takebacks = [frame for frame in sitting.seen if frame["type"] == "moved" and frame["move"].startswith(":take")]
        assert [frame["move"] for frame in takebacks] == [f":takeback {number}"]
        assert sitting.position["asked"] == [0]
        await sitting.play()
        assert (await ask(sitting, motion="draw"))["problem"]["id"] == "err-draw-bots"


async def test_a_draw_is_agreed_to_where_there_is_one(anna: Person, ben: Person) -> None:
    """BJ-9.1: with a last turn the rules know a draw."""
    table = await anna.open(ME, OPEN, public=True, options={"last_turn": 20})
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a, ben.at(table["id"]) as b:
        assert a.table["draw"] is True
        await ask(a, motion="draw")
        assert (await changed(b, "motion"))["table"]["motions"][0]["kind"] == "draw"
        await ask(b, motion="draw")
        over = await changed(a, "finished")
        assert (over["table"]["status"], over["table"]["outcome"]["winners"]) == ("finished", [])
        assert over["table"]["outcome"]["reason"] == over["position"]["outcome"]["reason"] == "end-draw"
        assert (await a.play("K", seat=0))["problem"]["id"] == "err-game-over"
    assert (await anna.get(f"/api/tables/{table['id']}/verify"))["ok"] is True
    positions = await anna.get(f"/api/tables/{table['id']}/positions")
    assert positions["positions"][-1]["outcome"]["reason"] == "end-draw"


async def test_there_is_no_draw_where_the_rules_know_none(duel: Duel) -> None:
    first, _ = duel
    assert first.table["draw"] is False
    refused = await ask(first, motion="draw")
    assert (refused["problem"]["id"], refused["problem"]["args"]) == ("err-no-draw", {"game": "$game-burger-joint"})


async def test_a_game_is_aborted_until_a_second_player_has_moved(duel: Duel, anna: Person, ben: Person) -> None:
    first, second = duel

    def can_abort() -> list[bool]:
        return [first.position["can_abort"], second.position["can_abort"]]

    assert can_abort() == [True, True]
    await play_until(duel, 1)
    assert can_abort() == [True, True]
    await second.play()
    await catch_up(first, second)
    assert can_abort() == [False, False]
    assert (await first.play(":abort", seat=0))["problem"]["id"] == "err-abort-late"
    other = await anna.open(ME, OPEN, public=True)
    await ben.post(f"/api/tables/{other['id']}/join", {})
    async with anna.at(other["id"]) as a, ben.at(other["id"]) as b:
        assert (await b.play(":abort", seat=0))["problem"]["id"] == "err-not-your-seat"
        assert (await b.play(":abort", seat=1))["type"] == "moved"
        over = await changed(a, "finished")
        assert over["table"]["outcome"] == {"winners": [], "scores": [2, 2], "reason": "end-aborted"}
        assert over["position"]["asked"] == over["position"]["moves"] == []
        await ask(a, motion="rematch")
        await ask(b, motion="rematch")
        assert (await changed(a, "rematch"))["table"]["rematch"]
    assert (await anna.get(f"/api/tables/{other['id']}/verify"))["ok"] is True


async def test_what_bots_did_does_not_keep_people_from_aborting(anna: Person, ben: Person) -> None:
    table = await anna.open(ME, OPEN, RANDOM_BOT, RANDOM_BOT, game="rival-restaurants", public=True)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a:
        while not {line["by"] for line in a.welcome["lines"] + a.seen if line["type"] == "moved"} >= {2, 3}:
            await a.next()
        assert a.position["can_abort"] is True
        await a.play(":abort", seat=0)
    assert (await ben.get(f"/api/tables/{table['id']}"))["outcome"]["reason"] == "end-aborted"


LIVE = {"kind": "live", "move_seconds": 5}


def running(sitting: Sitting) -> bool:
    return any(seat["running"] for seat in sitting.position["clocks"]["seats"])


async def test_the_clock_starts_when_both_have_seen_the_board(anna: Person, ben: Person) -> None:
    table = await anna.open(ME, OPEN, public=True, clock=LIVE)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a:
        assert (a.table["unseen"], a.table["deadline"], running(a)) == ([0, 1], None, False)
        await a.ask("seen", "ack")
        assert (a.table["unseen"], running(a)) == ([1], False)
        await asyncio.sleep(0.3)
        async with ben.at(table["id"]) as b:
            assert b.position["clocks"]["seats"][0]["left"] == 5000
            one = await b.ask("seen", "ack", id="s")
            assert (await b.ask("seen", "ack", id="s"))["seq"] == one["seq"]
            started = await changed(a, "clock")
            assert (started["table"]["unseen"], running(a)) == ([], True)
            assert started["table"]["deadline"] is not None
            assert 4500 < a.position["clocks"]["seats"][0]["left"] <= 5000
            known = await b.ask("seen", "ack")
            assert known["type"] == "ack"
            changes = [frame["change"] for frame in await b.quiet() if frame["type"] == "changed"]
            assert changes == []
            flag = await a.wait("moved", lambda frame: frame["by"] == -1, seconds=8)
            assert flag["move"] == ":flag 0"


async def test_whoever_moves_has_seen_the_board(anna: Person, ben: Person) -> None:
    """A program does not have to say so."""
    table = await anna.open(ME, OPEN, public=True, clock=LIVE)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a, ben.at(table["id"]) as b:
        await play_until((a, b), 1)
        await a.quiet()
        assert (a.table["unseen"], running(a)) == ([1], False)
        await b.play()
        await catch_up(a, b)
        await changed(a, "clock")
        assert (a.table["unseen"], running(a)) == ([], True)


async def test_one_person_with_two_seats_sees_for_both_and_post_does_not_wait(anna: Person) -> None:
    table = await anna.open(ME, LOCAL, clock=LIVE)
    async with anna.at(table["id"]) as sitting:
        assert sitting.table["unseen"] == [0, 1]
        await sitting.ask("seen", "ack")
        assert (sitting.table["unseen"], running(sitting)) == ([], True)
    post = await anna.open(ME, LOCAL, clock={"kind": "post", "days": 2})
    assert (post["unseen"], post["deadline"] is not None) == ([], True)
    untimed = await anna.open(ME, LOCAL)
    assert untimed["unseen"] == []


async def test_the_timers_of_the_rules_wait_too(anna: Person) -> None:
    """RR-3.2: a limit for choosing a destination does not run before the board was seen."""
    options = {"move_seconds": 2, "home_cook": True, "choice_seconds": 0, "window_seconds": 0}
    table = await anna.open(ME, RANDOM_BOT, RANDOM_BOT, game="rival-restaurants", options=options)
    async with anna.at(table["id"]) as sitting:
        assert sitting.table["unseen"] == [0]
        await sitting.quiet(2.5)
        assert not [frame for frame in sitting.seen if frame["type"] == "moved" and frame["by"] == -1]
        await sitting.ask("seen", "ack")
        await sitting.wait("moved", lambda frame: frame["by"] == -1, seconds=30)


async def test_a_bot_for_somebody_who_never_came_starts_the_clock(anna: Person, ben: Person) -> None:
    table = await anna.open(ME, OPEN, public=True, clock={"kind": "live", "move_seconds": 60})
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a:
        await a.ask("seen", "ack")
        assert a.table["unseen"] == [1]
        await a.ask("vote", "ack", motion="bot", seat=1)
        await a.quiet()
        assert (a.table["unseen"], a.table["seats"][1]["away"], running(a)) == ([], True, True)


async def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    """Killed with a request open, somebody missing and hints allowed; and again after a move was taken back."""
    server = Server(tmp_path / "data").start()
    port = server.port
    async with person(server, "Anna") as anna, person(server, "Ben") as ben:
        table = await anna.open(ME, OPEN, public=True, hints=True)
        await ben.post(f"/api/tables/{table['id']}/join", {})
        late = await anna.open(ME, OPEN, public=True, clock={"kind": "live", "move_seconds": 5})
        await ben.post(f"/api/tables/{late['id']}/join", {})
        aborted = await anna.open(ME, LOCAL)
        async with anna.at(aborted["id"]) as a:
            await a.play(":abort", seat=0)
        async with anna.at(late["id"]) as a:
            await a.ask("seen", "ack")
        async with anna.at(table["id"]) as a, ben.at(table["id"]) as b:
            number = await answered_move((a, b))
            await ask(a, number)
        server.kill()
        server.start(port)
        async with anna.at(table["id"]) as a, ben.at(table["id"]) as b:
            assert (a.table["motions"][0]["number"], a.table["hints"]) == (number, True)
            await ask(b, number)
            told = await changed(a, "takeback")
        server.kill()
        server.start(port)
        async with anna.at(table["id"]) as a, ben.at(table["id"]) as b:
            assert a.position["view"] == told["position"]["view"]
            assert a.position["takebacks"] == told["position"]["takebacks"]
            await a.play()
            await answered_move((a, b))
        async with anna.at(late["id"]) as a, ben.at(late["id"]) as b:
            assert (a.table["unseen"], running(a)) == ([1], False)
            await b.ask("seen", "ack")
            await changed(a, "clock")
            assert 4500 < a.position["clocks"]["seats"][0]["left"] <= 5000
        async with anna.at(aborted["id"]) as a:
            assert a.position["outcome"]["reason"] == "end-aborted"
            assert (await a.play("K", seat=0))["problem"]["id"] == "err-game-over"
    server.stop()


async def test_takebacks_reach_over_a_snapshot(duel: Duel, anna: Person) -> None:
    """More moves than the table holds in memory, then one at the edge of what can be taken back."""
    first, second = duel
    for _ in range(100):
        await catch_up(first, second)
        if first.table["status"] != "playing" or first.position["outcome"]:
            break
        sitting = duel[first.position["asked"][0]]
        await sitting.play()
    await catch_up(first, second)
    if first.position["outcome"] is None:
        seat = 0 if first.position["takebacks"][0] < second.position["takebacks"][0] else 1
        number = duel[seat].position["takebacks"][0]
        await ask(duel[seat], number)
        await ask(duel[1 - seat], number)
        await duel[seat].wait("moved", lambda frame: frame["move"] == f":takeback {number}")
        await first.play(":resign", seat=0)
    assert (await anna.get(f"/api/tables/{first.table['id']}/verify"))["ok"] is True
