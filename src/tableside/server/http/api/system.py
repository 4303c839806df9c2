"""/health and /metrics."""

from litestar import Response, get

from tableside import __version__
from tableside.server.api_schema import Health
from tableside.server.http.api.dependencies import ContextDep


@get("/health", summary="Is it well?", tags=["system"])
async def health(context: ContextDep) -> Response[Health]:
    database = await context.store.alive()
    stopping = context.registry.stopping
    found = Health("stopping" if stopping else "ok", __version__, database)
    return Response(found, status_code=200 if database and not stopping else 503)


@get("/metrics", summary="Figures for Prometheus", tags=["system"], media_type="text/plain", sync_to_thread=False)
def metrics(context: ContextDep) -> Response[bytes]:
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
