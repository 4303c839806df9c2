"""Contest: the settings of an arena, and every game that follows from them.

A deal is one chance: everybody who plays it gets the same draws. Every line-up plays each deal in every rotation of
its seats, so that the luck of the deal and of the seat cancels out. Games are numbered deal by deal. So an arena that
was stopped early is still balanced, and one with more games continues where it stopped.

* ``duels``: two seats; each pair of bots, sides swapped.
* ``lone``: more seats; one bot against a table full of another, for every two bots both ways, in every seat.
* ``challenge``: every other bot alone against a table full of the first bot, in every seat.
* ``mixed``: more seats; as many different bots as fit sit together, each in every seat equally often.
"""

import hashlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from typing import Any, Final

from tableside.arena.simulate import MOST_DECISIONS
from tableside.engine.errors import OptionsError
from tableside.engine.game import check_seats, game_of

DUELS: Final = "duels"
LONE: Final = "lone"
CHALLENGE: Final = "challenge"
MIXED: Final = "mixed"
TABLES: Final = (LONE, CHALLENGE, MIXED)
_USUAL_SEATS: Final = 4  # if the game allows several numbers


@dataclass(frozen=True)
class Fixture:
    """One game to be played: which bot sits where, and with which deal."""

    number: int
    deal: int
    seating: tuple[int, ...]  # for each seat, the index of its bot in ``Contest.bots``


@dataclass(frozen=True)
class Contest:
    """``bots`` are names of the ladder or ``module:Class``; ``games`` is for each line-up."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 0  # 0: two if the game has only two, else four
    tables: str = LONE
    seconds_per_move: float = 0.0  # 0: no limit
    most_decisions: int = MOST_DECISIONS
    folder: str = field(default_factory=os.getcwd)  # where the modules of own bots are looked up

    @classmethod
    def agreed(cls, game: str, bots: tuple[str, ...], games: int, **terms: Any) -> "Contest":
        """A contest with complete options. OptionsError says what is wrong."""
        rulebook = game_of(game)
        options = rulebook.options(terms.pop("options", {}))
        counts = rulebook.seat_counts(options)
        seats = terms.pop("seats", 0) or (_USUAL_SEATS if _USUAL_SEATS in counts else counts.start)
        contest = cls(game, bots, games, options=options, seats=seats, **terms)
        check_seats(contest.seats, counts)
        if len(bots) < 2:
            raise OptionsError("err-arena-bots", {"n": len(bots)})
        if contest.tables not in TABLES:
            known = [f"={name}" for name in TABLES]
            raise OptionsError("err-arena-tables", {"name": f"={contest.tables}", "known": known})
        for name, value in (("games", games), ("max-decisions", contest.most_decisions)):
            if value < 1:
                raise OptionsError("err-option-least", {"where": f"={name}", "min": 1})
        return contest

    @property
    def design(self) -> str:
        return DUELS if self.seats == 2 and self.tables != CHALLENGE else self.tables

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """Names to tell the bots apart: a bot that plays against itself is numbered."""
        return tuple(
            name if name not in self.bots[:place] else f"{name} ({self.bots[:place].count(name) + 1})"
            for place, name in enumerate(self.bots)
        )

    @cached_property
    def lineups(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """Every line-up, as its rotations: seatings that play the same deal."""
        everybody = range(len(self.bots))
        if self.design in (LONE, CHALLENGE):
            pairs = permutations(everybody, 2) if self.design == LONE else ((one, 0) for one in everybody[1:])
            return tuple(
                tuple(
                    tuple(one if seat == place else rest for seat in range(self.seats)) for place in range(self.seats)
                )
                for one, rest in pairs
            )
        together = min(self.seats, len(self.bots))
        return tuple(
            tuple(tuple(group[(seat + turn) % together] for seat in range(self.seats)) for turn in range(together))
            for group in combinations(everybody, together)
        )

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The games of each deal."""
        return tuple(seating for rotations in self.lineups for seating in rotations)

    @property
    def deals(self) -> int:
        """Enough to give each line-up its games, always in whole rotations."""
        return -(-self.games // len(self.lineups[0]))

    @property
    def total(self) -> int:
        return self.deals * len(self.seatings)

    def fixture(self, number: int) -> Fixture:
        deal, place = divmod(number, len(self.seatings))
        return Fixture(number, deal, self.seatings[place])

    def fixtures(self) -> Iterator[Fixture]:
        return (self.fixture(number) for number in range(self.total))

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """The same for the same bots at the same table, whatever other bots are in the arena."""
        names = ",".join(self.labels[bot] for bot in fixture.seating)
        text = f"tableside arena {self.seed} {fixture.deal} {seat} {names}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")
