"""Kitchens on the screen: my own in full, each rival's on a line or two."""

from collections.abc import Iterator

from rich.text import Text

from tableside.engine.errors import Arg
from tableside.games.rival_restaurants.view.table import RecipeView, RivalRestaurantsView, SeatView
from tableside.locales import Names, Words
from tableside.terminal.rival_restaurants.wrapped_list import wrapped_list

# Effects of the day that are shown next to a name.
_MARKS = ("discount", "fake-sale", "road-block", "closed", "go-vegan", "show")


class Kitchens:
    def __init__(self, view: RivalRestaurantsView, words: Words, names: Names, who: Names, width: int) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.who = who
        self.width = width
        labels = ("chef", "squad", "basic", "gourmet", "store", "hand", "upgrades")
        self.margin = max(len(self.say(f"rr-screen-{label}")) for label in labels) + 4

    def say(self, id: str, **args: Arg) -> str:
        return self.words.say(id, args, self.names)

    def mine(self, seat: int) -> Iterator[Text]:
        """My restaurant: chefs, recipes with what I have and lack, storeroom, cards and upgrades."""
        side = self.view.seats[seat]
        yield self.title(seat)
        yield from self.row("chef", [self.chefs(side)])
        if side.squad:
            yield from self.row("squad", [Text(self.say(f"rr-{chef}")) for chef in side.squad])
        for recipe in side.recipes:
            yield from self.row(recipe.kind, self.recipe(side, recipe))
        yield from self.row("store", self.stock(side) or [Text("–")])
        yield from self.row("hand", self.hand(side))
        if side.upgrades:
            yield from self.row("upgrades", [Text(self.say(f"rr-{upgrade}"), "cyan") for upgrade in side.upgrades])

    def row(self, name: str, entries: list[Text]) -> list[Text]:
        label = Text("  ").append(self.say(f"rr-screen-{name}"), "dim")
        return wrapped_list(label, entries, self.margin, self.width, "  ")

    def name(self, seat: int) -> str:
        """The restaurant, and its owner if there is room."""
        side = self.view.seats[seat]
        name = self.say(f"rr-{side.restaurant}") if side.restaurant else self.names(seat)
        return f"{name} ({self.who(seat)})" if self.who(seat) and self.width >= 110 else name

    def mark(self, seat: int) -> str:
        return (
            "▶ " if seat in self.view.asked else "✓ " if self.view.seats[seat].ready and self.view.phase < 3 else "  "
        )

    def title(self, seat: int) -> Text:
        side = self.view.seats[seat]
        line = Text(self.mark(seat)).append(f"p{seat + 1} ", "bold")
        line.append(self.name(seat), "bold reverse")
        line.append(f" {self.say(f'rr-cuisine-{side.cuisine}')}" if side.cuisine else "")
        line.append("  " + self.say("rr-screen-points", n=side.points), "bold")
        line.append("  " + self.say("rr-screen-level", n=side.level))
        line.append(f"  ${side.money}", "bold")
        line.append(" " + self.say("rr-screen-bound", money=side.bound) if side.bound else "")
        line.append("  " + self.say("rr-screen-garbage", n=side.garbage) if side.garbage else "", "red")
        return self.flags(line, side)

    def flags(self, line: Text, side: SeatView) -> Text:
        for mark in _MARKS:
            if mark in side.marks:
                line.append("  " + self.say(f"rr-mark-{mark}"), "yellow")
        if side.gone:
            line.append("  " + self.say("rr-screen-gone"), "dim")
        return line

    def chefs(self, side: SeatView) -> Text:
        said = []
        for chef in side.chefs:
            if chef.chef is not None:
                name = self.say(f"rr-{chef.chef}") + (" (NPC)" if chef.npc else "")
                used = " " + self.say("rr-screen-used") if chef.chef in side.powers_used else ""
                where = f": {self.say(f'rr-{chef.place}')}" if self.abroad() else ""
                said.append(name + used + where)
        return Text(", ".join(said) or "–")

    def whereabouts(self, side: SeatView) -> str:
        """The chefs of a rival. The place comes first because it matters more."""
        said = []
        for chef in side.chefs:
            if chef.chef is not None:
                where = f"{self.say(f'rr-{chef.place}')}: " if self.abroad() else ""
                said.append(where + self.say(f"rr-{chef.chef}"))
        return ", ".join(said)

    def abroad(self) -> bool:
        """Whether chefs are on their way."""
        return any(chef.place != "home" for side in self.view.seats for chef in side.chefs)

    def recipe(self, side: SeatView, recipe: RecipeView) -> list[Text]:
        """A recipe. Ingredients in stock have a tick."""
        title = Text().append(self.say("term-argument", value=recipe.name), "bold")
        bonus = recipe.stars + (recipe.cuisine == side.cuisine)
        title.append(f" {recipe.points}" + (f"+{bonus}" if bonus else ""), "bold green")
        title.append(f" −{recipe.garbage}" if recipe.garbage else "", "red")
        entries = [title]
        stock = dict(side.stock)
        for listed in recipe.ingredients:
            held = stock.get(listed, 0) > 0
            stock[listed] = stock.get(listed, 0) - 1
            entries.append(Text(("✓" if held else "·") + self.say(f"rr-{listed}"), "green" if held else "bold"))
        return entries

    def stock(self, side: SeatView) -> list[Text]:
        """All ingredients of a seat."""
        return [Text((f"{n}× " if n > 1 else "") + self.say(f"rr-{key}")) for key, n in side.stock.items()]

    def hand(self, side: SeatView) -> list[Text]:
        cards = [Text(self.say(f"rr-{card}"), "bold") for card in side.hand or []] or [Text("–")]
        return [*cards, Text(self.say("rr-screen-card-played"), "dim")] if side.card_played else cards

    def rivals(self, seats: list[int], brief: bool) -> Iterator[Text]:
        """A table of all rivals. If there is room, each has a line with what they lack and have."""
        heads = [self.say(f"rr-column-{name}") for name in ("points", "level", "money", "garbage", "cards")]
        widths = [max(len(head), 3 if place != 2 else 5) for place, head in enumerate(heads)]
        names = {seat: self.name(seat) for seat in seats}
        wide = max(map(len, names.values()))
        columns = " ".join(head.rjust(width) for head, width in zip(heads, widths, strict=True))
        yield Text(f"{'':{wide + 6}}{columns}", "dim")
        for seat in seats:
            side = self.view.seats[seat]
            values = (str(side.points), str(side.level), f"${side.money}", str(side.garbage), str(side.cards))
            line = Text(self.mark(seat)).append(f"p{seat + 1} {names[seat]:<{wide}} ", "bold")
            line.append(" ".join(value.rjust(width) for value, width in zip(values, widths, strict=True)))
            yield self.flags(line, side).append("  ").append(self.whereabouts(side))
            if not brief and side.recipes:
                yield from self.larder(side)

    def larder(self, side: SeatView) -> list[Text]:
        """What a rival lacks and has."""
        head = Text("     ").append(self.say("rr-screen-lacks"), "dim")
        entries = [Text(self.say(f"rr-{key}")) for key in side.needs] or [Text("–")]
        stock = self.stock(side) or [Text("–")]
        entries.append(Text().append("| " + self.say("rr-screen-has") + " ", "dim").append(stock[0]))
        entries += stock[1:]
        if side.known:
            known = ", ".join(self.say(f"rr-{card}") for card in side.known)
            entries.append(Text().append("| " + self.say("rr-screen-known") + " ", "dim").append(known))
        return wrapped_list(head, entries, head.cell_len + 1, self.width, "  ")
