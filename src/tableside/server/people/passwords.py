"""Passwords: kept only as what argon2id makes of them. To check one takes as long when there is none to compare with,
so that nobody learns from the time which names there are."""

import asyncio
import unicodedata
from typing import TYPE_CHECKING, Final

from tableside.server.http.problems import Refused

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LEAST: Final = 10
MOST: Final = 200
_AT_ONCE: Final = 2  # each takes a processor and much memory


def check_length(password: str) -> None:
    if not LEAST <= len(password) <= MOST:
        raise Refused("invalid", "err-password-length", {"min": LEAST, "max": MOST})


class Passwords:
    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._hasher: PasswordHasher | None = None
        self._nobodys = ""
        self._turn = asyncio.Semaphore(_AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hash, password)

    async def fits(self, password: str, kept: str) -> bool:
        """Whether it is the one that is kept; with nothing kept it never is."""
        async with self._turn:
            return await asyncio.to_thread(self._verify, password, kept)

    def outdated(self, kept: str) -> bool:
        """Made with other costs than today's."""
        return self._ready().check_needs_rehash(kept)

    def _ready(self) -> "PasswordHasher":
        if self._hasher is None:
            from argon2 import PasswordHasher  # seldom needed

            self._hasher = PasswordHasher(memory_cost=self._memory)
        return self._hasher

    def _hash(self, password: str) -> str:
        return self._ready().hash(_same(password))

    def _verify(self, password: str, kept: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        hasher = self._ready()
        self._nobodys = self._nobodys or hasher.hash("nobody's")
        try:
            hasher.verify(kept or self._nobodys, _same(password))
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept)


def _same(password: str) -> str:
    """The same signs, however a keyboard writes them."""
    return unicodedata.normalize("NFKC", password)
