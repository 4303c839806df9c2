"""Commands: what can be typed at the prompt in addition to moves. Each language has its own words for them. The English
words always work."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from tableside.engine.errors import TablesideError
from tableside.locales import Words, words
from tableside.terminal import saved_games
from tableside.terminal.match_log import log_of
from tableside.terminal.rules import rule_text

if TYPE_CHECKING:
    from tableside.terminal.session import Session

# What a command gets: the session, the seat that types (None when the game is over), and the rest of the line.
Command = Callable[["Session", int | None, str], None]
_BEST: Final = 5  # moves that a hint shows by default


def undo(session: "Session", seat: int | None, rest: str) -> None:
    """Take back the last move or several. If two people share a keyboard, the last mover's move is taken back."""
    if seat is None:
        session.say("err-game-over")
        return
    if rest and not _is_count(rest):
        session.say("term-undo-number", "bold red")
        return
    for _ in range(int(rest) if rest else 1):
        history = session.match.history
        mover = history[-1].seat if history and session.players[history[-1].seat].bot is None else seat
        try:
            session.match.undo(mover)
        except TablesideError as error:
            session.problem(error)
            return
        session.say("term-undone")
    session.seen[seat] = len(session.match.history)


def _is_count(rest: str) -> bool:
    return rest.isdecimal() and len(rest) <= 3 and int(rest) >= 1


def hint(session: "Session", seat: int | None, rest: str) -> None:
    """What the master would play, and its chances. A number after the command says how many moves to show."""
    if seat is None:
        session.say("err-game-over")
        return
    if rest and not _is_count(rest):
        session.say("term-hint-number", "bold red")
        return
    advice = session.face.hint(session.match, seat)
    view = session.match.view(seat)
    described = session.face.describe(view, seat, advice.move)
    session.say("term-hint", "bold green", move=f"={advice.move}", words=f"={described}", reason=f"={advice.reason}")
    if advice.chances:
        session.say("term-chances")
    best: dict[str, tuple[str, float]] = {}  # moves with the same words (either of two bins with bread) are the same
    for move, chance in advice.chances:
        best.setdefault(session.face.describe(view, seat, move), (move, chance))
    told = int(rest) if rest else _BEST
    for described, (move, chance) in islice(best.items(), told):
        bar = "█" * round(20 * chance) + "░" * (20 - round(20 * chance))
        session.say("term-chance", bar=f"={bar}", percent=percent(chance), move=f"={move}", words=f"={described}")
    if told < len(best):
        session.say("term-chances-more", n=len(best) - told, all=len(best))


def percent(chance: float) -> int:
    """Whole percents. Only certain results are 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def rules(session: "Session", seat: int | None, rest: str) -> None:
    """A rule by its number; without one, those that matter now."""
    number = rest or session.face.rule(session.match.view(seat)).partition(".")[0]
    try:
        text = rule_text(session.match.record.game, number, session.words)
    except TablesideError as error:
        session.problem(error)
        return
    session.show(Markdown(text))


def save(session: "Session", seat: int | None, rest: str) -> None:
    if not rest:
        session.say("term-name-file", "bold red")
        return
    try:
        saved_games.save(session.match, Path(rest).expanduser())
    except OSError as error:
        session.say("term-err-os", "bold red", name=f"={error.filename}", why=f"={error.strerror}")
        return
    session.say("term-saved", file=f"={rest}")


def load(session: "Session", seat: int | None, rest: str) -> None:
    if not rest:
        session.say("term-name-file", "bold red")
        return
    session.keep()
    before = session.file
    try:
        session.load(Path(rest).expanduser())
    except TablesideError as error:
        session.problem(error)
        return
    session.say("term-loaded", file=f"={rest}")
    if before.exists():
        session.say("term-kept", file=f"={before}")


def log(session: "Session", seat: int | None, rest: str) -> None:
    lines = [Text(line.text) for line in log_of(session.match, seat, session.face)]
    session.show(*lines)


def moves(session: "Session", seat: int | None, rest: str) -> None:
    """Every legal move with its number, in notation and in words. With a word, only those that begin with it."""
    if seat is None:
        session.say("err-game-over")
        return
    view = session.match.view(seat)
    legal = session.match.legal_moves(seat)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for number, move in enumerate(legal, 1):
        if move.startswith(rest):
            table.add_row(Text(str(number), "bold cyan"), Text(move, "bold"), session.face.describe(view, seat, move))
    session.show(table)


def new(session: "Session", seat: int | None, rest: str) -> None:
    """Start again with the same players. The game so far is saved."""
    session.keep()
    if session.file.exists() and session.match.outcome() is None:
        session.say("term-kept", file=f"={session.file}")
    session.begin(session.fresh())


def position(session: "Session", seat: int | None, rest: str) -> None:
    line = session.face.position(session.match.view(seat))
    if line:
        session.notices.append(Text(line))
    else:
        session.say("term-no-position")


def resign(session: "Session", seat: int | None, rest: str) -> None:
    if seat is None:
        session.say("err-game-over")
    elif rest != session.words.say("term-yes"):
        session.say("term-resign-sure", word=f"={session.words.say('command-resign').split()[0]}")
    else:
        session.match.play(seat, ":resign")


def help_(session: "Session", seat: int | None, rest: str) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name in COMMANDS:
        table.add_row(
            Text(", ".join(_spellings(name, session.words)), "bold"), session.words.say(f"command-{name}-help")
        )
    session.show(
        Text(session.words.say("term-help-moves", {"example": f"={session.face.example}"})),
        Text(),
        table,
        Text(),
        session.face.legend(session.match.view(seat)),
    )


def quit_(session: "Session", seat: int | None, rest: str) -> None:
    session.leave()


COMMANDS: Final[dict[str, Command]] = {
    "undo": undo,
    "hint": hint,
    "rules": rules,
    "save": save,
    "load": load,
    "log": log,
    "moves": moves,
    "new": new,
    "position": position,
    "resign": resign,
    "help": help_,
    "quit": quit_,
}


def command_in(line: str, language: Words) -> Command | None:
    """The command a line starts with, or None."""
    first = line.split(maxsplit=1)[0].lower() if line.strip() else ""
    for name, command in COMMANDS.items():
        if first in _spellings(name, language):
            return command
    return None


def _spellings(name: str, language: Words) -> list[str]:
    """The words for a command: those of the language first, then the English ones."""
    mine = language.say(f"command-{name}").split()
    return mine + [word for word in words("en").say(f"command-{name}").split() if word not in mine]
