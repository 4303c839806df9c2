"""Errors of bots where no game is lost for them, as in a simulation or at the terminal. A failure is reported in one
sentence, with the place in the bot's code. (In the arena the bot loses the game instead:
``tableside.arena.bot_guard``.)"""

import reprlib
import sys
import sysconfig
import traceback
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tableside.bots.bot import Ask, Bot
from tableside.engine.errors import BotError, MoveError

_TABLESIDE: Final = Path(__file__).parents[1]
_PYTHON: Final = Path(sysconfig.get_path("stdlib"))
_MOST_SAID: Final = 300  # characters of an exception's message
_INSTALLED: Final = frozenset({"site-packages", "dist-packages"})


class TooLate(BaseException):
    """Raised inside a bot that thinks too long. The bot's own ``except Exception`` cannot stop it."""


NOT_ITS_OWN: Final = (KeyboardInterrupt, TooLate)  # these come from outside while a bot is thinking, and are passed on


def let_play(bot: Bot, ask: Ask, play: Callable[[str], object]) -> None:
    """Play what the bot chooses. BotError if it crashes, does not answer with text, or makes an illegal move."""
    name = name_of(type(bot))
    try:
        answer: object = bot.choose(ask)
    except NOT_ITS_OWN:
        raise
    except BaseException as error:
        raise failed("err-bot-crash", name, error) from error
    move = as_text(answer)
    if move is None:
        raise BotError("err-bot-no-text", {"name": f"={name}", "what": f"={shown(answer)}"})
    try:
        play(move)
    except MoveError as error:
        for key, value in error.arguments.items():
            if isinstance(value, str):
                error.arguments[key] = printable(value)  # it may contain the bot's own words
        raise BotError("err-bot-illegal", {"name": f"={name}", "why": f"={error}"}) from error


def as_text(answer: Any) -> str | None:
    """An answer as plain text, whatever a bot's own subclass of str would do. None if it is not text."""
    return str.__str__(answer) if issubclass(type(answer), str) else None


def failed(id: str, name: str, error: BaseException) -> BotError:
    """An exception of a bot in one line, with the file and the line it came from."""
    return BotError(id, {"name": f"={name}", "why": f"={in_one_line(error)}{place(name, error)}"})


def place(name: str, error: BaseException) -> str:
    """Where in its own code a bot failed, to add to the message. Empty if it was elsewhere."""
    steps = traceback.walk_tb(error.__traceback__)
    frames = [(file, line, frame) for frame, line in steps if _is_own(file := Path(frame.f_code.co_filename))]
    if not frames:
        return ""
    first, _, frame = frames[0]  # for a module that could not be loaded, nothing else is known
    folder = _folder(name.partition(":")[0]) or _top(first, frame.f_globals.get("__name__"))
    places = [f" ({file.name}:{line})" for file, line, _ in frames if file.is_relative_to(folder)]
    return printable(places[-1]) if places else ""


def _is_own(file: Path) -> bool:
    """Neither Tableside's nor Python's nor an installed library's."""
    of_others = file.is_relative_to(_TABLESIDE) or file.is_relative_to(_PYTHON) or _INSTALLED.intersection(file.parts)
    return file.is_absolute() and not of_others


def _folder(module: str) -> Path | None:
    """The folder of a module and its package. None if it is not loaded or does not come from a file."""
    file = getattr(sys.modules.get(module), "__file__", None)
    return _top(Path(file), module) if isinstance(file, str) else None


def _top(file: Path, module: object) -> Path:
    """The folder of a module, or of the outermost package that it is in."""
    above = module.count(".") - (file.stem != "__init__") if isinstance(module, str) else 0
    return file.parents[max(0, min(above, len(file.parents) - 1))]


def in_one_line(error: BaseException) -> str:
    """An exception's message. A user's own exception may fail even at that."""
    try:
        words = str(error).strip()
    except BaseException:
        words = "?"
    said = printable(f"{type(error).__name__}: {words.splitlines()[0]}" if words else type(error).__name__)
    return said if len(said) <= _MOST_SAID else f"{said[:_MOST_SAID]}…"


def shown(answer: object) -> str:
    """What a bot answered instead of a move, shortened."""
    try:
        return printable(reprlib.repr(answer))
    except BaseException as error:
        return f"<{type(answer).__name__}, {in_one_line(error)}>"


def printable(text: str) -> str:
    """Without anything that would move the cursor or change the colour of a terminal, because a bot
    may say anything."""
    return "".join(
        sign if sign.isprintable() or unicodedata.category(sign) == "Zs" else ascii(sign)[1:-1] for sign in text
    )


def name_of(kind: type[Bot]) -> str:
    """A user's own bot, as it is named in commands."""
    return f"{kind.__module__}:{kind.__qualname__}"
