"""A text environment: one seat of a game against bots, where observations and actions are text.

It is meant for language models and needs no other package:

>>> from tableside.envs.text_env import TextEnv
>>> env = TextEnv("burger-joint", opponents=["greedy"], seat=0)
>>> text, info = env.reset(seed=1)
>>> text, reward, terminated, truncated, info = env.step(info["moves"][0])

The methods are those of Gymnasium. A move that the rules refuse changes nothing: the text says why, and ``info`` has
the reason too. ``docs/how-to/language-models.md`` shows how to connect a model.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tableside.bots import Ask, Bot, make_bot
from tableside.bots.bot_errors import let_play
from tableside.engine.chance import FastChance
from tableside.engine.errors import IllegalMove, MoveError, OptionsError
from tableside.engine.events import Event
from tableside.engine.game import check_seats, game_of
from tableside.engine.state import State
from tableside.envs.game_adapter import MOST_DECISIONS, check_count, check_options, usual_opponents
from tableside.envs.position_text import PositionText
from tableside.envs.rewards import of_end
from tableside.locales import words

Step = tuple[str, float, bool, bool, dict[str, Any]]


class TextEnv:
    """``opponents`` are bots by name. ``max_refused``: after so many refused moves in a row the game is truncated."""

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        language: str = "en",
        max_decisions: int = MOST_DECISIONS,
        max_refused: int = 20,
    ) -> None:
        self._game = game_of(game)
        self._options = self._game.options(check_options(options))
        self._opponents = list(usual_opponents(game) if opponents is None else opponents)
        self.seats = len(self._opponents) + 1
        check_seats(self.seats, self._game.seat_counts(self._options))
        self.seat = check_count("seat", seat, least=0)
        if self.seat >= self.seats:
            raise OptionsError("err-option-most", {"where": "=seat", "max": self.seats - 1})
        for name in self._opponents:
            make_bot(game, name)  # report a wrong name now
        self.words = words(language).read_by(self.seat)
        self.text = PositionText(game, language)
        self._most = check_count("max_decisions", max_decisions)
        self._patience = check_count("max_refused", max_refused)
        self._seed = 0
        self._state: State | None = None
        self._over = True

    def __repr__(self) -> str:
        return f"TextEnv({self._game.key!r}, opponents={self._opponents!r}, seat={self.seat})"

    def reset(self, *, seed: int | None = None) -> tuple[str, dict[str, Any]]:
        """Start a game. Returns what the seat sees, with the rules of the notation, and the moves."""
        self._seed = self._seed + 1 if seed is None else check_count("seed", seed, least=0)
        chance = FastChance(self._seed)
        self._chance, self._order = chance, Random(self._seed)
        self._state = self._game.start(self._options, self.seats, chance)
        names = iter(self._opponents)
        self._bots: dict[int, Bot] = {
            other: make_bot(self._game.key, next(names), self._seed * 8 + other)
            for other in range(self.seats)
            if other != self.seat
        }
        self._decisions = self._refused = 0
        self._over = False
        happened = self._told(self._state.opening_events()) + self._let_others_play()
        intro = self.text.legend(self._state.view(self.seat))
        return "\n\n".join([intro, self._shown(happened)]), self._info()

    def step(self, move: str) -> Step:
        """Play a move in notation. Returns text, reward, terminated, truncated and info."""
        state = self._begun()
        if self._over:
            raise IllegalMove("err-env-over")
        try:
            events = state.play(self.seat, str(move).strip(), self._chance)
        except MoveError as error:
            self._refused += 1
            why = self.words.problem(error)
            text = "\n\n".join([why, self._shown([])])
            self._over = self._refused >= self._patience
            return text, 0.0, False, self._over, {**self._info(), "refused": why}
        self._decisions += 1
        self._refused = 0
        happened = self._told(events) + self._let_others_play()
        outcome = state.outcome()
        reward = of_end(outcome, self.seats)[self.seat] if outcome is not None else 0.0
        truncated = outcome is None and self._decisions >= self._most
        self._over = outcome is not None or truncated
        return self._shown(happened), reward, outcome is not None, truncated, self._info()

    def render(self) -> str:
        """What the seat sees now."""
        return self._shown([])

    def close(self) -> None:
        """Nothing to release. Gymnasium's loops call it."""

    def _begun(self) -> State:
        if self._state is None:
            raise IllegalMove("err-env-over")
        return self._state

    def _let_others_play(self) -> list[str]:
        """Bots play until the seat is asked or the game is over. If several are asked, chance says who acts first."""
        state, happened = self._begun(), list[str]()
        while (asked := state.asked()) and self.seat not in asked and self._decisions < self._most:
            happened += self._answer(self._order.choice(asked))
        if self.seat in asked:  # the others who are asked too have already chosen, or do so now
            for other in asked:
                if other != self.seat and self._order.random() < 0.5 and other in state.asked():
                    happened += self._answer(other)
            if self.seat not in state.asked() and state.asked():
                return happened + self._let_others_play()
        return happened

    def _answer(self, seat: int) -> list[str]:
        """A bot plays. Returns what the agent sees of it. BotError says what is wrong with the bot."""
        state, events = self._begun(), list[Event]()

        def play(move: str) -> None:
            events.extend(state.play(seat, move, self._chance))

        let_play(self._bots[seat], Ask(state, seat), play)
        self._decisions += 1
        return self._told(events)

    def _told(self, events: Sequence[Event]) -> list[str]:
        return [self.words.event(event, self._names) for event in events if event.seen_by(self.seat)]

    def _names(self, seat: int) -> str:
        return str(self.text.face(self.seat).names(seat))

    def _shown(self, happened: Sequence[str]) -> str:
        state = self._begun()
        view = state.view(self.seat)
        parts = ["\n".join(happened)] if happened else []
        asked = self.seat in state.asked()
        parts.append(self.text.describe(view, self.seat, state.legal_moves(self.seat), asked=asked))
        return "\n\n".join(parts)

    def _info(self) -> dict[str, Any]:
        state = self._begun()
        info: dict[str, Any] = {"moves": state.legal_moves(self.seat), "view": state.view(self.seat)}
        outcome = state.outcome()
        if outcome is not None:
            info |= {"winners": list(outcome.winners), "points": list(outcome.scores)}
        return info
