"""The seed, tokens, links, webhooks and the signing key never appear in answers to others, logs, metrics or errors."""

from __future__ import annotations

import asyncio
import base64
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tableside.engine.chance import seed_from
from tests.secrets.encodings import told
from tests.server.clients import JSON, ME, OPEN, RANDOM_BOT, Person, Server, Sitting, person, serving

GAMES: dict[str, JSON] = {
    "burger-joint": {"options": {"last_turn": 12}, "seats": [ME, OPEN]},
    "rival-restaurants": {"options": {}, "seats": [ME, OPEN, RANDOM_BOT]},
}
MOVES = 60
WEBHOOK = "https://ntfy.example/secret-topic-of-"


def test_a_secret_is_found_in_any_clothes() -> None:
    secret = "kX9-_aB3dE5fG7hJ"
    for text in (secret, secret.encode().hex(), base64.b64encode(f"a:{secret}:b".encode()).decode()):
        assert told(secret, f"...{text}...")
    for shift in range(4):
        assert told(secret, base64.b64encode(b"x" * shift + secret.encode() + b"yz").decode())
    assert told(bytes(range(32)).hex(), base64.b64encode(bytes(range(32))).decode())
    assert not told(secret, secret[:-2] + secret.encode().hex()[2:])


class Ear:
    """Every answer that one person got, over HTTP and over sockets."""

    def __init__(self, name: str, someone: Person) -> None:
        self.name, self.someone = name, someone
        self.answers: list[tuple[str, str]] = []
        self.sittings: list[Sitting] = []
        someone.http.event_hooks["response"] = [self._hear]

    async def _hear(self, response: httpx.Response) -> None:
        await response.aread()
        headers = "\n".join(f"{name}: {value}" for name, value in response.headers.items())
        self.answers.append((response.request.url.path, f"{headers}\n{response.text}"))

    def everything(self, *, besides: tuple[str, ...] = ()) -> str:
        """All answers except those to paths with this ending."""
        frames = [repr(frame) for sitting in self.sittings for frame in sitting.seen]
        return "\n".join([text for path, text in self.answers if not path.endswith(besides)] + frames)

    @asynccontextmanager
    async def at(self, table: str, invite: str = "") -> AsyncIterator[Sitting]:
        async with self.someone.at(table, invite=invite) as sitting:
            self.sittings.append(sitting)
            yield sitting


@pytest.mark.parametrize("game", GAMES)
async def test_no_secret_is_told_to_anybody_else(game: str, tmp_path: Path) -> None:
    env = {"TABLESIDE_CHOSEN_SEEDS": "1"}
    with serving(tmp_path / "data", "--log-level", "debug", env=env) as server:
        async with person(server) as a, person(server) as b, person(server) as c:
            ears = [Ear("Anna", a), Ear("Ben", b), Ear("Cleo", c)]
            tokens, links = await introduce(ears), list[str]()
            table = await a.post("/api/tables", {"game": game, "seed": 7, **GAMES[game]}, 201)
            links.append((await a.get(f"/api/tables/{table['id']}/invite"))["token"])
            await b.post(f"/api/tables/{table['id']}/join", {"invite": links[0]})
            await play(ears, table["id"], links[0])
            seed = seed_from(7).hex()
            for ear in ears:
                assert not told(seed, ear.everything()), f"{ear.name} knows the seed"
            links.append((await a.post(f"/api/tables/{table['id']}/invite"))["token"])
            await provoke(ears, table["id"], server)
            for seat in (1, 0)[: 1 if game == "burger-joint" else 2]:
                async with ears[seat].at(table["id"]) as sitting:
                    await sitting.play(":resign", seat=seat)
            await look_back(ears[:2], table["id"])
            await fail(ears, table["id"], server)
            figures = await a.get("/metrics")
        key = (server.data / "secret.key").read_bytes()
        everywhere = server.log() + figures
        assert '"trace"' in server.log(), "there was a failure with all it tells"
        signatures = [token.rpartition(".")[2] for token in tokens.values()]
        secrets: list[str | bytes] = [seed, key, *tokens.values(), *links, *signatures]
        for secret in secrets:
            assert not told(secret, everywhere), f"{secret!r} in the log or the figures"
        assert WEBHOOK not in everywhere
        check_answers(ears, tokens, links, key)


async def introduce(ears: list[Ear]) -> dict[str, str]:
    """Everybody gets a name and a webhook. Returns their tokens."""
    found = {}
    for ear in ears:
        body = {"name": ear.name, "webhook": WEBHOOK + ear.name.lower()}
        found[ear.name] = (await ear.someone.post("/api/session", body))["token"]
    return found


async def play(ears: list[Ear], table: str, invite: str) -> None:
    """Two people play at random, chat and react. One watches with the link. All of them look everything
    up in between."""
    dice = random.Random(table)
    async with ears[0].at(table) as one, ears[1].at(table) as two, ears[2].at(table, invite) as watching:
        sittings = [one, two]
        for number in range(MOVES):
            for seat, sitting in enumerate(sittings):
                moves = sitting.position["moves"]
                if seat in sitting.position["asked"] and moves:
                    await sitting.play(dice.choice(moves), seat=seat)
            if number % 20 == 0:
                await two.ask("say", "ack", text=f"move {number}")
                await watching.ask("react", "ack", reaction="yum")
            for sitting in (*sittings, watching):
                await sitting.quiet(0.01)
            if one.table and one.table["status"] == "finished":
                raise AssertionError("the game must go on to have a secret")
        for ear in ears:
            for what in ("", "/replay", "/positions", "/record"):
                await ear.someone.get(f"/api/tables/{table}{what}", invite=invite)
            await ear.someone.get("/api/tables")
            await ear.someone.get("/api/tables/mine")


async def provoke(ears: list[Ear], table: str, server: Server) -> None:
    """Refusals of every kind."""
    for ear in ears:
        http = ear.someone.http
        for path in (
            "/api/nowhere",
            "/api/tables/zzzzzzzzzz",
            f"/api/tables/{table}?invite=wrong",
            "/api/tables?before=x",
        ):
            await http.get(path)
        await http.put("/api/session")
        for body in (b"{", b"[" * 50_000, b'{"name":5}', b" " * 200_000, b'{"webhook":"javascript:x"}'):
            await http.post("/api/session", content=body)
        await http.post("/api/verify", content=b'{"tableside": 99}')
        await http.post("/api/session", json={}, headers={"Origin": "https://elsewhere.example"})
    for ear in ears[:2]:
        async with ear.at(table) as sitting:
            frames: list[JSON] = [{"type": "play", "id": "x", "seat": 5, "move": "?", "after": 0}, {"type": "no"}, {}]
            for frame in frames:
                await sitting.send(**frame)
            await sitting.socket.send("{" * 9000)
            await sitting.play("no such move", seat=ears.index(ear))
            await sitting.quiet(0.2)


async def look_back(ears: list[Ear], table: str) -> None:
    for ear in ears:
        for what in ("", "/replay", "/record", "/verify"):
            await ear.someone.get(f"/api/tables/{table}{what}")


async def fail(ears: list[Ear], table: str, server: Server) -> None:
    """The database breaks in the middle: rows that cannot be read, and a missing table."""
    http = ears[0].someone.http
    other = await ears[0].someone.post("/api/tables", {"game": "burger-joint", "seats": [ME, RANDOM_BOT]}, 201)
    with sqlite3.connect(server.data / "tableside.sqlite3", timeout=10) as database:
        database.execute("UPDATE tables SET options = '{' || seed || invite WHERE id = ?", [table])
        database.execute("ALTER TABLE journal RENAME TO journey")
    database.close()
    answers = [await http.get("/api/tables/mine", params={"which": "finished"})]
    async with ears[0].at(other["id"]) as sitting:
        for _ in range(2):
            await sitting.play(seat=0)
    answers.append(await http.get(f"/api/tables/{table}/replay"))
    answers.append(await http.post("/api/tables", json={"game": "burger-joint", "seats": [ME, RANDOM_BOT]}))
    await asyncio.sleep(0.2)
    assert [answer.status_code for answer in answers] == [500, 503, 503], [answer.text for answer in answers]


def check_answers(ears: list[Ear], tokens: dict[str, str], links: list[str], key: bytes) -> None:
    for ear in ears:
        text = ear.everything()
        assert not told(key, text)
        for name, token in tokens.items():
            guest = token.partition(".")[0]
            if name != ear.name:
                assert not told(token, text), f"{ear.name} knows {name}'s token"
                assert guest not in text, f"{ear.name} knows {name}'s id"
                assert WEBHOOK + name.lower() not in text, f"{ear.name} knows {name}'s webhook"
            else:  # your own, only where you ask for it
                assert not told(token, ear.everything(besides=("/api/session",)))
        for link in links:
            assert not told(link, ear.everything(besides=("/invite",))), f"{ear.name} was told a link unasked"
    assert not any(told(link, ears[2].everything()) for link in links)
