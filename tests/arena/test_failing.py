"""A bot that fails loses its game and is reported. Nothing else is affected."""

import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from tableside.arena import play_game
from tableside.arena.bot_guard import Failure, time_limit
from tableside.arena.contest import Contest
from tableside.arena.play_game import Result, play_fixture
from tableside.arena.run_contest import run_contest
from tableside.arena.summary import summarise
from tableside.arena.workers import _play_in_own_process
from tableside.bots import Bot, load_bot
from tableside.engine.chance import Chance
from tableside.engine.events import Event
from tableside.games.burger_joint.state import BurgerJointState

OWN = "tests.arena.own_bots:"


def duel(bot: str, seconds: float = 0.0) -> Result:
    """The bot sits in seat 1 against a random one."""
    contest = Contest.agreed("burger-joint", ("random", OWN + bot), 2, seconds_per_move=seconds)
    return play_fixture(contest, contest.fixture(0))


def only_failure(result: Result) -> Failure:
    (failure,) = result.failures
    assert failure.seat == 1
    assert (result.winners, result.reason) == ([0], "end-bot-failed")
    return failure


def test_a_crash_keeps_its_traceback() -> None:
    failure = only_failure(duel("Crashing"))
    assert (failure.kind, failure.decision) == ("crash", 5)
    assert re.fullmatch(r"ValueError: out of ideas \(own_bots\.py:\d+\)", failure.why)
    assert 'raise ValueError("out of ideas")' in failure.trace
    assert "playing.py" not in failure.trace


def test_an_illegal_move_names_the_move() -> None:
    failure = only_failure(duel("Illegal"))
    assert failure.kind == "illegal"
    assert "steal everything" in failure.why


def test_a_move_that_is_no_text() -> None:
    failure = only_failure(duel("NoText"))
    assert (failure.kind, failure.why) == ("illegal", "7 is no text")


def test_a_bot_that_cannot_be_made() -> None:
    failure = only_failure(duel("Unmakeable"))
    assert failure.kind == "absent"
    assert re.fullmatch(r"RuntimeError: cannot be made \(own_bots\.py:\d+\)", failure.why)


def test_a_bot_that_is_never_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_game, "_TO_BE_MADE", 0.5)
    failure = only_failure(duel("Endless", seconds=0.5))
    assert (failure.kind, failure.why) == ("absent", "not made within 0.5 s")


def test_how_long_a_bot_is_imported_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    within: list[bool] = []
    inside = False

    @contextmanager
    def noted(seconds: float) -> Iterator[None]:
        nonlocal inside
        inside = True
        yield
        inside = False

    def load(game: str, name: str) -> type[Bot]:
        within.append(inside)
        return load_bot(game, name)

    monkeypatch.setattr(play_game, "time_limit", noted)
    monkeypatch.setattr(play_game, "load_bot", load)
    duel("Crashing")
    assert within == [False, False]


@pytest.mark.parametrize(
    ("bot", "kind", "why"),
    [
        ("Leaving", "crash", "SystemExit: goodbye (own_bots.py:"),
        ("Cancelled", "crash", "CancelledError: no longer wanted (own_bots.py:"),
        ("Wordless", "crash", "Silence: ? (own_bots.py:"),
        ("WordlessAnswer", "illegal", "<Silence instance at "),
        ("LeavingAnswer", "illegal", "<Goodbye, SystemExit: not even this> is no text"),
        ("Halved", "illegal", "“\\ud83c”: "),
        ("HalvedCrash", "crash", "ValueError: \\ud83c"),
        ("Colourful", "illegal", "“a\\nb\\x1b[31mred\\x00”: "),
        ("ColourfulCrash", "crash", "ValueError: \\x1b[31mred (own_bots.py:"),
        ("SpikyNonsense", "illegal", "“steal everything”: "),
    ],
)
def test_whatever_a_bot_raises_or_answers_it_is_the_one_that_loses(bot: str, kind: str, why: str) -> None:
    failure = only_failure(duel(bot))
    assert failure.kind == kind
    assert failure.why.startswith(why)
    assert failure.why.isprintable()
    assert msgspec.json.encode(failure)  # as the journal writes it


def test_a_kind_of_text_of_ones_own_is_played_as_text() -> None:
    assert duel("SpikyFirst").failures == []


def test_the_place_of_a_crash_is_in_the_code_of_the_bot_itself() -> None:
    """The place is in the bot's own code, not in a library or in ours. If no line is the bot's, there is no place."""
    source = (Path(__file__).parent / "own_bots.py").read_text().splitlines()
    line = 1 + next(number for number, text in enumerate(source) if "json.loads" in text)
    failure = only_failure(duel("Misreading"))
    assert failure.why.startswith("JSONDecodeError: ")
    assert failure.why.endswith(f" (own_bots.py:{line})")
    assert "decoder.py" in failure.trace
    assert re.fullmatch(r"TypeError: Can't instantiate .*choose'?", only_failure(duel("Choiceless")).why)


def test_an_interrupt_is_the_keyboards_except_where_the_keyboard_is_not_heard() -> None:
    with pytest.raises(KeyboardInterrupt):
        duel("Interrupting")
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as in a worker
    try:
        assert only_failure(duel("Interrupting")).why.startswith("KeyboardInterrupt (own_bots.py:")
    finally:
        signal.signal(signal.SIGINT, handler)


def test_a_bot_that_sleeps_is_interrupted() -> None:
    began = time.monotonic()
    failure = only_failure(duel("Sleepy", seconds=0.1))
    assert (failure.kind, failure.why) == ("late", "no move within 0.1 s")
    assert time.monotonic() - began < 10


def test_an_alarm_of_somebody_else_goes_on() -> None:
    rung: list[int] = []
    handler = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    others, _ = signal.setitimer(signal.ITIMER_REAL, 50)
    try:
        with time_limit(5):
            pass
        left, _ = signal.setitimer(signal.ITIMER_REAL, 0)
        assert 0 < left <= 50
        assert signal.getsignal(signal.SIGALRM) is not handler
    finally:
        signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, others)
    assert rung == []


def test_without_a_limit_nobody_is_late() -> None:
    assert duel("First").failures == []


def test_at_a_larger_table_the_others_play_on() -> None:
    """RR-6.1: a player who has left cannot win. The rest is a game like any other."""
    contest = Contest.agreed("rival-restaurants", ("greedy", OWN + "Crashing"), 3, seats=3)
    fixture = next(f for f in contest.fixtures() if f.seating == (1, 0, 0))
    result = play_fixture(contest, fixture)
    assert [failure.seat for failure in result.failures] == [0]
    assert result.reason == "end-points"
    assert result.winners
    assert 0 not in result.winners


def test_when_all_but_one_fail_the_last_has_won() -> None:
    contest = Contest.agreed("rival-restaurants", ("greedy", OWN + "Illegal"), 3, seats=3)
    fixture = next(f for f in contest.fixtures() if f.seating == (1, 0, 1))
    result = play_fixture(contest, fixture)
    assert (result.winners, result.reason) == ([1], "end-bot-failed")


def test_when_all_fail_the_arena_goes_on() -> None:
    contest = Contest.agreed("rival-restaurants", (OWN + "Illegal", OWN + "Crashing"), 3, seats=3)
    results = run_contest(contest, jobs=1)
    assert len(results) == contest.total == 6
    assert all(result.winners for result in results)


def test_a_bot_that_ends_its_process_loses_its_games_alone() -> None:
    contest = Contest.agreed("burger-joint", ("random", OWN + "First", OWN + "Deadly"), 2, options={"last_turn": 10})
    results = run_contest(contest, jobs=2)
    assert [result.number for result in results] == list(range(6))
    for result in results:
        if 2 in result.seating:
            assert [(f.kind, result.seating[f.seat]) for f in result.failures] == [("died", 2)]
            assert result.winners == [1 - result.seating.index(2)]
        else:
            assert not result.failures


def test_a_process_that_dies_and_leaves_a_child_behind_holds_nothing_up() -> None:
    """The child process still holds the pipe through which the result would have come."""
    contest = Contest.agreed("burger-joint", (OWN + "Parent", OWN + "First"), 2)
    began = time.monotonic()
    result = _play_in_own_process(contest, contest.fixture(0))
    assert [(failure.seat, failure.kind) for failure in result.failures] == [(0, "died")]
    assert time.monotonic() - began < 25, "the child sleeps longer"


def test_a_bot_that_will_not_be_interrupted_loses_its_process() -> None:
    contest = Contest.agreed("burger-joint", (OWN + "First", OWN + "Stubborn"), 2, seconds_per_move=0.1)
    results = run_contest(contest, jobs=2)
    for result in results:
        (failure,) = result.failures
        assert (result.seating[failure.seat], failure.kind) == (1, "late")
        assert failure.why == "no move within 0.1 s, and it would not be interrupted"
        assert result.winners == [1 - failure.seat]


def test_a_long_complaint_is_cut() -> None:
    failure = only_failure(duel("Talkative"))
    assert re.fullmatch(r"ValueError: (well, )+.*… \(own_bots\.py:\d+\)", failure.why)
    assert len(failure.why) < 350


def test_a_bot_that_closes_the_output_stops_nothing() -> None:
    contest = Contest.agreed("burger-joint", (OWN + "First", OWN + "Closing"), 6)
    results = run_contest(contest, jobs=2)
    assert [result.failures for result in results] == [[]] * 6


def test_an_interrupting_bot_in_a_game_that_is_looked_into_loses_it() -> None:
    contest = Contest.agreed("burger-joint", (OWN + "Interrupting", OWN + "Deadly"), 2)
    result = _play_in_own_process(contest, contest.fixture(0))
    assert [(failure.seat, failure.kind) for failure in result.failures] == [(0, "crash")]
    assert result.winners == [1]


def test_when_the_rules_break_down_no_bot_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: BurgerJointState, seat: int, move: str, chance: Chance) -> list[Event]:
        raise ZeroDivisionError("a fault in the rules")

    monkeypatch.setattr(BurgerJointState, "play", broken)
    contest = Contest.agreed("burger-joint", ("random", "random"), 2)
    results = run_contest(contest)
    found = summarise(contest, results)
    assert [(result.winners, result.reason) for result in results] == [([], "end-bot-failed")] * 2
    assert [bot["failures"] for bot in found["bots"]] == [0, 0]
    assert [(each["bot"], each["kind"]) for each in found["failures"]] == [("", "rules")] * 2
    assert "a fault in the rules" in found["failures"][0]["trace"]


def test_what_a_bot_prints_stays_out_of_the_output(capsys: pytest.CaptureFixture[str]) -> None:
    duel("Chatty")
    said = capsys.readouterr()
    assert said.out == ""
    assert "let me think" in said.err
