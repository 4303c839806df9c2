"""TypeScript types from the schema, so that nothing is typed twice: ``python -m tableside.server.http.typescript``.

The result, ``web/src/lib/types.gen.ts``, is committed; a test fails when it is not what this module writes.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as shape

from tableside.engine.game import game_of
from tableside.engine.manifest import named
from tableside.engine.match import Match
from tableside.engine.simple_game import SimpleView
from tableside.games import GAMES
from tableside.server import api_schema
from tableside.server.companions import messages as companion_messages
from tableside.server.live import messages
from tableside.server.problems import Problem

_HEAD: Final = "// Made by `python -m tableside.server.http.typescript` from the server's schema. Do not edit.\n"
_PLAIN: Final[dict[type, str]] = {
    shape.AnyType: "unknown",
    shape.NoneType: "null",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
    shape.BytesType: "string",
    shape.DateTimeType: "string",
    shape.RawType: "unknown",
}


def view_types() -> dict[str, Any]:
    """The view type of each game of Tableside's own that has one and is here, by the game's key."""
    found: dict[str, Any] = {}
    for key in (named(name).key for name in GAMES):
        try:
            game_of(key)
        except ModuleNotFoundError:
            continue
        found[key] = type(Match.start(key, seed=0).view(None))
    return {key: view for key, view in found.items() if view is not SimpleView}


class _Writer:
    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self._names: dict[type, str] = {}

    def name_of(self, info: shape.StructType) -> str:
        name = self._names.get(info.cls)
        if name is None:
            name = info.cls.__name__
            if name in self.done:  # two games may have the same word for different things
                name = "".join(part.title() for part in info.cls.__module__.split(".")[-2].split("_")) + name
            self._names[info.cls] = name
            self.done[name] = ""  # a type may mention itself
            self.done[name] = self.struct(info, name)
        return name

    def struct(self, info: shape.StructType, name: str) -> str:
        lines = []
        doc = (info.cls.__doc__ or "").strip()
        # msgspec gives a struct without a docstring its signature as one.
        if doc and not doc.startswith(f"{info.cls.__name__}("):
            lines.append("/** " + " ".join(doc.split()) + " */")
        if info.array_like:
            inner = ", ".join(f"{field.encode_name}: {self.of(field.type)}" for field in info.fields)
            return "\n".join([*lines, f"export type {name} = [{inner}];"])
        lines.append(f"export interface {name} {{")
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        for field in info.fields:
            # A client may leave out what has a default in a message or a body that it sends.
            optional = "?" if not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.of(field.type)};")
        lines.append("}")
        return "\n".join(lines)

    def of(self, info: shape.Type) -> str:
        if isinstance(info, shape.Metadata):
            given = (info.extra or {}).get("typescript")
            return given if given is not None else self.of(info.type)
        if type(info) in _PLAIN:
            return _PLAIN[type(info)]
        if isinstance(info, shape.StructType):
            return self.name_of(info)
        if isinstance(info, shape.LiteralType):
            return " | ".join(_literal(value) for value in info.values)
        if isinstance(info, shape.EnumType):
            return " | ".join(_literal(member.value) for member in info.cls)
        if isinstance(info, shape.UnionType):
            parts = [self.of(part) for part in info.types if not isinstance(part, _UNSET)]
            return " | ".join(dict.fromkeys(parts))
        if isinstance(info, shape.TupleType):
            return "[" + ", ".join(self.of(part) for part in info.item_types) + "]"
        if isinstance(info, shape.ListType | shape.VarTupleType | shape.SetType | shape.FrozenSetType):
            inner = self.of(info.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if isinstance(info, shape.CollectionType):
            inner = self.of(info.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if isinstance(info, shape.DictType):
            key = "number" if isinstance(info.key_type, shape.IntType) else "string"
            return f"Record<{key}, {self.of(info.value_type)}>"
        raise TypeError(f"no TypeScript for {info}")


_UNSET: Final = (type(shape.type_info(msgspec.UnsetType)),)


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _structs(module: Any) -> Iterable[type]:
    for value in vars(module).values():
        if (
            isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and not value.__name__.startswith("_")
            and value.__module__ == module.__name__
        ):
            yield value


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    for kind in (Problem, *_structs(api_schema), *_structs(messages), *_structs(companion_messages)):
        writer.of(shape.type_info(kind))
    views = {key: writer.of(shape.type_info(view)) for key, view in view_types().items()}
    unions = {
        "ClientFrame": writer.of(shape.type_info(messages.ClientMessage)),
        "ServerFrame": writer.of(shape.type_info(messages.ServerMessage)),
        "CompanionClientFrame": writer.of(shape.type_info(companion_messages.ClientMessage)),
        "CompanionServerFrame": writer.of(shape.type_info(companion_messages.ServerMessage)),
        "Line": writer.of(shape.type_info(messages.Line)),
        "ClockRule": writer.of(shape.type_info(api_schema.ClockRule)),
        "Language": writer.of(shape.type_info(api_schema.Language)),
        "Reaction": writer.of(shape.type_info(messages.Reaction)),
        "Room": writer.of(shape.type_info(messages.Room)),
        "Status": writer.of(shape.type_info(api_schema.Status)),
        "Arg": "number | string | string[]",
        "View": " | ".join([*views.values(), writer.of(shape.type_info(SimpleView))]),
    }
    views_map = "".join(f"  {_literal(key)}: {name};\n" for key, name in views.items())
    parts = [
        _HEAD,
        f"export const PROTOCOL_VERSION = {messages.VERSION};\n",
        f"export const COMPANION_VERSION = {companion_messages.VERSION};\n",
        *(f"{text}\n" for text in writer.done.values()),
        *(f"export type {name} = {text};\n" for name, text in unions.items()),
        f"/** The view type of each game. */\nexport interface Views {{\n{views_map}}}\n",
    ]
    return "\n".join(parts)


def main() -> None:
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())


if __name__ == "__main__":
    main()
