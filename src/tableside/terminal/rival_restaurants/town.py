"""The town on the screen: the day, the six markets, the Island, bidding wars and offers.

``*`` marks an ingredient that one of my recipes lists and I lack. ``<p2`` after a bin says that Player 2 claims it.
``+20`` is the size of the shelf.
"""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tableside.engine.errors import Arg
from tableside.games.rival_restaurants.catalog.ids import GOAL, MARKET_KEYS
from tableside.games.rival_restaurants.view.own import PriceStep
from tableside.games.rival_restaurants.view.table import MarketView, RivalRestaurantsView
from tableside.locales import Names, Words
from tableside.terminal.rival_restaurants.wrapped_list import wrapped_list

STYLES: Final = dict(
    zip(MARKET_KEYS, ("yellow", "magenta", "green", "red", "bright_blue", "bright_magenta"), strict=True)
)


class TownScreen:
    def __init__(
        self, view: RivalRestaurantsView, seat: int | None, words: Words, names: Names, rule: str, width: int
    ) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.rule = rule
        self.width = width
        self.wanted = view.seats[seat].needs if seat is not None else []

    def say(self, id: str, **args: Arg) -> str:
        return self.words.say(id, args, self.names)

    def lines(self) -> Iterator[Text]:
        yield self.heading()
        if self.view.phase == 0 and not any(market.shelf for market in self.view.markets):
            return
        margin = max(len(self.say(f"rr-{key}")) for key in (*MARKET_KEYS, "island")) + 1
        for market in self.view.markets:
            yield from self.market(market, margin)
        yield from self.island(margin)
        yield from self.wars()
        yield from self.offers()

    def heading(self) -> Text:
        view = self.view
        left = Text().append(self.say("game-rival-restaurants"), "bold")
        if view.day:
            left.append(" · " + self.say("rr-log-day", n=view.day))
        left.append(" · " + self.say(f"rr-phase-{view.phase}"), "bold")
        left.append(f" · {self.rule}", "dim")
        right = Text(self.say("rr-screen-goal", n=GOAL), "dim")
        left.pad_right(max(1, self.width - left.cell_len - right.cell_len))
        return left + right

    def market(self, market: MarketView, margin: int) -> list[Text]:
        here = self.view.seat is not None and market.my_shelf_price is not None
        head = Text().append(self.say(f"rr-{market.key}").ljust(margin), f"bold {STYLES[market.key]}")
        cost = (market.my_bin_price or market.my_shelf_price) if here else market.price
        head.append(f"{'>' if here else ' '}${cost} ", "bold" if here else "")
        claims = self.claims(market.key)
        entries = []
        for number, card in enumerate(market.bins, 1):
            entry = Text().append(f" {number} ", "dim").append(self.card(card), "bold" if card in self.wanted else "")
            entry.append("".join(f"<p{seat + 1}" for seat in claims.get(number, [])), "reverse")
            entry.append(" " + self.say("rr-screen-barred") if market.barred[number - 1] else "", "dim")
            entries.append(entry)
        entries.append(Text(f" +{market.shelf}", "dim"))
        entries.extend(Text(f" {step}", "dim") for step in self.why(market))
        if market.rats is not None:
            owner = f"=p{market.rats.owner + 1}"
            entries.append(Text(" " + self.say("rr-screen-rats", seat=owner, money=market.rats.left), "bold red"))
        return wrapped_list(head, entries, margin + 6, self.width, " ")

    def why(self, market: MarketView) -> list[str]:
        """Why I do not pay the list price: the steps for the bins, and for the shelf if it has others (RR-4.4)."""
        bins, shelf = self.steps(market.my_bin_steps), self.steps(market.my_shelf_steps)
        if market.my_bin_price is None or bins == shelf:
            return shelf
        first, *others = shelf
        return [*bins, self.say("rr-price-shelf", n=market.my_shelf_price or 0, steps=f"={first}"), *others]

    def steps(self, steps: list[PriceStep]) -> list[str]:
        return [
            self.say(
                "rr-price-less" if step.amount < 0 else "rr-price-more",
                reason=f"$rr-price-{step.reason}",
                n=abs(step.amount),
            )
            for step in steps
        ]

    def card(self, card: str | None) -> str:
        return "–" if card is None else self.say(f"rr-{card}") + ("*" if card in self.wanted else "")

    def claims(self, market: str) -> dict[int, list[int]]:
        """Who claims which bin of a market."""
        found: dict[int, list[int]] = {}
        for seat, side in enumerate(self.view.seats):
            for chef in side.chefs:
                if chef.place == market and chef.claim is not None:
                    found.setdefault(chef.claim, []).append(seat)
        return found

    def island(self, margin: int) -> list[Text]:
        view = self.view
        head = Text().append(self.say("rr-island").ljust(margin), "bold cyan")
        counts = {"cards": view.action_deck, "basic": view.basic_deck, "gourmet": view.gourmet_deck}
        entries = [
            self.say("rr-screen-decks", **counts),
            *(self.steps(view.island.card_steps) if view.island.here else ()),
        ]
        return wrapped_list(head, [Text(f" {entry}", "dim") for entry in entries], margin, self.width, " ")

    def wars(self) -> Iterator[Text]:
        for war in self.view.wars:
            line = Text("! ", "bold red")
            what, where = f"$rr-{war.ingredient}", f"$rr-{war.market}"
            line.append(self.say("rr-screen-war", what=what, where=where), "bold")
            bids = []
            for bid in war.bids:
                said = f"p{bid.seat + 1} " + (f"${bid.money}" if bid.money else "–")
                said += f"+{bid.garbage}" if bid.garbage else ""
                bids.append(said + (" " + self.say("rr-screen-stands") if bid.stands else ""))
            yield line.append(": " + ", ".join(bids))

    def offers(self) -> Iterator[Text]:
        for offer in self.view.offers:
            args: dict[str, Arg] = {
                "n": offer.number,
                "seat": f"=p{offer.seat + 1}",
                "to": "$rr-everybody" if offer.to is None else f"=p{offer.to + 1}",
                "give": offer.give_words,
                "want": offer.want_words,
            }
            mine = self.view.seat is not None and offer.to in (None, self.view.seat)
            yield Text("% " + self.say("rr-screen-offer", **args), "bold" if mine else "")
