"""The HTTP reference of the documentation: Markdown made from the OpenAPI schema of the server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

JSON = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")

INTRODUCTION = """# HTTP interface

Every request the server answers, made from its own OpenAPI schema when this site is built. A running server has the
same schema at `/schema/openapi.json`. The [protocol](../protocol.md) explains sessions, the socket and what the answers
mean.

Unless noted otherwise, bodies are JSON, and a refused request answers with a `4XX` status and a
[`Problem`](#problem) in `{"problem": …}`.
"""


def page(schema: JSON) -> str:
    """The whole page."""
    groups: dict[str, list[str]] = {}
    for path, item in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in item:
                tag = (item[method].get("tags") or ["other"])[0]
                groups.setdefault(tag, []).append(operation(method, path, item[method]))
    parts = [INTRODUCTION]
    for tag, operations in groups.items():
        parts += [f"## {tag.capitalize()}", *operations]
    parts.append("## Types")
    parts += [described(name, shape) for name, shape in sorted(schema["components"]["schemas"].items())]
    return "\n\n".join(parts) + "\n"


def operation(method: str, path: str, told: JSON) -> str:
    """One request: what it does, what it takes, what it answers."""
    lines = [f"### `{method.upper()} {path}`", f"{told.get('summary', '')}."]
    if told.get("description"):
        lines.append(told["description"])
    parameters = [one for one in told.get("parameters", []) if one["in"] in ("path", "query")]
    if parameters:
        rows = [
            (f"`{one['name']}`", one["in"], kind(one["schema"]), _limits(one["schema"], one.get("required", False)))
            for one in parameters
        ]
        lines.append(table(("parameter", "in", "type", ""), rows))
    if "requestBody" in told:
        lines.append(f"**Body:** {_content(told['requestBody'])}")
    answers = [
        f"`{status}` {_content(answer)}" for status, answer in told["responses"].items() if status.startswith("2")
    ]
    lines.append(f"**Answer:** {', '.join(answers)}")
    return "\n\n".join(lines)


def described(name: str, shape: JSON) -> str:
    """One type, field by field."""
    lines = [f"### {name}"]
    if shape.get("description"):
        lines.append(shape["description"])
    required = shape.get("required", [])
    rows = [
        (f"`{field}`", kind(value), _limits(value, field in required))
        for field, value in shape.get("properties", {}).items()
    ]
    lines.append(table(("field", "type", ""), rows) if rows else kind(shape))
    return "\n\n".join(lines)


def kind(shape: JSON) -> str:
    """The type of a value, in Markdown; types of the schema are links."""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"[`{name}`](#{name.lower()})"
    if "enum" in shape:
        return ", ".join(f"`{value}`" for value in shape["enum"])
    if "const" in shape:
        return f"`{shape['const']}`"
    for several in ("oneOf", "anyOf"):
        if several in shape:
            return " or ".join(dict.fromkeys(kind(one) for one in shape[several]))
    types = shape.get("type", "any")
    if isinstance(types, list):
        return " or ".join(types)
    if types == "array":
        return f"list of {kind(shape.get('items', {}))}"
    if types == "object" and shape.get("additionalProperties"):
        return f"object with values of type {kind(shape['additionalProperties'])}"
    return str(types)


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in line)} |" for line in lines)


def _content(body: JSON) -> str:
    content = body.get("content", {})
    if not content:
        return "no content"
    return " or ".join(
        kind(shape.get("schema", {})) if media == "application/json" else f"`{media}`"
        for media, shape in content.items()
    )


def _limits(shape: JSON, required: bool) -> str:
    """What else the schema says about a value."""
    said = ["required"] if required else []
    if shape.get("description"):
        said.append(str(shape["description"]))
    if shape.get("default") is not None:
        said.append(f"default `{json.dumps(shape['default'], ensure_ascii=False)}`")
    for key, words in (
        ("minimum", "at least {}"),
        ("maximum", "at most {}"),
        ("minLength", "at least {} characters"),
        ("maxLength", "at most {} characters"),
        ("minItems", "at least {} items"),
        ("maxItems", "at most {} items"),
        ("pattern", "matches `{}`"),
    ):
        if key in shape:
            said.append(words.format(shape[key]))
    return ", ".join(said)
