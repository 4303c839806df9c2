"""Clam-Voyance: an answer, never played by itself; see ``reactions`` and ``powers.ShakeOff`` (RR-9.2 … RR-9.4)."""

from tableside.games.rival_restaurants.catalog.ids import CLAM_VOYANCE
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Card


class ClamVoyance(Card):
    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        """None: it is an answer."""


CARD = ClamVoyance(CLAM_VOYANCE, "", 0b1110)
