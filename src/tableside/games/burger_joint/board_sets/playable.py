"""Playable: whether a game can be won on a board set. It is checked for new games, but not when an old
record is read."""

from typing import Final

from tableside.games.burger_joint.board_sets.reader import CHAINS, field_fault
from tableside.games.burger_joint.core.board import BoardSet, Chain
from tableside.games.burger_joint.core.cubes import COLOURS, count
from tableside.games.burger_joint.core.position import cube

_LONGEST_NAME: Final = 60


def check_playable(name: str, boards: BoardSet) -> None:
    """DataError names the field that makes the set unplayable (BJ-9.1)."""
    if len(name) > _LONGEST_NAME:
        raise field_fault("name", "long", max=_LONGEST_NAME)
    chains = (boards.burger, boards.pizza)
    for key, chain in zip(CHAINS, chains, strict=True):
        _check_prices(key, chain, boards)
    # Cubes come only from production, and nothing is built without cubes. A side without capacity now never gets any.
    producing = [chain for chain in chains if chain.start_diners or chain.start_bistros]
    if not producing:
        raise field_fault(f"{CHAINS[0]}.start", "produces")
    most = max(_most_points(chain, int(boards.tokens)) for chain in producing)
    if boards.points_to_win > most:
        raise field_fault("points_to_win", "reach", max=most)


def _check_prices(key: str, chain: Chain, boards: BoardSet) -> None:
    """No price needs more cubes of a colour than there are (BJ-1.1)."""
    prices = {
        "publicity": chain.publicity_price,
        "basic": chain.basic_price,
        "diner": chain.diner_price,
        "bistro": chain.bistro_price,
    }
    for column, price in prices.items():
        for colour in range(int(COLOURS)):
            asked, there = int(count(price, colour)), int(count(boards.cubes, colour))
            if asked > there:
                raise field_fault(f"{key}.{column}.price", "price", n=asked, cube=cube(colour), has=there)


def _most_points(chain: Chain, tokens: int) -> int:
    """The most a board of this chain can be worth (BJ-6.1): the best space of the track, and a building
    for each token."""
    diners = [points for colour, points in enumerate(chain.diner_points) if chain.all_diners >> colour & 1]
    bistros = chain.bistro_points
    if not diners:  # a bistro grows from a diner (BJ-5.7)
        bistros = [points for place, points in enumerate(bistros) if chain.start_bistros >> place & 1]
    grown = sorted([*diners, *bistros], reverse=True)
    built = max(
        sum(chain.basic_points[:basics]) + sum(grown[: tokens - basics])
        for basics in range(min(tokens, int(chain.basic_spaces)) + 1)
    )
    return max(chain.publicity_points) + built
