"""Mirror: the same position seen from the other side of the table.

If swapping colours turns each chain's board into the other's, a position is worth as much to Pizza as the mirrored one
is to Burger. The network then learns from every position twice, and neither side of the table is trained better than
the other.
"""

from itertools import permutations
from typing import Final

import numpy as np

from tableside.bots.burger_joint.network.features import Packed
from tableside.games.burger_joint.core.board import BoardSet, Chain
from tableside.games.burger_joint.core.cubes import COLOURS, LANE, MOST, count

Exchange = tuple[int, ...]  # for each colour, the one that replaces it

_BOARD: Final = (1 << 31) - 1  # the bits of one board, as packing.py lays them
_SIDES: Final = 0b110000  # whose turn it is and who moves
_WINNER: Final = 18


def exchange_of(boards: BoardSet) -> Exchange | None:
    """The swap of colours that turns each board into the other. None if the boards differ in more than colours."""
    for exchange in permutations(range(int(COLOURS))):
        if _bag(boards) == _moved(_bag(boards), exchange) and all(
            _figures(other) == _exchanged(chain, exchange)
            for chain, other in ((boards.burger, boards.pizza), (boards.pizza, boards.burger))
        ):
            return exchange
    return None


def mirrored(packed: Packed, exchange: Exchange) -> Packed:
    """Packed positions from the other side of the table. What was Burger's is Pizza's."""
    out = np.empty_like(packed)
    for mine, other in ((0, 1), (1, 0), (2, 2), (3, 3), (4, 5), (5, 4)):
        out[:, mine] = _lanes(packed[:, other], exchange)
    burger, pizza = packed[:, 6] & _BOARD, packed[:, 6] >> 31
    out[:, 6] = _board(pizza, exchange) | _board(burger, exchange) << 31
    winner = packed[:, 7] >> _WINNER & 3
    won = (winner == 1) | (winner == 2)
    out[:, 7] = packed[:, 7] ^ _SIDES ^ np.where(won, 3 << _WINNER, 0)
    return out


def _lanes(cubes: Packed, exchange: Exchange) -> Packed:
    out = np.zeros_like(cubes)
    for colour, place in enumerate(exchange):
        out |= (cubes >> (colour * int(LANE)) & int(MOST)) << (place * int(LANE))
    return out


def _board(board: Packed, exchange: Exchange) -> Packed:
    """Only the diners have colours."""
    out = board & ~(63 << 8)
    for colour, place in enumerate(exchange):
        out |= (board >> (8 + colour) & 1) << (8 + place)
    return out


def _bag(boards: BoardSet) -> list[int]:
    return _by_colour(int(boards.cubes))


def _by_colour(cubes: int) -> list[int]:
    return [int(count(cubes, colour)) for colour in range(int(COLOURS))]


def _moved(by_colour: list[int], exchange: Exchange) -> list[int]:
    out = [0] * len(by_colour)
    for colour, place in enumerate(exchange):
        out[place] = by_colour[colour]
    return out


def _figures(chain: Chain) -> tuple[list[list[int]], list[list[int]]]:
    """What a board shows: first by colour, then what has no colour."""
    prices = (chain.publicity_price, chain.basic_price, chain.diner_price, chain.bistro_price)
    diners = [int(chain.all_diners) >> colour & 1 for colour in range(int(COLOURS))]
    coloured = [*(_by_colour(int(price)) for price in prices), diners, list(chain.diner_points)]
    return coloured, [chain.publicity_points, chain.basic_points, chain.bistro_points, chain.abilities]


def _exchanged(chain: Chain, exchange: Exchange) -> tuple[list[list[int]], list[list[int]]]:
    coloured, plain = _figures(chain)
    return [_moved(figures, exchange) for figures in coloured], plain
