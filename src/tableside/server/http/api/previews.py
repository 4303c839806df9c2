"""/api/games/{game}/preview: how a game with custom options begins. Nothing is stored."""

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody

from tableside.engine.game import game_of
from tableside.server.api_schema import NewPreview, Preview
from tableside.server.http.api.dependencies import ContextDep
from tableside.server.http.disconnect import while_connected
from tableside.server.limits import PREVIEWS


@post("/api/games/{game:str}/preview", summary="How a game with these options begins", status_code=200, tags=["games"])
async def preview(
    context: ContextDep, request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[NewPreview]
) -> Response[Preview]:
    game_of(game)  # refuses an unknown game
    who = context.address(request)
    context.limits.take(PREVIEWS, who)
    done = await while_connected(request, context.jobs.do(who, "preview", msgspec.json.encode(data), game))
    answer: Response[Any] = Response(done.body, media_type="application/json")
    return answer


HANDLERS = [preview]
