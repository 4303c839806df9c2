"""Balance: how fair and how lively the boards of Burger Joint are when one bot plays both sides.

    python -m tableside.arena.balance --games 2000 --seed 1 --journal balance.jsonl

Each finished game is a line of the journal; called again, it goes on where it stopped. Burger begins in the default
set, so its share is the first seat's share too.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tableside.arena.shares import wilson
from tableside.bots import make_bot
from tableside.bots.burger_joint.coded import CodedBot
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.codes import BISTRO, FROM
from tableside.games.burger_joint.cubes import bits_in
from tableside.games.burger_joint.line import format_line
from tableside.games.burger_joint.notation import TOKENS
from tableside.games.burger_joint.position import BISTROS, OVER
from tableside.games.burger_joint.scoring import points_by_source
from tableside.games.burger_joint.sets import DEFAULT, board_set, read_set
from tableside.games.burger_joint.turn import apply, legal_mask, set_up

LAST_TURN = 400
SOURCES = ("publicity", "basics", "diners", "bistros")


def play(bot: str, set_name: str, seed: int, number: int) -> dict[str, Any]:
    """One game of a bot against itself, in figures."""
    chance = FastChance(seed * 1_000_000 + number)
    players = [make_bot("burger-joint", bot, 2 * number + seat) for seat in range(2)]
    p = set_up(board_set(read_set(set_name)), chance, LAST_TURN)
    decisions = leads = 0
    leader = -1
    while p.step != OVER:
        player = players[int(p.mover)]
        assert isinstance(player, CodedBot)
        code = player.code(p)
        assert legal_mask(p) >> code & 1, f"{bot} chose {TOKENS[code]} in {format_line(p)}"
        apply(p, code, chance)
        decisions += 1
        ahead = int(p.burger.score) - int(p.pizza.score)
        if ahead and leader != int(ahead < 0):
            leads += leader >= 0
            leader = int(ahead < 0)
    return {
        "game": number,
        "winner": int(p.winner),
        "turns": int(p.turn),
        "decisions": decisions,
        "leads": leads,
        "scores": [int(p.burger.score), int(p.pizza.score)],
        "points": [list(points_by_source(p, seat).values()) for seat in range(2)],
        "bistros": [_letters(int(p.side(seat).bistros)) for seat in range(2)],
    }


def _letters(bistros: int) -> str:
    assert bits_in(bistros) <= FROM - BISTRO
    return "".join(letter for place, letter in enumerate(BISTROS) if bistros >> place & 1)


def report(games: Sequence[dict[str, Any]]) -> list[str]:
    """The figures as lines of Markdown."""
    count = len(games)
    won = sum(game["winner"] == 0 for game in games)
    turns = sorted(game["turns"] for game in games)
    lines = ["| figure | value | 95 % |", "|---|--:|---|"]
    lines.append(_share("games won by Burger, who begins", won, count))
    lines.append(_share("drawn at the turn limit", sum(game["winner"] == 2 for game in games), count))
    lines.append(
        f"| turns of a game: median (5 % … 95 %) | {_at(turns, 0.5)} ({_at(turns, 0.05)} … {_at(turns, 0.95)}) | |"
    )
    lines.append(f"| decisions of a game | {_mean(game['decisions'] for game in games):.0f} | |")
    lines.append(f"| changes of the lead | {_mean(game['leads'] for game in games):.2f} | |")
    margins = [abs(game["scores"][0] - game["scores"][1]) for game in games]
    lines.append(f"| points between winner and loser | {_mean(margins):.2f} | |")
    for place, source in enumerate(SOURCES):
        both = [[game["points"][seat][place] for game in games] for seat in range(2)]
        text = " / ".join(f"{_mean(side):.2f}" for side in both)
        lines.append(f"| points from {source}, Burger / Pizza | {text} | |")
    for letter in BISTROS:
        owned = [(g["winner"], seat) for g in games for seat in range(2) if letter in g["bistros"][seat]]
        if owned:
            won = sum(winner == seat for winner, seat in owned)
            lines.append(_share(f"won by a side with bistro {letter} ({len(owned)} sides)", won, len(owned)))
    return lines


def _share(what: str, won: int, count: int) -> str:
    low, high = wilson(won / count, count)
    return f"| {what} | {100 * won / count:.1f} % | {100 * low:.1f} … {100 * high:.1f} % |"


def _at(ordered: Sequence[int], share: float) -> int:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _mean(numbers: Iterable[int]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--set", default=DEFAULT, help="board set (name or .toml)")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=Path, required=True)
    args = parser.parse_args(argv)
    done: list[dict[str, Any]] = []
    if args.journal.exists():
        done = [json.loads(line) for line in args.journal.read_text(encoding="utf-8").splitlines()]
    with args.journal.open("a", encoding="utf-8") as journal:
        for number in range(len(done), args.games):
            done.append(play(args.bot, args.set, args.seed, number))
            journal.write(json.dumps(done[-1]) + "\n")
            journal.flush()
    print("\n".join(report(done[: args.games])))


if __name__ == "__main__":
    main()
