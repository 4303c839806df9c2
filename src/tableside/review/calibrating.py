"""Calibrating: how often positions are won that were given a certain chance, and the correction that follows.

    python -m tableside.review.calibrating --game burger-joint --games 2000 --seed 1

Bots of all levels play against each other, each game with levels drawn at random. In every game a few moments are
drawn, and the chances that a review would show there are compared with the result. ``--fit`` writes the correction to
``calibration.csv`` beside this module. Without it the correction in force is measured, with games of another seed.
"""

import argparse
import csv
import io
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tableside.bots.training_command import on_one_thread, told, writable

if __name__ == "__main__":
    on_one_thread()

import numpy as np

from tableside.bots import Ask, bot_names, make_bot
from tableside.engine.game import game_keys, game_of
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.option_values import whole_number
from tableside.review.calibration import COLUMNS, FILE, KNOTS, Calibration
from tableside.review.calibration_plot import plot
from tableside.review.ledger import result_of
from tableside.review.model import WHOLE
from tableside.review.parts import analyst_of, can_review
from tableside.review.timeline import Timeline

_MOMENTS: Final = 8  # of each game
_MOST_SEATS: Final = 6  # larger games take long


@dataclass(frozen=True)
class Told:
    """What everybody was given at one moment, and what they got."""

    chances: list[float]
    result: list[float]


@dataclass(frozen=True)
class Tenth:
    """The seats that were given about the same chance."""

    low: float
    count: int
    given: float
    won: float


def mixed_game(game: str, seed: int) -> Record:
    """A game between bots of levels drawn at random; the same seed gives the same game."""
    rng = random.Random(f"calibrating {game} {seed}")
    found = game_of(game)
    counts = [count for count in found.seat_counts(found.options({})) if count <= _MOST_SEATS]
    names = [rng.choice(bot_names(game)) for _ in range(rng.choice(counts))]
    match = Match.start(game, {}, seats=len(names), seed=seed, players=names)
    bots = [make_bot(game, name, seed * 100 + seat) for seat, name in enumerate(names)]
    while match.outcome() is None:
        seat = rng.choice(match.asked())
        match.play(seat, bots[seat].choose(Ask(match.state, seat)), at=0)
    return match.record


def moments(record: Record, seed: int, calibration: Calibration, most: int = _MOMENTS) -> list[Told]:
    """Some moments of a game, with the chances that a review would show there."""
    analyst = analyst_of(record.game, calibration)
    timeline = Timeline(record)
    result = [part / WHOLE for part in result_of(timeline.outcome.winners, timeline.start.seats)]
    order = list(timeline.turnings)
    random.Random(seed).shuffle(order)
    found: list[Told] = []
    for turning in order:
        if len(found) == most:
            break
        chances = None if turning.by_table or turning.after.outcome() is not None else analyst.foreseen(turning)
        if chances is not None:
            found.append(Told(list(chances), result))
    return found


def tenths(told: Sequence[Told]) -> list[Tenth]:
    """Given and won, by tenths of what was given."""
    pairs = [pair for each in told for pair in zip(each.chances, each.result, strict=True)]
    found = []
    for tenth in range(10):
        mine = [(given, won) for given, won in pairs if tenth <= given * 10 < tenth + 1 or (tenth == 9 and given == 1)]
        if mine:
            given, won = (sum(column) / len(mine) for column in zip(*mine, strict=True))
            found.append(Tenth(tenth / 10, len(mine), given, won))
    return found


def fitted(told: Sequence[Told]) -> Calibration:
    """The correction with the least log loss, knot by knot in ever smaller steps."""
    best = list(KNOTS)
    loss = log_loss(told, Calibration(best))
    step = 0.4
    while step > 0.01:
        better = False
        for place in range(len(best)):
            for change in (step, -step):
                tried = [*best]
                tried[place] += change
                if sorted(tried) == tried and tried[0] > 0 and (found := log_loss(told, Calibration(tried))) < loss:
                    best, loss, better = tried, found, True
        if not better:
            step /= 2
    return Calibration([round(value, 2) for value in best])


def log_loss(told: Sequence[Told], calibration: Calibration) -> float:
    """What the chances that it corrects did not foresee, in nats for each moment."""
    total = 0.0
    for each in told:
        chances = np.array(calibration.corrected_all(each.chances))
        total -= float((np.array(each.result) * np.log(np.clip(chances, 1e-6, 1))).sum())
    return total / len(told)


def _written(game: str, calibration: Calibration, games: int, seed: int, moments: int, path: Path) -> None:
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    for row in rows:
        if row["game"] == game:
            row |= {name: f"{value:g}" for name, value in zip(COLUMNS, calibration.values, strict=True)}
            row |= {"games": str(games), "seed": str(seed), "moments": str(moments)}
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    path.write_text(text.getvalue(), encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> None:
    games = [game for game in game_keys() if can_review(game)]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games, required=True)
    parser.add_argument("--games", type=told(whole_number("games", 1)), default=2000)
    parser.add_argument("--seed", type=told(whole_number("seed", 0)), default=1)
    parser.add_argument("--fit", action="store_true", help=f"fit the correction and write it to {FILE}")
    parser.add_argument("--plot", type=writable, help="where the plot goes (.svg)")
    args = parser.parse_args(argv)
    calibration = Calibration() if args.fit else Calibration.of(args.game)
    found: list[Told] = []
    for number in range(args.games):
        seed = args.seed * 1_000_000 + number
        found += moments(mixed_game(args.game, seed), seed, calibration)
        if (number + 1) % 50 == 0:
            print(f"{number + 1} games, {len(found)} moments", flush=True)
    if args.fit:
        calibration = fitted(found)
        _written(args.game, calibration, args.games, args.seed, len(found), Path(__file__).with_name(FILE))
        print(f"log odds {KNOTS} become {calibration.values}")
        found = [Told(calibration.corrected_all(each.chances), each.result) for each in found]
    for tenth in tenths(found):
        print(f"{tenth.low:.1f} … {tenth.low + 0.1:.1f}: {tenth.count:6} given {tenth.given:.3f} won {tenth.won:.3f}")
    if args.plot:
        args.plot.write_text(plot(args.game, tenths(found), args.games), encoding="utf-8")


if __name__ == "__main__":
    main()
