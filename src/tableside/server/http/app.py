"""App: the server as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar._openapi.plugin import OpenAPIPlugin  # it keeps what takes long to make; there is no public way to it
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, ControllerRouterHandler

from tableside import __version__
from tableside.engine.errors import TablesideError
from tableside.server.app_context import Caller, House
from tableside.server.http.api import games, previews, records, system
from tableside.server.http.api.account import AccountController
from tableside.server.http.api.dependencies import TheCaller, TheHouse
from tableside.server.http.api.session import SessionController
from tableside.server.http.api.tables import TablesController
from tableside.server.http.client_files import ClientFiles, client_file
from tableside.server.http.middleware import before_request, with_doors
from tableside.server.http.openapi import Described
from tableside.server.http.problems import STATUS, Kind, Problem, Refused, problem_of
from tableside.server.http.validation_messages import misread
from tableside.server.people.guests import GuestRow

_log: Final = logging.getLogger("tableside.http")
_MOST_BODY: Final = 100_000
_GONE: Final = "client disconnected prematurely"  # in the middle of a body; no fault of the server
_KINDS: Final[dict[int, Kind]] = {
    400: "invalid",
    401: "session",
    403: "forbidden",
    404: "missing",
    405: "invalid",
    409: "conflict",
    413: "limit",
    415: "invalid",
    429: "limit",
    503: "unavailable",
}


def make_app(house: House) -> ASGIApp:
    """The whole server, for uvicorn or any other ASGI server to run."""
    return with_doors(make_litestar(house), house)


def make_litestar(house: House) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        house.warm_up(app.plugins.get(OpenAPIPlugin).provide_openapi_schema)
        try:
            yield
        finally:
            await house.close()

    client = ClientFiles()
    handlers: list[ControllerRouterHandler] = [
        SessionController,
        AccountController,
        TablesController,
        *records.HANDLERS,
        *games.HANDLERS,
        *previews.HANDLERS,
        *system.HANDLERS,
        client_file,
    ]
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "caller": Provide(_caller),
            "guest": Provide(_guest, sync_to_thread=False),
        },
        before_request=before_request,
        exception_handlers={
            TablesideError: _refused,
            HTTPException: _http_problem,
            # The framework reads a body without expecting either: nested beyond reason, or no text at all.
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _internal,
        },
        request_max_body_size=_MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tableside",
            version=__version__,
            description="Two restaurant board games; docs/protocol.md explains the socket.",
            path="/schema",
            render_plugins=[Described(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )


async def _caller(request: Request[Any, Any, Any], house: TheHouse) -> Caller:
    return await house.caller_of(request.headers, request.cookies)


def _guest(caller: TheCaller) -> GuestRow | None:
    return caller.guest


def _answer(request: Request[Any, Any, Any], problem: Problem, status: int) -> Response[dict[str, Problem]]:
    request.app.state.house.metrics.errors.labels(problem.kind).inc()
    headers = {}
    if problem.id == "err-too-fast":
        headers["Retry-After"] = str(problem.args["n"])
    elif problem.id in ("err-checks-full", "err-checks-yours"):
        headers["Retry-After"] = "5"
    return Response({"problem": problem}, status_code=status, headers=headers, media_type="application/json")


def _refused(request: Request[Any, Any, Any], error: TablesideError) -> Response[dict[str, Problem]]:
    problem = problem_of(error)
    return _answer(request, problem, STATUS[problem.kind])


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Problem]]:
    """What the framework refuses: a field that does not fit, an unknown path, a method that is not allowed."""
    kind = _KINDS.get(error.status_code)
    if kind is None and error.detail == _GONE:
        return _unreadable(request, error)
    if kind is None:
        return _internal(request, error)
    if error.status_code == 404:
        problem = problem_of(Refused("missing", "err-no-page"))
    elif error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size()
        problem = problem_of(Refused("limit", "err-too-big", {"n": most or _MOST_BODY}))
    else:
        refusal = _misread(error)
        refusal.kind = kind
        problem = problem_of(refusal)
    return _answer(request, problem, error.status_code)


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Problem]]:
    return _answer(request, problem_of(misread(str(error))), 400)


def _misread(error: HTTPException) -> Refused:
    extra = error.extra
    if isinstance(extra, list):
        for part in extra:
            if isinstance(part, dict) and part.get("message"):
                where = str(part.get("key", ""))
                return misread(str(part["message"]), "" if where == "data" else where)  # the whole body has no name
    return misread(error.detail.partition(" for path ")[0])  # the rest is the whole address, an invitation's link too


def _internal(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Problem]]:
    _log.error("request failed", extra={"path": request.url.path}, exc_info=error)
    return _answer(request, problem_of(Refused("unavailable", "err-internal")), 500)
