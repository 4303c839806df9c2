"""Subscribers: everybody who is connected to one table, and through which seat each of them sees it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from tableside.server.live import messages
from tableside.server.live.messages import ServerMessage
from tableside.server.people.sessions import Ticket
from tableside.server.tables.table_info import TableInfo

_encoder: Final = msgspec.json.Encoder()
_MAX_UNSENT: Final = 4_000_000  # characters that may wait for a slow client before it is disconnected


def encode(message: ServerMessage) -> str:
    return _encoder.encode(message).decode()


def do_nothing() -> None:
    pass


class Subscriber:
    """The outgoing side of one socket. Messages wait in ``outbox``; the socket sends them at the client's pace."""

    def __init__(
        self,
        guest: str | None,
        name: str,
        address: str,
        ticket: Ticket | None = None,
        until: float = float("inf"),
        *,
        routed: bool = False,
    ) -> None:
        self.guest = guest
        self.name = name
        self.address = address
        self.ticket = ticket  # admitted with this ticket,
        self.until = until  # which expires then
        self.routed = routed  # a load balancer chose this node because of the table
        self.chosen_seat: int | None = None  # the seat to see through, if the client chose one
        self.seats: list[int] = []
        self.last_viewer: int | None = None
        self.closing: messages.Bye | None = None
        self.when_slow: Callable[[], object] = do_nothing
        self.outbox: deque[str] = deque()
        self._unsent = 0
        self._sleeper: asyncio.Future[None] | None = None

    @property
    def watching(self) -> bool:
        return not self.seats

    def send(self, message: ServerMessage) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        if self.closing is not None and self.closing.reason == "slow":
            return
        self.outbox.append(text)
        self._unsent += len(text)
        if self._unsent > _MAX_UNSENT:
            self.close(messages.Bye("slow", final=False))
        self._wake()

    def close(self, bye: messages.Bye) -> None:
        if self.closing is None:
            if bye.reason == "slow":
                self.outbox.clear()
                self.when_slow()
            self.closing = bye
        self._wake()

    def take(self) -> str:
        """The next message to send."""
        text = self.outbox.popleft()
        self._unsent -= len(text)
        return text

    async def wait(self) -> None:
        """Until there is something to send, or the connection is to be closed."""
        if not self.outbox and self.closing is None:
            self._sleeper = asyncio.get_running_loop().create_future()
            await self._sleeper

    def _wake(self) -> None:
        if self._sleeper is not None and not self._sleeper.done():
            self._sleeper.set_result(None)


class Subscribers:
    def __init__(self) -> None:
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}  # on other nodes: guests, number of watchers
        self.shared_view: tuple[int, msgspec.Raw] | None = None  # after so many moves, where nothing is hidden
        self._here: set[Subscriber] = set()

    def __len__(self) -> int:
        return len(self._here)

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(self._here)

    def add(self, subscriber: Subscriber) -> None:
        self._here.add(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        self._here.discard(subscriber)

    def assign_seats(self, info: TableInfo) -> None:
        """The seats may have changed hands."""
        for subscriber in self._here:
            subscriber.seats = info.seats_of(subscriber.guest)

    def viewer_of(self, subscriber: Subscriber, asked: list[int]) -> int | None:
        """The seat through which somebody sees the table. A person with several seats sees through the one that is
        asked."""
        if not subscriber.seats:
            return None
        if subscriber.chosen_seat in subscriber.seats:
            viewer = subscriber.chosen_seat
        elif len(subscriber.seats) == 1:
            viewer = subscriber.seats[0]
        else:
            mine = [seat for seat in asked if seat in subscriber.seats]
            keep = subscriber.last_viewer if subscriber.last_viewer in subscriber.seats else subscriber.seats[0]
            viewer = mine[0] if mine and keep not in mine else keep
        subscriber.last_viewer = viewer
        return viewer

    def presence(self, info: TableInfo) -> messages.Presence:
        guests, watchers = self.local_presence()
        here = guests.union(*(others for others, _ in self.elsewhere.values()))
        watchers += sum(number for _, number in self.elsewhere.values())
        seats = [seat.kind == "bot" or (seat.guest is not None and seat.guest in here) for seat in info.seats]
        return messages.Presence(seats, watchers)

    def is_present(self, guest: str | None) -> bool:
        return any(subscriber.guest == guest for subscriber in self._here) or any(
            guest in others for others, _ in self.elsewhere.values()
        )

    def local_presence(self) -> tuple[frozenset[str], int]:
        """The guests, and the number of watchers, connected to this node."""
        guests = frozenset(subscriber.guest for subscriber in self._here if subscriber.guest is not None)
        return guests, sum(1 for subscriber in self._here if subscriber.watching)

    def close(self, bye: messages.Bye) -> None:
        for subscriber in list(self._here):
            subscriber.close(bye)
