"""Nobody can predict a bot: its secret choice cannot be computed from public information. All seeds here are fixed, so
each test gives the same result every time."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from tableside.bots import RANDOM, Ask, make_bot
from tableside.engine.chance import seal_of
from tableside.engine.game import game_of
from tableside.server.bots.seats import BotSeats
from tableside.server.bots.seeds import bot_seed
from tableside.server.tables import journal
from tableside.server.tables.table_info import SeatRow, TableInfo
from tests.rival_restaurants.scene import Scene
from tests.secrets.fake_table import FakeServer, World, lay

GAME = "rival-restaurants"
BOT = 1  # its seat
OTHER_SEEDS = (1, 2, 3)
UNSURE = (0, 3, 4, 27, 37)  # scenes in which the master's choice depends on its seed


def secret(number: int) -> bytes:
    return hashlib.sha256(b"secret of table %d" % number).digest()


def about_to_choose(scene: int, number: int, level: str) -> World:
    """A table where everybody chooses where to go. One of them is a bot."""
    world = lay(FakeServer(), GAME, {}, 3)
    table, match = world.table, world.table.match
    assert match is not None
    match.state = Scene(3, seed=scene).state
    table.info.seats[BOT] = SeatRow("bot", level=level)
    table.info.id, table.info.moves = f"table{number}", 10 + number
    table.info.seed, table.info.seal = secret(number).hex(), seal_of(secret(number))
    table.start(match, table.clock, table.info.seq)
    return world


async def chosen(world: World, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the server's bot chooses."""

    async def here(self: BotSeats, call: Callable[[], Any], spare: bool) -> Any:
        return call()

    monkeypatch.setattr(BotSeats, "_run", here)
    table = world.table
    return await world.server.registry.bot_seats._choose(table, BOT, table.info.seats[BOT].level)


def foreseen(world: World, seed: int) -> str:
    """What a bot with this seed chooses. Nobody else at the table could compute even that."""
    match = world.table.match
    assert match is not None
    return make_bot(GAME, world.table.info.seats[BOT].level, seed).choose(Ask(match.state, BOT))


def public_seeds(info: TableInfo) -> list[int]:
    """Seeds that could be computed from public data: the old formula, and the new one with the seal as its key."""
    told = f"{info.id} {info.moves} {BOT}".encode()
    sealed = TableInfo(**{**info.__dict__, "seed": info.seal})
    return [zlib.crc32(told), bot_seed(sealed, BOT, "choose")]


async def hits(level: str, scenes: list[int], monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], list[int]]:
    """How often the choice is predicted: by each of the public seeds, and by each of the others."""
    public, other = [0, 0], [0] * len(OTHER_SEEDS)
    known: dict[tuple[int, int], str] = {}
    for number, scene in enumerate(scenes):
        world = about_to_choose(scene, number, level)
        choice = await chosen(world, monkeypatch)
        for at, seed in enumerate(public_seeds(world.table.info)):
            public[at] += foreseen(world, seed) == choice
        for at, seed in enumerate(OTHER_SEEDS):
            if (scene, seed) not in known:
                known[scene, seed] = foreseen(world, seed)
            other[at] += known[scene, seed] == choice
        world.leave()
    return public, other


async def test_what_is_public_tells_nothing_of_the_random_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of seven places, 140 times: 20 hits by luck, with a standard deviation of 4."""
    public, other = await hits(RANDOM, list(range(20)) * 7, monkeypatch)
    assert max(public) <= 20 + 5 * 4, public
    assert max(other) <= 20 + 5 * 4, other


async def test_what_is_public_tells_no_more_of_the_master_than_any_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strong bot often has one best place, which an equally strong player finds too. Nothing more is predictable."""
    public, other = await hits("master", list(UNSURE) * 2, monkeypatch)
    assert max(public) <= max(other) + 1, (public, other)
    assert max(public) < 2 * len(UNSURE), "that would be foreseen"


def test_a_seed_is_of_the_table_the_moment_the_seat_and_the_purpose() -> None:
    info = about_to_choose(0, 0, RANDOM).table.info
    other = TableInfo(**{**info.__dict__, "seed": secret(1).hex()})
    later = TableInfo(**{**info.__dict__, "moves": info.moves + 1})
    elsewhere = TableInfo(**{**info.__dict__, "id": "another"})
    seeds = [bot_seed(each, BOT, "choose") for each in (info, other, later, elsewhere)]
    seeds += [bot_seed(info, 2, "choose"), bot_seed(info, BOT, "advise")]
    assert len(set(seeds)) == 6
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_seed_is_the_same_after_a_restart() -> None:
    """The formula is fixed: a node of the next release that takes over a table chooses the same."""
    info = about_to_choose(0, 0, RANDOM).table.info
    again = about_to_choose(0, 0, RANDOM).table.info
    assert bot_seed(info, BOT, "choose") == bot_seed(again, BOT, "choose") == 6374844472318898070


async def test_a_bot_is_not_given_the_secret_of_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to the bot process contains the seat's own seed, and nothing of the table's seed."""
    sent: list[tuple[Any, ...]] = []

    async def note(self: BotSeats, call: Any, spare: bool) -> str:
        sent.append(call.args)
        return "go island"

    monkeypatch.setattr(BotSeats, "_run", note)
    world = about_to_choose(0, 0, "apprentice")
    await world.server.registry.bot_seats._choose(world.table, BOT, "apprentice")
    world.leave()
    game, options, state, seat, level, seed = sent[0]
    assert (game, seat, level) == (GAME, BOT, "apprentice")
    game_of(game).restore(world.table.info.agreed, journal.load_state(state))
    key = secret(0)
    parts = [key[at : at + 4] for at in range(len(key) - 3)]
    for part in parts:
        for text in (part, part.hex().encode()):
            assert text not in options
            assert text not in state
            assert text not in f"{seed} {seed:x}".encode()
        assert part not in seed.to_bytes(8, "big")
