"""Robots: bots on seats of tables. They think in processes of their own and play through the table, as people do: where
several are asked at once, all of them act at once. Whose bot thinks first is up to the queue (``bot_queue.py``)."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeVar

import msgspec

from tableside.bots import RANDOM, Advice, Ask, make_bot
from tableside.bots.bot_errors import in_one_line
from tableside.engine.errors import MoveError
from tableside.engine.events import ALL
from tableside.engine.state import CLOCK, State
from tableside.server.bots import process
from tableside.server.bots.pool import BotWorkers
from tableside.server.bots.queue import BotQueue, Claim, Urgency
from tableside.server.bots.requesters import Askers
from tableside.server.bots.seeds import Purpose, bot_seed
from tableside.server.http.problems import Refused
from tableside.server.metrics import Metrics
from tableside.server.settings import Settings
from tableside.server.tables import journal
from tableside.server.tables.journal import MoveLine
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import Sheet

Answer = TypeVar("Answer")
Think = Callable[[str, bytes, bytes, int, str, int], Answer]

_APART: Final = 0.02  # seconds between bots that answer on the same beat
_log: Final = logging.getLogger("tableside.robots")


class Sight(NamedTuple):
    """What a bot is to think about."""

    sheet: Sheet
    state: State


class _Thought:
    """What a bot is at, for one seat. It stands as long as nothing has taken the seat's question away.

    Where several choose at once, others may change their choices again and again; that does not start it anew.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.number = table.sheet.moves
        self.stands = True
        self.overtaken = False  # others did something that everybody saw, such as making an offer
        self._seen = self.number

    def watch(self, table: Table) -> None:
        """Something happened at the table. What cannot be seen step by step may have taken the question away."""
        known = [line for _, line in table.lines if isinstance(line, MoveLine) and line.number > self._seen]
        gap = len(known) != table.sheet.moves - self._seen
        forced = any(line.by in (CLOCK, self.seat) for line in known)
        hidden_undo = len(known) > 1 and any(line.move == ":undo" for line in known)
        if self.seat not in table.sheet.asked or gap or forced or hidden_undo:
            self.stands = False
        self.overtaken |= gap or any(to == ALL for line in known for _, _, to in line.events)
        self._seen = table.sheet.moves


class Robots:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.askers = Askers(settings.limits)
        self._closed = False
        self._delay = settings.bot_delay
        self._metrics = metrics
        self._queue = BotQueue(settings.bot_workers)
        self._workers = BotWorkers(settings.bot_workers)
        self._busy: dict[str, dict[int, _Thought]] = {}  # by table and seat

    def close(self) -> None:
        self._closed = True
        self._workers.close()

    @property
    def waiting(self) -> int:
        """Bots that are to think and have no worker yet."""
        return self._queue.waiting

    def nudge(self, table: Table) -> None:
        """Something happened at a table: every bot that is asked now and is not at it yet begins."""
        for thought in self._busy.get(table.sheet.id, {}).values():
            thought.watch(table)
        for seat in _bots_asked(table) if table.kept else ():
            busy = self._busy.setdefault(table.sheet.id, {})
            if seat not in busy:
                busy[seat] = _Thought(table, seat)
                table.hall.spawn(self._play(table, seat), f"bot {seat} at {table.sheet.id}")

    def at(self, table: Table) -> bool:
        """Whether a bot is thinking at a table."""
        return table.sheet.id in self._busy

    async def _play(self, table: Table, seat: int) -> None:
        busy = self._busy[table.sheet.id]
        try:
            while seat in _bots_asked(table):
                busy[seat] = _Thought(table, seat)
                move = await self._on_the_beat(table, seat)
                if busy[seat].overtaken and seat in _bots_asked(table):
                    busy[seat] = _Thought(table, seat)
                    move = await self._on_the_beat(table, seat)
                await self._enter(table, busy[seat], move)
        except Refused:
            pass  # the table went out of memory or must be read anew; whoever does that nudges again
        finally:
            del busy[seat]
            if not busy:
                self._busy.pop(table.sheet.id, None)

    async def _on_the_beat(self, table: Table, seat: int) -> str:
        """What a bot plays, after a while: a person wants to see what happened before the next thing happens. Where
        something is hidden, how long it thought must not tell what it holds (RR-9.2): it answers on the beat, and of
        several bots always in the order of their seats."""
        began = asyncio.get_running_loop().time()
        move = await self._choose(table, seat, table.sheet.seats[seat].level)
        thought = asyncio.get_running_loop().time() - began
        beat, beats = self._delay, 1
        if beat and table.match is not None and not table.match.state.all_open:
            beats = max(1, math.ceil(thought / beat))
        order = seat * _APART if beat else 0.0
        await asyncio.sleep(max(0.0, beats * beat + order - thought))
        return move

    async def _enter(self, table: Table, thought: _Thought, move: str) -> None:
        seat = thought.seat
        async with table.alone():
            if table.gone:
                raise Refused("unavailable", "err-table-moved-on")
            if seat not in _bots_asked(table):
                return
            if not thought.stands and len(table.sheet.asked) == 1:
                return  # an undo or the clock changed the position: think anew
            try:
                await table.enter(seat, move)
            except MoveError:  # if others moved meanwhile: think anew
                if table.sheet.moves == thought.number:
                    _log.error("bot's move refused", extra={"table": table.sheet.id, "seat": seat, "move": move})
                    match = table.playing()
                    await table.enter(seat, match.legal_moves(seat)[0])

    async def _choose(self, table: Table, seat: int, level: str) -> str:
        """What a bot of this level plays for a seat now. If it has to wait for a worker, it thinks about what it finds
        then."""
        if level == RANDOM:  # it does not think
            bot = make_bot(table.sheet.game, level, bot_seed(table.sheet, seat, "choose"))
            return bot.choose(Ask(self._looked(table, seat).state, seat))
        look, claim = partial(self._looked, table, seat), self.askers.for_table(table)
        move = await self._think(process.choose, "choose", claim, look, seat, level)
        return move or look().state.legal_moves(seat)[0]

    def _looked(self, table: Table, seat: int) -> Sight:
        """The position as a bot begins to think about it."""
        if not table.keeping or seat not in table.playing().asked():
            raise Refused("conflict", "err-not-asked")
        if seat in (busy := self._busy.get(table.sheet.id, {})):
            busy[seat] = _Thought(table, seat)
        return Sight(table.sheet, table.playing().state)

    async def advice(
        self, table_id: str, look: Callable[[], Sight], seat: int, level: str, person: str, address: str
    ) -> Advice:
        """What a bot of this level would play, and the chance to win with others that it weighs. ``look`` gives the
        position when the bot begins, or refuses: whoever asked may be gone by then."""
        with self.askers.advised(person, address):
            claim = Claim(address, person, table_id, Urgency.ADVICE)
            found = await self._think(process.advise, "advise", claim, look, seat, level)
        return found or Advice(look().state.legal_moves(seat)[0], {})

    async def _think(
        self, how: Think[Answer], purpose: Purpose, claim: Claim, look: Callable[[], Sight], seat: int, level: str
    ) -> Answer | None:
        """A bots' process answers, when it is this claim's turn; None if it cannot."""
        asked = time.perf_counter()
        async with self._queue.worker(claim) as spare:
            if self._closed:  # no process is started for what waited until now
                raise Refused("unavailable", "err-stopping")
            began = time.perf_counter()
            self._metrics.bot_wait_seconds.observe(began - asked)
            sheet, state = look()
            options, seed = msgspec.json.encode(sheet.agreed), bot_seed(sheet, seat, purpose)
            call = partial(how, sheet.game, options, journal.dump(state), seat, level, seed)
            try:
                return await self._run(call, spare)
            except Exception as error:  # whatever is wrong with a bot, the table goes on
                if self._closed:  # it was broken off, and plays nothing instead
                    raise Refused("unavailable", "err-stopping") from error
                _log.error(
                    "bot failed", extra={"table": sheet.id, "level": level, "error": in_one_line(error)}, exc_info=error
                )
                return None
            finally:
                self._metrics.bot_seconds.observe(time.perf_counter() - began)

    async def _run(self, call: Callable[[], Answer], spare: bool) -> Answer:
        return await self._workers.run(call, spare=spare)


def _bots_asked(table: Table) -> list[int]:
    """The seats of bots that the table waits for."""
    if not table.keeping or table.sheet.status != "playing" or table.match is None:
        return []
    return [seat for seat in table.sheet.asked if table.sheet.seats[seat].by_bot]
