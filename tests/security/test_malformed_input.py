"""Input that is too big, too deep or nonsense is refused with a clear message, over HTTP and over sockets."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import ME, OPEN, Person, Server, Sitting

DEEP = 100_000
BOMBS: dict[str, bytes] = {
    "nested lists": b"[" * DEEP,
    "nested and closed": b"[" * 20_000 + b"]" * 20_000,
    "nested objects": b'{"a":' * 12_000 + b"1" + b"}" * 12_000,
    "nested in a field": b'{"name":' + b"[" * 40_000 + b"]" * 40_000 + b"}",
    "nested settings": b'{"settings":{"a":' + b'{"a":' * 12_000 + b"1" + b"}" * 12_000 + b"}}",
    "a long number": b'{"name":' + b"9" * 90_000 + b"}",
    "a big number": b'{"game":"burger-joint","seats":[],"seed":1e400}',
    "NaN": b'{"name":NaN}',
    "infinity": b'{"name":-Infinity}',
    "half a sign": b'{"name":"\\ud800"}',
    "half a sign in a game": b'{"game":"\\udfff","seats":[{"kind":"me"}]}',
    "no text": b'{"name":"\xff\xfe"}',
    "zero": b'{"name":"\\u0000"}',
    "a byte order mark": b'\xef\xbb\xbf{"name":"Anna"}',
    "the same twice": b'{"name":5,"name":[]}',
    "nothing": b"",
    "null": b"null",
    "text": b'"x"',
    "UTF-16": '{"name":"Anna"}'.encode("utf-16"),
}
TAKES_A_BODY = (
    "/api/session",
    "/api/tables",
    "/api/tables/abc/join",
    "/api/tables/abc/start",
    "/api/verify",
    "/api/records",
)


@pytest.mark.parametrize("path", TAKES_A_BODY)
async def test_bombs_in_bodies(anna: Person, path: str) -> None:
    for name, body in BOMBS.items():
        for kind in (
            "application/json",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "application/msgpack",
        ):
            answer = await anna.http.post(path, content=body, headers={"Content-Type": kind})
            assert 400 <= answer.status_code < 500, (name, kind, answer.status_code, answer.text[:200])
            assert answer.json()["problem"]["text"], name
    assert (await anna.get("/api/session"))["guest"]["name"] == "Anna"


RECORD: dict[str, Any] = {
    "tableside": 1, "game": "burger-joint", "options": {}, "players": ["A", "B"], "seal": "0" * 64, "seed": "0" * 64,
    "started": "", "opening": [-1, "start", 0, [], ""], "moves": [], "outcome": None,
}  # fmt: skip


@pytest.mark.parametrize("field", RECORD)
async def test_odd_records_are_refused_and_not_kept(anna: Person, field: str) -> None:
    odd: list[Any] = [
        None,
        True,
        -1,
        2**70,
        10**400,
        1.5,
        "",
        "x" * 5000,
        "\ud800",
        "\u0000",
        [],
        [[]] * 50,
        {},
        {"a": {"b": []}},
    ]
    odd += [
        [-1, "start", 0, [2**70], ""],
        [2**70, "x", 2**70, [], "x"],
        [["\ud800", 1, 1, [], 1]],
        ["\ud800", "\ud800"],
    ]
    for value in odd:
        text = json.dumps({**RECORD, field: value})
        for path in ("/api/verify", "/api/records"):
            answer = await anna.http.post(path, content=text)
            refused = answer.status_code in (400, 409, 429) or (
                path.endswith("verify") and answer.json()["ok"] is False
            )
            assert refused, (field, value, answer.status_code, answer.text[:300])


async def test_bodies_and_heads_that_are_too_long(anna: Person, server: Server) -> None:
    for path, size in (("/api/session", 100_001), ("/api/verify", 4_000_001)):
        answer = await anna.http.post(path, content=b" " * size)
        assert answer.status_code == 413
        assert answer.json()["problem"]["args"] == {"n": size - 1}, "each its own limit"

    async def endless() -> Any:
        for _ in range(200):
            yield b" " * 1000

    answer = await anna.http.post("/api/session", content=endless())  # without a length
    assert answer.status_code == 413
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Long: " + b"y" * 60_000 + b"\r\n" + b"Z: " + b"z" * 20_000)
    assert b" 400 " in await asyncio.wait_for(reader.readline(), 10)
    writer.close()


UPGRADE = b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
GET = b"GET /api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
POST = b"POST /api/session HTTP/1.1\r\nHost: x\r\n"
RAW = {
    "no HTTP": b"\x16\x03\x01\x02\x00hello",
    "no method": b"/ HTTP/1.1\r\n\r\n",
    "odd version": b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    "odd path": b"GET /api/tables/\xff\xc3\xa9 HTTP/1.1\r\nHost: x\r\n\r\n",
    "a zero": b"GET /api/tables/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "two lengths": POST + b"Content-Length: 5\r\nContent-Length: 50\r\n\r\nabcde",
    "length and chunks": POST + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "odd chunks": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n",
    "half a body": POST + b"Content-Length: 50\r\n\r\n{",
    "odd socket": b"GET /api/tables/\xff/socket HTTP/1.1\r\n" + UPGRADE + KEY + b"\r\n",
    "socket with a zero": b"GET /api/tables/%00/socket HTTP/1.1\r\n" + UPGRADE + KEY + b"\r\n",
    "socket without a key": b"GET /api/tables/a/socket HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    "socket of nothing": b"GET /nowhere HTTP/1.1\r\n" + UPGRADE + KEY + b"\r\n",
    "odd cookie": GET + b"Cookie: tableside=\xff\xfe;;;=\r\n\r\n",
    "odd bearer": GET + b"Authorization: Bearer \xe9.\xe9.\xe9\r\n\r\n",
    "odd origin": POST + b"Connection: close\r\nOrigin: http://[\xff\r\nContent-Length: 2\r\n\r\n{}",
}


@pytest.mark.parametrize("name", RAW)
async def test_what_is_hardly_http(server: Server, name: str) -> None:
    before = server.log()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(RAW[name])
    writer.write_eof()
    answer = await asyncio.wait_for(reader.read(), 15)
    writer.close()
    assert not answer.startswith(b"HTTP/1.1 5"), answer
    told = server.log()[len(before) :]
    assert "Traceback" not in told, told
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/health")).status_code == 200


async def test_no_sign_in_an_address_upsets_the_database(anna: Person) -> None:
    for odd in ("%00", "%ff", "..", "%2e%2e%2f", "a" * 500, "'; DROP TABLE tables; --", "\u00e9", "%25", "*"):
        for path in (f"/api/tables/{odd}", f"/api/tables/{odd}/replay", f"/api/rules/{odd}"):
            answer = await anna.http.get(path)
            assert answer.status_code in (200, 400, 404, 405, 409), (path, answer.status_code)
    for odd in ("\u0000", "chess", "\u00e9"):
        assert (await anna.http.get("/api/tables", params={"game": odd})).status_code == 400


async def hung_up(sitting: Sitting, frame: str | Iterable[str]) -> int:
    """The code with which the server closes the connection. 0 if it closes without one while more was coming."""
    try:
        await sitting.socket.send(frame)
        while True:
            await sitting.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def test_a_frame_that_is_too_big_is_refused_and_a_huge_one_ends_only_its_connection(
    anna: Person, ben: Person
) -> None:
    table = (await anna.open(ME, OPEN, public=True))["id"]
    await ben.post(f"/api/tables/{table}/join", {})
    async with anna.at(table) as good, ben.at(table) as bad:
        await bad.socket.send("x" * 20_000)
        assert (await bad.wait("error"))["problem"]["id"] == "err-too-big"
        assert await hung_up(bad, "x" * 1_100_000) == 1009
        assert (await good.ask("say", "ack", text="still here"))["type"] == "ack"


async def test_a_frame_in_a_thousand_pieces_is_no_way_round_the_limit(anna: Person) -> None:
    table = (await anna.open(ME, {"kind": "local"}))["id"]
    async with anna.at(table) as sitting:
        assert await hung_up(sitting, ("x" * 10_000 for _ in range(1000))) in (0, 1009)


async def test_odd_frames(anna: Person) -> None:
    table = (await anna.open(ME, {"kind": "local"}))["id"]
    odd: list[str | bytes] = [body for body in BOMBS.values() if len(body) < 16_000]
    odd += [
        "[" * 16_000,
        '{"a":' * 3_000 + "1" + "}" * 3_000,
        '{"type":"play","id":"x","seat":0,"move":"K","after":1e400}',
        '{"type":"play","id":"x","seat":' + "9" * 5000 + ',"move":"K","after":0}',
        '{"type":"play","id":"\\u0000","seat":0,"move":"K","after":0}',
        '{"type":"play","id":"x","seat":0,"move":"\\ud800","after":0}',
        '{"type":"say","id":"x","text":"\\udc00"}',
        '{"type":"react","id":"x","reaction":"yum","to":99999999999}',
        '{"type":"ping","type":"ping","type":"resign"}',
    ]
    async with anna.at(table) as sitting:
        for frame in odd:
            await sitting.socket.send(frame)
            answer = await sitting.wait("error")
            assert answer["problem"]["kind"] in ("invalid", "limit"), (frame[:80], answer)
        assert (await sitting.play(seat=0))["type"] == "moved"
