"""Optional packages: a plain error says what to install when one is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from tableside.engine.errors import OptionsError


@contextmanager
def needs_extra(extra: str, *packages: str) -> Iterator[None]:
    """Around imports of packages that only ``pip install "tableside[extra]"`` installs. OptionsError if one is
    missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in packages:
            raise
        raise OptionsError("err-extra-missing", {"package": f"={missing}", "extra": f"={extra}"}) from error
