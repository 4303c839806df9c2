"""Preload: what is slow the first time is loaded in a thread before a request needs it."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from tableside.engine.game import game_keys, game_of
from tableside.locales import LANGUAGES
from tableside.server.http.rulebook import rulebook
from tableside.server.problems import Refused, problem_of

_PASSKEYS: Final = "webauthn"  # needs a lot of memory, and is rarely used
_log: Final = logging.getLogger("tableside.warming")


def preload(*more: Callable[[], object]) -> None:
    try:
        problem_of(Refused("missing", "err-no-page"))
        for key in game_keys():
            with contextlib.suppress(ModuleNotFoundError):  # not part of this build
                game = game_of(key)
                game.seat_counts(game.options({}))
                for language in LANGUAGES:
                    rulebook(key, language)
        for read in more:
            read()
    except Exception:  # the request that needs it will get the error
        _log.exception("warming up failed")


async def preload_passkeys() -> None:
    if _PASSKEYS not in sys.modules:
        await asyncio.to_thread(import_module, _PASSKEYS)
