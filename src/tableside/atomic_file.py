"""Whole file: written whole or not at all, first beside its place, then into it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """The draft to write; it takes the file's place when all went well. A fault names the file that was asked for."""
    draft = path.with_name(f".{path.name}.part")
    try:
        yield draft
        draft.replace(path)
    except OSError as error:
        if error.filename is not None and Path(error.filename) == draft:
            error.filename = str(path)
        raise
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
