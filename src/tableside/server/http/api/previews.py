"""/api/games/{game}/preview: how a game with options of one's own begins. Nothing is kept."""

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody

from tableside.engine.game import game_of
from tableside.server.http.api.dependencies import TheHouse
from tableside.server.http.schema import NewPreview, Preview
from tableside.server.limits import PREVIEWS
from tableside.server.tables.jobs.pool import while_here


@post("/api/games/{game:str}/preview", summary="How a game with these options begins", status_code=200, tags=["games"])
async def preview(
    house: TheHouse, request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[NewPreview]
) -> Response[Preview]:
    game_of(game)  # refuses a game that there is not
    who = house.address(request)
    house.limits.take(PREVIEWS, who)
    done = await while_here(request, house.workers.do(who, "preview", msgspec.json.encode(data), game))
    return Response(done.body, media_type="application/json")  # type: ignore[arg-type]


HANDLERS = [preview]
