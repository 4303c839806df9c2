"""``tableside simulate``: many games between bots, counted."""

import argparse
import json
from typing import Final

from rich.table import Table

from tableside.arena.redirect_output import redirect_all_output
from tableside.arena.simulate import MOST_DECISIONS, Simulation, simulate
from tableside.bots import RANDOM
from tableside.engine.game import game_of
from tableside.locales import Words
from tableside.option_values import listed_names, whole_number
from tableside.terminal.arguments import Parser, add_game, add_options
from tableside.terminal.screen import console, progress

_MOST_GAMES: Final = 1_000_000_000  # takes hours, even with random bots


def configure(parser: Parser, words: Words) -> None:
    say = words.say
    add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=whole_number("--games", 1, _MOST_GAMES), default=100, help=say("arg-games")
    )
    parser.add_argument("--seed", metavar="S", type=whole_number("--seed"), default=0, help=say("arg-seed-simulate"))
    parser.add_argument("--bots", metavar="A,B,…", help=say("arg-bots"))
    parser.add_argument(
        "--max-decisions", metavar="N", type=whole_number("--max-decisions", 1), default=MOST_DECISIONS,
        help=say("arg-max-decisions", {"n": MOST_DECISIONS}),
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help=say("arg-json"))
    add_options(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    game = game_of(args.game)
    options = game.options(dict(args.options))
    bots = _bots(args, game.seat_counts(options).start)
    with redirect_all_output(), progress(words.say("term-simulating"), args.games) as tell:
        result = simulate(
            args.game,
            bots,
            games=args.games,
            seed=args.seed,
            options=options,
            most_decisions=args.max_decisions,
            progress=tell,
        )
    if args.json:
        print(json.dumps(result.to_json(), ensure_ascii=False))
    else:
        _show(result, words)
    return 0


def _bots(args: argparse.Namespace, seats: int) -> list[str]:
    if args.bots is None:
        return [RANDOM] * seats
    return list(listed_names(args.bots))


def _show(result: Simulation, words: Words) -> None:
    say = words.say
    game = game_of(result.game)
    title = say("term-simulated", {"game": f"$game-{result.game}", "n": result.games, "seed": f"={result.seed}"})
    table = Table()
    for column in ("seat", "bot"):
        table.add_column(say(f"term-column-{column}"))
    for column in ("wins", "share"):
        table.add_column(say(f"term-column-{column}"), justify="right")
    for seat, (bot, wins) in enumerate(zip(result.bots, result.tally.wins, strict=True)):
        name = say("term-argument", {"value": game.seat_name({}, seat)})
        table.add_row(name, bot, str(wins), f"{words.decimal(100 * wins / result.games, 1)} %")
    screen = console()
    screen.print(title, style="bold")
    screen.print(table)
    if result.tally.draws:
        screen.print(say("term-draws", {"n": result.tally.draws}))
    if result.tally.unfinished:
        screen.print(say("term-unfinished", {"n": result.tally.unfinished}))
    data = result.to_json()
    pace = {
        "n": data["decisions"],
        "seconds": f"={words.decimal(result.seconds, 2)}",
        "pace": data["decisions_per_second"],
    }
    screen.print(say("term-pace", pace))
    screen.print(say("term-compiled" if result.compiled else "term-not-compiled"))
