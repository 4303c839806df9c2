"""Hearing a bot where no game is lost for it, as in a simulation or at the terminal: one that fails is told in one
sentence, with the place in its code. (The arena lets it lose the game instead: ``tableside.arena.guarding``.)"""

import reprlib
import traceback
from pathlib import Path

from tableside.bots.bot import Ask, Bot
from tableside.engine.errors import BotError, MoveError


def answer(bot: Bot, ask: Ask) -> str:
    """The move of a bot; BotError if it crashes, or answers with something that is no text."""
    try:
        move: object = bot.choose(ask)
    except (Exception, SystemExit) as error:
        raise failed("err-bot-crash", name_of(type(bot)), error) from error
    if not isinstance(move, str):
        raise BotError("err-bot-no-text", {"name": f"={name_of(type(bot))}", "what": f"={reprlib.repr(move)}"})
    return move


def refused(bot: Bot, error: MoveError) -> BotError:
    """What to raise when the rules refuse the move of a bot."""
    return BotError("err-bot-illegal", {"name": f"={name_of(type(bot))}", "why": f"={error}"})


def failed(id: str, name: str, error: BaseException) -> BotError:
    """An exception of a bot in one line, with the file and the line it came from."""
    said = traceback.format_exception_only(error)[0].strip().splitlines()[0]
    places = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(places[-1].filename).name}:{places[-1].lineno})" if places else ""
    return BotError(id, {"name": f"={name}", "why": f"={said}{where}"})


def name_of(kind: type[Bot]) -> str:
    """A bot of one's own as it is named in commands."""
    return f"{kind.__module__}:{kind.__qualname__}"
