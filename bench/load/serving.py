"""The servers that are measured, each in its own processes, and the resources they use."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import services

HERE = Path(__file__).parent
CORES = sorted(os.sched_getaffinity(0))
TICKS = os.sysconf("SC_CLK_TCK")
Figures = dict[str, Any]
BOTH = "burger-joint,rival-restaurants"


@dataclass
class Serving:
    processes: list["subprocess.Popen[bytes]"]
    url: str  # several, separated by commas

    def cpu(self) -> float:
        """Processor seconds used so far, of all processes and their threads."""
        return sum(_cpu(process.pid) for process in self.processes)

    def memory(self) -> int:
        """Resident memory of all processes, in bytes."""
        return sum(_memory(process.pid) for process in self.processes)


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=30) as answer:
        return bytes(answer.read())


def on_core(core: int, command: list[str]) -> list[str]:
    """If there are two processors, the servers and the driver each get one."""
    if len(CORES) < 2 or not shutil.which("taskset"):
        return command
    return ["taskset", "-c", str(CORES[core]), *command]


@contextmanager
def running(command: list[str], url: str, ready: str, env: dict[str, str] | None = None) -> Iterator[Serving]:
    process = subprocess.Popen(
        on_core(0, command),
        cwd=HERE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **(env or {})},
    )
    try:
        until = time.monotonic() + 60
        while True:
            try:
                fetch(url + ready)
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit(f"{command}: does not start") from None
                time.sleep(0.02)
        yield Serving([process], url)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def tableside(data: Path, env: dict[str, str] | None = None) -> Any:
    port = services.free_port()
    command = [sys.executable, "-m", "tableside.server.command", "--port", str(port), "--data", str(data)]
    # All traffic comes from one address, so the limits are off. Everything else is as in production.
    return running([*command, "--limits", "0", "--log-level", "warning"], f"http://127.0.0.1:{port}", "/health", env)


def boardgame() -> Any:
    port = services.free_port()
    return running(["node", "boardgame_server.mjs", str(port)], f"http://127.0.0.1:{port}", "/games")


@contextmanager
def postgresql(data: Path) -> Iterator[Serving]:
    """One server on a PostgreSQL that waits for the disk."""
    with ExitStack() as stack:
        database = stack.enter_context(services.postgres(durable=True))
        yield stack.enter_context(tableside(data, {"TABLESIDE_DATABASE_URL": database.new_database()}))


@contextmanager
def three_nodes(data: Path) -> Iterator[Serving]:
    """Three nodes on one PostgreSQL and one Redis. Everything but the driver shares one processor."""
    with ExitStack() as stack:
        database = stack.enter_context(services.postgres(durable=True))
        redis = stack.enter_context(services.redis())
        env = {"TABLESIDE_DATABASE_URL": database.new_database(), "TABLESIDE_REDIS_URL": redis.url}
        nodes = [stack.enter_context(tableside(data / str(number), env)) for number in range(3)]
        yield Serving([process for node in nodes for process in node.processes], ",".join(node.url for node in nodes))


KINDS: dict[str, Callable[[Path], Any]] = {
    "SQLite": tableside,
    "PostgreSQL": postgresql,
    "three nodes": three_nodes,
}


def drive(script: str, server: Serving, **options: float | str) -> Figures:
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    command = on_core(1, ["node", script, "--url", server.url, *words])
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdout is not None
        marks: dict[str, float] = {}
        for line in driver.stdout:
            if not line.startswith("{"):
                marks[line.strip()] = server.cpu()
                continue
            found: Figures = json.loads(line)
            found["server_cpu_ms"] = 1000 * (marks["stop"] - marks["start"]) / max(1, found["moves"])
            return found
    raise SystemExit(f"{script} ended without figures")


def prepare() -> None:
    """Install the driver's packages. Whatever is started from here (a database, Redis) shares
    the servers' processor."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, {CORES[0]})
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
