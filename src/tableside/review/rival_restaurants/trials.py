"""Trials: several moves of one seat, each tried in the same imagined towns with the same luck, to the next morning.

The master's search does the same for one seat. Here everybody's chance counts, and also what each seat scores tonight.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.search.search import ask_again, play_on
from tableside.bots.rival_restaurants.trading.merchant import act
from tableside.bots.rival_restaurants.valuation.weights import PLANNER, Weights
from tableside.bots.rival_restaurants.valuation.win_chance import chances
from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.core.machine import play_terms
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.determinize import imagine
from tableside.games.rival_restaurants.notation.parsed_move import ParsedMove

Move = int | Offer | ParsedMove
Change = Callable[[Town, Context], None]

_SPAN: Final = 1 << 30
_PLAIN: Final = Policy(PLANNER, offers=False)
_RIVALS: Final = [Policy(Weights(), offers=False), _PLAIN]


class Outlook:
    """How the trials of one move went: everybody's chance to win, and the points of each until the next morning."""

    def __init__(self) -> None:
        self.chances: list[list[float]] = []
        self.points: list[list[int]] = []

    def mean(self) -> list[float]:
        return [sum(column) / len(column) for column in zip(*self.chances, strict=True)]

    def all_points(self) -> list[int]:
        return [sum(column) for column in zip(*self.points, strict=True)]


def tried(town: Town, seat: int, moves: Sequence[Move], rounds: int, chance: FastChance) -> list[Outlook]:
    """Every move so many times, in towns that the seat cannot tell from the real one."""

    def imagined() -> Town:
        world = imagine(town, seat, chance)
        ask_again(world, seat)
        return world

    def change(move: Move) -> Change:
        return lambda twin, context: carry_out(twin, context, seat, move)

    return compared(town, imagined, [change(move) for move in moves], seat, rounds, chance)


def compared(
    town: Town, world: Callable[[], Town], changes: Sequence[Change], seat: int, rounds: int, chance: FastChance
) -> list[Outlook]:
    """Each change of the same worlds, with the same luck, played on to the next morning. ``seat`` plays on like the
    master, the others also like the greedy bot."""
    found = [Outlook() for _ in changes]
    for at in range(rounds):
        start = world()
        luck = int(chance.below(_SPAN))
        policies = [_RIVALS[at % len(_RIVALS)]] * town.seats
        if seat >= 0:
            policies[seat] = _PLAIN
        for change, outlook in zip(changes, found, strict=True):
            twin = start.copy()
            context = Context(FastChance(luck), False)
            change(twin, context)
            play_on(twin, context, policies, town.day + 1)
            outlook.chances.append(chances(twin, PLANNER))
            outlook.points.append([after - before for after, before in zip(twin.points, town.points, strict=True)])
    return found


def carry_out(town: Town, context: Context, seat: int, move: Move) -> None:
    """Play a move, whatever form it has."""
    if not isinstance(move, ParsedMove):
        act(town, context, seat, move)
        return
    terms = move.terms()
    if terms is not None:
        play_terms(town, context, seat, terms)
    else:
        act(town, context, seat, move.move)


class Lead:
    """How much better one outlook is than another for a seat, in the same towns with the same luck."""

    def __init__(self, better: Outlook, played: Outlook, seat: int) -> None:
        leads = [one[seat] - other[seat] for one, other in zip(better.chances, played.chances, strict=True)]
        self.mean = sum(leads) / len(leads)
        variance = sum((lead - self.mean) ** 2 for lead in leads) / max(1, len(leads) - 1)
        self.error = math.sqrt(variance / len(leads))

    def safely(self, caution: float) -> float:
        """The lead, less a part of its standard error."""
        return self.mean - caution * self.error
