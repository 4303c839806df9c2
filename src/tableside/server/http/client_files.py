"""Client files: the built web client, read once and served from memory. All pages are one file (``pages.py``)."""

import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tableside.server.http.api.dependencies import ContextDep
from tableside.server.http.link_previews import with_preview
from tableside.server.http.pages import is_page
from tableside.server.problems import Refused

# While working on the client: TABLESIDE_STATIC=web/dist.
FOLDER: Final = Path(os.environ.get("TABLESIDE_STATIC") or Path(__file__).parents[1] / "static")

_MISSING: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tableside</title></head>
<body><h1>Tableside is running</h1>
<p>The web client is not built yet. In the project's folder run <code>make play</code>, which builds it,
or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p>
<p>The programming interface is here: <a href="/schema">/schema</a>.</p></body></html>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class ClientFile:
    body: bytes
    zipped: bytes | None  # if that is smaller
    kind: str
    tag: str
    lasting: bool  # its name changes with its content, so it may be cached for ever


class ClientFiles:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, ClientFile] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = _read(path.read_bytes(), name)
        self.page: Final = self._files.get("index.html") or _read(_MISSING, "index.html")

    def find(self, path: str) -> ClientFile:
        """A file by its path; a path without an ending is a page, and all pages are one file."""
        found = self._files.get(path)
        if found is not None:
            return found
        if path.startswith("api/") or "." in path.rpartition("/")[2]:
            raise Refused("missing", "err-no-page")
        return self.page


def _read(body: bytes, name: str) -> ClientFile:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    zipped = gzip.compress(body, 6, mtime=0)
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return ClientFile(body, zipped if len(zipped) < len(body) else None, kind, tag, name.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(
    request: Request[Any, Any, Any],
    context: ContextDep,
    client: NamedDependency[ClientFiles],
    path: FromPath[str] = "",
) -> Response[bytes]:
    found = client.find(path.lstrip("/"))
    if found is client.page:
        status = 200 if await is_page(path or "/", context, request) else 404
        found = _read(await with_preview(found.body, path, context, request), "index.html")
        if status == 404:
            return _answer(request, found, 404, {"Cache-Control": "no-cache"})
    lasting = "public, max-age=31536000, immutable" if found.lasting else "no-cache"
    headers = {"Cache-Control": lasting, "ETag": found.tag}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers={**headers, "Vary": "Accept-Encoding"})
    return _answer(request, found, 200, headers)


def _answer(request: Request[Any, Any, Any], file: ClientFile, status: int, headers: dict[str, str]) -> Response[bytes]:
    headers = {**headers, "Vary": "Accept-Encoding"}
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.zipped
        headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, media_type=file.kind, headers=headers)
