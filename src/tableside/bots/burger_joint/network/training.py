"""Training: the value network teaches itself by playing against itself (temporal differences, TD(λ)).

    python -m tableside.bots.burger_joint.network.training --games 120000 --seed 1 --out moves.npz

Many games run in parallel, and all positions after their moves are rated together. A finished game becomes targets: the
λ-return of each state. The learning curve (the win rate against the greedy bot) goes to a CSV file.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path

from tableside.bots.training_command import on_one_thread, told, writable

if __name__ == "__main__":
    on_one_thread()

import numpy as np

from tableside.bots.burger_joint.greedy import GreedyBot
from tableside.bots.burger_joint.network.features import WIDTH, Features, Packed
from tableside.bots.burger_joint.network.network import Array, Learner, Network
from tableside.bots.burger_joint.network.valuation import Valuer
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.position import DRAWN, OVER, Position
from tableside.games.burger_joint.core.turn import apply, set_up
from tableside.option_values import whole_number

SIDE_BY_SIDE = 256
LAMBDA = 0.85
EXPLORE = 0.02  # share of random moves at the end; at the start all moves are random
EXPLORING = 0.1  # the share of the games over which it falls
MINIBATCH = 512
ROUND = 40_000  # states that are played before they are learned
COMPARE = 20  # rounds between two matches against the greedy bot
MATCH = 100  # games of one
MOST_TURNS = 120  # an untrained network may never finish; then points decide, so that it learns to want them


class SelfPlay:
    """Games running in parallel, all played by the same network."""

    def __init__(self, boards: BoardSet, network: Network, seed: int, games: int) -> None:
        self._boards = boards
        self._valuer = Valuer(Features(boards), network)
        self._chance = FastChance(seed)
        self._rng = np.random.default_rng(seed)
        self._games = [self._new() for _ in range(SIDE_BY_SIDE)]
        self._paths: list[list[tuple[Packed, float]]] = [[] for _ in self._games]
        self._exploring = EXPLORING * games
        self.finished = 0
        self.burger_wins = 0

    def _new(self) -> Position:
        return set_up(self._boards, self._chance, MOST_TURNS)

    def collect(self, states: int) -> tuple[Packed, Array]:
        """Play on until this many states have targets."""
        rows: list[Packed] = []
        targets: list[float] = []
        while len(targets) < states:
            for game, (code, packed, value) in enumerate(
                self._valuer.choices(self._games, self._chance, self._explore)
            ):
                position = self._games[game]
                if packed is not None:
                    self._paths[game].append((packed, value))
                apply(position, code, self._chance)
                if position.step == OVER:
                    self._finish(game, rows, targets)
        return np.array(rows, dtype=np.int64), np.array(targets, dtype=np.float32)

    def _explore(self, values: Array) -> int | None:
        if self._rng.random() < max(EXPLORE, 1 - self.finished / self._exploring):
            return int(self._rng.integers(len(values)))
        return None

    def _finish(self, game: int, rows: list[Packed], targets: list[float]) -> None:
        """The λ-returns of a finished game, from its end backwards."""
        position, path = self._games[game], self._paths[game]
        following = back = result(position)
        self.finished += 1
        self.burger_wins += int(back == 1.0)
        for packed, value in reversed(path):
            back = (1 - LAMBDA) * following + LAMBDA * back
            rows.append(packed)
            targets.append(back)
            following = value
        self._games[game] = self._new()
        self._paths[game] = []


def result(position: Position) -> float:
    """What the game was worth to Burger."""
    if position.winner == DRAWN:
        ahead = position.burger.score - position.pizza.score
        return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
    return 1.0 if position.winner == 0 else 0.0


def train(boards: BoardSet, games: int, hidden: int, seed: int, out: Path) -> None:
    network = Network.fresh(WIDTH, hidden, seed)
    learner = Learner(network)
    features = Features(boards)
    play = SelfPlay(boards, network, seed, games)
    rng = np.random.default_rng(seed)
    began = time.monotonic()
    rounds = 0
    with out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        curve.writerow(["games", "seconds", "error", "burger_wins", "against_greedy"])
        while play.finished < games:
            before, won = play.finished, play.burger_wins
            packed, targets = play.collect(ROUND)
            rate = 1e-3 * max(0.05, 1 - play.finished / games)
            errors = []
            for batch in np.array_split(rng.permutation(len(packed)), max(1, len(packed) // MINIBATCH)):
                errors.append(learner.learn(features.of(packed[batch]), targets[batch], rate))
            rounds += 1
            if rounds % COMPARE == 0 or play.finished >= games:
                share = (play.burger_wins - won) / max(1, play.finished - before)
                strength = against_greedy(boards, network, MATCH, rounds)
                figures = [f"{figure:.4f}" for figure in (float(np.mean(errors)), share, strength)]
                row = [str(play.finished), str(round(time.monotonic() - began)), *figures]
                curve.writerow(row)
                file.flush()
                print(*row, flush=True)
                network.save(out)
    network.save(out)


def against_greedy(boards: BoardSet, network: Network, games: int, seed: int) -> float:
    """The share of games won against the greedy bot, sides swapped."""
    valuer = Valuer(Features(boards), network)
    chance = FastChance(seed)
    greedy = GreedyBot(seed)
    won = 0
    for game in range(games):
        mine = game % 2
        p = set_up(boards, chance, MOST_TURNS)
        while p.step != OVER:
            code = valuer.choice(p, chance) if p.mover == mine else greedy.code(p)
            apply(p, code, chance)
        won += p.winner == mine
    return won / games


def set_name(text: str) -> str:
    """The name of a board set. DataError if there is none, or if it has an error."""
    board_set(read_set(text))
    return text


def weights_file(text: str) -> Path:
    """Where the weights, and the curve next to them, can be written."""
    path = Path(text)
    if path.suffix != ".npz":
        raise argparse.ArgumentTypeError(f"a name that ends in .npz is wanted, not {text}")
    writable(path)
    writable(path.with_suffix(".csv"))
    return path


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=told(whole_number("games", 1)), default=120_000)
    parser.add_argument("--hidden", type=told(whole_number("hidden", 1)), default=64)
    parser.add_argument("--seed", type=told(whole_number("seed", 0)), default=1)
    parser.add_argument("--set", type=told(set_name), default=DEFAULT, help="board set to learn (name or .toml)")
    parser.add_argument(
        "--out", type=weights_file, required=True, help="where the weights go (.npz); the curve lies beside"
    )
    args = parser.parse_args(argv)
    train(board_set(read_set(args.set)), args.games, args.hidden, args.seed, args.out)


if __name__ == "__main__":
    main()
