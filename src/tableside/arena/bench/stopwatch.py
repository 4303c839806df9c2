"""Stopwatch: one measurement in a process of its own, pinned to one processor.

Run it as a file, not as a module. Then nothing of Tableside is imported before the import hook is in place:

    python -P stopwatch.py KEY SECONDS

prints one JSON object: ``done`` and ``seconds`` of processor time, or what is ``missing`` (game, compiled, package).
"""

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

Burst = Callable[[], int]  # works for a short while and returns how much was done


class PlainSources:
    """An import hook that finds Tableside's ``.py`` files even if compiled ones are next to them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or name.partition(".")[0] != "tableside":
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name)) is not None), None)


def measure(burst: Burst, seconds: float) -> dict[str, float]:
    """Processor time, so that other programs on the machine matter as little as possible."""
    burst()  # warm-up
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += burst()
    return {"done": done, "seconds": spent}


def attempt(key: str, seconds: float) -> dict[str, Any]:
    from tableside.arena.bench.rows import row_of

    row = row_of(key)
    module, _, function = row.work.partition(":")
    if row.build != "as installed":
        from tableside.arena.bench.contract import missing_for

        missing = missing_for(key.partition(".")[0], row.build)
        if missing:
            return {"missing": missing}
    try:
        prepare = getattr(import_module(f"tableside.arena.bench.{module}"), function)
        burst: Burst = prepare()
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("tableside"):
            raise
        return {"missing": "package"}
    return measure(burst, seconds)


def main() -> None:
    key, seconds = sys.argv[1], float(sys.argv[2])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    package = str(Path(__file__).resolve().parents[3])
    if package not in sys.path:
        sys.path.insert(0, package)
    if key.endswith(".interpreted"):
        sys.meta_path.insert(0, PlainSources)
    print(json.dumps(attempt(key, seconds)))


if __name__ == "__main__":
    main()
