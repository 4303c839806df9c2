"""A move as it was parsed. Most are numbers; offers, acceptances and cookings have parts."""

from dataclasses import dataclass

from tableside.games.rival_restaurants.core.model.town import Bundle, Cooking


@dataclass(frozen=True)
class OfferTerms:
    to: int  # -1: all
    give: Bundle
    want: Bundle
    shown: bool
    counters: int = 0  # the number of the offer it answers


@dataclass(frozen=True)
class Acceptance:
    number: int
    cards: list[int]


@dataclass(frozen=True)
class ParsedMove:
    move: int = -1
    offer: OfferTerms | None = None
    acceptance: Acceptance | None = None
    cooking: Cooking | None = None
