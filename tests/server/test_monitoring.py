"""Monitoring: logs with table and seat, metrics, and a dashboard that matches them."""

import json
import re
from pathlib import Path

from tests.server.clients import ME, OPEN, ROOT, Server, person

DASHBOARD = ROOT / "deploy" / "grafana-dashboard.json"
OWN = re.compile(r"\b(?:tableside|process)_[a-z_]+")


async def test_logs_say_which_table_and_which_seat(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--log-level", "debug").start()
    try:
        async with person(server, "Anna") as anna, person(server, "Ben") as ben:
            table = (await anna.open(ME, OPEN))["id"]
            invite = (await anna.get(f"/api/tables/{table}/invite"))["token"]
            await ben.post(f"/api/tables/{table}/join", {"invite": invite})
            async with anna.at(table) as sitting:
                await sitting.play()
                assert (await sitting.play("no such move", seat=0))["type"] == "error"
                await sitting.play(":resign", seat=0)
            secrets = [invite, anna.http.cookies["tableside"], ben.http.cookies["tableside"]]
    finally:
        server.stop()
    lines = [json.loads(line) for line in server.log().splitlines()]
    here = [line for line in lines if line.get("table") == table]
    told = {line["event"]: line for line in here}
    assert {"sat", "started", "moved", "refused", "finished"} <= set(told)
    assert told["sat"]["seat"] == 1
    assert told["started"]["game"] == "burger-joint"
    assert [line["seat"] for line in here if line["event"] == "moved"] == [0, 0]
    assert told["refused"]["seats"] == [0]
    assert "err-" in told["refused"]["problem"]
    assert all({"time", "level", "from", "event"} <= set(line) for line in lines)
    for secret in secrets:
        assert secret not in server.log()


async def test_the_dashboard_asks_for_figures_that_exist(server: Server) -> None:
    async with person(server, "Anna") as anna:
        text = await anna.get("/metrics")
    known = set(OWN.findall(text))
    dashboard = json.loads(DASHBOARD.read_text())
    asked = {
        name for panel in dashboard["panels"] for one in panel.get("targets", ()) for name in OWN.findall(one["expr"])
    }
    assert len(asked) > 18
    assert asked <= known, asked - known
    titles = [panel["title"] for panel in dashboard["panels"] if panel["type"] == "row"]
    assert titles == ["Is it healthy?", "How full?", "How slow?"]
    assert all(panel.get("description") for panel in dashboard["panels"] if panel["type"] != "row")


async def test_figures_say_whether_it_is_well_how_full_and_how_slow(server: Server) -> None:
    async with person(server, "Anna") as anna:
        table = await anna.open(ME, {"kind": "local", "name": "Two"})
        async with anna.at(table["id"]) as sitting:
            await sitting.play()
            text = await anna.get("/metrics")
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    for name in ("tableside_database_up", "tableside_nodes", "tableside_news_up"):
        assert float(figures[name]) == 1
    for name in ("tableside_connections", "tableside_tables_open", "tableside_move_seconds_count"):
        assert float(figures[name]) >= 1
    assert float(figures["process_resident_memory_bytes"]) > 1e7


def test_the_files_for_hosts_are_named_where_one_looks_for_them() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text()
    for path in (ROOT / "deploy").iterdir():
        if path.name != "README.md":
            assert path.name in guide, path.name
