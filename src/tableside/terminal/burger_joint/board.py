"""The boards of Burger Joint as lines of text, side by side if the screen is wide enough.

``[ ]`` surrounds what is built and the TV marker. Each column shows its price and what is missing for it. On a narrow
screen cubes are letters, on a wide one words.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tableside.games.burger_joint.view import BurgerJointView, Purchase, SideView
from tableside.locales import Names, Words
from tableside.terminal.burger_joint import cubes

_GAP: Final = 2
_SIDE_BY_SIDE: Final = 78  # columns that two boards need


def draw_table(view: BurgerJointView, words: Words, names: Names, who: Names, width: int) -> list[Text]:
    beside = width >= _SIDE_BY_SIDE
    each = (width - _GAP) // 2 if beside else width
    left, right = (_Board(view, seat, words, names, who, each).lines() for seat in range(2))
    lines = [_heading(view, words, width)]
    if beside:
        for one, other in zip(left, right, strict=True):
            one.pad_right(each + _GAP - one.cell_len)
            lines.append(one + other)
    else:
        lines += left + right
    lines += [_resources(view, words, names), _bag(view, words, width)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _heading(view: BurgerJointView, words: Words, width: int) -> Text:
    left = Text().append(words.say("game-burger-joint"), "bold")
    left.append(" · " + words.say("bj-screen-turn", {"turn": view.turn}))
    left.append(" · " + words.say(f"bj-phase-{view.phase}"), "bold")
    left.append(f" · {view.rule}", "dim")
    right = Text(words.say("bj-screen-goal", {"n": view.points_to_win}), "dim")
    left.pad_right(max(1, width - left.cell_len - right.cell_len))
    return left + right


def _resources(view: BurgerJointView, words: Words, names: Names) -> Text:
    """The resource board: the general area and those of the two chains (BJ-3.2)."""
    line = Text().append(words.say("bj-screen-general") + " ", "bold") + cubes.row(view.general)
    for seat, side in enumerate(view.sides):
        line.append("   " + words.say("bj-screen-area", {"seat": f"@{seat}"}, names) + " ", "bold")
        line += cubes.row(side.area)
    return line


def _bag(view: BurgerJointView, words: Words, width: int) -> Text:
    """What is in the bag, with the chance of each colour for a single draw (BJ-3.8), as long as there is room."""
    size = sum(view.bag.values())
    for named, chances in ((True, True), (False, True), (False, False)):
        line = Text().append(words.say("bj-screen-bag", {"n": size}), "bold")
        for letter, number in view.bag.items():
            line.append("  ")
            line += cubes.cube(letter)
            line.append(f" {words.say(f'bj-cube-{letter}')} {number}" if named else f" {number}")
            if chances:
                line.append(f" {round(100 * number / size) if size else 0}%", "dim")
        if line.cell_len <= width:
            break
    return line


class _Board:
    """One side's board."""

    def __init__(self, view: BurgerJointView, seat: int, words: Words, names: Names, who: Names, width: int) -> None:
        self.view = view
        self.seat = seat
        self.side: SideView = view.sides[seat]
        self.words = words
        self.names = names
        self.who = who
        self.width = width
        labels = [words.say(f"bj-screen-{column}") for column in ("publicity", "basics", "diners", "bistros", "store")]
        self.labels = [label.ljust(max(map(len, labels))) for label in labels]

    def lines(self) -> list[Text]:
        side = self.side
        diner = next((p for p in side.diner_purchases if not p.owned), None)
        bistro = max((p for p in side.bistro_purchases if not p.owned), key=lambda p: p.gain, default=None)
        spaces = [str(points) for points in side.publicity_points]
        marker = [place + 1 == side.publicity for place in range(len(spaces))]
        basics = [place < side.basics for place in range(len(side.basic_points))]
        letters = [purchase.move[1:] for purchase in side.diner_purchases]
        signs = [f"{sign.letter}{sign.points}" for sign in side.bistros]
        return [
            self._title(),
            self._column(0, _track(spaces, marker), side.publicity_purchase),
            self._column(1, _track([str(points) for points in side.basic_points], basics), side.basic_purchase),
            self._column(2, _track(letters, [letter in side.diners for letter in letters], letters), diner),
            self._column(3, _track(signs, [sign.built for sign in side.bistros]), bistro),
            self._store(),
        ]

    def _title(self) -> Text:
        """Player, points, capacity. With less room: closer together, then without the player, then only points."""
        rows = [self._named("  ", True, True), self._named(" ", True, True), self._named(" ", False, True)]
        last = self._named(" ", False, False)
        last.truncate(self.width)
        return next((row for row in rows if row.cell_len <= self.width), last)

    def _named(self, gap: str, who: bool, capacity: bool) -> Text:
        side, say = self.side, self.words.say
        asked = self.view.mover == self.seat
        line = Text("▶ " if asked else "  ")
        line.append(self.names(self.seat), "bold reverse" if asked else "bold")
        if who and self.who(self.seat):
            line.append(f" {self.who(self.seat)}", "italic")
        line.append(gap + say("bj-screen-points", {"n": side.score}), "bold")
        if side.points != side.score:
            line.append(" " + say("bj-screen-points-now", {"n": side.points}))
        if capacity:
            line.append(gap + say("bj-screen-capacity", {"n": side.capacity}), "dim")
        return line

    def _column(self, place: int, track: Text, purchase: Purchase | None) -> Text:
        """Label, price, track and what is missing. The price is left out if there is no room."""
        label = Text(self.labels[place] + " ")
        if purchase is None:
            return label + track
        price = cubes.short(purchase.price)
        price.pad_right(max(1, 5 - price.cell_len))
        gap = Text("" if track.plain.endswith(" ") else " ")
        tails = self._tails(purchase)
        rows = [label + price + track + gap + tail for tail in tails] + [label + track + gap + tail for tail in tails]
        return next((row for row in rows if row.cell_len <= self.width), rows[-1])

    def _tails(self, purchase: Purchase) -> Sequence[Text]:
        """What prevents a purchase, the longest wording first."""
        say = self.words.say
        missing = self._missing(purchase)
        if purchase.reason is None or (purchase.reason.id == "bj-err-missing" and not missing):
            gain = gain_in_words(purchase.gain, self.words)
            return (Text(f"✓ {gain}", "bold green"), Text(f"✓ {purchase.gain:+d}", "bold green"))
        if purchase.reason.id != "bj-err-missing":
            return (Text(say(purchase.reason.id, purchase.reason.args, self.names), "dim"), Text("–", "dim"))
        lacks = say("bj-screen-lacks") + " "
        inwords = Text().append(lacks, "dim")
        for place, (number, letter) in enumerate(cubes.counted(missing)):
            inwords.append(f"{', ' if place else ''}{number} {say(f'bj-cube-{letter}')} ")
            inwords += cubes.cube(letter)
        short = cubes.short(missing)
        return (inwords, Text().append(lacks, "dim") + short, Text("−") + short)

    def _missing(self, purchase: Purchase) -> str:
        """What is missing counting the new cubes. That is what matters while cubes are picked."""
        coming = list(self.side.new)
        lack = ""
        for letter in purchase.missing:
            if letter in coming:
                coming.remove(letter)
            else:
                lack += letter
        return lack

    def _store(self) -> Text:
        side, say = self.side, self.words.say
        line = Text(self.labels[4] + " ") + cubes.row(side.store)
        line.append(f"  {len(side.store)}/{self.view.hand_limit}", "dim")
        if side.new:
            line.append(f"  {say('bj-screen-new')} ")
            line += cubes.row(side.new)
        if line.cell_len <= self.width:
            return line
        return Text(self.labels[4] + " ") + cubes.short(side.store + side.new)


def gain_in_words(gain: int, words: Words) -> str:
    """Points to win or to lose: "+1 point"."""
    return words.say("bj-screen-gain", {"n": abs(gain), "signed": f"={gain:+d}".replace("-", "−").replace("+0", "±0")})


def _track(items: Sequence[str], owned: Sequence[bool], letters: Sequence[str] | None = None) -> Text:
    """Items in a row, those owned in brackets: "[K|Y]G R W N"."""
    text = Text()
    for place, item in enumerate(items):
        before = owned[place - 1] if place else False
        text.append("|" if before and owned[place] else "]" if before else "[" if owned[place] else " ")
        if owned[place]:
            text.append(item, cubes.style_of(item) if letters else "bold reverse")
        else:
            text.append(item, "dim")
    text.append("]" if owned and owned[-1] else " ")
    return text
