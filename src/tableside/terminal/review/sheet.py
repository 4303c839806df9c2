"""Sheet: a review in one language, with every move in words."""

from tableside.engine.errors import Arg
from tableside.engine.record import Record
from tableside.locales import Names, Words
from tableside.review.model import WHOLE, Moment, Review, Sentence, Trade
from tableside.review.timeline import Timeline
from tableside.terminal.face import face_of
from tableside.terminal.replay import names_of


class Sheet:
    def __init__(self, review: Review, record: Record, words: Words) -> None:
        self.review = review
        self.words = words
        self.names: Names = _names(record, words)
        self._face = face_of(record.game, words, self.names)
        self._states = {turning.number: turning.state for turning in Timeline(record).turnings}
        self.by_days = bool(review.days)

    def say(self, said: Sentence) -> str:
        return self.words.say(said.id, said.args, self.names)

    def sentence(self, seat: int) -> str:
        """Who played better, and whom luck helped."""
        return " ".join(self.say(said) for said in self.review.seats[seat].sentences)

    def title(self) -> str:
        return f"{self.words.say('review-title')}: {self.words.say(f'game-{self.review.game}')}"

    def turn(self, number: int) -> str:
        return self.words.say("review-day" if self.by_days else "review-turn", {"n": number})

    def percent(self, part: int) -> str:
        return self.words.say("review-percent", {"n": round(100 * part / WHOLE)})

    def signed(self, part: int) -> str:
        sign = "+" if part > 0 else "−" if part < 0 else "±"
        return sign + self.percent(abs(part))

    def accuracy(self, found: int | None) -> str:
        if found is None:
            return self.words.say("review-accuracy-none")
        return self.words.say("review-percent", {"n": found})

    def move(self, moment: Moment, move: str) -> str:
        """A move of a moment, in words."""
        return self._face.describe(self._states[moment.number].view(moment.seat), moment.seat, move)

    def heading(self, moment: Moment) -> str:
        args: dict[str, Arg] = {
            "turn": f"={self.turn(moment.turn)}",
            "seat": f"@{moment.seat}",
            "n": round(100 * moment.cost / WHOLE),
        }
        return self.words.say("review-moment", args, self.names)

    def trade(self, trade: Trade, id: str) -> str:
        first, second = trade.seats
        args: dict[str, Arg] = {"seat": f"@{first}", "other": f"@{second}", "gives": trade.gives, "gets": trade.gets}
        return self.words.say(id, args, self.names)

    def rating(self, trade: Trade) -> str:
        """What a trade brought both sides."""
        return ", ".join(
            f"{self.names(seat)} {self.signed(gain)}" for seat, gain in zip(trade.seats, trade.gains, strict=True)
        )


def _names(record: Record, words: Words) -> Names:
    """The players by name; the name of the seat if a player has none, or the same as another."""
    seats = names_of(record, words)

    def name(seat: int) -> str:
        given = record.players[seat]
        if not given:
            return seats(seat)
        return f"{given} ({seats(seat)})" if record.players.count(given) > 1 else given

    return name


__all__ = ["Sheet"]
