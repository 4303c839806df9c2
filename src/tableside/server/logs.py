"""Logs: one JSON object per line on standard error. No token, seed or query string is ever logged."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

LEVELS: Final = ("debug", "info", "warning", "error")
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def usual_level() -> str:
    """The default level: a person at a terminal sees only what goes wrong, a file gets everything."""
    return "warning" if sys.stderr.isatty() else "info"


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("httpx").setLevel(logging.WARNING)  # it logs whole URLs, and webhooks are private
    # At "info" uvicorn logs URLs with their queries, at "debug" whole messages: both may contain an invite.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    for noisy in ("aiosqlite", "alembic.runtime.plugins"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
