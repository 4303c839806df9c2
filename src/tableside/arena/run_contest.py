"""Running: a whole contest, from where its journal stands to its last game."""

from collections.abc import Callable
from pathlib import Path

from tableside.arena.contest import Contest
from tableside.arena.own_bots import add_bot_folder
from tableside.arena.play_game import Result
from tableside.arena.redirect_output import redirect_output
from tableside.arena.results_file import ResultsFile
from tableside.arena.workers import check_backend, prepare_backend, results
from tableside.bots import load_bot, make_bot


def check_bot(game: str, name: str) -> None:
    """OptionsError if there is no such bot, before anything is played."""
    with redirect_output():
        if ":" in name:
            load_bot(game, name)  # not created yet: a failure must cost its games, not the arena
        else:
            make_bot(game, name)


def run_contest(
    contest: Contest,
    *,
    jobs: int = 1,
    backend: str = "local",
    journal: Path | None = None,
    began: Callable[[int, int], None] = lambda before, total: None,
    tell: Callable[[int], None] = lambda played: None,
) -> list[Result]:
    """Play what is not in the journal yet. Returns all results of the contest, in order.

    ``began`` is called with the number of games in the journal and in total, ``tell`` with the number played now.
    """
    check_backend(backend)
    add_bot_folder(contest.folder)
    for name in contest.bots:
        check_bot(contest.game, name)
    prepare_backend(backend, jobs)
    with ResultsFile(journal, contest) as kept:
        missing = (fixture for fixture in contest.fixtures() if fixture.number not in kept.done)
        before = sum(1 for number in kept.done if number < contest.total)
        began(before, contest.total)
        for played, result in enumerate(results(contest, missing, jobs=jobs, backend=backend), 1):
            kept.add(result)
            tell(played)
        return [result for number, result in sorted(kept.done.items()) if number < contest.total]
