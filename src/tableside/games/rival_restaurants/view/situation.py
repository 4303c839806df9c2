"""View of what can be done now, so that no client works out a rule: who claims where, whether there is barter, which
cards may not be played and why, what may fill a place of a recipe."""

from typing import Final

from msgspec import Struct

from tableside.engine.errors import IllegalMove
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CARDS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    INGREDIENTS,
    MARKETS,
    PLACE_KEYS,
)
from tableside.games.rival_restaurants.core.effects.card_play import PLAY_CARD
from tableside.games.rival_restaurants.core.model.moves import PLAY, make
from tableside.games.rival_restaurants.core.model.pending import (
    AFTERWARDS,
    BUYING,
    CLAIMS,
    CONTAMINATED,
    DECLARE,
    FARMERS_TABLE,
    FRIDGE,
    KEPT_INGREDIENT,
    LEVEL_BONUS,
    NEW_RECIPE,
    POWERS,
    RECALL_NAMES,
    RECLAIM,
    SPREE,
    SPREE_CALL,
    VETO,
)
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.kitchen import Cook
from tableside.games.rival_restaurants.core.phases.market import bins_closed

_FREE: Final = (POWERS, BUYING, SPREE)
# Questions that are over when they are answered. To be ready and to let something happen is said by people themselves
# (RR-3.7, RR-9.2), and so are their secret choices.
_MAY_ANSWER_ITSELF: Final = (
    *(CLAIMS, RECLAIM, SPREE_CALL, DECLARE, AFTERWARDS, LEVEL_BONUS, NEW_RECIPE, VETO, CONTAMINATED),
    *(RECALL_NAMES, FRIDGE, FARMERS_TABLE, KEPT_INGREDIENT),
)


class ClaimingView(Struct):
    """A chef who claims a bin now, in the order of the bins of the move (RR-3.3, RR-3.4)."""

    chef: str | None
    market: str | None  # None: he stands in no market
    closed: bool  # its bins are closed to him (RR-7.8): his claim would lapse


def claiming(town: Town, seat: int) -> list[ClaimingView]:
    """Whose claim each bin of a ``claim`` of this seat is. Places and powers are open, so all may see it."""
    pending = town.stack[-1] if town.stack else None
    if pending is not None and pending.kind == CLAIMS:
        pawns = [2 * seat + k for k in range(town.rules.chefs_each())]
    elif pending is not None and pending.kind == RECLAIM and pending.seat == seat:
        return [_claimant(town, pending.a, False)]  # he would not be asked if no bin were open to him
    else:
        return []
    return [_claimant(town, pawn, True) for pawn in pawns]


def _claimant(town: Town, pawn: int, may_be_closed: bool) -> ClaimingView:
    place, chef = town.place[pawn], town.chef[pawn]
    market = place < MARKETS
    return ClaimingView(
        chef=CHEF_KEYS[chef] if chef >= 0 else None,
        market=PLACE_KEYS[place] if market else None,
        closed=may_be_closed and market and bins_closed(town, pawn, place),
    )


def free_phase(town: Town) -> bool:
    """Whether all act in any order, until everybody is ready (RR-3.7)."""
    return bool(town.stack) and town.stack[-1].kind in _FREE


def barters(town: Town, seat: int) -> bool:
    """Whether a seat may make offers now (RR-3.5, RR-4.6)."""
    return bool(town.stack) and town.stack[-1].kind == BUYING and not town.gone >> seat & 1


def may_answer_itself(pending: Pending) -> bool:
    """Whether a program may give the answer for its player where there is only one."""
    return pending.kind in _MAY_ANSWER_ITSELF


def unplayable(town: Town, seat: int) -> dict[str, str]:
    """The seat's action cards that cannot be played now, each with the message that says why (RR-9.1)."""
    reasons: dict[str, str] = {}
    if not town.stack:
        return reasons
    ways: list[int] = []
    PLAY_CARD.moves(town, seat, ways)
    playable = {move >> 6 & 1023 for move in ways}
    for card in range(CARDS):
        if town.hand[seat * CARDS + card] and card not in playable:
            try:
                PLAY_CARD.check(town, seat, make(PLAY, card))
            except IllegalMove as refused:
                reasons[CARD_KEYS[card]] = refused.id
    return reasons


def may_fill(town: Town, seat: int) -> dict[str, list[list[str]]]:
    """For each ingredient that the seat's recipes list: the cards in its stock that may fill its place, one or two for
    each (RR-5.2, RR-7)."""
    cook = Cook(town, seat)
    stock = town.stock[seat * INGREDIENTS : (seat + 1) * INGREDIENTS]
    found: dict[str, list[list[str]]] = {}
    for recipe in town.recipe[2 * seat : 2 * seat + 2]:
        for listed in town.rules.recipe_places[recipe] if recipe >= 0 else ():
            if INGREDIENT_KEYS[listed] not in found:
                options = cook.options(stock, listed)
                found[INGREDIENT_KEYS[listed]] = [cards_of(fill) for fill in options]
    return found


def cards_of(fill: int) -> list[str]:
    """The card or the two cards that fill a place."""
    cards = [INGREDIENT_KEYS[fill & 31]]
    if fill >= 32:
        cards.append(INGREDIENT_KEYS[(fill >> 5) - 1])
    return cards
