"""Small changes of a source file that a good test notices: another comparison, another number, a call left out.

``of_python`` reads the syntax tree. ``of_script`` reads the script of a TypeScript file or a Svelte component. Both
return the places and texts of all changes, in source order. They leave out what is only for developers: comments,
docstrings, types, messages of assertions, log calls.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Mutation:
    start: int
    end: int
    new: str

    def apply(self, source: str) -> str:
        return source[: self.start] + self.new + source[self.end :]

    def line(self, source: str) -> int:
        return source.count("\n", 0, self.start) + 1

    def shown(self, source: str) -> str:
        """The original line, and the new text of the changed place."""
        begin = source.rfind("\n", 0, self.start) + 1
        whole = source[begin : source.find("\n", self.start)].strip()
        old = " ".join(source[self.start : self.end].split())
        return f"{whole[:90]}   [{old[:40]} → {' '.join(self.new.split())[:40]}]"


# ---- Python ---------------------------------------------------------------------------------------------------------

Span = Callable[[ast.expr | ast.stmt], tuple[int, int]]
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
_OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "&",
}


def of_python(source: str) -> list[Mutation]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    raw = source.encode()

    def place(line: int, column: int) -> int:
        return len(raw[: starts[line - 1] + column].decode())

    def span(node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)

    return sorted(set(_python_changes(ast.parse(source), source, span)))


def _python_changes(tree: ast.Module, source: str, span: Span) -> Iterator[Mutation]:
    for node in _worth_changing(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from _other_operator(node.left, node.comparators[0], _COMPARISONS[type(node.ops[0])], source, span)
        elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS and not _is_text(node):
            yield from _other_operator(node.left, node.right, _OPERATORS[type(node.op)], source, span)
        elif isinstance(node, ast.BoolOp):
            word = "or" if isinstance(node.op, ast.And) else "and"
            yield from _other_operator(node.values[0], node.values[1], word, source, span)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Mutation(*span(node), f"bool({ast.get_source_segment(source, node.operand)})")
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield Mutation(*span(node), str(not node.value))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield Mutation(*span(node), str(node.value + 1))
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            wanted = "False" if isinstance(node, ast.While) else "True"
            if source[span(node.test)[0] - 1] != "(":
                yield Mutation(*span(node.test), wanted)
                if wanted == "True":
                    yield Mutation(*span(node.test), "False")
        elif isinstance(node, ast.Expr | ast.AugAssign) and _does_something(node):
            yield Mutation(*span(node), "pass")
        elif isinstance(node, ast.Return) and node.value is not None and isinstance(node.value, ast.Compare):
            yield Mutation(*span(node.value), f"not ({ast.get_source_segment(source, node.value)})")


def _other_operator(left: ast.expr, right: ast.expr, new: str, source: str, span: Span) -> Iterator[Mutation]:
    """Another operator between two operands. Their spans leave out parentheses, which must stay where they are."""
    start, end = span(left)[1], span(right)[0]
    if not {"(", ")"} & set(source[start:end]):
        yield Mutation(start, end, f" {new} ")


def _does_something(node: ast.Expr | ast.AugAssign) -> bool:
    return isinstance(node, ast.AugAssign) or isinstance(node.value, ast.Call | ast.Await)


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(isinstance(side, ast.JoinedStr | ast.Constant) and not _is_number(side) for side in sides)


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def _worth_changing(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes except those that are only for developers."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params", "format_spec"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _for_developers(child):
                yield child
                yield from _worth_changing(child)


def _for_developers(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.FunctionDef(name="__repr__"):
            return True
        case ast.Expr(value=ast.Constant()):
            return True  # a docstring
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in ("_log", "log", "logging", "warnings")
        case _:
            return False


# ---- TypeScript and Svelte ------------------------------------------------------------------------------------------

_SWAPS = {
    "===": "!==",
    "!==": "===",
    "<=": "<",
    ">=": ">",
    "&&": "||",
    "||": "&&",
    "??": "&&",
    " < ": " <= ",
    " > ": " >= ",
    " + ": " - ",
    " - ": " + ",
    " * ": " + ",
    "+= ": "-= ",
    "-= ": "+= ",
}
_TOKEN = re.compile(
    r"(?P<skip>//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|^\s*import [^;]*;"
    r"|^\s*(?:export )?(?:interface|type) [^{=]*(?:\{.*?^\s*\}|=[^;]*;))"
    r"|(?P<swap>===|!==|<=|>=|&&|\|\||\?\?(?!=)| [<>+*-] |[+-]= )"
    r"|(?P<word>(?<![\w.'-])(?:true|false)(?![\w'-]))"
    r"|(?P<not>(?<![\w)\]!=])!(?=[\w(]))"
    r"|(?P<number>(?<![\w.#'-])\d+(?:_\d+)*(?![\w.%'-]))",
    re.DOTALL | re.MULTILINE,
)
_SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)
_STYLE = re.compile(r"<style\b.*", re.DOTALL)
_BRACES = re.compile(r"\{(?![/:@])(?:#if |#each )?([^{}\n]+)\}")


def of_script(source: str, *, svelte: bool) -> list[Mutation]:
    """Changes in the script and, in a component, also between braces."""
    parts = [(0, source)] if not svelte else [(found.start(1), found.group(1)) for found in _SCRIPT.finditer(source)]
    if svelte:
        after = max((found.end() for found in _SCRIPT.finditer(source)), default=0)
        style = _STYLE.search(source, after)
        markup = source[after : style.start() if style else len(source)]
        parts += [(after + found.start(1), found.group(1)) for found in _BRACES.finditer(markup)]
    return sorted({change for offset, text in parts for change in _script_changes(offset, text)})


def _script_changes(offset: int, text: str) -> Iterator[Mutation]:
    for found in _TOKEN.finditer(text):
        word = found.group()
        match found.lastgroup:
            case "swap":
                new = _SWAPS[word]
            case "word":
                new = "false" if word == "true" else "true"
            case "not":
                new = "!!"
            case "number":
                new = str(int(word.replace("_", "")) + 1)
            case _:
                continue
        yield Mutation(offset + found.start(), offset + found.end(), new)
