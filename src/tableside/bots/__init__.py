"""Bots by name: the same list in the library, the terminal and the web app.

>>> from tableside.bots import bot_names, make_bot
>>> bot = make_bot("burger-joint", "greedy", seed=1)
"""

from importlib import import_module
from typing import Final

from tableside.bots.bot import Advice, Ask, Bot
from tableside.bots.bot_errors import NOT_ITS_OWN, failed, in_one_line, place
from tableside.engine.errors import OptionsError
from tableside.engine.manifest import manifest_of

# For comparison. Any bot that tries beats it, so it is not offered to players.
RANDOM: Final = "random"
_BESIDE: Final[dict[str, str]] = {RANDOM: "tableside.bots.random_bot:RandomBot"}


def bot_names(game: str) -> list[str]:
    """The levels of a game from the weakest to the strongest, as offered to players."""
    return list(manifest_of(game).bots) or [RANDOM]


def playable_names(game: str) -> list[str]:
    """The bots that may play at any table if somebody names them: the levels, and the one that plays at random."""
    return list(dict.fromkeys((*bot_names(game), *_BESIDE)))


def usual_bot(game: str) -> str:
    """The default bot: one that a newcomer can beat, but not without trying.

    It is a third of the way up the ladder: ``line-cook`` in Burger Joint, ``waiter`` in Rival Restaurants.
    """
    names = bot_names(game)
    return names[(len(names) - 1) // 3]


def searching_names(game: str) -> list[str]:
    """The search bots, which think as long as they are told (``name@budget``). They are for research,
    not for players."""
    return list(manifest_of(game).search_bots)


def make_bot(game: str, name: str, seed: int = 0) -> Bot:
    """A bot by name, or your own as ``module:Class``. OptionsError if there is none, BotError if it
    cannot be created."""
    kind = load_bot(game, name)
    try:
        bot = kind(seed)
    except NOT_ITS_OWN:
        raise
    except BaseException as error:
        raise failed("err-bot-make", name, error) from error
    bare, at, budget = name.partition("@")
    if at and bare in searching_names(game):
        bot.limit(budget)
    return bot


def load_bot(game: str, name: str) -> type[Bot]:
    """The class of a bot, by the same names. OptionsError if there is none."""
    manifest = manifest_of(game)
    searching = manifest.search_bots.get(name.partition("@")[0])
    module, colon, attribute = (searching or {**manifest.bots, **_BESIDE}.get(name, name)).partition(":")
    if not colon:
        known = [f"={known}" for known in (*playable_names(game), *searching_names(game))]
        raise OptionsError("err-unknown-bot", {"name": f"={name}", "known": known})
    try:
        kind = getattr(import_module(module), attribute)
    except NOT_ITS_OWN:
        raise
    except BaseException as error:  # a user's own module may fail in any way
        why = f"={in_one_line(error)}{place(name, error)}"
        raise OptionsError("err-bot-import", {"name": f"={name}", "why": why}) from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise OptionsError("err-bot-class", {"name": f"={name}"})
    return kind


__all__ = [
    "RANDOM",
    "Advice",
    "Ask",
    "Bot",
    "bot_names",
    "load_bot",
    "make_bot",
    "playable_names",
    "searching_names",
    "usual_bot",
]
