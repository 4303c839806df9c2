"""At a real terminal: questions, colour, keys, Ctrl-C. Driven through a pseudo-terminal."""

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tableside.bots import bot_names
from tableside.engine.record import Record
from tableside.locales import words
from tests.terminal.console import environment

pty = pytest.importorskip("pty", reason="pseudo-terminals are a Unix thing")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")


class Keyboard:
    """Types into a command and reads what it shows."""

    def __init__(self, process: "subprocess.Popen[bytes]", file: int) -> None:
        self.process = process
        self.file = file
        self.shown = ""

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """What was shown until a text appeared."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, f"{text!r} did not appear in {self.shown[-2000:]!r}"
            if select.select([self.file], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.file, 65536).decode(errors="replace")
                except OSError:  # the other end was closed
                    assert text in self.shown, f"{text!r} never appeared in {self.shown[-2000:]!r}"
        before, _, self.shown = self.shown.partition(text)
        return before

    def type(self, keys: str) -> None:
        os.write(self.file, keys.encode())

    def leave(self) -> int:
        return self.process.wait(timeout=30)


@contextmanager
def keyboard(here: Path, *arguments: str, size: tuple[int, int] = (24, 80), **more: str) -> Iterator[Keyboard]:
    ours, theirs = pty.openpty()
    rows, columns = size
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, rows.to_bytes(2, "little") + columns.to_bytes(2, "little") + bytes(4))
    process = subprocess.Popen(
        [sys.executable, "-m", "tableside.terminal", *arguments],
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, close_fds=True, cwd=here,
        env=environment(here, TERM="xterm-256color", **more), preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )  # fmt: skip
    os.close(theirs)
    try:
        yield Keyboard(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COLOUR = re.compile(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|38;5|48;5)[0-9;]*m")


def test_asks_for_opponent_and_side(here: Path) -> None:
    with keyboard(here, "play", "--seed", "4") as at:
        at.wait_for("Who do you want to play?")
        assert "random" not in at.wait_for("Enter for 3:")
        at.type("10\n")
        at.wait_for("There is no number 10")
        at.type("apprentice\n")
        at.wait_for("Which side?")
        at.type("2\n")
        screen = at.wait_for("Your move")
        assert re.search(r"Pizza.*you", screen)
        assert COLOUR.search(screen)
        at.type("quit\n")
        at.wait_for("Your game is saved in")
        assert at.leave() == 0


@pytest.mark.parametrize(
    ("language", "typed", "level"), [("en", "greedy", "greedy"), ("de", "", "waiter"), ("it", "6", "master")]
)
def test_a_table_for_many_asks_for_its_bots(here: Path, language: str, typed: str, level: str) -> None:
    say = words(language).say
    with keyboard(here, "play", "rival-restaurants", "--seed", "7", "--lang", language, size=(60, 120)) as at:
        at.wait_for(say("term-ask-seats"))
        at.wait_for(say("term-choose", {"n": 4}))
        at.type("1\n")
        at.wait_for(say("term-no-such-number", {"n": 1, "least": 2, "most": 6}))
        at.type("3\n")
        at.wait_for(say("term-ask-people"))
        at.type("\n")
        at.wait_for(say("term-ask-bots"))
        shown = ESCAPE.sub("", at.wait_for(say("term-choose", {"n": 2})))  # the usual one is the second
        assert re.findall(r"\d  ([a-z-]+): ", shown) == bot_names("rival-restaurants")
        at.type(f"{typed}\n")
        at.wait_for(say("term-prompt"))
        at.type("quit\n")
        assert at.leave() == 0
    (kept,) = (here / "state" / "tableside").glob("*.json")
    assert Record.load(kept).players == ["", level, level]


def test_two_people_without_bots_are_asked_for_neither_bots_nor_sides(here: Path) -> None:
    """RR-10: Kitchen Squad is for two, who have no sides."""
    with keyboard(here, "play", "rival-restaurants", "--options", "mode=squad", size=(60, 120)) as at:
        assert "How many players?" not in at.wait_for("play at this keyboard?")
        at.type("2\n")
        shown = at.wait_for("Your move")
        assert "Against" not in shown
        assert "Which side?" not in shown


def test_no_color_is_respected(here: Path) -> None:
    """https://no-color.org: the letters alone distinguish the cubes."""
    with keyboard(here, "play", "--seed", "7", "--opponent", "greedy", NO_COLOR="1") as at:
        screen = at.wait_for("Your move")
        assert not COLOUR.search(screen)
        assert "take black patty" in ESCAPE.sub("", screen)


@pytest.mark.parametrize("leaving", ["\x03", "\x04"])
def test_control_c_and_control_d_leave_cleanly(here: Path, leaving: str) -> None:
    with keyboard(here, "play", "--seed", "7", "--opponent", "greedy") as at:
        at.wait_for("Your move")
        at.type("1\n")
        at.wait_for("Your move")
        at.wait_for("help): ")
        time.sleep(0.5)  # the line editor takes over the terminal just after its prompt; nobody types that fast
        at.type(leaving)
        at.wait_for("To continue it: ")
        assert at.leave() == 0
        assert "Traceback" not in at.shown
    assert len(list((here / "state" / "tableside").glob("*.json"))) == 1


def test_a_long_page_comes_a_screenful_at_a_time(here: Path) -> None:
    with keyboard(here, "play", "--seed", "7", "--opponent", "greedy") as at:
        at.wait_for("Your move")
        at.type("help\n")
        page = at.wait_for("Press Enter to continue")
        assert page.count("\n") <= 26
        at.type("\n")
        at.wait_for("Mixing Bowl")
        at.type("\n")
        at.wait_for("Your move")


def test_what_is_typed_instead_of_enter_counts(here: Path) -> None:
    with keyboard(here, "play", "--seed", "7", "--opponent", "greedy") as at:
        at.wait_for("Your move")
        at.type("help\n")
        at.wait_for("Press Enter to continue")
        at.type("hint\n")
        at.wait_for("Win chance")


def test_replay_by_keys(here: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "tableside.terminal", "play", "--seed", "5", "--players", "greedy,greedy"],
        input="save game.json\n\n", cwd=here, env=environment(here), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Saved as game.json." in made.stdout
    with keyboard(here, "replay", "game.json") as at:
        at.wait_for("Start (0 of")
        at.type("\x1b[C")
        at.wait_for("Move 1 of")
        at.type(" ")
        at.wait_for("Move 2 of")
        at.type("\x1b[D")
        at.wait_for("Move 1 of")
        at.type("40\r")
        at.wait_for("Move 40 of")
        at.type("\x1b[6~")
        at.wait_for("Move 50 of")
        at.type("\x1b[H")
        at.wait_for("Start (0 of")
        at.type("\x1b[D")
        at.wait_for("Start (0 of")
        at.type("q")
        assert at.leave() == 0


def test_simulate_shows_progress_to_whoever_watches(here: Path) -> None:
    with keyboard(here, "simulate", "--games", "60", "--bots", "greedy,random") as at:
        at.wait_for("Playing")
        at.wait_for("decisions in")
        assert at.leave() == 0


def test_a_long_notice_neither_breaks_words_nor_pushes_the_table_off_the_screen(here: Path) -> None:
    """At 80 by 24, in German with its long words, the whole drawing fits on the screen."""
    line = "discard P P 2 0/3/KYN/-/4/K2G2R2N/-/0 0/1/YGRW/-/4/KY3GR4W/-/0 -/-/- 8K9Y5G7R6W8N -/0/0/0/-"
    with keyboard(here, "play", "--lang", "de", "--position", line, "--side", "pizza", "--seed", "1") as keys:
        keys.wait_for("Dein Zug (")
        keys.type("tipp\n")
        shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", keys.wait_for("Dein Zug (").rpartition("\x1b[2J")[2])
        keys.type("q\n")
        keys.leave()
    rows = shown.replace("\r", "").split("\n")
    assert "Tipp: " in shown
    assert len(rows) <= 24
    assert max(map(len, rows)) <= 80


def test_serve_tells_a_person_where_it_is_and_how_it_stops_and_nothing_else(here: Path) -> None:
    """For the log of a server without a terminal see tests/server/test_monitoring.py."""
    with keyboard(here, "serve", "--port", "0", "--data", str(here / "data")) as at:
        assert at.wait_for("Tableside is running at http://localhost:") == ""
        told = at.wait_for("Press Ctrl-C to stop.")
        assert re.fullmatch(r"\d+\r\nOnly this computer can open it\. [^\r]+\r\n", told)
        at.type("\x03")
        assert at.leave() == 0
        at.wait_for("^C")
        assert at.shown.strip() == ""


def test_serve_logs_to_a_terminal_what_is_asked_for(here: Path) -> None:
    with keyboard(here, "serve", "--port", "0", "--data", str(here / "data"), "--log-level", "info") as at:
        assert '"level": "info"' in at.wait_for("Tableside is running at ")
