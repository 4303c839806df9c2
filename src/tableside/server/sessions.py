"""Sessions: a guest is an id in a signed token, kept by the browser as a cookie or sent by a program as a bearer."""

import base64
import hashlib
import hmac
import secrets
import time
from typing import Final

COOKIE: Final = "tableside"
LIFETIME: Final = 400 * 86_400  # seconds; browsers keep no cookie longer
RENEW_AFTER: Final = 7 * 86_400


def new_guest_id() -> str:
    return secrets.token_hex(12)


class Signer:
    """Makes and reads tokens: ``guest.issued.signature``."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, guest: str, now: float | None = None) -> str:
        body = f"{guest}.{int(time.time() if now is None else now)}"
        return f"{body}.{self._signature(body)}"

    def guest(self, token: str, now: float | None = None) -> str | None:
        """The guest whose token this is; None if it was not made here, was changed, or is too old."""
        age = self.age(token, now)
        return token.partition(".")[0] if age is not None and -60 < age < LIFETIME else None

    def age(self, token: str, now: float | None = None) -> float | None:
        """Seconds since a genuine token was made."""
        body, _, signature = token.rpartition(".")
        if not body or not token.isascii() or not hmac.compare_digest(signature, self._signature(body)):
            return None
        return (time.time() if now is None else now) - int(body.partition(".")[2])

    def _signature(self, body: str) -> str:
        digest = hmac.digest(self._key, b"tableside session " + body.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
