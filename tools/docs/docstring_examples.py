"""An extension of griffe (see mkdocs.yml) that shows examples with a Python prompt in docstrings as code."""

from __future__ import annotations

import re
from typing import Any

import griffe

# From a prompt to the next empty line: input and output.
EXAMPLE = re.compile(r"^>>> .*?(?=\n[ \t]*\n|\Z)", re.DOTALL | re.MULTILINE)


def fenced(docstring: str) -> str:
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", docstring)


class Examples(griffe.Extension):
    def on_package(self, *, pkg: griffe.Module, **others: Any) -> None:
        self._fence(pkg)

    def _fence(self, found: griffe.Object) -> None:
        if found.docstring is not None:
            found.docstring.value = fenced(found.docstring.value)
        for member in found.members.values():
            if isinstance(member, griffe.Object):  # and not another name for one
                self._fence(member)
