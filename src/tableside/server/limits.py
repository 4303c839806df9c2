"""Rate limits: a bucket of tokens for each address or person, refilled as time goes by."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tableside.server.problems import Refused


@dataclass(frozen=True)
class Rate:
    """This many at once, and this many per second over time."""

    burst: float
    per_second: float


# Of one address: enough for a school behind it.
REQUESTS: Final = Rate(600, 60)
SESSIONS: Final = Rate(100, 1)
TABLES: Final = Rate(100, 2)
UPLOADS: Final = Rate(20, 0.5)
PREVIEWS: Final = Rate(60, 2)  # the page asks for one at every pause in somebody's typing
CONNECTS: Final = Rate(400, 20)
ADDRESS_MESSAGES: Final = Rate(3000, 500)
SIGN_INS: Final = Rate(30, 0.2)
# Of one sign-in name from one address, or from one device that signed in under it before.
NAME_SIGN_INS: Final = Rate(10, 0.05)
# Of all known devices at one address, for all their names: each check of a password costs the server time and memory.
KNOWN_SIGN_INS: Final = Rate(60, 1)
# Of one sign-in name from all addresses together; known devices are not among them.
GUESSES: Final = Rate(100, 0.2)
# Of one connection.
MESSAGES: Final = Rate(120, 30)
# Of one person at one table, over all connections.
SEAT_MESSAGES: Final = Rate(360, 60)
CHAT: Final = Rate(10, 1)
VOTES: Final = Rate(20, 0.1)  # nobody is asked the same thing again and again
ADVICE: Final = Rate(30, 1)  # a player may ask for one at every small step
REVIEWS: Final = Rate(60, 0.5)
STUDIES: Final = Rate(40, 3)  # stepping through a game is faster than playing it
# At once.
MAX_SOCKETS: Final = 300  # of one address
BOT_TABLES: Final = 20  # with bots, of one host, while they are in use
ADDRESS_BOT_TABLES: Final = 200
REVIEWS_WAITING: Final = 200  # of the whole server
ADVICE_WAITING: Final = 8  # hints and studies that one person waits for
ADDRESS_ADVICE_WAITING: Final = 60

_SHARED: Final = (
    REQUESTS,
    SESSIONS,
    TABLES,
    UPLOADS,
    CONNECTS,
    ADDRESS_MESSAGES,
    SIGN_INS,
    NAME_SIGN_INS,
    GUESSES,
    KNOWN_SIGN_INS,
    PREVIEWS,
)
_SWEEP_AT: Final = 20_000


def scaled(most: int, scale: float) -> float:
    """This many at once, times the factor that the operator set. 0 means no limit."""
    return max(1, most * scale) if scale else math.inf


class Limits:
    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        self._buckets: dict[tuple[Rate, str], tuple[float, float]] = {}
        self._spent: dict[tuple[Rate, str], int] | None = None  # since the other nodes were last told
        self._sweep_at = _SWEEP_AT
        self._sockets: dict[str, int] = {}

    def seconds_to_wait(self, rate: Rate, who: str) -> float:
        """Use one token. Returns 0 if there was one, otherwise the seconds until there is."""
        if self._scale == 0:
            return 0.0
        now = self._clock()
        key = (rate, who)
        burst, per_second = rate.burst * self._scale, rate.per_second * self._scale
        left, when = self._buckets.get(key, (burst, now))
        left = min(burst, left + (now - when) * per_second)
        if left < 1:
            self._buckets[key] = (left, now)
            return (1 - left) / per_second
        self._buckets[key] = (left - 1, now)
        if self._spent is not None and rate in _SHARED:
            self._spent[key] = self._spent.get(key, 0) + 1
        self._tidy(now)
        return 0.0

    def take(self, rate: Rate, who: str) -> None:
        """Use one token, or refuse."""
        seconds = self.seconds_to_wait(rate, who)
        if seconds > 0:
            raise Refused("limit", "err-too-fast", {"n": max(1, round(seconds))})

    def scaled(self, number: int) -> float:
        return scaled(number, self._scale)

    def open_socket(self, who: str) -> bool:
        """Open one more socket. False if there are already too many."""
        now = self._sockets.get(who, 0)
        if now >= self.scaled(MAX_SOCKETS):
            return False
        self._sockets[who] = now + 1
        return True

    def close_socket(self, who: str) -> None:
        """A socket that was opened is closed."""
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    # ---- several nodes: the requests to all of them count together -------------------------------------------

    def share(self) -> None:
        """From now on, record what is used so that other nodes can be told."""
        self._spent = {}

    def spent(self) -> list[tuple[int, str, int]]:
        """What was used since the last call: the place of the rate in ``_SHARED``, who, how often."""
        if not self._spent:
            return []
        spent = [(_SHARED.index(rate), who, count) for (rate, who), count in self._spent.items()]
        self._spent = {}
        return spent

    def spend(self, spent: list[tuple[int, str, int]]) -> None:
        """Count what was used on another node. A bucket may owe at most as much as it holds."""
        now = self._clock()
        for number, who, count in spent:
            rate = _SHARED[number]
            burst, per_second = rate.burst * self._scale, rate.per_second * self._scale
            left, when = self._buckets.get((rate, who), (burst, now))
            left = min(burst, left + (now - when) * per_second)
            self._buckets[rate, who] = (max(-burst, left - count), now)
        self._tidy(now)

    def _tidy(self, now: float) -> None:
        """When there are many buckets, drop those that are full again."""
        if len(self._buckets) <= self._sweep_at:
            return
        self._buckets = {
            (rate, who): (left, when)
            for (rate, who), (left, when) in self._buckets.items()
            if left + (now - when) * rate.per_second * self._scale < rate.burst * self._scale
        }
        self._sweep_at = max(_SWEEP_AT, 2 * len(self._buckets))
