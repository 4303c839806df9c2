"""Biff Brobeque, Bro-tein Style (RR-7.3): any meat for any Veggie Eden ingredient (``kitchen.Cook``), and $200 for two
kinds of meat in a recipe (``cooking.earn``)."""

from tableside.games.rival_restaurants.catalog.ids import BIFF_BROBEQUE
from tableside.games.rival_restaurants.core.registry import Chef

CHEF = Chef(BIFF_BROBEQUE, "RR-7.3")
