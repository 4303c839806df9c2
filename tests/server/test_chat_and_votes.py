"""What people do together: chat, pause, rematch, a bot for someone who left."""

from tests.server.clients import ME, OPEN, RANDOM_BOT, Person, Sitting

Duel = tuple[Sitting, Sitting]


async def test_players_talk_and_watchers_have_their_own_room(anna: Person, ben: Person, stranger: Person) -> None:
    table = await anna.open(ME, OPEN, public=True)
    await stranger.post("/api/session", {"name": "Carla"})
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a, ben.at(table["id"]) as b, stranger.at(table["id"]) as c:
        said = await a.ask("say", "ack", text="  Good   luck! ")
        for sitting in (b, c):
            heard = await sitting.wait("said")
            assert (heard["room"], heard["seat"], heard["name"]) == ("players", 0, "Anna")
            assert heard["text"] == "Good luck!"
        await c.ask("say", "ack", text="Burger wins")
        heard = [frame for frame in c.seen if frame["type"] == "said"][-1]
        assert (heard["room"], heard["seat"], heard["name"]) == ("watchers", None, "Carla")
        assert [frame for frame in await b.quiet() if frame["type"] == "said"] == []
        await b.ask("react", "ack", reaction="yum", to=said["seq"])
        reacted = await a.wait("reacted")
        assert (reacted["reaction"], reacted["to"], reacted["seat"]) == ("yum", said["seq"], 1)
        assert (await b.ask("react", "ack", reaction="yum", to=10_000))["problem"]["id"] == "err-no-such-line"
        assert (await b.ask("say", "ack", text="   "))["problem"]["id"] == "err-nothing-said"
    # People who come later see it too, each their own room.
    async with ben.at(table["id"]) as b, stranger.at(table["id"]) as c:
        assert [line["text"] for line in b.welcome["lines"] if line["type"] == "said"] == ["Good luck!"]
        assert [line["text"] for line in c.welcome["lines"] if line["type"] == "said"] == ["Good luck!", "Burger wins"]


async def test_the_same_thing_is_said_once(duel: Duel) -> None:
    first, second = duel
    one = await first.ask("say", "ack", id="hello", text="hi")
    two = await first.ask("say", "ack", id="hello", text="hi")
    assert one["seq"] == two["seq"]
    assert len([frame for frame in await second.quiet() if frame["type"] == "said"]) == 1


async def test_a_pause_needs_both_and_stops_play(duel: Duel) -> None:
    first, second = duel
    await first.ask("vote", "ack", motion="pause")
    asked = await second.wait("changed", lambda frame: frame["change"] == "motion")
    [motion] = asked["table"]["motions"]
    assert motion == {"kind": "pause", "by": 0, "seat": None, "agreed": [0], "wanted": [0, 1], "number": None}
    assert asked["table"]["status"] == "playing"
    await second.ask("vote", "ack", motion="pause")
    paused = await first.wait("changed", lambda frame: frame["change"] == "paused")
    assert paused["table"]["status"] == "paused"
    assert paused["table"]["motions"] == []
    assert paused["position"]["moves"] == []
    assert (await first.play("K", seat=0))["problem"]["id"] == "err-paused"
    await second.ask("resume", "ack")
    resumed = await first.wait("changed", lambda frame: frame["change"] == "resumed")
    assert resumed["position"]["moves"]
    assert (await first.play())["type"] == "moved"
    assert (await first.ask("resume", "ack"))["problem"]["id"] == "err-not-paused"


async def test_a_motion_can_be_refused(duel: Duel) -> None:
    first, second = duel
    await first.ask("vote", "ack", motion="pause")
    await second.ask("vote", "ack", motion="pause", yes=False)
    refused = await first.wait("changed", lambda frame: frame["change"] == "refused")
    assert (refused["by"], refused["table"]["motions"]) == (1, [])
    assert (await second.ask("vote", "ack", motion="pause", yes=False))["problem"]["id"] == "err-no-motion"


async def test_a_rematch_swaps_the_sides(duel: Duel, anna: Person, ben: Person) -> None:
    first, second = duel
    assert (await first.ask("vote", "ack", motion="rematch"))["problem"]["id"] == "err-not-over"
    await first.play(":resign")
    await second.wait("changed", lambda frame: frame["change"] == "finished")
    await first.ask("vote", "ack", motion="rematch")
    await second.ask("vote", "ack", motion="rematch")
    told = await first.wait("changed", lambda frame: frame["change"] == "rematch")
    new = told["table"]["rematch"]
    async with anna.at(new) as a, ben.at(new) as b:
        assert a.welcome["seats"] == [1]
        assert b.welcome["seats"] == [0]
        assert a.table["status"] == "playing"
        assert a.table["rematch_of"] == first.table["id"]
        assert a.table["seal"] != first.table["seal"]
        assert (await b.play())["type"] == "moved"
    assert (await first.ask("vote", "ack", motion="rematch"))["problem"]["id"] == "err-rematch-made"


async def test_a_rematch_with_a_bot_needs_nobody_else(anna: Person) -> None:
    table = await anna.open(ME, RANDOM_BOT)
    async with anna.at(table["id"]) as sitting:
        await sitting.play(":resign", seat=0)
        await sitting.ask("vote", "ack", motion="rematch")
        new = sitting.table["rematch"]
        assert new is not None
    again = await anna.get(f"/api/tables/{new}")
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "guest"]


async def test_a_bot_takes_over_for_a_leaver_who_may_come_back(anna: Person, ben: Person) -> None:
    table = await anna.open(OPEN, ME, public=True)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a:
        async with ben.at(table["id"]) as b:
            still = await a.ask("vote", "ack", motion="bot", seat=0)
            assert still["problem"]["id"] == "err-still-here"
            assert (await b.ask("vote", "ack", motion="bot", seat=7))["problem"]["id"] == "err-no-person"
        await a.wait("presence", lambda frame: frame["seats"] == [False, True])
        await a.ask("vote", "ack", motion="bot", seat=0)
        assert a.table["seats"][0]["away"] is True
        await a.wait("moved", lambda frame: frame["by"] == 0 and frame["move"][0] != ":", seconds=30)
        async with ben.at(table["id"]) as b:
            assert (await b.play("K", seat=0))["problem"]["id"] == "err-not-your-seat"
            await b.ask("back", "ack", seat=0)
            assert b.table["seats"][0]["away"] is False
            assert (await b.ask("back", "ack", seat=0))["problem"]["kind"] == "forbidden"
    replay = await anna.get(f"/api/tables/{table['id']}/replay")
    moves = [move["move"] for move in replay["moves"]]
    assert ":bot 0" in moves
    assert ":back 0" in moves


async def test_presence_is_told(duel: Duel, stranger: Person, anna: Person) -> None:
    first, _ = duel
    async with anna.at(first.table["id"]):
        pass
    presence = await first.wait("presence", lambda frame: all(frame["seats"]))
    assert presence["watchers"] == 0


async def test_before_the_start_one_may_leave_and_the_host_may_go_on_with_a_bot(anna: Person, ben: Person) -> None:
    table = await anna.open(ME, OPEN, public=True)
    path = f"/api/tables/{table['id']}"
    assert (await ben.post(f"{path}/start", {"level": "random"}, 403))["problem"]["id"] == "err-host-only"
    assert (await anna.post(f"{path}/start", {}, 400))["problem"]["id"] == "err-seat-count"
    left = await anna.post(f"{path}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "open"]
    await anna.post(f"{path}/join", {"seat": 1})
    started = await anna.post(f"{path}/start", {"level": "random"})
    assert [seat["kind"] for seat in started["seats"]] == ["bot", "guest"]
    assert started["status"] == "playing"
    assert (await anna.post(f"{path}/leave", status=409))["problem"]["id"] == "err-started"
    assert (await ben.post(f"{path}/join", {}, 409))["problem"]["id"] == "err-seat-taken"


async def test_the_host_may_clear_a_table_that_has_not_started(anna: Person, ben: Person) -> None:
    table = await anna.open(ME, OPEN, public=True)
    refused = await ben.http.delete(f"/api/tables/{table['id']}")
    assert refused.status_code == 403
    done = await anna.http.delete(f"/api/tables/{table['id']}")
    assert done.status_code == 204
    await anna.get(f"/api/tables/{table['id']}", 404)
