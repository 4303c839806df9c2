"""Playout: a quick but sensible game to the end, to see who tends to win. Compiled with the rules.

Eager players take what a price still lacks, use what is free, buy while they can and give up what no price needs. Their
games are a third as long as random ones, and say more.
"""

from typing import Final

from mypy_extensions import i64

from tableside.bots.burger_joint.search.tree import MOST_MOVES, Judge, result
from tableside.engine.chance import Chance
from tableside.games.burger_joint.core.board import CHOOSE, DRAW
from tableside.games.burger_joint.core.codes import GET, PUT, REDRAW, TAKE, TO_BUILDING, USE
from tableside.games.burger_joint.core.cubes import lacking
from tableside.games.burger_joint.core.position import (
    BUILDING,
    DISCARDING,
    EXCHANGING,
    GETTING,
    OVER,
    PICK,
    PUTTING,
    STEALING,
    TRADING,
    Position,
)
from tableside.games.burger_joint.core.turn import apply, legal_mask, lowest, random_move

# Masks of codes, written out: C would shift a bare 1 in 32 bits.
_BISTROS: Final[i64] = 63 << 48
_DINERS: Final[i64] = 63 << 42
_BASIC: Final[i64] = 1 << 41
_PUBLICITY: Final[i64] = 1 << 32
_STEALS: Final[i64] = 63 << 34


class EagerPlayout(Judge):
    """Eager moves of both sides to the end of the game."""

    def worth(self, p: Position, chance: Chance) -> float:
        played: i64 = 0
        while p.step != OVER and played < MOST_MOVES:
            apply(p, eager_move(p, chance), chance)
            played += 1
        return result(p)


def eager_move(p: Position, chance: Chance) -> i64:
    mask = legal_mask(p)
    if mask & (mask - 1) == 0:
        return lowest(mask)
    step = p.step
    if step <= PICK:
        return _preferring(mask, wanted(p, p.mover) << TAKE, chance)
    if step == TRADING:
        return _free_ability(p, mask)
    if step == BUILDING:
        return _purchase(mask, chance)
    if step == GETTING:
        return _preferring(mask, wanted(p, p.mover) << GET, chance)
    if step == EXCHANGING and p.pending > 0:
        return REDRAW
    if step in (DISCARDING, PUTTING, EXCHANGING):
        return _preferring(mask, (63 & ~wanted_at_all(p, p.mover)) << PUT, chance)
    if step == STEALING:
        return _preferring(mask, _STEALS, chance)
    return random_move(mask, chance)


def wanted(p: Position, seat: i64) -> i64:
    """The colours that some price still lacks, a bit for each."""
    side, chain = p.side(seat), p.chain(seat)
    store = side.store + side.new
    return (
        lacking(store, chain.publicity_price)
        | lacking(store, chain.basic_price)
        | lacking(store, chain.diner_price)
        | lacking(store, chain.bistro_price)
    )


def wanted_at_all(p: Position, seat: i64) -> i64:
    """The colours that diners and bistros, the most expensive buildings, need."""
    chain = p.chain(seat)
    return lacking(0, chain.diner_price) | lacking(0, chain.bistro_price)


def _free_ability(p: Position, mask: i64) -> i64:
    """Abilities that cost nothing, then on to building (BJ-4.2)."""
    abilities = p.chain(p.mover).abilities
    for bistro in range(len(abilities)):
        if (abilities[bistro] == DRAW or abilities[bistro] == CHOOSE) and (mask >> (USE + bistro)) & 1:
            return USE + bistro
    return TO_BUILDING


def _purchase(mask: i64, chance: Chance) -> i64:
    """The most expensive building that can be paid for (BJ-5.1)."""
    for kind in (_BISTROS, _DINERS, _PUBLICITY, _BASIC):
        if mask & kind:
            return random_move(mask & kind, chance)
    return random_move(mask, chance)


def _preferring(mask: i64, better: i64, chance: Chance) -> i64:
    return random_move(mask & better if mask & better else mask, chance)
