"""Bot seeds: what decides a bot's free choices. Each choice has a seed of its own, made from the table's secret seed:
nobody who knows all that is public can compute it before the choice is revealed. It is the same after a restart and on
every node, and it tells nothing about the table's seed or about other choices."""

import hashlib
import hmac
from typing import Literal

from tableside.server.tables.table_info import Sheet

Purpose = Literal["choose", "advise"]


def bot_seed(sheet: Sheet, seat: int, purpose: Purpose) -> int:
    """A number below 2**63."""
    told = f"tableside bot {purpose} {sheet.id} {sheet.moves} {seat}"
    digest = hmac.digest(bytes.fromhex(sheet.seed), told.encode(), hashlib.sha256)
    return int.from_bytes(digest[:8], "big") >> 1
