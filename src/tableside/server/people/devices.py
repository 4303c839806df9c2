"""Devices: a browser that signed in under a name keeps a proof of it. Strangers who guess passwords for that name slow
down themselves, not the owner's device. The proof alone opens nothing: the password is still needed."""

import hmac
import secrets
from collections.abc import Mapping
from typing import Any, Final

from litestar import Response

from tableside.server.people.sessions import LIFETIME, Signer

_COOKIE: Final = "tableside-device-"
_PATH: Final = "/api/account"


def known_device(signer: Signer, cookies: Mapping[str, str], name: str) -> str:
    """The id of a device that signed in under this name before, or nothing. ``name``: its fingerprint."""
    id, _, proof = cookies.get(_COOKIE + name[:12], "").partition(".")
    return id if id and hmac.compare_digest(proof.encode(), _proof(signer, id, name).encode()) else ""


def remember(response: Response[Any], signer: Signer, name: str, id: str, *, secure: bool) -> None:
    """Give this browser the proof as a cookie; ``id``: its id if it was known before."""
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
