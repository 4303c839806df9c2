"""``tableside mcp``: lets a language-model agent play at the tables of a server, over standard input and output."""

import argparse
import asyncio
import os
from typing import Final

from tableside.locales import Words
from tableside.optional_packages import needs_extra
from tableside.terminal.arguments import Parser

_SERVER: Final = "TABLESIDE_SERVER"
_USUAL: Final = "http://127.0.0.1:8000"


def configure(parser: Parser, words: Words) -> None:
    say = words.say
    usual = os.environ.get(_SERVER, _USUAL)
    parser.add_argument("--server", metavar="URL", default=usual, help=say("arg-mcp-server", {"url": f"={usual}"}))
    parser.add_argument("--name", metavar=say("arg-mcp-name-name"), default="Agent", help=say("arg-mcp-name"))
    parser.add_argument("--link", metavar="URL", help=say("arg-mcp-link"))


def run(args: argparse.Namespace, words: Words) -> int:
    with needs_extra("agents", "mcp", "websockets"):
        from tableside.terminal.mcp.table_client import TableClient
        from tableside.terminal.mcp.tools import build
    asyncio.run(_serve(TableClient(args.server, args.name), args.link, words.language, build))
    return 0


async def _serve(client, link, language, build) -> None:  # type: ignore[no-untyped-def] # types of an optional package
    try:
        if link:
            await client.join(link)
        await build(client, language).run_stdio_async()
    finally:
        await client.close()
