"""Answering: when to play Clam-Voyance (RR-9.2 … RR-9.4), and Gardena's veto (RR-7.4)."""

from collections.abc import Callable
from typing import Final

from tableside.bots.rival_restaurants.choices.card_play import best_points
from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.valuation.valuation import season
from tableside.bots.rival_restaurants.valuation.visit_value import market_purchases
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.catalog.ids import FIRST, LOVEHANDLES_MCFATTERSON, MARKETS, POWER
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.moves import (
    ANSWER,
    PASS,
    SHAKE_OFF,
    USE,
    arg_a,
    arg_b,
    arg_c,
    kind_of,
)
from tableside.games.rival_restaurants.core.model.town import Pending


def answer(decision: Decision, pending: Pending, legal: list[int]) -> int:
    if ANSWER not in legal:
        return PASS
    enough = decision.weights.clam * (0.4 + 0.6 * min(1.0, 2 * season(decision.town)))
    if pending.seat == decision.seat:
        return ANSWER if _stakes(decision, pending) > enough + 0.7 else PASS
    return ANSWER if harm(decision, pending, decision.seat) > enough else PASS


def _stakes(decision: Decision, pending: Pending) -> float:
    """What my own effect would do to the chef who stopped it: as far as it is mine to gain."""
    stopper = pending.data[-2] if len(pending.data) > 1 else -1
    return 0.8 * harm(decision, pending, stopper) if 0 <= stopper < decision.town.seats else 0.0


def harm(decision: Decision, pending: Pending, seat: int) -> float:
    """What an effect costs a seat."""
    return _HARMS[pending.a](decision, pending, seat)


def _recalled(decision: Decision, pending: Pending, seat: int) -> float:
    return decision.valuation(seat).loss(pending.data[seat])


def _closed(decision: Decision, pending: Pending, seat: int) -> float:
    lost = 0.5 * decision.weights.point * best_points(decision, seat)
    return lost if decision.town.money[seat] < 5 else min(lost, 4.0)


def _monopoly(decision: Decision, pending: Pending, seat: int) -> float:
    valuation = decision.valuation(seat)
    return valuation.loss(pending.b) + 0.3 * (valuation.stock[pending.b] - 1)


def _rats(decision: Decision, pending: Pending, seat: int) -> float:
    goods = ((1 << FIRST[pending.b + 1]) - 1) & ~((1 << FIRST[pending.b]) - 1)
    return 1.3 * bin(decision.valuation(seat).wanted() & goods).count("1")


def _stolen(decision: Decision, pending: Pending, seat: int) -> float:
    return decision.valuation(seat).loss(pending.c)


def _in_market(decision: Decision, pending: Pending, seat: int) -> float:
    """Being sent away, or paying double: the worse the more money there was to spend."""
    return min(3.0, 0.6 * decision.town.money[seat])


Harm = Callable[[Decision, Pending, int], float]
_HARMS: Final[dict[int, Harm]] = {
    ids.RAIDERS_OF_THE_LOST_PORK: _stolen,
    ids.ARMED_ROBBERY: lambda decision, pending, seat: float(decision.town.money[seat] >> 1),
    ids.ALIEN_ATTACK: lambda decision, pending, seat: 4.0 * decision.valuation(seat).stock[ids.ALIEN_GOO],
    ids.CONTAMINATION: lambda decision, pending, seat: decision.weights.garbage + 0.5,
    ids.FOOD_INSPECTOR: lambda decision, pending, seat: float(
        min(decision.town.garbage[seat], decision.town.money[seat])
    ),
    ids.FOOD_RECALL: _recalled,
    ids.ITS_JUST_BUSINESS: _closed,
    ids.MONOPOLY: _monopoly,
    ids.NEGATIVE_CRITIC: lambda decision, pending, seat: 0.8 * decision.weights.point,
    ids.NINJA_ATTACK: lambda decision, pending, seat: 1.5,
    ids.RAT_INFESTATION: _rats,
    ids.ROAD_BLOCK: _in_market,
    ids.TAXES: lambda decision, pending, seat: float(min(2, decision.town.money[seat])),
    ids.FAKE_SALE: _in_market,
    ids.SURVEILLANCE_CAMERA: lambda decision, pending, seat: 0.3,
    POWER + ids.ANGUS_KHAN: lambda decision, pending, seat: 1.5,
    POWER + ids.ANTOINE_BAGUETTE: lambda decision, pending, seat: 1.0,
    POWER + ids.GARDENA_EDEN: _stolen,
    POWER + ids.GENERAL_STROGANOV: lambda decision, pending, seat: _stolen(decision, pending, seat) - decision.thrift,
    POWER + ids.KIM_CHI: lambda decision, pending, seat: 1.6,
    POWER + ids.LOVEHANDLES_MCFATTERSON: lambda decision, pending, seat: 1.0,
    POWER + ids.MORTIMER_SLEAZBURGER: lambda decision, pending, seat: decision.weights.garbage,
    POWER + ids.SENOR_FUEGO: lambda decision, pending, seat: float(min(2, decision.town.money[seat])),
}


def shake_off(decision: Decision, legal: list[int]) -> int | None:
    """A Clam against Lovehandles, if a closed bin holds something very good; Antoine's $100 are not worth one."""
    town, seat = decision.town, decision.seat
    for move in legal:
        if kind_of(move) == SHAKE_OFF and arg_a(move) == LOVEHANDLES_MCFATTERSON:
            shift = 1 << (seat + 8)
            market = town.place[2 * seat]
            if market >= MARKETS:
                continue
            town.shaken |= shift  # the town is my own, imagined one
            choices = market_purchases(decision, decision.me, 2 * seat, market, purse(town, seat))
            town.shaken &= ~shift
            if (
                max((choice.profit for choice in choices if choice.ingredient >= 0), default=0.0)
                > decision.weights.clam
            ):
                return move
    return None


def veto(decision: Decision, legal: list[int]) -> int:
    """Gardena: the meat that hurts most; it costs nothing."""
    scored = [(0.0, PASS)]
    for move in legal:
        if kind_of(move) == USE:
            other = arg_b(move)
            scored.append((decision.grudge(other) * decision.valuation(other).loss(arg_c(move)), move))
    return decision.best(scored)
