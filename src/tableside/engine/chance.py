"""Chance: the only source of randomness a game may use. It is always passed in, never global.

A game asks ``below(n)`` for a number in ``0 … n-1``. There are several kinds of chance:

* ``FastChance``     – a small seeded generator for simulations and search bots
* ``SealedChance``   – a 256-bit secret seed; its hash is published before the game, the seed itself after it
* ``ScriptedChance`` – the numbers stored in a record, for replay without the seed
* ``NotedChance``    – asks another chance and stores the numbers for the record

Arithmetic stays below 2**63 so that the compiled and the interpreted module give the same numbers.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from tableside.engine.errors import ChanceError

_WORD: Final[i64] = 0xFFFFFFFF


class Chance:
    """The interface. A game calls only ``below``."""

    def below(self, n: i64) -> i64:
        """A number in 0 … n-1, each equally likely."""
        raise NotImplementedError


class FastChance(Chance):
    """The generator *sfc32* (Doty-Humphrey): 128 bits of state, four additions and three shifts per number."""

    def __init__(self, seed: int = 0) -> None:
        digest = hashlib.sha256(b"tableside fast chance %d" % seed).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._n: i64 = int.from_bytes(digest[12:16], "little")

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> 32

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c = self._a, self._b, self._c
        t: i64 = (a + b + self._n) & _WORD
        self._n = (self._n + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = ((((c << 21) | (c >> 11)) & _WORD) + t) & _WORD
        return t

    def copy(self) -> "FastChance":
        twin = FastChance(0)
        twin._a, twin._b, twin._c, twin._n = self._a, self._b, self._c, self._n
        return twin


class SealedChance(Chance):
    """Fair chance: number *i* comes from SHA-256(seed ‖ i). Anyone who has the seed can check every draw."""

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != 32:
            raise ChanceError("err-seed-length", {"n": len(seed)})
        self.seed = seed
        self.position = position

    def below(self, n: i64) -> i64:
        # Rejection keeps every answer exactly equally likely. Each attempt uses up one position.
        limit = (1 << 64) - (1 << 64) % int(n)
        while True:
            block = hashlib.sha256(self.seed + self.position.to_bytes(8, "big")).digest()
            self.position += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % int(n)

    @property
    def seal(self) -> str:
        """The hash that is published before the game."""
        return seal_of(self.seed)


def seal_of(seed: bytes) -> str:
    """The hash that commits to a seed without revealing it."""
    return hashlib.sha256(b"tableside seed " + seed).hexdigest()


def seed_from(number: int) -> bytes:
    """A 256-bit seed from a small number, so that ``--seed 7`` can be repeated by anyone."""
    return hashlib.sha256(b"tableside numbered seed %d" % number).digest()


class ScriptedChance(Chance):
    """Repeats the stored numbers, in order."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws
        self.used = 0

    def below(self, n: i64) -> i64:
        if self.used >= len(self.draws):
            raise ChanceError("err-chance-missing", {"n": self.used + 1})
        answer = self.draws[self.used]
        if not 0 <= answer < int(n):  # as plain integers, because a stored number may be too large for a machine word
            raise ChanceError("err-chance-range", {"n": answer, "limit": int(n)})
        self.used += 1
        return answer


class NotedChance(Chance):
    """Asks another chance and stores its numbers."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[int] = []

    def below(self, n: i64) -> i64:
        answer = self.source.below(n)
        self.draws.append(int(answer))
        return answer
