"""Where to go and which bin to claim (RR-3)."""

from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.effects.chefs import CHEF_ROWS
from tableside.bots.rival_restaurants.valuation.visit_value import Visit, island_visit, market_visit
from tableside.games.rival_restaurants.catalog.ids import (
    BIFF_BROBEQUE,
    CHOP_SHOP,
    GARDENA_EDEN,
    HOME,
    ISLAND,
    MORTIMER_SLEAZBURGER,
    MOST_BINS,
    MYSTERY_MART,
    NO_BIN,
    NO_CHEF,
    PHYLLIS_GRUBMAN,
)
from tableside.games.rival_restaurants.core.model.moves import arg_a, arg_b, arg_c
from tableside.games.rival_restaurants.core.phases.market import bins_closed, infested, price
from tableside.games.rival_restaurants.core.phases.powers import power

# In the order of danger: sums of floats depend on it.
_DANGEROUS: Final = sorted([c for c, row in CHEF_ROWS.items() if row.danger], key=lambda c: -CHEF_ROWS[c].danger)


def destination(decision: Decision, moves: list[int]) -> int:
    """The place, or the pair of places, with the best visits. In Kitchen Squad also which chef goes."""
    ways = Ways(decision)
    return decision.best([(ways.value(move) + decision.whim(), move) for move in moves])


class Ways:
    """The value of going somewhere. The second chef shops with the money that the first leaves."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self._visits: dict[tuple[int, int, int], Visit] = {}

    def value(self, move: int) -> float:
        first = self.visit(0, arg_a(move), self.decision.town.money[self.decision.seat])
        total = first.value
        if arg_b(move) != HOME:
            left = self.decision.town.money[self.decision.seat] - first.spent
            total += self.visit(1, arg_b(move), left).value
        if arg_c(move) != NO_CHEF:
            total += _active_value(self.decision, arg_c(move), arg_a(move))
        return total

    def visit(self, which: int, place: int, money: int) -> Visit:
        key = (which, place, money)
        if key not in self._visits:
            self._visits[key] = visit(self.decision, 2 * self.decision.seat + which, place, money)
        return self._visits[key]


def _active_value(decision: Decision, chef: int, place: int) -> float:
    """What a chef of the squad gains today. It is highest if something can be cooked only with this chef."""
    worth = CHEF_ROWS[chef].active
    if chef == MORTIMER_SLEAZBURGER:
        worth += 1.5 * min(1, decision.town.garbage[decision.seat])
    if chef == PHYLLIS_GRUBMAN and place == CHOP_SHOP:
        worth += 1.5
    if chef in (BIFF_BROBEQUE, GARDENA_EDEN, PHYLLIS_GRUBMAN):
        with_him, alone = decision.me.served_by(chef), decision.me.served_by(NO_CHEF)
        worth += max(0.0, with_him - alone)
    return worth


def visit(decision: Decision, pawn: int, place: int, money: int) -> Visit:
    """The value of a visit, given the rivals' likely claims and powers there."""
    town = decision.town
    if place == ISLAND:
        return island_visit(decision, pawn, money)
    if infested(town, decision.seat, place):
        return Visit(0.0, 0)
    trip = market_visit(decision, pawn, place, money, _doubts(decision, place))
    return Visit(trip.value - _danger(decision, place), trip.spent)


def _doubts(decision: Decision, market: int) -> list[float]:
    """For each bin, how likely it is to get the card, given who else wants it."""
    town = decision.town
    wishes = [decision.valuation(other).wanted() for other in decision.rivals()]
    doubts = []
    for bin in range(MOST_BINS):
        card = town.bins[market * MOST_BINS + bin]
        keen = sum(wish >> card & 1 for wish in wishes) if card >= 0 else 0
        doubts.append(1 / (1 + decision.weights.rivalry * keen))
    return doubts


def _danger(decision: Decision, market: int) -> float:
    """Chefs whose power would hurt there if they come. They too go where they find something."""
    town, danger = decision.town, 0.0
    if market == MYSTERY_MART:
        return danger
    for chef in _DANGEROUS:
        owner = power(town, chef)
        if owner >= 0 and owner >> 1 != decision.seat:
            danger += decision.weights.danger * CHEF_ROWS[chef].danger / 7
    return danger


def claim(decision: Decision, moves: list[int]) -> int:
    """The bin that gains most. If others are there too, preferably one that they do not want."""
    pawn = 2 * decision.seat
    return decision.best(
        [
            (
                bin_value(decision, pawn, arg_a(move))
                + bin_value(decision, pawn + 1, arg_b(move))
                + decision.whim() / 5,
                move,
            )
            for move in moves
        ]
    )


def reclaim(decision: Decision, pawn: int, moves: list[int]) -> int:
    return decision.best([(bin_value(decision, pawn, arg_a(move)), move) for move in moves])


def bin_value(decision: Decision, pawn: int, bin: int) -> float:
    """What a claim is worth: nothing if the card is not worth its price."""
    if bin == NO_BIN:
        return 0.0
    town = decision.town
    market = town.place[pawn]
    card = town.bins[market * MOST_BINS + bin]
    if bins_closed(town, pawn, market) or infested(town, decision.seat, market):
        return -0.1
    profit = decision.me.gain(card) - decision.thrift * price(town, pawn, market, False)
    if profit <= 0:
        return -0.1
    keen = 0
    for other in decision.rivals():
        here = market in (town.place[2 * other], town.place[2 * other + 1])
        if here and decision.valuation(other).gain(card) > 1:
            keen += 1
    return profit / (1 + decision.weights.contest * keen)


def relocation(decision: Decision, moves: list[int]) -> int:
    money = decision.town.money[decision.seat]
    scored = [(visit(decision, 2 * decision.seat, arg_a(move), money).value + decision.whim(), move) for move in moves]
    return decision.best(scored)
