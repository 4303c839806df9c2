"""Input that does not fit the schema is refused with a clear message that names the field, in every language."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from tableside.locales import LANGUAGES, words
from tableside.server.validation_messages import validation_problem
from tests.server.clients import Person


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    level: str


class Form(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=5)]
    code: Annotated[str, Meta(min_length=3)] = "abc"
    number: Annotated[int, Meta(ge=0, le=9)] = 0
    kind: Literal["a", "b"] = "a"
    seats: list[Inner] = []
    maybe: int | None = None


@pytest.mark.parametrize(
    ("sent", "id", "english"),
    [
        ({"name": ""}, "err-field-empty", "“name” must not be empty."),
        ({"name": "x" * 6}, "err-field-long", "“name” can have at most 5 characters."),
        ({"name": "x", "code": "ab"}, "err-field-short", "“code” must have at least 3 characters."),
        ({}, "err-field-missing", "“name” is missing."),
        ({"name": "x", "nmae": "y"}, "err-field-unknown", "Unknown field “nmae”."),
        ({"name": 7}, "err-field-kind", "“name” must be a string."),
        ({"name": "x", "maybe": "y"}, "err-field-kind", "“maybe” must be a whole number."),
        ({"name": "x", "number": -1}, "err-field-least", "“number” must be at least 0."),
        ({"name": "x", "number": 10}, "err-field-most", "“number” can be at most 9."),
        ({"name": "x", "kind": "c"}, "err-field-value", "“c” is not a valid value for “kind”."),
        ({"name": "x", "seats": [{"level": "a"}, {}]}, "err-field-missing", "“seats[1].level” is missing."),
        ([], "err-misread", "Can’t read this request: Expected `object`, got `array`"),
    ],
)
def test_the_validators_words_are_told_by_their_kind(sent: Any, id: str, english: str) -> None:
    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.json.decode(msgspec.json.encode(sent), type=Form)
    problem = validation_problem(str(raised.value))
    assert (problem.id, str(problem)) == (id, english)
    for language in LANGUAGES:
        said = words(language).problem(problem)
        assert "err-" not in said
        assert "{" not in said


async def test_over_http_and_by_socket(anna: Person) -> None:
    for path, body, id, field in (
        ("/api/session", {"name": ""}, "err-field-empty", "=name"),
        ("/api/session", {"language": "fr"}, "err-field-value", "=language"),
        ("/api/account/sign-in", {"name": "ada"}, "err-field-missing", "=password"),
        (
            "/api/tables",
            {"game": "burger-joint", "seats": [{"kind": "me", "who": 1}]},
            "err-field-unknown",
            "=seats[0].who",
        ),
    ):
        problem = (await anna.post(path, body, 400))["problem"]
        assert (problem["kind"], problem["id"], problem["args"]["field"]) == ("invalid", id, field)
    table = await anna.open({"kind": "me"}, {"kind": "local", "name": "Two"})
    async with anna.at(table["id"]) as sitting:
        await sitting.send(type="play", id="a", seat="0", move="K", after=1)
        problem = (await sitting.wait("error"))["problem"]
        assert (problem["id"], problem["args"]["field"]) == ("err-field-kind", "=seat")
