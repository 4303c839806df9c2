"""Translate rules of the engine from Python to TypeScript, so that the browser can apply them without a server.

Only the plain part of Python in which the rules are written is understood: functions and classes on numbers, flags,
texts and lists. Anything else is an error that names the line. So a rule has one home, the engine, and the browser
gets the same rule, not another one that should be equal.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]

HELPERS = """\
const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count += 1;
  return count;
};
const range = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);
"""
_TYPES = {"int": "number", "i64": "number", "float": "number", "bool": "boolean", "str": "string", "None": "null"}
_OPERATORS: dict[type, str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Mod: "%",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "===",
    ast.IsNot: "!==",
    ast.And: "&&",
    ast.Or: "||",
    ast.Not: "!",
    ast.Invert: "~",
    ast.USub: "-",
}
_RESERVED = {"in", "new", "this", "var", "function", "default", "switch", "case", "typeof", "void"}


class NotTranslatable(Exception):
    """Python that no rule of the companion may use."""


def fail(node: ast.AST, why: str = "") -> NotTranslatable:
    line = getattr(node, "lineno", "?")
    return NotTranslatable(f"line {line}: {why or type(node).__name__} has no translation: {ast.unparse(node)}")


def type_of(node: ast.expr | None) -> str:
    """The TypeScript type for an annotation."""
    match node:
        case None:
            return "any"
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(name)):
            return name
        case ast.Name(id=name):
            return _TYPES.get(name, "any" if name == "Any" else name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_of(left)} | {type_of(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return f"({type_of(inner)})[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return "[" + ", ".join(map(type_of, parts)) + "]"
        case ast.Subscript(value=ast.Name(id="dict" | "Mapping"), slice=ast.Tuple(elts=[_, value])):
            return f"Record<string, {type_of(value)}>"
    raise fail(node)


class Translator:
    """``renamed``: other names for some of Python's; ``calls``: how to write a call that needs more than its name."""

    def __init__(
        self, renamed: dict[str, str] | None = None, calls: dict[str, Callable[[list[str]], str]] | None = None
    ) -> None:
        self._renamed = renamed or {}
        self._calls = calls or {}
        self._classes: set[str] = set()
        self._parameters: dict[str, list[str]] = {}

    def module(self, path: str, *names: str, methods: Iterable[str] = ()) -> str:
        """Functions and classes of a module in ``src/tableside``; of classes only some methods, if any are named."""
        return "\n".join(self.definition(path, name, tuple(methods)) for name in names)

    def definition(self, path: str, name: str, methods: tuple[str, ...] = ()) -> str:
        for node in _parsed(path).body:
            match node:
                case ast.FunctionDef() if node.name == name:
                    self._parameters[name] = [parameter.arg for parameter in node.args.args]
                    return "export function " + self.function(node)
                case ast.ClassDef() if node.name == name:
                    return self.klass(node, methods)
                case ast.Assign(targets=[ast.Name(id=assigned)]) if assigned == name:
                    return f"export type {name} = {type_of(node.value)};"
        raise NotTranslatable(f"{path} has no {name}")

    def klass(self, node: ast.ClassDef, methods: tuple[str, ...] = ()) -> str:
        self._classes.add(node.name)
        base = next((self.name(base.id) for base in node.bases if isinstance(base, ast.Name)), "")
        functions = [item for item in node.body if isinstance(item, ast.FunctionDef)]
        wanted = [item for item in functions if not methods or item.name in methods]
        lines = [f"export class {self.name(node.name)}{f' extends {base}' if base else ''} {{"]
        for function in wanted:
            if function.name == "__init__":
                lines += [f"  {field}: any;" for field in _own_fields(function)]
        lines += [self.function(function, "override " if base else "") for function in wanted]
        return "\n".join([*lines, "}"])

    def function(self, node: ast.FunctionDef, before: str = "") -> str:
        arguments = [argument for argument in node.args.args if argument.arg != "self"]
        defaults = [None] * (len(arguments) - len(node.args.defaults)) + list(node.args.defaults)
        parameters = ", ".join(
            f"{self.name(argument.arg)}: {type_of(argument.annotation)}"
            + (f" = {self.of(default)}" if default is not None else "")
            for argument, default in zip(arguments, defaults, strict=True)
        )
        made = node.name == "__init__"
        head = "constructor" if made else before + self.name(node.name)
        returned = "" if made else f": {'void' if _nothing(node.returns) else type_of(node.returns)}"
        names = sorted(_assigned(node) - {argument.arg for argument in arguments})
        locals_ = [f"let {', '.join(f'{self.name(name)}: any' for name in names)};"] if names else []
        body = [*locals_, *self.block(node.body)]
        return f"{head}({parameters}){returned} {{\n" + "\n".join(body) + "\n}"

    # ---- statements -------------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt]) -> list[str]:
        return [line for statement in body for line in self.statement(statement)]

    def statement(self, node: ast.stmt) -> Iterable[str]:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Pass():
                return []
            case ast.Expr(value=value):
                return [f"{self.of(value)};"]
            case ast.Return(value=value):
                return [f"return {self.of(value)};" if value is not None else "return;"]
            case ast.Assign(targets=[target], value=value):
                return [f"{self.of(target)} = {self.of(value)};"]
            case ast.AnnAssign(target=target, value=value) if value is not None:
                return [f"{self.of(target)} = {self.of(value)};"]
            case ast.AugAssign(target=target, op=op, value=value):
                return [f"{self.of(target)} {_OPERATORS[type(op)]}= {self.of(value)};"]
            case ast.If(test=test, body=body, orelse=orelse):
                otherwise = ["} else {", *self.block(orelse)] if orelse else []
                return [f"if ({self.of(test)}) {{", *self.block(body), *otherwise, "}"]
            case ast.While(test=test, body=body, orelse=[]):
                return [f"while ({self.of(test)}) {{", *self.block(body), "}"]
            case ast.For(target=ast.Name(id=name), iter=iterated, body=body, orelse=[]):
                return [f"for ({self.name(name)} of {self.of(iterated)}) {{", *self.block(body), "}"]
            case ast.Break():
                return ["break;"]
            case ast.Continue():
                return ["continue;"]
        raise fail(node)

    # ---- expressions ------------------------------------------------------------------------------------------

    def name(self, name: str) -> str:
        found = self._renamed.get(name, name)
        return f"{found}_" if found in _RESERVED else found

    def of(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=value):
                return json.dumps(value, ensure_ascii=False)
            case ast.Name(id="self"):
                return "this"
            case ast.Name(id=name):
                return self.name(name)
            case ast.Attribute(value=value, attr=name):
                return f"{self.of(value)}.{name}"
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return "[" + ", ".join(map(self.of, parts)) + "]"
            case ast.Starred(value=value):
                return f"...{self.of(value)}"
            case ast.Dict(keys=keys, values=values) if None not in keys:
                pairs = zip(keys, values, strict=True)
                return "{ " + ", ".join(f"{self.of(key)}: {self.of(value)}" for key, value in pairs if key) + " }"
            case ast.UnaryOp(op=op, operand=operand):
                return f"{_OPERATORS[type(op)]}({self.of(operand)})"
            case ast.BoolOp(op=op, values=values):
                return "(" + f" {_OPERATORS[type(op)]} ".join(map(self.of, values)) + ")"
            case ast.BinOp(left=ast.List(elts=[one]), op=ast.Mult(), right=count):
                return f"range(0, {self.of(count)}).map(() => {self.of(one)})"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"Math.floor({self.of(left)} / {self.of(right)})"
            case ast.BinOp(left=left, op=op, right=right):
                return f"({self.of(left)} {_OPERATORS[type(op)]} {self.of(right)})"
            case ast.Compare():
                return self.comparison(node)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.of(test)} ? {self.of(body)} : {self.of(orelse)})"
            case ast.Subscript(value=value, slice=ast.Slice(lower=lower, upper=upper, step=None)):
                bounds = [self.of(lower) if lower else "0", *([self.of(upper)] if upper else [])]
                return f"{self.of(value)}.slice({', '.join(bounds)})"
            case ast.Subscript(value=value, slice=at, ctx=context):
                return f"{self.of(value)}[{self.of(at)}]{'!' if isinstance(context, ast.Load) else ''}"
            case ast.JoinedStr(values=values):
                return "`" + "".join(self.part(value) for value in values) + "`"
            case ast.ListComp(elt=elt, generators=[generator]):
                return self.comprehension(elt, generator)
            case ast.Call():
                return self.call(node)
        raise fail(node)

    def part(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=str(text)):
                return text.replace("\\", "\\\\").replace("`", "\\`").replace("$", "\\$")
            case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
                return f"${{{self.of(value)}}}"
        raise fail(node)

    def comparison(self, node: ast.Compare) -> str:
        parts: list[str] = []
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.In | ast.NotIn):
                parts.append(f"{'!' * isinstance(op, ast.NotIn)}{self.of(right)}.includes({self.of(left)})")
            else:
                parts.append(f"{self.of(left)} {_OPERATORS[type(op)]} {self.of(right)}")
            left = right
        return "(" + " && ".join(parts) + ")"

    def comprehension(self, elt: ast.expr, generator: ast.comprehension) -> str:
        match generator:
            case ast.comprehension(target=ast.Name(id=name), iter=iterated):
                target, source = f"({self.name(name)}: any)", self.of(iterated)
            case ast.comprehension(
                target=ast.Tuple(elts=[ast.Name(id=at), ast.Name(id=item)]),
                iter=ast.Call(func=ast.Name(id="enumerate"), args=[iterated]),
            ):
                target, source = f"([{self.name(at)}, {self.name(item)}]: any)", f"[...{self.of(iterated)}.entries()]"
            case _:
                raise fail(generator.target)
        tests = "".join(f".filter({target} => {self.of(test)})" for test in generator.ifs)
        return f"{source}{tests}.map({target} => {self.of(elt)})"

    def call(self, node: ast.Call) -> str:
        match node:
            case ast.Call(func=ast.Name(id="range"), args=[end]):
                return f"range(0, {self.of(end)})"
            case ast.Call(func=ast.Name(id="len"), args=[value]):
                return f"{self.of(value)}.length"
            case ast.Call(func=ast.Name(id="int" | "list" | "str"), args=[value]):
                return self.of(value)
            case ast.Call(func=ast.Name(id="max" | "min" as greatest), args=args):
                return f"Math.{greatest}({', '.join(map(self.of, args))})"
            case ast.Call(func=ast.Name(id="sum"), args=[value]):
                return f"{self.of(value)}.reduce((sum: number, one: number) => sum + one, 0)"
            case (
                ast.Call(
                    func=ast.Attribute(value=ast.Call(func=ast.Name(id="bin"), args=[value]), attr="count"),
                    args=[ast.Constant(value="1")],
                )
                | ast.Call(func=ast.Attribute(value=value, attr="bit_count"), args=[])
            ):
                return f"bitCount({self.of(value)})"
            case ast.Call(func=ast.Attribute(value=value, attr="startswith"), args=[start]):
                return f"{self.of(value)}.startsWith({self.of(start)})"
            case ast.Call(func=ast.Attribute(value=value, attr="append"), args=[item]):
                return f"{self.of(value)}.push({self.of(item)})"
            case ast.Call(func=ast.Attribute(value=value, attr="get"), args=[key, default]):
                return f"({self.of(value)}[{self.of(key)}] ?? {self.of(default)})"
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        arguments = [self.of(argument) for argument in self.positional(name, node)]
        if name in self._calls:
            return self._calls[name](arguments)
        made = "new " if name in self._classes else ""
        return f"{made}{self.of(node.func)}({', '.join(arguments)})"

    def positional(self, name: str, node: ast.Call) -> list[ast.expr]:
        """The arguments in their order; named ones must follow without a gap."""
        arguments = list(node.args)
        for keyword in node.keywords:
            known = self._parameters.get(name)
            if known is not None and known.index(str(keyword.arg)) != len(arguments):
                raise fail(node, "a named argument after a gap")
            arguments.append(keyword.value)
        return arguments


@cache
def _parsed(path: str) -> ast.Module:
    return ast.parse((ROOT / "src/tableside" / path).read_text(encoding="utf-8"))


def _nothing(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _own_fields(function: ast.FunctionDef) -> list[str]:
    found: dict[str, None] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found[node.attr] = None
    return list(found)


def _assigned(function: ast.FunctionDef) -> set[str]:
    """Local variables; those of comprehensions are their own."""
    found: set[str] = set()
    inner = {
        name.id
        for node in ast.walk(function)
        if isinstance(node, ast.comprehension)
        for name in ast.walk(node.target)
        if isinstance(name, ast.Name)
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found - inner


def constant(name: str, value: Any) -> str:
    """A constant of the engine."""
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)};"
