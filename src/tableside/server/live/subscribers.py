"""Audience: the connections at one table, and through whose eyes each sees it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from tableside.server.live import messages
from tableside.server.live.messages import ServerFrame
from tableside.server.people.sessions import Ticket
from tableside.server.tables.table_info import Sheet

_encoder: Final = msgspec.json.Encoder()
_MOST_WAITING: Final = 4_000_000  # characters a client may be behind before it is let go


def encode(frame: ServerFrame) -> str:
    return _encoder.encode(frame).decode()


def nothing() -> None:
    pass


class Connection:
    """One socket. Frames are put into ``outbox``; the socket's own task sends them at the client's pace."""

    def __init__(
        self,
        guest: str | None,
        name: str,
        address: str,
        ticket: Ticket | None = None,
        until: float = float("inf"),
    ) -> None:
        self.guest = guest
        self.name = name
        self.address = address
        self.ticket = ticket  # by which it was let in,
        self.until = until  # and when that is too old
        self.look: int | None = None  # through whose eyes, when it was said
        self.seats: list[int] = []
        self.last_eyes: int | None = None
        self.closing: messages.Bye | None = None
        self.when_slow: Callable[[], object] = nothing
        self.outbox: deque[str] = deque()
        self._waiting = 0
        self._sleeper: asyncio.Future[None] | None = None

    @property
    def watching(self) -> bool:
        return not self.seats

    def send(self, text: str) -> None:
        if self.closing is not None and self.closing.reason == "slow":
            return
        self.outbox.append(text)
        self._waiting += len(text)
        if self._waiting > _MOST_WAITING:
            self.close(messages.Bye("slow", final=False))
        self._wake()

    def tell(self, frame: ServerFrame) -> None:
        self.send(encode(frame))

    def close(self, bye: messages.Bye) -> None:
        if self.closing is None:
            if bye.reason == "slow":
                self.outbox.clear()
                self.when_slow()
            self.closing = bye
        self._wake()

    def take(self) -> str:
        """The next frame to send."""
        text = self.outbox.popleft()
        self._waiting -= len(text)
        return text

    async def something(self) -> None:
        """Wait until there is something to send, or the connection is to be closed."""
        if not self.outbox and self.closing is None:
            self._sleeper = asyncio.get_running_loop().create_future()
            await self._sleeper

    def _wake(self) -> None:
        if self._sleeper is not None and not self._sleeper.done():
            self._sleeper.set_result(None)


class Audience:
    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}  # who is here by other nodes: guests, watchers

    def __len__(self) -> int:
        return len(self.connections)

    def seat(self, sheet: Sheet) -> None:
        """Who has which seats may have changed."""
        for connection in self.connections:
            connection.seats = sheet.seats_of(connection.guest)

    def eyes(self, connection: Connection, asked: list[int]) -> int | None:
        """The seat through which a connection sees; whoever has several sees through the one that is asked."""
        if not connection.seats:
            return None
        if connection.look in connection.seats:
            eyes = connection.look
        elif len(connection.seats) == 1:
            eyes = connection.seats[0]
        else:
            mine = [seat for seat in asked if seat in connection.seats]
            keep = connection.last_eyes if connection.last_eyes in connection.seats else connection.seats[0]
            eyes = mine[0] if mine and keep not in mine else keep
        connection.last_eyes = eyes
        return eyes

    def presence(self, sheet: Sheet) -> messages.Presence:
        guests, watchers = self.here()
        here = guests.union(*(others for others, _ in self.elsewhere.values()))
        watchers += sum(number for _, number in self.elsewhere.values())
        seats = [seat.kind == "bot" or (seat.guest is not None and seat.guest in here) for seat in sheet.seats]
        return messages.Presence(seats, watchers)

    def present(self, guest: str | None) -> bool:
        return any(connection.guest == guest for connection in self.connections) or any(
            guest in others for others, _ in self.elsewhere.values()
        )

    def here(self) -> tuple[frozenset[str], int]:
        """The guests, and the number of watchers, who are connected to this node."""
        guests = frozenset(connection.guest for connection in self.connections if connection.guest is not None)
        return guests, sum(1 for connection in self.connections if connection.watching)

    def close(self, bye: messages.Bye) -> None:
        for connection in list(self.connections):
            connection.close(bye)
