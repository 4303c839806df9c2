"""Rival Restaurants in the terminal: whole games through a pipe, in three languages, alone and with others."""

import re
from pathlib import Path
from typing import Any

import pytest

from tableside.bots import Ask, make_bot
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tableside.locales import LANGUAGES, words
from tableside.terminal.face import face_of
from tests.terminal.console import Command

UNKNOWN = re.compile(r"\b(rr|term|err|end|game)-[a-z]+-?[a-z]*\b")  # an id without a text


def kept(here: Path) -> Record:
    (path,) = (here / "state" / "tableside").glob("*.json")
    return Record.load(path)


def rehearsed(players: list[str], options: dict[str, Any], seed: int) -> tuple[Match, list[str]]:
    """The game in which people play as the greedy bot would, and what they type for it.

    The terminal lets bots act first, then people by seat. Forced moves of a single player are played automatically.
    """
    match = Match.start("rival-restaurants", options, players=players, seed=seed)
    face = face_of("rival-restaurants", words("en"), str)
    bots = [make_bot("rival-restaurants", name or "greedy", seed + seat) for seat, name in enumerate(players)]
    alone = players.count("") == 1
    typed: list[str] = []
    keyboard: int | None = None
    while asked := match.asked():
        thinking = [seat for seat in asked if players[seat]]
        seat = thinking[0] if thinking else asked[0]
        if not players[seat]:
            moves = match.legal_moves(seat)
            if len(moves) == 1 and alone and face.forced(match.view(seat)):
                match.play(seat, moves[0])
                continue
            if keyboard not in (None, seat):
                typed.append("")  # the keyboard is handed over
            keyboard = seat
        move = bots[seat].choose(Ask(match.state, seat))
        if not players[seat]:
            typed.append(move)
        match.play(seat, move)
    return match, typed


def compare(record: Record, expected: Match) -> None:
    assert [entry.move for entry in record.entries] == [played.move for played in expected.history]
    assert record.outcome == expected.record.outcome
    assert verify(record).sealed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_five_bots(tableside: Command, here: Path, language: str) -> None:
    """The terminal plays exactly the game that the engine plays, and every text exists."""
    players = ["", *["greedy"] * 5]
    expected, typed = rehearsed(players, {}, 7)
    shown = tableside(
        "play", "rival-restaurants", "--seed", "7", "--players", ",".join(name or "human" for name in players),
        "--lang", language, typed="\n".join(typed) + "\n",
    )  # fmt: skip
    assert shown.code == 0, shown.err
    compare(kept(here), expected)
    assert not UNKNOWN.search(shown.out), UNKNOWN.findall(shown.out)[:3]
    assert words(language).say("rr-phase-3") in shown.out


def test_a_whole_game_of_kitchen_squad(tableside: Command, here: Path) -> None:
    """RR-10: with the draft, a squad, an NPC."""
    expected, typed = rehearsed(["", "greedy"], {"mode": "squad-draft"}, 5)
    shown = tableside(
        "play", "rival-restaurants", "--seed", "5", "--players", "human,greedy", "--options", "mode=squad-draft",
        typed="\n".join(typed) + "\n",
    )  # fmt: skip
    assert shown.code == 0, shown.err
    compare(kept(here), expected)
    assert "(NPC)" in shown.out
    assert "Squad" in shown.out


def test_two_people_hand_the_keyboard_to_each_other(tableside: Command, here: Path) -> None:
    """RR-1.7: between two prompts of different people, nothing of either is shown."""
    options = {"edition": "deluxe", "home_cook": True, "from_scratch": True}
    expected, typed = rehearsed(["", "", "greedy"], options, 3)
    shown = tableside(
        "play", "rival-restaurants", "--seed", "3", "--players", "human,human,greedy", "--options", "edition=deluxe",
        "home_cook=true", "from_scratch=true", typed="\n".join(typed) + "\n",
    )  # fmt: skip
    assert shown.code == 0, shown.err
    compare(kept(here), expected)
    assert shown.out.count("Hand the keyboard to Player 2") >= 10
    assert shown.out.count("Hand the keyboard to Player 1") >= 10


def test_only_ones_own_hand_is_shown(tableside: Command, here: Path) -> None:
    """RR-1.7."""
    shown = tableside("play", "rival-restaurants", "--seed", "2", "--players", "human,human,human", typed="")
    view = Match.start("rival-restaurants", {}, seats=3, seed=2).state.view
    hands = [[words("en").say(f"rr-{card}") for card in view(seat).seats[seat].hand] for seat in range(3)]
    assert all(card in shown.out for card in hands[0])
    assert not any(card in shown.out for card in hands[1] + hands[2] if card not in hands[0])


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ((), 4),
        (("--opponent", "random"), 4),
        (("--options", "players=6"), 6),
        (("--options", "mode=squad"), 2),
        (("--options", "mode=squad", "--opponent", "human"), 2),
        (("--opponent", "human"), 2),
    ],
)
def test_a_table_is_filled(tableside: Command, here: Path, arguments: tuple[str, ...], seats: int) -> None:
    shown = tableside("play", "rival-restaurants", "--seed", "2", *arguments, typed="1\n")
    assert shown.code == 0, shown.err
    record = kept(here)
    assert len(record.players) == seats
    assert record.players[0] == ""


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (("--side", "burger"), "has no sides to choose"),
        (("--side", "burger", "--options", "mode=squad"), "has no sides to choose"),
        (("--players", "human"), "players"),
        (("--players", "human,nobody"), "nobody"),
        (("--options", "mode=squad", "--players", "human,greedy,greedy"), ""),
        (("--options", "home_cook=maybe"), "true or false"),
        (("--options", "edition=gold"), "base and deluxe"),
    ],
)
def test_a_table_that_cannot_be(tableside: Command, here: Path, arguments: tuple[str, ...], answer: str) -> None:
    shown = tableside("play", "rival-restaurants", *arguments)
    assert shown.code == 2
    assert shown.err.startswith("tableside: ")
    assert answer in shown.err


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no number 99"),
        ("go nowhere", "Unknown place: “nowhere”"),
        ("buy chop-shop 1", "[RR-3.2]"),
        ("castle", "Unknown move: “castle”"),
        ("position", "doesn’t fit on one line"),
        ("hint", "Hint: go "),
        ("rules Kim Chi", "Drama Queen"),
        ("help", "Clam-Voyance: "),
        ("moves go", "go mystery-mart"),
        ("undo", "Can’t undo"),
    ],
)
def test_what_can_be_typed(tableside: Command, here: Path, typed: str, answer: str) -> None:
    shown = tableside("play", "rival-restaurants", "--seed", "1", "--opponent", "greedy", typed=f"{typed}\n")
    assert shown.code == 0
    assert answer in shown.out


def test_offers_bids_and_several_moves_in_a_line(tableside: Command, here: Path) -> None:
    """RR-4.6: an offer is typed in notation. A semicolon separates moves, but not inside a favour."""
    shown = tableside(
        "play", "rival-restaurants", "--seed", "1", "--players", "human,human,human",
        typed='go island\n\ngo island\n\ngo island\n\nready\n\nready\n\nready\n\n'
        'offer all: $100 for nothing, "a song; or two"; ready\n',
    )  # fmt: skip
    moves = [entry.move for entry in kept(here).entries]
    assert 'offer all: $100 for "a song; or two"' in moves, shown.out[-2000:]
    assert moves[-1] == "ready"


def test_a_destination_can_be_taken_back(tableside: Command, here: Path) -> None:
    """RR-3.2: as long as nothing has been revealed."""
    shown = tableside(
        "play", "rival-restaurants", "--seed", "1", "--players", "human,human,human", typed="go island\n\nundo\n"
    )
    assert "Undone." in shown.out
    assert [entry.move for entry in kept(here).entries] == ["go island", ":undo"]


def test_saving_and_going_on(tableside: Command, here: Path) -> None:
    expected, typed = rehearsed(["", "greedy", "greedy"], {}, 4)
    half = len(typed) // 2
    players = ("--players", "human,greedy,greedy")
    first = "\n".join(typed[:half]) + "\nsave half.json\nquit\n"
    tableside("play", "rival-restaurants", "--seed", "4", *players, typed=first)
    saved = Record.load(here / "half.json")
    assert 0 < len(saved.entries) < len(expected.history)
    assert [entry.move for entry in saved.entries] == [p.move for p in expected.history[: len(saved.entries)]]
    shown = tableside("play", "--load", "half.json", typed="hint\nquit\n")
    assert "Hint: " in shown.out


def test_a_hint_tells_moves_that_come_to_the_same_once(tableside: Command, here: Path) -> None:
    """RR-4.3: three bins hold bread, and it does not matter which one is bought."""
    ask = ("play", "rival-restaurants", "--seed", "4", "--players", "human,greedy,greedy")
    shown = tableside(*ask, typed="1\n1\n1\nhint 99\nquit\n").out
    rows = re.findall(r"[█░]{20} \d+%  .+ – (.+)", shown.split("Master’s estimate")[1])
    assert "bread $100" in rows
    assert len(rows) == len(set(rows)) >= 3
