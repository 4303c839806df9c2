"""Words: everything a person reads, from Fluent files, one folder for each language.

An event or an error is a message id with arguments. An argument is a number, a string that starts with a sigil, or a
list of such strings. ``$id`` is another message (``$id X``: with ``X`` as its ``$letter``), ``@0`` the name of a seat,
and ``=text`` verbatim text. The attributes of a message are its other forms: if ``$where`` is a place, ``$where-to`` is
the way there. ``$where-id`` is the id of the message, for a choice between sentences. The browser reads the same files
by the same convention.

A seat has the forms of ``reader``, so that messages can speak to the reader. ``$seat-is`` is ``you`` if the seat is the
reader's own, otherwise ``other``. ``$seat-object`` and ``$seat-dative`` are "you" in that case, or the name. In a list
of seats the reader comes first, as "You". Its ``-is`` is ``you`` (the reader alone), ``with-you`` or ``other``.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from tableside.engine.errors import Arg, TablesideError

if TYPE_CHECKING:
    from tableside.engine.events import Event

LANGUAGES: Final = ("en", "de", "it")
_LARGEST: Final = 10**15  # a bad record may name any number; Fluent cannot format larger ones
_LAST_JOIN: Final = {"en": " and ", "de": " und ", "it": " e "}

Names = Callable[[int], str]


class Words:
    """The texts of one language, for a reader who may have a seat. If a translation is missing, English is used."""

    def __init__(self, language: str, own: int | None = None) -> None:
        self.language = language
        self.own = own
        self._bundles = [_bundle(language)] if language == "en" else [_bundle(language), _bundle("en")]

    def read_by(self, own: int | None) -> "Words":
        """The same texts for the reader in this seat. A spectator, or somebody with several seats, has no own seat."""
        return Words(self.language, own)

    def say(self, id: str, args: Mapping[str, Arg] | None = None, names: Names | None = None) -> str:
        """The message in words. An unknown id is shown as it is, so that nothing is ever silently lost."""
        resolved: dict[str, int | str] = {}
        for key, value in (args or {}).items():
            resolved[key] = self._resolve(value, names)
            resolved |= {f"{key}-{form}": text for form, text in self._forms(value, names).items()}
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    return self._format(id, bundle, pattern, resolved)
        return id

    def _format(self, id: str, bundle: FluentBundle, pattern: Any, args: dict[str, int | str]) -> str:
        """Errors in a message are shown in its text, so that nothing is ever silently lost."""
        return str(bundle.format_pattern(pattern, dict(args))[0])

    def event(self, event: "Event", names: Names | None = None) -> str:
        return self.say(event.id, event.args, names)

    def problem(self, error: TablesideError, names: Names | None = None) -> str:
        """An error in words, with its rule. Its cause ("why") is shown in the same language."""
        args, cause = error.arguments, error.__cause__
        if "why" in args and isinstance(cause, TablesideError):
            args = {**args, "why": "=" + self.say(cause.id, cause.arguments, names)}
        text = self.say(error.id, args, names)
        return f"{text} [{error.rule}]" if error.rule else text

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def decimal(self, number: float, places: int) -> str:
        """A number with this many decimal places, as the language writes it."""
        return format_decimal(number, "#,##0." + "0" * places, self.language)

    def join(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + _LAST_JOIN[self.language] + parts[-1]

    def _resolve(self, value: Arg, names: Names | None) -> int | str:
        if isinstance(value, int):
            return value if abs(value) < _LARGEST else str(value)
        if not isinstance(value, str):
            parts = [
                self.say("reader") if self._is_own(part) else str(self._resolve(part, names))
                for part in self._own_first(value)
            ]
            return self.join([f"{len(same)}× {part}" if len(same) > 1 else part for part, same in _runs(parts)])
        sigil, rest = value[:1], value[1:]
        if sigil == "$":
            id, _, letter = rest.partition(" ")
            return self.say(id, {"letter": f"={letter}"} if letter else None, names)
        if sigil == "@":
            return names(int(rest)) if names is not None else self.say("seat-n", {"n": int(rest) + 1})
        return rest if sigil == "=" else value

    def _is_own(self, value: Arg) -> bool:
        return self.own is not None and value == f"@{self.own}"

    def _own_first(self, values: Sequence[str]) -> list[str]:
        return sorted(values, key=lambda value: not self._is_own(value))

    def _forms(self, value: Arg, names: Names | None) -> dict[str, str]:
        """The other forms of a name, or of all names of a list."""
        if isinstance(value, int):
            return {}
        if not isinstance(value, str):
            each = [self._forms(part, names) for part in self._own_first(value)]
            shared = set(each[0]).intersection(*each[1:]) if each else set()
            forms = {form: self.join([forms[form] for forms in each]) for form in shared}
            return forms | {"is": _one_of({form["is"] for form in each})} if "is" in shared else forms
        if value.startswith("@"):
            if self._is_own(value):
                return {**self._attributes("reader"), "is": "you"}
            name = str(self._resolve(value, names))
            return {**dict.fromkeys(self._attributes("reader"), name), "is": "other"}
        if value.startswith("$"):
            id = value[1:].partition(" ")[0]
            return {**self._attributes(id), "id": id}
        return {}

    def _attributes(self, id: str) -> dict[str, str]:
        for bundle in self._bundles:
            if bundle.has_message(id):
                forms = bundle.get_message(id).attributes
                return {form: str(bundle.format_pattern(pattern)[0]) for form, pattern in forms.items()}
        return {}


def _one_of(found: set[str]) -> str:
    """Who a list of seats means: the reader, the reader with others, or others."""
    return found.pop() if len(found) == 1 else "with-you"


def _runs(parts: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Groups equal neighbours, so that three tomatoes become "3× tomato"."""
    return [(part, list(same)) for part, same in groupby(parts)]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("tableside.locales") / language
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    from tableside.engine.manifest import manifests  # whose errors are said in words

    for manifest in manifests().values():
        for text in manifest.locales(language):
            bundle.add_resource(FluentResource(text))
    return bundle


@cache
def words(language: str) -> Words:
    return Words(language if language in LANGUAGES else "en")


def preferred_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the locale if we have it, otherwise English."""
    env = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = env.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if env.get(name):
            return "en"
    return "en"
