"""A tiny game with everything that is hard to serve: everybody is asked at once, choices are secret, and the rules have
timers.

In each of three rounds every seat secretly chooses 1, 2 or 3. When all have chosen, the choices are revealed and the
highest unique one scores. A seat that has not chosen when time is up gets 1.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from tableside.engine.chance import Chance
from tableside.engine.errors import IllegalMove, InvalidMove
from tableside.engine.events import Event
from tableside.engine.game import Game
from tableside.engine.manifest import Manifest
from tableside.engine.state import CLOCK, Outcome, State, Timer

ROUNDS = 3


class BidsView(msgspec.Struct):
    round: int
    chosen: list[bool]
    mine: int | None
    scores: list[int]


class Bids(State):
    def __init__(self, seats: int, round: int, choices: list[int], scores: list[int], seconds: float) -> None:
        self.seats, self.round, self.choices, self.scores = seats, round, choices, scores
        self.seconds = seconds
        self._shown = False

    def asked(self) -> tuple[int, ...]:
        if self.round > ROUNDS:
            return ()
        return tuple(seat for seat in range(self.seats) if not self.choices[seat])

    def legal_moves(self, seat: int) -> list[str]:
        return ["bid 1", "bid 2", "bid 3"] if seat in self.asked() else []

    def check(self, seat: int, move: str) -> None:
        if seat == CLOCK:
            if move != "time-up":
                raise InvalidMove("err-no-move")
        elif move not in ("bid 1", "bid 2", "bid 3"):
            raise InvalidMove("err-no-move")
        elif seat not in self.asked():
            raise IllegalMove("err-not-your-move", rule="SB-1")

    def play(self, seat: int, move: str, chance: Chance) -> list[Event]:
        self.check(seat, move)
        events = []
        if seat == CLOCK:
            self.choices = [choice or 1 for choice in self.choices]
        else:
            self.choices[seat] = int(move[-1])
            events.append(Event("log-chosen", {"seat": f"@{seat}"}))
            events.append(Event("log-mine", {"n": self.choices[seat]}, 1 << seat))
        self._shown = all(self.choices)
        if self._shown:
            events.append(Event("log-shown", {"bids": [f"={bid}" for bid in self.choices]}))
            best = max((bid for bid in self.choices if self.choices.count(bid) == 1), default=0)
            if best:
                self.scores[self.choices.index(best)] += 1
            self.choices, self.round = [0] * self.seats, self.round + 1
        return events

    def revealed(self) -> bool:
        return self._shown

    def view(self, seat: int | None) -> BidsView:
        mine = self.choices[seat] or None if seat is not None else None
        return BidsView(self.round, [bool(choice) for choice in self.choices], mine, list(self.scores))

    def copy(self) -> "Bids":
        return Bids(self.seats, self.round, list(self.choices), list(self.scores), self.seconds)

    def dump(self) -> dict[str, Any]:
        return {"round": self.round, "choices": self.choices, "scores": self.scores, "seconds": self.seconds}

    def outcome(self) -> Outcome | None:
        if self.round <= ROUNDS:
            return None
        best = max(self.scores)
        winners = tuple(seat for seat in range(self.seats) if self.scores[seat] == best)
        return Outcome(winners, tuple(self.scores), "end-points")

    def concede(self, seat: int, reason: str) -> list[Event]:
        self.round = ROUNDS + 1
        return []

    def determinise(self, seat: int, chance: Chance) -> "Bids":
        return self.copy()

    def timers(self) -> list[Timer]:
        return [Timer(f"round-{self.round}", self.seconds, "time-up")] if self.round <= ROUNDS else []


class SealedBids(Game):
    key = "sealed-bids"
    rules = "SB"

    def options(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        return {"seconds": raw.get("seconds", 600)}

    def seat_counts(self, options: Mapping[str, Any]) -> range:
        return range(2, 9)

    def start(self, options: Mapping[str, Any], seats: int, chance: Chance) -> Bids:
        return Bids(seats, 1, [0] * seats, [0] * seats, options["seconds"])

    def restore(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> Bids:
        return Bids(len(data["scores"]), data["round"], list(data["choices"]), list(data["scores"]), data["seconds"])

    def seat_name(self, options: Mapping[str, Any], seat: int) -> str:
        return f"=Bidder {seat + 1}"


GAME = SealedBids()
MANIFEST = Manifest(key=GAME.key, game="tests.server.sealed_bids:GAME")
