"""State: the rules at one moment. It knows the rules and nothing else: no I/O, no clock, no randomness of its own.

Every game implements this contract. The table, the terminal, the arena and the environments use nothing else. A
pending decision (a bidding war, an answer to Clam-Voyance, a draft) is data inside the state, never a callback. So a
state can be saved at any moment.
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
"""The pseudo-seat that plays outside events: "time is up", "paused", "resumed"."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]  # empty: a draw; several: shared
    scores: tuple[int, ...]
    reason: str  # message id: "end-points", "end-resigned", "end-time", "end-turn-limit" …


@dataclass(frozen=True)
class Timer:
    """A time limit of the rules. The table measures the time. When it is up, CLOCK plays ``move``.

    A timer with a new key starts from the beginning. One with the same key continues. If ``running`` is False, the
    clock is stopped for now (a card is being resolved, the Head Chef paused).
    """

    key: str
    seconds: float
    move: str
    running: bool = True
    seats: tuple[int, ...] = field(default=())  # the seats it is for; empty: everybody


class Parsed(NamedTuple):
    """A move that was understood: its canonical spelling, and what the game made of it."""

    text: str
    value: Any


class State(ABC):
    """One game at one moment. Moves are text in the game's notation; see the game's docs page."""

    seats: int
    all_open: bool = False  # nothing is hidden: all seats and spectators share one view

    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The seats that the game waits for. Empty when it is over."""

    def question(self) -> str:
        """A name for the current question, if the same word answers several questions in a row ("ready", "pass"). A
        move that names its question is not accepted for another one. Empty: no move can be mistaken
        for another answer."""
        return ""

    @abstractmethod
    def legal_moves(self, seat: int) -> list[str]:
        """What a seat may play now, even if it is not asked (taking back "ready", accepting an offer).

        The list is complete if the game's notation is finite. Otherwise (offers, bids) it is a documented finite part.
        ``check`` is always complete. For CLOCK: the possible outside events.
        """

    @abstractmethod
    def check(self, seat: int, move: str) -> None:
        """Raise a MoveError (invalid, illegal with its rule, ambiguous) unless ``play`` would accept the move."""

    def foretell(self, seat: int, move: str) -> Any:
        """The result of a legal move, if the game can predict it. A msgspec Struct."""
        return None

    @abstractmethod
    def play(self, seat: int, move: str, chance: Chance) -> list[Event]:
        """Play a move and return what happened. A refused move raises a MoveError and changes nothing."""

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may see. A msgspec Struct, built from what the seat knows."""

    def view_json(self, seat: int | None) -> bytes:
        """The view as JSON. A game may have a faster way to make the same bytes."""
        return msgspec.json.encode(self.view(seat))

    @abstractmethod
    def copy(self) -> Self:
        """A fast, independent copy."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """The whole state as JSON values, including hidden things. ``Game.restore`` is the inverse."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is running."""

    @abstractmethod
    def concede(self, seat: int, reason: str) -> list[Event]:
        """A seat resigns (reason "end-resigned") or loses on time ("end-time")."""

    @abstractmethod
    def determinise(self, seat: int, chance: Chance) -> Self:
        """A state that this seat cannot tell from the real one, with hidden things redrawn. For search bots."""

    def opening_events(self) -> list[Event]:
        """What happened while the game was set up, for the log."""
        return []

    def timers(self) -> list[Timer]:
        """The time limits of the rules that apply at this moment."""
        return []

    def revealed(self) -> bool:
        """Whether the last move revealed something, so that it cannot be undone. (Using chance always counts.)"""
        return False

    def canonical(self, seat: int, move: str) -> str:
        """The canonical spelling of a move, which records and digests use."""
        return move

    def parse(self, seat: int, move: str) -> Parsed:
        """Parse a move, legal or not, for ``play_parsed``. A game with its own notation parses here, and only once."""
        return Parsed(self.canonical(seat, move), None)

    def play_parsed(self, seat: int, parsed: Parsed, chance: Chance) -> list[Event]:
        """The same as ``play``, for a move that was parsed in exactly this state."""
        return self.play(seat, parsed.text, chance)

    def digest_data(self) -> Any:
        """What the digest is made of, as JSON values. It must stay the same for ever; ``dump`` may change its form."""
        return self.dump()

    def digest(self) -> str:
        """Sixteen hex digits that are equal only for equal states."""
        text = json.dumps(self.digest_data(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
