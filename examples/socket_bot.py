"""A complete bot in one short file. It joins a table by its invite link and always plays the first offered move.

    python examples/socket_bot.py 'http://127.0.0.1:8000/table/abc?invite=…'

Copy it and replace ``position["moves"][0]`` with your own idea. docs/protocol.md explains every frame.
"""

import asyncio
import json
import sys
import uuid
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import connect


async def play(link: str) -> None:
    parts = urlsplit(link)
    server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]
    invite = parse_qs(parts.query).get("invite", [""])[0]
    async with httpx.AsyncClient(base_url=server) as http:
        session = (await http.post("/api/session", json={"name": "Socket bot"})).json()
        if (answer := await http.post(f"/api/tables/{table}/join", json={"invite": invite})).is_error:
            raise SystemExit(answer.json()["problem"]["text"])
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {session['token']}"}) as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1, "invite": invite}))
        seq, waiting = 0, ""  # the id of the move that waits for its answer; until then, do not move again
        async for text in socket:
            frame = json.loads(text)
            seq = max(seq, frame.get("seq", 0))
            waiting = "" if frame.get("id") == waiting else waiting
            if frame["type"] == "error":
                raise SystemExit(frame["problem"]["text"])
            position = frame.get("position")
            if position and position["outcome"]:
                print("The game is over:", position["outcome"])
                return
            if position and not waiting and position["seat"] in position["asked"] and position["moves"]:
                waiting = str(uuid.uuid4())
                move = {"id": waiting, "seat": position["seat"], "move": position["moves"][0]}
                await socket.send(json.dumps({"type": "play", "after": seq, **move}))


if __name__ == "__main__":
    table_link = sys.argv[1] if len(sys.argv) == 2 else sys.exit("Please give the invite link of a table.")
    try:
        asyncio.run(play(table_link))
    except httpx.HTTPError as error:
        raise SystemExit(f"Cannot reach the server at {table_link}: {error}") from None
