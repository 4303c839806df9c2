"""A server with games in fixed positions, for the pictures of the documentation.

Bots choose the moves here, with fixed seeds, and guests play them at the server's tables. So the same code gives the
same tables, and no picture depends on the wording of a button.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tableside.bots import Ask, make_bot
from tableside.engine.match import Match

ROOT = Path(__file__).resolve().parents[2]
JSON = dict[str, Any]
Move = tuple[int, str]

ME, OPEN = {"kind": "me"}, {"kind": "open"}
NAMES = ("Ada", "Bo", "Cleo", "Dev")
_numbers = itertools.count()  # every move needs a new id
UNTIMED = {"market_seconds": 0, "window_seconds": 0, "spree_seconds": 0}


PUBLIC = "http://tableside.example"  # a name that nobody owns, shown in invitations


@contextmanager
def running_server(data: Path, client: Path | None = None) -> Iterator[str]:
    """Run ``tableside serve`` on a free port and an empty folder. Yields its address."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "TABLESIDE_CHOSEN_SEEDS": "1", "LANG": "C.UTF-8"}
    environment.pop("TABLESIDE_DATABASE_URL", None)
    if client is not None:
        environment["TABLESIDE_STATIC"] = str(client)
    command = [sys.executable, "-m", "tableside", "serve", "--port", "0", "--data", str(data), "--limits", "0"]
    log = data.with_suffix(".log")
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*command, "--bot-delay", "0", "--public-url", PUBLIC],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if "http" not in line:
                raise RuntimeError(f"The server did not start: {line}{log.read_text()}")
            yield line[line.index("http") :].split()[0].rstrip("/").replace("localhost", "127.0.0.1")
        finally:
            process.terminate()
            process.wait(15)


class Guest:
    """A guest who plays over HTTP and a socket, as docs/protocol.md describes."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, headers={"Origin": PUBLIC}, timeout=30)
        # The page must not auto-play forced moves, because all moves come from here.
        self.post("/api/session", {"name": name, "settings": {"tips": False, "sounds": False, "forced": False}})

    def post(self, path: str, body: JSON) -> JSON:
        answer = self.http.post(path, json=body)
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.text}")
        found: JSON = answer.json()
        return found

    def get(self, path: str) -> JSON:
        answer = self.http.get(path).raise_for_status()
        found: JSON = answer.json()
        return found

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.http.cookies)

    @contextmanager
    def at(self, table: str) -> Iterator[Seat]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            yield Seat(socket)


class Seat:
    """A guest's connection to one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ask({"type": "hello", "version": 1}, type="welcome")

    def play(self, seat: int, move: str, after: int) -> int:
        """Play a move and return the number of its line."""
        name = f"demo-{next(_numbers)}"
        answer = self.ask({"type": "play", "id": name, "seat": seat, "move": move, "after": after}, id=name)
        if answer["type"] != "moved":
            raise RuntimeError(f"{move}: {answer}")
        return int(answer["seq"])

    def ask(self, frame: JSON, **wanted: Any) -> JSON:
        """Send a frame and return the first answer with these values."""
        self.socket.send(json.dumps(frame))
        while True:
            answer: JSON = json.loads(self.socket.recv(timeout=30))
            if wanted.items() <= answer.items():
                return answer


def chosen_moves(
    game: str, options: JSON, seed: int, bots: list[str], until: Callable[[Match], bool]
) -> tuple[Match, list[Move]]:
    """Let bots play from a seed until the match fits. Returns the match and its moves."""
    match = Match.start(game, options, seats=len(bots), seed=seed)
    players = [make_bot(game, name, seed * 100 + seat) for seat, name in enumerate(bots)]
    order = Random(seed)
    moves: list[Move] = []
    while not until(match):
        if match.outcome() is not None:
            raise RuntimeError(f"{game}, seed {seed}: the game ended first")
        seat = order.choice(match.asked())
        move = players[seat].choose(Ask(match.state, seat))
        match.play(seat, move)
        moves.append((seat, move))
    return match, moves


def next_moves(match: Match, bot: str, until: Callable[[Match], bool]) -> list[Move]:
    """What a bot would play from here, for every seat."""
    player = make_bot(match.record.game, bot, 1)
    moves: list[Move] = []
    while not until(match):
        seat = match.asked()[0]
        move = player.choose(Ask(match.state, seat))
        match.play(seat, move)
        moves.append((seat, move))
    return moves


class Tables:
    """Opens tables and plays them up to the wanted position. The picture shows the screen of the first guest."""

    def __init__(self, url: str) -> None:
        self.guests = [Guest(url, name) for name in NAMES]
        self.connections = ExitStack()

    def __enter__(self) -> Tables:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.connections.close()

    @property
    def host(self) -> Guest:
        return self.guests[0]

    def stay(self, table: str, people: int) -> str:
        """The friends stay connected, so that nobody is shown as away. Returns the table's id."""
        for friend in self.guests[1:people]:
            self.connections.enter_context(friend.at(table))
        return table

    def open(self, game: str, seats: list[JSON], **wish: Any) -> str:
        return str(self.host.post("/api/tables", {"game": game, "seats": seats, **wish})["id"])

    def seated(self, game: str, people: int, options: JSON, seed: int, first: int = 0, **wish: Any) -> str:
        """A table of guests that has just started. ``first`` opens it, and the others sit down."""
        host, *friends = self.guests[first : first + people]
        body = {"game": game, "seats": [ME, *[OPEN] * (people - 1)], "options": options, "seed": seed, **wish}
        table = str(host.post("/api/tables", body)["id"])
        token = host.get(f"/api/tables/{table}/invite")["token"]
        for friend in friends:
            friend.post(f"/api/tables/{table}/join", {"invite": token})
        return table

    def play(self, table: str, people: int, moves: list[Move]) -> None:
        with ExitStack() as connections:
            seats = [connections.enter_context(guest.at(table)) for guest in self.guests[:people]]
            after = 0
            for seat, move in moves:
                after = seats[seat].play(seat, move, after)

    def brought(self, game: str, options: JSON, seed: int, bots: list[str], until: Callable[[Match], bool]) -> str:
        """A table at which these moves were played."""
        table = self.seated(game, len(bots), options, seed)
        _, moves = chosen_moves(game, options, seed, bots, until)
        self.play(table, len(bots), moves)
        return self.stay(table, len(bots))
