"""Two real clients at one table: moves, acknowledgements, undo, resigning, the end."""

from tests.server.clients import ME, OPEN, RANDOM_BOT, Person, Sitting

Duel = tuple[Sitting, Sitting]


async def turn(duel: Duel) -> tuple[Sitting, Sitting]:
    """The person who is asked now, and the other one."""
    asked = duel[0].position["asked"][0]
    return duel[asked], duel[1 - asked]


async def test_a_move_is_told_to_both_with_the_new_position(duel: Duel) -> None:
    first, second = duel
    move = first.position["moves"][0]
    mine = await first.play(move, id="one")
    theirs = await second.wait("moved")
    assert (mine["by"], mine["move"], mine["id"]) == (0, move, "one")
    assert (theirs["by"], theirs["move"], theirs["id"]) == (0, move, None)
    assert mine["seq"] == theirs["seq"]
    assert mine["position"]["number"] == 1
    assert mine["position"]["seat"] == 0
    assert theirs["position"]["seat"] == 1
    assert theirs["position"]["moves"], "Pizza picks next (BJ-3.3)"
    assert not mine["position"]["moves"]
    assert mine["events"] == theirs["events"] != []


async def test_the_same_frame_twice_acts_once(duel: Duel) -> None:
    first, second = duel
    done = await first.play(id="same")
    again = await first.ask("play", "ack", id="same", seat=0, move=done["move"], after=0)
    assert again == {"type": "ack", "id": "same", "seq": done["seq"]}
    assert (await second.wait("moved"))["position"]["number"] == 1
    assert [frame for frame in await second.quiet() if frame["type"] == "moved"] == []


async def test_two_people_may_make_the_same_id(duel: Duel) -> None:
    first, second = duel
    await first.play(id="same")
    await second.wait("moved")
    assert (await second.play(id="same"))["type"] == "moved"


async def test_frames_that_overtake_each_other_are_each_judged_by_the_rules(duel: Duel) -> None:
    """The second pick arrives before the first. It is refused, nothing is lost, and it can be sent again."""
    first, second = duel
    early = await second.ask("play", "moved", seat=1, move=first.position["moves"][0], after=second.seq)
    assert early["type"] == "error"
    assert early["problem"]["kind"] == "illegal"
    await first.play()
    await second.wait("moved")
    assert (await second.play())["type"] == "moved"


async def test_an_illegal_move_names_its_rule_and_changes_nothing(duel: Duel) -> None:
    first, second = duel
    answer = await first.play("basic")
    assert answer["type"] == "error"
    assert answer["problem"]["kind"] == "illegal"
    assert answer["problem"]["rule"].startswith("BJ-")
    assert answer["problem"]["text"]
    assert (await first.play())["position"]["number"] == 1
    assert (await second.wait("moved"))["position"]["number"] == 1


async def test_check_says_why_without_playing(duel: Duel) -> None:
    first, _ = duel
    refused = await first.ask("check", "checked", seat=0, move="basic")
    assert refused["problem"]["rule"].startswith("BJ-")
    allowed = await first.ask("check", "checked", seat=0, move=first.position["moves"][0])
    assert allowed["problem"] is None
    assert (await first.play())["position"]["number"] == 1


async def test_text_that_is_no_move_is_invalid(duel: Duel) -> None:
    answer = await duel[0].play("fly to the moon")
    assert answer["problem"]["kind"] == "invalid"


async def test_nobody_acts_for_another_seat(duel: Duel) -> None:
    first, second = duel
    for seat in (0, 7, -1):
        answer = await second.play(first.position["moves"][0], seat=seat)
        assert (answer["type"], answer["problem"]["kind"]) == ("error", "forbidden")


async def test_players_cannot_play_the_clock_or_the_server(duel: Duel) -> None:
    first, _ = duel
    for move in (":flag 1", ":pause", ":bot 1", ":back 0", ":nonsense"):
        answer = await first.play(move)
        assert answer["problem"]["kind"] == "forbidden", move


async def play_until(duel: Duel, able: str) -> Sitting:
    """Play until the person who is asked can take back a move."""
    for _ in range(200):
        mover, other = await turn(duel)
        done = await mover.play(mover.position["moves"][-1])
        await other.reach(done["seq"])
        if mover.position[able]:
            return mover
    raise AssertionError("no such moment")


async def test_undo_goes_back_and_is_told(duel: Duel) -> None:
    mover = await play_until(duel, "can_undo")
    other = duel[0] if mover is duel[1] else duel[1]
    number = mover.position["number"]
    undone = await mover.play(":undo")
    assert undone["type"] == "moved"
    assert undone["events"][0]["id"] == "log-undo"
    assert undone["position"]["number"] == number + 1
    assert undone["position"]["asked"] == [undone["position"]["seat"]]
    told = await other.wait("moved", lambda frame: frame["move"] == ":undo")
    assert told["position"]["view"] == undone["position"]["view"]


async def test_undo_stops_at_the_barrier(duel: Duel) -> None:
    first, second = duel
    await first.play()
    await second.wait("moved")
    await second.play()
    await first.wait("moved")
    answer = await first.play(":undo")
    assert answer["problem"]["id"] == "err-undo-barrier"


async def test_resigning_ends_the_game_and_tells_the_seed(duel: Duel) -> None:
    first, second = duel
    assert first.table["seed"] is None
    await first.play(":resign")
    end = await second.wait("changed", lambda frame: frame["change"] == "finished")
    assert end["table"]["status"] == "finished"
    assert end["table"]["outcome"]["winners"] == [1]
    assert end["table"]["outcome"]["reason"] == "end-resigned"
    assert len(end["table"]["seed"]) == 64
    answer = await second.play(":resign")
    assert answer["problem"]["id"] == "err-game-over"


async def test_a_whole_game_between_two_people_ends_and_verifies(duel: Duel, anna: Person) -> None:
    for _ in range(3000):
        if duel[0].position["outcome"] is not None:
            break
        mover, other = await turn(duel)
        moves = mover.position["moves"]
        # Buying first keeps the game short.
        wanted = [move for move in moves if move[0] in "bdp<a"] or moves
        done = await mover.play(wanted[-1])
        await other.reach(done["seq"])
    else:
        raise AssertionError("the game did not end")
    await duel[0].wait("changed", lambda frame: frame["change"] == "finished")
    id = duel[0].table["id"]
    report = await anna.get(f"/api/tables/{id}/verify")
    assert report["ok"]
    assert report["sealed"]
    assert report["moves"] == duel[0].position["number"]
    replay = await anna.get(f"/api/tables/{id}/replay")
    assert [move["number"] for move in replay["moves"]] == list(range(report["moves"] + 1))


async def test_a_bot_answers(anna: Person) -> None:
    table = await anna.open(ME, RANDOM_BOT)
    async with anna.at(table["id"]) as sitting:
        for _ in range(20):
            if not sitting.position["moves"]:
                await sitting.wait("moved", lambda frame: bool(frame["position"]["moves"]))
            await sitting.play()
        assert {frame["by"] for frame in sitting.seen if frame["type"] == "moved"} == {0, 1}


async def test_a_thinking_bot_answers_and_advises(anna: Person) -> None:
    bots = (await anna.get("/api/games"))[0]["bots"]
    table = await anna.open({"kind": "bot", "level": bots[1]}, ME)
    async with anna.at(table["id"]) as sitting:
        if not sitting.position["moves"]:
            await sitting.wait("moved", lambda frame: bool(frame["position"]["moves"]), seconds=30)
        hint = await sitting.ask("hint", "hinted", seat=1)
        assert hint["move"] in sitting.position["moves"]
        assert hint["bot"] == bots[-1]
        assert sorted(hint["chances"]) == sorted(sitting.position["moves"])
        assert hint["chances"][hint["move"]] == max(hint["chances"].values())
        assert all(0 <= chance <= 1 for chance in hint["chances"].values())


async def test_pass_and_play_sees_through_whoever_is_asked(anna: Person) -> None:
    table = await anna.open(ME, {"kind": "local", "name": "Grandma"})
    async with anna.at(table["id"]) as sitting:
        assert sitting.welcome["seats"] == [0, 1]
        assert sitting.position["seat"] == 0
        await sitting.play(seat=0)
        assert sitting.position["seat"] == 1
        await sitting.play(seat=1)
        looked = await sitting.ask_look(0)
        assert looked["position"]["seat"] == 0
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][1]["name"] == "Grandma"


async def test_the_table_starts_when_the_last_seat_is_taken(anna: Person, ben: Person) -> None:
    table = await anna.open(ME, OPEN, public=True)
    assert table["status"] == "open"
    async with anna.at(table["id"]) as sitting:
        assert sitting.welcome["position"] is None
        early = await sitting.play("anything", seat=0)
        assert early["problem"]["id"] == "err-not-started"
        joined = await ben.post(f"/api/tables/{table['id']}/join", {})
        assert joined["status"] == "playing"
        started = await sitting.wait("changed", lambda frame: frame["change"] == "started")
        assert started["position"]["moves"]
        assert len(started["table"]["seal"]) == 64
        told = [frame for frame in sitting.seen if frame["type"] == "changed"]
        assert [bool(frame["position"]) for frame in told] == [False, True], "who answers positions answers each once"
