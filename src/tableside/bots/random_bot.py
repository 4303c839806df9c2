"""The bot that plays any legal move, each equally likely."""

from tableside.bots.bot import Ask, Bot
from tableside.engine.chance import FastChance


class RandomBot(Bot):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)

    def choose(self, ask: Ask) -> str:
        moves = ask.moves
        return moves[self._chance.below(len(moves))]
