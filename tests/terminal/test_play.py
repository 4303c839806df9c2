"""``tableside play``: whole games and every command, through a pipe."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tableside.bots import Ask, make_bot
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tableside.locales import LANGUAGES
from tests.terminal.console import Command, run

START = "Burger Joint · turn 1 · Production"
BUILD = "build B B 5 0/1/KY/-/2/2K2YWN/-/0 0/1/GR/-/2/GR/-/0 -/-/- 8K8Y9G9R9W9N -/0/0/0/-"


def first_moves(seed: int, players: list[str], **options: object) -> Match:
    """The game in which people always choose the first move of the list."""
    match = Match.start("burger-joint", options, seed=seed, players=players)
    bots = [make_bot("burger-joint", name, seed + seat) if name else None for seat, name in enumerate(players)]
    while asked := match.asked():
        bot = bots[asked[0]]
        move = bot.choose(Ask(match.state, asked[0])) if bot else match.legal_moves(asked[0])[0]
        match.play(asked[0], move)
    return match


def decisions(match: Match, players: list[str]) -> int:
    return sum(not players[played.seat] for played in match.history)


def _age(path: Path) -> int:
    return path.stat().st_mtime_ns


def kept(here: Path) -> list[Record]:
    return [Record.load(path) for path in sorted((here / "state" / "tableside").glob("*.json"), key=_age)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_a_bot(tableside: Command, here: Path, language: str) -> None:
    """The terminal plays exactly the game that the engine plays, and saves a record that verifies."""
    players = ["", "greedy"]
    expected = first_moves(7, players)
    typed = "1\n" * decisions(expected, players)
    shown = tableside(
        "play", "--seed", "7", "--opponent", "greedy", "--side", "burger", "--lang", language, typed=typed
    )
    assert shown.code == 0, shown.err
    (record,) = kept(here)
    assert [entry.move for entry in record.entries] == [played.move for played in expected.history]
    assert record.outcome == expected.record.outcome
    assert verify(record).sealed
    assert record.seal in shown.out
    assert str(record.seed) in shown.out
    assert "tableside verify" in shown.out
    assert not re.search(r"\b(bj|term|err|end)-[a-z]+-?[a-z]*\b", shown.out)  # an id without a text


def test_a_whole_game_of_two_people(tableside: Command, here: Path) -> None:
    expected = first_moves(3, ["", ""], last_turn=6)
    typed = "1\n" * len(expected.history)
    shown = tableside("play", "--seed", "3", "--opponent", "human", "--options", "last_turn=6", typed=typed)
    assert "Draw, " in shown.out
    assert kept(here)[0].entries[-1].digest == expected.state.digest()


def test_bots_alone(tableside: Command, here: Path) -> None:
    shown = tableside("play", "--seed", "3", "--players", "random,greedy")
    assert shown.code == 0
    assert "Winner: Pizza" in shown.out
    assert (kept(here)[0].outcome or {})["winners"] == [1]


def test_after_the_game_another_may_follow(tableside: Command, here: Path) -> None:
    shown = tableside("play", "--players", "random,greedy", typed="what\nnew\n\n")
    assert shown.out.count("Hash before the game") == 2
    assert "The game is over. Type “new”" in shown.out
    assert len(kept(here)) == 2
    assert len({record.seal for record in kept(here)}) == 2


def test_the_side_by_lot(tableside: Command, here: Path) -> None:
    """BJ-2.2: sides are random, and the same for the same seed."""
    shown = [tableside("play", "--seed", str(seed), "--side", "lot").out for seed in range(8)]
    mine = ["Burger" if "Burger you" in out else "Pizza" for out in shown]
    assert all(f"{side} you" in out for side, out in zip(mine, shown, strict=True))
    assert set(mine) == {"Burger", "Pizza"}
    assert tableside("play", "--seed", "3", "--side", "lot").out == shown[3]


def test_moves_by_number_and_in_notation(tableside: Command, here: Path) -> None:
    tableside("play", "--position", BUILD, typed="basic\nend\n")
    by_notation = [entry.move for entry in kept(here)[0].entries[:2]]
    assert by_notation == ["basic", "end"]
    shown = tableside("play", "--position", BUILD, typed="")
    (number,) = re.findall(r"(\d+) basic ", shown.out)
    tableside("play", "--position", BUILD, typed=f"{number}\n")
    assert [entry.move for entry in kept(here)[1].entries[:1]] == ["basic"]


def test_several_moves_in_one_line(tableside: Command, here: Path) -> None:
    tableside("play", "--position", BUILD, typed="basic DG end\n")
    assert [entry.move for entry in kept(here)[0].entries[:3]] == ["basic", "dG", "end"]


def test_a_line_stops_at_the_first_illegal_move_and_keeps_what_was_played(tableside: Command, here: Path) -> None:
    """BJ-5.6: a diner needs its price. The basic before it stays, and the rest of the line is not played."""
    shown = tableside("play", "--position", BUILD, typed="basic basic dG basic end\n")
    assert "“dG” and everything after it was not played" in shown.out
    assert "brown mushroom" in shown.out or "lack" in shown.out
    assert "Already played: basic basic" in shown.out
    assert [entry.move for entry in kept(here)[0].entries] == ["basic", "basic"]


def test_a_line_stops_when_somebody_else_is_asked(tableside: Command, here: Path) -> None:
    shown = tableside("play", "--seed", "7", "--opponent", "human", typed="K K K\n")
    assert "It’s not your turn. Waiting for Pizza." in shown.out
    assert [entry.move for entry in kept(here)[0].entries] == ["K"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no number 0. Choose from 1 to 2."),
        ("99999999999", "There is no number 99999999999"),
        ("", "Type a number from the list"),
        ("castle", "“castle” is not a move in Burger Joint."),
        ("end", "[BJ-5.1]"),
        ("undo", "Can’t undo"),
        ("undo many", "Add a number to undo"),
        ("save", "Add a file name."),
        ("load", "Add a file name."),
        ("load nowhere.json", "Can’t read the file “nowhere.json”"),
        ("rules 77", "Unknown rule: “77”."),
        ("rules 5.2", "BJ-5.2"),
        ("rules", "BJ-3.8"),
        ("log", "You draw"),
        ("help", "undo your last move"),
        ("?", "Mixing Bowl (A)"),
        ("position", "first-pick B B 1 "),
        ("hint", "Hint: "),
        ("resign", "type “resign yes”"),
    ],
)
def test_answers_and_changes_nothing(tableside: Command, here: Path, typed: str, answer: str) -> None:
    shown = tableside("play", "--seed", "7", "--opponent", "greedy", typed=f"{typed}\n")
    assert answer in shown.out
    assert kept(here) == []  # nothing was played, so nothing is saved


def test_undo_takes_back_what_showed_nothing(tableside: Command, here: Path) -> None:
    shown = tableside("play", "--position", BUILD, typed="basic basic\nundo 2\nundo\n")
    assert shown.out.count("Undone.") == 2
    assert "Can’t undo" in shown.out
    assert [entry.move for entry in kept(here)[0].entries] == ["basic", "basic", ":undo", ":undo"]


def test_enter_plays_the_only_move(tableside: Command, here: Path) -> None:
    line = "trade B B 1 0/1/KY/-/2/2K/-/0 0/1/GR/-/2/RW/-/0 -/-/- 8K10Y10G9R9W10N -/0/0/0/-"
    shown = tableside("play", "--position", line, typed="\n")
    assert "Only one move. Press Enter to play it:" in shown.out
    assert [entry.move for entry in kept(here)[0].entries] == ["/"]


def test_saving_and_going_on(tableside: Command, here: Path) -> None:
    """A saved game continues as if it had never stopped: the same draws, the same end."""
    players = ["", "greedy"]
    expected = first_moves(9, players)
    number = decisions(expected, players)
    shown = tableside("play", "--seed", "9", "--opponent", "greedy", typed="1\n" * 20 + "save mine.json\nquit\n")
    assert "Saved as mine.json." in shown.out
    tableside("play", "--load", "mine.json", typed="1\n" * (number - 20))
    assert kept(here)[-1].entries[-1].digest == expected.state.digest()
    assert kept(here)[-1].outcome == expected.record.outcome
    verify(kept(here)[-1])


def test_loading_in_the_middle_of_another_game_loses_nothing(tableside: Command, here: Path) -> None:
    tableside("play", "--seed", "9", "--opponent", "greedy", typed="1\n1\nsave mine.json\n")
    shown = tableside("play", "--seed", "4", "--opponent", "greedy", typed="1\nload mine.json\nposition\n")
    assert "Loaded mine.json." in shown.out
    assert "Your game is saved in" in shown.out
    assert any(record.entries and record.seal != Record.load("mine.json").seal for record in kept(here))


def test_a_record_without_its_seed_cannot_go_on(tableside: Command, here: Path) -> None:
    tableside("play", "--seed", "9", "--opponent", "greedy", typed="1\nsave mine.json\n")
    data = json.loads((here / "mine.json").read_text())
    (here / "mine.json").write_text(json.dumps({**data, "seed": None}))
    done = tableside("play", "--load", "mine.json")
    assert done.code == 2
    assert "doesn’t contain the seed" in done.err


def test_a_damaged_save_is_refused(tableside: Command, here: Path) -> None:
    (here / "broken.json").write_text('{"tableside": 1')
    done = tableside("play", "--load", "broken.json")
    assert (done.code, done.out) == (2, "")
    assert "This is not a game record" in done.err


def test_giving_up(tableside: Command, here: Path) -> None:
    shown = tableside("play", "--seed", "9", "--opponent", "greedy", typed="resign yes\n")
    assert "Winner: Pizza" in shown.out
    assert (kept(here)[0].outcome or {})["reason"] == "end-resigned"


@pytest.mark.parametrize("leaving", ["quit\n", "", "1\nexit\n"])
def test_leaving_says_where_the_game_is_kept(tableside: Command, here: Path, leaving: str) -> None:
    shown = tableside("play", "--seed", "9", "--opponent", "greedy", typed="1\n" + leaving)
    assert shown.code == 0
    (file,) = (here / "state" / "tableside").glob("*.json")
    assert f"tableside play --load {file}" in shown.out


def test_a_bot_of_ones_own_that_fails_leaves_the_game_kept(tableside: Command, here: Path) -> None:
    done = tableside("play", "--opponent", "tests.arena.own_bots:NoText", "--seed", "3", typed="1\n1\n1\n")
    assert done.code == 2
    assert done.err == "tableside: The bot “tests.arena.own_bots:NoText” must return a string, but returned 7.\n"
    assert "tableside play --load" in done.out
    assert [len(record.entries) > 0 for record in kept(here)] == [True]


def test_new_keeps_the_old_game(tableside: Command, here: Path) -> None:
    shown = tableside("play", "--seed", "9", "--opponent", "greedy", typed="1\nnew\n1\n")
    assert shown.out.count("Your game is saved in") == 2
    assert len(kept(here)) == 2


def test_a_folder_that_cannot_be_written_is_said_and_play_goes_on(
    tableside: Command, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "blocked").write_text("a file, not a folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(here / "blocked"))
    shown = tableside("play", "--seed", "9", "--opponent", "greedy", typed="1\n1\nsave blocked/x.json\n")
    assert "Can’t save the game" in shown.out
    assert shown.code == 0


def test_a_hint_tells_the_chance_to_win_with_the_best_moves(tableside: Command, here: Path) -> None:
    shown = tableside("play", "--seed", "7", "--opponent", "human", typed="hint\n").out
    best = shown.split("Hint: ")[1].split()[0]
    told = re.findall(r"[█░]{20} (\d+)%  (\S+) –", shown.split("Master’s estimate")[1])
    assert told[0][1] == best
    chances = [int(percent) for percent, _ in told]
    assert chances == sorted(chances, reverse=True)
    assert 2 <= len(chances) <= 5
    assert all(10 < chance < 90 for chance in chances)  # the first cube decides nothing


def test_a_hint_tells_of_as_many_moves_as_are_asked_for(tableside: Command, here: Path) -> None:
    """Every legal move has its chance. The output says how to see those that are left out."""
    few, all_, *wrong = (
        tableside("play", "--seed", "7", "--opponent", "human", typed=f"{line}\n").out
        for line in ("hint 1", "hint 99", "hint two", "hint 0", f"hint {10**30}")
    )
    legal = len(Match.start("burger-joint", {}, seed=7).legal_moves(0))
    assert few.count("░ ") == 1
    assert f"{legal - 1} more: hint {legal}" in few
    assert all_.count("░ ") == legal
    assert "more: hint" not in all_
    assert all("Add a number from 1 to 999" in shown for shown in wrong)


def test_a_hint_on_boards_of_ones_own_tells_chances_too(tableside: Command, here: Path) -> None:
    """BJ-9.1: the master was not trained on these boards, so it looks ahead instead."""
    text = (files("tableside.games.burger_joint.board_sets") / "classic.toml").read_text(encoding="utf-8")
    (here / "mine.toml").write_text(text.replace("points_to_win = 12", "points_to_win = 9"), encoding="utf-8")
    shown = tableside("play", "--set", "mine.toml", "--seed", "1", "--opponent", "human", typed="hint\n").out
    assert "Hint: " in shown
    assert "Master’s estimate" in shown


def test_commands_in_german_and_italian(tableside: Command, here: Path) -> None:
    german = tableside(
        "play", "--seed", "7", "--opponent", "human", "--lang", "de", typed="tipp\nhilfe\nregeln 5.2\nhint\n"
    )
    assert german.out.count("Tipp: ") == 2
    assert "BJ-5.2 Werbung" in german.out
    italian = tableside(
        "play", "--seed", "7", "--opponent", "human", "--lang", "it", typed="suggerimento\naiuto\n1\nannulla\n"
    )
    assert "Suggerimento: " in italian.out
    assert "Mossa annullata." in italian.out


def test_without_a_terminal_there_is_no_colour_and_no_question(here: Path) -> None:
    shown = run(here, "play", "--seed", "7", typed="1\n")
    assert shown.code == 0
    assert START in shown.out
    assert "\x1b" not in shown.out


def test_a_set_of_ones_own(tableside: Command, here: Path) -> None:
    """BJ-9.1: an owner of the box plays with corrected boards."""
    text = (files("tableside.games.burger_joint.board_sets") / "classic.toml").read_text(encoding="utf-8")
    (here / "mine.toml").write_text(text.replace("points_to_win = 12", "points_to_win = 9"), encoding="utf-8")
    assert "9 points to win" in tableside("play", "--set", "mine.toml", "--seed", "1").out
    (here / "mine.toml").write_text(text.replace("points_to_win = 12", "points_to_win = 0"), encoding="utf-8")
    refused = tableside("play", "--set", "mine.toml")
    assert refused.code == 2
    assert "points_to_win" in refused.err


def test_a_saved_game_has_all_that_could_be_chosen(tableside: Command, here: Path) -> None:
    """Options of a running game cannot be changed. The command says so and does not ignore them."""
    tableside("play", "--opponent", "greedy", "--side", "burger", "--seed", "7", typed="1\nsave mine.json\nquit\n")
    for named in (["--opponent", "master"], ["--side", "pizza"], ["--seed", "4"], ["--options", "last_turn=5"]):
        done = tableside("play", "--load", "mine.json", *named)
        assert done.code == 2
        assert f"You can’t combine it with {named[0]}." in " ".join(done.err.split())
    other = tableside("play", "rival-restaurants", "--load", "mine.json")
    assert (other.code, "is a game of Burger Joint, not Rival Restaurants" in " ".join(other.err.split())) == (
        2,
        True,
    )
    assert tableside("play", "--load", "mine.json", typed="quit\n").code == 0
