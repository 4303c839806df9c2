"""Journal: the finished games of an arena, one line of JSON each, so that an interrupt loses none.

The first line has the settings. A journal continues only with the same settings and the same code; the number of games
may grow. A last line that was cut off is dropped, and that game is played again.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

import msgspec

import tableside
from tableside.arena.contest import Contest
from tableside.arena.options_diff import changed_options, first_difference
from tableside.arena.own_bots import sources
from tableside.arena.play_game import Result
from tableside.arena.results_check import find_mismatch
from tableside.engine.errors import RecordError
from tableside.engine.manifest import manifest_of

FORMAT: Final = 2
_CODE: Final = (".py", ".toml", ".csv", ".npz")
_WORDS: Final = {"code": "$arena-code"}  # the other names of a header are those of the command line
_LAST: Final = ("version", "code")  # these differ together with other names that say more
_CHANGED: Final = "changed_options"  # for people; their fingerprint says whether they are the same
_ENCODE: Final = msgspec.json.Encoder()
_DECODE: Final = msgspec.json.Decoder(Result)


def header(contest: Contest) -> dict[str, Any]:
    """The settings that a journal must share. The number of games is not one of them."""
    options = json.dumps(contest.options, sort_keys=True, default=str)
    return {
        "format": FORMAT,
        "version": tableside.__version__,
        "code": code_of(contest),
        "game": contest.game,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "seats": contest.seats,
        "tables": contest.design,
        "options": hashlib.blake2b(options.encode(), digest_size=8).hexdigest(),
        "seconds_per_move": contest.seconds_per_move,
        "max_decisions": contest.most_decisions,
        _CHANGED: changed_options(contest),
    }


def code_of(contest: Contest) -> str:
    """A fingerprint of the rules and of all bots: of their packages, or of the files of a user's own bot."""
    manifest = manifest_of(contest.game)
    digest = hashlib.blake2b(_package("tableside.engine"), digest_size=8)
    digest.update(_package("tableside.bots", deep=False))
    for name in (manifest.game, *manifest.bots.values(), *manifest.search_bots.values()):
        module = name.partition(":")[0]
        digest.update(_package(module.rpartition(".")[0] or module))
    for name in contest.bots:
        module, own, _ = name.partition(":")
        for source in sources(contest.folder, module) if own else ():
            digest.update(source.read_bytes())
    return digest.hexdigest()


@cache
def _package(name: str, deep: bool = True) -> bytes:
    module = import_module(name)
    found = module.__file__
    assert found is not None
    if not hasattr(module, "__path__"):  # a game in a single file
        return hashlib.blake2b(Path(found).read_bytes()).digest()
    folder, digest = Path(found).parent, hashlib.blake2b()
    for path in sorted(folder.rglob("*") if deep else folder.glob("*")):
        if path.suffix in _CODE:
            digest.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return digest.digest()


class ResultsFile:
    """A file that only grows. Without a path nothing is kept."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.path = path
        self.done: dict[int, Result] = {}
        self._file: IO[bytes] | None = None
        if path is None:
            return
        self._file = path.open("r+b" if path.exists() else "w+b")
        try:
            with _named(path):
                self._take_over(path, self._file, contest)
        except BaseException:
            with suppress(OSError):  # a full disk raises again here
                self._file.close()
            raise

    def _take_over(self, path: Path, file: IO[bytes], contest: Contest) -> None:
        """Lock the journal and read its earlier games, if there are any."""
        if not _locked(file):
            raise RecordError("err-journal-busy", {"name": f"={path}"})
        if path.stat().st_size:
            whole = self._read(path, file, contest)
            file.truncate(whole)
            file.seek(whole)
        else:
            file.write(json.dumps(header(contest)).encode() + b"\n")
        file.flush()

    def _read(self, path: Path, file: IO[bytes], contest: Contest) -> int:
        """Read the earlier games. Returns where the last complete line ends."""
        first = file.readline()
        _check_header(path, first, contest)
        whole = len(first)
        for number, line in enumerate(file, 2):
            if not line.endswith(b"\n"):
                break
            try:
                result = _DECODE.decode(line)
            except (ValueError, RecursionError) as error:  # of JSON, of UTF-8, or nested too deep
                raise _bad_line(path, number, f"={error}") from error
            if why := find_mismatch(contest, result):
                raise _bad_line(path, number, why)
            self.done[result.number] = result
            whole += len(line)
        return whole

    def add(self, result: Result) -> None:
        self.done[result.number] = result
        if self._file is not None:
            with _named(self.path):
                self._file.write(_ENCODE.encode(result) + b"\n")
                self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            with _named(self.path):
                self._file.close()


@contextmanager
def _named(path: Path | None) -> Iterator[None]:
    """Errors name the file. A full disk does not do so by itself."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def _bad_line(path: Path, number: int, why: str) -> RecordError:
    return RecordError("err-journal-line", {"name": f"={path}", "n": number, "why": why})


def _locked(file: IO[bytes]) -> bool:
    """Whether nobody else writes to it. On a system without such locks, the user must take care."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def read_header(line: bytes) -> dict[str, Any] | None:
    """The first line of a journal; None if this is not a journal."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and "format" in found else None


def _check_header(path: Path, line: bytes, contest: Contest) -> None:
    found = read_header(line)
    if found is None:
        raise RecordError("err-journal-none", {"name": f"={path}"})
    wanted = header(contest)
    for name in sorted(wanted, key=_LAST.__contains__):
        if name != _CHANGED and found.get(name) != wanted[name]:
            there, here = _text(found.get(name)), _text(wanted[name])
            if name == "options":
                there, here = first_difference(contest.game, found.get(_CHANGED), wanted[_CHANGED]) or (there, here)
            shown = {"what": _WORDS.get(name, f"={name}"), "there": f"={there}", "here": f"={here}"}
            raise RecordError("err-journal-other", {"name": f"={path}", **shown})


def _text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
