"""Shortlist: which moves are worth a trial at a question, the most promising first, or in the listed order if nothing
is known beforehand."""

from collections.abc import Callable
from typing import Final

from tableside.bots.rival_restaurants.choices.cooking import cooking_worth
from tableside.bots.rival_restaurants.choices.movement import Ways, bin_value
from tableside.bots.rival_restaurants.choices.purchases import wares
from tableside.bots.rival_restaurants.decision import Decision
from tableside.games.rival_restaurants.core.model import pending as kinds
from tableside.games.rival_restaurants.core.model.moves import (
    BID,
    CLAIM,
    COOK,
    DROP,
    GO,
    NO_COOK,
    READY,
    STAND,
    arg_a,
    arg_b,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.town import Offer
from tableside.games.rival_restaurants.core.phases.auction import pressed
from tableside.games.rival_restaurants.core.phases.kitchen import proposals


def worth_trying(decision: Decision, moves: list[int], habit: int | Offer, width: int) -> list[int | Offer]:
    """The policy's usual move first, then others in order of promise."""
    found: list[int | Offer] = [habit]
    for move in _RANKINGS.get(decision.town.stack[-1].kind, _as_listed)(decision, moves):
        if move != habit and move in moves and len(found) < width:
            found.append(move)
    return found


def _as_listed(decision: Decision, moves: list[int]) -> list[int]:
    return moves


def _best_first(scored: list[tuple[float, int]]) -> list[int]:
    return [move for _, move in sorted(scored, reverse=True)]


def _destinations(decision: Decision, moves: list[int]) -> list[int]:
    ways = Ways(decision)
    return _best_first([(ways.value(move), move) for move in moves if kind_of(move) == GO])


def _claims(decision: Decision, moves: list[int]) -> list[int]:
    pawn = 2 * decision.seat
    claims = [move for move in moves if kind_of(move) == CLAIM]
    return _best_first(
        [(bin_value(decision, pawn, arg_a(m)) + bin_value(decision, pawn + 1, arg_b(m)), m) for m in claims]
    )


def _purchases(decision: Decision, moves: list[int]) -> list[int]:
    """What can be bought here, and nothing. In a bidding war, the lowest bid, or none."""
    if decision.town.wars and pressed(decision.town) >> decision.seat & 1:
        return [*[move for move in moves if kind_of(move) == BID][:1], DROP, STAND]
    scored = [(choice.profit, choice.move) for choice in wares(decision)]
    return _best_first([*scored, (0.0, READY)])


def _cookings(decision: Decision, moves: list[int]) -> list[int]:
    """The best way for each recipe and for both, and none."""
    best: dict[int, tuple[float, int]] = {}
    for at, way in enumerate(proposals(decision.town, decision.seat)):
        scored = (cooking_worth(decision, way), make(COOK, at))
        best[way.slots] = max(best.get(way.slots, scored), scored)
    return [*_best_first(list(best.values())), NO_COOK]


def _recipes(decision: Decision, moves: list[int]) -> list[int]:
    me = decision.me
    return _best_first([(me.cooking([*me.recipes, arg_a(move)], me.stock), move) for move in moves])


_RANKINGS: Final[dict[int, Callable[[Decision, list[int]], list[int]]]] = {
    kinds.DESTINATIONS: _destinations,
    kinds.CLAIMS: _claims,
    kinds.BUYING: _purchases,
    kinds.DECLARE: _cookings,
    kinds.NEW_RECIPE: _recipes,
}
