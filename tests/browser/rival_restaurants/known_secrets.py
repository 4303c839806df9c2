"""Searches what a seat's socket received for things that the seat may not know (RR-1.7).

The record after the game says what was hidden at each moment. The decks used here have each action card and each recipe
once, so a name that appears too early is a leaked secret.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from tableside.engine.record import Record
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS
from tableside.server.tables.replays import walk

JSON = dict[str, Any]
# A choice is secret until the last answer reveals all of them (RR-3.2, RR-3.3, RR-5.1).
SECRET = {"go": "destinations", "claim": "claims", "cook": "declare"}
_WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Knowledge:
    """The names of cards and recipes that a seat had seen by entry ``n`` of the record."""

    def __init__(self, record: Record, seat: int) -> None:
        self.seat = seat
        self.names = {*CARD_KEYS, *(recipe["name"] for recipe in record.options["recipes"])}
        self.names |= {re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") for name in self.names}
        self.by_entry: list[set[str]] = []
        known: set[str] = set()
        for _, match, events in walk(record):
            known |= self._open(match.view(None), [event.args for event in events if event.seen_by(None)])
            own = match.view(seat)
            known |= {*(own.seats[seat].hand or []), *(card for other in own.seats for card in other.known)}
            known |= {recipe.key for recipe in own.recipes}
            # A player looks at all cards drawn for a level and keeps some (RR-8).
            looked = [move for move in match.legal_moves(seat) if move.startswith("keep-cards ")]
            known |= self.names & set(_words(looked))
            self.by_entry.append(set(known))

    def _open(self, view: Any, told: list[Any]) -> set[str]:
        """What a spectator sees: open recipes and played cards. Only the discards name a Clam."""
        recipes = {recipe.key for seat in view.seats for recipe in seat.recipes}
        return recipes | set(view.used_cards) | (self.names & set(_words(told)))

    def leaks(self, frame: JSON, entry: int) -> set[str]:
        """The names in a frame that the seat could not know yet."""
        return (self.names & set(_words(_without_options(frame)))) - self.by_entry[min(entry, len(self.by_entry) - 1)]


def _words(data: Any) -> Iterator[str]:
    """Each name in it, even after a prefix of the language files."""
    for word in _WORD.findall(json.dumps(data, default=str)):
        yield word
        yield re.sub(r"^rr-(recipe-)?", "", word)


def _without_options(data: Any) -> Any:
    """Everything except the options, which name all cards and recipes of the decks."""
    if isinstance(data, dict):
        return {key: _without_options(value) for key, value in data.items() if key not in ("options", "agreed")}
    return [_without_options(value) for value in data] if isinstance(data, list) else data


def entry_of(frame: JSON) -> int | None:
    """How many entries the record had when the frame was sent."""
    position = frame.get("position")
    return int(position["number"]) if position else frame.get("number")


def faults(frames: list[JSON], record: Record, seat: int) -> list[str]:
    """Everything that a socket should not have sent before the game was over."""
    knowledge = Knowledge(record, seat)
    found: list[str] = []
    entry = 0
    for frame in frames:
        entry = entry_of(frame) or entry
        text = json.dumps(frame)
        if frame.get("change") == "finished" or (frame.get("position") or {}).get("outcome"):
            break
        found += [f"{entry}: {name}" for name in knowledge.leaks(frame, entry)]
        if str(record.seed) in text or '"draws"' in text:
            found.append(f"{entry}: the seed or a draw")
        found += [f"{entry}: {fault}" for fault in _too_open(frame, seat)]
    return found


def _too_open(frame: JSON, seat: int) -> Iterator[str]:
    """Other players' hands, shelves and choices, while they are secret."""
    view = (frame.get("position") or {}).get("view")
    if not view:
        return
    others = [other for number, other in enumerate(view["seats"]) if number != seat]
    if any(other["hand"] is not None for other in others):
        yield "a hand"
    if not all(isinstance(market["shelf"], int) for market in view["markets"]) or not isinstance(
        view["action_deck"], int
    ):
        yield "a deck"
    step = view["step"]
    if step == "destinations" and any(chef["place"] != "home" for other in others for chef in other["chefs"]):
        yield "where somebody will go"
    if step == "claims" and any(chef["claim"] is not None for other in others for chef in other["chefs"]):
        yield "what somebody claims"
    verb, by = str(frame.get("move", "")).split(" ")[0], frame.get("by")
    if by in (seat, -1, None):
        return
    if SECRET.get(verb) == step:
        yield f"the secret choice {frame['move']}"
    window = view["pending"] if step == "effect" else None
    # Whether somebody stops an effect is shown only when all who are hit have answered (RR-9.2).
    answered = {*window["hit"]} - {*window["waiting"]} if window and window["clam"] is None else set()
    if by in answered and verb in ("clam", "pass"):
        yield f"an answer before its time: {verb}"
