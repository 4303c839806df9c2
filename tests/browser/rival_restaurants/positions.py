"""Questions of Rival Restaurants, reached by moves over a plain socket. Only the player who is asked
needs a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.loader import packaged_recipes
from tests.browser.rival_restaurants.guests import ME, NAMES, OPEN, enter, only_cards
from tests.browser.visitors import Visitor

JSON = dict[str, Any]
Way = list[tuple[int, str]]
# A deck is data (RR-1.4). Dishes of two ingredients are cooked soon and bring a level each.
_PACKAGED: list[JSON] = packaged_recipes()
_QUICK = [{**recipe, "points": 7, "ingredients": recipe["ingredients"][:2]} for recipe in _PACKAGED]
# Each gourmet recipe needs beef, which Gardena may then name. A basic one needs only a tomato.
_MEATY = [
    {**recipe, "ingredients": ["beef", "milk", "wine"] if recipe["kind"] == "gourmet" else ["tomato"]}
    for recipe in _PACKAGED
]
_UNTIMED = {"market_seconds": 0, "window_seconds": 0, "spree_seconds": 0}
_BASE: JSON = {"mode": "standard", "edition": "deluxe", "recipes": _QUICK, **_UNTIMED}


def _with(**card: int) -> JSON:
    return {**_BASE, "cards": only_cards(**card)}


# For each question: the options of a table at which it comes up, and a seed.
TABLES: dict[str, tuple[JSON, int]] = {
    "choose-restaurant": ({**_BASE, "choose_restaurants": 3}, 0),
    "choose-chef": ({**_BASE, "choose_chefs": 3}, 0),
    "choose-npc": ({**_BASE, "mode": "squad"}, 0),
    "choose-squad": ({**_BASE, "mode": "squad"}, 0),
    "drafting": ({**_BASE, "mode": "squad-draft"}, 0),
    "destinations": (_with(jackpot=60), 0),
    "claims": (_with(jackpot=60), 0),
    "powers": (_with(jackpot=60), 0),
    "toll": (_with(jackpot=60), 10),
    "relocate": (_with(jackpot=60), 1),
    "reclaim": (_with(jackpot=60), 1),
    "effect": (_with(taxes=30, clam_voyance=30), 0),
    "recall-names": (_with(food_recall=60), 0),
    "contaminated": (_with(contamination=60), 0),
    "fridge": (_with(fridge_raid=60), 0),
    "farmers-table": (_with(farmers_market=60), 0),
    "new-chef": (_with(sous_chef=60), 0),
    "buying": (_with(jackpot=60), 0),
    "spree-call": (_with(shopping_spree=60), 0),
    "spree": (_with(shopping_spree=60), 3),
    "declare": (_with(jackpot=60), 1),
    "afterwards": (_with(jackpot=60), 3),
    "new-recipe": (_with(jackpot=60), 7),
    "level-bonus": (_with(jackpot=60), 3),
    "kept-ingredient": (_with(jackpot=60), 2),
    "veto": ({**_with(jackpot=60), "recipes": _MEATY}, 13),
    "smiles": (_with(dinner_and_a_show=60), 0),
}


def way_to(step: str, options: JSON, seed: int, seats: int) -> Way | None:
    """Moves that lead the first seat to this question. None if it does not come up in the first days."""
    match = Match.start("rival-restaurants", options, seats=seats, seed=seed)
    fancy = Random(seed)
    way: Way = []
    while len(way) < 45 * seats and match.outcome() is None:
        asked = match.asked()
        if match.view(0).step == step and 0 in asked and len(match.legal_moves(0)) > 1:
            return way
        seat = fancy.choice(asked)
        move = _eager(match.legal_moves(seat), fancy)
        match.play(seat, move)
        way.append((seat, move))
    return None


def _eager(moves: list[str], fancy: Random) -> str:
    """Plays so that a lot happens: meets the others, uses cards and powers, buys, cooks, and is ready."""
    meeting = fancy.choice(("go fruit-stand", "go "))
    for wanted in (meeting, "play ", "use ", "cook ", "buy ", "ready"):
        found = [move for move in moves if move.startswith(wanted) and move != "cook nothing"]
        if found:
            return fancy.choice(found)
    return fancy.choice(moves)


def bring_to(ada: Visitor, step: str, seats: int = 2, names: Sequence[str] = NAMES) -> str:
    """Ada opens a table and others sit down. She opens the page when she is asked this. Returns the table's id."""
    options, first = TABLES[step]
    seed, way = _found(step, options, first, seats)
    ada.api("/api/session", {"name": "Ada"})
    wish = {"game": "rival-restaurants", "seats": [ME] + [OPEN] * (seats - 1), "options": options, "seed": seed}
    table = str(ada.api("/api/tables", wish)["id"])
    cookies = ["; ".join(f"{each['name']}={each['value']}" for each in ada.context.cookies())]
    cookies += [_friend(ada, table, name) for name in names[: seats - 1]]
    play_by_wire(ada.url, table, cookies, way)
    return enter(table, ada)


def _friend(ada: Visitor, table: str, name: str) -> str:
    """Somebody without a browser takes the next seat. Returns their session cookie."""
    with httpx.Client(base_url=ada.url, headers={"Origin": ada.url}) as http:
        http.post("/api/session", json={"name": name}).raise_for_status()
        invite = ada.api(f"/api/tables/{table}/invite")["token"]
        http.post(f"/api/tables/{table}/join", json={"invite": invite}).raise_for_status()
        return "; ".join(f"{key}={value}" for key, value in http.cookies.items())


def _found(step: str, options: JSON, first: int, seats: int) -> tuple[int, Way]:
    for seed in range(first, first + 500):
        way = way_to(step, options, seed, seats)
        if way is not None:
            return seed, way
    raise AssertionError(f"500 games, and {step} is asked in none")


def play_by_wire(url: str, table: str, cookies: list[str], way: Way) -> None:
    with ExitStack() as open_sockets:
        people = [open_sockets.enter_context(_sitting(url, table, cookie)) for cookie in cookies]
        after = 0
        for number, (seat, move) in enumerate(way):
            play = {"type": "play", "id": f"way{number}", "seat": seat, "move": move, "after": after}
            answer = _ask(people[seat], play, id=play["id"])
            assert answer["type"] == "moved", answer
            after = answer["seq"]


@contextmanager
def _sitting(url: str, table: str, cookie: str) -> Iterator[ClientConnection]:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        _ask(socket, {"type": "hello", "version": 1}, type="welcome")
        yield socket


def _ask(socket: ClientConnection, frame: JSON, **wanted: Any) -> JSON:
    """Send a frame, and return the first answer that has these values."""
    socket.send(json.dumps(frame))
    while True:
        answer: JSON = json.loads(socket.recv(timeout=20))
        if wanted.items() <= answer.items():
            return answer
