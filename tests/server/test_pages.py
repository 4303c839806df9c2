"""Pages and files of the client: the server knows the same addresses as the client."""

import re

import pytest

from tableside.server.http.pages import PAGES
from tests.server.clients import ME, OPEN, ROOT, Person


def test_the_server_knows_the_pages_of_the_client() -> None:
    source = (ROOT / "web" / "src" / "pages" / "pages.ts").read_text(encoding="utf-8")
    own = re.findall(r"^  '(/[^']*)': \(\) =>", source, re.MULTILINE)
    games = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "web/src/games").glob("*/index.ts"))]
    brought = [page for text in games for page in re.findall(r"'(/[^']*)': \(\) =>", text)]
    assert len(own) > 10
    assert brought == ["/board-sets"]
    assert {*own, *brought} == set(PAGES)


@pytest.mark.parametrize("path", [page for page in PAGES if ":" not in page] + ["/mine/", "/new/rival-restaurants"])
async def test_a_page_is_there(stranger: Person, path: str) -> None:
    page = await stranger.http.get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert (await stranger.http.get("/", headers={"If-None-Match": page.headers["etag"]})).status_code == 304


@pytest.mark.parametrize("path", ["/nonsense", "/mine/x", "/table", "/table/zzz", "/replay/%00", "/new/chess"])
async def test_where_there_is_no_page_the_client_says_so_with_404(stranger: Person, path: str) -> None:
    page = await stranger.http.get("/")
    missing = await stranger.http.get(path, headers={"If-None-Match": page.headers["etag"]})
    assert missing.status_code == 404
    assert (missing.headers["content-type"], missing.content) == (page.headers["content-type"], page.content)


async def test_files_are_files(stranger: Person) -> None:
    missing = await stranger.http.get("/assets/none.js")
    assert (missing.status_code, missing.json()["problem"]["id"]) == (404, "err-no-page")


@pytest.mark.parametrize("page", ["/table/", "/replay/"])
async def test_a_private_table_is_no_page_to_strangers(anna: Person, stranger: Person, page: str) -> None:
    id = (await anna.open(ME, OPEN))["id"]
    invite = (await anna.get(f"/api/tables/{id}/invite"))["token"]
    assert (await anna.http.get(page + id)).status_code == 200
    assert (await stranger.http.get(page + id, params={"invite": invite})).status_code == 200
    unseen, none = await stranger.http.get(page + id), await stranger.http.get(page + "zzz")
    del unseen.headers["date"], none.headers["date"]
    assert (unseen.status_code, unseen.content, unseen.headers) == (404, none.content, none.headers)
