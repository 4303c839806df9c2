"""``tableside backup`` and ``tableside restore``: all games and guests in one file, while the server runs."""

import argparse
import asyncio
from pathlib import Path

from tableside.engine.errors import OptionsError
from tableside.locales import Words
from tableside.server.settings import Settings, default_data_folder, load_or_create_key, secret_key
from tableside.server.storage.backup import Counts, Restored, back_up, restore
from tableside.server.storage.store import Store
from tableside.terminal.arguments import Parser


def configure(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words.say("arg-file-name"), help=words.say("arg-backup-file"), type=Path)
    folder = words.say("serve-folder-name")
    parser.add_argument("--data", metavar=folder, type=Path, default=default_data_folder(), help=words.say("arg-data"))


def run(args: argparse.Namespace, words: Words) -> int:
    settings = Settings.from_environment(args.data.expanduser().resolve())
    if args.command == "backup":
        made = asyncio.run(_back_up(settings, args.file))
        print(words.say("term-backup-made", {"file": f"={args.file}", "tables": made.tables, "guests": made.guests}))
    else:
        found = asyncio.run(_restore(settings, args.file))
        told = {"tables": found.added.tables, "guests": found.added.guests, "present": found.present.tables}
        print(words.say("term-restored", {"file": f"={args.file}", **told}))
        if found.nameless:
            names = [f"={name}" for name in found.nameless]
            print(words.say("term-restored-nameless", {"n": len(names), "names": names}))
    return 0


async def _back_up(settings: Settings, file: Path) -> Counts:
    if not settings.database_exists:
        raise OptionsError("err-no-data", {"name": f"={settings.data}"})
    store = Store(settings.database)
    await store.open()
    try:
        key = await store.shared_key("sessions", b"") if not store.sqlite else b""
        return await back_up(store, key or secret_key(settings.data), file)
    finally:
        await store.close()


async def _restore(settings: Settings, file: Path) -> Restored:
    if not settings.database_url:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = Store(settings.database)
    await store.open()
    try:
        found = await restore(store, file)
        # Guests stay signed in, unless the database already has a key of its own.
        if store.sqlite:
            load_or_create_key(settings.data, found.key)
        else:
            await store.shared_key("sessions", found.key)
        return found
    finally:
        await store.close()
