"""The tools that an agent gets. Each is a request of the documented protocol; the server checks every right."""

from typing import Any, Literal

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import tableside
from tableside.engine.errors import TablesideError
from tableside.locales import words
from tableside.rulebooks import rulebook
from tableside.terminal.mcp.speaker import Speaker
from tableside.terminal.mcp.table_client import Refused, TableClient
from tableside.terminal.rules import rule_text

_LONGEST_WAIT = 120.0
_INSTRUCTIONS = """\
Tableside is a server for two restaurant board games, Burger Joint (two players) and Rival Restaurants (two to eight).
You play one seat at a table with people, bots or other agents.

1. Take a seat: open_table, or join_table with a link that somebody gave you.
2. Look: look_at_table shows everything that your seat may see, the question, and your legal moves in notation.
3. Play: play_move with one of these moves. In Rival Restaurants you may also bid and make offers that are not listed.
4. When it is not your turn: wait_for_turn. Repeat until the game is over.

read_rules answers questions about the rules. explain_move says what a move does, or which rule forbids it, without
playing it. say talks to the other players; make_offer and answer_offer trade. You see what your seat sees, no more."""


def build(client: TableClient, language: str = "en") -> MCPServer[Any]:
    """An MCP server for one agent."""
    server: MCPServer[Any] = MCPServer("tableside", version=tableside.__version__, instructions=_INSTRUCTIONS)
    speaker = Speaker(client, language)
    told = _Told(client, speaker)

    def problem(error: TablesideError) -> ToolError:
        return ToolError(error.text if isinstance(error, Refused) else words(language).problem(error))

    @server.tool(structured_output=False)
    async def list_games() -> str:
        """The games of this server: number of players, bots from the weakest to the strongest, and options."""
        try:
            games = await client.request("GET", "/api/games")
        except TablesideError as error:
            raise problem(error) from error
        lines = []
        for game in games:
            title = words(language).say(f"game-{game['key']}")
            lines.append(f"{game['key']} ({title}): {game['min_seats']} to {game['max_seats']} players")
            lines.append(f"  bots: {', '.join(game['bots'])} (usual: {game['usual_bot']})")
            for field in game["form"]:
                values = ", ".join(str(choice["value"]) for choice in field["values"])
                usual = game["options"].get(field["name"])
                lines.append(f"  option {field['name']}: {values} (default {usual})")
        return "\n".join(lines)

    @server.tool(structured_output=False)
    async def read_rules(game: str, number: str = "") -> str:
        """The rules of a game. Without a number, the list of sections. With one, a section ("RR-4"), a rule ("BJ-5.2")
        or a card or chef by name ("Kim Chi"). "all" is the whole rulebook."""
        try:
            if number:
                return rule_text(game, None if number == "all" else number, words(language))
            book = rulebook(game, language)
        except TablesideError as error:
            raise problem(error) from error
        sections = [f"{section.number} {section.title}".strip() for section in book.sections]
        return "\n".join([book.title, book.intro, "", *sections])

    @server.tool(structured_output=False)
    async def open_table(
        game: str, bots: list[str] | None = None, open_seats: int = 0, options: dict[str, Any] | None = None
    ) -> str:
        """Open a table and sit down. ``bots`` play some seats (names as in list_games); ``open_seats`` wait for others,
        who join by the link that you get. The game starts when every seat is taken. ``options`` are the game's."""
        seats: list[dict[str, Any]] = [{"kind": "me"}]
        seats += [{"kind": "bot", "level": level} for level in bots or []]
        seats += [{"kind": "open"}] * max(0, min(open_seats, 15))
        try:
            link = await client.open({"game": game, "seats": seats, "options": options or {}})
        except TablesideError as error:
            raise problem(error) from error
        return f"Link for others: {link}\n\n{told.everything(legend=True)}"

    @server.tool(structured_output=False)
    async def join_table(link: str) -> str:
        """Take a seat at the table of an invite link, or come back to your seat there."""
        try:
            await client.join(link)
        except TablesideError as error:
            raise problem(error) from error
        return told.everything(legend=True)

    @server.tool(structured_output=False)
    async def look_at_table(legend: bool = False) -> str:
        """What happened since you last looked, everything your seat may see, the question, and your legal moves.
        With ``legend``, also what the signs mean and every kind of move."""
        try:
            await client.stay_connected()
        except TablesideError as error:
            raise problem(error) from error
        return told.everything(legend=legend)

    @server.tool(structured_output=False)
    async def list_moves(starts_with: str = "") -> str:
        """Your legal moves in notation and in words, all or those that start with a word such as "buy". Bids and offers
        are listed only in part: you may choose other sums and goods."""
        try:
            await client.stay_connected()
            moves = [move for move in (client.position or {}).get("moves", []) if move.startswith(starts_with)]
            if not moves:
                return speaker.words.say("agent-no-moves")
            return "\n".join(speaker.text().moves(speaker.view(), client.seat, moves))
        except TablesideError as error:
            raise problem(error) from error

    @server.tool(structured_output=False)
    async def explain_move(move: str) -> str:
        """What a move would do, or which rule forbids it and what this rule says. Nothing is played."""
        try:
            answer = await client.ask("check", seat=client.seat, move=move)
            meaning = speaker.text().explain(speaker.view(), client.seat, move)
        except TablesideError as error:
            raise problem(error) from error
        if answer["problem"] is None:
            allowed = speaker.words.say("agent-allowed", {"move": f"={move}", "meaning": f"={meaning}"})
            return f"{allowed}\n{answer['foretold']}" if answer["foretold"] else allowed
        refusal = Refused(answer["problem"])
        try:
            rule = rule_text(client.table["game"], refusal.rule, words(language)) if refusal.rule else ""
        except TablesideError:
            rule = ""
        return f"{refusal.text}\n\n{rule}".strip()

    async def played(move: str) -> str:
        position = client.position or {}
        try:
            question = position.get("question", "") if client.asked else ""
            await client.ask("play", seat=client.seat, move=move, after=client.seq, question=question)
        except TablesideError as error:
            raise problem(error) from error
        return told.everything()

    @server.tool(structured_output=False)
    async def play_move(move: str) -> str:
        """Play a move in notation, exactly as listed ("go chop-shop", "3K"). A refused move changes nothing. Also
        ":undo" (while nothing was revealed), ":resign" and ":abort" (at the very beginning)."""
        return await played(move)

    @server.tool(structured_output=False)
    async def make_offer(to: str, give: str, want: str, openly: bool = False) -> str:
        """Offer a trade in Rival Restaurants. ``to`` is "p2" or "all"; ``give`` and ``want`` are goods separated by
        commas: "rice, $100", "2 eggs", "card discount", "1 garbage", or a promise in quotation marks. With ``openly``,
        a named card is shown to the other player."""
        return await played(f"offer {to}{' openly' if openly else ''}: {give} for {want}")

    @server.tool(structured_output=False)
    async def answer_offer(
        number: int, answer: Literal["accept", "decline", "withdraw", "counter"], give: str = "", want: str = ""
    ) -> str:
        """Accept or decline an offer by its number, withdraw your own, or make a counter-offer with what you give and
        want instead."""
        if answer == "counter":
            return await played(f"counter {number}: {give} for {want}")
        return await played(f"{answer} {number}")

    @server.tool(structured_output=False)
    async def wait_for_turn(seconds: float = 30) -> str:
        """Wait until the game asks you, somebody talks to the table, the game is over, or the time is up (at most 120
        seconds). Returns what happened, and the table if it is your turn."""
        spoken = client.seq

        def ready() -> bool:
            news = any(line["type"] == "said" and line["seq"] > spoken for line in client.lines)
            return client.asked or client.over or news

        try:
            await client.wait_until(ready, max(0.0, min(seconds, _LONGEST_WAIT)))
        except TablesideError as error:
            raise problem(error) from error
        return told.everything() if client.asked or client.over else told.news() + "\n\n" + told.waiting()

    @server.tool(structured_output=False)
    async def say(text: str) -> str:
        """Say something to the other players at the table (at most 500 characters)."""
        try:
            await client.ask("say", text=text)
        except TablesideError as error:
            raise problem(error) from error
        return told.news()

    @server.tool(structured_output=False)
    async def read_log(last: int = 40) -> str:
        """What happened and what was said, the newest lines last."""
        try:
            await client.stay_connected()
        except TablesideError as error:
            raise problem(error) from error
        return "\n".join(speaker.log(client.lines).splitlines()[-max(1, last) :])

    @server.tool(structured_output=False)
    async def vote(motion: Literal["pause", "rematch", "draw", "takeback"], yes: bool = True, number: int = 0) -> str:
        """Propose something that the players decide together, agree to it, or refuse it. A takeback needs the
        ``number`` of your move in the record."""
        try:
            await client.ask("vote", motion=motion, yes=yes, number=number or None)
        except TablesideError as error:
            raise problem(error) from error
        return told.news()

    @server.resource("tableside://rules/{game}", mime_type="text/markdown")
    def rules(game: str) -> str:
        """The whole rulebook of a game."""
        return rule_text(game, None, words(language))

    return server


class _Told:
    """Remembers what the agent was told, so that it hears of every event once."""

    def __init__(self, client: TableClient, speaker: Speaker) -> None:
        self._client = client
        self._speaker = speaker
        self._table = ""
        self._upto = -1

    def news(self) -> str:
        """What happened since the last time."""
        if self._table != self._client.table["id"]:
            self._table, self._upto = self._client.table["id"], -1
        lines = [line for line in self._client.lines if line["seq"] > self._upto]
        self._upto = max([self._upto, *(line["seq"] for line in lines)])
        return self._speaker.log(lines)

    def waiting(self) -> str:
        return self._speaker.words.say("agent-not-yet")

    def everything(self, *, legend: bool = False) -> str:
        """What happened, and the table."""
        return "\n\n".join(part for part in (self.news(), self._speaker.position(legend=legend)) if part)
