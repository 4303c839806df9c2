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
    """What each gets for an answer, in the order of WHO; one number for all who may come in alike."""

    answers: tuple[int, int, int, int, int]
    body: Any = None
    table: Literal["open", "playing", "finished", "none"] = "none"
    query: JSON = field(default_factory=dict)
    raw: bytes | None = None

    def answer(self, who: Who) -> int:
        return self.answers[WHO.index(who)]


ALL = (FINE,) * 5
SEEN = (NO_SUCH, NO_SUCH, FINE, FINE, FINE)  # with the link one may look
SEEN_BY_LINK_ALONE = (FINE, FINE, FINE, FINE, FINE)
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
    # Of one's own account only, which none of these have; a bad password or passkey is refused as such when the door
    # is passed, and passkeys need a name for an address (tests/server/test_account*.py has the rest).
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
    # The body has the link for "invited" only: a guest without it cannot sit down.
    ("POST", "/api/tables/{table_id}/join"): Door((NO_SESSION, NO_SUCH, FINE, FINE, FINE), {}, table="open"),
    ("POST", "/api/tables/{table_id}/leave"): Door((NO_SESSION, NO_SUCH, NO_SUCH, FINE, FINE), table="open"),
    ("POST", "/api/tables/{table_id}/start"): Door(
        (NO_SESSION, NO_SUCH, NO_SUCH, NOT_YOURS, FINE), {"level": "random"}, table="open"
    ),
    ("GET", "/api/tables/{table_id}/invite"): Door((NO_SESSION, NO_SUCH, NO_SUCH, FINE, FINE), table="playing"),
    ("GET", "/api/tables/{table_id}/invite.svg"): Door((NO_SESSION, NO_SUCH, NO_SUCH, FINE, FINE), table="playing"),
    ("POST", "/api/tables/{table_id}/invite"): Door((NO_SESSION, NO_SUCH, NO_SUCH, NOT_YOURS, FINE), table="playing"),
    ("GET", "/api/tables/{table_id}/replay"): Door(SEEN, table="playing"),
    ("GET", "/api/tables/{table_id}/positions"): Door(SEEN, table="playing"),
    ("GET", "/api/tables/{table_id}/record"): Door(SEEN, table="playing"),
    ("GET", "/api/tables/{table_id}/verify"): Door(SEEN, table="finished"),
    ("GET", "/api/tables/{table_id}/study"): Door(SEEN, table="finished", query={"number": 0}),
    # These take a file, which is refused as such (400) when the door is passed.
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
}
HARMLESS = ("hello", "ping")
"""Hello is the door itself (and tells nothing without the right); ping tells the time."""

FOR_WATCHERS = ("say", "react")
"""What who watches with a session may do, in a room of their own."""

FOR_PLAYERS = ("say", "react", "vote", "resume")
"""What is about the table and not about a seat: any player's right (resume: when the game is paused)."""
