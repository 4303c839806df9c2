"""Warming: what takes a while the first time is done in a thread, before a request needs it: nobody else waits."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from tableside.engine.game import game_keys, game_of
from tableside.locales import LANGUAGES
from tableside.server.http.problems import Refused, problem_of
from tableside.server.http.rulebook import rulebook

_PASSKEYS: Final = "webauthn"  # much memory, and seldom needed
_log: Final = logging.getLogger("tableside.warming")


def warm_up(*more: Callable[[], object]) -> None:
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
    except Exception:  # whatever it is, whoever needs it will be told
        _log.exception("warming up failed")


async def passkeys_ready() -> None:
    if _PASSKEYS not in sys.modules:
        await asyncio.to_thread(import_module, _PASSKEYS)
