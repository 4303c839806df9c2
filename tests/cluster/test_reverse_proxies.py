"""The proxy files in deploy/, as shipped except for addresses: nginx, Caddy and HAProxy in front of three nodes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest

from tests.cluster.conftest import Nodes, figure
from tests.server.clients import ME, OPEN, ROOT, Person, Server, person
from tools import doctor

DEPLOY = ROOT / "deploy"
NGINX, CADDY, HAPROXY = (find() or "" for find in (doctor.find_nginx, doctor.find_caddy, doctor.find_haproxy))
PROXIES = [
    pytest.param("nginx", marks=pytest.mark.needs("nginx")),
    pytest.param("caddy", marks=pytest.mark.needs("caddy")),
    pytest.param("haproxy", marks=pytest.mark.needs("haproxy")),
]

pytestmark = [pytest.mark.needs("postgresql"), pytest.mark.needs("redis")]


class Front:
    """What a client needs to know about a server: its address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def renumbered(text: str, ports: list[int]) -> str:
    for old, new in zip((8001, 8002, 8003), ports, strict=True):
        text = text.replace(f"127.0.0.1:{old}", f"127.0.0.1:{new}")
    return text


def nginx_command(folder: Path, port: int, ports: list[int]) -> list[str]:
    """Without TLS, on another port, and with all its files in one folder."""
    text = renumbered((DEPLOY / "nginx-cluster.conf").read_text(), ports)
    text = re.sub(r"    ssl_certificate.*\n", "", text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};"))
    paths = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    as_root = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{as_root}daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{' '.join(paths)}\n{text}\n}}\n"
    )
    return [NGINX, "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]


def caddy_command(folder: Path, port: int, ports: list[int]) -> list[str]:
    text = renumbered((DEPLOY / "Caddyfile-cluster").read_text(), ports)
    text = text.replace("play.example.org", f"http://127.0.0.1:{port}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    return [CADDY, "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


def haproxy_command(folder: Path, port: int, ports: list[int]) -> list[str]:
    text = renumbered((DEPLOY / "haproxy-cluster.cfg").read_text(), ports)
    text = re.sub(r"bind :443 ssl crt \S+", f"bind 127.0.0.1:{port}", text)
    (folder / "haproxy.cfg").write_text(text)
    return [HAPROXY, "-db", "-f", f"{folder}/haproxy.cfg"]


COMMANDS = {"nginx": nginx_command, "caddy": caddy_command, "haproxy": haproxy_command}


@contextlib.contextmanager
def front(kind: str, folder: Path, ports: list[int]) -> Iterator[Server]:
    folder.mkdir()
    port = free_port()
    command = COMMANDS[kind](folder, port, ports)
    with (folder / "out.log").open("w") as log:
        proxy = subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/usr/bin:/bin"})
        try:
            until = time.monotonic() + 20
            while proxy.poll() is None and time.monotonic() < until:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            assert proxy.poll() is None, (folder / "out.log").read_text()
            yield cast(Server, Front(port))
        finally:
            proxy.terminate()
            proxy.wait(15)


async def play_some(anna: Person, ben: Person, table: str, moves: int) -> int:
    """Both play over new connections. Returns the number of entries in the record."""
    number = 0
    async with anna.at(table) as a, ben.at(table) as b:
        for _ in range(moves):
            seat = a.position["asked"][0]
            done = await (a, b)[seat].play()
            assert done["type"] == "moved", done
            number = done["number"]
            for sitting in (a, b):
                await sitting.reach(done["seq"])
    return number


async def connections(servers: list[Server]) -> list[int]:
    """How many sockets each node has."""
    return [int(await figure(server, "tableside_connections")) for server in servers]


async def check_homes(anna: Person, ben: Person, servers: list[Server]) -> None:
    """The two sockets of a table reach one node, and the tables are spread. No node passes a socket on."""
    found = set()
    for _ in range(12):
        table = (await anna.open(ME, OPEN, public=True))["id"]
        async with anna.at(table), ben.at(table):
            here = await connections(servers)
            assert sorted(here) == [0, 0, 2], here
            found.add(here.index(2))
            assert [await figure(server, "tableside_sockets_relayed") for server in servers] == [0, 0, 0]
        while any(await connections(servers)):
            await asyncio.sleep(0.02)
        if len(found) == 3:
            return
    raise AssertionError(f"all tables went to {found}")


@pytest.mark.parametrize("kind", PROXIES)
async def test_a_cluster_behind_a_proxy(kind: str, nodes: Nodes, tmp_path: Path) -> None:
    """Sockets get through to the home of their table, no session is tied to a node, metrics are blocked, and a dead
    node is skipped."""
    servers = nodes(3, relay=True)
    with front(kind, tmp_path / kind, [server.port for server in servers]) as proxy:
        async with person(proxy, "Anna") as anna, person(proxy, "Ben") as ben:
            table = (await anna.open(ME, OPEN))["id"]
            invite = await anna.get(f"/api/tables/{table}/invite")
            assert invite["link"].startswith(proxy.url), "the address is that of the proxy"
            await ben.post(f"/api/tables/{table}/join", {"invite": invite["token"]})
            assert await play_some(anna, ben, table, 6) == 6
            await check_homes(anna, ben, servers)
            assert (await anna.http.get("/metrics")).status_code == 403
            refused = await anna.http.post("/api/session", json={}, headers={"Origin": "https://elsewhere.example"})
            assert refused.status_code == 403
            own = await anna.http.post("/api/session", json={}, headers={"Origin": proxy.url})
            assert own.status_code == 200
            assert (await anna.http.post("/api/verify", content=b" " * 3_900_000)).status_code == 400
            async with anna.at(table):  # the home of this very table dies
                home = (await connections(servers)).index(1)
            servers[home].kill()
            answers = [(await anna.http.get(f"/api/tables/{table}")).status_code for _ in range(6)]
            assert answers == [200] * 6, "no request is lost"
            for _ in range(20):  # a socket may reach the dead node once
                try:
                    assert await play_some(anna, ben, table, 4) >= 10
                    break
                except (OSError, httpx.HTTPError):
                    await asyncio.sleep(0.5)
            else:
                raise AssertionError("nobody could play on")


def test_the_files_are_well_formed(tmp_path: Path) -> None:
    """As shipped, with our own certificate in place of theirs."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    if NGINX or HAPROXY:
        subprocess.run(
            f"openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout {key} -out {certificate} -days 1".split(),
            check=True,
            capture_output=True,
        )
    if HAPROXY:
        (tmp_path / "both.pem").write_text(certificate.read_text() + key.read_text())
        text = re.sub(r"ssl crt \S+", f"ssl crt {tmp_path}/both.pem", (DEPLOY / "haproxy-cluster.cfg").read_text())
        (tmp_path / "haproxy.cfg").write_text(text)
        run = subprocess.run([HAPROXY, "-c", "-f", f"{tmp_path}/haproxy.cfg"], capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        assert "WARNING" not in run.stderr, run.stderr
    if NGINX:
        for name in ("nginx.conf", "nginx-cluster.conf"):
            text = (DEPLOY / name).read_text()
            text = re.sub(r"/etc/letsencrypt\S+/fullchain.pem", str(certificate), text)
            text = re.sub(r"/etc/letsencrypt\S+/privkey.pem", str(key), text)
            (tmp_path / name).write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}\n}}\n")
            run = subprocess.run(
                [NGINX, "-t", "-e", f"{tmp_path}/error.log", "-c", str(tmp_path / name)], capture_output=True, text=True
            )
            assert run.returncode == 0, run.stderr
    for name in ("Caddyfile", "Caddyfile-cluster") if CADDY else ():
        command = [CADDY, "validate", "--config", str(DEPLOY / name), "--adapter", "caddyfile"]
        run = subprocess.run(
            command, capture_output=True, text=True, env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
        )
        assert run.returncode == 0, run.stderr
