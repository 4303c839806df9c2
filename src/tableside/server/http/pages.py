"""Pages: which addresses show something in the browser. All pages are the client's one file, which also says in words
when there is none; here is known when the answer to an address is 404."""

import re
from typing import Any, Final

from litestar import Request

from tableside.engine.game import game_keys
from tableside.server.app_context import House
from tableside.server.http.problems import Refused

PAGES: Final = (
    "/",
    "/new/:game",
    "/table/:id",
    "/replay",
    "/replay/:id",
    "/mine",
    "/watch",
    "/rules",
    "/rules/:game",
    "/settings",
    "/account",
    "/board-sets",
    "/about",
)
"""As the client has them (web/src/pages/pages.ts)."""

_ADDRESSES: Final = [re.compile(re.sub(r":(\w+)", r"(?P<\1>[^/]+)", page.rstrip("/")) + "/*") for page in PAGES]


async def is_page(path: str, house: House, request: Request[Any, Any, Any]) -> bool:
    """Whether there is something to see for who asks. A table that one may not know of is as missing as none."""
    found = next(filter(None, (address.fullmatch(path) for address in _ADDRESSES)), None)
    if found is None:
        return False
    parts = found.groupdict()
    if "game" in parts:
        return parts["game"] in game_keys()
    if "id" in parts:
        caller = await house.caller_of(request.headers, request.cookies)
        try:
            await house.seen_sheet(parts["id"], caller.guest, request.query_params.get("invite", ""))
        except Refused as refusal:
            return refusal.kind != "missing"  # of other troubles the page tells
    return True
