"""Own bots: modules of one's own, in the folder of a contest, and all that they import from there."""

import ast
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path


def add_bot_folder(folder: str) -> None:
    """From now on this process finds modules of this folder, too."""
    if folder not in sys.path:
        sys.path.append(folder)


def sources(folder: str, module: str) -> list[Path]:
    """The file of a module, and of every module of the folder that it imports at whatever point.

    What is read are the import statements: which modules are loaded at the moment depends on what was played before.
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
        waiting += [parent] if (parent := name.rpartition(".")[0]) else []  # its __init__ runs before
        path = Path(folder, *name.split("."))
        for file in (path.with_name(path.name + ".py"), path / "__init__.py"):
            if file.is_file():
                found.add(file)
                package = name if file.name == "__init__.py" else parent
                waiting += _imported(file, package)
    return sorted(found)


def _imported(file: Path, package: str) -> Iterator[str]:
    """Names of modules; some may be of something inside a module, or of nothing at all, and are found nowhere."""
    try:
        nodes = list(ast.walk(ast.parse(file.read_bytes())))
    except (SyntaxError, ValueError):  # only whoever imports it knows what to do then
        return
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            with suppress(ImportError):  # more dots than there are packages
                base = resolve_name("." * node.level + (node.module or ""), package)
                yield from (base, *(f"{base}.{each.name}" for each in node.names))
