"""The analyst of Rival Restaurants: the moves worth a thought are tried in imagined towns, as the master does.

A move is judged by what its seat could know. What rivals held or had chosen in secret counts as luck.
"""

from collections.abc import Sequence
from typing import Final

from tableside.bots.rival_restaurants.comparison import Choice, compare
from tableside.bots.rival_restaurants.decision import decision_of
from tableside.bots.rival_restaurants.greedy import spelled
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.search.shortlist import worth_trying
from tableside.bots.rival_restaurants.valuation.weights import PLANNER
from tableside.engine.chance import FastChance
from tableside.engine.state import State
from tableside.games.rival_restaurants.core.machine import legal
from tableside.games.rival_restaurants.core.model.moves import (
    OFFER,
    RECALL_COOK,
    UNREADY,
    WITHDRAW,
    kind_of,
)
from tableside.games.rival_restaurants.core.model.pending import CLAIMS, DECLARE, DESTINATIONS
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.notation.parsed_move import ParsedMove
from tableside.games.rival_restaurants.notation.parser import parse
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.review.analyst import Analyst
from tableside.review.ledger import Chances, Verdict, apprentice_loss
from tableside.review.model import Day, Sentence
from tableside.review.rival_restaurants.days import by_day, day_of
from tableside.review.rival_restaurants.trials import Lead, Move, Outlook, compared, tried
from tableside.review.timeline import Timeline, Turning

_SEED: Final = 23
_ROUNDS: Final = 12  # trials of each move
_ANCHOR: Final = 40  # … if the position is estimated by them
_AGAIN: Final = 60  # … and of a decision that seems to matter
_WIDTH: Final = 5  # moves that are tried
_CAUTION: Final = 1.0  # standard errors that a better move must be better by
_SECRET: Final = (DESTINATIONS, CLAIMS, DECLARE)
_BACK: Final = (UNREADY, WITHDRAW, RECALL_COOK)  # takes something back; what follows is the decision
_PHASES: Final = ("set-up", "move", "buy", "cook", "cook")
_POLICY: Final = Policy(PLANNER, offers=False)


class RivalRestaurantsAnalyst(Analyst):
    bot = "master"
    phases = ("set-up", "move", "buy", "cook")
    rechecked = 120

    def foreseen(self, turning: Turning) -> Chances | None:
        if not (turning.entry.draws or _reveals(turning)):
            return None
        if turning.by_clock:
            return self.standing(turning.state)
        town = town_of(turning.state)
        played = parse(town, turning.seat, turning.entry.move)
        [outlook] = tried(town, turning.seat, [played], _ANCHOR, _chance_of(turning))
        return self.calibration.corrected_all(outlook.mean())

    def judge(self, turning: Turning) -> Verdict:
        town = town_of(turning.state)
        verdict = Verdict(*self.place(turning.state))
        chance = _chance_of(turning)
        verdict.decided = self.foreseen(turning)
        if turning.by_clock:
            return verdict
        played = parse(town, turning.seat, turning.entry.move)
        moves: list[Move] = [played, *self._alternatives(town, turning, played.move)]
        if len(moves) == 1:
            return verdict
        outlooks = tried(town, turning.seat, moves, _ROUNDS, chance)
        self._weigh(verdict, town, turning.seat, moves, outlooks)
        return verdict

    def _alternatives(self, town: Town, turning: Turning, played: int) -> list[Move]:
        """The other moves worth a thought."""
        seat = turning.seat
        moves = legal(town, seat)
        if len(moves) < 2 or (played >= 0 and kind_of(played) in _BACK):
            return []
        chance = _chance_of(turning)
        decision = decision_of(town, seat, PLANNER, chance)
        habit = _POLICY.choose(town, seat, chance)
        found = worth_trying(decision, [move for move in moves if kind_of(move) not in (*_BACK, OFFER)], habit, _WIDTH)
        return [move for move in found if spelled(town, seat, move) != turning.entry.move]

    def _weigh(
        self, verdict: Verdict, town: Town, seat: int, moves: Sequence[Move], outlooks: Sequence[Outlook]
    ) -> None:
        """The better move, what the played one cost everybody, and how hard the choice was."""
        mean = self.calibration.corrected_all(outlooks[0].mean())
        worths, best = [mean[seat]], 0.0
        for move, outlook in zip(moves[1:], outlooks[1:], strict=True):
            lead = Lead(outlook, outlooks[0], seat)
            other = self.calibration.corrected_all(outlook.mean())
            shrunk = max(0.0, 1 - _CAUTION * lead.error / abs(lead.mean)) if lead.mean else 0.0
            worths.append(mean[seat] + shrunk * (other[seat] - mean[seat]))
            if lead.safely(_CAUTION) > best:
                best = lead.safely(_CAUTION)
                assert not isinstance(move, ParsedMove)
                verdict.better = spelled(town, seat, move)
                verdict.effect = [shrunk * (now - then) for now, then in zip(mean, other, strict=True)]
                verdict.notes = {"better": outlook, "played": outlooks[0]}
        verdict.hard = apprentice_loss(worths)

    def recheck(self, turning: Turning, verdict: Verdict) -> Verdict:
        """The played move and the better one once more, many times."""
        town = town_of(turning.state)
        seat = turning.seat
        better = next(move for move in legal(town, seat) if spelled(town, seat, move) == verdict.better)
        moves: list[Move] = [parse(town, seat, turning.entry.move), better]
        outlooks = tried(town, seat, moves, _AGAIN, FastChance((_SEED << 20) + turning.number + (1 << 19)))
        again = Verdict(verdict.turn, verdict.phase, verdict.decided)
        self._weigh(again, town, seat, moves, outlooks)
        again.hard = max(verdict.hard, again.hard)
        return again

    def standing(self, state: State) -> Chances:
        """The analyst sees everything. Only chance is drawn again."""
        town = town_of(state)
        chance = FastChance((_SEED << 20) + town.tick)
        [outlook] = compared(town, town.copy, [lambda twin, context: None], -1, _ANCHOR, chance)
        return self.calibration.corrected_all(outlook.mean())

    def place(self, state: State) -> tuple[int, str]:
        town = town_of(state)
        return town.day, _PHASES[town.phase]

    def explain(self, turning: Turning, verdict: Verdict) -> tuple[list[str], list[Sentence]]:
        better, played = verdict.notes["better"], verdict.notes["played"]
        assert isinstance(better, Outlook)
        assert isinstance(played, Outlook)
        choice = Choice(
            town_of(turning.state),
            turning.seat,
            verdict.better,
            turning.entry.move,
            len(better.points),
            better.all_points(),
            played.all_points(),
        )
        return [verdict.better], [Sentence(id, args) for id, args in compare(choice)]

    def days(self, timeline: Timeline) -> list[int]:
        return list(by_day(timeline))

    def day(self, timeline: Timeline, number: int) -> Day:
        return day_of(number, by_day(timeline)[number])


def town_of(state: State) -> Town:
    assert isinstance(state, RivalRestaurantsState)
    return state.town


def _chance_of(turning: Turning) -> FastChance:
    """Every entry has its own luck, so that its verdict does not depend on the others."""
    return FastChance((_SEED << 20) + turning.number)


def _reveals(turning: Turning) -> bool:
    """Whether the move was the last of a secret choice, so that all of them were revealed (RR-3.2, RR-3.3, RR-5.1)."""
    before, after = town_of(turning.state).stack, town_of(turning.after).stack
    return bool(before) and before[-1].kind in _SECRET and (not after or after[-1].kind != before[-1].kind)


__all__ = ["RivalRestaurantsAnalyst", "town_of"]
