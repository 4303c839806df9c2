"""Refinement: the network that learned move by move goes on learning from games in which whole turns are planned.

    python -m tableside.bots.burger_joint.network.refinement --games 24000 --seed 1 --weights moves.npz --out turns.npz

Training (``training.py``) rates positions by the play of bots that look one move ahead. Planning whole turns is much
stronger, so its games show better what a position is worth. The network plays against itself, a round of games at a
time, in two processes. The ends of turns get λ-returns as targets. Positions on the way there are pulled towards what
the search found. If boards differ only in their colours, positions are learned from both sides of the table. The
learning curve (the win rate against the starting network) goes to a CSV file.
"""

import argparse
import csv
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tableside.bots.training_command import on_one_thread, told

if __name__ == "__main__":
    on_one_thread()

import numpy as np

from tableside.bots.burger_joint.network.features import WIDTH, Features, Packed
from tableside.bots.burger_joint.network.mirror import exchange_of, mirrored
from tableside.bots.burger_joint.network.network import Array, Learner, Network
from tableside.bots.burger_joint.network.training import MINIBATCH, MOST_TURNS, result, set_name, weights_file
from tableside.bots.burger_joint.network.valuation import Valuer
from tableside.bots.burger_joint.search.one_turn import Foresight, Way, arrivals, ends_of_turns, packed
from tableside.bots.burger_joint.search.successors import Picks, asks_chance, thought_through
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.position import BETWEEN, DISCARDING, OVER, PICK, Position
from tableside.games.burger_joint.core.turn import apply, begin_turn, carry_out, legal_mask, lowest, set_up
from tableside.option_values import whole_number

HIDDEN = 128
PROCESSES = 2  # part of the meaning of a seed: each process plays its half of a round
ROUND = 2_000  # games
WINDOW = 7  # rounds learned from at a time
PASSES = 1.5  # over the window, after each round
LAMBDA = 0.7  # from turn to turn
EXPLORE = 0.03  # the share of productions that end at random
SIDE_BY_SIDE = 16
NARROW, BEAM = 2, 6  # of the search, smaller than in real games
COMPARE = 4  # rounds between two points of the learning curve
MATCH = 100  # games of each process for such a point
BEFORE = 3  # positions learned from each path, in addition to its end

Lesson = tuple[list[Position], Position | None, float]  # positions on the path, the end of the turn, its value


class TurnPlay:
    """Games running in parallel, one turn at a time, all played by the same network."""

    def __init__(self, boards: BoardSet, valuer: Valuer, seed: int) -> None:
        self._boards = boards
        self._valuer = valuer
        self._chance = FastChance(seed)
        self._rng = np.random.default_rng(seed)
        self.positions: list[Position] = []
        self.targets: list[float] = []

    def play(self, games: int) -> None:
        """Play this many games to the end. Each adds its positions and their targets."""
        waiting = games
        running: list[tuple[Position, list[Lesson]]] = []
        while waiting or running:
            while waiting and len(running) < SIDE_BY_SIDE:
                running.append((set_up(self._boards, self._chance, MOST_TURNS), []))
                waiting -= 1
            turns = self._turns([p for p, _ in running])
            running = [
                (after, lessons)
                for (_, lessons), turn in zip(running, turns, strict=True)
                if (after := self._go_on(turn, lessons)).step != OVER
            ]

    def _turns(self, starts: list[Position]) -> Iterator[tuple[Way, float]]:
        """The path of each game to the end of its turn, or to the next draw."""
        producing = {place: Picks(p, self._chance) for place, p in enumerate(starts) if p.step <= PICK}
        ends = [end for picks in producing.values() for end in picks.ends]
        worth = ends_of_turns(self._valuer, ends, NARROW, self._chance)[0].tolist()
        produced = list(starts)
        for (place, picks), end in zip(producing.items(), arrivals(producing.values(), worth), strict=True):
            anyhow = self._rng.random() < EXPLORE
            produced[place] = picks.ends[int(self._rng.integers(len(picks.ends)))] if anyhow else end
        values, ways = ends_of_turns(self._valuer, produced, BEAM, self._chance)
        yield from zip(ways, values.tolist(), strict=True)

    def _go_on(self, turn: tuple[Way, float], lessons: list[Lesson]) -> Position:
        """The start of the next turn, or this turn after a draw. A finished game is learned from."""
        way, value = turn
        p = way[-1].copy()
        if thought_through(p):
            lessons.append((list(way[:-1]), way[-1], value))
        else:
            lessons.append((list(way), None, value))
            self._ask_chance(p)
        while p.step == DISCARDING and thought_through(p):
            carry_out(p, self._valuer.choice(p, self._chance), self._chance)
        if p.step == BETWEEN:
            begin_turn(p, self._chance)
        if p.step == OVER:
            self._learn_from(lessons, result(p))
        return p

    def _ask_chance(self, p: Position) -> None:
        mask = int(legal_mask(p))
        asking = [code for code in range(mask.bit_length()) if mask >> code & 1 and asks_chance(p, code)]
        carry_out(p, asking[int(self._rng.integers(len(asking)))], self._chance)

    def _learn_from(self, lessons: list[Lesson], outcome: float) -> None:
        """The λ-returns of a finished game, from its end backwards."""
        back = following = outcome
        for way, end, value in reversed(lessons):
            seen = back
            if end is not None:
                back = (1 - LAMBDA) * following + LAMBDA * back
                following = value
                seen = (back + value) / 2
                self.positions.append(end)
                self.targets.append(back)
            for p in way[-BEFORE:]:
                self.positions.append(p)
                self.targets.append(seen)


def lessons_of(task: tuple[str, list[Array], int, int]) -> tuple[Packed, Array]:
    """What one process returns from its games: packed positions and their targets."""
    name, parameters, games, seed = task
    boards = board_set(read_set(name))
    play = TurnPlay(boards, Valuer(Features(boards), Network(*parameters)), seed)
    play.play(games)
    return from_both_sides(packed(play.positions), np.array(play.targets, dtype=np.float32), boards)


def from_both_sides(rows: Packed, targets: Array, boards: BoardSet) -> tuple[Packed, Array]:
    """If the boards differ only in their colours, each position is also learned from the other side of the table."""
    exchange = exchange_of(boards)
    if exchange is None:
        return rows, targets
    return np.concatenate([rows, mirrored(rows, exchange)]), np.concatenate([targets, 1 - targets])


def against(task: tuple[str, list[Array], list[Array], int, int]) -> int:
    """The games won by one network against another, both planning whole turns, sides swapped."""
    name, mine, theirs, games, seed = task
    boards = board_set(read_set(name))
    players = [Foresight(Valuer(Features(boards), Network(*ws))) for ws in (mine, theirs)]
    won = 0
    for game in range(games):
        chance = FastChance(seed + game // 2)
        p = set_up(boards, chance, MOST_TURNS)
        while p.step != OVER:
            mask = int(legal_mask(p))
            if mask & (mask - 1):
                codes, values = players[(int(p.mover) + game) % 2].moves(p, chance)
                apply(p, codes[int(values.argmax() if p.mover == 0 else values.argmin())], chance)
            else:
                apply(p, lowest(mask), chance)
        won += p.winner == game % 2
    return won


def refine(name: str, base: Network, games: int, seed: int, out: Path) -> None:
    network = base.widened(HIDDEN, seed)
    learner = Learner(network)
    features = Features(board_set(read_set(name)))
    rng = np.random.default_rng(seed)
    window: deque[tuple[Packed, Array]] = deque(maxlen=WINDOW * PROCESSES)
    rounds = max(1, games // ROUND)
    began = time.monotonic()
    with (
        ProcessPoolExecutor(PROCESSES) as pool,
        out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file,
    ):
        curve = csv.writer(file)
        curve.writerow(["games", "seconds", "error", "against_start"])
        for done in range(1, rounds + 1):
            each = min(games, ROUND) // PROCESSES
            seeds = [seed * 1_000_000 + done * PROCESSES + process for process in range(PROCESSES)]
            window.extend(pool.map(lessons_of, [(name, network.parameters, each, s) for s in seeds]))
            rows = np.concatenate([part for part, _ in window])
            targets = np.concatenate([part for _, part in window])
            rate = 5e-4 * max(0.15, 1 - done / (rounds + 1))
            errors = []
            for _ in range(max(1, int(PASSES * len(rows) / MINIBATCH))):
                batch = rng.integers(0, len(rows), MINIBATCH)
                errors.append(learner.learn(features.of(rows[batch]), targets[batch], rate))
            network.save(out)
            if done % COMPARE and done < rounds:
                continue
            matches = [(name, network.parameters, base.parameters, min(each, MATCH), s) for s in seeds]
            strength = sum(pool.map(against, matches)) / (min(each, MATCH) * PROCESSES)
            row = [str(done * each * PROCESSES), str(round(time.monotonic() - began))]
            row += [f"{figure:.4f}" for figure in (float(np.mean(errors)), strength)]
            curve.writerow(row)
            file.flush()
            print(*row, flush=True)


def network_in(text: str) -> Network:
    """The network in a file."""
    try:
        network = Network.load(text)
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text} cannot be read: {error.strerror}") from error
    except Exception as error:  # another kind of file may fail in any way
        raise argparse.ArgumentTypeError(f"{text} holds no network") from error
    hidden = network.parameters[1].size
    if [array.shape for array in network.parameters] != [(WIDTH, hidden), (hidden,), (hidden,), (1,)]:
        raise argparse.ArgumentTypeError(f"{text} holds a network of another shape")
    return network


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=told(whole_number("games", PROCESSES)), default=24_000, help="at least one for each process"
    )
    parser.add_argument("--seed", type=told(whole_number("seed", 0)), default=1)
    parser.add_argument("--set", type=told(set_name), default=DEFAULT, help="board set to learn (name or .toml)")
    parser.add_argument("--weights", type=network_in, required=True, help="the network to start from (training's)")
    parser.add_argument(
        "--out", type=weights_file, required=True, help="where the weights go (.npz); the curve lies beside"
    )
    args = parser.parse_args(argv)
    refine(args.set, args.weights, args.games, args.seed, args.out)


if __name__ == "__main__":
    main()
