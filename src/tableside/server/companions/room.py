"""Room: one shared companion in memory, with the phones that look at it."""

import asyncio
import hashlib
import time
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tableside.server.companions import messages
from tableside.server.live.messages import Bye
from tableside.server.live.subscribers import Subscriber

_encoder: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Entry:
    seq: int
    at: int
    key: str  # "guest:id" of the request that added it
    action: dict[str, Any]

    def message(self, guest: str | None) -> messages.CompanionEntry:
        """As it is sent to somebody: only who asked for it learns its request id."""
        who, _, id = self.key.partition(":")
        return messages.CompanionEntry(self.seq, self.at, id if who and who == guest else None, self.action)


class Phone(msgspec.Struct, array_like=True, frozen=True):
    """A guest who looked at a companion."""

    name: str
    allowed: bool


@dataclass(eq=False)
class Room:
    id: str
    owner: str
    phones: dict[str, Phone] = field(default_factory=dict)  # by guest, the owner apart
    entries: list[Entry] = field(default_factory=list)
    size: int = 0  # bytes of all actions
    keys: dict[str, int] = field(default_factory=dict)  # request keys, and the entry of each
    subscribers: set[Subscriber] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    last_used: float = field(default_factory=time.monotonic)

    @property
    def seq(self) -> int:
        return len(self.entries)

    def may_act(self, guest: str | None) -> bool:
        return guest is not None and (guest == self.owner or self.is_allowed(guest))

    def is_allowed(self, guest: str) -> bool:
        phone = self.phones.get(guest)
        return phone is not None and phone.allowed

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.size += len(_encoder.encode(entry.action))
        if entry.key:
            self.keys[entry.key] = entry.seq

    # ---- phones -----------------------------------------------------------------------------------------------

    def phone(self, guest: str) -> str:
        """What a guest is called on the wire: their id is nobody else's business."""
        return hashlib.blake2b(f"{self.id}:{guest}".encode(), digest_size=8).hexdigest()

    def guest_of(self, phone: str) -> str | None:
        return next((guest for guest in self.phones if self.phone(guest) == phone), None)

    def join(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.last_used = time.monotonic()

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.last_used = time.monotonic()

    def rights(self, guest: str | None) -> messages.CompanionRights:
        owner = guest is not None and guest == self.owner
        here = {subscriber.guest for subscriber in self.subscribers}
        phones = [
            messages.CompanionPhone(self.phone(other), phone.name, phone.allowed, other in here)
            for other, phone in self.phones.items()
            if owner
        ]
        return messages.CompanionRights(owner, self.may_act(guest), phones)

    # ---- sending ----------------------------------------------------------------------------------------------

    def send_entries(self, entries: list[Entry]) -> None:
        for subscriber in list(self.subscribers):
            for entry in entries:
                send(subscriber, entry.message(subscriber.guest))

    def send_rights(self) -> None:
        for subscriber in list(self.subscribers):
            send(subscriber, self.rights(subscriber.guest))

    def close(self, bye: Bye) -> None:
        for subscriber in list(self.subscribers):
            subscriber.close(bye)


def send(subscriber: Subscriber, message: messages.ServerMessage) -> None:
    subscriber.send_text(_encoder.encode(message).decode())
