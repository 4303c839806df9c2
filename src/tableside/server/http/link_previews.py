"""Link previews: the Open Graph tags of a page, so that a link shows what it leads to when somebody sends it.

A preview says only what anybody with the same link may see: of a private table, without its invite, nothing at all.
"""

from html import escape
from typing import Any, Final

from litestar import Request

from tableside.locales import LANGUAGES, Words, words
from tableside.server.app_context import AppContext
from tableside.server.problems import Refused
from tableside.server.tables.table_info import TableInfo

_HEAD: Final = b"</head>"


async def with_preview(page: bytes, path: str, context: AppContext, request: Request[Any, Any, Any]) -> bytes:
    """The page with the tags of its address."""
    speak = words(_language(request))
    title, about = speak.say("preview-title"), speak.say("preview-about")
    part, _, id = path.strip("/").partition("/")
    if part in ("table", "replay") and id:
        info = await _seen(id, context, request)
        if info is not None:
            title, about = _of_table(info, part, speak)
    tags = "".join(
        f'<meta {name}="{key}" content="{escape(value)}" />'
        for name, key, value in (
            ("property", "og:type", "website"),
            ("property", "og:site_name", "Tableside"),
            ("property", "og:title", title),
            ("property", "og:description", about),
            ("property", "og:locale", speak.language),
            ("name", "twitter:card", "summary"),
        )
    )
    return page.replace(_HEAD, tags.encode() + _HEAD, 1)


def _language(request: Request[Any, Any, Any]) -> str:
    """The first language of the visitor that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        if (code := part.strip()[:2].lower()) in LANGUAGES:
            return code
    return "en"


async def _seen(id: str, context: AppContext, request: Request[Any, Any, Any]) -> TableInfo | None:
    """A table that anybody with this very link may see."""
    try:
        return await context.visible_info(id, None, request.query_params.get("invite", ""))
    except Refused:
        return None


def _of_table(info: TableInfo, part: str, speak: Words) -> tuple[str, str]:
    """What a link to a table, or to the replay of a game, says."""
    game = f"$game-{info.game}"
    names = [f"={seat.name or seat.level}" for seat in info.seats if seat.kind != "open"]
    if info.status == "open":
        return speak.say("preview-invite", {"game": game}), speak.say("preview-invite-about", {"names": names})
    title = speak.say("preview-game", {"game": game, "names": names})
    if info.outcome is None:
        return title, speak.say("preview-running")
    winners = [f"={info.seats[seat].name or info.seats[seat].level}" for seat in info.outcome.winners]
    if not winners:
        return title, speak.say("preview-drawn")
    return title, speak.say("preview-won", {"names": winners, "n": len(winners)})
