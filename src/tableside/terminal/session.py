"""Session: one or more games in the terminal, from the first prompt to the last."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tableside.bots import Ask, Bot, make_bot
from tableside.bots.bot_errors import let_play
from tableside.engine.errors import BotError, TablesideError
from tableside.engine.match import Match
from tableside.locales import Words
from tableside.terminal import saved_games
from tableside.terminal.commands import COMMANDS, command_in
from tableside.terminal.face import Face, face_of
from tableside.terminal.line_reader import LineReader
from tableside.terminal.match_log import latest, log_of

_LEAST_LOG = 2


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a bot, or somebody at the keyboard."""

    bot: Bot | None
    name: str = ""  # of the bot


def players_of(names: list[str], game: str, seed: int) -> list[Player]:
    """Bots by name; a seat without a name is a person's."""
    return [
        Player(make_bot(game, name, seed + seat), name) if name else Player(None) for seat, name in enumerate(names)
    ]


class Session:
    """Holds the match. Draws the table, asks for moves and plays them. ``commands`` has the commands."""

    def __init__(self, match: Match, fresh: Callable[[], Match], words: Words, console: Console, bot_seed: int) -> None:
        self.words = words
        self.console = console
        self.reader = LineReader(console)
        self.fresh = fresh
        self.bot_seed = bot_seed
        self.notices: list[Text] = []
        self.leaving = False
        self.typed = ""
        self.begin(match)

    def begin(self, match: Match) -> None:
        """Sit down at a match."""
        self.match = match
        self.players = players_of(match.record.players, match.record.game, self.bot_seed)
        self.words = self.words.read_by(self.own)
        self.face: Face = face_of(match.record.game, self.words, self.name, self.who)
        self.file = saved_games.new_file(match.record.game)
        self.seen = dict.fromkeys(range(match.state.seats), len(match.history))  # moves that stood when one last acted
        self.saved_moves = len(match.record.entries)
        self._keyboard: int | None = None

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.words.say("term-argument", {"value": self.match.game.seat_name(self.match.record.options, seat)})

    def who(self, seat: int) -> str:
        """Who plays it: the name of a bot, "you", or nothing if several people share the keyboard."""
        return self.players[seat].name or (self.words.say("term-you") if self.single_player else "")

    @property
    def single_player(self) -> bool:
        """Whether one person plays against bots only."""
        return self.own is not None

    @property
    def own(self) -> int | None:
        """The seat of the one person, whom the texts call "you"; nobody's where several share the keyboard."""
        people = [seat for seat, player in enumerate(self.players) if player.bot is None]
        return people[0] if len(people) == 1 else None

    def say(self, id: str, style: str = "", **args: int | str | list[str]) -> None:
        """Something to show above the next prompt."""
        self.notices.append(Text(self.words.say(id, args, self.name), style))

    def problem(self, error: TablesideError) -> None:
        self.notices.append(Text(self.words.problem(error, self.name), "bold red"))

    def run(self) -> int:
        """Play until somebody leaves."""
        while not self.leaving:
            if self.match.outcome() is not None:
                self._after_the_game()
                continue
            asked = self.match.asked()
            thinking = [(seat, bot) for seat in asked if (bot := self.players[seat].bot) is not None]
            if thinking:
                self._bot_plays(*thinking[0])
            else:
                self._turn_of(asked[0])
        return 0

    def _bot_plays(self, seat: int, bot: Bot) -> None:
        try:
            let_play(bot, Ask(self.match.state, seat), partial(self.match.play, seat))
        except BotError:
            self.leave()  # an own bot that fails must not lose the game
            raise

    def _turn_of(self, seat: int) -> None:
        moves = self.match.legal_moves(seat)
        if len(moves) == 1 and self.single_player and self.face.forced(self.match.view(seat)):
            self.match.play(seat, moves[0])
            return
        self._hand_over(seat)
        self.draw(seat, moves)
        self.keep()
        line = self._line(self._prompt(moves), [*moves, *(self.words.say(f"command-{c}").split()[0] for c in COMMANDS)])
        if line is None:
            self.leave()
            return
        self.run_command(seat, line, moves)

    def _line(self, prompt: str, choices: Sequence[str] = ()) -> str | None:
        """What is typed now, or what was typed while something long was shown."""
        typed, self.typed = self.typed, ""
        return typed or self.reader.line(prompt, choices)

    def _prompt(self, moves: list[str]) -> str:
        return self.words.say("term-prompt-only" if len(moves) == 1 else "term-prompt") + " "

    def run_command(self, seat: int, line: str, moves: list[str]) -> None:
        """A number from the list, moves in notation, a command, or Enter for the only move."""
        self.notices.clear()
        if not line:
            if len(moves) == 1:
                self.play(seat, moves[:1])
            else:
                self.say("term-nothing-typed")
            return
        command = command_in(line, self.words)
        if command is not None:
            command(self, seat, line.partition(" ")[2].strip())
        elif line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if 1 <= number <= len(moves):
                self.play(seat, [moves[number - 1]])
            else:
                self.say("term-no-such-number", "bold red", n=f"={line[:12]}", least=1, most=len(moves))
        else:
            self.play(seat, self.face.moves_in(line))

    def play(self, seat: int, moves: list[str]) -> None:
        """Play moves in order. Stop at the first that is refused, and say what was played before it."""
        self.seen[seat] = len(self.match.history)
        for place, move in enumerate(moves):
            try:
                self.match.play(seat, move)
            except TablesideError as error:
                if len(moves) > 1:
                    self.say("term-stopped", "bold red", move=f"={move[:40]}")
                self.problem(error)
                if place:
                    self.say("term-played-before", moves=f"={' '.join(moves[:place])}")
                return

    def keep(self) -> None:
        """Save what was played since the last time, so that a closed window loses nothing."""
        if len(self.match.record.entries) == self.saved_moves:
            return
        try:
            saved_games.save(self.match, self.file)
        except OSError as error:
            self.say("term-autosave-failed", "bold red", name=f"={error.filename}", why=f"={error.strerror}")
            return
        self.saved_moves = len(self.match.record.entries)

    def leave(self) -> None:
        """Stop, and say where the game is saved."""
        self.keep()
        self.leaving = True
        if self.file.exists() and self.match.outcome() is None:
            self.say("term-kept", file=f"={self.file}")
        self.flush()

    def flush(self) -> None:
        for notice in self.notices:
            for line in self._wrapped(notice):
                self.console.print(line, soft_wrap=True)
        self.notices.clear()

    def _wrapped(self, notice: Text) -> list[Text]:
        """Wrap at words. A path longer than a line stays in one piece, so that it can be copied."""
        width = self.console.width
        if not self.reader.live or any(cell_len(word) > width for word in notice.plain.split()):
            return [notice]
        return list(notice.wrap(self.console, width))

    def _rows(self, notice: Text) -> int:
        """How many rows of the screen a notice takes."""
        return sum(max(1, -(-line.cell_len // self.console.width)) for line in self._wrapped(notice))

    def show(self, *things: object) -> None:
        """Show a long text, one screenful at a time at the keyboard. Typing something ends it."""
        with self.console.capture() as captured:
            for thing in things:
                self.console.print(thing)
        rows = captured.get().splitlines()
        at_once = max(5, self.console.height - 1) if self.reader.live else len(rows)
        for start in range(0, len(rows), at_once):
            self.clear()
            self.console.file.write("\n".join(rows[start : start + at_once]) + "\n")
            self.typed = self.reader.pause(self.words.say("term-go-on") + " ")
            if self.typed:
                return

    def clear(self) -> None:
        if self.reader.live:
            self.console.clear()

    def draw(self, seat: int, moves: list[str]) -> None:
        """The table, the newest part of the log, the question, the legal moves."""
        width, height = self.console.width, self.console.height
        view = self.match.view(seat)
        self.face.height = height
        table = self.face.table(view, seat, width)
        listed = self.face.listed(view, seat, moves, width)
        question = Text(self.face.asked(view, seat), "bold")
        rows_of_question = 1 + question.cell_len // width
        left = height - len(table) - len(listed) - sum(map(self._rows, self.notices)) - rows_of_question - 1
        log = latest(log_of(self.match, seat, self.face), self.seen[seat], width, max(_LEAST_LOG, left))
        airy = [Text()] if left - len(log) >= 2 else []
        self.clear()
        for line in (*table, *airy, *log):
            self.console.print(line, no_wrap=True, crop=True, overflow="ellipsis")
        for line in airy:
            self.console.print(line)
        self.flush()
        self.console.print(question)
        for line in listed:
            self.console.print(line, no_wrap=True, crop=True, overflow="ellipsis")

    def _hand_over(self, seat: int) -> None:
        """If hands are hidden, clear the screen before the next player looks."""
        if self.face.secret and self._keyboard not in (None, seat):
            self.clear()
            if self.reader.live:
                self.console.file.write("\x1b[3J")  # nothing to scroll back to either
            self.reader.line(self.words.say("term-hand-over", {"seat": f"@{seat}"}, self.name) + " ")
        self._keyboard = seat

    def _after_the_game(self) -> None:
        """The result, and how anyone can check that chance was fair."""
        self.keep()
        record = self.match.record
        self.clear()
        for line in self.face.table(self.match.view(None), None, self.console.width):
            self.console.print(line, no_wrap=True, crop=True, overflow="ellipsis")
        for line in latest(log_of(self.match, None, self.face), max(self.seen.values()), self.console.width, 6):
            self.console.print(line, no_wrap=True)
        self.flush()
        self.console.print(self._result())
        self.say("term-seal", seal=f"={record.seal}")
        self.say("term-seed", seed=f"={record.seed}")
        if self.file.exists():
            self.say("term-check", file=f"={self.file}")
        self.flush()
        while not self.leaving and self.match.outcome() is not None:
            typed = self._line(self.words.say("term-prompt-over") + " ")
            if not typed:
                self.leaving = True
                return
            command = command_in(typed, self.words)
            if command is None:
                self.say("term-over-choices")
            else:
                command(self, None, typed.partition(" ")[2].strip())
            self.flush()

    def _result(self) -> Text:
        outcome = self.match.outcome()
        assert outcome is not None
        scores = "=" + " : ".join(str(score) for score in outcome.scores)
        if not outcome.winners:
            return Text(self.words.say("term-result-draw", {"scores": scores, "reason": f"${outcome.reason}"}), "bold")
        winners = [f"@{seat}" for seat in outcome.winners]
        args = {"seats": winners, "scores": scores, "reason": f"${outcome.reason}"}
        return Text(self.words.say("term-result", args, self.name), "bold green")

    def load(self, path: Path) -> None:
        self.begin(saved_games.load(path))
