"""/api/games and /api/rules: what can be played, and how."""

from functools import cache

from litestar import get
from litestar.params import FromPath, FromQuery

from tableside.bots import bot_names, usual_bot
from tableside.engine.game import game_keys, game_of
from tableside.server.http.rulebook import rulebook
from tableside.server.schema import GameInfo, Language, Rules


@cache
def _shelf() -> list[GameInfo]:
    found = []
    for key in game_keys():
        try:
            game = game_of(key)
        except ModuleNotFoundError:  # not part of this build
            continue
        options = game.options({})
        counts = game.seat_counts(options)
        most = counts.stop - 1
        names = [game.seat_name(options, seat) for seat in range(most)]
        found.append(GameInfo(key, game.rules, counts.start, most, names, bot_names(key), usual_bot(key), options))
    return found


@get("/api/games", summary="The games, their seats and bots", tags=["games"], sync_to_thread=False)
def games() -> list[GameInfo]:
    return _shelf()


@get("/api/rules/{game:str}", summary="The numbered rules", tags=["games"], sync_to_thread=False)
def rules(game: FromPath[str], language: FromQuery[Language] = "en") -> Rules:
    return rulebook(game, language)


HANDLERS = [games, rules]
