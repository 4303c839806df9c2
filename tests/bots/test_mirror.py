"""Mirror: the same position from the other side of the table, checked against the rules."""

import numpy as np
import pytest

from tableside.bots import make_bot
from tableside.bots.burger_joint.coded_bot import CodedBot
from tableside.bots.burger_joint.network.features import SIDE, Features
from tableside.bots.burger_joint.network.mirror import exchange_of, mirrored
from tableside.bots.burger_joint.network_bots import TURNS, taught_valuer
from tableside.bots.burger_joint.search.one_turn import packed
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core.cubes import LETTERS
from tableside.games.burger_joint.core.position import OVER, Position
from tableside.games.burger_joint.core.turn import apply, legal_mask, set_up
from tableside.games.burger_joint.notation.cube_text import format_cubes, parse_cubes
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.notation.position_text import format_line, parse_line
from tests.burger_joint.table import CLASSIC, classic

OTHER_BEGINS = board_set(classic({"starting_chain": "pizza"}))
EXCHANGE = (2, 3, 0, 1, 5, 4)  # black and green, yellow and red, white and brown
SWAP = str.maketrans(LETTERS, "".join(LETTERS[place] for place in EXCHANGE))
SIDES = str.maketrans("BP", "PB")


def from_the_other_side(p: Position) -> Position:
    """The mirrored position, made by rewriting its line."""
    step, mover, active, turn, burger, pizza, areas, bag, memory = format_line(p).split()
    general, mine, theirs = areas.split("/")
    used, publicities, pending, last, end = memory.split("/")
    words = [
        step,
        mover.translate(SIDES),
        active.translate(SIDES),
        turn,
        _side(pizza),
        _side(burger),
        "/".join(map(_cubes, (general, theirs, mine))),
        _cubes(bag),
        "/".join((used, publicities, pending, last, end.translate(SIDES))),
    ]
    return parse_line(" ".join(words), OTHER_BEGINS)


def _side(text: str) -> str:
    publicity, basics, diners, bistros, score, store, new, picks = text.split("/")
    swapped = "".join(sorted(diners.translate(SWAP), key=LETTERS.find))
    return "/".join((publicity, basics, swapped, bistros, score, _cubes(store), _cubes(new), picks))


def _cubes(text: str) -> str:
    return format_cubes(parse_cubes(text.translate(SWAP)) or 0)


def _legal(p: Position) -> set[str]:
    mask = int(legal_mask(p))
    return {TOKENS[code] for code in range(mask.bit_length()) if mask >> code & 1}


def _swapped(token: str) -> str:
    """The colour comes last in a move, after what is done. Bistros keep their letters."""
    return token[:-1] + token[-1].translate(SWAP) if token[-1] in LETTERS else token


@pytest.mark.parametrize("seed", range(4))
def test_a_mirrored_position_is_the_one_the_rules_know(seed: int) -> None:
    """BJ-1.3: the two boards of the classic set differ only in their colours."""
    chance, rng = FastChance(seed), np.random.default_rng(seed)
    p = set_up(CLASSIC, chance)
    seen = 0
    while p.step != OVER and seen < 400:
        twin = from_the_other_side(p)
        rows = packed([p])
        assert mirrored(rows, EXCHANGE).tolist() == packed([twin]).tolist(), format_line(p)
        assert _legal(twin) == {_swapped(token) for token in _legal(p)}, format_line(p)
        codes = [TOKENS.index(token) for token in sorted(_legal(p))]
        apply(p, codes[int(rng.integers(len(codes)))], chance)
        seen += 1
    assert seen > 100


def test_the_other_side_sees_the_same_features() -> None:
    rows = packed([set_up(CLASSIC, FastChance(seed)) for seed in range(20)])
    features = Features(CLASSIC)
    here, there = features.of(rows), features.of(mirrored(rows, EXCHANGE))
    assert (here[:, 48:61] == there[:, SIDE + 48 : SIDE + 61]).all()  # points, what is missing, how much is held
    assert (mirrored(mirrored(rows, EXCHANGE), EXCHANGE) == rows).all()


def test_who_has_won_changes_sides() -> None:
    row = packed([set_up(CLASSIC, FastChance(1))])
    won, lost, drawn = (np.array(row) for _ in range(3))
    for rows, winner in ((won, 1), (lost, 2), (drawn, 3)):
        rows[:, 7] |= winner << 18
    assert (mirrored(won, EXCHANGE)[:, 7] >> 18 & 3).tolist() == [2]
    assert (mirrored(lost, EXCHANGE)[:, 7] >> 18 & 3).tolist() == [1]
    assert (mirrored(drawn, EXCHANGE)[:, 7] >> 18 & 3).tolist() == [3]


def test_the_master_judges_both_sides_of_the_table_alike() -> None:
    """A network that knew more about one chain would make fair boards look unfair (docs/balance.md)."""
    chance, player = FastChance(5), make_bot("burger-joint", "line-cook", 3)
    assert isinstance(player, CodedBot)
    seen = []
    for _ in range(6):
        p = set_up(CLASSIC, chance, 60)
        while p.step != OVER:
            seen.append(p.copy())
            apply(p, player.code(p), chance)
    rows = packed(seen)
    valuer = taught_valuer(TURNS)
    unlike = valuer.values(rows) - (1 - valuer.values(mirrored(rows, EXCHANGE)))
    assert abs(unlike).mean() < 0.05
    assert abs(unlike.mean()) < 0.01


def test_boards_that_differ_in_more_than_colours_have_no_mirror() -> None:
    """BJ-1.3"""
    assert exchange_of(CLASSIC) == EXCHANGE
    for changes in (
        {"burger.publicity.points": [1, 1, 2, 2, 3, 4]},
        {"pizza.bistro.price": "3W3N"},
        {"burger.bistro.signs.0.points": 1},
        {"cubes.K": 11},
        {"burger.diner.points": dict.fromkeys("KYGRW", 1)},
    ):
        assert exchange_of(board_set(classic(changes))) is None, changes
