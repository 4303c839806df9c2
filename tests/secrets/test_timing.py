"""The timing of reaction windows reveals nothing (RR-9.2). With or without a Clam-Voyance, others get the same bytes at
the same moments, whether people or bots are asked."""

from __future__ import annotations

import asyncio
import itertools
import time

import pytest

from tableside.bots import Ask, bot_names, make_bot
from tableside.engine.events import ALL
from tableside.server.bots.seats import BotSeats
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import SeatRow
from tests.rival_restaurants.scene import Scene
from tests.secrets.fake_table import Eyes, FakeServer, World, lay
from tests.secrets.virtual_time import in_virtual_time

GAME = "rival-restaurants"
HANDS = ("clam-voyance", "jackpot")
OTHER_HANDS = ("clam-voyance", "road-block")
Heard = dict[Eyes, list[tuple[float, str]]]


def window(one: str, two: str) -> Scene:
    """Taxes hit seats 1 and 2, who hold a card each. Seat 3 holds none and is not asked."""
    return Scene(4).hand(0, "taxes").hand(1, one).hand(2, two).market()


def at_table(scene: Scene, bots: tuple[int, ...] = ()) -> World:
    world = lay(FakeServer(), GAME, {}, 4)
    table, match = world.table, world.table.match
    assert match is not None
    match.state = scene.state
    for seat in bots:
        table.info.seats[seat] = SeatRow("bot", level="random")
    table.start(match, table.clock, table.info.seq)
    return world


async def listen(world: World, seconds: float) -> Heard:
    """What each onlooker is sent, and when."""
    heard: Heard = {0: [], 3: [], None: []}
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    await asyncio.sleep(0.017)  # never at a multiple of the delay
    while loop.time() < end:
        for eyes, told in heard.items():
            text = world.heard(eyes)
            if text:
                told.append((round(loop.time(), 3), text))
        await asyncio.sleep(0.05)
    return heard


@pytest.mark.parametrize("thinking", [0.0, 0.2, 0.55])
def test_a_bot_that_holds_the_card_is_neither_faster_nor_slower(
    thinking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(self: BotSeats, table: Table, seat: int, level: str) -> str:
        assert table.match is not None
        await asyncio.sleep(thinking if "clam" in table.match.legal_moves(seat) else 0.0)
        return "pass" if "pass" in table.match.legal_moves(seat) else "ready"

    monkeypatch.setattr(BotSeats, "_choose", choose)
    worlds = []
    for one, two in itertools.product(HANDS, OTHER_HANDS):

        async def play(one: str = one, two: str = two) -> Heard:
            world = at_table(window(one, two), bots=(1, 2))
            await world.seat_all([0, 3, None])
            await world.play(0, "play taxes")
            found = await listen(world, 6)
            world.leave()
            return found

        worlds.append(in_virtual_time(play, monkeypatch))
    assert all(len(told) >= 3 for told in worlds[0].values()), "the window opened and closed"
    assert worlds[0] == worlds[1] == worlds[2] == worlds[3]


def test_bots_that_are_asked_together_answer_on_one_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> Heard:
        world = at_table(window("clam-voyance", "road-block"), bots=(1, 2))
        await world.seat_all([0, 3, None])
        await world.play(0, "play taxes")
        found = await listen(world, 1.1)
        world.leave()
        return found

    moment, text = in_virtual_time(play, monkeypatch)[3][-1]
    assert '"by":1' in text
    assert '"by":2' in text
    assert 0.6 < moment < 0.8, "before a second beat"


@pytest.mark.parametrize("asked", [(), (1,), (2, 1)])
def test_the_window_closes_for_all_at_the_same_moment(asked: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """People pass, or let the eight seconds run out. Nobody else can tell what they hold."""
    worlds = []
    for one, two in itertools.product(HANDS, OTHER_HANDS):

        async def play(one: str = one, two: str = two) -> Heard:
            world = at_table(window(one, two))
            await world.seat_all([0, 1, 2, 3, None])
            await world.play(0, "play taxes")
            listening = asyncio.create_task(listen(world, 10))
            for number, seat in enumerate(asked):
                await asyncio.sleep(2)
                await world.play(seat, "pass", id=f"p{number}")
            found = await listening
            world.leave()
            return found

        worlds.append(in_virtual_time(play, monkeypatch))
    times = [moment for moment, _ in worlds[0][3]]
    assert len(times) >= 3, "welcome, the window, its end"
    assert worlds[0] == worlds[1] == worlds[2] == worlds[3]


def test_an_answer_with_the_card_is_heard_when_all_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = []
    for answer in ("clam", "pass"):

        async def play(answer: str = answer) -> Heard:
            world = at_table(window("clam-voyance", "road-block"))
            await world.seat_all([0, 1, 2, 3, None])
            await world.play(0, "play taxes")
            await world.play(1, answer)
            found = await listen(world, 7)  # the other is still thinking
            world.leave()
            return found

        worlds.append(in_virtual_time(play, monkeypatch))
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("level", bot_names(GAME))
def test_bots_answer_within_their_beat(level: str) -> None:
    """Otherwise the delay of 0.6 seconds would hide nothing. Measures processor time, with one of several cards or
    none."""
    for hand in HANDS:
        scene = window(hand, "road-block")
        scene.play(0, "play taxes")
        spent = []
        for seed in range(3):
            bot = make_bot(GAME, level, seed)
            began = time.process_time()
            assert bot.choose(Ask(scene.state, 1)) in ("clam", "pass")
            spent.append(time.process_time() - began)
        assert min(spent) < 0.3, (level, hand, spent)


def test_events_of_a_window_are_for_all_or_none() -> None:
    """The answer reveals nothing to anybody before the end."""
    for answer in ("clam", "pass"):
        scene = window("clam-voyance", "road-block")
        assert all(event.audience == ALL for event in scene.play(0, "play taxes"))
        assert scene.play(1, answer) == []
