"""A million random decisions: after each, every cube is accounted for, and somebody has a move or the game is over."""

from __future__ import annotations

from random import Random

from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core import turn
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.cubes import total
from tableside.games.burger_joint.core.position import OVER, Position
from tableside.games.burger_joint.core.turn import apply, legal_mask, random_move, set_up
from tableside.games.burger_joint.notation.position_text import format_line, parse_line
from tests.burger_joint.strategies import random_set
from tests.burger_joint.table import CLASSIC

COMPILED = not turn.__file__.endswith(".py")
DECISIONS = 1_000_000 if COMPILED else 60_000
GUARDS = 0o404040404040  # the bit above each colour's number: set only if a number fell below zero or grew too large
LANES = 1 << 36


def all_cubes_are_there(p: Position) -> bool:
    """For each colour, the numbers of all places add up to the set's number. None is negative or too large."""
    burger, pizza = p.burger, p.pizza
    places = (p.bag, p.general, burger.store, burger.new, burger.area, pizza.store, pizza.new, pizza.area)
    together = 0
    for place in places:
        together |= place
    return sum(places) == p.boards.cubes and together & GUARDS == 0 and 0 <= together < LANES


def play(boards: BoardSet, seed: int, most: int) -> tuple[int, int]:
    """Random moves until the game is over or the limit is reached. Returns how many, and the fewest cubes
    in the bag."""
    chance = FastChance(seed)
    p = set_up(boards, chance)
    played, fewest = 0, int(total(p.bag))
    while p.step != OVER and played < most:
        mask = legal_mask(p)
        assert mask > 0, format_line(p)
        apply(p, random_move(mask, chance), chance)
        played += 1
        assert all_cubes_are_there(p), format_line(p)
        fewest = min(fewest, total(p.bag))
        if played % 500 == 0:
            parse_line(format_line(p), boards)
    parse_line(format_line(p), boards)
    return played, fewest


def test_all_sixty_cubes_are_accounted_for_after_each_decision() -> None:
    """BJ-1.1, fact: bag + stores + production areas = 60; and BJ-3.1: never more than 24 of them outside the bag."""
    played, seed = 0, 0
    while played < DECISIONS:
        moves, fewest = play(CLASSIC, seed, min(20_000, DECISIONS - played))
        assert fewest >= 60 - (14 + 8 + 2)
        played, seed = played + moves, seed + 1
    assert played == DECISIONS


def test_cubes_are_accounted_for_with_other_sets() -> None:
    """BJ-9.1: this holds for any boards, even if the bag runs out."""
    played = seed = dry = 0
    while played < DECISIONS // 4:
        moves, fewest = play(board_set(random_set(Random(seed))), seed, 1_000)
        dry += fewest == 0
        played, seed = played + moves, seed + 1
    assert dry > 0


def test_a_lost_cube_would_be_noticed() -> None:
    """The check itself works: it notices a missing cube, a wrong colour and a cube that is owed."""
    chance = FastChance(1)
    for change in (-1, 1, 1 << 6, (1 << 6) - 1):
        p = set_up(CLASSIC, chance)
        assert all_cubes_are_there(p)
        p.bag += change
        assert not all_cubes_are_there(p)
    owed = set_up(CLASSIC, chance)
    owed.burger.store -= 1
    owed.bag += 1
    assert not all_cubes_are_there(owed)
