"""Custom boards (BJ-9): bistros by name, sets that nobody can win, impossible positions, messages."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from tableside.engine.chance import FastChance
from tableside.engine.errors import DataError, IllegalMove, PositionError
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.engine.verify import verify
from tableside.games.burger_joint.board_sets.reader import board_set, read_set
from tableside.games.burger_joint.core.position import OVER
from tableside.games.burger_joint.core.turn import play_out, set_up
from tableside.games.burger_joint.notation.position_text import format_line, parse_line
from tableside.games.burger_joint.notation.score_markers import check_markers
from tableside.locales import LANGUAGES, words
from tableside.terminal.face import face_of
from tests.burger_joint.strategies import random_set, started
from tests.burger_joint.table import BURGER, CLASSIC, at, classic, line, side

GAME = game_of("burger-joint")
HAPPY_HOUR = str(Path(__file__).parents[2] / "examples/happy-hour.toml")
NOT_BUILT = {
    "en": "Chef’s Choice (B) isn’t built yet. [BJ-4.2]",
    "de": "Das Bistro Wunsch des Chefs (B) ist noch nicht gebaut. [BJ-4.2]",
    "it": "Il bistrò La Scelta dello Chef (B) non è ancora costruito. [BJ-4.2]",
}
NO_SUCH = {
    "en": "This board has no bistro D. [BJ-9.1]",
    "de": "Auf dieser Tafel gibt es kein Bistro D. [BJ-9.1]",
    "it": "Su questa plancia non c’è un bistrò D. [BJ-9.1]",
}


def named(seat: int) -> str:
    return ("Ada", "Ben")[seat]


def set_fault(content: dict[str, Any]) -> DataError:
    with pytest.raises(DataError) as error:
        GAME.options({"set": content})
    assert (error.value.id, error.value.rule) == ("bj-err-set-field", "BJ-9.1")
    return error.value


def position_fault(text: str, **options: Any) -> PositionError:
    with pytest.raises(PositionError) as error:
        GAME.options({"position": text, **options})
    return error.value


# The names of bistros


def test_a_bistro_is_called_by_its_ability() -> None:
    """BJ-9.1: in events and refusals, on a board where B has the ability that E has on the Classic board."""
    boards = board_set(read_set(HAPPY_HOUR))
    table = at("trade", side("KY", "B", "K"), side("GR"), boards=boards, turn=10).play("@B")
    said = [words("en").event(event, named) for event in table.events]
    assert said == ["Ada uses Chef’s Choice (B)"]
    table = at("build", side("KY", store="3N3R"), side("GR"), boards=boards, turn=10).play("bA", "<K")
    assert [words("en").event(event, named) for event in table.events] == [
        "Ada upgrades the patty diner to Lucky Dip (A)"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_bistro_cannot_do_is_said_of_the_right_one(language: str) -> None:
    """BJ-9.1, BJ-4.2: if this board has no bistro with that letter, the message does not call it unbuilt."""
    table = at("trade", side("KY"), side("GR"), boards=board_set(read_set(HAPPY_HOUR)), turn=10)
    with pytest.raises(IllegalMove) as refusal:
        table.state.check(BURGER, "@B")
    assert words(language).problem(refusal.value) == NOT_BUILT[language]
    with pytest.raises(IllegalMove) as refusal:
        table.state.check(BURGER, "@D")
    assert words(language).problem(refusal.value) == NO_SUCH[language]


def test_a_bistro_that_is_not_on_the_board_cannot_be_bought() -> None:
    """BJ-9.1: the same in the building phase."""
    boards = board_set(read_set(HAPPY_HOUR))
    table = at("build", side("KY", store="3N3R"), side("GR"), boards=boards, turn=10)
    assert table.refused("bD") == ("bj-err-no-such-bistro", "BJ-9.1")


def test_the_legend_describes_the_board_in_play() -> None:
    """BJ-9.1: `help` in the terminal lists the bistros of these boards, by chain if the chains differ."""
    face = face_of("burger-joint", words("en"), named)
    assert legend(face, {"set": HAPPY_HOUR}) == [
        "Lucky Dip (A), 2 points: Draw one cube at random.",
        "Chef’s Choice (B), 1 point: Take one cube of any colour from the bag.",
        "Three Stars (C), 3 points: No ability: it’s worth points only.",
    ]
    different = classic({"pizza.bistro.signs": [{"points": 4, "ability": "draw"}]})
    found = legend(face, {"set": different})
    assert found[0] == "Ada"
    assert found[1].startswith("Mixing Bowl (A), 2 points")
    assert found[-2:] == ["Ben", "Lucky Dip (A), 4 points: Draw one cube at random."]


def legend(face: Any, options: dict[str, Any]) -> list[str]:
    """The lines about bistros."""
    lines = [
        text.plain.strip() for text in face.legend(Match.start("burger-joint", options, seed=1).view(None)).renderables
    ]
    return [text for text in lines[1:] if ": " in text or text in ("Ada", "Ben")]


def test_moves_in_words_follow_the_board() -> None:
    """BJ-9.1: in the list of moves too. Without a board only the letter can be shown."""
    face = face_of("burger-joint", words("en"), named)
    view = Match.start("burger-joint", {"set": HAPPY_HOUR}, seed=1).view(None)
    assert face.describe(view, BURGER, "@B") == "use Chef’s Choice (B)"
    assert face.describe(view, BURGER, "bA").startswith("build Lucky Dip (A)")
    assert face.describe(None, BURGER, "bA") == "build bistro A"


# A set given as a dict


def test_a_set_given_as_a_dict_is_copied_deeply() -> None:
    """BJ-9.2: changing the dict after the start changes neither the game nor the record."""
    given = classic({"points_to_win": 9})
    match = Match.start("burger-joint", {"set": given}, seed=4)
    before = match.record.text()
    given["cubes"]["K"] = 1
    given["burger"]["bistro"]["signs"][0]["points"] = 20
    given["pizza"]["publicity"]["points"].append(20)
    assert match.record.text() == before
    assert verify(match.record).moves == 0


def test_a_set_of_read_only_tables_becomes_plain_ones() -> None:
    """BJ-9.2: a record is JSON, whatever mapping types it was given."""
    given = MappingProxyType({**classic(), "cubes": MappingProxyType(classic()["cubes"])})
    assert Match.start("burger-joint", {"set": given}, seed=4).record.options["set"] == classic()


def test_tuples_in_a_set_are_copied_like_lists() -> None:
    """BJ-9.2: a set may contain tuples. The tables in them are copied too."""
    given = classic()
    given["burger"]["bistro"]["signs"] = tuple(given["burger"]["bistro"]["signs"])
    match = Match.start("burger-joint", {"set": given}, seed=4)
    given["burger"]["bistro"]["signs"][0]["points"] = 20
    assert match.record.options["set"] == classic()


# Sets that nobody can win


@pytest.mark.parametrize(
    ("changes", "where", "wanted", "details"),
    [
        ({"burger.bistro.price": "11N"}, "burger.bistro.price", "price", {"n": 11, "cube": "$bj-cube-N", "has": 10}),
        ({"cubes.R": 2}, "burger.bistro.price", "price", {"n": 3, "cube": "$bj-cube-R", "has": 2}),
        ({"cubes.G": 0}, "burger.publicity.price", "price", {"n": 1, "cube": "$bj-cube-G", "has": 0}),
        ({"burger.start.diners": "", "pizza.start.diners": ""}, "burger.start", "produces", {}),
        ({"points_to_win": 99}, "points_to_win", "reach", {"max": 20}),
        ({"points_to_win": 21}, "points_to_win", "reach", {"max": 20}),
        ({"tokens": 3, "points_to_win": 12}, "points_to_win", "reach", {"max": 10}),
        ({"name": "x" * 61}, "name", "long", {"max": 60}),
    ],
)
def test_a_set_that_cannot_be_played_is_refused(
    changes: dict[str, Any], where: str, wanted: str, details: dict[str, Any]
) -> None:
    """BJ-9.1: refused before anybody sits down, with the field and the reason."""
    error = set_fault(classic(changes))
    assert error.arguments == {"where": f"={where}", "wanted": f"={wanted}", **details}
    for language in LANGUAGES:
        said = words(language).problem(error)
        assert "{" not in said
        assert all(str(number) in said for number in details.values() if isinstance(number, int))


@pytest.mark.parametrize(
    "changes",
    [
        {"burger.bistro.price": "10N"},
        {"points_to_win": 20},
        {"name": "x" * 60},
        {"pizza.start.diners": ""},  # only one side can still win
        {"tokens": 3, "points_to_win": 10},
        {"burger.start.diners": "", "burger.start.bistros": "A", "pizza.start.diners": ""},  # a bistro produces cubes
    ],
)
def test_a_set_that_can_be_played_is_not_refused(changes: dict[str, Any]) -> None:
    """BJ-9.1: the limits are where they should be."""
    assert Match.start("burger-joint", {"set": classic(changes)}, seed=1).legal_moves(0) is not None


def test_no_game_exceeds_the_points_that_are_said_to_be_reachable() -> None:
    """BJ-9.1, BJ-6.1: a set is never refused for needing a score that random play has reached."""
    asked = 0
    for seed in range(60):
        content = random_set(Random(seed))
        position = set_up(board_set(content), FastChance(seed), 60)
        play_out(position, FastChance(seed), 900)
        if position.step == OVER and position.reason == "end-points":
            asked += 1
            try:
                GAME.options({"set": content})
            except DataError as error:
                assert error.arguments["wanted"] == "=price"  # noqa: PT017 - a dead column may stand beside a win
    assert asked > 10


def test_records_on_sets_that_are_refused_today_stay_readable() -> None:
    """BJ-9.2: an earlier game on such a set, played to its turn limit, still verifies and replays."""
    match = started({"set": classic({"points_to_win": 99, "name": "x" * 99}), "last_turn": 1}, seed=5)
    while match.asked():
        seat = match.asked()[0]
        match.play(seat, match.legal_moves(seat)[0], at=0)
    assert Match.replay(match.record).outcome() == match.outcome()


# Position lines


@pytest.mark.parametrize(
    ("text", "id", "where"),
    [
        # 12 points on the board with marker 2
        (line("trade", side("KYGRW", "AF", score=2, basics=5), side("GR")), "bj-err-line-score", "burger.score"),
        (line("build", side("KYGRW", "AF", score=2, basics=5), side("GR")), "bj-err-line-gain", "burger.score"),
        # a win with 2 points on the board
        (
            line("over", side("KY", score=12), side("GR"), end="burger:end-points"),
            "bj-err-line-score",
            "burger.score",
        ),
        # an inactive side with 18 points and marker 0
        (
            line("trade", side("KY"), side("KYGRWN", "ABCDF", score=0, basics=3, publicity=1)),
            "bj-err-line-score",
            "pizza.score",
        ),
        (line("discard", side("KY", store="8K", score=3), side("GR")), "bj-err-line-score", "burger.score"),
        (line("build", side("KY"), side("GR", score=3)), "bj-err-line-score", "pizza.score"),
        (line("over", side("KY"), side("GR", score=1), end="pizza:end-resigned"), "bj-err-line-score", "pizza.score"),
    ],
)
def test_impossible_score_markers_are_refused(text: str, id: str, where: str) -> None:
    """BJ-6.1, BJ-6.2: a marker shows the points of the player's own last turn. Only the active player builds."""
    error = position_fault(text)
    assert (error.id, error.rule, error.arguments["where"]) == (id, "BJ-6.1", f"={where}")
    assert all("{" not in words(language).problem(error) for language in LANGUAGES)


def test_markers_that_can_be_are_taken() -> None:
    """BJ-6.2: while building, the marker is behind, and an upgrade can lower what the board is worth."""
    for good in (
        line("build", side("KY", store="K", basics=3, score=2), side("GR")),  # two basics bought
        line("build", side("K", "E", basics=1, score=2), side("GR")),  # a bistro worth nothing for a diner
        line("build", side("KY", publicity=1, score=2), side("GR"), publicities=1),
        line("over", side("KY", basics=3), side("GR"), end="pizza:end-time"),
    ):
        assert GAME.options({"position": good})["position"] == good


@pytest.mark.parametrize("seed", range(40))
def test_every_position_of_play_has_possible_markers(seed: int) -> None:
    """BJ-6.1: no position reached by play is refused, on the Classic boards or on random ones."""
    boards = board_set(random_set(Random(seed))) if seed % 2 else CLASSIC
    chance = FastChance(seed)
    position = set_up(boards, chance, 60)
    for _ in range(250):
        check_markers(position)
        assert format_line(parse_line(format_line(position), boards)) == format_line(position)
        if not play_out(position, chance, 1):
            break


def test_a_saved_game_with_odd_markers_goes_on() -> None:
    """BJ-9.2: only a new game needs consistent markers. A saved game is restored as it was."""
    odd = line("trade", side("KY", score=3), side("GR"))
    assert GAME.restore({"set": classic()}, {"line": odd}).dump() == {"line": odd}
    assert GAME.recorded({"set": classic(), "position": odd})["position"] == odd


@pytest.mark.parametrize(
    ("active", "turn", "starting", "said"),
    [
        ("B", 10, "burger", "turn 10 is Pizza’s, so “active” must be P."),
        ("P", 9, "burger", "turn 9 is Burger’s, so “active” must be B."),
        ("B", 1, "pizza", "turn 1 is Pizza’s, so “active” must be P."),
    ],
)
def test_whose_turn_a_number_is_is_explained(active: str, turn: int, starting: str, said: str) -> None:
    """BJ-8.1: the message says whose turn it would be, and why."""
    content = classic({"starting_chain": starting})
    error = position_fault(line("trade", side("KY"), side("GR"), active=active, turn=turn), set=content)
    assert (error.id, error.rule) == ("bj-err-line-turn", "BJ-8.1")
    assert said in str(error)
    assert f"{starting.capitalize()} plays turn 1" in str(error)


# Messages


def test_a_turn_in_which_nobody_produces_does_not_blame_the_bag() -> None:
    """BJ-3.1: with no diner and no bistro nothing is drawn, however full the bag is."""
    events: list[Any] = []
    boards = board_set(classic({"burger.start.diners": "", "pizza.start.diners": ""}))
    set_up(boards, FastChance(1), 0, events)
    for language in LANGUAGES:
        said = [words(language).event(event, named) for event in events if event.id != "bj-log-turn"]
        assert len(said) == 1
        assert not [word for word in ("empty", "leer", "vuoto") if word in said[0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_limit_of_a_price_is_said(language: str) -> None:
    """BJ-9.1: 32 of a colour are too many for any price, and for any place in a position."""
    error = set_fault(classic({"burger.bistro.price": "32N"}))
    assert error.arguments["wanted"] == "=cubes"
    assert "31" in words(language).problem(error)
    assert "31" in words(language).problem(position_fault(line("trade", side("KY"), side("GR"), bag="32K")))


@pytest.mark.parametrize(
    "field", ["name", "tokens", "cubes.G", "burger.basic.price", "pizza.bistro", "pizza.start.diners"]
)
def test_a_missing_field_is_said_to_be_missing(field: str) -> None:
    """BJ-9.1: the message does not say that something else was expected there."""
    content = classic()
    *parents, last = field.split(".")
    table = content
    for name in parents:
        table = table[name]
    del table[last]
    error = set_fault(content)
    assert (error.arguments["where"], error.arguments["wanted"]) == (f"={field}", "=missing")
    for language, how in zip(LANGUAGES, ("missing.", "fehlt.", "manca."), strict=True):
        assert words(language).problem(error).endswith(f"{how} [BJ-9.1]")


@pytest.mark.parametrize("letter", "KYGRWN")
def test_no_german_article_depends_on_an_ingredient(letter: str) -> None:
    """BJ-3.3, BJ-4.2, BJ-4.3, BJ-5.2: ingredients differ in gender, so no article comes before their names."""
    cube, diner = {"cube": f"$bj-cube-{letter}", "seat": "@0"}, {"diner": f"$bj-diner-{letter}"}
    german = words("de")
    name = german.say(f"bj-cube-{letter}")
    for id in ("bj-err-take-none", "bj-err-get-none", "bj-err-put-none", "bj-err-steal-none"):
        said = german.say(id, cube, named)
        assert name in said
        assert f"kein {name}" not in said
        assert f": {name}." in said
    for id in ("bj-err-from-none", "bj-err-no-such-diner", "bj-err-diner-owned"):
        assert "kein" not in german.say(id, diner)


# Five colours


def five_colours() -> dict[str, Any]:
    """The Classic boards without mushrooms."""
    return classic(
        {
            "name": "Five",
            "cubes.N": 0,
            "burger.diner": {"price": "KYW", "points": dict.fromkeys("KYGRW", 1)},
            "burger.bistro.price": "3W3R",
            "pizza.publicity.price": "KR",
            "pizza.diner": {"price": "GRW", "points": dict.fromkeys("KYGRW", 1)},
        }
    )


def test_a_set_with_five_colours_can_be_written_and_played() -> None:
    """BJ-9.1: a colour without cubes. No view shows it, and bots can cope with it."""
    match = Match.start("burger-joint", {"set": five_colours(), "last_turn": 12}, seed=2)
    assert list(match.view(None).bag) == list("KYGRW")
    chooser = FastChance(3)
    while match.asked():
        seat = match.asked()[0]
        legal = match.legal_moves(seat)
        assert not [move for move in legal if move in ("N", "=N", "-N", "3N", "xN", "dN")]
        match.play(seat, legal[chooser.below(len(legal))], at=0)
    assert Match.replay(match.record).state.digest() == match.state.digest()


def test_what_another_colour_would_cost_is_still_refused() -> None:
    """BJ-9.1: in a set without any cubes, no price can be paid."""
    assert set_fault(classic({"cubes": dict.fromkeys("KYGRWN", 0)})).arguments["wanted"] == "=price"
