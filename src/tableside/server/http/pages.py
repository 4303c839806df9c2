"""Pages: which paths the client shows. One file of the client serves all of them. This module decides when the status
of the answer is 404."""

import re
from typing import Any, Final

from litestar import Request

from tableside.engine.game import game_keys
from tableside.server.app_context import AppContext
from tableside.server.problems import Refused

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
    "/companion",
    "/companion/screen",
    "/companion/:room",
    "/companion/:room/screen",
)
"""The same list as in web/src/pages/pages.ts."""

_PATTERNS: Final = [re.compile(re.sub(r":(\w+)", r"(?P<\1>[^/]+)", page.rstrip("/")) + "/*") for page in PAGES]


async def is_page(path: str, context: AppContext, request: Request[Any, Any, Any]) -> bool:
    """Whether a path shows something to the caller. A table that they may not see counts as missing."""
    found = next(filter(None, (pattern.fullmatch(path) for pattern in _PATTERNS)), None)
    if found is None:
        return False
    parts = found.groupdict()
    if "game" in parts:
        return parts["game"] in game_keys()
    if "id" in parts:
        caller = await context.caller_of(request.headers, request.cookies)
        try:
            await context.visible_info(parts["id"], caller.guest, request.query_params.get("invite", ""))
        except Refused as refusal:
            return refusal.kind != "missing"  # the page reports other problems itself
    return True
