"""A passkey in software. It answers like a phone (WebAuthn level 2, attestation "none", ES256)."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    origin: str
    flags: int = PRESENT | VERIFIED
    uses: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: bytes = b""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to ``navigator.credentials.create``."""
        self.user = base64url_to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], self.flags | WITH_KEY) + attested
        response = {
            "clientDataJSON": self._client("webauthn.create", options),
            "attestationObject": bytes_to_base64url(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to ``navigator.credentials.get``."""
        self.uses += 1
        client, data = self._client("webauthn.get", options), self._data(options["rpId"], self.flags)
        signed = data + hashlib.sha256(base64url_to_bytes(client)).digest()
        response = {
            "clientDataJSON": client,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(self.key.sign(signed, ec.ECDSA(SHA256()))),
            "userHandle": bytes_to_base64url(self.user),
        }
        return self._credential(response)

    def _client(self, kind: str, options: dict[str, Any]) -> str:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return bytes_to_base64url(json.dumps(told).encode())

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
