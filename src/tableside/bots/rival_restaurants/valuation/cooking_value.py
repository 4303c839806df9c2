"""What a seat could cook today."""

from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.core.phases.kitchen import cooking_points, proposals

_EXTRAS: Final = 4  # points that a recipe may bring in addition to its own: cuisine, sauce or wine, review, the house


def can_win_tonight(decision: Decision, seat: int) -> bool:
    """Whether a seat could cook enough to win (RR-6.1). If it is far behind, its pantry does not matter."""
    town = decision.town
    listed = [town.rules.recipe_points[r] + _EXTRAS for r in town.recipe[2 * seat : 2 * seat + 2] if r >= 0]
    missing = ids.GOAL - town.points[seat]
    return sum(listed) >= missing and best_points(decision, seat) >= missing


def best_points(decision: Decision, seat: int) -> int:
    level = decision.town.level[seat]
    return max(
        (cooking_points(decision.town, seat, cooking, level) for cooking in proposals(decision.town, seat)), default=0
    )
