"""What a question names for which seat, visible to all before anybody answers (RR-9.2, RR-3.4).

For an effect it is an ingredient, a market or one of two chefs. While Food Recall is being played, it is the
ingredients named so far and whose turn it is. Otherwise it is the chef who was thrown out, claims again or is replaced.
"""

from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS, INGREDIENT_KEYS, NOTHING
from tableside.games.rival_restaurants.core.effects.reactions import source_of
from tableside.games.rival_restaurants.core.model.pending import EFFECT, NEW_CHEF, RECALL_NAMES, RECLAIM, RELOCATE
from tableside.games.rival_restaurants.core.model.town import Pending, Town


def named(town: Town, pending: Pending) -> list[tuple[int, str]]:
    """Seats and keys. No key: it is to be named now."""
    kind = pending.kind
    if kind == EFFECT:
        source = source_of(pending.a)
        hit = [seat for seat in range(town.seats) if pending.mask >> seat & 1]
        told = [(seat, source.named(town, pending, seat)) for seat in hit]
        return [(seat, name) for seat, name in told if name]
    if kind == RECALL_NAMES:
        names = [(seat, INGREDIENT_KEYS[name]) for seat, name in enumerate(pending.data) if name != NOTHING]
        return [*names, (pending.a, "")]
    if kind == RELOCATE:
        return [(pawn >> 1, CHEF_KEYS[town.chef[pawn]]) for pawn in pending.data]
    if kind in (RECLAIM, NEW_CHEF):
        return [(pending.seat, CHEF_KEYS[town.chef[pending.a]])]
    return []
