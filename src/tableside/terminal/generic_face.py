"""The face of a simple game: its facts by name, its moves in words.

Words come from messages that begin with the prefix of the game's rules: ``ps-pinches`` names a fact, ``ps-move-salt``
says a move (``$a``, ``$b`` … are the words behind its first), ``ps-ask`` what is asked.
"""

from typing import Any

from rich.console import Group
from rich.text import Text

from tableside.bots import Ask, bot_names, make_bot
from tableside.engine.errors import Arg
from tableside.engine.events import Event
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.engine.simple_game import SimpleView
from tableside.terminal.face import Face, Hint

_LETTERS = "abcdefgh"  # the arguments of a move


class GenericFace(Face):
    secret = True  # whether anything is hidden depends on the game; to ask too often does no harm

    def table(self, view: SimpleView, seat: int | None, width: int) -> list[Text]:
        lines = [Text(self.words.say(f"game-{view.game}"), "bold")]
        lines += [Text().append(f"{self._label(view, name)}: ").append(self._value(value), "bold")
                  for name, value in view.facts.items()]  # fmt: skip
        for number, facts in enumerate(view.seats):
            line = Text("▸ " if number in view.asked else "  ").append(self._who(number), "bold")
            for name, value in facts.items():
                line.append(f"   {self._label(view, name)}: ").append(self._value(value), "bold")
            lines.append(line)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _who(self, seat: int) -> str:
        who = self.who(seat)
        return f"{self.names(seat)} ({who})" if who else self.names(seat)

    def _label(self, view: SimpleView, name: str) -> str:
        id = f"{_prefix(view.game)}-{name}".replace("_", "-")
        return self.words.say(id) if self.words.has(id) else name

    def _value(self, value: Any) -> str:
        if value is None:
            return self.words.say("simple-secret")
        if isinstance(value, bool):
            return self.words.say("simple-yes" if value else "simple-no")
        if isinstance(value, dict):
            return ", ".join(f"{name} {self._value(part)}" for name, part in value.items())
        if isinstance(value, list):
            return ", ".join(map(self._value, value)) or "–"
        return self.words.say("term-argument", {"value": value}, self.names)

    def asked(self, view: SimpleView, seat: int) -> str:
        id = f"{_prefix(view.game)}-ask"
        return self.words.say(id if self.words.has(id) else "simple-ask", {"seat": f"@{seat}"}, self.names)

    def describe(self, view: SimpleView | None, seat: int, move: str) -> str:
        verb, *rest = move.split()
        id = f"{_prefix(self.game)}-move-{verb}"
        if not self.words.has(id):
            return ""
        args: dict[str, Arg] = {
            letter: int(word) if word.lstrip("-").isdecimal() else f"={word}"
            for letter, word in zip(_LETTERS, rest, strict=False)
        }
        return self.words.say(id, args, self.names)

    @property
    def example(self) -> str:  # type: ignore[override] # the other faces have one for good
        return next(iter(self._vocabulary()), "")

    def rule(self, view: SimpleView) -> str:
        return view.rule

    def opens_paragraph(self, event: Event) -> bool:
        return event.id.endswith("-log-turn")

    def moves_in(self, line: str) -> list[str]:
        """Moves of several words are parted by semicolons."""
        return [part.strip() for part in line.split(";") if part.strip()]

    def position(self, view: SimpleView) -> str:
        return ""

    def hint(self, match: Match, seat: int) -> Hint:
        """What the strongest bot would do."""
        name = bot_names(self.game)[-1]
        advice = make_bot(self.game, name, 0).advise(Ask(match.state, seat))
        return Hint(advice.move, self.words.say("simple-hint", {"bot": f"={name}"}), tuple(advice.ranked()))

    def _vocabulary(self) -> tuple[str, ...]:
        return getattr(getattr(game_of(self.game), "state", None), "vocabulary", ())

    def explain_notation(self) -> list[tuple[str, str]]:
        return [(move, self.describe(None, 0, move)) for move in self._vocabulary()]

    def legend(self, view: SimpleView) -> Group:
        return Group(Text(self.words.say("simple-legend")))


def _prefix(game: str) -> str:
    return game_of(game).rules.lower()
