"""Reader: lines from the keyboard, with history and completion, or from a pipe."""

import importlib
import sys
from collections.abc import Sequence
from types import ModuleType

from rich.console import Console


class LineReader:
    """Reads one line after a prompt; None when there is no more input."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        self._choices: list[str] = []
        self._readline = _readline() if self.live else None
        if self._readline is not None:
            self._readline.set_completer_delims(" ")
            self._readline.set_completer(self._complete)
            self._readline.parse_and_bind("tab: complete")

    def line(self, prompt: str, choices: Sequence[str] = ()) -> str | None:
        """The next line without surrounding blanks. The Tab key offers ``choices``."""
        self._choices = sorted(choices)
        if self.live:
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                return None
        self.console.print(prompt, end="")
        text = sys.stdin.readline()
        self.console.print(text.strip())  # piped input belongs in the transcript
        return text.strip() if text else None

    def pause(self, prompt: str) -> str:
        """Let the player read before the screen is redrawn. Returns what they type instead of Enter."""
        return (self.line(prompt) or "") if self.live else ""

    def _complete(self, text: str, state: int) -> str | None:
        found = [choice for choice in self._choices if choice.lower().startswith(text.lower())]
        return found[state] if state < len(found) else None


def _readline() -> ModuleType | None:
    try:
        return importlib.import_module("readline")
    except ImportError:  # not on every system
        return None
