"""When to play an action card (RR-9): when it brings enough now. What each card brings is in ``effects/cards``."""

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.effects.cards import CARD_ROWS
from tableside.bots.rival_restaurants.valuation.valuation import season
from tableside.games.rival_restaurants.catalog.ids import NOTHING
from tableside.games.rival_restaurants.core.model.moves import PLAY, arg_a, kind_of


def play_card(decision: Decision, legal: list[int]) -> int | None:
    """The best card to play now, or None."""
    weights = decision.weights
    best, chosen = weights.patient * min(1.0, 2 * season(decision.town)) + weights.hasty, None
    for move in legal:
        if kind_of(move) == PLAY:
            value = card_value(decision, move)
            if value > best:
                best, chosen = value, move
    return chosen


def play_early(decision: Decision, legal: list[int]) -> int | None:
    """The best card that helps to decide where to go, or None. A card that harms others waits until they have gone
    there."""
    return play_card(decision, [move for move in legal if kind_of(move) == PLAY and CARD_ROWS[arg_a(move)].early])


def card_value(decision: Decision, move: int) -> float:
    return CARD_ROWS[arg_a(move)].value(decision, move)


def name_for_recall(decision: Decision, other: int, moves: list[int]) -> int:
    """Food Recall: the ingredient that a rival misses most."""
    return decision.best([(0.0 if arg_a(m) == NOTHING else decision.valuation(other).loss(arg_a(m)), m) for m in moves])
