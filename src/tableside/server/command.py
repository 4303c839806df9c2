"""``tableside serve``: the server on the command line."""

import argparse
import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

from tableside.engine.errors import TablesideError
from tableside.locales import Words, words
from tableside.option_values import decimal, switch, web_address, whole_number
from tableside.server.addresses import ServerAddresses
from tableside.server.logs import LEVELS, set_up_logs, usual_level
from tableside.server.settings import Settings, default_data_folder, processors

_LAST_PORT: Final = 65535
_MAX_WORKERS: Final = 256
_MAX_DELAY: Final = 60  # seconds
_MAX_LIMITS: Final = 1_000_000
_MAX_DAYS: Final = 400
_MIN_SPACE: Final = 1_000_000  # bytes; a new database with its log takes less
_accounts: Final = switch("TABLESIDE_ACCOUNTS")


def configure(parser: argparse.ArgumentParser, words: Words) -> None:
    say, env, add = words.say, os.environ, parser.add_argument
    folder, number, url = say("serve-folder-name"), say("serve-number-name"), "URL"
    add("--host", metavar=say("serve-address-name"), default="127.0.0.1", help=say("serve-host"))
    add("--port", metavar=number, type=whole_number("--port", 0, _LAST_PORT), default=8000, help=say("serve-port"))
    add("--data", metavar=folder, type=Path, default=default_data_folder(), help=say("serve-data"))
    add("--log-level", choices=LEVELS, default=usual_level(), help=say("serve-log-level"))
    add("--open", action="store_true", help=say("serve-open"))
    add("--public-url", metavar=url, type=web_address("--public-url"), default=env.get("TABLESIDE_PUBLIC_URL", ""),
        help=say("serve-public-url"))  # fmt: skip
    add("--bot-delay", metavar=number, type=decimal("--bot-delay", _MAX_DELAY), default=0.6,
        help=say("serve-bot-delay"))  # fmt: skip
    add("--bot-workers", metavar=number, type=whole_number("--bot-workers", 1, _MAX_WORKERS), default=processors(),
        help=say("serve-bot-workers"))  # fmt: skip
    add("--check-workers", metavar=number, type=whole_number("--check-workers", 1, _MAX_WORKERS), default=2,
        help=say("serve-check-workers"))  # fmt: skip
    add("--limits", metavar=number, type=decimal("--limits", _MAX_LIMITS), default=1.0, help=say("serve-limits"))
    add("--no-accounts", action="store_true", help=say("serve-no-accounts"))
    add("--session-days", metavar=number, type=decimal("--session-days", _MAX_DAYS), default=90.0,
        help=say("serve-session-days"))  # fmt: skip
    add("--private-webhooks", action="store_true", help=say("serve-private-webhooks"))
    add("--proxy", metavar=say("serve-address-name"), default="127.0.0.1", help=say("serve-proxy"))


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings.from_environment(
        args.data.expanduser().resolve(),
        host=args.host,
        port=args.port,
        log_level=args.log_level,
        public_url=args.public_url,
        bot_delay=args.bot_delay,
        bot_workers=args.bot_workers,
        check_workers=args.check_workers,
        limits=args.limits,
        private_webhooks=args.private_webhooks,
        accounts=_accounts(os.environ.get("TABLESIDE_ACCOUNTS") or "on") and not args.no_accounts,
        session_days=args.session_days,
        secure_cookies=args.public_url.startswith("https://"),
        chosen_seeds=os.environ.get("TABLESIDE_CHOSEN_SEEDS") == "1",
    )


def run(args: argparse.Namespace, speak: Words) -> int:
    from tableside.server.storage.single_instance import single_instance  # slow to import: not for other commands

    settings = settings_of(args)
    set_up_logs(settings.log_level)
    if settings.chosen_seeds:
        print(f"tableside: {speak.say('serve-chosen-seeds')}", file=sys.stderr)
    try:
        _check_disk_space(settings)
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        print(f"tableside: {speak.say('serve-disk-full', {'folder': f'={settings.data}'})}", file=sys.stderr)
        return 2
    with single_instance(settings.database):
        if settings.database_exists:
            asyncio.run(_check_database(settings.database))
        listener = _listen(settings, speak)
        if listener is None:
            return 2
        settings = replace(settings, port=listener.getsockname()[1])  # port 0: any free one
        return _serve(settings, listener, args, speak)


def _check_disk_space(settings: Settings) -> None:
    """Make the data folder and check that a new database fits. OSError if it does not."""
    if settings.database_url:
        return  # the database is elsewhere
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with tempfile.TemporaryFile(dir=settings.data) as trial:
        trial.write(bytes(_MIN_SPACE))
        trial.flush()


def _serve(settings: Settings, listener: socket.socket, args: argparse.Namespace, speak: Words) -> int:
    import uvicorn

    from tableside.server.app_context import AppContext
    from tableside.server.http.app import make_app
    from tableside.server.http.relaying import relaying
    from tableside.server.http.timeouts import TimedHttpProtocol, TimedWebSocketProtocol
    from tableside.server.http.uvicorn_server import UvicornServer

    context = AppContext(settings)
    _tune()
    config = uvicorn.Config(
        make_app(context),
        log_config=None,
        access_log=False,
        lifespan="on",
        http=relaying(context.cluster.relays, args.proxy) if context.cluster is not None else TimedHttpProtocol,
        ws=TimedWebSocketProtocol,
        ws_max_size=1_000_000,  # what is only too big for the protocol gets an answer; this ends the connection
        ws_per_message_deflate=False,
        forwarded_allow_ips=args.proxy,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    greeting = _greeting(context.addresses, speak)
    server = UvicornServer(
        config, context.addresses.local_url, greeting, open_browser=args.open, before_shutdown=context.stop_work
    )
    # uvicorn stops on these signals and then sends them to itself again; by then everything is finished.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def _greeting(addresses: ServerAddresses, speak: Words) -> str:
    """The address of the server, the one for other machines and, at a terminal, how to stop it."""
    lines = [speak.say("serve-at", {"address": f"={addresses.local_url}"})]
    if addresses.only_local:
        lines.append(speak.say("serve-only-here"))
    elif (network := addresses.network_url) not in (None, addresses.local_url):
        lines.append(speak.say("serve-elsewhere", {"address": f"={network}"}))
    if sys.stdout.isatty():
        lines.append(speak.say("serve-stop"))
    return "\n".join(lines)


def _tune() -> None:
    """Python's defaults suit programs that compute. A server must answer in time."""
    # The thread that writes to the disk gets Python's lock back within a millisecond instead of five.
    sys.setswitchinterval(0.001)
    # Tables live long and hold no cycles: collect garbage rarely, and never what was there from the start.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def _check_database(database: str) -> None:
    """Report problems before anything is listened to or changed."""
    from tableside.server.storage.store import Store

    store = Store(database)
    try:
        await store.check()
    finally:
        await store.close()


def _listen(settings: Settings, speak: Words) -> socket.socket | None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        id = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-cannot-listen"
        told = {"host": f"={settings.host}", "port": f"={settings.port}", "why": f"={error.strerror}"}
        print(f"tableside: {speak.say(id, told)}", file=sys.stderr)
        listener.close()
        return None
    return listener


def main() -> int:
    english = words("en")
    parser = argparse.ArgumentParser(prog="python -m tableside.server.command", description=english.say("cmd-serve"))
    configure(parser, english)
    try:
        return run(parser.parse_args(), english)
    except TablesideError as error:
        parser.error(english.problem(error))


if __name__ == "__main__":
    sys.exit(main())
