"""State: the rules at one moment. It knows the rules and nothing else: no I/O, no clock, no randomness of its own.

Every game implements this contract; the table, the terminal, the arena and the environments know no other.
A pending sub-decision (a bidding war, an answer to Clam-Voyance, a draft) is data inside the state, never a
callback, so a state can be saved at any moment.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Self

import msgspec

from tableside.engine.chance import Chance
from tableside.engine.events import Event

CLOCK: Final = -1
"""The pseudo-seat that plays what comes from outside: "time is up", "paused", "resumed"."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]  # empty: a draw; several: shared
    scores: tuple[int, ...]
    reason: str  # message id: "end-points", "end-resigned", "end-time", "end-turn-limit" …


@dataclass(frozen=True)
class Timer:
    """Time that is running out by the rules. The table measures; when it is over, CLOCK plays ``move``.

    A timer with a new key starts afresh; one that is offered again with the same key goes on where it was;
    ``running`` False means that the clock is stopped for now (a card resolves, the Head Chef paused).
    """

    key: str
    seconds: float
    move: str
    running: bool = True
    seats: tuple[int, ...] = field(default=())  # whom it concerns; empty: everybody


class Parsed(NamedTuple):
    """A move that was understood: its canonical spelling, and what the game made of it."""

    text: str
    value: Any


class State(ABC):
    """One game at one moment. Moves are text in the game's notation; see the game's docs page."""

    seats: int
    all_open: bool = False  # nothing is hidden: all seats and spectators see the same view, so one is made for all

    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for. Empty when it is over."""

    def question(self) -> str:
        """A name for what is asked now, where the same word answers one question after another ("ready", "pass"): a
        move that names its question is not taken for the next one. Empty: no move can be mistaken."""
        return ""

    @abstractmethod
    def legal_moves(self, seat: int) -> list[str]:
        """What a seat may play now, also a seat that is not asked (taking back "ready", accepting an offer).

        Complete wherever a game's notation is finite; otherwise (offers, bids) the documented finite part of it.
        ``check`` is complete always. For CLOCK: the events that may come from outside.
        """

    @abstractmethod
    def check(self, seat: int, move: str) -> None:
        """Raise a MoveError (invalid, illegal with its rule, ambiguous) unless ``play`` would accept the move."""

    def foretell(self, seat: int, move: str) -> Any:
        """What a move that ``check`` accepts would come to, if the game can say that beforehand; a msgspec Struct."""
        return None

    @abstractmethod
    def play(self, seat: int, move: str, chance: Chance) -> list[Event]:
        """Play a move and tell what happened. A refused move raises a MoveError and changes nothing."""

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may see: a msgspec Struct, built up from what is known, never stripped."""

    def view_json(self, seat: int | None) -> bytes:
        """The view as JSON; a game may know a quicker way to the same bytes."""
        return msgspec.json.encode(self.view(seat))

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, made quickly."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """The whole state, hidden things too, as JSON values; ``Game.restore`` is the way back."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def concede(self, seat: int, reason: str) -> list[Event]:
        """A seat gives up (reason "end-resigned") or lost on time ("end-time")."""

    @abstractmethod
    def determinise(self, seat: int, chance: Chance) -> Self:
        """A state this seat cannot tell from the real one, hidden things drawn anew; for searching bots."""

    def opening_events(self) -> list[Event]:
        """What happened while the game was set up, for the log."""
        return []

    def timers(self) -> list[Timer]:
        """The time limits of the rules that apply at this moment."""
        return []

    def revealed(self) -> bool:
        """Whether the last move showed somebody something new: then it cannot be undone. (Using chance always is.)"""
        return False

    def canonical(self, seat: int, move: str) -> str:
        """The one spelling of a move that records and digests use."""
        return move

    def parse(self, seat: int, move: str) -> Parsed:
        """Understand a move, legal or not, for ``play_parsed``; a game with a notation of its own parses here once."""
        return Parsed(self.canonical(seat, move), None)

    def play_parsed(self, seat: int, parsed: Parsed, chance: Chance) -> list[Event]:
        """The same as ``play`` for a move that was parsed at this very state."""
        return self.play(seat, parsed.text, chance)

    def digest_data(self) -> Any:
        """What the digest is made of, as JSON values. It must stay the same for ever; ``dump`` may change its form."""
        return self.dump()

    def digest(self) -> str:
        """Sixteen hex digits that are equal only for equal states."""
        text = json.dumps(self.digest_data(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
