"""/health and /metrics."""

from litestar import Response, get

from tableside import __version__
from tableside.server.http.api.dependencies import TheHouse
from tableside.server.http.schema import Health


@get("/health", summary="Is it well?", tags=["system"])
async def health(house: TheHouse) -> Response[Health]:
    database = await house.store.alive()
    stopping = house.hall.stopping
    found = Health("stopping" if stopping else "ok", __version__, database)
    return Response(found, status_code=200 if database and not stopping else 503)


@get("/metrics", summary="Figures for Prometheus", tags=["system"], media_type="text/plain", sync_to_thread=False)
def metrics(house: TheHouse) -> Response[bytes]:
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
