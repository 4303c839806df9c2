"""/api/games and /api/rules: what can be played, and how."""

from functools import cache

from litestar import get
from litestar.params import FromPath, FromQuery

from tableside.bots import bot_names, usual_bot
from tableside.engine.errors import OptionsError
from tableside.engine.game import OptionField, game_keys, game_of
from tableside.engine.manifest import manifest_of
from tableside.review import can_review
from tableside.server.api_schema import GameInfo, GameWords, Language, OptionInfo, OptionValue, Rules
from tableside.server.http.rulebook import rulebook
from tableside.server.problems import Refused


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
        form = [_option(option) for option in game.form]
        found.append(
            GameInfo(
                key,
                game.rules,
                counts.start,
                most,
                names,
                bot_names(key),
                usual_bot(key),
                options,
                form,
                _draw_option(manifest_of(key).draw),
                manifest_of(key).first_game is not None,
                can_review(key),
            )
        )
    return found


def _draw_option(draw: bool | str) -> str:
    return draw if isinstance(draw, str) else "*" if draw else ""


def _option(option: OptionField) -> OptionInfo:
    labels = {value: f"${option.names[value]}" if value in option.names else f"={value}" for value in option.values}
    return OptionInfo(option.name, f"${option.label}", [OptionValue(value, labels[value]) for value in option.values])


@get("/api/games", summary="The games, their seats and bots", tags=["games"], sync_to_thread=False)
def games() -> list[GameInfo]:
    return _shelf()


@get("/api/games/{game:str}/words", summary="The words of a game", tags=["games"], sync_to_thread=False)
def game_words(game: FromPath[str], language: FromQuery[Language] = "en") -> GameWords:
    try:
        return GameWords(game, language, "\n".join(manifest_of(game).locales(language)))
    except OptionsError as error:
        raise Refused("missing", error.id, error.arguments) from error


@get("/api/rules/{game:str}", summary="The numbered rules", tags=["games"], sync_to_thread=False)
def rules(game: FromPath[str], language: FromQuery[Language] = "en") -> Rules:
    return rulebook(game, language)


HANDLERS = [games, game_words, rules]
