"""When to play Clam-Voyance (RR-9.2 … RR-9.4), and Gardena's veto (RR-7.4)."""

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.effects.cards import CARD_ROWS
from tableside.bots.rival_restaurants.effects.chefs import CHEF_ROWS
from tableside.bots.rival_restaurants.valuation.valuation import season
from tableside.bots.rival_restaurants.valuation.visit_value import market_purchases
from tableside.games.rival_restaurants.catalog.ids import LOVEHANDLES_MCFATTERSON, MARKETS, POWER
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
    """What my own effect would do to the chef who stopped it, as far as I gain from it."""
    stopper = pending.data[-2] if len(pending.data) > 1 else -1
    return 0.8 * harm(decision, pending, stopper) if 0 <= stopper < decision.town.seats else 0.0


def harm(decision: Decision, pending: Pending, seat: int) -> float:
    """What an effect costs a seat."""
    row = CARD_ROWS[pending.a] if pending.a < POWER else CHEF_ROWS[pending.a - POWER]
    return row.harm(decision, pending, seat)


def shake_off(decision: Decision, legal: list[int]) -> int | None:
    """A Clam against Lovehandles, if a closed bin holds something very good. Antoine's $100 is not worth one."""
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
    """Gardena: the meat that hurts most. It costs nothing."""
    scored = [(0.0, PASS)]
    for move in legal:
        if kind_of(move) == USE:
            other = arg_b(move)
            scored.append((decision.grudge(other) * decision.valuation(other).loss(arg_c(move)), move))
    return decision.best(scored)
