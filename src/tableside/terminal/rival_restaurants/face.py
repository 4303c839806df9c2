"""The face of Rival Restaurants: town and kitchens, moves in words and in groups, hints."""

from typing import Final

from rich.console import Group
from rich.text import Text

from tableside.bots.bot import Ask
from tableside.bots.rival_restaurants.advice import explain
from tableside.bots.rival_restaurants.levels import Master
from tableside.engine.events import Event
from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, CHEF_KEYS, UPGRADE_KEYS
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.games.rival_restaurants.view.pending import PendingView
from tableside.games.rival_restaurants.view.table import RivalRestaurantsView
from tableside.terminal.face import Face, Hint
from tableside.terminal.rival_restaurants.kitchens import Kitchens
from tableside.terminal.rival_restaurants.menu import draw_menu, group_of
from tableside.terminal.rival_restaurants.phrases import Phrases
from tableside.terminal.rival_restaurants.town import TownScreen

_EXAMPLES: Final = (
    "go chop-shop", "go chop-shop dairy-king with kim-chi", "claim 2", "claim none", "ready", "unready",
    "buy chop-shop 2", "buy chop-shop shelf", "buy action-card", "buy double-stove", "dump 2", "sell 1", "release",
    "bid 300", "bid 400 2", "stand", "drop", "offer p2: rice, $100 for beef",
    'offer all openly: card discount for 2 eggs, "a favour"', "counter 3: rice for beef", "accept 3", "decline 3",
    "withdraw 3", "play armed-robbery p2", "play raiders-of-the-lost-pork p3 beef", "use kim-chi p2",
    "spare antoine-baguette p2", "clam", "pass", "exterminate chop-shop 200", "cook banh-mi: bread, carrot, pork=tofu",
    "cook nothing", "choose rice", "keep pho-bo", "first recipe", "bonus money",
)  # fmt: skip
_SEEN_ON_THE_TABLE: Final = (
    "rr-log-ready", "rr-log-unready", "rr-log-wheel-down", "rr-log-claim-made", "rr-log-declared", "rr-log-has-chosen",
)  # fmt: skip
_SHORT: Final = 38  # rows below which rivals get a line each


class RivalRestaurantsFace(Face):
    example = "buy chop-shop 2; offer p2: rice for beef; ready"
    secret = True  # hands and wheels are hidden (RR-1.7)

    def table(self, view: RivalRestaurantsView, seat: int | None, width: int) -> list[Text]:
        lines = list(TownScreen(view, seat, self.words, self.names, self.rule(view), width).lines())
        kitchens = Kitchens(view, self.words, self.names, self.who, width)
        brief = seat is not None and self.height < _SHORT
        lines += kitchens.rivals([other for other in range(len(view.seats)) if other != seat], brief)
        if seat is not None:
            lines += kitchens.mine(seat)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def listed(self, view: RivalRestaurantsView, seat: int, moves: list[str], width: int) -> list[Text]:
        phrases = Phrases(self.words, self.names, view, seat)
        return draw_menu(moves, phrases.of, self.words, width)

    def asked(self, view: RivalRestaurantsView, seat: int) -> str:
        pending = view.pending
        if pending is not None and pending.step == "effect" and pending.source is not None:
            source = self.words.say(f"rr-{pending.source}") + self._named(pending, seat)
            args = {"source": f"={source}", "by": f"@{pending.seat}"}
            question = self.words.say(
                "rr-screen-hit" if pending.seat != seat else "rr-screen-stopped", args, self.names
            )
        else:
            question = self.words.say(f"rr-step-{view.step}")
            if pending is not None:
                question += self._named(pending, seat)
                if pending.mine is not None and seat in view.asked:  # a card was played since (RR-3.4)
                    chosen = self.describe(view, seat, pending.mine)
                    question += " " + self.words.say("rr-screen-choose-again", {"what": f"={chosen}"})
        return f"{self.names(seat)}: {question}"

    def _named(self, pending: PendingView, seat: int) -> str:
        """In parentheses: what was named for this seat or for the player who stopped the effect (RR-9.2), or for whom
        something must be named."""
        whom = pending.clam if pending.seat == seat and pending.clam is not None else seat
        for named in pending.named:
            if named.what is None:
                return f" ({self.names(named.seat)})"
            if named.seat == whom:
                return f" ({self.words.say(f'rr-{named.what}')})"
        return ""

    def notes(self, view: RivalRestaurantsView, seat: int | None) -> list[str]:
        """What the own cards and upgrades, the chefs and the restaurants on the table do."""
        own = view.seats[seat] if seat is not None else None
        keys = [*(own.hand or []), *own.upgrades] if own is not None else []
        for other in view.seats:
            keys += [key for key in (other.restaurant, *(pawn.chef for pawn in other.chefs), *other.squad) if key]
        abouts = {key: f"rr-about-{key}" for key in keys}
        return [
            f"{self.words.say(f'rr-{key}')}: {self.words.say(about)}"
            for key, about in abouts.items()
            if self.words.has(about)
        ]

    def rule(self, view: RivalRestaurantsView) -> str:
        if any(bid.seat == view.seat for war in view.wars for bid in war.bids):
            return "RR-4.1"
        return view.rule

    def position(self, view: RivalRestaurantsView) -> str:
        return ""  # a town is too much for one line

    def opens_paragraph(self, event: Event) -> bool:
        return event.id in ("rr-log-day", "rr-log-phase-2", "rr-log-phase-3", "rr-log-wins")

    def noteworthy(self, event: Event) -> bool:
        return event.id not in _SEEN_ON_THE_TABLE

    def forced(self, view: RivalRestaurantsView) -> bool:
        return view.step in ("effect", "spree-call", "declare")  # asked only so that the question reveals nothing

    def moves_in(self, line: str) -> list[str]:
        """Moves have several words. A semicolon outside quotation marks separates two moves."""
        parts, quoted, start = [], False, 0
        for place, character in enumerate(line):
            quoted ^= character == '"'
            if character == ";" and not quoted:
                parts.append(line[start:place])
                start = place + 1
        return [part.strip() for part in (*parts, line[start:]) if part.strip()]

    def describe(self, view: RivalRestaurantsView | None, seat: int, move: str) -> str:
        return Phrases(self.words, self.names, view, seat).of(move)

    def hint(self, match: Match, seat: int) -> Hint:
        state = match.state
        assert isinstance(state, RivalRestaurantsState)
        advice = Master().advise(Ask(state, seat))
        id, args = explain(state.view(seat), seat, advice.move)
        return Hint(advice.move, self.words.say(id, args, self.names), tuple(advice.ranked()))

    def explain_notation(self) -> list[tuple[str, str]]:
        title = self.words.say
        return [
            (example, f"{title(f'rr-group-{group_of(example)}')}: {self.describe(None, 0, example)}")
            for example in _EXAMPLES
        ]

    def legend(self, view: RivalRestaurantsView) -> Group:
        say = self.words.say
        lines = [Text(say("rr-legend-screen")), Text()]
        for title, keys in (("chefs", CHEF_KEYS), ("cards", CARD_KEYS), ("upgrades", UPGRADE_KEYS)):
            lines.append(Text(say(f"rr-legend-{title}"), "bold"))
            for key in keys:
                lines.append(Text().append(f"  {say(f'rr-{key}')}: ", "bold").append(say(f"rr-about-{key}")))
            lines.append(Text())
        return Group(*lines)
