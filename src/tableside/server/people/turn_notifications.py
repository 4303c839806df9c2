"""Turn notifications: call a guest's webhook when a correspondence game waits for their move and they are not
connected. The format is the one of ntfy."""

import logging
from typing import Final

from sqlalchemy import bindparam, select

from tableside.locales import words
from tableside.server.addresses import ServerAddresses
from tableside.server.api_schema import PostClock
from tableside.server.people.webhooks import WebhookClient
from tableside.server.problems import Refused
from tableside.server.settings import Settings
from tableside.server.storage import model
from tableside.server.storage.store import Store
from tableside.server.tables.table import Table

_log: Final = logging.getLogger("tableside.notify")
_GUEST: Final = select(model.guests).where(model.guests.c.id == bindparam("which"))


class Notifier:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._addresses = ServerAddresses(settings.host, settings.port, settings.public_url)
        self._store = store
        self._webhooks = WebhookClient(allow_private=settings.private_webhooks)

    async def close(self) -> None:
        await self._webhooks.close()

    def notify(self, table: Table) -> None:
        """Notify the people who are now asked in a correspondence game and are not connected."""
        new = table.newly_asked()
        if not isinstance(table.info.clock, PostClock):
            return
        for number in new:
            seat = table.info.seats[number]
            if seat.by_person and seat.guest is not None and not table.subscribers.is_present(seat.guest):
                table.services.spawn(self._call(table, seat.guest), f"webhook for {table.info.id}")

    async def _call(self, table: Table, guest: str) -> None:
        row = await self._store.row(_GUEST, which=guest)
        if row is None or not row.webhook:
            return
        say = words(row.language).say
        others = [seat for seat in table.info.seats if seat.guest != guest]
        rivals = [f"={seat.name}" if seat.name else f"$bot-{seat.level}" for seat in others]
        title = say("notify-your-turn-title", {"game": f"$game-{table.info.game}"})
        text = say("notify-your-turn", {"game": f"$game-{table.info.game}", "rivals": rivals})
        headers = {"Title": title.encode(), "Tags": b"plate_with_cutlery"}
        if (address := self._addresses.network_url) is not None:
            headers["Click"] = f"{address}/table/{table.info.id}".encode()
        from httpx import HTTPError, InvalidURL  # slow to import, and rarely needed

        try:
            await self._webhooks.post(row.webhook, text.encode(), headers)
        except (HTTPError, InvalidURL, OSError, UnicodeError, Refused) as error:
            _log.warning("webhook failed", extra={"table": table.info.id, "error": type(error).__name__})
