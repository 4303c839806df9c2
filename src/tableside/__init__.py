"""Tableside: one exact rules engine for two restaurant board games.

>>> import tableside
>>> match = tableside.start("burger-joint", seed=7)
>>> match.asked()
(0,)
"""

from tableside.engine.errors import TablesideError
from tableside.engine.game import game_keys, game_of
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.verify import verify

__version__ = "0.1.0"

start = Match.start
replay = Match.replay
load_record = Record.load

__all__ = [
    "Match",
    "Record",
    "TablesideError",
    "__version__",
    "game_keys",
    "game_of",
    "load_record",
    "replay",
    "start",
    "verify",
]
