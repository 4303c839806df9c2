"""Games beside the box for the pictures of the companion: always the same names, draws and points."""

from __future__ import annotations

import json
from typing import Any

PLAYERS = (
    ("Ada", "rising-sun", "kim-chi"),
    ("Bo", "souffle-away", "biff-brobeque"),
    ("Cleo", "pho-realz", "senor-fuego"),
    ("Dan", "uncle-sams", "gardena-eden"),
)
OPTIONS = {
    "edition": "base",
    "mode": "standard",
    "home_cook": False,
    "from_scratch": False,
    "two_many_cooks": False,
    "beginners_chefs": False,
    "choose_restaurants": 1,
    "choose_chefs": 1,
    "move_seconds": 0,
    "market_seconds": 60,
    "spree_seconds": 60,
}
START = 1_767_261_600_000  # milliseconds since 1970
NEXT = {"kind": "next"}


def entries(moment: str) -> list[dict[str, Any]]:
    """What was pressed until a moment: ``barter`` with the timer at 42 seconds, ``cooking``, or ``burgers``."""
    found: list[dict[str, Any]] = []
    at = START
    for action, seconds in _burgers() if moment == "burgers" else _rivals(moment):
        at += 1000 * seconds
        found.append({"at": at, "action": action})
    return found


def kept(moment: str) -> dict[str, str]:
    """The same as the browser keeps it."""
    return {"tableside-companion": json.dumps({"version": 1, "entries": entries(moment)})}


def _rivals(moment: str) -> list[tuple[dict[str, Any], int]]:
    players = [{"name": name, "restaurant": restaurant, "chefs": [chef]} for name, restaurant, chef in PLAYERS]
    nothing: dict[str, list[str]] = {"restaurants": [], "chefs": [], "npcs": [], "squads": []}
    setup = {"options": OPTIONS, "head": 0, "players": players}
    day: list[tuple[dict[str, Any], int]] = [(NEXT, 60), (NEXT, 60)]
    actions: list[tuple[dict[str, Any], int]] = [
        ({"kind": "begin-rivals", "setup": setup, "lots": nothing}, 0),
        *day,
        ({"kind": "cook", "seat": 0, "points": 4, "garbage": 1, "gourmets": 0}, 5),
        ({"kind": "cook", "seat": 2, "points": 3, "garbage": 0, "gourmets": 0}, 5),
        ({"kind": "upgrade", "seat": 1, "key": "social-media", "owned": True}, 5),
        (NEXT, 60),
        *day,
        ({"kind": "cook", "seat": 0, "points": 7, "garbage": 2, "gourmets": 1}, 5),
        ({"kind": "cook", "seat": 3, "points": 4, "garbage": 1, "gourmets": 0}, 5),
        ({"kind": "upgrade", "seat": 1, "key": "double-stove", "owned": True}, 5),
        (NEXT, 60),
        (NEXT, 60),
    ]
    if moment == "barter":
        return [*actions, ({"kind": "pause"}, 18)]
    return [*actions, (NEXT, 60), ({"kind": "cook", "seat": 1, "points": 8, "garbage": 2, "gourmets": 1}, 5)]


def _burgers() -> list[tuple[dict[str, Any], int]]:
    from tableside.games.burger_joint.board_sets.reader import read_set

    setup = {"players": ["Ada", "Bo"], "set": read_set("classic")}
    turn = [(NEXT, 20)] * 5
    return [
        ({"kind": "begin-burgers", "setup": setup}, 0),
        ({"kind": "build", "side": 0, "what": "basics", "by": 2}, 5),
        *turn,
        ({"kind": "build", "side": 1, "what": "publicity", "by": 1}, 5),
        *turn,
        ({"kind": "own", "side": 0, "what": "diners", "letter": "W", "owned": True}, 5),
        ({"kind": "own", "side": 0, "what": "bistros", "letter": "C", "owned": True}, 5),
        *turn,
        *turn,
    ]
