"""Match: a state being played, with its record. The table, the terminal and scripts play through it.

In addition to the moves of the game there are moves that every table has. They start with a colon:

* ``:undo``      – take back your last move, if nothing was revealed, drawn or done by somebody else since
* ``:resign``    – resign
* ``:flag N``    – played by the clock: seat N lost on time
* ``:takeback N`` – everybody agrees that a seat takes back its move, entry N of the record, and all that came after it;
  what was drawn since then will be drawn again
* ``:abort``     – the game ends without a result, when it has hardly begun
* ``:draw``      – everybody agrees to a draw, if the rules know one
* ``:pause``, ``:resume``, ``:bot N``, ``:back N`` – notes for the record; they do not affect the rules
"""

import secrets
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from tableside.engine.chance import Chance, NotedChance, ScriptedChance, SealedChance, seal_of, seed_from
from tableside.engine.errors import IllegalMove, InvalidMove, RecordError, TablesideError
from tableside.engine.events import Event
from tableside.engine.game import Game, check_seats, game_of
from tableside.engine.manifest import manifest_of
from tableside.engine.milestones import REACH, Milestones
from tableside.engine.record import Entry, Record
from tableside.engine.state import CLOCK, Outcome, State

REMARKS: Final = (":pause", ":resume", ":bot", ":back")
ABORTED: Final = "end-aborted"
AGREED_DRAW: Final = "end-draw"
_ALONE: Final = (":undo", ":resign", ":pause", ":resume", ":abort", ":draw")
_WITH_A_SEAT: Final = (":flag", ":bot", ":back")
_TAKE_BACK: Final = ":takeback"
_DIGITS: Final = 9  # of the number of an entry


class Played(NamedTuple):
    """A move that was not taken back, with its events."""

    seat: int
    move: str
    events: list[Event]
    entry: int  # its place in the record


class _Step(NamedTuple):
    """What is needed to take a move back."""

    seat: int
    before: State
    history: int


class Mark(NamedTuple):
    """A state of the match to go back to."""

    state: State
    history: list[Played]
    undoable: list[_Step]
    milestones: Milestones
    barrier: int
    entries: int
    position: int  # of a sealed chance


class Match:
    """A game in progress. ``state`` is the current state, ``record`` all entries, ``history`` the valid moves."""

    def __init__(self, game: Game, state: State, record: Record, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.chance = chance
        self.history: list[Played] = []
        self.opening: list[Event] = state.opening_events()
        self.agreed: Outcome | None = None  # how the players ended the game, if the rules did not
        self.before = 0  # entries of the record that came before those at hand
        self._undoable: list[_Step] = []
        self._milestones = Milestones()
        self._barrier = 0  # valid moves that can never be taken back: somebody left the game after them
        self._began = time.monotonic()

    @classmethod
    def start(
        cls,
        key: str,
        options: Mapping[str, Any] | None = None,
        *,
        seats: int | None = None,
        seed: int | bytes | None = None,
        players: Sequence[str] | None = None,
    ) -> "Match":
        """Start a game. Without a seed a secret one is drawn; ``match.record.seal`` commits to it."""
        game = game_of(key)
        full = game.options(options or {})
        counts = game.seat_counts(full)
        count = seats if seats is not None else (len(players) if players else counts.start)
        names = list(players) if players else [""] * count
        check_seats(count, counts)
        check_seats(len(names), range(count, count + 1))
        secret = seed_from(seed) if isinstance(seed, int) else (secrets.token_bytes(32) if seed is None else seed)
        chance = SealedChance(secret)
        noted = NotedChance(chance)
        state = game.start(full, count, noted)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        record = Record(game.key, full, names, seal_of(secret), started=now, rules_edition=game.edition)
        record.opening = Entry(CLOCK, "start", 0, tuple(noted.draws), state.digest())
        match = cls(game, state, record, chance)
        match._close()  # the game may start from a position that is already over
        return match

    @classmethod
    def replay(cls, record: Record, upto: int | None = None, *, chance: Chance | None = None) -> "Match":
        """The match of a record, up to and including entry number ``upto`` (from 1), with its stored draws.

        Trusts the record's digests; ``verify`` does not. To play on, pass the chance to use from there.
        """
        game = game_of(record.game)
        check_edition(game, record)
        options = game.recorded(record.options)
        check_seats(len(record.players), game.seat_counts(options))
        state = game.start(options, len(record.players), ScriptedChance(list(record.opening.draws)))
        short = Record(
            record.game,
            options,
            list(record.players),
            record.seal,
            record.seed,
            record.started,
            record.opening,
            rules_edition=record.rules_edition,
        )
        match = cls(game, state, short, ScriptedChance([]))
        match._follow(record.entries[:upto])
        if chance is not None:
            match.chance = chance
        elif record.seed is not None:
            used = sum(len(entry.draws) for entry in (record.opening, *record.entries[:upto]))
            match.chance = SealedChance(bytes.fromhex(record.seed), used)
        match._close()
        return match

    @classmethod
    def resume(cls, record: Record, state: State, chance: Chance, before: int = 0) -> "Match":
        """Continue from a saved state. ``record`` has only the entries that came after it (see ``settled``); ``before``
        is how many led to it."""
        entries, record.entries = record.entries, []
        match = cls(game_of(record.game), state, record, chance)
        match.before = before
        if record.outcome is not None and record.outcome["reason"] in (ABORTED, AGREED_DRAW):
            match.agreed = _outcome_of(record.outcome)
        match._follow(entries)
        match.chance = chance
        match._close()
        return match

    def settled(self) -> tuple[State, int]:
        """A state that nothing can be taken back behind, and how many of the entries at hand led to it."""
        count = len(self.record.entries)
        found = self._milestones.settled(count)
        if found is None:
            return self.state, count
        first = self.history[self._undoable[0].history].entry if self._undoable else count
        return (found.state, found.entries) if found.entries <= first else (self._undoable[0].before, first)

    def forget(self, count: int) -> None:
        """Drop the first entries at hand. They led to a settled state."""
        gone = sum(1 for played in self.history if played.entry < count)
        del self.record.entries[:count]
        self.before += count
        self.history = [played._replace(entry=played.entry - count) for played in self.history[gone:]]
        self._undoable = [step._replace(history=step.history - gone) for step in self._undoable]
        self._milestones.shift(count, gone)
        self._barrier = max(0, self._barrier - gone)

    def _follow(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.chance = ScriptedChance(list(entry.draws))
            self._advance(entry.by, entry.move)
            self.record.entries.append(entry)
        if entries:  # time continues where it stopped
            self._began = time.monotonic() - entries[-1].at / 1000

    def follow(self, entries: Sequence[Entry]) -> None:
        """Follow entries that were played elsewhere on the same record. Our own chance skips the draws they used."""
        chance = self.chance
        self._follow(entries)
        if isinstance(chance, SealedChance):
            chance.position += sum(len(entry.draws) for entry in entries)
        self.chance = chance
        self._close()

    def mark(self) -> Mark:
        """The current state, to go back to."""
        position = self.chance.position if isinstance(self.chance, SealedChance) else 0
        milestones, entries = self._milestones.copy(), len(self.record.entries)
        return Mark(self.state.copy(), self.history[:], self._undoable[:], milestones, self._barrier, entries, position)

    def rewind(self, mark: Mark) -> None:
        """Go back to an earlier state. What was played since never happened."""
        self.state, self.history, self._undoable = mark.state, mark.history, mark.undoable
        self._milestones, self._barrier, self.agreed = mark.milestones, mark.barrier, None
        del self.record.entries[mark.entries :]
        if isinstance(self.chance, SealedChance):
            self.chance.position = mark.position
        self.record.seed = self.record.outcome = None

    def asked(self) -> tuple[int, ...]:
        return self.state.asked() if self.agreed is None else ()

    def legal_moves(self, seat: int) -> list[str]:
        return self.state.legal_moves(seat) if self.agreed is None else []

    def view(self, seat: int | None) -> Any:
        return self.state.view(seat)

    def outcome(self) -> Outcome | None:
        return self.agreed or self.state.outcome()

    def play(self, seat: int, move: str, at: int | None = None) -> list[Event]:
        """Play a move and record it. ``at``: milliseconds after the start, if the caller keeps the time."""
        source = self.chance
        noted = NotedChance(source)
        self.chance = noted
        try:
            canonical, events = self._advance(seat, move)
        finally:
            self.chance = source
        when = at if at is not None else int((time.monotonic() - self._began) * 1000)
        self.record.entries.append(Entry(seat, canonical, when, tuple(noted.draws), self.state.digest()))
        self._close()
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether the last valid move is this seat's and revealed nothing to anyone."""
        return bool(self._undoable) and self._undoable[-1].seat == seat and self.outcome() is None

    def undo(self, seat: int) -> None:
        self.play(seat, ":undo")

    def takebacks(self, seat: int) -> list[int]:
        """The moves of a seat, as places in the record, that it may take back if everybody agrees."""
        if self.outcome() is not None:
            return []
        oldest = len(self.record.entries) - REACH
        recent = [played for played in self.history[self._barrier :][-REACH:] if played.entry >= oldest]
        return [self.before + played.entry + 1 for played in recent if played.seat == seat]

    def _advance(self, seat: int, move: str) -> tuple[str, list[Event]]:
        if not (seat == CLOCK or 0 <= seat < self.state.seats):
            raise InvalidMove("err-no-such-seat", {"n": seat})
        if move.startswith(":"):
            return move, self._table_move(seat, move)
        if self.agreed is not None:
            raise IllegalMove("err-game-over", {})
        parsed = self.state.parse(seat, move)
        before = self.state.copy()
        drawn = _draws_of(self.chance)
        try:
            events = self.state.play_parsed(seat, parsed, self.chance)
        except TablesideError:
            self.state = before  # chance may have failed in the middle of the move
            raise
        self._milestones.note(len(self.record.entries), len(self.history), before)
        if _draws_of(self.chance) != drawn or self.state.revealed() or seat == CLOCK:
            self._undoable.clear()
        else:
            if self._undoable and self._undoable[-1].seat != seat:
                self._undoable.clear()
            self._undoable.append(_Step(seat, before, len(self.history)))
        self.history.append(Played(seat, parsed.text, events, len(self.record.entries)))
        return parsed.text, events

    def _table_move(self, seat: int, move: str) -> list[Event]:
        word, _, rest = move.partition(" ")
        if word in _WITH_A_SEAT and rest not in map(str, range(self.state.seats)):
            raise InvalidMove("err-no-such-seat", {"n": f"={rest[:40]}"})
        if word == _TAKE_BACK and not (rest.isascii() and rest.isdigit() and len(rest) <= _DIGITS):
            raise InvalidMove("err-takeback-number", {"n": f"={rest[:40]}"})
        if word not in (*_WITH_A_SEAT, _TAKE_BACK) and move not in _ALONE:
            raise InvalidMove("err-unknown-table-move", {"move": f"={move[:40]}"})
        if word in REMARKS:
            return []
        if self.outcome() is not None:
            raise IllegalMove("err-game-over", {})
        match word:
            case ":flag":
                return self._flag(seat, int(rest))
            case ":undo":
                return self._undo(seat)
            case ":resign":
                return self._resign(seat)
            case ":takeback":
                return self._take_back(seat, int(rest))
            case _:
                return self._end(seat, word)

    def _undo(self, seat: int) -> list[Event]:
        if not self.can_undo(seat):
            raise IllegalMove("err-undo-barrier", {})
        step = self._undoable.pop()
        self.state = step.before.copy()  # a milestone may hold it
        del self.history[step.history :]
        self._milestones.cut(step.history)
        # The log above has the move. It may be secret, so it is not repeated.
        return [Event("log-undo", {"seat": f"@{seat}"})]

    def _take_back(self, seat: int, number: int) -> list[Event]:
        if number not in self.takebacks(seat):
            raise IllegalMove("err-takeback-barrier", {"n": number})
        index = next(at for at, played in enumerate(self.history) if self.before + played.entry + 1 == number)
        milestone = self._milestones.before(index)
        state = milestone.state.copy()
        for played in self.history[milestone.history : index]:
            state.play(played.seat, played.move, ScriptedChance(list(self.record.entries[played.entry].draws)))
        taken = len(self.history) - index
        self.state = state
        del self.history[index:]
        self._undoable.clear()
        self._milestones.cut(index)
        return [Event("log-takeback", {"seat": f"@{seat}", "n": taken})]

    def _end(self, seat: int, move: str) -> list[Event]:
        """The players end the game, without a winner."""
        if seat == CLOCK:
            raise InvalidMove("err-no-such-seat", {"n": seat})
        if move == ":draw" and not manifest_of(self.game.key).has_draw(self.record.options):
            raise IllegalMove("err-no-draw", {"game": f"$game-{self.game.key}"})
        reason = ABORTED if move == ":abort" else AGREED_DRAW
        self._undoable.clear()
        self.agreed = Outcome((), tuple(scores_now(self.state, reason)), reason)
        return [Event("log-abort" if move == ":abort" else "log-draw", {"seat": f"@{seat}"})]

    def _resign(self, seat: int) -> list[Event]:
        if seat == CLOCK:
            raise InvalidMove("err-no-such-seat", {"n": seat})
        return self._concede(seat, seat, "end-resigned")

    def _flag(self, by: int, seat: int) -> list[Event]:
        if by != CLOCK:
            raise IllegalMove("err-clock-only", {})
        return self._concede(CLOCK, seat, "end-time")

    def _concede(self, by: int, seat: int, reason: str) -> list[Event]:
        self._undoable.clear()
        events = self.state.concede(seat, reason)
        self.history.append(Played(by, f":{reason}", events, len(self.record.entries)))
        self._milestones.wanted()
        self._barrier = len(self.history)
        return events

    def _close(self) -> None:
        """When the game is over, reveal the seed and store the outcome."""
        result = self.outcome()
        if result is None:
            return
        if isinstance(self.chance, SealedChance):
            self.record.seed = self.chance.seed.hex()
        self.record.outcome = outcome_json(result)


def check_edition(game: Game, record: Record) -> None:
    """RecordError unless the record was played by the current edition of the rules."""
    if record.rules_edition == game.edition:
        return
    id = "err-edition-earlier" if record.rules_edition < game.edition else "err-edition-later"
    raise RecordError(id, {"game": f"$game-{game.key}", "n": record.rules_edition, "known": game.edition})


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason}


def _outcome_of(data: Mapping[str, Any]) -> Outcome:
    """The reverse of ``outcome_json``."""
    return Outcome(tuple(data["winners"]), tuple(data["scores"]), data["reason"])


def scores_now(state: State, reason: str) -> list[int]:
    """The points so far, as if everybody left now."""
    left = state.copy()
    for seat in range(left.seats):
        if (result := left.outcome()) is not None:
            return list(result.scores)
        left.concede(seat, reason)
    result = left.outcome()
    return list(result.scores) if result is not None else [0] * left.seats


def _draws_of(chance: Chance) -> int:
    if isinstance(chance, NotedChance):
        return len(chance.draws)
    if isinstance(chance, ScriptedChance):
        return chance.used
    return 0
