"""Unit tests of small parts: sessions, limits, the store, who may see a line, rules, types, messages."""

import asyncio
import re
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, inspect, select, update

from tableside.bots import usual_bot
from tableside.engine.events import ALL
from tableside.locales import LANGUAGES, words
from tableside.server.app_context import AppContext
from tableside.server.bots.seats import BotPosition
from tableside.server.http import typescript
from tableside.server.http.app import make_litestar
from tableside.server.limits import Limits, Rate
from tableside.server.live import messages
from tableside.server.live.subscribers import Subscriber
from tableside.server.people.sessions import LIFETIME, Signer, Ticket
from tableside.server.people.webhooks import WebhookClient, check_webhook
from tableside.server.problems import Refused
from tableside.server.settings import Settings
from tableside.server.storage import model, writes
from tableside.server.storage.store import Conflict, Store
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal
from tableside.server.tables.journal import MoveLine, SayLine
from tests.secrets.fake_table import FakeServer, lay
from tests.server.clients import ME, ROOT, Person

# ---- sessions and limits ----------------------------------------------------------------------------------


def test_a_token_is_good_until_it_is_old() -> None:
    signer = Signer(b"k" * 32)
    token = signer.token("guest", now=1000)
    ticket = signer.ticket(token)
    assert ticket == Ticket("guest", 1000)
    assert ticket.fresh(LIFETIME, 2000)
    assert not ticket.fresh(LIFETIME, 1000 + LIFETIME + 1)
    assert not ticket.fresh(LIFETIME, 900), "from the future"
    assert Signer(b"x" * 32).ticket(token) is None
    assert signer.ticket(signer.token("guest", "session", now=1000)) == Ticket("guest", 1000, "session")
    for wrong in ("", ".", "..", "guest", token + "x", "ß.1.x", token.replace("guest", "other")):
        assert signer.ticket(wrong) is None


def test_a_bucket_empties_and_fills_again() -> None:
    now = 0.0
    limits = Limits(1.0, clock=lambda: now)
    rate = Rate(burst=3, per_second=2)
    assert [limits.seconds_to_wait(rate, "a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limits.seconds_to_wait(rate, "b") == 0, "each has their own"
    now = 0.5
    assert limits.seconds_to_wait(rate, "a") == 0
    with pytest.raises(Refused):
        limits.take(rate, "a")
    assert all(Limits(0).seconds_to_wait(rate, "a") == 0 for _ in range(100))


def test_buckets_of_those_who_left_are_forgotten() -> None:
    now = 0.0
    limits = Limits(1.0, clock=lambda: now)
    rate = Rate(burst=3, per_second=2)
    for who in range(19_000):
        limits.seconds_to_wait(rate, str(who))
    now = 100.0
    for who in range(2000):
        limits.seconds_to_wait(rate, f"new {who}")
    assert len(limits._buckets) < 3000


async def test_a_client_that_does_not_read_is_let_go() -> None:
    subscriber = Subscriber(None, "", "")
    for _ in range(10):
        subscriber.send_text("x" * 1_000_000)
    assert subscriber.closing is not None
    assert subscriber.closing.reason == "slow"
    assert not subscriber.outbox


# ---- what a line tells whom -------------------------------------------------------------------------------


def _secret_move(told: bool) -> MoveLine:
    events = [("log-ready", {"seat": "@1"}, ALL), ("log-wheel", {"place": "$rr-bakery"}, 1 << 1)]
    return MoveLine(0, 1, "wheel bakery", 1, 0, [4], "digest", events, told, None, "id")


@pytest.mark.parametrize("eyes", [0, 2, None])
def test_others_learn_of_a_secret_move_only_what_the_events_tell_them(eyes: int | None) -> None:
    frame = journal.message_for(_secret_move(told=False), 5, eyes, watching=eyes is None, mine=False)
    text = msgspec.json.encode(frame).decode()
    assert "bakery" not in text
    assert "digest" not in text
    assert "log-ready" in text


def test_the_mover_knows_the_own_move() -> None:
    frame = journal.message_for(_secret_move(told=False), 5, 1, watching=False, mine=True)
    assert isinstance(frame, messages.Moved)
    assert frame.move == "wheel bakery"
    assert [event.id for event in frame.events] == ["log-ready", "log-wheel"]
    assert frame.id == "id"


def test_what_watchers_say_is_for_watchers() -> None:
    line = SayLine(0, "watchers", None, "Carla", "psst")
    assert journal.message_for(line, 1, 0, watching=False, mine=False) is None
    assert journal.message_for(line, 1, None, watching=True, mine=False) is not None


def test_a_line_comes_back_from_the_disk_as_it_was() -> None:
    line = _secret_move(told=False)
    assert journal.decode(journal.encode(line)) == line


# ---- bots ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [KeyError("a fault in the bot"), AssertionError(), RecursionError("too deep")])
async def test_a_bot_that_fails_does_not_hold_up_its_table(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(call: object, spare: bool) -> object:
        raise error

    world = lay(FakeServer(), "burger-joint", {}, 2)
    bot_seats = world.server.registry.bot_seats
    monkeypatch.setattr(bot_seats, "_run", fail)
    state = world.table.running_match().state
    assert await bot_seats._choose(world.table, 0, "greedy") == state.legal_moves(0)[0]
    sight = BotPosition(world.table.info, state)
    advice = await bot_seats.advice("table", lambda: sight, 0, "greedy", "guest0", "192.0.2.1")
    assert (advice.move, advice.chances) == (state.legal_moves(0)[0], {})
    assert [record.message for record in caplog.records] == ["bot failed"] * 2
    world.leave()


# ---- the store ----------------------------------------------------------------------------------------------


@pytest.fixture
async def store(tmp_path: Path):  # type: ignore[no-untyped-def]
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    await store.open()
    yield store
    await store.close()


def _guest(id: str) -> Writes:
    row = {"id": id, "name": id, "language": "en", "settings": "{}", "webhook": "", "created": 0}
    return Writes().add(writes.ADD_GUEST, **row)


async def test_what_waits_is_written_in_one_transaction(store: Store) -> None:
    sizes: list[int] = []
    store.on_commit = lambda size, seconds: sizes.append(size)
    await asyncio.gather(*(store.write(_guest(f"g{number}")) for number in range(100)))
    assert sum(sizes) == 100
    assert len(sizes) <= 3
    assert len(await store.rows(select(model.guests))) == 100


async def test_one_conflict_does_not_spoil_the_others(store: Store) -> None:
    await store.write(_guest("same"))
    results = await asyncio.gather(*(store.write(_guest(name)) for name in ("a", "same", "b")), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert {row.id for row in await store.rows(select(model.guests))} == {"same", "a", "b"}


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.sqlite3'}"
    store = Store(url)
    await store.open()
    waiting = [store.write(_guest(f"g{number}")) for number in range(10)]
    await store.close()
    assert all(future.done() and future.exception() is None for future in waiting)
    with pytest.raises(Refused):
        await store.write(_guest("late"))


async def test_a_database_that_cannot_be_written_refuses_and_recovers(store: Store, tmp_path: Path) -> None:
    """The disk is full or the file is locked: a typed refusal, nothing half written, then everything works again."""
    other = create_engine(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    with other.connect() as blocker:
        blocker.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(Refused) as refused:
            await store.write(_guest("waits"))
        assert refused.value.id == "err-storage"
        blocker.exec_driver_sql("ROLLBACK")
    await store.write(_guest("waits"))
    assert [row.id for row in await store.rows(select(model.guests))] == ["waits"]
    other.dispose()


async def test_migrations_make_what_the_model_says(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'migrated.sqlite3'}")
    await store.open()
    await store.close()
    fresh = create_engine(f"sqlite:///{tmp_path / 'fresh.sqlite3'}")
    model.metadata.create_all(fresh)
    migrated = create_engine(f"sqlite:///{tmp_path / 'migrated.sqlite3'}")
    one, two = inspect(fresh), inspect(migrated)
    assert set(two.get_table_names()) == {*one.get_table_names(), "alembic_version"}
    for table in one.get_table_names():
        columns = [
            [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(table)]
            for found in (one, two)
        ]
        assert columns[0] == columns[1]
        indexes = [sorted(str(index) for index in found.get_indexes(table)) for found in (one, two)]
        assert indexes[0] == indexes[1]
    fresh.dispose()
    migrated.dispose()


# ---- webhooks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    ["", "ntfy.sh/x", "ftp://a.example/", "file:///etc/passwd", "http://", "http://user@a.example/", "http://a:x/"],
)
def test_what_is_no_webhook_is_refused(address: str) -> None:
    with pytest.raises(Refused):
        check_webhook(address)


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:9/", "http://localhost:9/", "http://[::1]:9/", "http://10.0.0.1/", "http://169.254.1.1/"],
)
async def test_webhooks_do_not_reach_inside(address: str) -> None:
    webhooks = WebhookClient(allow_private=False)
    with pytest.raises(Refused) as refused:
        await webhooks.post(address, b"hello", {})
    assert refused.value.id == "err-webhook"


# ---- rules, types, words ------------------------------------------------------------------------------------


async def test_rules_are_numbered_in_every_language(stranger: Person) -> None:
    for language in LANGUAGES:
        rules = await stranger.get("/api/rules/burger-joint", language=language)
        assert rules["language"] == language
        ids = [rule["id"] for section in rules["sections"] for rule in section["rules"]]
        assert {"BJ-3.1", "BJ-4.1", "BJ-6.2"} <= set(ids)


async def test_unknown_rules_are_missing(stranger: Person) -> None:
    assert (await stranger.get("/api/rules/chess", 404))["problem"]["kind"] == "missing"


def test_the_typescript_types_are_current() -> None:
    """If not: python -m tableside.server.http.typescript web/src/lib/types.gen.ts"""
    committed = (ROOT / "web" / "src" / "lib" / "types.gen.ts").read_text(encoding="utf-8")
    assert committed == typescript.typescript()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_server_says_has_words(language: str) -> None:
    source = "".join(path.read_text() for path in (ROOT / "src/tableside/server").rglob("*.py"))
    used = set(re.findall(r'"((?:err|notify)-[a-z-]+)"', source))
    assert len(used) > 40
    assert [id for id in sorted(used) if not words(language)._bundles[0].has_message(id)] == []


async def test_a_bot_that_nobody_chose_is_the_usual_one(anna: Person) -> None:
    for game in await anna.get("/api/games"):
        assert game["usual_bot"] == usual_bot(game["key"])
        assert game["usual_bot"] in game["bots"][1:-1]
        table = await anna.open(ME, {"kind": "bot"}, game=game["key"])
        assert table["seats"][1]["name"] == game["usual_bot"]


async def test_a_bot_that_is_not_offered_is_seated_by_name(anna: Person) -> None:
    """Random is not a level, but scripts and tests need it. A search bot would think for longer than a
    server can wait."""
    for game in await anna.get("/api/games"):
        assert "random" not in game["bots"]
        table = await anna.open(ME, {"kind": "bot", "level": "random"}, game=game["key"])
        assert table["seats"][1]["name"] == "random"
        body = {"game": game["key"], "seats": [ME, {"kind": "bot", "level": "mcts"}]}
        known = (await anna.post("/api/tables", body, 400))["problem"]["args"]["known"]
        assert known == [f"={name}" for name in (*game["bots"], "random")]


# ---- the whole interface ------------------------------------------------------------------------------------


def test_the_framework_warns_of_nothing(tmp_path: Path) -> None:
    """Deprecations in libraries are errors here (pyproject.toml)."""
    make_litestar(AppContext(Settings(tmp_path)))


async def test_the_interface_is_described(stranger: Person) -> None:
    schema = (await stranger.http.get("/schema/openapi.json")).json()
    paths = {path for path in schema["paths"] if path.startswith(("/api", "/health", "/metrics"))}
    protocol = (ROOT / "docs" / "protocol.md").read_text()
    for path in paths:
        assert re.sub(r"\{\w+_id\}", "{id}", path) in protocol, path


async def test_health_and_metrics(stranger: Person) -> None:
    health = await stranger.get("/health")
    assert (health["status"], health["database"]) == ("ok", True)
    figures = await stranger.get("/metrics")
    for name in ("tableside_moves_total", "tableside_commit_seconds_bucket", "tableside_connections"):
        assert name in figures


async def test_the_session_keeps_name_language_and_settings(stranger: Person) -> None:
    nobody = {"guest": None, "token": "", "accounts": True, "ended": False, "deleted": False}
    assert await stranger.get("/api/session") == nobody
    made = await stranger.http.post("/api/session", json={"name": "Carla"}, headers={"Accept-Language": "it-IT,de"})
    assert made.json()["guest"] == {"name": "Carla", "language": "it", "settings": {}, "webhook": "", "account": False}
    await stranger.post("/api/session", {"language": "de", "settings": {"theme": "dark"}})
    kept = (await stranger.get("/api/session"))["guest"]
    assert kept == {"name": "Carla", "language": "de", "settings": {"theme": "dark"}, "webhook": "", "account": False}
    assert (await stranger.http.delete("/api/session")).status_code == 204
    assert (await stranger.get("/api/session"))["guest"] is None


def test_a_statement_that_would_never_run_is_refused() -> None:
    """The store writes in the order of a list. What was not in the list used to be silently left out."""
    with pytest.raises(ValueError, match="ORDER"):
        Writes().add(update(model.tables).values(created=0))
