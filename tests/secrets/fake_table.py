"""A server table without disk and network. Frames go in, and every byte that a seat or a spectator would
get comes out."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import msgspec

from tableside.engine.chance import SealedChance
from tableside.engine.events import ALL
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.server.app_context import AppContext
from tableside.server.limits import Limits
from tableside.server.live.connection import Connection
from tableside.server.live.subscribers import Subscriber
from tableside.server.metrics import Metrics
from tableside.server.people.guests import GuestRow
from tableside.server.settings import Settings
from tableside.server.storage.store import Store
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal, replays
from tableside.server.tables.clocks import Clock
from tableside.server.tables.journal import JournalLine, MoveLine
from tableside.server.tables.registry import TableRegistry
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import SeatRow, TableInfo

Eyes = int | None
STARTED = 1_700_000_000_000
SEED = bytes(range(32))
OTHER_SEED = bytes(range(100, 132))
HELLO = b'{"type":"hello","version":1}'


class NoDisk:
    """A store that has always just written everything."""

    def write(self, writes: Writes) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


class People:
    async def find(self, id: str | None) -> GuestRow | None:
        return None


class FakeServer:
    """The services that a table needs."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.limits = Limits(0)
        self.guests = People()
        self.store = cast(Store, NoDisk())
        self.registry = TableRegistry(Settings(Path("nowhere")), self.store, self.metrics)
        self.table: Table | None = None

    async def visible_table(self, id: str, guest: GuestRow | None, invite: str) -> Table:
        assert self.table is not None
        return self.table


class World:
    """One table with everybody who looks at it."""

    def __init__(self, table: Table, server: FakeServer) -> None:
        self.table = table
        self.server = server
        self.visits: dict[Eyes, Connection] = {}

    async def seat_all(self, eyes: Iterable[Eyes]) -> None:
        """Everybody says hello. The answers wait to be read."""
        self.server.table = self.table
        for seat in eyes:
            guest = None if seat is None else f"guest{seat}"
            self.visits[seat] = Connection(cast(AppContext, self.server), self.table.info.id, Subscriber(guest, "", ""))
            await self.say(seat, HELLO)

    async def say(self, eyes: Eyes, data: bytes) -> None:
        await self.visits[eyes].read(data)

    async def play(self, seat: int, move: str, id: str = "f") -> None:
        after = self.table.info.seq
        await self.say(
            seat, msgspec.json.encode({"type": "play", "id": id, "seat": seat, "move": move, "after": after})
        )

    def heard(self, eyes: Eyes) -> str:
        """Every byte that was sent to them since the last call."""
        subscriber = self.visits[eyes].subscriber
        found = []
        while subscriber.outbox:
            found.append(subscriber.take())
        return "\n".join(found)

    def looked_up(self, eyes: Eyes, lines: list[JournalLine] | None = None, *, whole: bool = True) -> object:
        """The HTTP answers: the table, the replay, the record. If not ``whole``, the record in a shorter form."""
        info = self.table.info
        record_as = Record.text if whole else msgspec.json.encode
        told = lines if lines is not None else [line for _, line in self.table.log.lines]
        moves = [line for line in told if isinstance(line, MoveLine | journal.ChangeLine)]
        guest = None if eyes is None else f"guest{eyes}"
        return (
            msgspec.json.encode(info.seen_by(guest)),
            msgspec.json.encode(replays.replay_moves(moves, eyes)),
            record_as(replays.public_record(info.record(), moves, eyes, finished=info.status == "finished")),
        )

    def leave(self) -> None:
        self.table.mark_unloaded()


def lay(server: FakeServer, game: str, options: dict[str, Any], seats: int) -> World:
    """A new table where every seat is a person."""
    match = Match.start(game, options, seats=seats, seed=SEED)
    info = TableInfo(
        id="table",
        game=game,
        host="guest0",
        invite="invite-of-this-world",
        public=True,
        options=options,
        clock=None,
        created=STARTED,
        moved=STARTED,
        seats=[SeatRow("guest", f"guest{seat}", f"Person {seat}") for seat in range(seats)],
        status="playing",
        agreed=match.record.options,
        started=STARTED,
        seal=match.record.seal,
        seed=SEED.hex(),
        opening=match.record.opening,
    )
    table = Table(server.registry, info, match, Clock(None, seats, STARTED))
    table.start(match, table.clock, info.seq)
    return World(table, server)


def twin_world(world: World, state: Any, *, seed: bytes = OTHER_SEED) -> World:
    """The same table with different hidden things: the state, the seed, the invite. The lines stay the same until
    ``scrambled`` changes them."""
    table = world.table
    old = table.match
    assert old is not None
    chance = old.chance
    assert isinstance(chance, SealedChance)
    match = Match(old.game, state, copy.copy(old.record), SealedChance(seed, chance.position))
    match.record.entries = list(old.record.entries)
    match.history = list(old.history)
    match._undoable = list(old._undoable)
    info = dataclasses.replace(
        table.info,
        seed=seed.hex(),
        invite="another-invite",
        motions=list(table.info.motions),
        seats=list(table.info.seats),
    )
    clock = copy.copy(table.clock)
    clock.timers, clock.running = dict(clock.timers), set(clock.running)
    twin = Table(table.services, info, match, clock)
    twin.log.lines, twin.log.entry_seqs = list(table.log.lines), list(table.log.entry_seqs)
    twin.log.base_moves, twin.log.base_seq, twin.log.announced = (
        table.log.base_moves,
        table.log.base_seq,
        table.log.announced,
    )
    return World(twin, world.server)


def scrambled(lines: list[tuple[int, JournalLine]], eyes: Eyes) -> list[tuple[int, JournalLine]]:
    """The journal with everything changed that this viewer may not know: texts of secret moves, events for others,
    random numbers, digests, ids of other people's frames."""
    return [(seq, _other(line, eyes)) if isinstance(line, MoveLine) else (seq, line) for seq, line in lines]


def _other(line: MoveLine, eyes: Eyes) -> MoveLine:
    mine = line.by == eyes
    return msgspec.structs.replace(
        line,
        move=line.move if line.told or mine else "a secret",
        draws=[draw + 1 for draw in line.draws],
        digest="f" * 16,
        id=line.id if mine else "another",
        events=[
            event if event[2] == ALL or (eyes is not None and event[2] >> eyes & 1) else ("other", {}, event[2])
            for event in line.events
        ],
    )
