"""Passkeys: signing in with a device or a security key (WebAuthn). This is only the protocol; ``accounts.py`` stores
the keys. The server remembers nothing between question and answer, because a challenge contains its time and our
signature."""

import ipaddress
import secrets
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tableside.server.people.sessions import Signer
from tableside.server.problems import Refused

_VALID_FOR: Final = 300  # seconds
_NONCE: Final = 16
_TIME: Final = 8
_SIGN_IN: Final = "sign in"


@dataclass(frozen=True)
class Site:
    """The site that the browser says the page comes from. A passkey works for one site."""

    origin: str

    @property
    def id(self) -> str:
        host = urlsplit(self.origin).hostname or ""
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return host
        raise Refused("conflict", "err-passkey-address")  # browsers make passkeys only for names


@dataclass(frozen=True)
class StoredPasskey:
    """A passkey as it is stored."""

    id: str
    guest: str
    public_key: bytes
    uses: int  # as the device counts them


class Challenges:
    """Each challenge may be answered once, within minutes, and only for its purpose."""

    def __init__(self) -> None:
        self._used: dict[bytes, float] = {}

    def new(self, signer: Signer, purpose: str, now: float) -> bytes:
        body = secrets.token_bytes(_NONCE) + int(now).to_bytes(_TIME)
        return body + signer.mac(purpose.encode() + body)

    def take(self, signer: Signer, purpose: str, now: float, challenge: bytes) -> None:
        body, mac = challenge[: _NONCE + _TIME], challenge[_NONCE + _TIME :]
        age = now - int.from_bytes(body[_NONCE:])
        genuine = secrets.compare_digest(mac, signer.mac(purpose.encode() + body))
        if not genuine or not -60 < age < _VALID_FOR or body in self._used:
            raise Refused("conflict", "err-passkey-late")
        self._used = {old: until for old, until in self._used.items() if until > now}
        self._used[body] = now + _VALID_FOR


class Passkeys:
    """The questions to a browser, and the check of its answers."""

    def __init__(self) -> None:
        self._challenges = Challenges()

    def registration_options(
        self, signer: Signer, site: Site, guest: str, name: str, known: list[str], now: float
    ) -> dict[str, Any]:
        """Options to create a passkey for a guest, but not a second one on the same device."""
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
            # The device finds it without a name and checks its owner, so nothing else is needed to sign in.
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        return _plain(options_to_json(options))

    def verify_registration(
        self, signer: Signer, site: Site, guest: str, credential: dict[str, Any], now: float
    ) -> StoredPasskey:
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
        except Exception as error:  # anything from broken CBOR to a wrong signature
            raise Refused("forbidden", "err-passkey") from error
        return StoredPasskey(bytes_to_base64url(made.credential_id), guest, made.credential_public_key, made.sign_count)

    def sign_in_options(self, signer: Signer, site: Site, now: float) -> dict[str, Any]:
        """Options to sign in with any passkey that the device has for this site."""
        import webauthn
        from webauthn.helpers import options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = webauthn.generate_authentication_options(
            rp_id=site.id,
            challenge=self._challenges.new(signer, _SIGN_IN, now),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _plain(options_to_json(options))

    def verify_sign_in(
        self, signer: Signer, site: Site, known: StoredPasskey, credential: dict[str, Any], now: float
    ) -> int:
        """Check the answer. Returns how often the passkey says it was used."""
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
    """The challenge that an answer refers to."""
    from webauthn.helpers import base64url_to_bytes

    try:
        told = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"])
    except Exception as error:
        raise Refused("invalid", "err-passkey") from error
