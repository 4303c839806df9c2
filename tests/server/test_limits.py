"""How much a client may ask for, across all nodes, and how much of a table stays in memory."""

import pytest

from tableside.server.limits import _SHARED as SHARED
from tableside.server.limits import CHAT, MAX_SOCKETS, NAME_SIGN_INS, SESSIONS, TABLES, Limits
from tableside.server.problems import Refused
from tableside.server.storage.writes import Writes
from tableside.server.tables.journal import SayLine
from tableside.server.tables.table_info import TableInfo
from tableside.server.tables.table_log import KEPT_LINES, REMEMBERED, TableLog


def test_nodes_tell_each_other_once_what_was_used() -> None:
    """Requests to all nodes count together. What one connection does concerns only its own node."""
    now = 0.0
    one, other = (Limits(1.0, clock=lambda: now) for _ in "12")
    assert one.seconds_to_wait(TABLES, "early") == 0
    assert one.spent() == [], "nobody shares yet"
    one.share()
    assert one.spent() == []
    for _ in range(3):
        one.seconds_to_wait(TABLES, "a")
    one.seconds_to_wait(SESSIONS, "a")
    one.seconds_to_wait(CHAT, "a")
    told = one.spent()
    assert sorted(told) == sorted([(SHARED.index(TABLES), "a", 3), (SHARED.index(SESSIONS), "a", 1)])
    assert one.spent() == [], "told once"
    one.seconds_to_wait(TABLES, "a")
    assert one.spent() == [(SHARED.index(TABLES), "a", 1)], "and noted on"

    other.spend(told)
    assert sum(other.seconds_to_wait(TABLES, "a") == 0 for _ in range(200)) == TABLES.burst - 3
    assert sum(other.seconds_to_wait(TABLES, "b") == 0 for _ in range(200)) == TABLES.burst


def test_a_bucket_owes_no_more_than_it_holds() -> None:
    now = 0.0
    limits = Limits(1.0, clock=lambda: now)
    limits.spend([(SHARED.index(TABLES), "a", 100_000)])
    assert limits.seconds_to_wait(TABLES, "a") == pytest.approx((TABLES.burst + 1) / TABLES.per_second)
    now = 2 * TABLES.burst / TABLES.per_second
    assert sum(limits.seconds_to_wait(TABLES, "a") == 0 for _ in range(200)) == TABLES.burst


def test_refused_requests_are_not_told_to_other_nodes() -> None:
    limits = Limits(1.0, clock=lambda: 0.0)
    limits.share()
    taken = sum(limits.seconds_to_wait(TABLES, "a") == 0 for _ in range(500))
    assert limits.spent() == [(SHARED.index(TABLES), "a", taken)]


def test_so_many_sockets_of_one_address_and_no_more() -> None:
    limits = Limits(1.0)
    assert [limits.open_socket("a") for _ in range(MAX_SOCKETS + 1)] == [True] * MAX_SOCKETS + [False]
    assert limits.open_socket("b")
    limits.close_socket("a")
    assert limits.open_socket("a")
    assert not limits.open_socket("a")
    free = Limits(0)
    assert all(free.open_socket("a") for _ in range(MAX_SOCKETS + 5))


def test_a_refusal_says_how_long_to_wait() -> None:
    limits = Limits(1.0, clock=lambda: 0.0)
    for _ in range(int(NAME_SIGN_INS.burst)):
        limits.take(NAME_SIGN_INS, "a")
    with pytest.raises(Refused) as refused:
        limits.take(NAME_SIGN_INS, "a")
    assert (refused.value.kind, refused.value.id, refused.value.arguments) == ("limit", "err-too-fast", {"n": 20})


def new_table() -> TableInfo:
    return TableInfo("table", "burger-joint", None, "", False, {}, None, created=0, seats=[])


def said(text: str) -> SayLine:
    return SayLine(0, "players", 0, "Anna", text)


@pytest.mark.parametrize("lines", [1, 2 * KEPT_LINES, 2 * KEPT_LINES + 1, 5 * KEPT_LINES])
def test_only_the_newest_lines_stay_in_memory(lines: int) -> None:
    """The rest is in the database. The log is trimmed now and then, not at every line."""
    log, info = TableLog(0, 0), new_table()
    numbered = log.number(info, [said(str(number)) for number in range(1, lines + 1)], Writes())
    log.append(info, numbered)
    assert log.lines == numbered[-(KEPT_LINES if lines > 2 * KEPT_LINES else lines) :]
    assert (info.seq, log.announced) == (lines, lines)
    assert log.after(lines - 1) == numbered[-1:]
    assert (log.after(0) is None) == (lines > 2 * KEPT_LINES), "what is no longer in memory must be read"


def test_only_the_newest_requests_are_remembered() -> None:
    """A request that is sent again acts once, if it is not older than this many lines."""
    log, info = TableLog(0, 0), new_table()
    for seq in range(1, 1000):
        log.append(info, log.number(info, [said("hello")], Writes(), f"f{seq}"), f"f{seq}")
        assert REMEMBERED <= len(log.done) <= 1.5 * REMEMBERED or seq <= REMEMBERED
        assert all(log.done.get(f"f{at}") == at for at in range(max(1, seq - REMEMBERED + 1), seq + 1))
