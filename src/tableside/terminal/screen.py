"""Screen: standard output. Colour and progress bars appear only on a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def console() -> Console:
    """Standard output. Rich uses no colour if it is not a terminal or NO_COLOR is set."""
    return Console(highlight=False, emoji=False, markup=False)


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error that disappears when the work is done. Only on a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        step = max(1, total // 200)

        def advance(done: int) -> None:
            if done % step == 0 or done == total:
                bar.update(task, completed=done)

        yield advance
