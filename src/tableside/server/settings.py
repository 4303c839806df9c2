"""Settings: what the operator decides, on the command line and in the environment."""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tableside.engine.errors import OptionsError
from tableside.option_values import switch, whole_number

_KEY_FILE: Final = "secret.key"
_DATABASES: Final = ("sqlite", "postgresql", "postgres")
_DATABASE_FILE: Final = "tableside.sqlite3"
_HOST_AND_PORT: Final = re.compile(r"(?:\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+):[0-9]{1,5}")
_relay: Final = switch("TABLESIDE_RELAY")
_memory: Final = whole_number("TABLESIDE_PASSWORD_MEMORY", 32, 4_194_304)  # KiB; argon2 accepts no less
_check_seconds: Final = whole_number("TABLESIDE_CHECK_SECONDS", 1, 3600)
_check_memory: Final = whole_number("TABLESIDE_CHECK_MEMORY", 32, 65_536)  # MiB


def default_data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    base = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(environment.get("TABLESIDE_DATA") or Path(base) / "tableside")


def _database_url(given: str) -> str:
    """The URL of a supported database. It may contain a password, so an error does not show it."""
    from sqlalchemy import make_url  # slow to import, and not needed to show the help
    from sqlalchemy.exc import ArgumentError

    try:
        if given and make_url(given).drivername.partition("+")[0] not in _DATABASES:
            raise OptionsError("err-database-url")
    except (ArgumentError, ValueError) as error:
        raise OptionsError("err-database-url") from error
    return given


def _node_address(given: str) -> str:
    if given and not _HOST_AND_PORT.fullmatch(given):
        raise OptionsError("err-node-address", {"value": f"={given[:40]}"})
    return given


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    log_level: str = "info"
    database_url: str = ""  # empty: SQLite in the data folder
    redis_url: str = ""  # to reach other nodes on the same database; empty: none
    node_address: str = ""  # host:port where the other nodes reach this one; empty: where it listens
    relay: bool = True  # pass sockets on to the home of their table, if no load balancer does
    public_url: str = ""  # the URL that people use, if it is not that of the request (a reverse proxy)
    bot_delay: float = 0.6  # seconds before a bot plays, so that people can follow
    bot_workers: int = field(default_factory=processors)  # processes in which bots think, plus a spare one
    check_workers: int = 2  # processes in which games are checked and replayed
    check_seconds: int = 20  # for one game
    check_memory: int = 256  # MiB for one game
    limits: float = 1.0  # how generous rate limits are; 0: none
    private_webhooks: bool = False  # may webhooks call addresses inside the server's own network?
    secure_cookies: bool = False  # set when served over https
    accounts: bool = True  # may guests create accounts and sign in?
    session_days: float = 90  # without a visit before an account must sign in again
    password_memory: int = 65_536  # KiB for one check of a password: it slows down guessing
    chosen_seeds: bool = False  # only for tests: the host may choose the seed and so knows every secret

    @classmethod
    def from_environment(cls, data: Path, environment: Mapping[str, str] = os.environ, **more: Any) -> "Settings":
        """With the database and the Redis that the environment names."""
        return cls(
            data,
            database_url=_database_url(environment.get("TABLESIDE_DATABASE_URL", "")),
            redis_url=environment.get("TABLESIDE_REDIS_URL", ""),
            node_address=_node_address(environment.get("TABLESIDE_NODE_ADDRESS", "")),
            relay=_relay(environment.get("TABLESIDE_RELAY") or "on"),
            password_memory=_memory(environment.get("TABLESIDE_PASSWORD_MEMORY", str(cls.password_memory))),
            check_seconds=_check_seconds(environment.get("TABLESIDE_CHECK_SECONDS", str(cls.check_seconds))),
            check_memory=_check_memory(environment.get("TABLESIDE_CHECK_MEMORY", str(cls.check_memory))),
            **more,
        )

    @property
    def database_exists(self) -> bool:
        """Whether there is a database to read. A remote one reports that itself."""
        return bool(self.database_url) or (self.data / _DATABASE_FILE).is_file()

    @property
    def database(self) -> str:
        url = self.database_url
        if not url:
            return f"sqlite:///{self.data / _DATABASE_FILE}"
        for plain in ("postgresql://", "postgres://"):
            if url.startswith(plain):
                return "postgresql+asyncpg://" + url.removeprefix(plain)
        return url


def secret_key(data: Path) -> bytes:
    """The key that signs sessions. It is made once and readable only by the operator."""
    return load_or_create_key(data, secrets.token_bytes(32))


def load_or_create_key(data: Path, offered: bytes) -> bytes:
    """The key of a data folder: the existing one, otherwise the one that is offered."""
    path = data / _KEY_FILE
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) < 32:
            raise OptionsError("err-key-damaged", {"name": f"={path}"}) from None
        return key
    with os.fdopen(handle, "wb") as file:
        file.write(offered)
        file.flush()
        os.fsync(file.fileno())
    return offered
