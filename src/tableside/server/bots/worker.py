"""The functions that run in a bot process. They get a saved state and return a move.

A search bot holds Python's global lock for seconds. In a process of its own it cannot delay any table.
"""

import logging
import os
import signal
import threading
import time
from functools import lru_cache
from typing import Any, Final

import msgspec

from tableside.bots import Advice, Ask, bot_names, make_bot
from tableside.engine.errors import TablesideError
from tableside.engine.game import game_keys, game_of

_log: Final = logging.getLogger("tableside.robots")


def init_process(niceness: int = 0) -> None:
    """Ignore signals meant for the server, end when the server ends (however it ends), and lower the priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_exit_with_parent, args=(os.getppid(),), daemon=True).start()


def _exit_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def preload() -> None:
    """Import what the bots need."""
    for game in game_keys():
        try:
            make_bot(game, bot_names(game)[-1])
        except TablesideError as error:  # somebody's own game; the error comes again when its bot is needed
            _log.error("the bots of %s cannot be made ready: %s", game, error)


@lru_cache(maxsize=64)
def _options(text: bytes) -> dict[str, Any]:
    found = msgspec.json.decode(text)
    assert isinstance(found, dict)
    return found


def choose(game: str, options: bytes, state: bytes, seat: int, level: str, seed: int) -> str:
    """The move that a bot plays. Like a person, it sees the seat's view and nothing else."""
    return make_bot(game, level, seed).choose(_ask(game, options, state, seat))


def advise(game: str, options: bytes, state: bytes, seat: int, level: str, seed: int) -> Advice:
    """The move that a bot would play, and the win chance of each move that it considers."""
    return make_bot(game, level, seed).advise(_ask(game, options, state, seat))


def _ask(game: str, options: bytes, state: bytes, seat: int) -> Ask:
    return Ask(game_of(game).restore(_options(options), msgspec.json.decode(state)), seat)
