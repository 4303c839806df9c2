"""``tableside accounts``: what the host can do about accounts while the server runs."""

import argparse
import asyncio
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Row, func, select

from tableside.engine.errors import OptionsError
from tableside.locales import Words
from tableside.server.people.accounts import Accounts, login_key
from tableside.server.people.guests import Guests
from tableside.server.settings import Settings, default_data_folder
from tableside.server.storage.model import accounts, guests, passkeys, sessions
from tableside.server.storage.store import Store
from tableside.terminal.arguments import Parser

_DO: Final = ("list", "reset-password", "sign-out", "delete")
_ALL: Final = (
    select(
        accounts,
        guests.c.name.label("shown"),
        select(func.count()).where(passkeys.c.guest == accounts.c.guest).scalar_subquery().label("passkeys"),
        select(func.count()).where(sessions.c.guest == accounts.c.guest).scalar_subquery().label("devices"),
    )
    .join(guests, guests.c.id == accounts.c.guest)
    .order_by(accounts.c.created)
)


def configure(parser: Parser, words: Words) -> None:
    parser.add_argument("do", metavar="|".join(_DO), choices=_DO, help=words.say("arg-accounts-do"))
    parser.add_argument(
        "name", metavar=words.say("arg-accounts-name-name"), nargs="?", help=words.say("arg-accounts-name")
    )
    folder = words.say("serve-folder-name")
    parser.add_argument("--data", metavar=folder, type=Path, default=default_data_folder(), help=words.say("arg-data"))


def run(args: argparse.Namespace, words: Words) -> int:
    settings = Settings.from_environment(args.data.expanduser().resolve())
    if not settings.database_exists:
        raise OptionsError("err-no-data", {"name": f"={settings.data}"})
    if args.do == "list" and args.name is not None:
        raise OptionsError("err-accounts-list", {"name": f"={args.name}"})
    if args.do in ("reset-password", "delete") and not args.name:
        raise OptionsError("err-accounts-which", {"what": f"={args.do}"})
    print(asyncio.run(_do(settings, args.do, args.name, words)))
    return 0


async def _do(settings: Settings, what: str, name: str | None, words: Words) -> str:
    store = Store(settings.database)
    await store.open()
    try:
        if what == "list":
            return _listed(await store.rows(_ALL), words)
        known = Guests(store)
        keeper = Accounts(settings, store, known)
        if what == "sign-out":
            return await _signed_out(keeper, [await _find(store, name)] if name else await store.rows(_ALL), words)
        row = await _find(store, name or "")
        if what == "reset-password":
            password = secrets.token_urlsafe(12)
            await keeper.reset(row.guest, password)
            return words.say("term-accounts-reset", {"name": f"={_name(row)}", "password": f"={password}"})
        guest = await known.find(row.guest)
        assert guest is not None
        await keeper.delete(guest)
        return words.say("term-accounts-deleted", {"name": f"={_name(row)}"})
    finally:
        await store.close()


async def _signed_out(keeper: Accounts, rows: Sequence[Row[Any]], words: Words) -> str:
    there = [row for row in rows if row.devices]
    for row in there:
        await keeper.sign_out_everywhere(row.guest)
    devices = sum(row.devices for row in there)
    return words.say("term-accounts-signed-out", {"accounts": len(there), "devices": devices})


async def _find(store: Store, name: str) -> Row[Any]:
    for row in await store.rows(_ALL):
        if row.guest == name or (row.key is not None and row.key == login_key(name)):
            return row
    raise OptionsError("err-accounts-unknown", {"name": f"={name}"})


def _listed(rows: Sequence[Row[Any]], words: Words) -> str:
    if not rows:
        return words.say("term-accounts-none")
    lines = [words.say("term-accounts-head")]
    for row in rows:
        since = datetime.fromtimestamp(row.created / 1000, UTC).date().isoformat()
        cells = [row.name or "-", row.shown, "×" if row.password else "-", row.passkeys, row.devices, since, row.guest]
        lines.append("\t".join(str(cell) for cell in cells))
    return "\n".join(lines)


def _name(row: Row[Any]) -> str:
    return str(row.name or row.guest)
