"""Metrics for Prometheus: is the server healthy, how full is it, how slow."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from tableside import __version__
from tableside.engine.game import game_keys

_SAMPLE: Final = 0.5  # seconds between two samples of how late the event loop is


class Metrics:
    """The counters of one server. No label ever carries a name, a token or a table's id."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("tableside_moves", "Moves committed", ["game"], registry=registry)
        self.messages = Counter("tableside_frames_received", "Frames received on sockets", registry=registry)
        self.errors = Counter("tableside_problems", "Refused requests and frames", ["kind"], registry=registry)
        self.connections = Gauge("tableside_connections", "Open sockets", registry=registry)
        self.tables = Gauge("tableside_tables_open", "Tables in memory", registry=registry)
        self.commit_seconds = Histogram(
            "tableside_commit_seconds",
            "Time of one database transaction",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=registry,
        )
        self.commit_size = Histogram(
            "tableside_commit_size",
            "Changes committed together",
            buckets=(1, 2, 5, 10, 25, 50, 100, 250, 1000),
            registry=registry,
        )
        self.move_seconds = Histogram(
            "tableside_move_seconds",
            "From the arrival of a move until it is committed and told",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "tableside_bot_seconds",
            "Time a bot thought about a move",
            buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
            registry=registry,
        )
        self.bot_wait_seconds = Histogram(
            "tableside_bot_wait_seconds",
            "Time until a bot that is to think has a worker",
            buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
            registry=registry,
        )
        self.check_seconds = Histogram(
            "tableside_check_seconds",
            "Time a worker took to check or replay a game",
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
            registry=registry,
        )
        self.check_ends = Counter(
            "tableside_checks",
            "Games checked or replayed: done, refused (queue full), ended for time or memory, client left, fault",
            ["end"],
            registry=registry,
        )
        self.load_seconds = Histogram(
            "tableside_table_load_seconds",
            "Time to bring a table from the disk",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=registry,
        )

        self.loop_late = Histogram(
            "tableside_loop_late_seconds",
            "How late the event loop is: everything on this node waits so long",
            buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=registry,
        )
        self.write_failures = Counter("tableside_write_failures", "Transactions that failed", registry=registry)
        self.conflicts = Counter("tableside_write_conflicts", "Lines another node wrote first", registry=registry)
        self.info = Gauge("tableside_info", "Always 1; the version is in the label", ["version"], registry=registry)
        self.info.labels(__version__).set(1)
        ProcessCollector(registry=registry)
        for end in ("done", "refused", "time", "memory", "left", "fault"):
            self.check_ends.labels(end)
        self._moves_of = {key: self.moves.labels(key) for key in game_keys()}

    def moved(self, game: str) -> None:
        counter = self._moves_of.get(game)
        if counter is None:
            counter = self._moves_of[game] = self.moves.labels(game)
        counter.inc()

    def committed(self, size: int, seconds: float) -> None:
        self.commit_seconds.observe(seconds)
        self.commit_size.observe(size)

    def observe(
        self,
        *,
        database_up: Callable[[], float],
        writes_waiting: Callable[[], float],
        bots_waiting: Callable[[], float],
        checks_waiting: Callable[[], float],
        checks_running: Callable[[], float],
        stopping: Callable[[], float],
        nodes: Callable[[], float],
        news_up: Callable[[], float],
        relayed: Callable[[], float],
        tables_kept: Callable[[], float],
    ) -> None:
        """Figures that are looked up whenever the metrics are read."""

        def gauge(name: str, what: str, look_up: Callable[[], float]) -> None:
            Gauge(name, what, registry=self.registry).set_function(look_up)

        gauge("tableside_database_up", "1 unless the last write to the database failed", database_up)
        gauge("tableside_writes_waiting", "Changes that wait for the next transaction", writes_waiting)
        gauge("tableside_bots_waiting", "Bots that are to think and have no worker yet", bots_waiting)
        gauge("tableside_checks_waiting", "Games that wait to be checked or replayed", checks_waiting)
        gauge("tableside_checks_running", "Games that workers check or replay just now", checks_running)
        gauge("tableside_stopping", "1 when the server is about to stop", stopping)
        gauge("tableside_nodes", "Nodes that are alive, as this one knows", nodes)
        gauge("tableside_news_up", "1 when news from other nodes comes in", news_up)
        gauge("tableside_sockets_relayed", "Sockets passed on to the node that is their table's home", relayed)
        gauge("tableside_tables_kept", "Tables in memory whose clocks and bots run here", tables_kept)

    async def watch_loop(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(_SAMPLE)
            self.loop_late.observe(max(0.0, time.perf_counter() - began - _SAMPLE))

    def text(self) -> bytes:
        return generate_latest(self.registry)
