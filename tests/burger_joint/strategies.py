"""Random sets, positions and matches of Burger Joint, for property tests."""

from __future__ import annotations

from random import Random
from typing import Any
from unittest.mock import patch

from hypothesis import strategies as st

from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core.board import ABILITIES, BoardSet
from tableside.games.burger_joint.core.cubes import LETTERS
from tableside.games.burger_joint.core.position import BISTROS, Position
from tableside.games.burger_joint.core.turn import play_out, set_up
from tableside.games.burger_joint.notation.cube_text import format_cubes
from tests.burger_joint.table import classic, cubes

SEEDS = st.integers(0, 2**32 - 1)


def random_set(random: Random) -> dict[str, Any]:
    """A valid set unlike any printed one: small bags, low prices, short tracks, abilities anywhere."""
    tokens = random.randint(1, 20)
    chains = {"burger": _random_chain(random, tokens), "pizza": _random_chain(random, tokens)}
    return {
        "name": "random",
        "starting_chain": random.choice(["burger", "pizza"]),
        "tokens": tokens,
        "hand_limit": random.randint(0, 9),
        "production_limit": random.randint(1, 6),
        "points_to_win": max(_start_score(chain) for chain in chains.values()) + random.randint(1, 12),
        "cubes": {letter: random.randint(1, random.choice([2, 10, 31])) for letter in LETTERS},
        **chains,
    }


def _random_chain(random: Random, tokens: int) -> dict[str, Any]:
    spaces, signs = random.randint(1, 8), random.randint(1, 6)
    diners = random.sample(LETTERS, random.randint(1, 6))
    basics = random.randint(0, min(spaces, tokens))
    owned = random.randint(0, min(len(diners), tokens - basics))
    return {
        "publicity": {"price": _random_price(random), "points": _random_points(random, random.randint(1, 6))},
        "basic": {"price": _random_price(random), "points": _random_points(random, spaces)},
        "diner": {"price": _random_price(random), "points": {letter: random.randint(0, 3) for letter in diners}},
        "bistro": {
            "price": _random_price(random),
            "signs": [
                {"points": random.randint(0, 3), "ability": random.choice([*ABILITIES, "none"])} for _ in range(signs)
            ],
        },
        "start": {
            "basics": basics,
            "diners": "".join(diners[:owned]),
            "bistros": "".join(
                random.sample(BISTROS[:signs], min(random.randint(0, 2), signs, tokens - basics - owned))
            ),
        },
    }


def _start_score(chain: dict[str, Any]) -> int:
    start = chain["start"]
    return int(
        sum(chain["basic"]["points"][: start["basics"]])
        + sum(chain["diner"]["points"][letter] for letter in start["diners"])
        + sum(chain["bistro"]["signs"][BISTROS.index(letter)]["points"] for letter in start["bistros"])
    )


def _random_price(random: Random) -> str:
    return format_cubes(cubes("".join(random.choice(LETTERS) for _ in range(random.randint(1, 4)))))


def _random_points(random: Random, spaces: int) -> list[int]:
    return [random.randint(0, 3) for _ in range(spaces)]


@st.composite
def contents(draw: st.DrawFn) -> dict[str, Any]:
    """The content of a set. Half of them are the default set."""
    if draw(st.booleans()):
        return classic()
    return random_set(draw(st.randoms(use_true_random=False)))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position reached by random play."""
    content = draw(contents())
    last_turn = draw(st.sampled_from([0, 0, 3, 40]))
    return reached(board_set(content), draw(SEEDS), draw(st.integers(0, 600)), last_turn)


def reached(boards: BoardSet, seed: int, moves: int, last_turn: int = 0) -> Position:
    chance = FastChance(seed)
    position = set_up(boards, chance, last_turn)
    play_out(position, chance, moves)
    return position


def started(options: dict[str, Any], seed: int) -> Match:
    """A match on any well-formed set, even one that nobody can win and that a person would be refused."""
    with patch("tableside.games.burger_joint.game.check_playable", create=True):
        return Match.start("burger-joint", options, seed=seed)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match in the middle or at the end: random moves, a few undos, perhaps resigned or lost on time."""
    random = draw(st.randoms(use_true_random=False))
    content = draw(contents())
    match = started({"set": content, "last_turn": draw(st.sampled_from([0, 5]))}, seed=draw(SEEDS))
    for _ in range(draw(st.integers(0, 60))):
        if match.outcome() is not None:
            return match
        seat = match.asked()[0]
        undoing = match.can_undo(seat) and random.random() < 0.2
        match.play(seat, ":undo" if undoing else random.choice(match.legal_moves(seat)), at=len(match.record.entries))
    ending = draw(st.sampled_from(["", "", ":resign", ":flag 0", ":flag 1"]))
    if ending and match.outcome() is None:
        match.play(-1 if ending.startswith(":flag") else draw(st.sampled_from([0, 1])), ending, at=99)
    return match
