"""Bot: a computer player. It is a class with one method, ``choose``."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from tableside.engine.chance import Chance
from tableside.engine.errors import OptionsError
from tableside.engine.state import State


class Ask:
    """What a bot is given: what a person in its seat would see, and a way to imagine the rest."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def view(self) -> Any:
        """What this seat may see."""
        return self._state.view(self.seat)

    @property
    def moves(self) -> list[str]:
        """What this seat may play."""
        return self._state.legal_moves(self.seat)

    def determinise(self, chance: Chance) -> State:
        """A state this seat cannot tell from the real one. Hidden things are redrawn by ``chance``."""
        return self._state.determinise(self.seat, chance)


class Advice(NamedTuple):
    """A move, and the win chance of each move that was considered. Empty if the bot cannot say."""

    move: str
    chances: dict[str, float]

    def ranked(self) -> list[tuple[str, float]]:
        """The recommended move first, then the others by their chances."""
        return sorted(self.chances.items(), key=lambda pair: (pair[0] != self.move, -pair[1]))


class Bot(ABC):
    """With the same seed, a bot plays the same game again."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, ask: Ask) -> str:
        """One of ``ask.moves`` (or another legal move in notation)."""

    def weigh(self, ask: Ask) -> dict[str, float]:
        """The win chance of each legal move, as far as the bot can say. Empty if it cannot."""
        return {}

    def advise(self, ask: Ask) -> Advice:
        """What it would play, and how it rates the other moves."""
        chances = self.weigh(ask)
        return Advice(max(chances, key=chances.__getitem__) if chances else self.choose(ask), chances)

    def limit(self, budget: str) -> None:
        """Think for as long as the text after the name says (``mcts@100ms``). OptionsError if this bot cannot."""
        raise OptionsError("err-bot-budget", {"budget": f"={budget}"})
