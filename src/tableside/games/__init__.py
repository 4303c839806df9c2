"""The games of Tableside, one line for each. Games of other packages are found by their entry points."""

from typing import Final

GAMES: Final = (
    "tableside.games.burger_joint.manifest:MANIFEST",
    "tableside.games.rival_restaurants.manifest:MANIFEST",
)
