"""Training: fit the win chances to games of the planner against itself.

    python -m tableside.bots.rival_restaurants.training --games 1000 --seed 1 --out win_chance.csv

Every morning of every game is a position, labelled with who won. The fit is a softmax regression with a little
shrinkage, solved by Newton's method. The last tenth of the games is set aside to check the predictions.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tableside.bots.training_command import on_one_thread, told, writable

if __name__ == "__main__":
    on_one_thread()

import numpy as np
from numpy.typing import NDArray

from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.valuation.valuation import season
from tableside.bots.rival_restaurants.valuation.weights import PLANNER
from tableside.bots.rival_restaurants.valuation.win_chance import FEATURES, features
from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.core.machine import asked, play
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.options import complete
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.option_values import whole_number

Array = NDArray[np.float64]
# Worth the same on every day: otherwise a dish about to be ready would seem better than one that was served, for early
# leads are often lost again.
_STEADY: Final = ("points", "kitchen", "money", "garbage")
_SHRINKAGE: Final = 2.0
_STEPS: Final = 12
_FEWEST: Final = 10  # games
_OPTIONS: Final = {"mode": "standard"}


def mornings(policy: Policy, seed: int, seats: int) -> tuple[list[list[list[float]]], list[float]]:
    """The features of every seat on every morning of a game, each twice (early, late), and each seat's share of it."""
    chance = FastChance(seed)
    state = GAME.start(complete(_OPTIONS), seats, chance)
    assert isinstance(state, RivalRestaurantsState)
    town, context, day = state.town, Context(chance, False), 0
    found: list[list[list[float]]] = []
    while not town.over:
        if town.day > day:
            day = town.day
            found.append([_row(policy, town, seat) for seat in range(seats)])
        waiting = [seat for seat in range(seats) if asked(town) >> seat & 1]
        seat = waiting[int(chance.below(len(waiting)))]
        play(town, context, seat, policy.choose(town, seat, chance))
    winners = bin(town.winners).count("1")
    return found, [(town.winners >> seat & 1) / winners for seat in range(seats)]


def _row(policy: Policy, town: Town, seat: int) -> list[float]:
    late = 1 - season(town)
    plain = features(town, seat, policy.weights)
    steady = [name in _STEADY for name in FEATURES]
    early = [feature if same else feature * (1 - late) for feature, same in zip(plain, steady, strict=True)]
    return early + [0.0 if same else feature * late for feature, same in zip(plain, steady, strict=True)]


def fit(rows: Array, shares: Array) -> Array:
    """Softmax regression: ``rows`` is position × seat × feature, ``shares`` position × seat."""
    scale = rows.reshape(-1, rows.shape[2]).std(axis=0) + 1e-9
    scaled = rows / scale
    weights = np.zeros(rows.shape[2])
    for _ in range(_STEPS):
        chances = softmax(scaled @ weights)
        slope = np.einsum("ps,psf->f", shares - chances, scaled) - _SHRINKAGE * weights
        mean = np.einsum("ps,psf->pf", chances, scaled)
        bend = np.einsum("ps,psf,psg->fg", chances, scaled, scaled) - mean.T @ mean
        weights = weights + np.linalg.solve(bend + _SHRINKAGE * np.eye(len(weights)), slope)
    result: Array = weights / scale
    return result


def softmax(strengths: Array) -> Array:
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Array = powers / powers.sum(axis=1, keepdims=True)
    return chances


def surprise(weights: Array, rows: Array, shares: Array) -> float:
    """Mean log loss in nats. Knowing nothing costs log(seats)."""
    return float(-(shares * np.log(softmax(rows @ weights) + 1e-9)).sum(axis=1).mean())


def train(games: int, seed: int, seats: int, out: Path) -> None:
    """Play the games, fit the weights to the first nine tenths of them, and write them to a file."""
    policy = Policy(PLANNER)
    rows: list[list[list[float]]] = []
    shares: list[list[float]] = []
    kept = 0
    for game in range(games):
        if game == games * 9 // 10:
            kept = len(rows)
        found, share = mornings(policy, (seed << 40) + game, seats)
        rows += found
        shares += [share] * len(found)
    all_rows, all_shares = np.array(rows), np.array(shares)
    weights = fit(all_rows[:kept], all_shares[:kept])
    print(f"positions {len(rows)}, log loss kept aside {surprise(weights, all_rows[kept:], all_shares[kept:]):.4f}")
    n = len(FEATURES)
    late = [weights[i if name in _STEADY else n + i] for i, name in enumerate(FEATURES)]
    lines = [f"{name},{weights[i]:.5f},{late[i]:.5f}" for i, name in enumerate(FEATURES)]
    out.write_text("feature,early,late\n" + "\n".join(lines) + "\n")


def main(argv: Sequence[str] | None = None) -> None:
    allowed = GAME.seat_counts(complete(_OPTIONS))
    seats = whole_number("seats", allowed.start, allowed.stop - 1)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games",
        type=told(whole_number("games", _FEWEST)),
        default=1000,
        help="at least ten: one in ten is kept aside",
    )
    parser.add_argument("--seed", type=told(whole_number("seed", 0)), default=1)
    parser.add_argument("--seats", type=told(seats), default=4)
    parser.add_argument("--out", type=writable, required=True, help="where the weights go (.csv)")
    args = parser.parse_args(argv)
    train(args.games, args.seed, args.seats, args.out)


if __name__ == "__main__":
    main()
