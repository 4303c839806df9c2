"""Hearing a bot where no game is lost for it, as in a simulation or at the terminal: one that fails is told in one
sentence, with the place in its code. (The arena lets it lose the game instead: ``tableside.arena.guarding``.)"""

import reprlib
import traceback
from collections.abc import Callable
from pathlib import Path

from tableside.bots.bot import Ask, Bot
from tableside.engine.errors import BotError, MoveError


def let_play(bot: Bot, ask: Ask, play: Callable[[str], object]) -> None:
    """Play what the bot chooses; BotError if it crashes, answers with no text, or the rules refuse its move."""
    name = name_of(type(bot))
    try:
        move: object = bot.choose(ask)
    except (Exception, SystemExit) as error:
        raise failed("err-bot-crash", name, error) from error
    if not isinstance(move, str):
        raise BotError("err-bot-no-text", {"name": f"={name}", "what": f"={shown(move)}"})
    try:
        play(move)
    except MoveError as error:
        raise BotError("err-bot-illegal", {"name": f"={name}", "why": f"={error}"}) from error


def failed(id: str, name: str, error: BaseException) -> BotError:
    """An exception of a bot in one line, with the file and the line it came from."""
    places = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(places[-1].filename).name}:{places[-1].lineno})" if places else ""
    return BotError(id, {"name": f"={name}", "why": f"={in_one_line(error)}{where}"})


def in_one_line(error: BaseException) -> str:
    """What an exception says, whatever it is: somebody's own may fail at that as well."""
    try:
        words = str(error).strip()
    except BaseException:
        words = "?"
    return f"{type(error).__name__}: {words.splitlines()[0]}" if words else type(error).__name__


def shown(answer: object) -> str:
    """What a bot answered instead of a move, in few characters."""
    try:
        return reprlib.repr(answer)
    except BaseException as error:
        return f"<{type(answer).__name__}, {in_one_line(error)}>"


def name_of(kind: type[Bot]) -> str:
    """A bot of one's own as it is named in commands."""
    return f"{kind.__module__}:{kind.__qualname__}"
