"""The event loop with PostgreSQL, whose driver runs on it: long games and full lists do not block it either."""

from pathlib import Path

import httpx
import pytest

from tableside.games.rival_restaurants.catalog.loader import packaged_recipes
from tests.security.loop_delay import watched_server
from tests.security.test_event_loop import MOST, long_record
from tools.services import Postgres

pytestmark = pytest.mark.needs("postgresql")


async def test_long_games_and_full_lists(postgres: Postgres, tmp_path: Path) -> None:
    with watched_server(tmp_path / "data", database_url=postgres.new_database()) as served:
        async with httpx.AsyncClient(base_url=served.url, timeout=60) as http:
            await http.post("/api/session", json={"name": "Anna"})
            served.steps.about = "upload"
            answer = await http.post("/api/records", content=long_record())
            assert answer.status_code == 201, answer.text[:300]
            for what in ("replay", "positions?from=9000", "record", "verify"):
                served.steps.about = what
                assert (await http.get(f"/api/tables/{answer.json()['id']}/{what}")).status_code == 200
            deck = [{**recipe, "name": f"{recipe['name']} {n}"} for n in range(4) for recipe in packaged_recipes()]
            seats = [{"kind": "me"}, {"kind": "local"}]
            for _ in range(50):
                served.steps.about = "opening"
                wish = {"game": "rival-restaurants", "options": {"recipes": deck}, "seats": seats, "public": True}
                assert (await http.post("/api/tables", json=wish)).status_code == 201
            for path in ("/api/tables?which=watch", "/api/tables/mine"):
                served.steps.about = path
                assert len((await http.get(path)).json()["tables"]) == 50
        assert served.steps.most < MOST, served.steps.longest()
