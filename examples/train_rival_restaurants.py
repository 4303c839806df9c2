"""Train a network to play Rival Restaurants by imitation, using only NumPy. It ends up beating three apprentices.

    python examples/train_rival_restaurants.py --minutes 25 --save my-agent.npz

Four players sit at a table: in every seat a teacher, an apprentice or the network itself. At every move, the teacher
says what it would have done there, and the network learns to give this answer (DAgger). So it also sees the positions
that its own mistakes lead to. The teacher is a bot that plans ahead but makes no offers.

The curve is the share of games that the network wins against three apprentices. Equal players would win 25%.
"""

import argparse
import csv
import os
import random
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices are slower on several threads

import numpy as np
import numpy.typing as npt

from tableside.bots import Ask, Bot, make_bot
from tableside.bots.rival_restaurants.greedy import GreedyBot
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.valuation.weights import PLANNER
from tableside.envs.checkpoints import POLICY, About, Network, save_checkpoint
from tableside.envs.game_adapter import GameAdapter, adapter_for
from tableside.envs.rival_restaurants.features import features

Array = npt.NDArray[np.float32]

GAME = "rival-restaurants"
FEATURES = "tableside.envs.rival_restaurants.features:features"
PLAYERS = 4
HIDDEN = 256
MINIBATCH = 256
REMEMBERED = 40_000  # decisions in memory
REPEATS = 3  # how often a decision is used, on average
RATE = 1e-3
LONGEST = 4_000  # decisions; bots need a tenth of that
REPORTED = 60  # games of each progress report


class Learner:
    """Observation → hidden layer (ReLU) → a rating of every action. Trained with Adam on the teacher's answers."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        width = len(features(np.zeros(inputs, np.int16)))
        self.weights: list[Array] = [
            rng.normal(0, np.sqrt(2 / 200), (width, HIDDEN)).astype(np.float32),  # about 200 inputs are not zero
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self._first = [np.zeros_like(w) for w in self.weights]
        self._second = [np.zeros_like(w) for w in self.weights]
        self._lessons = 0

    def network(self) -> Network:
        w1, b1, w2, b2 = self.weights
        return Network(features, [(w1, b1), (w2, b2)])

    def learn(self, seen: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_], answers: npt.NDArray[np.int64],
              rate: float) -> float:  # fmt: skip
        """One step. Returns the share of answers that it knew already."""
        w1, b1, w2, b2 = self.weights
        shown = features(seen)
        hidden = np.maximum(shown @ w1 + b1, 0)
        ratings = np.where(masks, hidden @ w2 + b2, -1e9)
        ratings -= ratings.max(axis=1, keepdims=True)
        chances = np.exp(ratings)
        chances /= chances.sum(axis=1, keepdims=True)
        known = float((chances.argmax(axis=1) == answers).mean())
        chances[np.arange(len(answers)), answers] -= 1
        error = (chances / len(answers)).astype(np.float32)
        back = (error @ w2.T) * (hidden > 0)
        gradients = [shown.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self._lessons += 1
        size = np.float32(rate * np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons))
        for weight, gradient, first, second in zip(self.weights, gradients, self._first, self._second, strict=True):
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient * gradient - second)
            weight -= size * first / (np.sqrt(second) + np.float32(1e-8))
        return known


class Memory:
    """The newest decisions, in a ring."""

    def __init__(self, inputs: int, actions: int) -> None:
        self.seen = np.zeros((REMEMBERED, inputs), np.int16)
        self.masks = np.zeros((REMEMBERED, actions), bool)
        self.answers = np.zeros(REMEMBERED, np.int64)
        self.total = 0

    def add(self, seen: npt.NDArray[np.int16], legal: list[int], answer: int) -> None:
        at = self.total % REMEMBERED
        self.seen[at], self.answers[at] = seen, answer
        self.masks[at] = False
        self.masks[at, legal] = True
        self.total += 1


def best(network: Network, adapter: GameAdapter, seat: int, legal: list[int]) -> int:
    """The legal action that the network likes best."""
    ratings = network(adapter.look(seat))
    return max(legal, key=lambda action: float(ratings[action]))


def lesson(adapter: GameAdapter, network: Network, memory: Memory, seed: int, own: float) -> None:
    """One game. ``own`` is the share of seats that the network plays."""
    rng = random.Random(seed)
    adapter.begin(seed)
    teacher = GreedyBot(seed, Policy(PLANNER, offers=False))
    apprentice = make_bot(GAME, "apprentice", seed)
    kinds = ["network" if rng.random() < own else rng.choice(("teacher", "apprentice")) for _ in range(PLAYERS)]
    for _ in range(LONGEST):
        if not adapter.asked:
            return
        seat = rng.choice(adapter.asked)
        ask = Ask(adapter.state, seat)
        told = teacher.choose(ask)
        actions = {adapter.move(seat, action): action for action in adapter.legal(seat)}
        answer = actions.get(adapter.state.canonical(seat, told))
        if answer is not None and len(actions) > 1:
            memory.add(adapter.look(seat), list(actions.values()), answer)
        if kinds[seat] == "network" and actions:
            adapter.play(seat, best(network, adapter, seat, list(actions.values())))
        else:
            adapter.state.play(seat, told if kinds[seat] != "apprentice" else apprentice.choose(ask), adapter.chance)
            adapter.take(adapter.state)


def against(opponent: str, network: Network, games: int, seed: int) -> float:
    """The share of games won by one network against three bots. A shared victory counts in part."""
    adapter = adapter_for(GAME, PLAYERS)
    won = 0.0
    for game in range(games):
        rng = random.Random(seed * 100_003 + game)
        adapter.begin(seed * 100_003 + game)
        mine = game % PLAYERS
        bots: list[Bot] = [make_bot(GAME, opponent, seat) for seat in range(PLAYERS)]
        for _ in range(LONGEST):
            if not adapter.asked:
                break
            seat = rng.choice(adapter.asked)
            legal = list(adapter.legal(seat))
            if seat == mine and legal:
                adapter.play(seat, best(network, adapter, seat, legal))
            else:
                adapter.state.play(seat, bots[seat].choose(Ask(adapter.state, seat)), adapter.chance)
                adapter.take(adapter.state)
        outcome = adapter.outcome()
        if outcome is not None and mine in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


def train(minutes: float, seed: int, reports: int, curve: Path | None) -> tuple[Learner, GameAdapter]:
    """Train for so many minutes of processor time, and print progress."""
    adapter = adapter_for(GAME, PLAYERS)
    learner = Learner(adapter.width, adapter.actions, seed)
    memory = Memory(adapter.width, adapter.actions)
    rng = np.random.default_rng(seed)
    rows: list[dict[str, float]] = []
    spent, games, used, knew = 0.0, 0, 0, 0.5
    while spent < minutes * 60:
        began = time.process_time()
        share = spent / (minutes * 60)
        own = 0.0 if share < 0.1 else 0.5
        lesson(adapter, learner.network(), memory, seed * 1_000_003 + games, own)
        games += 1
        while memory.total > 2_000 and used < REPEATS * memory.total:
            batch = rng.integers(0, min(memory.total, REMEMBERED), MINIBATCH)
            rate = RATE * max(0.05, 1 - share)
            knew += 0.01 * (learner.learn(memory.seen[batch], memory.masks[batch], memory.answers[batch], rate) - knew)
            used += MINIBATCH
        spent += time.process_time() - began
        if reports and spent >= (len(rows) + 1) * minutes * 60 / reports:
            wins = against("apprentice", learner.network(), REPORTED, len(rows) + 1)
            rows.append({"minutes": round(spent / 60, 2), "games": games, "decisions": memory.total,
                         "agrees": round(knew, 3), "against_three_apprentices": round(wins, 3)})  # fmt: skip
            told = f"{knew:.0%} like the teacher  {wins:.0%} against three apprentices"
            print(f"{spent / 60:5.1f} min  {games:6,} games  {memory.total:9,} decisions  {told}", flush=True)
            if curve is not None:
                with curve.open("w", newline="") as file:
                    writer = csv.DictWriter(file, list(rows[0]))
                    writer.writeheader()
                    writer.writerows(rows)
    return learner, adapter


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=25, help="of processor time for training (25)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reports", type=int, default=10, help="progress reports, with 60 games each (10)")
    parser.add_argument("--games", type=int, default=400, help="against three apprentices, after the training (400)")
    parser.add_argument("--save", type=Path, help="write the checkpoint to this file (.npz)")
    parser.add_argument("--curve", type=Path, help="write the progress to this file (.csv)")
    args = parser.parse_args()
    if args.minutes <= 0 or args.games < 1 or args.seed < 0 or args.reports < 0:
        parser.error("--minutes and --games take a number above 0, --seed and --reports one of at least 0")
    learner, adapter = train(args.minutes, args.seed, args.reports, args.curve)
    if args.save is not None:
        trained = f"imitation of a planning bot for {args.minutes:g} minutes of processor time, seed {args.seed}"
        about = About(GAME, POLICY, PLAYERS, adapter.width, adapter.actions, trained, FEATURES)
        save_checkpoint(args.save, about, learner.network().layers)
    print(f"Won {against('apprentice', learner.network(), args.games, 1000):.1%} of {args.games} games.")


if __name__ == "__main__":
    main()
