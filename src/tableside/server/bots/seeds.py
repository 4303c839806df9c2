"""Bot seeds: the randomness of a bot's choices. Each choice has its own seed, made from the table's secret seed. Nobody
can compute it from public facts before the choice is revealed. It is the same after a restart and on every node, and
reveals nothing about the table's seed or about other choices."""

import hashlib
import hmac
from typing import Literal

from tableside.server.tables.table_info import TableInfo

Purpose = Literal["choose", "advise"]


def bot_seed(info: TableInfo, seat: int, purpose: Purpose) -> int:
    """A number below 2**63."""
    purpose_text = f"tableside bot {purpose} {info.id} {info.moves} {seat}"
    digest = hmac.digest(bytes.fromhex(info.seed), purpose_text.encode(), hashlib.sha256)
    return int.from_bytes(digest[:8], "big") >> 1
