"""Workers: the processes that play the games, on this machine (joblib) or on a cluster (Ray).

Both return results in the order in which games finish. A game is the same in any process. If a process dies, only its
game is lost: it is played once more, alone, to see which bot ended it.
"""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from joblib import Parallel, delayed  # type: ignore[import-untyped]
from joblib.externals.loky.process_executor import TerminatedWorkerError  # type: ignore[import-untyped]

from tableside.arena.bot_guard import DIED, LATE, TIRED_OUT, Failure
from tableside.arena.contest import Contest, Fixture
from tableside.arena.play_game import FAILED, Result, play_fixture
from tableside.arena.ray_cluster import connected_to_ray
from tableside.arena.redirect_output import redirect_all_output
from tableside.engine.errors import OptionsError

BACKENDS: Final = ("local", "ray")
_CHUNK: Final = 4096  # games handed to joblib at a time
_SUSPECTS: Final = 4  # games for each process that may have been under way when one of them died
_AHEAD: Final = 4  # games waiting for each worker of a cluster
_LOOK: Final = 1.0  # seconds between checks that the command is still alive


def results(contest: Contest, fixtures: Iterator[Fixture], *, jobs: int, backend: str) -> Iterator[Result]:
    """Play the fixtures. Results come as they are finished."""
    if backend == "ray":
        return _on_ray(contest, fixtures, jobs)
    if jobs == 1:
        return (play_fixture(contest, fixture) for fixture in fixtures)
    return _local(contest, fixtures, jobs)


def _local(contest: Contest, fixtures: Iterator[Fixture], jobs: int) -> Iterator[Result]:
    while chunk := {fixture.number: fixture for fixture in islice(fixtures, _CHUNK)}:
        while chunk:
            calls = [delayed(_play)(contest, fixture) for fixture in chunk.values()]
            try:
                for result in Parallel(n_jobs=jobs, return_as="generator_unordered")(calls):
                    del chunk[result.number]
                    yield result
            except TerminatedWorkerError:
                for fixture in list(islice(chunk.values(), _SUSPECTS * jobs)):  # one of these did it
                    yield _play_in_own_process(contest, fixture)
                    del chunk[fixture.number]


def _play(contest: Contest, fixture: Fixture, trail: str = "") -> Result:
    """In a worker: the command handles an interrupt from the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _exit_with_parent()
    with redirect_all_output():
        return play_fixture(contest, fixture, trail)


@cache
def _exit_with_parent() -> None:
    """If the command is killed, nobody can stop this process any more, and its bot may think for ever."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_LOOK)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _play_in_own_process(contest: Contest, fixture: Fixture) -> Result:
    """A game in a process of its own. If the process dies, the bot that was thinking has lost."""
    spawn = get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    with TemporaryDirectory(prefix="tableside-arena-") as folder, ours:
        trail = Path(folder, "seat")
        process = spawn.Process(target=_send, args=(theirs, contest, fixture, str(trail)))
        process.start()
        theirs.close()
        try:
            # Do not rely on the end of the pipe: a process that the bot started may keep it open.
            while not ours.poll(0.2) and process.is_alive():
                pass
            if not ours.poll():
                raise EOFError
            result: Result = ours.recv()
            return result
        except (EOFError, OSError):  # nothing was sent, or half of it
            process.join(_LOOK)
            return _died(contest, fixture, int(trail.read_text()) if trail.exists() else 0, process.exitcode)
        finally:
            process.kill()
            process.join()


def _send(to: Connection, contest: Contest, fixture: Fixture, trail: str) -> None:
    to.send(_play(contest, fixture, trail))


def _died(contest: Contest, fixture: Fixture, seat: int, exitcode: int | None) -> Result:
    count = contest.seats
    if exitcode == TIRED_OUT:
        why = f"no move within {contest.seconds_per_move:g} s, and it would not be interrupted"
        failure = Failure(seat, LATE, why)
    else:
        failure = Failure(seat, DIED, "the process of the bot ended")
    return Result(
        number=fixture.number,
        deal=fixture.deal,
        seating=list(fixture.seating),
        winners=[other for other in range(count) if other != seat],
        scores=[0] * count,
        reason=FAILED,
        length=0,
        decisions=[0] * count,
        seconds=[0.0] * count,
        slowest=[0.0] * count,
        failures=[failure],
    )


def _on_ray(contest: Contest, fixtures: Iterator[Fixture], jobs: int) -> Iterator[Result]:
    ray = connected_to_ray(jobs)
    # Ray must not repeat a game whose worker died: a bot that ends its process would do so each time.
    play: Callable[..., Any] = ray.remote(max_retries=0)(_play).remote
    agreed = ray.put(contest)
    waiting: dict[Any, Fixture] = {}
    room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while True:
            for fixture in islice(fixtures, room - len(waiting)):
                waiting[play(agreed, fixture)] = fixture
            if not waiting:
                return
            for done in ray.wait(list(waiting), num_returns=1)[0]:
                fixture = waiting.pop(done)
                try:
                    yield ray.get(done)
                except ray.exceptions.RayTaskError:  # an error in the game itself: playing it again would not help
                    raise
                except ray.exceptions.RayError:  # its process, its machine or its memory was lost
                    yield _play_in_own_process(contest, fixture)
    finally:
        for unfinished in waiting:
            ray.cancel(unfinished, force=True)


def check_backend(backend: str) -> None:
    """OptionsError if the backend is unknown or not installed."""
    if backend not in BACKENDS:
        known = [f"={name}" for name in BACKENDS]
        raise OptionsError("err-arena-backend", {"name": f"={backend}", "known": known})
    if backend == "ray" and find_spec("ray") is None:
        raise OptionsError("err-arena-no-ray")


def prepare_backend(backend: str, jobs: int) -> None:
    """OptionsError if the workers cannot be reached. Call it before a journal is opened."""
    if backend == "ray":
        connected_to_ray(jobs)
