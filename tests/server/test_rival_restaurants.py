"""Rival Restaurants at a real table: several people at once, with bots and the time limits of the rules (RR-2,
RR-4)."""

import asyncio
import contextlib
import itertools
import time
from pathlib import Path

from tests.server.clients import ME, OPEN, RANDOM_BOT, Person, Sitting, person, serving


async def test_people_and_bots_play_a_while_and_see_only_their_own(anna: Person, ben: Person) -> None:
    seats = [ME, OPEN, RANDOM_BOT, RANDOM_BOT]
    table = await anna.post("/api/tables", {"game": "rival-restaurants", "seats": seats, "public": True}, 201)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as first, ben.at(table["id"]) as second:
        waiting = {0, 1}
        await asyncio.gather(_play(first, 20, waiting), _play(second, 20, waiting))
        assert first.position["view"] != second.position["view"]
        moved = {frame["by"] for frame in first.seen if frame["type"] == "moved"}
        assert {0, 1, 2, 3} <= moved
        for mine, seat in ((first, 1), (second, 0)):
            others = [frame for frame in mine.seen if frame["type"] == "moved" and frame["by"] == seat]
            assert {frame["id"] for frame in others} == {None}, "an id is told to its maker alone"
            # While all choose at once, the text of a move is secret until the rules reveal it (RR-2).
            assert "?" in {frame["move"] for frame in others}
    async with anna.at(table["id"]) as again:
        number = again.position["number"]
        found = await anna.get(f"/api/tables/{table['id']}/positions", **{"from": number, "to": number})
        if found["positions"]:  # unless a bot has moved on meanwhile
            assert found["seat"] == 0


async def _play(sitting: Sitting, count: int, waiting: set[int]) -> None:
    """Play this many moves, and on until everybody has. A player who stops would hold up the others."""
    seat, done = sitting.welcome["seats"][0], 0
    while waiting:
        position = sitting.position
        if not position["moves"] or seat not in position["asked"]:
            with contextlib.suppress(TimeoutError):
                await sitting.wait("moved", seconds=0.5)
            continue
        answer = await sitting.play(position["moves"][0])
        # Somebody else may have been quicker. Then the table says so, and the next position is there.
        assert answer["type"] == "moved" or answer["problem"]["kind"] in ("illegal", "invalid"), answer
        done += 1
        if done >= count:
            waiting.discard(seat)


async def test_a_record_of_bots_verifies(anna: Person) -> None:
    body = {"game": "rival-restaurants", "seats": [RANDOM_BOT] * 3 + [ME], "options": {}}
    table = await anna.post("/api/tables", body, 201)
    async with anna.at(table["id"]) as sitting:
        await _play(sitting, 5, {3})
        await sitting.play(":resign", seat=3)
        assert sitting.seen[-1]["type"] in ("moved", "changed", "presence")
    record = await anna.get(f"/api/tables/{table['id']}/record")
    assert record["seed"] is None or record["outcome"] is not None


async def test_who_changes_a_claim_again_and_again_does_not_hold_up_a_bot(tmp_path: Path) -> None:
    """A claim may be changed until all have claimed. A bot that is asked keeps its choice in the meantime."""
    with serving(tmp_path / "data", "--bot-delay", "0.4") as server:
        async with person(server, "Anna") as anna:
            body = {"game": "rival-restaurants", "seats": [ME, {"kind": "bot", "level": "greedy"}]}
            table = await anna.post("/api/tables", body, 201)
            async with anna.at(table["id"]) as sitting:
                while not _claims(sitting):
                    if 0 in sitting.position["asked"]:
                        await sitting.play(seat=0)
                    else:
                        await sitting.wait("moved", lambda frame: frame["by"] == 1, seconds=30)
                began, claims = len(sitting.seen), _claims(sitting)
                until = time.monotonic() + 8
                for claim in itertools.cycle(claims):
                    await sitting.play(claim, seat=0)
                    moved = [frame for frame in sitting.seen[began:] if frame["type"] == "moved"]
                    by_bot = [frame for frame in moved if frame["by"] == 1]
                    if by_bot or time.monotonic() > until:
                        break
                    await asyncio.sleep(0.03)
                assert len(by_bot) == 1, f"the bot is still thinking after {len(moved)} claims"
                assert len(moved) > 3, "claims were changed while the bot was thinking"


def _claims(sitting: Sitting) -> list[str]:
    return [move for move in sitting.position["moves"] if move.startswith("claim ")]


async def test_a_ready_for_a_phase_that_is_over_is_not_one_for_the_next(anna: Person, ben: Person) -> None:
    """Being ready in one phase does not count for the next (RR-3.7): a move names the question that it answers."""
    body = {"game": "rival-restaurants", "seats": [ME, OPEN], "public": True}
    table = await anna.post("/api/tables", body, 201)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as first, ben.at(table["id"]) as second:
        await _to_powers(first, second)
        old = first.position["question"]
        for sitting, seat in ((first, 0), (second, 1)):
            await sitting.ask("play", "moved", seat=seat, move="ready", after=sitting.seq, question=old)
        await first.reach(second.seq)
        assert first.position["view"]["step"] == "buying"
        number = first.position["number"]
        late = await first.ask("play", "moved", seat=0, move="ready", after=first.seq, question=old)
        assert (late["problem"]["kind"], late["problem"]["id"]) == ("conflict", "err-question-over")
        move, now = first.position["moves"][0], first.position["question"]
        done = await first.ask("play", "moved", seat=0, move=move, after=first.seq, question=now)
        assert (done["by"], done["position"]["number"]) == (0, number + 1)


async def test_the_host_is_head_chef_wherever_they_sit(anna: Person) -> None:
    """RR-2.2: and may pause the clock."""
    body = {"game": "rival-restaurants", "seats": [RANDOM_BOT, RANDOM_BOT, ME], "options": {"move_seconds": 600}}
    table = await anna.post("/api/tables", body, 201)
    async with anna.at(table["id"]) as sitting:
        assert sitting.position["view"]["head"] == 2
        answer = await sitting.play("pause", seat=2)
        assert (answer["type"], answer["by"]) == ("moved", 2)


async def test_advice_is_for_who_is_asked(anna: Person, ben: Person) -> None:
    """A player who is ready may still act but is not asked (RR-3.7). So there is nothing to advise."""
    body = {"game": "rival-restaurants", "seats": [ME, OPEN], "public": True, "hints": True}
    table = await anna.post("/api/tables", body, 201)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as first, ben.at(table["id"]) as second:
        await _to_powers(first, second)
        await first.play("ready", seat=0)
        assert "unready" in first.position["moves"]
        refused = await first.ask("hint", "hinted", seat=0)
        assert (refused["type"], refused["problem"]["id"]) == ("error", "err-not-asked")
        hint = await second.ask("hint", "hinted", seat=1)
        assert hint["move"] in second.position["moves"]


async def _to_powers(first: Sitting, second: Sitting) -> None:
    """Both make the first possible choice until powers may be used."""
    while first.position["view"]["step"] != "powers":
        for sitting, seat in ((first, 0), (second, 1)):
            await sitting.reach(max(first.seq, second.seq))
            if seat in sitting.position["asked"] and sitting.position["view"]["step"] != "powers":
                await sitting.play(seat=seat)
