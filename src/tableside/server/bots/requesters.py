"""Requesters: the people that bots think for. The bots of a table think for a person who plays there. If only bots
play, they think for somebody who watches. Each person counts for the address they last came from, so that many guests
at one address share."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tableside.server.bots.queue import Claim, Urgency
from tableside.server.limits import ADDRESS_ADVICE_WAITING, ADVICE_WAITING, scaled
from tableside.server.problems import Refused
from tableside.server.tables.table import Table

_MOST_KNOWN: Final = 20_000


class Requesters:
    def __init__(self, limits: float) -> None:
        self._limits = limits
        self._addresses: dict[str, str] = {}  # of people, the latest at the end
        self._advised: Counter[str] = Counter()  # how many hints each person waits for
        self._addresses_advised: Counter[str] = Counter()

    def note_address(self, guest: str | None, address: str) -> None:
        """Somebody came from an address."""
        if guest is None:
            return
        self._addresses.pop(guest, None)
        self._addresses[guest] = address
        if len(self._addresses) > _MOST_KNOWN:
            del self._addresses[next(iter(self._addresses))]

    def claim_of(self, table: Table) -> Claim:
        """The claim of a bot at a table."""
        info, here = table.info, table.subscribers
        guests = {subscriber.guest for subscriber in here if subscriber.guest is not None}
        seated = [seat.guest for seat in info.seats if seat.by_person and seat.guest is not None]
        if not info.only_bots:
            person = next((guest for guest in seated if guest in guests), seated[0] if seated else info.id)
            return Claim(self._address(person), person, info.id, Urgency.LIVE)
        if info.host is not None and info.host in guests:
            person = info.host
        else:
            person = min(guests or {subscriber.address for subscriber in here} or {info.id})
        return Claim(self._address(person), person, info.id, Urgency.SHOW)

    def _address(self, person: str) -> str:
        return self._addresses.get(person) or person

    @contextmanager
    def waiting_for_advice(self, person: str, address: str) -> Iterator[None]:
        """Somebody waits for advice inside this context. Refuses if they, or their address, already wait
        for too much."""
        if self._advised[person] >= scaled(ADVICE_WAITING, self._limits):
            raise Refused("limit", "err-advice-waiting")
        if self._addresses_advised[address] >= scaled(ADDRESS_ADVICE_WAITING, self._limits):
            raise Refused("limit", "err-advice-busy")
        self._advised[person] += 1
        self._addresses_advised[address] += 1
        try:
            yield
        finally:
            _less(self._advised, person)
            _less(self._addresses_advised, address)


def _less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
