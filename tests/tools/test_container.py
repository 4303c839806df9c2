"""Dockerfile and Compose files, without an engine: they are well formed and refer to things that exist.

``python -m tools.try_container`` follows the Dockerfile step by step. It takes minutes, so it is not a test.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tableside.locales import words
from tableside.server import command
from tableside.terminal.arguments import Parser
from tools import packages
from tools.try_container import instructions

ROOT = packages.ROOT
DOCKERFILE = instructions((ROOT / "Dockerfile").read_text())
COMPOSE = {name: yaml.safe_load((ROOT / name).read_text()) for name in ("compose.yml", "compose-cluster.yml")}
SERVE: list[str] = json.loads(dict(DOCKERFILE)["CMD"])


def serving(arguments: list[str]) -> Any:
    parser = Parser(prog="serve", words=words("en"))
    command.configure(parser, words("en"))
    assert arguments[0] == "serve"
    return parser.parse_args(arguments[1:])


def test_what_is_copied_exists() -> None:
    copied = [rest.split()[:-1] for word, rest in DOCKERFILE if word == "COPY" and not rest.startswith("--from")]
    assert copied
    assert all((ROOT / name).exists() for names in copied for name in names)
    targets = re.findall(r"\bmake (\w+)", " ".join(rest for word, rest in DOCKERFILE if word == "RUN"))
    assert targets == ["wheels"]


def test_container_listens_where_its_health_is_asked_for() -> None:
    chosen = serving(SERVE)
    assert chosen.host == "0.0.0.0"
    assert str(chosen.port) == dict(DOCKERFILE)["EXPOSE"]
    assert f":{chosen.port}/health" in dict(DOCKERFILE)["HEALTHCHECK"]


def test_container_does_not_run_as_root_and_keeps_its_data() -> None:
    kinds = [word for word, _ in DOCKERFILE]
    assert kinds.index("USER") < kinds.index("CMD")
    assert dict(DOCKERFILE)["USER"] == "10001"
    assert f"TABLESIDE_DATA={dict(DOCKERFILE)['VOLUME']}" in dict(DOCKERFILE)["ENV"]
    assert COMPOSE["compose.yml"]["services"]["tableside"]["volumes"] == ["data:/data"]


@pytest.mark.parametrize("name", COMPOSE)
def test_compose_names_only_what_it_has(name: str) -> None:
    services, volumes = COMPOSE[name]["services"], COMPOSE[name]["volumes"]
    for service in services.values():
        assert set(service.get("depends_on", [])) <= services.keys()
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in volumes
        if "build" in service:
            serving(service.get("command", SERVE))


def test_cluster_of_compose_has_three_nodes_with_database_and_redis() -> None:
    services = COMPOSE["compose-cluster.yml"]["services"]
    nodes = [name for name, service in services.items() if "build" in service]
    assert nodes == ["node1", "node2", "node3"]
    for node in nodes:
        settings = services[node]["environment"]
        assert settings["TABLESIDE_DATABASE_URL"].endswith("@database/tableside")
        assert settings["TABLESIDE_REDIS_URL"].startswith("redis://news:")
        assert {"database", "news"} <= services.keys()


def test_balancer_of_compose_is_the_one_that_is_tried() -> None:
    """tests/cluster/test_reverse_proxies.py plays through Caddyfile-cluster."""
    tried = (ROOT / "deploy/Caddyfile-cluster").read_text()
    tried = tried.replace("127.0.0.1:8001 127.0.0.1:8002 127.0.0.1:8003", "node1:8000 node2:8000 node3:8000")
    assert (ROOT / "deploy/Caddyfile-compose").read_text() == tried.replace("play.example.org", "{$TABLESIDE_SITE}")


def test_workflow_builds_wheels_and_image() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())
    steps = json.dumps(workflow["jobs"])
    assert {"archive", "wheels", "image"} <= workflow["jobs"].keys()
    for part in ("make wheels", "cibuildwheel", "docker/build-push-action", "tools.try_wheel"):
        assert part in steps
    for system in ("ubuntu", "macos", "windows"):
        assert any(found.startswith(system) for found in workflow["jobs"]["wheels"]["strategy"]["matrix"]["os"])
