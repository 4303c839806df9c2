"""Passwords: stored only as argon2id hashes. A check takes just as long for a name that does not exist, so that the
time does not reveal which names exist."""

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tableside.server.problems import Refused

MIN_LENGTH: Final = 10
MAX_LENGTH: Final = 200
_AT_ONCE: Final = 2  # each takes one processor and much memory


def check_length(password: str) -> None:
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise Refused("invalid", "err-password-length", {"min": MIN_LENGTH, "max": MAX_LENGTH})


class Passwords:
    def __init__(self, memory: int) -> None:
        self._hasher = PasswordHasher(memory_cost=memory)
        self._dummy = ""
        self._turn = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hash, password)

    async def matches(self, password: str, stored: str) -> bool:
        """Whether it is the stored password. If none is stored, it never is."""
        async with self._turn:
            return await asyncio.to_thread(self._verify, password, stored)

    def outdated(self, stored: str) -> bool:
        """Whether it was made with other cost parameters."""
        return self._hasher.check_needs_rehash(stored)

    def _hash(self, password: str) -> str:
        return self._hasher.hash(_normalised(password))

    def _verify(self, password: str, stored: str) -> bool:
        self._dummy = self._dummy or self._hasher.hash("nobody's")
        try:
            self._hasher.verify(stored or self._dummy, _normalised(password))
        except (VerificationError, InvalidHashError):
            return False
        return bool(stored)


def _normalised(password: str) -> str:
    """The same characters, however a keyboard writes them."""
    return unicodedata.normalize("NFKC", password)
