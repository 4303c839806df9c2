"""Answering: when to play Clam-Voyance (RR-9.2 … RR-9.4), and Gardena's veto (RR-7.4)."""

from collections.abc import Callable
from typing import Final

from tableside.bots.rival_restaurants.choices.card_play import best_points
from tableside.bots.rival_restaurants.decision import Mind
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
from tableside.games.rival_restaurants.core.model.town import Frame


def answer(mind: Mind, frame: Frame, legal: list[int]) -> int:
    if ANSWER not in legal:
        return PASS
    enough = mind.weights.clam * (0.4 + 0.6 * min(1.0, 2 * season(mind.town)))
    if frame.seat == mind.seat:
        return ANSWER if _stakes(mind, frame) > enough + 0.7 else PASS
    return ANSWER if harm(mind, frame, mind.seat) > enough else PASS


def _stakes(mind: Mind, frame: Frame) -> float:
    """What my own effect would do to the chef who stopped it: as far as it is mine to gain."""
    stopper = frame.data[-2] if len(frame.data) > 1 else -1
    return 0.8 * harm(mind, frame, stopper) if 0 <= stopper < mind.town.seats else 0.0


def harm(mind: Mind, frame: Frame, seat: int) -> float:
    """What an effect costs a seat."""
    return _HARMS[frame.a](mind, frame, seat)


def _recalled(mind: Mind, frame: Frame, seat: int) -> float:
    return mind.outlook(seat).loss(frame.data[seat])


def _closed(mind: Mind, frame: Frame, seat: int) -> float:
    lost = 0.5 * mind.weights.point * best_points(mind, seat)
    return lost if mind.town.money[seat] < 5 else min(lost, 4.0)


def _monopoly(mind: Mind, frame: Frame, seat: int) -> float:
    outlook = mind.outlook(seat)
    return outlook.loss(frame.b) + 0.3 * (outlook.stock[frame.b] - 1)


def _rats(mind: Mind, frame: Frame, seat: int) -> float:
    goods = ((1 << FIRST[frame.b + 1]) - 1) & ~((1 << FIRST[frame.b]) - 1)
    return 1.3 * bin(mind.outlook(seat).wanted() & goods).count("1")


def _stolen(mind: Mind, frame: Frame, seat: int) -> float:
    return mind.outlook(seat).loss(frame.c)


def _in_market(mind: Mind, frame: Frame, seat: int) -> float:
    """Being sent away, or paying double: the worse the more money there was to spend."""
    return min(3.0, 0.6 * mind.town.money[seat])


Harm = Callable[[Mind, Frame, int], float]
_HARMS: Final[dict[int, Harm]] = {
    ids.RAIDERS_OF_THE_LOST_PORK: _stolen,
    ids.ARMED_ROBBERY: lambda mind, frame, seat: float(mind.town.money[seat] >> 1),
    ids.ALIEN_ATTACK: lambda mind, frame, seat: 4.0 * mind.outlook(seat).stock[ids.ALIEN_GOO],
    ids.CONTAMINATION: lambda mind, frame, seat: mind.weights.garbage + 0.5,
    ids.FOOD_INSPECTOR: lambda mind, frame, seat: float(min(mind.town.garbage[seat], mind.town.money[seat])),
    ids.FOOD_RECALL: _recalled,
    ids.ITS_JUST_BUSINESS: _closed,
    ids.MONOPOLY: _monopoly,
    ids.NEGATIVE_CRITIC: lambda mind, frame, seat: 0.8 * mind.weights.point,
    ids.NINJA_ATTACK: lambda mind, frame, seat: 1.5,
    ids.RAT_INFESTATION: _rats,
    ids.ROAD_BLOCK: _in_market,
    ids.TAXES: lambda mind, frame, seat: float(min(2, mind.town.money[seat])),
    ids.FAKE_SALE: _in_market,
    ids.SURVEILLANCE_CAMERA: lambda mind, frame, seat: 0.3,
    POWER + ids.ANGUS_KHAN: lambda mind, frame, seat: 1.5,
    POWER + ids.ANTOINE_BAGUETTE: lambda mind, frame, seat: 1.0,
    POWER + ids.GARDENA_EDEN: _stolen,
    POWER + ids.GENERAL_STROGANOV: lambda mind, frame, seat: _stolen(mind, frame, seat) - mind.thrift,
    POWER + ids.KIM_CHI: lambda mind, frame, seat: 1.6,
    POWER + ids.LOVEHANDLES_MCFATTERSON: lambda mind, frame, seat: 1.0,
    POWER + ids.MORTIMER_SLEAZBURGER: lambda mind, frame, seat: mind.weights.garbage,
    POWER + ids.SENOR_FUEGO: lambda mind, frame, seat: float(min(2, mind.town.money[seat])),
}


def shake_off(mind: Mind, legal: list[int]) -> int | None:
    """A Clam against Lovehandles, if a closed bin holds something very good; Antoine's $100 are not worth one."""
    town, seat = mind.town, mind.seat
    for move in legal:
        if kind_of(move) == SHAKE_OFF and arg_a(move) == LOVEHANDLES_MCFATTERSON:
            shift = 1 << (seat + 8)
            market = town.place[2 * seat]
            if market >= MARKETS:
                continue
            town.shaken |= shift  # the town is my own, imagined one
            choices = market_purchases(mind, mind.me, 2 * seat, market, purse(town, seat))
            town.shaken &= ~shift
            if max((choice.profit for choice in choices if choice.ingredient >= 0), default=0.0) > mind.weights.clam:
                return move
    return None


def veto(mind: Mind, legal: list[int]) -> int:
    """Gardena: the meat that hurts most; it costs nothing."""
    scored = [(0.0, PASS)]
    for move in legal:
        if kind_of(move) == USE:
            other = arg_b(move)
            scored.append((mind.grudge(other) * mind.outlook(other).loss(arg_c(move)), move))
    return mind.best(scored)
