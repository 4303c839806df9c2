"""The trained bots. A value network that learned by playing against itself rates the position after each move.

The levels of the ladder differ in how surely they pick the best move. Each adds its own noise to the values before it
chooses, so a beginner plays sensibly but overlooks much. The star chef plans its whole turn, and the master also plans
the other side's next one. On boards that the network was not trained on they play differently (``unknown_boards.py``).
"""

from functools import cache, lru_cache
from importlib.resources import as_file, files
from typing import Final

import numpy as np

from tableside.bots.bot import Ask
from tableside.bots.burger_joint.coded_bot import CodedBot
from tableside.bots.burger_joint.network.features import Features
from tableside.bots.burger_joint.network.network import Array, Network
from tableside.bots.burger_joint.network.valuation import Valuer
from tableside.bots.burger_joint.search.one_turn import Foresight
from tableside.bots.burger_joint.search.tree import Judge
from tableside.bots.burger_joint.search.two_turns import Farsight
from tableside.bots.burger_joint.unknown_boards import Elsewhere, Manner
from tableside.engine.chance import Chance
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.position import Position
from tableside.games.burger_joint.core.turn import laid_out
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.notation.position_text import format_line

MOVES: Final = "moves.npz"  # trained move by move, for bots that look one move ahead (training.py)
TURNS: Final = "turns.npz"  # … and then by whole turns, for bots that plan (refinement.py)
_FUTURES: Final = 120  # imagined for a hint on boards that no network knows


class TaughtBot(CodedBot):
    """``blur`` is how much the value of a move is misjudged, as a win chance. ``manner`` is how it plays on other
    boards."""

    blur = 0.0
    manner = Manner()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rng = np.random.default_rng(seed)
        self._elsewhere = Elsewhere(seed, self.manner)

    def pick(self, p: Position, mask: int) -> int:
        if not knows(p.boards):
            return self._elsewhere.pick(p, mask)
        codes, chances = self._chances(p)
        seen = chances + self._rng.normal(0, self.blur, len(chances)) if self.blur else chances
        return codes[int(seen.argmax())]

    def weigh(self, ask: Ask) -> dict[str, float]:
        p = self.imagined(ask)
        if p.mover != ask.seat:
            return {}
        if not knows(p.boards):
            return {TOKENS[code]: chance for code, chance in self._elsewhere.chances(p, _FUTURES).items()}
        codes, chances = self._chances(p)
        return {TOKENS[code]: float(chance) for code, chance in zip(codes, chances, strict=True)}

    def _chances(self, p: Position) -> tuple[list[int], Array]:
        """The legal moves, and the mover's win chance with each."""
        codes, values = self.mind().moves(p, self._chance)
        chances = values if p.mover == 0 else 1 - values
        # A sure win is played directly: of moves that all win, the one closest to the end of the turn comes first.
        return (codes[::-1], chances[::-1]) if chances.max() >= 1 else (codes, chances)

    def mind(self) -> Valuer | Foresight | Farsight:
        """How it rates a move: by the position right after it, unless the bot plans further."""
        return taught_valuer(MOVES)


class Apprentice(TaughtBot):
    blur = 0.05
    manner = Manner(slips=0.4)


class Waiter(TaughtBot):
    blur = 0.035
    manner = Manner(slips=0.25)


class LineCook(TaughtBot):
    blur = 0.0215
    manner = Manner(slips=0.14)


class SousChef(TaughtBot):
    blur = 0.0085
    manner = Manner(slips=0.06)


class HeadChef(TaughtBot):
    blur = 0.001
    manner = Manner(futures=8)


class StarChef(TaughtBot):
    blur = 0.023
    manner = Manner(futures=24)

    def mind(self) -> Foresight:
        return _foresight()


class Master(TaughtBot):
    manner = Manner(futures=30, trades=True)

    def mind(self) -> Farsight:
        return _farsight()


class NetworkJudge(Judge):
    """The value network as the judge of a search: it knows the end of a turn, and what comes before."""

    def worth(self, p: Position, chance: Chance) -> float:
        return taught_valuer(TURNS).value(p)

    def knows_ends_of_turns(self) -> bool:
        return True


@cache
def _foresight() -> Foresight:
    return Foresight(taught_valuer(TURNS))


@cache
def _farsight() -> Farsight:
    return Farsight(taught_valuer(TURNS), _foresight(), moves=3, margin=0.03, draws=16, beam=4, trust=0.6, most=1200)


@cache
def taught_valuer(weights: str) -> Valuer:
    """One of the networks that come with Tableside."""
    with as_file(files("tableside.bots.burger_joint.network") / weights) as path:
        network = Network.load(path)
    return Valuer(Features(board_set(read_set(DEFAULT))), network)


@lru_cache(maxsize=64)  # guests may use any number of their own sets
def knows(boards: BoardSet) -> bool:
    """Whether the network was trained on these boards. Asked once for each set."""
    taught = board_set(read_set(DEFAULT))
    return format_line(laid_out(boards)) == format_line(laid_out(taught)) and _figures(boards) == _figures(taught)


def _figures(boards: BoardSet) -> list[object]:
    chains = [
        (
            chain.publicity_price,
            chain.basic_price,
            chain.diner_price,
            chain.bistro_price,
            chain.publicity_points,
            chain.basic_points,
            chain.diner_points,
            chain.bistro_points,
            chain.abilities,
        )
        for chain in (boards.burger, boards.pizza)
    ]
    return [*chains, boards.tokens, boards.hand_limit, boards.production_limit, boards.points_to_win]
