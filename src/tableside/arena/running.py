"""Running: a whole contest, from where its journal stands to its last game."""

from collections.abc import Callable
from pathlib import Path

from tableside.arena.contest import Contest
from tableside.arena.guarding import is_interrupt
from tableside.arena.journal import Journal
from tableside.arena.playing import Result
from tableside.arena.workers import check_backend, results
from tableside.bots import make_bot
from tableside.engine.errors import OptionsError


def check_bot(game: str, name: str) -> None:
    """OptionsError if there is no such bot: that is told before anything is played."""
    try:
        make_bot(game, name)
    except OptionsError:
        raise
    except BaseException as error:
        if is_interrupt(error):
            raise
        # otherwise the class is there and fails: it will lose its games, with a report


def run_contest(
    contest: Contest,
    *,
    jobs: int = 1,
    backend: str = "local",
    journal: Path | None = None,
    began: Callable[[int, int], None] = lambda before, total: None,
    tell: Callable[[int], None] = lambda played: None,
) -> list[Result]:
    """Play what is not in the journal yet; all results of the contest, in order.

    ``began`` hears how many games were there before and how many there will be, ``tell`` how many were played now.
    """
    check_backend(backend)
    for name in contest.bots:
        check_bot(contest.game, name)
    with Journal(journal, contest) as kept:
        missing = (fixture for fixture in contest.fixtures() if fixture.number not in kept.done)
        before = sum(1 for number in kept.done if number < contest.total)
        began(before, contest.total)
        for played, result in enumerate(results(contest, missing, jobs=jobs, backend=backend), 1):
            kept.add(result)
            tell(played)
        return [result for number, result in sorted(kept.done.items()) if number < contest.total]
