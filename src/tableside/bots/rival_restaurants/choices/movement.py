"""Moving: where to go, which bin to claim, and the powers that move chefs (RR-3)."""

from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.valuation.visit_value import Visit, island_visit, market_visit
from tableside.games.rival_restaurants.catalog.ids import (
    ANGUS_KHAN,
    ANTOINE_BAGUETTE,
    BIFF_BROBEQUE,
    CHOP_SHOP,
    GARDENA_EDEN,
    GENERAL_STROGANOV,
    GOHAN_SUSHIDO,
    HOME,
    ISLAND,
    KIM_CHI,
    LOVEHANDLES_MCFATTERSON,
    MARKETS,
    MORTIMER_SLEAZBURGER,
    MOST_BINS,
    MYSTERY_MART,
    NO_BIN,
    NO_CHEF,
    PHYLLIS_GRUBMAN,
    PORK_KNUCKLES,
    SENOR_FUEGO,
)
from tableside.games.rival_restaurants.core.model.moves import arg_a, arg_b, arg_c
from tableside.games.rival_restaurants.core.phases.market import bins_closed, infested, price
from tableside.games.rival_restaurants.core.phases.powers import power

# What having a chef active for a day is worth (RR-10.2), before one looks at the table.
_ACTIVE: Final = {
    KIM_CHI: 0.4,
    MORTIMER_SLEAZBURGER: 0.0,
    GOHAN_SUSHIDO: 0.9,
    PORK_KNUCKLES: 0.4,
    GENERAL_STROGANOV: 1.2,
    PHYLLIS_GRUBMAN: 0.5,
}


def destination(decision: Decision, moves: list[int]) -> int:
    """The place, or the pair of places, with the best visits; in Kitchen Squad also who goes."""
    ways = Ways(decision)
    return decision.best([(ways.value(move) + decision.whim(), move) for move in moves])


class Ways:
    """What going somewhere is worth; the second chef shops with what the first leaves in the purse."""

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
    """What a chef of the squad brings today; most if only with him something can be cooked."""
    worth = _ACTIVE.get(chef, 0.2)
    if chef == MORTIMER_SLEAZBURGER:
        worth += 1.5 * min(1, decision.town.garbage[decision.seat])
    if chef == PHYLLIS_GRUBMAN and place == CHOP_SHOP:
        worth += 1.5
    if chef in (BIFF_BROBEQUE, GARDENA_EDEN, PHYLLIS_GRUBMAN):
        with_him, alone = decision.me.served_by(chef), decision.me.served_by(NO_CHEF)
        worth += max(0.0, with_him - alone)
    return worth


def visit(decision: Decision, pawn: int, place: int, money: int) -> Visit:
    """What a visit brings, with the rivals' likely claims and the powers that wait there."""
    town = decision.town
    if place == ISLAND:
        return island_visit(decision, pawn, money)
    if infested(town, decision.seat, place):
        return Visit(0.0, 0)
    trip = market_visit(decision, pawn, place, money, _doubts(decision, place))
    return Visit(trip.value - _danger(decision, place), trip.spent)


def _doubts(decision: Decision, market: int) -> list[float]:
    """For each bin, how likely it is to be had, given who else would want its card."""
    town = decision.town
    wishes = [decision.valuation(other).wanted() for other in decision.rivals()]
    doubts = []
    for bin in range(MOST_BINS):
        card = town.bins[market * MOST_BINS + bin]
        keen = sum(wish >> card & 1 for wish in wishes) if card >= 0 else 0
        doubts.append(1 / (1 + decision.weights.rivalry * keen))
    return doubts


def _danger(decision: Decision, market: int) -> float:
    """Chefs whose power would hurt there, if they come: they too go where they find something."""
    town, danger = decision.town, 0.0
    if market == MYSTERY_MART:
        return danger
    for chef, harm in ((SENOR_FUEGO, 2.0), (LOVEHANDLES_MCFATTERSON, 2.0), (ANTOINE_BAGUETTE, 1.5), (ANGUS_KHAN, 1.0)):
        owner = power(town, chef)
        if owner >= 0 and owner >> 1 != decision.seat:
            danger += decision.weights.danger * harm / 7
    return danger


def claim(decision: Decision, moves: list[int]) -> int:
    """The bin that brings most; where others stand too, rather one that they do not want."""
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


def throw_out(decision: Decision, move: int) -> float:
    """Angus: who stands in my way, or would find much here (RR-7.1)."""
    town, other = decision.town, arg_b(move)
    mine = town.pawn_of[ANGUS_KHAN]
    value = 1.5 * decision.grudge(other >> 1)
    if town.claim[other] >= 0 and town.claim[other] == town.claim[mine]:
        value += 2.0
    return value


def swap(decision: Decision, move: int) -> float:
    """Kim: what his place and claim bring more than mine, less the $100 (RR-7.7)."""
    town, other, mine = decision.town, arg_b(move), decision.town.pawn_of[KIM_CHI]
    if town.place[other] == town.place[mine] and town.claim[other] == town.claim[mine]:
        return -1.0
    return _standing(decision, other) - _standing(decision, mine) - 1.0


def _standing(decision: Decision, pawn: int) -> float:
    """What it is worth to stand where a pawn stands, with its claim."""
    town = decision.town
    place, claim = town.place[pawn], town.claim[pawn]
    money = town.money[decision.seat] - 1
    if place >= MARKETS:
        return island_visit(decision, 2 * decision.seat, money).value if place == ISLAND else 0.0
    doubts = [1.0 if bin == claim else 0.5 for bin in range(MOST_BINS)]
    return market_visit(decision, 2 * decision.seat, place, money, doubts).value
