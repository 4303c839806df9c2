"""A scripted MCP client plays whole games through ``tableside mcp``, as an agent would."""

import os
import random
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from mcp import Client, StdioServerParameters

from tableside.terminal.mcp.table_client import TableClient
from tableside.terminal.mcp.tools import build
from tests.server.clients import ROOT, Person, Server

_MOVE = re.compile(r"^  (\S.*?)  –  ", re.MULTILINE)
_OVER = "The game is over."
_MOVES = "Your moves (notation – meaning):"


class Agent:
    """A client that reads only the text of the tools."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.seen = ""

    async def use(self, tool: str, /, **arguments: object) -> str:
        text, failed = await self.try_to(tool, **arguments)
        assert not failed, text
        return text

    async def try_to(self, tool: str, /, **arguments: object) -> tuple[str, bool]:
        result = await self.client.call_tool(tool, arguments)
        self.seen = "\n".join(block.text for block in result.content if block.type == "text")
        return self.seen, bool(result.is_error)

    def moves(self) -> list[str]:
        return _MOVE.findall(self.seen.partition(_MOVES)[2])

    async def play_to_the_end(self, seed: int) -> int:
        """Random listed moves; what has become impossible meanwhile is refused and changes nothing."""
        rng, played = random.Random(seed), 0
        while _OVER not in self.seen:
            if moves := [move for move in self.moves() if not move.startswith("unready")]:
                _, refused = await self.try_to("play_move", move=rng.choice(moves))
                played += not refused
                if refused:
                    await self.use("look_at_table")
            else:
                await self.use("wait_for_turn", seconds=20)
        return played


@asynccontextmanager
async def agent(server: Server, name: str = "Ada") -> AsyncIterator[Agent]:
    """An agent in this process."""
    table = TableClient(server.url, name)
    try:
        async with Client(build(table)) as client:
            yield Agent(client)
    finally:
        await table.close()


async def test_an_agent_plays_burger_joint_over_standard_input(server: Server) -> None:
    """The command itself, as a program for agents starts it."""
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "tableside", "mcp", "--server", server.url, "--name", "Ada"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    async with Client(command) as client:
        ada = Agent(client)
        assert "burger-joint (Burger Joint): 2 to 2 players" in await ada.use("list_games")
        assert "BJ-5" in await ada.use("read_rules", game="burger-joint")
        opened = await ada.use("open_table", game="burger-joint", bots=["apprentice"], options={"last_turn": 12})
        assert "Link for others: http://" in opened
        assert "You are Ada (Burger), player 1 (p1)." in opened
        await ada.use("look_at_table")
        assert await ada.play_to_the_end(1) > 10
        assert "Points: Ada (Burger)" in ada.seen


async def test_agents_bargain_and_play_rival_restaurants(server: Server) -> None:
    async with agent(server, "Ada") as ada, agent(server, "Bob") as bob:
        opened = await ada.use("open_table", game="rival-restaurants", bots=["apprentice"], open_seats=1)
        link = re.search(r"http\S+", opened)
        assert link is not None
        assert "One seat is still open." in opened
        joined = await bob.use("join_table", link=link.group())
        assert "You are Bob (Player 3), player 3 (p3)." in joined
        assert "Kinds of moves, with examples" in joined
        await bob.use("say", text="Rice for beef?")
        while "Rice for beef?" not in await ada.use("wait_for_turn", seconds=20):
            pass
        while "Buy & Barter" not in await ada.use("look_at_table"):
            for one in (ada, bob):
                await one.use("look_at_table")
                if (moves := one.moves()) and "Buy & Barter" not in one.seen:
                    await one.try_to("play_move", move="ready" if "ready" in moves else moves[-1])
        _, refused = await ada.try_to("make_offer", to="p3", give='"a favour"', want="$100")
        if not refused:
            while (number := re.search(r"Offer (\d+) from", await bob.use("look_at_table"))) is None:
                pass  # the line is on its way
            explained = await bob.use("explain_move", move=f"accept {number.group(1)}")
            assert "Allowed" in explained or "RR-" in explained
            await bob.use("answer_offer", number=int(number.group(1)), answer="decline")
        assert "Unknown" in (await ada.try_to("make_offer", to="p3", give="gold", want="$100"))[0]
        refusal = await ada.use("explain_move", move="bid 300")  # there is no war, or a card is being answered
        assert re.search(r"\[RR-[\d.a-z]+\]\n\n\*\*RR-", refusal)
        await ada.use("play_move", move=":resign")
        await bob.use("look_at_table")
        assert await bob.play_to_the_end(2) > 10
        assert "Winner" in bob.seen
        assert "Rice for beef?" in await bob.use("read_log", last=10_000)


async def test_an_agent_has_the_rights_of_its_seat_and_no_more(server: Server, anna: Person) -> None:
    table = await anna.open({"kind": "me"}, {"kind": "open"})
    async with agent(server) as ada:
        for tool in ("look_at_table", "list_moves", "wait_for_turn"):
            text, failed = await ada.try_to(tool)
            assert failed
            assert "You have no seat yet. Open a table, or join one by its link." in text
        for link, said in (
            (f"{server.url}/table/{table['id']}?invite=wrong", "This table doesn’t exist"),
            ("not a link", "is not a link to a table"),
        ):
            text, failed = await ada.try_to("join_table", link=link)
            assert failed
            assert said in text
        link = (await anna.get(f"/api/tables/{table['id']}/invite"))["link"]
        await ada.use("join_table", link=link)
        assert "You are Ada (Pizza)" in ada.seen
        refused, failed = await ada.try_to("play_move", move="nonsense")
        assert failed
        assert "not a move" in refused or "turn" in refused
        back = await ada.use("join_table", link=link)  # the seat is still ours
        assert "You are Ada (Pizza)" in back


async def test_what_is_wrong_is_said_plainly(server: Server) -> None:
    async with agent(server) as ada:
        assert "chess" in (await ada.try_to("read_rules", game="chess"))[0]
        assert "deepblue" in (await ada.try_to("open_table", game="burger-joint", bots=["deepblue"]))[0]
    nowhere = TableClient("http://127.0.0.1:1", "Ada")
    async with Client(build(nowhere)) as client:
        text, failed = await Agent(client).try_to("list_games")
        assert failed
        assert "Can’t reach the server at http://127.0.0.1:1" in text
    await nowhere.close()


@pytest.mark.parametrize("missing", ["mcp", "websockets"])
def test_a_missing_package_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tableside.engine.errors import OptionsError
    from tableside.optional_packages import needs_extra

    with pytest.raises(OptionsError, match=r'pip install "tableside\[agents\]"'), needs_extra("agents", missing):
        raise ModuleNotFoundError(f"No module named {missing!r}", name=f"{missing}.server")
