"""Everything Tableside needs to know about the game."""

from tableside.engine.manifest import Manifest

MANIFEST = Manifest(
    key="pinch-of-salt",
    game="pinch_of_salt.game:GAME",
    files="pinch_of_salt",
    bots={"taster": "pinch_of_salt.bot:Taster"},
)
