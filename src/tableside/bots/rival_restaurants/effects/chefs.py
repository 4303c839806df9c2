"""Chefs: what they are worth, what their powers bring, and what those cost whom they hit (RR-7). A row for each."""

from collections.abc import Callable
from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.valuation.visit_value import island_visit, market_visit, shelf_gain
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.catalog.ids import ANGUS_KHAN, GOHAN_SUSHIDO, ISLAND, KIM_CHI, MARKETS, MOST_BINS
from tableside.games.rival_restaurants.core.model.moves import arg_b, arg_c
from tableside.games.rival_restaurants.core.model.town import Pending
from tableside.games.rival_restaurants.core.phases.market import price

Value = Callable[[Decision, int], float]
Harm = Callable[[Decision, Pending, int], float]


def nothing(decision: Decision, move: int) -> float:
    return 0.0


def harmless(decision: Decision, pending: Pending, seat: int) -> float:
    return 0.0


def always(amount: float) -> Harm:
    """The same harm for every seat."""
    return lambda decision, pending, seat: amount


class ChefRow:
    """What a bot knows of a chef.

    ``worth``: twice the share of wins in games of the planner with itself, from the weakest to the strongest
    (docs/balance.md). ``active``: what a day with this chef is worth in Kitchen Squad, before one looks at the table
    (RR-10.2). ``danger``: what it costs to go where this chef may come. ``power``: what a use of the power brings.
    ``harm``: what the power costs a seat that it hits.
    """

    def __init__(
        self, worth: float, active: float = 0.2, danger: float = 0.0, power: Value = nothing, harm: Harm = harmless
    ) -> None:
        self.worth = worth
        self.active = active
        self.danger = danger
        self.power = power
        self.harm = harm


def throw_out(decision: Decision, move: int) -> float:
    """Angus: chefs who are in my way or would gain a lot here (RR-7.1)."""
    town, other = decision.town, arg_b(move)
    mine = town.pawn_of[ANGUS_KHAN]
    value = 1.5 * decision.grudge(other >> 1)
    if town.claim[other] >= 0 and town.claim[other] == town.claim[mine]:
        value += 2.0
    return value


def swap(decision: Decision, move: int) -> float:
    """Kim: how much more their place and claim are worth than mine, minus the $100 (RR-7.7)."""
    town, other, mine = decision.town, arg_b(move), decision.town.pawn_of[KIM_CHI]
    if town.place[other] == town.place[mine] and town.claim[other] == town.claim[mine]:
        return -1.0
    return _standing(decision, other) - _standing(decision, mine) - 1.0


def _standing(decision: Decision, pawn: int) -> float:
    """The value of being where a pawn is, with its claim."""
    town = decision.town
    place, claim = town.place[pawn], town.claim[pawn]
    money = town.money[decision.seat] - 1
    if place >= MARKETS:
        return island_visit(decision, 2 * decision.seat, money).value if place == ISLAND else 0.0
    doubts = [1.0 if bin == claim else 0.5 for bin in range(MOST_BINS)]
    return market_visit(decision, 2 * decision.seat, place, money, doubts).value


def _comrade(decision: Decision, move: int) -> float:
    """Stroganov (RR-7.5)."""
    other = decision.valuation(arg_b(move))
    return decision.me.gain(arg_c(move)) - decision.thrift + decision.grudge(other.seat) * other.loss(arg_c(move))


def far_shelf(decision: Decision, move: int) -> float:
    """Gohan: a shelf card of any market (RR-7.6)."""
    market = arg_b(move)
    cost = price(decision.town, decision.town.pawn_of[GOHAN_SUSHIDO], market, True)
    return shelf_gain(decision.me, market) - decision.thrift * cost


def _dirty_business(decision: Decision, move: int) -> float:
    """Mortimer (RR-7.9)."""
    return decision.weights.garbage * (1 + decision.grudge(arg_b(move)))


def _black_market(decision: Decision, move: int) -> float:
    """Pork Knuckles: an action card, when there is money left for it (RR-7.11)."""
    spare = decision.town.money[decision.seat] - decision.town.garbage[decision.seat]
    return 0.5 if spare >= 6 and decision.town.hand_size[decision.seat] < 3 else 0.0


def _mystery_meat(decision: Decision, move: int) -> float:
    """Phyllis: a free card (RR-7.10)."""
    return 1.0


def stolen(decision: Decision, pending: Pending, seat: int) -> float:
    return decision.valuation(seat).loss(pending.c)


CHEF_ROWS: Final[dict[int, ChefRow]] = {
    ids.ANGUS_KHAN: ChefRow(0.45, danger=1.0, power=throw_out, harm=always(1.5)),
    ids.ANTOINE_BAGUETTE: ChefRow(0.45, danger=1.5, harm=always(1.0)),
    ids.BIFF_BROBEQUE: ChefRow(0.45),
    ids.GARDENA_EDEN: ChefRow(0.39, harm=stolen),
    ids.GENERAL_STROGANOV: ChefRow(
        0.66,
        active=1.2,
        power=_comrade,
        harm=lambda decision, pending, seat: stolen(decision, pending, seat) - decision.thrift,
    ),
    ids.GOHAN_SUSHIDO: ChefRow(0.44, active=0.9, power=far_shelf),
    ids.KIM_CHI: ChefRow(0.36, active=0.4, power=swap, harm=always(1.6)),
    ids.LOVEHANDLES_MCFATTERSON: ChefRow(0.39, danger=2.0, harm=always(1.0)),
    ids.MORTIMER_SLEAZBURGER: ChefRow(
        0.91, active=0.0, power=_dirty_business, harm=lambda decision, pending, seat: decision.weights.garbage
    ),
    ids.PHYLLIS_GRUBMAN: ChefRow(0.49, active=0.5, power=_mystery_meat),
    ids.PORK_KNUCKLES: ChefRow(0.32, active=0.4, power=_black_market),
    ids.SENOR_FUEGO: ChefRow(
        0.7, danger=2.0, harm=lambda decision, pending, seat: float(min(2, decision.town.money[seat]))
    ),
}
