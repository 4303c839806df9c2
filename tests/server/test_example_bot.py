"""The bot in examples/ uses only the documented protocol."""

import asyncio
import sys

from tests.server.clients import OPEN, ROOT, Person, Server

BOT = ROOT / "examples" / "socket_bot.py"


async def test_two_example_bots_play_a_game(anna: Person, server: Server) -> None:
    table = await anna.open(OPEN, OPEN, options={"last_turn": 6})
    link = (await anna.get(f"/api/tables/{table['id']}/invite"))["link"]
    assert link.startswith(server.url)
    bots = [
        await asyncio.create_subprocess_exec(sys.executable, str(BOT), link, stdout=asyncio.subprocess.PIPE)
        for _ in range(2)
    ]
    for bot in bots:
        out, _ = await asyncio.wait_for(bot.communicate(), 60)
        assert b"The game is over" in out
    assert (await anna.get(f"/api/tables/{table['id']}/verify"))["ok"] is True


async def test_what_is_wrong_is_said_in_one_sentence(anna: Person, server: Server) -> None:
    table = await anna.open(OPEN, OPEN)
    for wrong, said in (
        ([], "Please give the invite link"),
        ([f"{server.url}/table/nowhere?invite=x"], "This table doesn’t exist"),
        ([f"{server.url}/table/{table['id']}?invite=wrong"], "invite"),
        (["http://127.0.0.1:1/table/x?invite=x"], "Cannot reach the server"),
    ):
        bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), *wrong, stderr=asyncio.subprocess.PIPE)
        err = (await asyncio.wait_for(bot.communicate(), 60))[1].decode()
        assert (bot.returncode, err.count("\n")) == (1, 1)
        assert said in err


def test_the_bot_stays_small() -> None:
    lines = BOT.read_text().split('"""', 2)[2].strip().splitlines()
    assert len(lines) <= 45
