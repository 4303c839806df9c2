"""Middleware: what every request goes through: rate limits, the check of the origin, headers on every answer, the
sockets."""

import re
from typing import Any, Final, cast

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tableside.server.app_context import AppContext
from tableside.server.http.compression import with_compression
from tableside.server.limits import REQUESTS
from tableside.server.live.socket import COMPANION_PATH, PATH, companion_socket, table_socket
from tableside.server.preload import preload_passkeys
from tableside.server.problems import Refused, problem_of

_HOST: Final = re.compile(rb"(?:\[[0-9a-f:.]+\]|[0-9a-z._~-]*)(?::([0-9]{0,5}))?", re.IGNORECASE)
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions and movements of drawings are style attributes
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # an invite link is a secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


async def before_request(request: Request[Any, Any, Any]) -> None:
    context: AppContext = request.app.state.context
    await context.preloaded()
    if request.scope["path"].startswith("/api/account/passkeys"):
        await preload_passkeys()
    context.limits.take(REQUESTS, context.address(request))
    if request.method not in _SAFE and not context.same_origin(request.headers, request.url.scheme):
        raise Refused("forbidden", "err-origin")


def with_middleware(app: ASGIApp, context: AppContext) -> ASGIApp:
    """The application with the sockets of tables and companions, and with our headers on every answer, even on errors.
    Answers of the API may differ for each guest, so caches must not store them."""
    app = with_compression(app)

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "websocket" and not _has_host(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        if kind == "websocket" and (path := PATH.fullmatch(scope["path"])):
            await table_socket(context, path[1], scope, receive, send)
            return
        if kind == "websocket" and (path := COMPANION_PATH.fullmatch(scope["path"])):
            await companion_socket(context, path[1], scope, receive, send)
            return
        if kind != "http":
            await app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")
        if scope.get("method") == "HEAD":  # the answer to GET without its body
            scope = cast("Scope", {**scope, "method": "GET"})
            send = without_body(send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                if api and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        if not _has_host(scope):
            await _refuse_host(send_with_headers)
            return
        await app(scope, receive, send_with_headers)

    return wrapped


def without_body(send: Send) -> Send:
    """Sends the head of an answer only."""

    async def only_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return only_head


def _has_host(scope: Scope) -> bool:
    """Whether ``Host`` can be part of a URL. The framework builds one from it and fails if it cannot be parsed."""
    for name, value in scope["headers"]:
        if name == b"host":
            found = _HOST.fullmatch(value)
            if found is None or int(found[1] or 0) > 65_535:
                return False
    return True


async def _refuse_host(send: Send) -> None:
    problem = problem_of(
        Refused("invalid", "err-misread", {"why": "=the header Host is no name or number with a port"})
    )
    body = msgspec.json.encode({"problem": problem})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 400, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
