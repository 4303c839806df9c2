"""Own bots: a user's own modules in the folder of a contest, and everything they import from there."""

import ast
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path


def add_bot_folder(folder: str) -> None:
    """Let this process find modules of this folder."""
    if folder not in sys.path:
        sys.path.append(folder)


def sources(folder: str, module: str) -> list[Path]:
    """The file of a module, and of every module of the folder that it imports anywhere.

    It reads the import statements. Which modules are loaded right now would depend on what was played before.
    """
    add_bot_folder(folder)
    main = import_module(module).__file__
    found = {Path(main)} if main is not None else set()
    waiting, known = [module], set[str]()
    while waiting:
        name = waiting.pop()
        if name in known:
            continue
        known.add(name)
        waiting += [parent] if (parent := name.rpartition(".")[0]) else []  # its __init__ runs first
        path = Path(folder, *name.split("."))
        for file in (path.with_name(path.name + ".py"), path / "__init__.py"):
            if file.is_file():
                found.add(file)
                package = name if file.name == "__init__.py" else parent
                waiting += _imported(file, package)
    return sorted(found)


def _imported(file: Path, package: str) -> Iterator[str]:
    """Names of modules. Some may be names inside a module, or no names at all; those are not found."""
    try:
        nodes = list(ast.walk(ast.parse(file.read_bytes())))
    except (SyntaxError, ValueError):  # the importing module deals with it
        return
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            with suppress(ImportError):  # more dots than there are packages
                base = resolve_name("." * node.level + (node.module or ""), package)
                yield from (base, *(f"{base}.{each.name}" for each in node.names))
