"""CodedBot: a bot that looks at the position itself and answers with the code of a move."""

from abc import abstractmethod

from tableside.bots.bot import Ask, Bot
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.core.position import Position
from tableside.games.burger_joint.core.turn import legal_mask, lowest
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.state import BurgerJointState


class CodedBot(Bot):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)

    def choose(self, ask: Ask) -> str:
        return TOKENS[self.code(self.imagined(ask))]

    def imagined(self, ask: Ask) -> Position:
        """A position that the seat cannot tell from the real one."""
        state = ask.determinise(self._chance)
        assert isinstance(state, BurgerJointState)
        return state.position

    def code(self, p: Position) -> int:
        """The chosen move of the seat that is asked. If there is no choice, nothing is computed."""
        mask = int(legal_mask(p))
        return int(lowest(mask)) if mask & (mask - 1) == 0 else self.pick(p, mask)

    @abstractmethod
    def pick(self, p: Position, mask: int) -> int:
        """One of the legal moves in ``mask``."""
