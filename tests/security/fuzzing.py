"""Frames that no client sends: random bytes, valid frames with an error in them, and valid frames from the wrong seat,
at the wrong table or out of order."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

FIELDS = (
    "id", "seat", "move", "after", "text", "to", "reaction", "motion", "yes", "version", "last", "invite", "number",
)  # fmt: skip
TYPES = (
    "play", "check", "look", "say", "react", "vote", "resume", "back", "seen", "ping", "hello", "hint", "moved", "",
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 99, 2**31, 2**63 - 1, 2**70, -(2**70), 1.5, 1e300, "", "K", "x" * 600, "\u0000", "\ud7ff",
    "\u202e", ":undo", ":resign ", ":flag 0", "0", [], {}, [[]], {"a": 1}, "yum", "pause", "bot", "rematch",
)  # fmt: skip
_encode = msgspec.json.Encoder().encode


class Fuzzer:
    """``moves``: known legal moves of this table. ``foreign``: moves of another table."""

    def __init__(self, seed: int, seats: int) -> None:
        self.dice = random.Random(seed)
        self.seats = seats
        self.moves: list[str] = ["K"]
        self.foreign: list[str] = ["go island", "ready", "K+"]
        self.sent = 0
        self._valid: list[bytes] = [_encode({"type": "ping"})]
        self._kinds: list[tuple[Callable[[], bytes], int]] = [
            (self._noise, 20),
            (self._mutated, 40),
            (self._odd_fields, 30),
            (self._out_of_place, 10),
        ]

    def frame(self) -> tuple[bytes, int]:
        """The next frame and its opcode: text, or bytes."""
        self.sent += 1
        [make] = self.dice.choices([kind for kind, _ in self._kinds], [weight for _, weight in self._kinds])
        data = make()
        try:
            data.decode()
        except UnicodeDecodeError:  # sent as text, it would rightly end the connection
            return data, 2
        return data, 1 if self.dice.random() < 0.9 else 2

    def _noise(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(0, 120))

    def _mutated(self) -> bytes:
        """A valid frame in which a few bytes are changed, missing, doubled or added."""
        data = bytearray(self._plausible())
        for _ in range(self.dice.randrange(1, 5)):
            at = self.dice.randrange(len(data) + 1)
            match self.dice.randrange(5):
                case 0:
                    data[at : at + 1] = self.dice.randbytes(1)
                case 1:
                    del data[at : at + self.dice.randrange(1, 6)]
                case 2:
                    data[at:at] = data[at : at + self.dice.randrange(1, 20)]
                case 3:
                    data[at:at] = self.dice.choice(
                        (b'"', b"{", b"}", b"[", b",", b":", b"\\", b"1e9", b"null", b"\\u0000")
                    )
                case _:
                    data = data[:at] or bytearray(b"{")
        return bytes(data)

    def _odd_fields(self) -> bytes:
        frame: dict[str, Any] = {"type": self.dice.choice(TYPES)}
        for name in self.dice.sample(FIELDS, self.dice.randrange(5)):
            frame[name] = self.dice.choice(ODD)
        if self.dice.random() < 0.5:
            frame["id"] = f"f{self.dice.randrange(500)}"
        if frame["type"] == "hint":
            frame["seat"] = -1  # otherwise a bot would think about it for a while
        return _spelt(frame)

    def _out_of_place(self) -> bytes:
        """Well-formed, but for another table, another seat or another moment. Sometimes it is just right."""
        seat = self.dice.randrange(-1, self.seats + 2)
        moves = self.moves if self.dice.random() < 0.3 else self.foreign
        frame: dict[str, Any] = {"type": "play", "id": f"p{self.dice.randrange(10**6)}", "seat": seat}
        frame["move"] = self.dice.choice(moves)
        frame["after"] = self.dice.choice((0, 1, 50, 10**6, self.sent))
        if self.dice.random() < 0.5:
            frame["type"] = "check"
            del frame["after"]
        return _spelt(frame)

    def good_move(self, seat: int) -> bytes:
        id, move = f"g{self.sent}", self.dice.choice(self.moves)
        return _spelt({"type": "play", "id": id, "seat": seat, "move": move, "after": 10**6})

    def _plausible(self) -> bytes:
        if self.dice.random() < 0.5:
            return self._out_of_place()
        seat, id = self.dice.randrange(self.seats), f"m{self.dice.randrange(10**6)}"
        return _spelt(
            self.dice.choice(
                (
                    {"type": "hello", "version": 1, "last": self.dice.randrange(100), "invite": "x", "seat": seat},
                    {"type": "look", "seat": seat},
                    {"type": "back", "id": id, "seat": seat},
                    {"type": "vote", "id": id, "motion": "pause", "yes": False},
                    {"type": "resume", "id": id},
                    {"type": "check", "id": id, "seat": seat, "move": self.dice.choice(self.moves)},
                )
            )
        )


def _spelt(frame: dict[str, Any]) -> bytes:
    try:
        return _encode(frame)
    except (OverflowError, UnicodeEncodeError):  # JSON can express more than Python's encoder
        return repr(frame).replace("'", '"').replace("None", "null").replace("True", "true").encode()
