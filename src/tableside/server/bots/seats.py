"""Bot seats: bots that play at tables. They think in separate processes and play through the table, as people do. If
several are asked at once, all of them act at once. The queue (``queue.py``) decides whose bot thinks first."""

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
from tableside.server.bots import worker
from tableside.server.bots.processes import BotProcesses
from tableside.server.bots.queue import BotQueue, Claim, Urgency
from tableside.server.bots.requesters import Requesters
from tableside.server.bots.seeds import Purpose, bot_seed
from tableside.server.metrics import Metrics
from tableside.server.problems import Refused
from tableside.server.settings import Settings
from tableside.server.tables import journal
from tableside.server.tables.journal import MoveLine
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import TableInfo

Answer = TypeVar("Answer")
Think = Callable[[str, bytes, bytes, int, str, int], Answer]

_REVIEWS: Final = "reviews"  # they count for nobody, so that asking for one slows nobody's bots
_APART: Final = 0.02  # seconds between bots that answer at the same time
_log: Final = logging.getLogger("tableside.robots")


class BotPosition(NamedTuple):
    """What a bot thinks about."""

    info: TableInfo
    state: State


class _PendingMove:
    """A move that a bot is choosing for one seat. It stays valid as long as the seat's question is open.

    If several choose at once, others may change their choices again and again. That does not restart the bot.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.number = table.info.moves
        self.valid = True
        self.taken_back = False  # the position before is asked again: whatever the bot chose is for another one
        self.overtaken = False  # others did something that everybody saw, such as an offer
        self._seen = self.number

    def watch(self, table: Table) -> None:
        """Something happened at the table. If not every step is known, the question may have changed."""
        known = [line for _, line in table.log.lines if isinstance(line, MoveLine) and line.number > self._seen]
        gap = len(known) != table.info.moves - self._seen
        forced = any(line.by in (CLOCK, self.seat) for line in known)
        hidden_undo = len(known) > 1 and any(line.move == ":undo" for line in known)
        if self.seat not in table.info.asked or gap or forced or hidden_undo:
            self.valid = False
        self.taken_back |= gap or any(line.move.startswith(":takeback") for line in known)
        self.overtaken |= gap or any(to == ALL for line in known for _, _, to in line.events)
        self._seen = table.info.moves


class BotSeats:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.requesters = Requesters(settings.limits)
        self._closed = False
        self._delay = settings.bot_delay
        self._metrics = metrics
        self._queue = BotQueue(settings.bot_workers)
        self._processes = BotProcesses(settings.bot_workers)
        self._busy: dict[str, dict[int, _PendingMove]] = {}  # by table and seat

    def close(self) -> None:
        self._closed = True
        self._processes.close()

    @property
    def waiting(self) -> int:
        """Bots that should think but have no worker yet."""
        return self._queue.waiting

    def wake_bots(self, table: Table) -> None:
        """Something happened at a table. Every bot that is asked now and is not thinking yet begins."""
        for pending in self._busy.get(table.info.id, {}).values():
            pending.watch(table)
        for seat in _bots_asked(table) if table.leased else ():
            busy = self._busy.setdefault(table.info.id, {})
            if seat not in busy:
                busy[seat] = _PendingMove(table, seat)
                table.services.spawn(self._play(table, seat), f"bot {seat} at {table.info.id}")

    def is_thinking(self, table: Table) -> bool:
        """Whether a bot is thinking at a table."""
        return table.info.id in self._busy

    async def _play(self, table: Table, seat: int) -> None:
        busy = self._busy[table.info.id]
        try:
            while seat in _bots_asked(table):
                busy[seat] = _PendingMove(table, seat)
                move = await self._choose_after_delay(table, seat)
                if busy[seat].overtaken and seat in _bots_asked(table):
                    busy[seat] = _PendingMove(table, seat)
                    move = await self._choose_after_delay(table, seat)
                await self._play_move(table, busy[seat], move)
        except Refused:
            pass  # the table was unloaded or must be reloaded; the bots are woken again then
        finally:
            del busy[seat]
            if not busy:
                self._busy.pop(table.info.id, None)

    async def _choose_after_delay(self, table: Table, seat: int) -> str:
        """What a bot plays, after a delay, so that people can follow. If something is hidden, the time a bot takes must
        not reveal what it holds (RR-9.2). So it answers after a whole number of delays, and several bots always answer
        in seat order."""
        began = asyncio.get_running_loop().time()
        move = await self._choose(table, seat, table.info.seats[seat].level)
        thinking = asyncio.get_running_loop().time() - began
        delay, times = self._delay, 1
        if delay and table.match is not None and not table.match.state.all_open:
            times = max(1, math.ceil(thinking / delay))
        order = seat * _APART if delay else 0.0
        await asyncio.sleep(max(0.0, times * delay + order - thinking))
        return move

    async def _play_move(self, table: Table, pending: _PendingMove, move: str) -> None:
        seat = pending.seat
        async with table.lock:
            if table.unloaded:
                raise Refused("unavailable", "err-table-moved-on")
            if seat not in _bots_asked(table):
                return
            if pending.taken_back or (not pending.valid and len(table.info.asked) == 1):
                return  # an undo or the clock changed the position: think again
            try:
                await table.play_locked(seat, move)
            except MoveError:  # if others moved in the meantime: think again
                if table.info.moves == pending.number:
                    _log.error("bot's move refused", extra={"table": table.info.id, "seat": seat, "move": move})
                    match = table.running_match()
                    await table.play_locked(seat, match.legal_moves(seat)[0])

    async def _choose(self, table: Table, seat: int, level: str) -> str:
        """What a bot of this level plays for a seat now. If it has to wait for a worker, it thinks about the position
        of that moment."""
        if level == RANDOM:  # random needs no thinking
            bot = make_bot(table.info.game, level, bot_seed(table.info, seat, "choose"))
            return bot.choose(Ask(self._current_position(table, seat).state, seat))
        look, claim = partial(self._current_position, table, seat), self.requesters.claim_of(table)
        move = await self._run_bot(worker.choose, "choose", claim, look, seat, level)
        return move or look().state.legal_moves(seat)[0]

    def _current_position(self, table: Table, seat: int) -> BotPosition:
        """The position when a bot begins to think."""
        if not table.runs_here or seat not in table.running_match().asked():
            raise Refused("conflict", "err-not-asked")
        if seat in (busy := self._busy.get(table.info.id, {})):
            busy[seat] = _PendingMove(table, seat)
        return BotPosition(table.info, table.running_match().state)

    async def advice(
        self, table_id: str, look: Callable[[], BotPosition], seat: int, level: str, person: str, address: str
    ) -> Advice:
        """What a bot of this level would play, and the win chance of each move that it considers. ``look`` gives the
        position when the bot begins, or refuses, because the person who asked may be gone by then."""
        with self.requesters.waiting_for_advice(person, address):
            claim = Claim(address, person, table_id, Urgency.ADVICE)
            found = await self._run_bot(worker.advise, "advise", claim, look, seat, level)
        return found or Advice(look().state.legal_moves(seat)[0], {})

    async def run_part(self, call: Callable[[], Answer], table_id: str) -> Answer:
        """A part of the review of a game: after everything else, and never in the spare process."""
        async with self._queue.worker(Claim(_REVIEWS, _REVIEWS, table_id, Urgency.REVIEW)):
            if self._closed:
                raise Refused("unavailable", "err-stopping")
            return await self._run(call, False)

    async def _run_bot(
        self, how: Think[Answer], purpose: Purpose, claim: Claim, look: Callable[[], BotPosition], seat: int, level: str
    ) -> Answer | None:
        """Ask a bot process when it is this claim's turn. None if the bot failed."""
        asked = time.perf_counter()
        async with self._queue.worker(claim) as spare:
            if self._closed:  # start no process for something that was waiting until now
                raise Refused("unavailable", "err-stopping")
            began = time.perf_counter()
            self._metrics.bot_wait_seconds.observe(began - asked)
            info, state = look()
            options, seed = msgspec.json.encode(info.agreed), bot_seed(info, seat, purpose)
            call = partial(how, info.game, options, journal.dump_state(state), seat, level, seed)
            try:
                return await self._run(call, spare)
            except Exception as error:  # a bot that fails must not stop the table
                if self._closed:  # it was interrupted, so nothing is played instead
                    raise Refused("unavailable", "err-stopping") from error
                _log.error(
                    "bot failed", extra={"table": info.id, "level": level, "error": in_one_line(error)}, exc_info=error
                )
                return None
            finally:
                self._metrics.bot_seconds.observe(time.perf_counter() - began)

    async def _run(self, call: Callable[[], Answer], spare: bool) -> Answer:
        return await self._processes.run(call, spare=spare)


def _bots_asked(table: Table) -> list[int]:
    """The seats that the table waits for and that a bot plays."""
    if not table.runs_here or table.info.status != "playing" or table.match is None:
        return []
    return [seat for seat in table.info.asked if table.info.seats[seat].by_bot]
