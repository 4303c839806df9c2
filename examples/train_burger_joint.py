"""Train a small network to play Burger Joint from scratch, using only NumPy. It ends up beating the greedy bot.

    python examples/train_burger_joint.py --seed 1

It plays against itself in the vector environment. A network with one hidden layer estimates how likely Burger is to
win. Each side looks one action ahead (``env.afterstates``) and takes the action with the best estimate. The network
learns by temporal differences, TD(λ): each estimate is pulled towards the estimates that followed and towards the
final result.
"""

import argparse
import os
import time
from collections.abc import Sequence
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices are slower on several threads

import numpy as np
import numpy.typing as npt

from tableside.bots import Ask, make_bot
from tableside.envs import Afterstates, BurgerJointVector
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.cubes import count
from tableside.games.burger_joint.notation.moves import code_of
from tableside.games.burger_joint.state import BurgerJointState

Array = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Rows = npt.NDArray[np.int64]

GAMES = 256  # played in parallel
STEPS = 64  # actions of each game in one lesson
LAMBDA = 0.9
RATE = 2e-3  # learning rate at the start; it falls
EXPLORE = 0.03  # share of random actions at the end; all are random at first
EXPLORING = 0.1  # share of the lessons over which it falls
HIDDEN = 64
MINIBATCH = 512
LAST_TURN = 120  # beginners play long games
REPORTED = 100  # games of each progress report against greedy
_UP = np.arange(6, dtype=np.uint8)


def prices() -> npt.NDArray[np.int8]:
    """What the two chains pay for publicity, a basic, a diner and a bistro, in cubes of each colour."""
    boards = board_set(read_set(DEFAULT))
    return np.array(
        [
            [
                [count(price, colour) for colour in range(6)]
                for price in (chain.publicity_price, chain.basic_price, chain.diner_price, chain.bistro_price)
            ]
            for chain in (boards.burger, boards.pizza)
        ],
        np.int8,
    )


PRICES = prices()


def joined(parts: Sequence[npt.NDArray[Any]]) -> Array:
    return np.concatenate([part.astype(np.float32) for part in parts], axis=1)


def features(seen: Bytes) -> Array:
    """The input of the network: counts, and thresholds that a small network finds hard to learn."""
    sides = seen[:, :80].reshape(-1, 2, 40)
    seat = seen[:, 119]
    sides = np.where(seat[:, None, None] == 1, sides[:, ::-1], sides)  # Burger always comes first
    bag, general, used, step = seen[:, 80:86] / 10, seen[:, 88:94] / 2, seen[:, 96:102], seen[:, 104:117]
    moving, publicities, pending = seen[:, 117:119] ^ seat[:, None], seen[:, 87:88], seen[:, 95:96] / 2
    shared = joined([bag, general, used, step, moving, publicities, pending])
    return joined([_side(sides[:, 0], 0), _side(sides[:, 1], 1), shared])


def _side(side: Bytes, seat: int) -> Array:
    hand = side[:, 0:6] + side[:, 8:14]
    enough = joined([hand >= least for least in (1, 2, 3, 4)])
    buildings = joined([side[:, 24:30], side[:, 32:38], side[:, 31:32] > _UP, side[:, 15:16] > _UP])
    lacks = np.maximum(PRICES[seat] - hand[:, None, :].astype(np.int8), 0).sum(axis=2)
    area, score, sizes, picks = side[:, 16:22] / 2, side[:, 23:24] / 12, side[:, 6:8] / 8, side[:, 14:15] / 4
    return joined([enough, buildings, lacks / 4, lacks == 0, hand / 4, area, score, sizes, picks])


class Network:
    """Features → hidden layer (ReLU) → the probability that Burger wins. Trained with Adam."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        width = features(np.zeros((1, 120), np.uint8)).shape[1]
        self.weights: list[Array] = [
            rng.normal(0, np.sqrt(2 / width), (width, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.1, HIDDEN).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._first = [np.zeros_like(w) for w in self.weights]
        self._second = [np.zeros_like(w) for w in self.weights]
        self._lessons = 0

    def guess(self, shown: Array) -> Array:
        w1, b1, w2, b2 = self.weights
        return _sigmoid(np.maximum(shown @ w1 + b1, 0) @ w2 + b2)

    def learn(self, shown: Array, targets: Array, rate: float) -> None:
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(shown @ w1 + b1, 0)
        error = (_sigmoid(hidden @ w2 + b2) - targets) / np.float32(len(targets))
        back = error[:, None] * w2 * (hidden > 0)
        gradients = [shown.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True)]
        self._lessons += 1
        size = np.float32(rate * np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons))
        for weight, gradient, first, second in zip(self.weights, gradients, self._first, self._second, strict=True):
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient * gradient - second)
            weight -= size * first / (np.sqrt(second) + np.float32(1e-8))


def _sigmoid(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-x)), np.float32)


def best_rows(ahead: Afterstates, values: Array, movers: Bytes) -> Rows:
    """For each game, the row of the best action: the highest estimate for Burger, the lowest for Pizza."""
    counts = np.diff([*ahead.starts, len(ahead.actions)])
    liked = np.where(np.repeat(movers, counts) == 0, values, 1 - values)
    best = np.repeat(np.maximum.reduceat(liked, ahead.starts), counts)
    rows = np.flatnonzero(liked == best)
    games = np.repeat(np.arange(len(counts)), counts)[rows]
    return rows[np.searchsorted(games, np.arange(len(counts)))]


class SelfPlay:
    """Parallel games, all played by one network. ``explore`` is the share of random actions."""

    def __init__(self, network: Network, seed: int) -> None:
        self._network = network
        self._env = BurgerJointVector(GAMES, seed=seed, options={"last_turn": LAST_TURN})
        self._rng = np.random.default_rng(seed)
        self._movers = self._env.reset().movers
        self.explore = 1.0
        self.games = 0

    def lesson(self) -> tuple[Bytes, Array]:
        """Play STEPS actions in every game. Return the chosen states and their targets."""
        states, values, dones, results = [], [], [], []
        for _ in range(STEPS):
            ahead = self._env.afterstates()
            guesses = self._network.guess(features(ahead.observations))
            rows = self._explored(ahead, best_rows(ahead, guesses, self._movers))
            step = self._env.step(ahead.actions[rows])
            self._movers = step.movers
            states.append(ahead.observations[rows])
            values.append(guesses[rows])
            dones.append(step.dones)
            results.append((step.rewards[:, 0] + np.float32(1)) / np.float32(2))
        self.games += int(np.sum(dones))
        return np.concatenate(states), _returns(values, dones, results)

    def _explored(self, ahead: Afterstates, rows: Rows) -> Rows:
        counts = np.diff([*ahead.starts, len(ahead.actions)])
        anywhere = ahead.starts + self._rng.integers(counts)
        return np.where(self._rng.random(GAMES) < self.explore, anywhere, rows)


def _returns(values: list[Array], dones: list[npt.NDArray[np.bool_]], results: list[Array]) -> Array:
    """λ-returns, computed backwards. The last estimate stands for everything after the last step."""
    targets = [np.where(dones[-1], results[-1], values[-1])]
    for t in range(len(values) - 2, -1, -1):
        back = (1 - LAMBDA) * values[t + 1] + LAMBDA * targets[-1]
        targets.append(np.where(dones[t], results[t], back))
    return np.concatenate(targets[::-1]).astype(np.float32)


def against(opponent: str, network: Network, games: int, seed: int) -> float:
    """The share of games won, playing half of them as Burger and half as Pizza."""
    env = BurgerJointVector(games, seed=seed, options={"last_turn": LAST_TURN})
    bot = make_bot("burger-joint", opponent, seed)
    mine = np.arange(games) % 2
    playing = np.ones(games, bool)
    step = env.reset()
    won = 0
    while playing.any():
        ahead = env.afterstates()
        actions = ahead.actions[best_rows(ahead, network.guess(features(ahead.observations)), step.movers)]
        positions = env.positions()
        for game in np.flatnonzero(playing & (step.movers != mine)):
            ask = Ask(BurgerJointState(positions[game]), 1 - int(mine[game]))
            actions[game] = code_of(bot.choose(ask))
        step = env.step(actions)
        ended = playing & step.dones
        won += int((step.rewards[ended, mine[ended]] > 0).sum())
        playing &= ~step.dones
    return won / games


def train(lessons: int, seed: int, reports: int = 8) -> Network:
    """Train, and print that many progress reports. The same seed gives the same network."""
    network = Network(seed)
    play = SelfPlay(network, seed)
    rng = np.random.default_rng(seed)
    spent = 0.0
    for number in range(1, lessons + 1):
        began = time.process_time()
        share = number / lessons
        play.explore = max(EXPLORE, 1 - share / EXPLORING)
        states, targets = play.lesson()
        for batch in np.array_split(rng.permutation(len(states)), len(states) // MINIBATCH):
            network.learn(features(states[batch]), targets[batch], RATE * max(0.05, 1 - share))
        spent += time.process_time() - began
        if reports and number % max(1, lessons // reports) == 0:
            wins = against("greedy", network, REPORTED, number)
            print(f"{spent:4.0f} s  {play.games:7,} games  {wins:.0%} against greedy", flush=True)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=1000, help=f"of {GAMES * STEPS:,} actions each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="against greedy, after the training")
    args = parser.parse_args()
    if args.lessons < 1 or args.games < 1:
        parser.error("--lessons and --games take a number of at least 1")
    if args.seed < 0:
        parser.error("--seed takes a number of at least 0")
    network = train(args.lessons, args.seed)
    print(f"Won {against('greedy', network, args.games, 1000):.1%} of {args.games} games against greedy.")


if __name__ == "__main__":
    main()
