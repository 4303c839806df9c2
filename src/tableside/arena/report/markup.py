"""Markup: HTML and SVG elements as text; everything that is not markup is escaped."""

from collections.abc import Iterable
from html import escape
from typing import Final

_VOID: Final = frozenset({"meta", "link", "br", "circle", "line", "rect", "path", "polyline"})


class Markup(str):
    """Text that is already markup."""


Child = str | None


def el(name: str, /, *children: Child, **attributes: str | float | bool | None) -> Markup:
    """An element. ``class_`` is class, ``aria_label`` is aria-label; None and False leave an attribute out."""
    given = "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    if name in _VOID:
        return Markup(f"<{name}{given}/>")
    return Markup(f"<{name}{given}>{join(children)}</{name}>")


def join(children: Iterable[Child]) -> Markup:
    return Markup("".join(_text(child) for child in children if child is not None))


def _text(child: str) -> str:
    return child if isinstance(child, Markup) else escape(child, quote=False)


def _attribute(key: str, value: str | float | bool) -> str:
    if value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    if value is True:
        return f" {name}"
    text = f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
    return f' {name}="{escape(text)}"'
