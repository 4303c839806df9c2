"""A secret in all its encodings: plain, in a URL, in hex, in base64."""

import base64
from urllib.parse import quote


def forms(secret: str | bytes) -> set[str]:
    """Texts of which one would be found in any text that contains the secret."""
    raw = secret.encode() if isinstance(secret, str) else secret
    found = {raw.hex(), raw.hex().upper()}
    if isinstance(secret, str):
        found |= {secret, quote(secret), quote(secret, safe=""), secret.replace("/", "\\/")}
        if len(secret) % 2 == 0 and all(sign in "0123456789abcdef" for sign in secret):
            return found | forms(bytes.fromhex(secret))
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        for before in range(3):  # in base64, the encoding depends on the position in a longer text
            middle = encode(b"\0" * before + raw).decode().rstrip("=")
            found.add(middle[(0, 2, 3)[before] : len(middle) - 1])
    return found


def told(secret: str | bytes, text: str) -> bool:
    return any(form in text for form in forms(secret))
