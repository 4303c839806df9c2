"""Tables of every kind: all player counts, editions, modes and variants that make sense together."""

from __future__ import annotations

from typing import Any

Table = tuple[int, dict[str, Any]]


def tables() -> list[Table]:
    found: list[Table] = []
    for seats in range(2, 9):
        for edition in ("base", "deluxe") if seats <= 6 else ("deluxe",):
            plain: dict[str, Any] = {"edition": edition, "mode": "standard"}
            found.append((seats, plain))
            found.append((seats, plain | {"home_cook": True}))
            found.append((seats, plain | {"from_scratch": True}))
            found.append((seats, plain | {"even_start": True}))
            if seats <= 6:
                found.append((seats, plain | {"two_many_cooks": True}))
            if seats <= 4:
                found.append((seats, plain | {"choose_restaurants": 2, "choose_chefs": 3}))
            if seats <= 3:
                both = {"two_many_cooks": True, "choose_chefs": 3, "home_cook": True, "from_scratch": True}
                both["even_start"] = True
                found.append((seats, plain | both))
            if seats <= 7:
                found.append((seats, plain | {"beginners_chefs": True}))
    for mode in ("squad", "squad-draft"):
        for edition in ("base", "deluxe"):
            for home_cook in (False, True):
                for from_scratch in (False, True):
                    variants = {"home_cook": home_cook, "from_scratch": from_scratch, "even_start": from_scratch}
                    found.append((2, {"edition": edition, "mode": mode} | variants))
    return found


TABLES = tables()


def name(table: Table) -> str:
    seats, options = table
    words = [str(value) if not isinstance(value, bool) else key for key, value in options.items() if value]
    return f"{seats}-" + "-".join(words)
