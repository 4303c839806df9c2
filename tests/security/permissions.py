"""Who may do what: one row for every path and frame of the server. The tests fail if one is missing."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.server.clients import JSON, ME, OPEN

Who = Literal["nobody", "guest", "invited", "seated", "host"]
WHO: tuple[Who, ...] = ("nobody", "guest", "invited", "seated", "host")
"""Somebody without a session; a guest who only knows the table's id; one who has the link too; one who sits there; and
who opened the table (and sits there)."""

FINE = 200
NO_SESSION = 401
NOT_YOURS = 403
NO_SUCH = 404
NOT_NOW = 409


@dataclass(frozen=True)
class Door:
    """The answer for each kind of person, in the order of WHO. One number stands for all who are allowed alike."""

    answers: tuple[int, int, int, int, int]
    body: Any = None
    table: Literal["open", "playing", "finished", "none"] = "none"
    query: JSON = field(default_factory=dict)
    raw: bytes | None = None

    def answer(self, who: Who) -> int:
        return self.answers[WHO.index(who)]


ALL = (FINE,) * 5
SEEN = (NO_SUCH, NO_SUCH, FINE, FINE, FINE)  # the link allows watching
SEEN_BY_LINK_ALONE = (FINE, FINE, FINE, FINE, FINE)
HOST_ALONE = (NO_SESSION, NO_SUCH, NO_SUCH, NOT_YOURS, FINE)
BEN_S_GAME = {"game": "burger-joint", "seats": [ME, OPEN]}

DOORS: dict[tuple[str, str], Door] = {
    ("GET", "/health"): Door(ALL),
    ("GET", "/metrics"): Door(ALL),
    ("GET", "/api/games"): Door(ALL),
    ("GET", "/api/games/{game}/words"): Door(ALL),
    ("GET", "/api/rules/{game}"): Door(ALL),
    ("POST", "/api/games/{game}/preview"): Door(ALL, {}),
    ("GET", "/api/session"): Door(ALL),
    ("POST", "/api/session"): Door(ALL, {"name": "Somebody"}),
    ("DELETE", "/api/session"): Door((204,) * 5),
    # Only about your own account, which none of these people have. They pass the permission check, and then the bad
    # password or passkey is refused. Passkeys need a host name in the address (see tests/server/test_account*.py).
    ("GET", "/api/account"): Door((NO_SESSION, *(NO_SUCH,) * 4)),
    ("POST", "/api/account"): Door((NO_SESSION, *(400,) * 4), {"name": "cleo", "password": "short"}),
    ("POST", "/api/account/delete"): Door((NO_SESSION, *(NOT_NOW,) * 4), {"current": "wrong"}),
    ("DELETE", "/api/account/sessions"): Door((NO_SESSION, *(NOT_NOW,) * 4)),
    ("POST", "/api/account/sign-in"): Door((NOT_YOURS,) * 5, {"name": "nobody", "password": "wrong password"}),
    ("POST", "/api/account/passkeys"): Door((NO_SESSION, *(400,) * 4), {"credential": {}}),
    ("POST", "/api/account/passkeys/options"): Door((NO_SESSION, *(NOT_NOW,) * 4)),
    ("DELETE", "/api/account/passkeys/{id}"): Door((NO_SESSION, *(NOT_NOW,) * 4)),
    ("POST", "/api/account/passkeys/sign-in"): Door((400,) * 5, {"credential": {}}),
    ("POST", "/api/account/passkeys/sign-in/options"): Door((NOT_NOW,) * 5),
    ("GET", "/api/tables"): Door(ALL),
    ("GET", "/api/tables/mine"): Door((NO_SESSION, *ALL[1:])),
    ("POST", "/api/tables"): Door((NO_SESSION, 201, 201, 201, 201), BEN_S_GAME),
    ("POST", "/api/tables/first"): Door((NO_SESSION, 201, 201, 201, 201), {"game": "burger-joint"}),
    ("GET", "/api/tables/{table_id}"): Door(SEEN, table="playing"),
    ("DELETE", "/api/tables/{table_id}"): Door((NO_SESSION, NO_SUCH, NO_SUCH, NOT_YOURS, 204), table="open"),
    # Only for "invited" the body has the link. A guest without it cannot sit down.
    ("POST", "/api/tables/{table_id}/join"): Door((NO_SESSION, NO_SUCH, FINE, FINE, FINE), {}, table="open"),
    ("POST", "/api/tables/{table_id}/leave"): Door((NO_SESSION, NO_SUCH, NO_SUCH, FINE, FINE), table="open"),
    ("POST", "/api/tables/{table_id}/start"): Door(
        (NO_SESSION, NO_SUCH, NO_SUCH, NOT_YOURS, FINE), {"level": "random"}, table="open"
    ),
    ("PATCH", "/api/tables/{table_id}"): Door(HOST_ALONE, {"hints": True}, table="open"),
    ("POST", "/api/tables/{table_id}/seats"): Door(HOST_ALONE, {"kind": "open"}, table="open"),
    ("PUT", "/api/tables/{table_id}/seats/{seat}"): Door(HOST_ALONE, {"kind": "bot", "was": "open"}, table="open"),
    ("DELETE", "/api/tables/{table_id}/seats/{seat}"): Door(HOST_ALONE, table="open", query={"was": "open"}),
    ("GET", "/api/tables/{table_id}/invite"): Door((NO_SESSION, NO_SUCH, NO_SUCH, FINE, FINE), table="playing"),
    ("GET", "/api/tables/{table_id}/invite.svg"): Door((NO_SESSION, NO_SUCH, NO_SUCH, FINE, FINE), table="playing"),
    ("POST", "/api/tables/{table_id}/invite"): Door((NO_SESSION, NO_SUCH, NO_SUCH, NOT_YOURS, FINE), table="playing"),
    ("GET", "/api/tables/{table_id}/replay"): Door(SEEN, table="playing"),
    ("GET", "/api/tables/{table_id}/positions"): Door(SEEN, table="playing"),
    ("GET", "/api/tables/{table_id}/record"): Door(SEEN, table="playing"),
    ("GET", "/api/tables/{table_id}/verify"): Door(SEEN, table="finished"),
    ("PUT", "/api/tables/{table_id}/shared"): Door(
        (NO_SESSION, NO_SUCH, NO_SUCH, FINE, FINE), {"shared": False}, table="finished"
    ),
    ("GET", "/api/tables/{table_id}/review"): Door(SEEN, table="finished"),
    ("POST", "/api/tables/{table_id}/review"): Door(SEEN, table="finished"),
    ("GET", "/api/tables/{table_id}/study"): Door(SEEN, table="finished", query={"number": 0}),
    # The link of a companion allows looking at it; only its owner (Anna, the host) can stop it.
    ("POST", "/api/companions"): Door((NO_SESSION, *(201,) * 4), {"entries": [], "now": 0}),
    ("GET", "/api/companions/{room_id}"): Door(ALL),
    ("GET", "/api/companions/{room_id}/qr.svg"): Door(ALL),
    ("DELETE", "/api/companions/{room_id}"): Door((NO_SESSION, NOT_YOURS, NOT_YOURS, NOT_YOURS, 204)),
    # These take a file. After the permission check the file is refused (400).
    ("POST", "/api/verify"): Door((400,) * 5, raw=b"no record"),
    ("POST", "/api/records"): Door((NO_SESSION, 400, 400, 400, 400), raw=b"no record"),
}

EYES = ("replay", "positions", "record")
"""What can be seen through a seat's eyes: only by who sits there."""

Frame = Callable[[int], JSON]
"""A frame about a seat that is not the sender's."""

MESSAGES: dict[str, Frame] = {
    "play": lambda seat: {"seat": seat, "move": ":resign", "after": 0},
    "check": lambda seat: {"seat": seat, "move": "K"},
    "hint": lambda seat: {"seat": seat},
    "look": lambda seat: {"seat": seat},
    "back": lambda seat: {"seat": seat},
    "say": lambda seat: {"text": "hello"},
    "react": lambda seat: {"reaction": "yum"},
    "vote": lambda seat: {"motion": "pause"},
    "resume": lambda seat: {},
    "seen": lambda seat: {},
}
HARMLESS = ("hello", "ping")
"""Hello is the door itself (and tells nothing without the right); ping tells the time."""

FOR_WATCHERS = ("say", "react")
"""What who watches with a session may do, in a room of their own."""

FOR_PLAYERS = ("say", "react", "vote", "resume", "seen")
"""What is about the table and not about a seat: any player's right (resume: when the game is paused)."""
