"""Sessions: a guest is an id in a signed token. The browser keeps it as a cookie, and a program sends it as a bearer
token. An account has a session for each device, which can be ended."""

import base64
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Final

COOKIE: Final = "tableside"
LIFETIME: Final = 400 * 86_400  # seconds without a visit; browsers keep no cookie longer
RENEW_AFTER: Final = 0.02  # of its lifetime: an older token is renewed at the next visit
_AHEAD: Final = 60  # seconds that the clocks of two nodes may differ


def signed_in_life(days: float) -> float:
    """Seconds for which the session of an account is valid, if the operator allows so many days."""
    return min(LIFETIME, days * 86_400)


def new_guest_id() -> str:
    return secrets.token_hex(12)


def new_session_id() -> str:
    return secrets.token_hex(16)


@dataclass(frozen=True)
class Ticket:
    """What a valid token says: whose it is, and when it was made."""

    guest: str
    issued: int
    session: str = ""  # empty: of a guest without an account

    def fresh(self, life: float, now: float) -> bool:
        """Whether it has not expired. ``life`` is the number of seconds for which it is valid."""
        return -_AHEAD < now - self.issued < life


class Signer:
    """Makes and reads tokens: ``guest.issued.signature``, or ``guest.issued.session.signature`` for an account."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, guest: str, session: str = "", now: float | None = None) -> str:
        body = f"{guest}.{int(time.time() if now is None else now)}"
        if session:
            body = f"{body}.{session}"
        return f"{body}.{self._signature(body)}"

    def ticket(self, token: str) -> Ticket | None:
        """What a token says. None if it was not made here or was changed."""
        body, _, signature = token.rpartition(".")
        if not body or not token.isascii() or not hmac.compare_digest(signature, self._signature(body)):
            return None
        guest, issued, *session = body.split(".")
        return Ticket(guest, int(issued), *session)

    def mac(self, what: bytes) -> bytes:
        """A signature for anything else that must come from this server."""
        return hmac.digest(self._key, b"tableside challenge " + what, hashlib.sha256)[:16]

    def _signature(self, body: str) -> str:
        digest = hmac.digest(self._key, b"tableside session " + body.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
