"""Bots for the arena's tests. Most of them misbehave."""

import asyncio
import json
import os
import sys
import time
from contextlib import suppress

from tableside.bots import Ask, Bot


class First(Bot):
    """Plays the first move it is offered."""

    def choose(self, ask: Ask) -> str:
        return ask.moves[0]


class Crashing(First):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, ask: Ask) -> str:
        self.asked += 1
        if self.asked > 5:
            raise ValueError("out of ideas")
        return super().choose(ask)


class Illegal(Bot):
    def choose(self, ask: Ask) -> str:
        return "steal everything"


class NoText(Bot):
    def choose(self, ask: Ask) -> str:
        return 7  # type: ignore[return-value]


class Sleepy(First):
    """Catches every exception and goes on."""

    def choose(self, ask: Ask) -> str:
        try:
            time.sleep(60)
        except Exception:
            time.sleep(60)
        return super().choose(ask)


class Unmakeable(First):
    def __init__(self, seed: int = 0) -> None:
        raise RuntimeError("cannot be made")


class Endless(First):
    """Cannot be created."""

    def __init__(self, seed: int = 0) -> None:
        while True:
            time.sleep(1)


class Leaving(Bot):
    def choose(self, ask: Ask) -> str:
        sys.exit("goodbye")


class Cancelled(Bot):
    """Raises something that ``except Exception`` does not catch."""

    def choose(self, ask: Ask) -> str:
        raise asyncio.CancelledError("no longer wanted")


class Interrupting(Bot):
    def choose(self, ask: Ask) -> str:
        raise KeyboardInterrupt


class Wordless(Bot):
    """Neither its exception nor its answer can be turned into text."""

    class Silence(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no words")

        __repr__ = __str__

    def choose(self, ask: Ask) -> str:
        raise self.Silence


class WordlessAnswer(Wordless):
    def choose(self, ask: Ask) -> str:
        return self.Silence()  # type: ignore[return-value]


class LeavingAnswer(Bot):
    class Goodbye:
        def __repr__(self) -> str:
            sys.exit("not even this")

    def choose(self, ask: Ask) -> str:
        return self.Goodbye()  # type: ignore[return-value]


class Halved(Bot):
    """Answers half a character, which no file can store."""

    def choose(self, ask: Ask) -> str:
        return "\ud83c"


class HalvedCrash(Bot):
    def choose(self, ask: Ask) -> str:
        raise ValueError("\ud83c")


class Deadly(Bot):
    """Kills its own process."""

    def choose(self, ask: Ask) -> str:
        os._exit(3)


class Stubborn(Bot):
    """Cannot be interrupted."""

    def choose(self, ask: Ask) -> str:
        while True:
            try:
                time.sleep(0.01)
            except BaseException:
                continue


class Talkative(Bot):
    def choose(self, ask: Ask) -> str:
        raise ValueError("well, " * 20_000)


class Closing(First):
    """Closes the streams that everybody writes to."""

    def choose(self, ask: Ask) -> str:
        for descriptor in (1, 2):
            with suppress(OSError):
                os.close(descriptor)
        return super().choose(ask)


class Parent(Bot):
    """Ends its process but leaves a child running."""

    def choose(self, ask: Ask) -> str:
        if os.fork() == 0:
            time.sleep(30)
        os._exit(3)


class Chatty(First):
    def choose(self, ask: Ask) -> str:
        print("let me think")
        return super().choose(ask)


class Wandering(First):
    """Changes to another folder and stays there."""

    def choose(self, ask: Ask) -> str:
        os.chdir("/")
        return super().choose(ask)


class Misreading(Bot):
    """Fails deep in a library."""

    def choose(self, ask: Ask) -> str:
        return str(json.loads("[1,"))


class Choiceless(Bot):
    """Cannot be created, but the error is in none of its own lines."""


class Colourful(Bot):
    def choose(self, ask: Ask) -> str:
        return "a\nb\x1b[31mred\x00"


class ColourfulCrash(Bot):
    def choose(self, ask: Ask) -> str:
        raise ValueError("\x1b[31mred")


class Spiky(str):
    """Text that fails when somebody looks at it."""

    def __getitem__(self, key: object) -> str:
        raise RuntimeError("do not touch")

    __str__ = __iter__ = __len__ = __eq__ = __hash__ = split = strip = __getitem__  # type: ignore[assignment]


class SpikyFirst(First):
    def choose(self, ask: Ask) -> str:
        return Spiky(super().choose(ask))


class SpikyNonsense(Bot):
    def choose(self, ask: Ask) -> str:
        return Spiky("steal everything")


class Scattered(Bot):
    """Fails for a different reason in each game."""

    def choose(self, ask: Ask) -> str:
        raise ValueError(f"reason {self.seed}")


class Scripting(Bot):
    def choose(self, ask: Ask) -> str:
        raise ValueError("<script>alert(1)</script>")
