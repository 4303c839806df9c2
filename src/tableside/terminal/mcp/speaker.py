"""What an agent is told: the table, the log and the rules in words."""

from collections.abc import Sequence
from typing import Any

from tableside.engine.events import Event
from tableside.envs.position_text import PositionText, read_view
from tableside.locales import Words, words
from tableside.terminal.mcp.table_client import Json, TableClient


class Speaker:
    """Puts a table into words for the seat of a client."""

    def __init__(self, client: TableClient, language: str) -> None:
        self._client = client
        self._language = language

    @property
    def words(self) -> Words:
        return words(self._language).read_by(self._client.seat)

    def name(self, seat: int) -> str:
        """What a seat is called: by the person or bot in it, else as the game calls it."""
        who: Json = self._client.table["seats"][seat]
        said: str = who["name"]
        if who["kind"] == "bot":
            said = words(self._language).say(f"bot-{said}") if words(self._language).has(f"bot-{said}") else said
        title = words(self._language).say("term-argument", {"value": who["title"]})
        return f"{said} ({title})" if said else title

    def text(self) -> PositionText:
        return PositionText(self._client.table["game"], self._language, self.name)

    def view(self) -> Any:
        assert self._client.position is not None
        return read_view(self._client.table["game"], self._client.position["view"])

    def position(self, *, legend: bool = False) -> str:
        """Everything the seat sees: who plays, the table, the question, the moves. Before the start, who is missing."""
        client = self._client
        say = self.words.say
        if client.position is None:
            missing = sum(seat["kind"] == "open" for seat in client.table["seats"])
            return say("agent-waiting", {"n": missing})
        seat, text = client.seat, self.text()
        view, moves = self.view(), client.position["moves"]
        parts = [say("agent-you-are", {"name": f"={self.name(seat)}", "n": seat + 1})]
        parts += [text.legend(view)] if legend else []
        parts += [text.describe(view, seat, moves, asked=client.asked)]
        if client.over:
            parts.append(self.outcome())
        elif not client.asked:
            others = [f"={self.name(other)}" for other in client.position["asked"]]
            parts.append(say("agent-others", {"names": others}))
        return "\n\n".join(parts)

    def outcome(self) -> str:
        assert self._client.position is not None
        outcome: Json = self._client.position["outcome"]
        winners = [f"={self.name(seat)}" for seat in outcome["winners"]]
        scores = ", ".join(f"{self.name(seat)} {points}" for seat, points in enumerate(outcome["scores"]))
        return self.words.say("agent-over", {"n": len(winners), "names": winners, "scores": f"={scores}"})

    def log(self, lines: Sequence[Json]) -> str:
        """What happened and what was said, one sentence in each line."""
        return "\n".join(sentence for line in lines for sentence in self._sentences(line))

    def _sentences(self, line: Json) -> list[str]:
        if line["type"] == "said":
            return [f"{line['name'] or '?'}: {line['text']}"]
        events = [Event(event["id"], event["args"]) for event in line.get("events") or ()]
        told = [self.words.event(event, self.name) for event in events]
        if line["type"] == "changed" and line["motion"] is not None and line["change"] == "motion":
            by = {"name": f"={self.name(line['motion']['by'])}", "what": f"={line['motion']['kind']}"}
            told.append(self.words.say("agent-motion", by))
        return told
