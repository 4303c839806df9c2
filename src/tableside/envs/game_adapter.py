"""One game as an environment needs it: moves as numbers, and what a seat sees as an array.

A game that wants to be an environment implements the abstract methods. The interfaces of PettingZoo and Gymnasium are
written once for all adapters.
"""

import operator
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tableside.bots import usual_bot
from tableside.engine.chance import FastChance
from tableside.engine.errors import IllegalMove, InvalidMove, OptionsError
from tableside.engine.game import check_seats, game_of
from tableside.engine.manifest import manifest_of
from tableside.engine.manifest import named as named_part
from tableside.engine.state import Outcome, State

Mask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[Any]]  # "observation" and "action_mask"

MODES: Final = ("human", "ansi")  # of rendering
MOST_DECISIONS: Final = 20_000  # a game is truncated after this many; bots finish long before, random chefs may not


def check_count(name: str, value: Any, least: int | None = 1) -> int:
    """An option that is a whole number (NumPy integers are fine). OptionsError if it is not, or if it is too small."""
    try:
        number = operator.index(value)
    except TypeError:
        raise OptionsError("err-option-number", {"where": f"={name}", "text": f"={value!r:.60}"}) from None
    if least is not None and number < least:
        raise OptionsError("err-option-least", {"where": f"={name}", "min": least})
    return number


def check_options(options: Any) -> Mapping[str, Any]:
    """Options of a game by name; None means no options. OptionsError for anything else."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise OptionsError("err-env-options", {"text": f"={options!r:.60}"})
    return options


def check_render_mode(mode: str | None) -> str | None:
    """A render mode or None. OptionsError if there is no such mode."""
    if mode is not None and mode not in MODES:
        raise OptionsError("err-env-render", {"name": f"={mode!s:.60}", "known": [f"={known}" for known in MODES]})
    return mode


class GameAdapter(ABC):
    """``actions`` includes the no-op. It is the last action, and the only one for a seat that is not asked."""

    key: str  # of the game
    actions: int
    width: int  # of an observation
    dtype: type[np.integer[Any]]
    low: int = 0  # the least number in an observation
    goal: int  # the points that win

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = game_of(self.key)
        self.options = self.game.options(check_options(options))
        self.seats = check_count("players", seats)
        check_seats(self.seats, self.game.seat_counts(self.options))
        self.chance = FastChance(0)
        self._begun = False

    @classmethod
    def for_game(cls, key: str, seats: int, options: Mapping[str, Any] | None) -> "GameAdapter":
        """Created for the game that names it in its manifest."""
        return cls(seats, options)

    def begin(self, seed: int) -> None:
        """Set up a game. The same seed gives the same game."""
        self.chance = FastChance(seed)
        self.take(self.game.start(self.options, self.seats, self.chance))
        self._begun = True

    @abstractmethod
    def take(self, state: State) -> None:
        """Continue from this state."""

    @property
    @abstractmethod
    def state(self) -> State:
        """The game itself, for bots."""

    @property
    @abstractmethod
    def agents(self) -> list[str]:
        """The names of the seats."""

    @property
    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""

    @abstractmethod
    def legal(self, seat: int) -> Collection[int]:
        """The legal actions of a seat that is asked."""

    @abstractmethod
    def look(self, seat: int) -> npt.NDArray[Any]:
        """What a seat sees."""

    @abstractmethod
    def play(self, seat: int, action: int) -> None:
        """Play a legal action."""

    @abstractmethod
    def move(self, seat: int, action: int) -> str:
        """A legal action in the notation of the game."""

    @abstractmethod
    def points(self) -> list[int]:
        """The points of each seat."""

    @abstractmethod
    def text(self) -> str:
        """The state of the game in a few lines of text."""

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    @property
    def no_op(self) -> int:
        return self.actions - 1

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.legal(seat)) if seat in self.asked else self.no_op] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        self._check_begun()
        return {"observation": self.look(seat), "action_mask": self.mask(seat)}

    def render(self, mode: str | None) -> str | None:
        """Render the game: print it for "human", return it for "ansi"."""
        self._check_begun()
        if mode == "human":
            print(self.text())
        return self.text() if mode == "ansi" else None

    def _check_begun(self) -> None:
        if not self._begun:
            raise IllegalMove("err-env-over")

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether a seat is asked and may play this."""
        return seat in self.asked and action in self.legal(seat)

    def number(self, seat: int, action: Any) -> int:
        """An action as an integer. InvalidMove if it is not one: 1.5 is not rounded to 1."""
        try:
            return operator.index(action)
        except TypeError:
            told = {"action": f"={action!r:.60}", "agent": f"={self.agents[seat]}"}
            raise InvalidMove("err-env-no-action", told) from None

    def check(self, seat: int, action: int) -> None:
        """Raise IllegalMove unless it is legal."""
        if not self.is_legal(seat, action):
            raise IllegalMove(
                "err-env-illegal", {"n": action, "move": f"={self.name(action)}", "agent": f"={self.agents[seat]}"}
            )

    @abstractmethod
    def name(self, action: int) -> str:
        """What an action is called, whether it is legal now or not."""


def adapter_for(key: str, seats: int, options: Mapping[str, Any] | None = None) -> GameAdapter:
    """A game as an environment needs it. OptionsError if there is no such game, or not for this many players."""
    kind: type[GameAdapter] = named_part(manifest_of(key).environment)
    return kind.for_game(key, seats, options)


def usual_opponents(key: str) -> tuple[str, ...]:
    """The default opponents of an agent."""
    game = game_of(key)
    others = game.seat_counts(game.options({})).start - 1
    return manifest_of(key).opponents or (usual_bot(key),) * others
