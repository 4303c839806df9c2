"""The server as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar._openapi.plugin import OpenAPIPlugin  # it caches the schema; there is no public way to it
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, ControllerRouterHandler

from tableside import __version__
from tableside.engine.errors import TablesideError
from tableside.server.app_context import AppContext, Caller
from tableside.server.http.api import games, previews, records, reviews, system
from tableside.server.http.api.account import AccountController
from tableside.server.http.api.companions import CompanionsController
from tableside.server.http.api.dependencies import CallerDep, ContextDep
from tableside.server.http.api.session import SessionController
from tableside.server.http.api.tables import TablesController
from tableside.server.http.client_files import ClientFiles, client_file
from tableside.server.http.middleware import before_request, with_middleware
from tableside.server.http.openapi_corrections import CorrectedOpenApi
from tableside.server.people.guests import GuestRow
from tableside.server.problems import STATUS, Kind, Problem, Refused, problem_of
from tableside.server.validation_messages import validation_problem

_log: Final = logging.getLogger("tableside.http")
_MAX_BODY: Final = 100_000
_GONE: Final = "client disconnected prematurely"  # in the middle of a body; not an error of the server
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


def make_app(context: AppContext) -> ASGIApp:
    """The whole server, for uvicorn or any other ASGI server to run."""
    return with_middleware(make_litestar(context), context)


def make_litestar(context: AppContext) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await context.open()
        app.state.context = context
        context.preload(app.plugins.get(OpenAPIPlugin).provide_openapi_schema)
        try:
            yield
        finally:
            await context.close()

    client = ClientFiles()
    handlers: list[ControllerRouterHandler] = [
        SessionController,
        AccountController,
        TablesController,
        CompanionsController,
        *records.HANDLERS,
        *reviews.HANDLERS,
        *games.HANDLERS,
        *previews.HANDLERS,
        *system.HANDLERS,
        client_file,
    ]
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "caller": Provide(_caller),
            "guest": Provide(_guest, sync_to_thread=False),
        },
        before_request=before_request,
        exception_handlers={
            TablesideError: _refused,
            HTTPException: _http_problem,
            # The framework does not expect either in a body: nested too deeply, or not text.
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _internal,
        },
        request_max_body_size=_MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Tableside",
            version=__version__,
            description="Two restaurant board games; docs/protocol.md explains the socket.",
            path="/schema",
            render_plugins=[CorrectedOpenApi(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )


async def _caller(request: Request[Any, Any, Any], context: ContextDep) -> Caller:
    return await context.caller_of(request.headers, request.cookies)


def _guest(caller: CallerDep) -> GuestRow | None:
    return caller.guest


def _answer(request: Request[Any, Any, Any], problem: Problem, status: int) -> Response[dict[str, Problem]]:
    request.app.state.context.metrics.errors.labels(problem.kind).inc()
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
    """What the framework refuses: a field that does not fit, an unknown path, a wrong method."""
    kind = _KINDS.get(error.status_code)
    if kind is None and error.detail == _GONE:
        return _unreadable(request, error)
    if kind is None:
        return _internal(request, error)
    if error.status_code == 404:
        problem = problem_of(Refused("missing", "err-no-page"))
    elif error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size()
        problem = problem_of(Refused("limit", "err-too-big", {"n": most or _MAX_BODY}))
    else:
        refusal = _validation_problem(error)
        refusal.kind = kind
        problem = problem_of(refusal)
    return _answer(request, problem, error.status_code)


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Problem]]:
    return _answer(request, problem_of(validation_problem(str(error))), 400)


def _validation_problem(error: HTTPException) -> Refused:
    extra = error.extra
    if isinstance(extra, list):
        for part in extra:
            if isinstance(part, dict) and part.get("message"):
                where = str(part.get("key", ""))
                return validation_problem(
                    str(part["message"]), "" if where == "data" else where
                )  # the body itself has no name
    return validation_problem(
        error.detail.partition(" for path ")[0]
    )  # the rest is the whole URL, which may be an invite link


def _internal(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Problem]]:
    _log.error("request failed", extra={"path": request.url.path}, exc_info=error)
    return _answer(request, problem_of(Refused("unavailable", "err-internal")), 500)
