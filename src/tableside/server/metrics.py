"""Metrics: what a host wants to know (is it healthy, how full, how slow), as Prometheus reads it."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tableside.engine.game import game_keys


class Metrics:
    """The counters of one server. No label ever carries a name, a token or a table's id."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("tableside_moves", "Moves committed", ["game"], registry=registry)
        self.frames = Counter("tableside_frames_received", "Frames received on sockets", registry=registry)
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
        self.load_seconds = Histogram(
            "tableside_table_load_seconds",
            "Time to bring a table from the disk",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=registry,
        )

        self._moves_of = {key: self.moves.labels(key) for key in game_keys()}

    def moved(self, game: str) -> None:
        counter = self._moves_of.get(game)
        if counter is None:
            counter = self._moves_of[game] = self.moves.labels(game)
        counter.inc()

    def committed(self, size: int, seconds: float) -> None:
        self.commit_seconds.observe(seconds)
        self.commit_size.observe(size)

    def text(self) -> bytes:
        return generate_latest(self.registry)
