"""Batch: many games of Burger Joint, played in step inside the compiled rules.

Everything is returned as bytes, so that ``vector`` can wrap it in NumPy arrays without a loop. A game that ends is
followed at once by the next one, with the same chance.
"""

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from tableside.engine.chance import FastChance
from tableside.envs.burger_joint.observation import observe
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.codes import CODES
from tableside.games.burger_joint.core.position import DRAWN, OVER, Position
from tableside.games.burger_joint.core.turn import apply, carry_out, legal_mask, lowest, random_move, set_up


class Game:
    """One game of a batch, and its legal moves."""

    def __init__(self, boards: BoardSet, chance: FastChance, last_turn: i64) -> None:
        self.chance = chance
        self.position = set_up(boards, chance, last_turn)
        self.mask: i64 = legal_mask(self.position)


class Batch:
    """``step`` plays one action in each game. The other methods describe the games."""

    def __init__(self, boards: BoardSet, seeds: list[int], last_turn: int) -> None:
        self.boards = boards
        self.last_turn: i64 = last_turn
        self.games = [Game(boards, FastChance(seed), last_turn) for seed in seeds]
        self.picker = FastChance(-1 - seeds[0])  # for random actions and lookaheads, never for a game
        self.results = BytesWriter()

    def first_illegal(self, actions: bytes) -> int:
        """The first game whose action is not legal, or -1."""
        for at, game in enumerate(self.games):
            code: i64 = actions[at]
            if code >= CODES or not game.mask >> code & 1:
                return at
        return -1

    def step(self, actions: bytes) -> bytes:
        """Play legal actions. Returns a byte for each game: 0 it continues, 1 Burger won, 2 Pizza won, 3 a draw."""
        results = self.results
        results.truncate(0)
        for at, game in enumerate(self.games):
            p = game.position
            apply(p, actions[at], game.chance)
            if p.step == OVER:
                results.append(3 if p.winner == DRAWN else 1 + p.winner)
                p = set_up(self.boards, game.chance, self.last_turn)
                game.position = p
            else:
                results.append(0)
            game.mask = legal_mask(p)
        return results.getvalue()

    def movers(self) -> bytes:
        out = BytesWriter()
        for game in self.games:
            out.append(game.position.mover)
        return out.getvalue()

    def masks(self) -> bytes:
        """Eight bytes for each game, a bit for each legal action."""
        out = BytesWriter()
        for game in self.games:
            write_i64_le(out, game.mask)
        return out.getvalue()

    def observations(self) -> bytes:
        """What the seat to move sees, in each game."""
        out = BytesWriter()
        for game in self.games:
            observe(game.position, game.position.mover, out)
        return out.getvalue()

    def random_actions(self) -> bytes:
        """A legal action for each game, each equally likely."""
        out = BytesWriter()
        for game in self.games:
            out.append(random_move(game.mask, self.picker))
        return out.getvalue()

    def afterstates(self) -> tuple[bytes, bytes, bytes]:
        """Where each legal action leads, before the next draw: observations of the acting seat, the actions, and how
        many there are in each game. Abilities draw from a different chance than the game."""
        seen, actions, counts = BytesWriter(), BytesWriter(), BytesWriter()
        for game in self.games:
            p = game.position
            mask = game.mask
            found: i64 = 0
            while mask:
                code = lowest(mask)
                mask &= mask - 1
                after = p.copy()
                carry_out(after, code, self.picker)
                observe(after, p.mover, seen)
                actions.append(code)
                found += 1
            counts.append(found)
        return seen.getvalue(), actions.getvalue(), counts.getvalue()

    def positions(self) -> list[Position]:
        """The positions themselves, for bots and tests. Do not change them."""
        return [game.position for game in self.games]
