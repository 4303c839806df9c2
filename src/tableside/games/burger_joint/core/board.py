"""Board: what a board set says, in the form the rules work with (BJ-1.3, BJ-9). ``board_sets`` reads and checks it."""

from typing import Final

from mypy_extensions import i64

ABILITIES: Final = ("exchange", "two-for-one", "draw", "one-for-one", "choose")
EXCHANGE: Final[i64] = 0  # put any number into the bag, draw as many
TWO_FOR_ONE: Final[i64] = 1  # put two into the bag, take one of a chosen colour
DRAW: Final[i64] = 2  # draw one at random
ONE_FOR_ONE: Final[i64] = 3  # put one into the bag, take one of a chosen colour
CHOOSE: Final[i64] = 4  # take one of a chosen colour
NO_ABILITY: Final[i64] = -1


class Chain:
    """The development board of one chain (BJ-1.2) and what stands on it at the start."""

    def __init__(
        self,
        publicity_price: int,
        basic_price: int,
        diner_price: int,
        bistro_price: int,
        publicity_points: list[int],
        basic_points: list[int],
        diner_points: list[int],
        bistro_points: list[int],
        abilities: list[int],
        all_diners: int,
        start_basics: int,
        start_diners: int,
        start_bistros: int,
    ) -> None:
        self.publicity_price: i64 = publicity_price
        self.basic_price: i64 = basic_price
        self.diner_price: i64 = diner_price
        self.bistro_price: i64 = bistro_price
        self.publicity_points = publicity_points  # of each space of the track
        self.basic_points = basic_points  # of each space, from the top
        self.diner_points = diner_points  # of each colour
        self.bistro_points = bistro_points
        self.abilities = abilities  # of each bistro, or NO_ABILITY
        self.publicity_spaces: i64 = len(publicity_points)
        self.basic_spaces: i64 = len(basic_points)
        self.all_diners: i64 = all_diners  # the colours that have a diner, a bit for each
        self.all_bistros: i64 = (1 << len(bistro_points)) - 1
        self.start_basics: i64 = start_basics
        self.start_diners: i64 = start_diners
        self.start_bistros: i64 = start_bistros


class BoardSet:
    """Everything that is drawn on the boards or printed in the rulebook as a number."""

    def __init__(
        self,
        burger: Chain,
        pizza: Chain,
        cubes: int,
        tokens: int,
        starting_chain: int,
        hand_limit: int,
        production_limit: int,
        points_to_win: int,
    ) -> None:
        self.burger = burger
        self.pizza = pizza
        self.cubes: i64 = cubes  # all of them, as they lie in the bag before the game
        self.tokens: i64 = tokens
        self.starting_chain: i64 = starting_chain
        self.hand_limit: i64 = hand_limit
        self.production_limit: i64 = production_limit
        self.points_to_win: i64 = points_to_win
