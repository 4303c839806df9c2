"""Planning and advice of the greedy bot."""

from collections.abc import Iterator

import pytest

from tableside.bots.burger_joint.advice import explain
from tableside.bots.burger_joint.purchase_plan import Planner, Weights, holding_of
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import board_set, read_set
from tableside.games.burger_joint.core.codes import CODES, END_TURN
from tableside.games.burger_joint.core.position import OVER, Position
from tableside.games.burger_joint.core.turn import apply, legal_mask, random_move, set_up
from tableside.games.burger_joint.notation.moves import TOKENS, code_of
from tableside.games.burger_joint.notation.position_text import parse_line
from tableside.locales import LANGUAGES, words

BOARDS = board_set(read_set("classic"))


def positions(seeds: range) -> Iterator[Position]:
    for seed in seeds:
        chance = FastChance(seed)
        p = set_up(BOARDS, chance)
        while p.step != OVER:
            yield p
            apply(p, random_move(legal_mask(p), chance), chance)


def test_a_plan_starts_with_a_legal_purchase() -> None:
    """BJ-5: the rules allow what the planner would buy."""
    planners = [Planner(BOARDS, chain, Weights()) for chain in (BOARDS.burger, BOARDS.pizza)]
    seen = set()
    for p in positions(range(4)):
        if p.step == 6:
            first = planners[int(p.active)].plan(holding_of(p, int(p.active))).first
            assert legal_mask(p) >> first & 1
            seen.add(first)
    assert len(seen) > 5
    assert END_TURN in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_has_a_reason_in_words(language: str) -> None:
    speak = words(language)
    explained = set()
    for p in positions(range(3)):
        mask = int(legal_mask(p))
        for code in range(int(CODES)):
            if mask >> code & 1 and code not in explained:
                id, args = explain(p, code)
                assert speak.has(id), id
                text = speak.say(id, args)
                assert text
                assert "{" not in text
                explained.add(code)
    assert len(explained) > 50


@pytest.mark.parametrize(
    ("line", "move", "reason"),
    [
        ("pick B B 3 0/1/KY/-/2/KY/W/1 0/1/GR/-/2/-/G/1 2N/-/- 9K9Y9G10R9W8N -/0/0/0/-", "N", "bj-why-completes"),
        ("pick B B 3 0/1/KY/-/2/K/Y/1 0/1/GR/-/2/-/G/1 2N/-/- 9K9Y9G10R10W8N -/0/0/0/-", "N", "bj-why-nearer"),
        ("pick B B 3 0/1/KY/-/2/G/K/1 0/1/GR/-/2/R/R/1 2G/-/- 9K10Y7G8R10W10N -/0/0/0/-", "G", "bj-why-deny"),
        ("build B B 3 0/1/KY/-/2/KYWN/-/0 0/1/GR/-/2/-/-/0 -/-/- 9K9Y10G10R9W9N -/0/0/0/-", "dG", "bj-why-points"),
        ("build B B 3 0/1/KY/-/2/KYWN/-/0 0/1/GR/-/2/-/-/0 -/-/- 9K9Y10G10R9W9N -/0/0/0/-", "basic", "bj-why-ground"),
    ],
)
def test_the_reason_fits_the_position(line: str, move: str, reason: str) -> None:
    p = parse_line(line, BOARDS)
    code = code_of(move)
    assert legal_mask(p) >> code & 1, TOKENS[code]
    assert explain(p, code)[0] == reason
