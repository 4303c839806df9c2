"""Whole file: written completely or not at all, first to a draft next to it and then moved into place."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """The draft to write. It replaces the file if everything went well. An error names the requested file."""
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
