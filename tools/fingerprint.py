"""A fingerprint of files by content. If it is unchanged, nothing needs to be built again."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

GENERATED = {"node_modules", "dist", "gallery-dist", "built", "__pycache__"}


def files_in(path: Path) -> Iterator[Path]:
    """A file itself, or all source files of a directory, in a fixed order."""
    if path.is_file():
        yield path
    for folder, subfolders, names in os.walk(path):
        subfolders[:] = sorted(name for name in subfolders if name not in GENERATED and not name.endswith(".egg-info"))
        yield from (Path(folder, name) for name in sorted(names))


def fingerprint(root: Path, names: Iterable[str], *circumstances: str) -> str:
    """A fingerprint of files and folders below ``root``, and of anything else the result depends on."""
    digest = hashlib.sha256(repr(circumstances).encode())
    for name in names:
        for file in files_in(root / name):
            digest.update(repr(file.relative_to(root).as_posix()).encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


class Stamp:
    """Stores in a file for which fingerprint something was last done."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fits(self, print_: str) -> bool:
        return self.path.is_file() and self.path.read_text() == print_

    def set(self, print_: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(print_)

    def clear(self) -> None:
        self.path.unlink(missing_ok=True)
