"""How much a client may ask for, over all nodes, and how much of a table stays in memory."""

from types import SimpleNamespace
from typing import Any

import pytest

from tableside.server.http.problems import Refused
from tableside.server.limits import _SHARED as SHARED
from tableside.server.limits import MOST_SOCKETS, NAME_SIGN_INS, SESSIONS, TABLES, TALK, Limits
from tableside.server.tables.table_log import KEPT_LINES, REMEMBERED, remember, trim


def test_nodes_tell_each_other_once_what_was_used() -> None:
    """What is asked of all nodes together counts; what one connection does is nobody else's business."""
    now = 0.0
    one, other = (Limits(1.0, clock=lambda: now) for _ in "12")
    assert one.wait(TABLES, "early") == 0
    assert one.spent() == [], "nobody shares yet"
    one.share()
    assert one.spent() == []
    for _ in range(3):
        one.wait(TABLES, "a")
    one.wait(SESSIONS, "a")
    one.wait(TALK, "a")
    told = one.spent()
    assert sorted(told) == sorted([(SHARED.index(TABLES), "a", 3), (SHARED.index(SESSIONS), "a", 1)])
    assert one.spent() == [], "told once"
    one.wait(TABLES, "a")
    assert one.spent() == [(SHARED.index(TABLES), "a", 1)], "and noted on"

    other.spend(told)
    assert sum(other.wait(TABLES, "a") == 0 for _ in range(200)) == TABLES.burst - 3
    assert sum(other.wait(TABLES, "b") == 0 for _ in range(200)) == TABLES.burst


def test_a_bucket_owes_no_more_than_it_holds() -> None:
    now = 0.0
    limits = Limits(1.0, clock=lambda: now)
    limits.spend([(SHARED.index(TABLES), "a", 100_000)])
    assert limits.wait(TABLES, "a") == pytest.approx((TABLES.burst + 1) / TABLES.per_second)
    now = 2 * TABLES.burst / TABLES.per_second
    assert sum(limits.wait(TABLES, "a") == 0 for _ in range(200)) == TABLES.burst


def test_refused_requests_are_not_told_to_other_nodes() -> None:
    limits = Limits(1.0, clock=lambda: 0.0)
    limits.share()
    taken = sum(limits.wait(TABLES, "a") == 0 for _ in range(500))
    assert limits.spent() == [(SHARED.index(TABLES), "a", taken)]


def test_so_many_sockets_of_one_address_and_no_more() -> None:
    limits = Limits(1.0)
    assert [limits.enter("a") for _ in range(MOST_SOCKETS + 1)] == [True] * MOST_SOCKETS + [False]
    assert limits.enter("b")
    limits.leave("a")
    assert limits.enter("a")
    assert not limits.enter("a")
    free = Limits(0)
    assert all(free.enter("a") for _ in range(MOST_SOCKETS + 5))


def test_a_refusal_says_how_long_to_wait() -> None:
    limits = Limits(1.0, clock=lambda: 0.0)
    for _ in range(int(NAME_SIGN_INS.burst)):
        limits.take(NAME_SIGN_INS, "a")
    with pytest.raises(Refused) as refused:
        limits.take(NAME_SIGN_INS, "a")
    assert (refused.value.kind, refused.value.id, refused.value.arguments) == ("limit", "err-too-fast", {"n": 20})


@pytest.mark.parametrize("lines", [1, 2 * KEPT_LINES, 2 * KEPT_LINES + 1, 5 * KEPT_LINES])
def test_only_the_newest_lines_stay_in_memory(lines: int) -> None:
    """The rest is on the disk; trimmed now and then, not at every line."""
    table: Any = SimpleNamespace(lines=list(range(lines)))
    trim(table)
    assert table.lines == list(range(lines))[-(KEPT_LINES if lines > 2 * KEPT_LINES else lines) :]


def test_only_the_newest_frames_are_remembered() -> None:
    """A frame that is sent again acts once, if it is not older than so many lines."""
    table: Any = SimpleNamespace(done={}, sheet=SimpleNamespace(seq=0))
    for seq in range(1, 1000):
        table.sheet.seq = seq
        remember(table, f"f{seq}", seq)
        assert REMEMBERED <= len(table.done) <= 1.5 * REMEMBERED or seq <= REMEMBERED
        assert all(table.done.get(f"f{at}") == at for at in range(max(1, seq - REMEMBERED + 1), seq + 1))
