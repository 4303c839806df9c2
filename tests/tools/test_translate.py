"""The companion's rules are the engine's: translated, current, and nothing that cannot be translated is let through."""

import ast

import pytest

from tools.generate import PAGES
from tools.translate import NotTranslatable, Translator, type_of


def translated(code: str) -> str:
    [function] = ast.parse(code).body
    assert isinstance(function, ast.FunctionDef)
    return Translator().function(function)


def expression(code: str) -> str:
    return Translator().of(ast.parse(code, mode="eval").body)


def test_the_companions_rules_are_among_what_is_kept_current() -> None:
    """tests/rival_restaurants/test_catalog.py checks all of them."""
    assert sum(path.parent.parts[-2:] == ("companion", "rules") for path in PAGES) == 4


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("low <= n < high", "(low <= n && n < high)"),
        ("card in (listed, goo)", "([listed, goo].includes(card))"),
        ("cards[at:]", "cards.slice(at)"),
        ("bin(mask).count('1')", "bitCount(mask)"),
        ("[0] * seats", "range(0, seats).map(() => 0)"),
        ("a // b", "Math.floor(a / b)"),
        ("f'$rr-{n}'", "`\\$rr-${n}`"),
        ("2 if a else 1", "(a ? 2 : 1)"),
        ("not a or b", "(!(a) || b)"),
    ],
)
def test_expressions(python: str, typescript: str) -> None:
    assert expression(python) == typescript


def test_a_comparison_binds_less_than_a_bit() -> None:
    """In Python ``a >> b & 1 == c`` compares last; in TypeScript it would compare first."""
    assert expression("(a >> b & 1) == c") == "(((a >> b) & 1) === c)"
    assert expression("a & b == c") == "((a & b) === c)"


def test_a_function() -> None:
    code = "def f(a: int, b: list[int] | None = None) -> tuple[int, bool]:\n    x = a\n    return x, True"
    text = translated(code)
    assert text.startswith("f(a: number, b: (number)[] | null = null): [number, boolean] {")
    assert "return [x, true];" in text


@pytest.mark.parametrize(
    "python", ["lambda: 1", "a @ b", "{**a}", "a[1:2:3]", "[x for y in z for x in y]", "(yield)", "a ** b"]
)
def test_anything_else_is_refused(python: str) -> None:
    with pytest.raises((NotTranslatable, KeyError)):
        expression(python)


def test_a_statement_that_is_not_plain_is_refused_with_its_line() -> None:
    with pytest.raises(NotTranslatable, match="line 3"):
        translated("def f() -> None:\n    a = 1\n    with a:\n        pass")


def test_types() -> None:
    annotation = ast.parse("dict[str, list[int]]", mode="eval").body
    assert type_of(annotation) == "Record<string, (number)[]>"
    with pytest.raises(NotTranslatable):
        type_of(ast.parse("Callable[[int], int]", mode="eval").body)
