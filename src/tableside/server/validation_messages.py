"""Validation messages: say in plain words which field of a JSON body does not fit the schema. The validator's own words
are for programmers. The usual ones are translated, and only rare ones are passed on as they are."""

import re
from typing import Final

from tableside.engine.errors import Arg
from tableside.server.problems import Refused

_PLACE: Final = re.compile(r" - at `\$\.?([^`]*)`$")
# What the validator says, and our message id. ``inner``: a field inside the place; other groups are arguments.
_MESSAGES: Final = tuple(
    (re.compile(said), id)
    for said, id in (
        (r"Expected `str` of length >= 1", "err-field-empty"),
        (r"Expected `str` of length >= (?P<n>\d+)", "err-field-short"),
        (r"Expected `str` of length <= (?P<n>\d+)", "err-field-long"),
        (r"Object missing required field `(?P<inner>[^`]+)`", "err-field-missing"),
        (r"Object contains unknown field `(?P<inner>[^`]+)`", "err-field-unknown"),
        (r"Invalid (?:enum )?value '?(?P<value>.*?)'?", "err-field-value"),
        (r"Expected `(?:int|float)` >= (?P<n>-?\d+)", "err-field-least"),
        (r"Expected `(?:int|float)` <= (?P<n>-?\d+)", "err-field-most"),
        (r"Expected `(?P<kind>str|int|float|bool|array|object)(?: \| null)?`, got `\w+`", "err-field-kind"),
    )
)


def validation_problem(said: str, where: str = "") -> Refused:
    """The refusal for what the validator said. ``where`` is the field, if the validator does not name it."""
    place = _PLACE.search(said)
    plain = said if place is None else said[: place.start()]
    outer = where or ("" if place is None else place[1])
    for pattern, id in _MESSAGES:
        if (found := pattern.fullmatch(plain)) is not None:
            groups = found.groupdict()
            field = ".".join(part for part in (outer, groups.pop("inner", "")) if part)
            if field:
                return Refused("invalid", id, {"field": f"={field}", **_arguments(groups)})
    return Refused("invalid", "err-misread", {"why": f"={outer}: {plain}" if outer else f"={plain}"})


def _arguments(groups: dict[str, str]) -> dict[str, Arg]:
    written: dict[str, Arg] = {}
    for name, text in groups.items():
        written[name] = int(text) if name == "n" else f"$json-{text}" if name == "kind" else f"={text}"
    return written
