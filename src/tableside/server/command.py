"""``tableside serve``: the server on the command line."""

import argparse
import gc
import os
import signal
import socket
import sys
from pathlib import Path

from tableside.server.settings import Settings, default_data_folder


def add_serve_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("serve", help="serve tables to browsers and bots")
    add_arguments(parser)
    parser.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    env = os.environ
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="address to listen on (0.0.0.0: all; default: %(default)s)")
    add("--port", type=int, default=8000, help="port to listen on (0: any free one; default: %(default)s)")
    add("--data", type=Path, default=default_data_folder(), help="folder for games and keys (default: %(default)s)")
    add("--log-level", default="info", choices=["debug", "info", "warning", "error"])
    add("--open", action="store_true", help="open the browser")
    add("--public-url", default=env.get("TABLESIDE_PUBLIC_URL", ""), help="address people use, behind a proxy")
    add("--bot-delay", type=float, default=0.6, help="seconds a bot seems to think (default: %(default)s)")
    add("--bot-workers", type=int, default=1, help="processes in which bots think (default: %(default)s)")
    add("--limits", type=float, default=1.0, help="scale of the rate limits (0: none; default: %(default)s)")
    add("--private-webhooks", action="store_true", help="let webhooks call addresses of the own network")
    add("--proxy", default="127.0.0.1", help="whose X-Forwarded-For is believed (default: %(default)s)")


def settings_of(args: argparse.Namespace) -> Settings:
    public = args.public_url.rstrip("/")
    return Settings(
        data=args.data.expanduser().resolve(),
        host=args.host,
        port=args.port,
        log_level=args.log_level,
        database_url=os.environ.get("TABLESIDE_DATABASE_URL", ""),
        redis_url=os.environ.get("TABLESIDE_REDIS_URL", ""),
        public_url=public,
        bot_delay=args.bot_delay,
        bot_workers=args.bot_workers,
        limits=args.limits,
        private_webhooks=args.private_webhooks,
        secure_cookies=public.startswith("https://"),
        chosen_seeds=os.environ.get("TABLESIDE_CHOSEN_SEEDS") == "1",
    )


def run(args: argparse.Namespace) -> int:
    import uvicorn  # importing the server takes a moment that other commands need not wait

    from tableside.server.app import make_app
    from tableside.server.house import House
    from tableside.server.logs import set_up_logs
    from tableside.server.serving import Server

    settings = settings_of(args)
    set_up_logs(settings.log_level)
    if settings.chosen_seeds:
        print("tableside: TABLESIDE_CHOSEN_SEEDS is on: seeds can be chosen, this is for tests alone", file=sys.stderr)
    listener = _listen(settings)
    if listener is None:
        return 2
    port = listener.getsockname()[1]
    house = House(settings)
    _tune()
    config = uvicorn.Config(
        make_app(house),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=1_000_000,  # bigger frames than the protocol's are refused politely, huge ones are not
        ws_per_message_deflate=False,
        forwarded_allow_ips=args.proxy,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    server = Server(config, address, open_browser=args.open, farewell=house.hall.close)
    # uvicorn stops on these and then sends them to itself again; by then all is done.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def _tune() -> None:
    """Python's defaults are for programs that compute; a server waits, and must not be late."""
    # The thread that writes to the disk gets Python's lock back within a millisecond, not five.
    sys.setswitchinterval(0.001)
    # Tables live long and hold no cycles: look for garbage seldom, and never at what was there from the start.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _listen(settings: Settings) -> socket.socket | None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        print(f"tableside: cannot listen on {settings.host} port {settings.port}: {error.strerror}", file=sys.stderr)
        listener.close()
        return None
    return listener


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tableside.server.command", description="Serve Tableside.")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
