"""``tableside play``: a game in the terminal, against a bot or with others at the same keyboard."""

import argparse
import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from tableside.bots import bot_names, usual_bot
from tableside.engine.chance import seed_from
from tableside.engine.errors import Arg, OptionsError
from tableside.engine.game import check_seats, game_keys, game_of
from tableside.engine.manifest import manifest_of, manifests
from tableside.engine.match import Match
from tableside.locales import Words
from tableside.option_values import whole_number
from tableside.terminal import saved_games
from tableside.terminal.arguments import Parser, add_game, add_options
from tableside.terminal.face import face_of
from tableside.terminal.line_reader import LineReader
from tableside.terminal.screen import console
from tableside.terminal.session import Session, players_of

_PERSON: Final = "human"
_LOT: Final = "lot"
_USUAL_PLAYERS: Final = 4  # seats at a table for many, unless somebody says otherwise


def configure(parser: Parser, words: Words) -> None:
    say = words.say
    add_game(parser)
    levels = "; ".join(f"{key}: {', '.join(bot_names(key))}" for key in game_keys())
    opponent = say("arg-opponent", {"human": f"={_PERSON}", "levels": f"={levels}"})
    parser.add_argument("--opponent", metavar=say("arg-bot-name"), help=opponent)
    parser.add_argument("--side", metavar="|".join(_every_side()), help=say("arg-side"))
    parser.add_argument("--players", metavar="A,B,…", help=say("arg-players", {"human": f"={_PERSON}"}))
    parser.add_argument("--seed", metavar="N", type=whole_number("--seed"), help=say("arg-seed-play"))
    parser.add_argument("--set", metavar=say("arg-name-or-file"), help=say("arg-set"))
    parser.add_argument("--position", metavar=say("arg-line-name"), help=say("arg-position"))
    parser.add_argument("--load", metavar=say("arg-file-name"), help=say("arg-load"))
    add_options(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    screen = console()
    if args.load:
        _check_load_options(args)
        match = saved_games.load(Path(args.load).expanduser())
        if args.game not in (game_keys()[0], match.record.game):  # the first is also what nobody named
            told = {"there": f"$game-{match.record.game}", "here": f"$game-{args.game}"}
            raise OptionsError("err-load-game", {"file": f"={args.load}", **told})
        args.game, args.players = match.record.game, ",".join(name or _PERSON for name in match.record.players)
        args.options = list(match.record.options.items())
        args.set = args.position = None
    face_of(args.game, words, str)  # refuse a game that the terminal cannot show before asking anything
    options = _options(args)
    secret = _secret(args.seed)
    seats = _seats(args, options, secret, words, screen)
    players_of(seats, args.game, 0)  # refuse an unknown bot before the game begins

    def fresh() -> Match:
        """Another game with the same players and a new seed, because the old one is known by now."""
        return Match.start(args.game, options, players=seats, seed=secrets.token_bytes(32))

    if not args.load:
        match = Match.start(args.game, options, players=seats, seed=secret)
    session = Session(match, fresh, words, screen, args.seed or 0)
    try:
        return session.run()
    except KeyboardInterrupt:
        screen.print()
        session.notices.clear()
        session.leave()
        return 0


def _check_load_options(args: argparse.Namespace) -> None:
    """OptionsError for an option that a saved game already has."""
    names = ("opponent", "side", "players", "seed", "set", "position", "options")
    given = [f"=--{name}" for name in names if getattr(args, name) not in (None, [])]
    if given:
        raise OptionsError("err-load-alone", {"names": given})


def _options(args: argparse.Namespace) -> dict[str, Any]:
    options: dict[str, Any] = dict(args.options)
    if args.set is not None:
        options["set"] = args.set
    if args.position is not None:
        options["position"] = args.position
    return game_of(args.game).options(options)


def _secret(seed: int | None) -> bytes:
    return secrets.token_bytes(32) if seed is None else seed_from(seed)


def _seats(
    args: argparse.Namespace, options: dict[str, Any], secret: bytes, words: Words, screen: Console
) -> list[str]:
    """For each seat the name of a bot; empty for a person."""
    game = game_of(args.game)
    if args.players is not None:
        if args.opponent is not None or args.side is not None:
            raise OptionsError("err-players-or-opponent")
        names = [name.strip() for name in args.players.split(",")]
    elif len(game.seat_counts(game.options({}))) > 1:  # no sides, even if the options leave two seats
        names = _opponents(args, game.seat_counts(options), words, screen)
    else:
        sides = _sides(args.game)
        if args.side is not None and args.side not in sides:
            known = [f"={side}" for side in sides]
            rule = manifest_of(args.game).sides_rule
            raise OptionsError("err-unknown-side", {"name": f"={args.side}", "known": known}, rule=rule)
        opponent, side = _asked(args, sides, words, screen)
        mine = _random_seat(secret) if side == _LOT else sides.index(side)
        names = [_PERSON if seat == mine else opponent for seat in range(game.seat_counts(options).start)]
    check_seats(len(names), game.seat_counts(options))
    return ["" if name == _PERSON else name for name in names]


def _opponents(args: argparse.Namespace, counts: range, words: Words, screen: Console) -> list[str]:
    """The players of a game for many: the people who share the keyboard, and bots of one level for the rest."""
    if args.side is not None:
        raise OptionsError("err-no-sides", {"name": f"$game-{args.game}"})
    usual = min(_USUAL_PLAYERS, counts.stop - 1) if _USUAL_PLAYERS in counts else counts.start
    seats, people = usual, 2 if args.opponent == _PERSON else 1
    bot = usual_bot(args.game) if args.opponent in (None, _PERSON) else args.opponent
    if args.opponent is None and LineReader(screen).live:
        screen.print(Text(words.say("term-welcome", {"game": f"$game-{args.game}"}), "bold"))
        if len(counts) > 1:
            seats = int(_choice(words, screen, "term-ask-seats", [str(n) for n in counts], "", usual - counts.start))
        people = int(_choice(words, screen, "term-ask-people", [str(n) for n in range(1, seats + 1)], "", 0))
        if people < seats:
            levels = bot_names(args.game)
            bot = _choice(words, screen, "term-ask-bots", levels, "term-opponent", levels.index(bot))
    elif args.opponent == _PERSON:
        seats = max(2, counts.start)
    return [_PERSON] * people + [bot] * (seats - people)


def _sides(game: str) -> tuple[str, ...]:
    """The two seats of a duel by name, and the lot."""
    return (*(manifest_of(game).sides or ("first", "second")), _LOT)


def _every_side() -> list[str]:
    return [*dict.fromkeys(side for manifest in manifests().values() for side in manifest.sides), _LOT]


def _asked(args: argparse.Namespace, sides: Sequence[str], words: Words, screen: Console) -> tuple[str, str]:
    """Opponent and side: as given, else asked for at the keyboard, else the usual bot and the first seat."""
    bots = bot_names(args.game)
    usual = usual_bot(args.game)
    opponent, side = args.opponent, args.side
    if opponent is None and side is None and LineReader(screen).live:
        screen.print(Text(words.say("term-welcome", {"game": f"$game-{args.game}"}), "bold"))
        choices = [*bots, _PERSON]
        opponent = _choice(words, screen, "term-ask-opponent", choices, "term-opponent", choices.index(usual))
        side = sides[0] if opponent == _PERSON else _choice(words, screen, "term-ask-side", sides, "term-side", 2)
    return opponent or usual, side or sides[0]


def _choice(words: Words, screen: Console, question: str, choices: Sequence[str], prefix: str, default: int) -> str:
    """One of several choices, by number or by name. Enter takes the default. A count is its own number."""
    counting = choices[0].isdecimal()
    numbers = list(choices) if counting else [str(place) for place in range(1, len(choices) + 1)]
    screen.print()
    screen.print(Text(words.say(question), "bold"))
    for number, choice in zip(numbers, choices, strict=True):
        id = f"{prefix}-{choice}"
        screen.print(f"  {number}" if counting else f"  {number}  {words.say(id) if words.has(id) else choice}")
    reader = LineReader(screen)
    while True:
        line = reader.line(words.say("term-choose", {"n": int(numbers[default])}) + " ", choices)
        if line is None:
            raise KeyboardInterrupt
        if not line:
            return choices[default]
        if line in choices:
            return line
        if line in numbers:
            return choices[numbers.index(line)]
        args: dict[str, Arg] = {"n": f"={line[:12]}", "least": int(numbers[0]), "most": int(numbers[-1])}
        screen.print(words.say("term-no-such-number", args))


def _random_seat(secret: bytes) -> int:
    """A random side (BJ-2.2). It comes from the seed but reveals nothing about it."""
    return hashlib.sha256(b"tableside side " + secret).digest()[0] & 1
