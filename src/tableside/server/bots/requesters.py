"""Askers: for whom bots think. A table's bots think for a person who sits there; where bots play alone, for somebody
who watches. Each person belongs to the address where they were last met, so that many guests at one address share."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tableside.server.bots.queue import Claim, Urgency
from tableside.server.http.problems import Refused
from tableside.server.limits import ADDRESS_ADVICE_WAITING, ADVICE_WAITING, scaled
from tableside.server.tables.table import Table

_MOST_KNOWN: Final = 20_000


class Askers:
    def __init__(self, limits: float) -> None:
        self._limits = limits
        self._addresses: dict[str, str] = {}  # where people were met, the latest at the end
        self._advised: Counter[str] = Counter()  # advice that people wait for
        self._addresses_advised: Counter[str] = Counter()

    def met(self, guest: str | None, address: str) -> None:
        """Somebody came from an address."""
        if guest is None:
            return
        self._addresses.pop(guest, None)
        self._addresses[guest] = address
        if len(self._addresses) > _MOST_KNOWN:
            del self._addresses[next(iter(self._addresses))]

    def for_table(self, table: Table) -> Claim:
        """The claim of a bot at a table."""
        sheet, here = table.sheet, table.audience.connections
        guests = {connection.guest for connection in here if connection.guest is not None}
        seated = [seat.guest for seat in sheet.seats if seat.by_person and seat.guest is not None]
        if not sheet.bots_alone:
            person = next((guest for guest in seated if guest in guests), seated[0] if seated else sheet.id)
            return Claim(self._address(person), person, sheet.id, Urgency.LIVE)
        if sheet.host is not None and sheet.host in guests:
            person = sheet.host
        else:
            person = min(guests or {connection.address for connection in here} or {sheet.id})
        return Claim(self._address(person), person, sheet.id, Urgency.SHOW)

    def _address(self, person: str) -> str:
        return self._addresses.get(person) or person

    @contextmanager
    def advised(self, person: str, address: str) -> Iterator[None]:
        """Somebody waits for advice; refuses if they, or their address, wait for too much already."""
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
