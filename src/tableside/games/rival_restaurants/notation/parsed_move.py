"""A move as it was parsed. Most are numbers; offers, acceptances and cookings have parts."""

from dataclasses import dataclass

from tableside.games.rival_restaurants.core.model.town import Cooking
from tableside.games.rival_restaurants.core.phases.barter import Acceptance, OfferTerms


@dataclass(frozen=True)
class ParsedMove:
    move: int = -1
    offer: OfferTerms | None = None
    acceptance: Acceptance | None = None
    cooking: Cooking | None = None

    def terms(self) -> OfferTerms | Acceptance | Cooking | None:
        """What has parts that no number holds, or None."""
        return self.offer or self.acceptance or self.cooking
