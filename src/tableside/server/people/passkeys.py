"""Passkeys: signing in with what a device or a key holds (WebAuthn). The ceremony alone; what is kept is in
``accounts.py``. Nothing is kept between the question and the answer: a challenge bears its time and our signature."""

import ipaddress
import secrets
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tableside.server.http.problems import Refused
from tableside.server.people.sessions import Signer

_GOOD_FOR: Final = 300  # seconds
_NONCE: Final = 16
_TIME: Final = 8
_SIGN_IN: Final = "sign in"


@dataclass(frozen=True)
class Site:
    """Where the browser says the page came from; a passkey is for one site."""

    origin: str

    @property
    def id(self) -> str:
        host = urlsplit(self.origin).hostname or ""
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return host
        raise Refused("conflict", "err-passkey-address")  # browsers make passkeys for names only


@dataclass(frozen=True)
class Known:
    """A passkey as it is kept."""

    id: str
    guest: str
    public_key: bytes
    uses: int  # as the device counts them


class Challenges:
    """Each is answered once, within minutes, and for what it was made."""

    def __init__(self) -> None:
        self._used: dict[bytes, float] = {}

    def new(self, signer: Signer, purpose: str, now: float) -> bytes:
        body = secrets.token_bytes(_NONCE) + int(now).to_bytes(_TIME)
        return body + signer.mac(purpose.encode() + body)

    def take(self, signer: Signer, purpose: str, now: float, challenge: bytes) -> None:
        body, mac = challenge[: _NONCE + _TIME], challenge[_NONCE + _TIME :]
        age = now - int.from_bytes(body[_NONCE:])
        genuine = secrets.compare_digest(mac, signer.mac(purpose.encode() + body))
        if not genuine or not -60 < age < _GOOD_FOR or body in self._used:
            raise Refused("conflict", "err-passkey-late")
        self._used = {old: until for old, until in self._used.items() if until > now}
        self._used[body] = now + _GOOD_FOR


class Ceremony:
    """The questions to a browser, and what its answers prove."""

    def __init__(self) -> None:
        self._challenges = Challenges()

    def ask_new(
        self, signer: Signer, site: Site, guest: str, name: str, known: list[str], now: float
    ) -> dict[str, Any]:
        """Options to make a passkey, for a guest; not one more on a device that has one."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        options = webauthn.generate_registration_options(
            rp_id=site.id,
            rp_name="Tableside",
            user_id=guest.encode(),
            user_name=name,
            user_display_name=name,
            challenge=self._challenges.new(signer, f"new for {guest}", now),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
            # Found by the device without a name, and shown to be its owner's: it is all one needs to sign in.
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        return _plain(options_to_json(options))

    def take_new(self, signer: Signer, site: Site, guest: str, credential: dict[str, Any], now: float) -> Known:
        import webauthn
        from webauthn.helpers import bytes_to_base64url

        challenge = _challenge_in(credential)
        self._challenges.take(signer, f"new for {guest}", now, challenge)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception as error:  # whatever somebody sends, from broken CBOR to a wrong signature
            raise Refused("forbidden", "err-passkey") from error
        return Known(bytes_to_base64url(made.credential_id), guest, made.credential_public_key, made.sign_count)

    def ask(self, signer: Signer, site: Site, now: float) -> dict[str, Any]:
        """Options to sign in with whatever passkey the device has for this site."""
        import webauthn
        from webauthn.helpers import options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = webauthn.generate_authentication_options(
            rp_id=site.id,
            challenge=self._challenges.new(signer, _SIGN_IN, now),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _plain(options_to_json(options))

    def take(self, signer: Signer, site: Site, known: Known, credential: dict[str, Any], now: float) -> int:
        """How often the passkey says it was used; refuses when the answer does not prove it."""
        import webauthn

        challenge = _challenge_in(credential)
        self._challenges.take(signer, _SIGN_IN, now, challenge)
        try:
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.uses,
                require_user_verification=True,
            )
        except Exception as error:
            raise Refused("forbidden", "err-passkey") from error
        return used.new_sign_count


def _plain(options: str) -> dict[str, Any]:
    return msgspec.json.decode(options, type=dict[str, Any])


def _challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that an answer says it answers."""
    from webauthn.helpers import base64url_to_bytes

    try:
        told = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"])
    except Exception as error:
        raise Refused("invalid", "err-passkey") from error
