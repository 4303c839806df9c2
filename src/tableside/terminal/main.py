"""The ``tableside`` command. A sub-command is a module with ``configure(parser, words)`` and ``run(args, words)``."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Final

import tableside
from tableside.engine.errors import OptionsError, TablesideError
from tableside.locales import LANGUAGES, Words, preferred_language, words
from tableside.terminal.arguments import Parser, UsageError

_COMMANDS: Final = {
    "play": "tableside.terminal.play",
    "serve": "tableside.server.command",
    "backup": "tableside.terminal.backup",
    "restore": "tableside.terminal.backup",
    "accounts": "tableside.terminal.accounts",
    "simulate": "tableside.terminal.simulate",
    "arena": "tableside.terminal.arena",
    "replay": "tableside.terminal.replay",
    "review": "tableside.terminal.review.command",
    "verify": "tableside.terminal.verify",
    "notation": "tableside.terminal.notation",
    "rules": "tableside.terminal.rules",
    "mcp": "tableside.terminal.mcp.command",
    "bench": "tableside.terminal.bench",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. A user error is one sentence, never a traceback."""
    given = list(sys.argv[1:] if argv is None else argv)
    speak = words("en")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # unknown characters become question marks, not a traceback
    try:
        speak = words(_language(given))
        code = _run(given, speak)
        print(end="", flush=True)  # while a full disk can still be reported
        return code
    except UsageError as error:
        print(
            f"tableside: {speak.problem(error)} {speak.say('term-see-help', {'command': error.see})}", file=sys.stderr
        )
        return 2
    except TablesideError as error:
        print(f"tableside: {speak.problem(error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        _drop_output()  # the reader has closed the pipe
        return 0
    except OSError as error:
        why = error.strerror or str(error)
        if error.filename is None:
            _drop_output()
        named = {"name": f"={error.filename}", "why": f"={why}"}
        said = f"{why}." if error.filename is None else speak.say("term-err-os", named)  # a full disk names no file
        print(f"tableside: {said}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _drop_output() -> None:
    """If output cannot be written, nothing may be flushed at exit either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: list[str], speak: Words) -> int:
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # own bots (module:Class) are in the current folder
    chosen = _chosen(given)
    parser = Parser(
        prog="tableside", words=speak, description=speak.say("cmd-tableside"), examples="cmd-tableside-examples"
    )
    parser.add_argument(
        "--version", action="version", version=f"tableside {tableside.__version__}", help=speak.say("arg-version")
    )
    commands = parser.add_subparsers(
        dest="command", metavar=speak.say("arg-command-name"), title=speak.say("help-commands")
    )
    chosen_parser = parser
    for name, module in _COMMANDS.items():
        summary = speak.say(f"cmd-{name}")
        sub = commands.add_parser(name, help=summary, description=summary, words=speak, examples=f"cmd-{name}-examples")
        if name != chosen:
            continue  # other commands can be listed without loading their modules
        import_module(module).configure(sub, speak)
        chosen_parser = sub
    if chosen == "notation":
        given = import_module(_COMMANDS[chosen]).plain(given)
    args, unknown = parser.parse_known_args(given)
    if unknown:
        chosen_parser.unrecognised(unknown)
    if args.command is None:
        parser.print_help()
        return 0
    return int(_runner(args, speak))


def _runner(args: argparse.Namespace, speak: Words) -> int:
    code = import_module(_COMMANDS[args.command]).run(args, speak)
    assert isinstance(code, int)
    return code


def _chosen(given: list[str]) -> str | None:
    """The sub-command, found before anything is parsed."""
    return next((word for word in given if word in _COMMANDS), None)


def _language(given: list[str]) -> str:
    """The language given with --lang anywhere, else that of the locale. Even ``--help`` uses it."""
    for place, word in enumerate(given):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name != "--lang":
            continue
        code = value if equals else (given[place + 1] if place + 1 < len(given) else "")
        if code not in LANGUAGES:
            known = [f"={language}" for language in LANGUAGES]
            raise OptionsError("err-unknown-language", {"name": f"={code}", "known": known})
        return code
    return preferred_language()


if __name__ == "__main__":
    sys.exit(main())
