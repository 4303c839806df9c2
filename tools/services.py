"""PostgreSQL and Redis for tests and benchmarks, each on a free port with its own data, stopped afterwards."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import doctor


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _reached(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_until(done: Callable[[], bool], what: str, seconds: float = 30) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, f"{what}: not within {seconds} seconds"
        time.sleep(0.02)


class Service:
    """A program that listens on a port. It can be killed and started again with the same data."""

    def __init__(self, command: list[str], port: int, stop_with: signal.Signals) -> None:
        self.command, self.port, self._stop_with = command, port, stop_with
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(lambda: _reached(self.port), self.command[0])

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(self._stop_with)
            self._process.wait(20)
        wait_until(lambda: not _reached(self.port), f"{self.command[0]} ends")


class Postgres(Service):
    """A cluster in a folder of its own. PostgreSQL refuses to run as root, so root uses Debian's user for it."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        found = doctor.find_postgresql()
        assert found is not None
        programs, data, port = Path(found).parent, folder / "data", free_port()
        # As root, the programs run as "postgres". setpriv replaces itself with them, so a signal reaches the server
        # and not a shell in between.
        self._user: list[str] = []
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            self._user = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        make = [str(programs / "initdb"), "-D", str(data), "-U", "tableside", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*self._user, *make, "--locale=C"], check=True, capture_output=True, cwd=folder)
        run = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder)]
        run += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        if not durable:  # the tests break our server, not the machine, so there is no need to wait for the disk
            run += ["-c", "fsync=off"]
        super().__init__([*self._user, *run], port, signal.SIGINT)
        self._psql = [*self._user, shutil.which("psql") or str(programs / "psql"), "-h", "127.0.0.1", "-p", str(port)]
        self._databases = 0

    def start(self) -> None:
        super().start()
        wait_until(lambda: self.sql("SELECT 1", check=False) == "1", "PostgreSQL answers")

    def sql(self, statement: str, database: str = "postgres", *, check: bool = True) -> str:
        command = [*self._psql, "-U", "tableside", "-d", database, "-qtAX", "-v", "ON_ERROR_STOP=1", "-c", statement]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0 or not check, done.stderr
        return done.stdout.strip()

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        self.sql(f"CREATE DATABASE t{self._databases}")
        return f"postgresql://tableside@127.0.0.1:{self.port}/t{self._databases}"


class RedisServer(Service):
    def __init__(self) -> None:
        found = doctor.find_redis()
        assert found is not None
        port = free_port()
        keep_nothing = ["--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        super().__init__([found, "--port", str(port), *keep_nothing], port, signal.SIGTERM)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="tableside-postgres-"))
    try:
        service = Postgres(folder, durable=durable)
        service.start()
        try:
            yield service
        finally:
            service.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[RedisServer]:
    service = RedisServer()
    service.start()
    try:
        yield service
    finally:
        service.stop()
