"""Known devices: a browser that has signed in under a name keeps a proof of it, as a cookie.

Strangers who guess passwords for that name slow down only themselves, not a known device. The proof grants no access:
the password is still needed.
"""

import hmac
import secrets
from collections.abc import Mapping
from typing import Any, Final

from litestar import Response

from tableside.server.people.sessions import LIFETIME, Signer

_COOKIE: Final = "tableside-device-"
_PATH: Final = "/api/account"


def known_device(signer: Signer, cookies: Mapping[str, str], name: str) -> str:
    """The id of a device that has signed in under this name before, or "". ``name`` is the name's fingerprint."""
    id, _, proof = cookies.get(_COOKIE + name[:12], "").partition(".")
    return id if id and hmac.compare_digest(proof.encode(), _proof(signer, id, name).encode()) else ""


def remember(response: Response[Any], signer: Signer, name: str, id: str, *, secure: bool) -> None:
    """Give this browser the proof as a cookie. ``id`` is its id if it was known before, otherwise ""."""
    id = id or secrets.token_hex(8)
    response.set_cookie(
        key=_COOKIE + name[:12],
        value=f"{id}.{_proof(signer, id, name)}",
        max_age=LIFETIME,
        path=_PATH,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def _proof(signer: Signer, id: str, name: str) -> str:
    return signer.mac(f"device {id} {name}".encode()).hex()
