"""A bot that thinks ahead. Before it buys, it lets the greedy bot play on a few times and compares the results.

    tableside arena burger-joint --bots greedy,lookahead_bot:Lookahead --games 20     (in this folder)

docs/bots.md builds it step by step.
"""

from tableside.bots import Ask, Bot, make_bot
from tableside.engine.chance import FastChance
from tableside.engine.state import State


class Lookahead(Bot):
    turns = 3  # how far it looks ahead
    samples = 4  # how many futures it tries for each move

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.chance = FastChance(seed)
        self.greedy = make_bot("burger-joint", "greedy", seed)

    def choose(self, ask: Ask) -> str:
        moves = ask.moves
        if len(moves) == 1 or ask.view.step != "build":
            return self.greedy.choose(ask)  # everywhere else greedy is good enough
        seeds = [self.chance.below(1 << 30) for _ in range(self.samples)]  # the same luck for each move
        return max(moves, key=lambda move: sum(self.future(ask, move, seed) for seed in seeds))

    def future(self, ask: Ask, move: str, seed: int) -> float:
        """How the game stands a few turns after a move, if everybody plays greedily from here."""
        chance = FastChance(seed)
        state = ask.determinise(chance)
        events = state.play(ask.seat, move, chance)
        left = self.turns
        while state.outcome() is None:
            left -= sum(event.id == "bj-log-turn" for event in events)
            if left <= 0:
                break
            seat = state.asked()[0]
            events = state.play(seat, self.greedy.choose(Ask(state, seat)), chance)
        return self.judge(state, ask.seat)

    def judge(self, state: State, seat: int) -> float:
        """My points, capacity and cubes, minus those of the other side."""
        outcome = state.outcome()
        if outcome is not None:
            return 30 if seat in outcome.winners else -30
        worth = [side.points + 3 * side.capacity + 0.2 * len(side.store) for side in state.view(seat).sides]
        return float(worth[seat] - worth[1 - seat])
