"""What the value network sees in a position."""

import hashlib
from collections.abc import Iterator

import numpy as np
import pytest

from tableside.bots.burger_joint.network.features import WIDTH, Features
from tableside.bots.burger_joint.network.figures import Figures, layout
from tableside.bots.burger_joint.search.one_turn import packed
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.cubes import COLOURS, count, total
from tableside.games.burger_joint.core.position import OVER, Position
from tableside.games.burger_joint.core.scoring import points
from tableside.games.burger_joint.core.turn import apply, legal_mask, random_move, set_up

BOARDS = board_set(read_set(DEFAULT))


def positions(games: int) -> Iterator[Position]:
    chance = FastChance(3)
    for _ in range(games):
        p = set_up(BOARDS, chance)
        while p.step != OVER:
            yield p.copy()
            apply(p, random_move(legal_mask(p), chance), chance)


def counts(cubes: int) -> list[int]:
    return [int(count(cubes, colour)) for colour in range(int(COLOURS))]


def bits(mask: int, places: int = 6) -> list[int]:
    return [mask >> place & 1 for place in range(places)]


@pytest.mark.parametrize("seat", [0, 1])
def test_each_figure_tells_what_lies_on_that_side(seat: int) -> None:
    """Cubes (BJ-3.2, BJ-3.6), buildings (BJ-5), points (BJ-6.1) and what may be kept (BJ-7.1)."""
    places, figures = layout(), Figures(BOARDS)
    for p in positions(1):
        seen = figures.of(packed([p]).tobytes())

        def told(name: str, seen: bytes = seen) -> list[int]:
            first, after = places[("burger_", "pizza_")[seat] + name]
            return list(seen[first:after])

        side, chain = p.side(seat), p.chain(seat)
        held = counts(side.store + side.new)
        prices = [chain.publicity_price, chain.basic_price, chain.diner_price, chain.bistro_price]
        lacks = [sum(max(0, w - h) for w, h in zip(counts(price), held, strict=True)) for price in prices]
        assert told("cubes") == held
        assert [told("one"), told("two"), told("three")] == [[int(n >= least) for n in held] for least in (1, 2, 3)]
        assert told("held") == [sum(held)]
        assert told("too_many") == [int(sum(held) > BOARDS.hand_limit)]
        assert told("area") == counts(side.area)
        assert told("picks") == [side.picks]
        assert told("diners") == bits(side.diners)
        assert told("bistros") == bits(side.bistros)
        assert told("basics") == [int(place < side.basics) for place in range(6)]
        assert told("publicity") == [int(place < side.publicity) for place in range(6)]
        assert told("score") == [side.score]
        assert told("points") == [points(p, seat)]
        assert told("lacks") == lacks
        assert told("affordable") == [int(not lack) for lack in lacks]


def test_each_figure_tells_what_both_share() -> None:
    """The resource board and the bag (BJ-3), whose turn it is and how far (BJ-4, BJ-5, BJ-8)."""
    places, figures = layout(), Figures(BOARDS)
    steps = set()
    for p in positions(2):
        seen = figures.of(packed([p]).tobytes())
        told = {name: list(seen[first:after]) for name, (first, after) in places.items()}
        assert told["general"] == counts(p.general)
        assert told["bag"] == counts(p.bag)
        assert told["step"] == bits(1 << p.step, 13)
        assert told["active"] == [p.active]
        assert told["mover"] == [p.mover]
        assert told["used"] == bits(p.used)
        assert told["publicities"] == [min(3, p.publicities)]
        assert told["pending"] == [p.pending & 15]
        assert told[""] == [0, 0]  # no name, no value
        steps.add(int(p.step))
    assert len(steps) > 8


def test_a_batch_is_its_positions_one_by_one() -> None:
    features = Features(BOARDS)
    some = list(positions(1))[:50]
    together = features.of(packed(some))
    assert together.shape == (50, WIDTH)
    assert together.dtype == np.float32
    assert (together == np.vstack([features.of(packed([p])) for p in some])).all()
    assert features.of(packed([])).shape == (0, WIDTH)


def test_the_network_reads_what_it_was_taught_to_read() -> None:
    """The shipped weights fit these columns in this order and on this scale, to the last bit."""
    rows = packed(list(positions(2))[::7])
    read = Features(BOARDS).of(rows)
    assert len(rows) == 307
    assert total(int(rows[5, 0])) == round(read[5, 59] * 10)
    assert hashlib.sha256(read.astype("<f4").tobytes()).hexdigest()[:16] == "3c07630126b4beb4"
