"""The analyst of Burger Joint: the master says what every move is worth.

Nothing is hidden here, so a decision is worth the same to everybody who looks at it. Only the bag knows more.
"""

from functools import cache
from typing import Final

from tableside.bots import Ask
from tableside.bots.burger_joint.comparison import Fork, compare
from tableside.bots.burger_joint.network_bots import TURNS, Master, knows, taught_valuer
from tableside.bots.burger_joint.search.one_turn import Foresight
from tableside.bots.burger_joint.search.successors import asks_chance
from tableside.bots.burger_joint.search.two_turns import Farsight
from tableside.engine.chance import FastChance
from tableside.engine.state import State
from tableside.games.burger_joint.core.position import BETWEEN, BUILDING, DISCARDING, OVER, PICK, UPGRADING, Position
from tableside.games.burger_joint.core.turn import carry_out
from tableside.games.burger_joint.notation.moves import TOKENS, code_of
from tableside.games.burger_joint.state import BurgerJointState
from tableside.review.analyst import Analyst
from tableside.review.ledger import Chances, Verdict, apprentice_loss
from tableside.review.model import Sentence
from tableside.review.timeline import Turning

_SEED: Final = 23  # the same game is always reviewed in the same way
_LONGEST: Final = 40  # moves of one turn


class BurgerJointAnalyst(Analyst):
    bot = "master"
    phases = ("production", "trade", "build", "discard")
    rechecked = 24

    def judge(self, turning: Turning) -> Verdict:
        state = _state(turning.state)
        if len(state.legal_moves(turning.seat)) < 2 and not turning.entry.draws:
            return Verdict(*self.place(state))
        return self._verdict(turning, self.worths(state))

    def recheck(self, turning: Turning, verdict: Verdict) -> Verdict:
        """Once more, with more draws of the other side's next turn, and for more of the moves."""
        position = _state(turning.state).position
        if not knows(position.boards):
            return verdict
        codes, values = _careful().moves(position, FastChance(_SEED))
        chances = values if position.mover == 0 else 1 - values
        worths = {TOKENS[code]: float(chance) for code, chance in zip(codes, chances, strict=True)}
        return self._verdict(turning, self._corrected(worths))

    def _verdict(self, turning: Turning, worths: dict[str, float]) -> Verdict:
        verdict = Verdict(*self.place(turning.state))
        played, best = worths[turning.entry.move], max(worths, key=worths.__getitem__)
        if turning.entry.draws:
            verdict.decided = _both(turning.seat, played)
        verdict.hard = apprentice_loss(list(worths.values()))
        if worths[best] > played:
            verdict.better = best
            lost = worths[best] - played
            verdict.effect = [-lost if seat == turning.seat else lost for seat in (0, 1)]
        return verdict

    def worths(self, state: BurgerJointState) -> dict[str, float]:
        """The mover's chance to win with each legal move."""
        master = Master(_SEED)  # a fresh one, so that an answer does not depend on the questions before
        return self._corrected(master.weigh(Ask(state, int(state.position.mover))))

    def _corrected(self, worths: dict[str, float]) -> dict[str, float]:
        return {move: self.calibration.corrected(chance) for move, chance in worths.items()}

    def foreseen(self, turning: Turning) -> Chances | None:
        if not turning.entry.draws:
            return None
        return _both(turning.seat, self.worths(_state(turning.state))[turning.entry.move])

    def standing(self, state: State) -> Chances:
        found = _state(state)
        return _both(found.position.mover, max(self.worths(found).values()))

    def place(self, state: State) -> tuple[int, str]:
        p = _state(state).position
        if p.step <= PICK:
            phase = "production"
        elif p.step == DISCARDING:
            phase = "discard"
        else:
            phase = "build" if BUILDING <= p.step <= UPGRADING else "trade"
        return int(p.turn), phase

    def explain(self, turning: Turning, verdict: Verdict) -> tuple[list[str], list[Sentence]]:
        """Both moves are followed to the end of the turn, as the master would go on, and compared there."""
        position = _state(turning.state).position
        line, better = self._followed(position, verdict.better)
        _, played = self._followed(position, turning.entry.move)
        reasons = compare(Fork(position, code_of(verdict.better), code_of(turning.entry.move), better, played))
        return line, [Sentence(id, args) for id, args in reasons or [("bj-because-estimate", {})]]

    def _followed(self, p: Position, move: str) -> tuple[list[str], Position]:
        """The moves of a turn from here, as the master plays on, and where they lead; not beyond a draw."""
        chance = FastChance(_SEED)
        end, line = p.copy(), [move]
        if asks_chance(end, code_of(move)):
            return line, end
        carry_out(end, code_of(move), chance)
        while end.step not in (BETWEEN, OVER) and len(line) < _LONGEST:
            code = Master(_SEED).code(end)
            if asks_chance(end, code):
                break
            line.append(TOKENS[code])
            carry_out(end, code, chance)
        return line, end


@cache
def _careful() -> Farsight:
    valuer = taught_valuer(TURNS)
    return Farsight(valuer, Foresight(valuer), moves=8, margin=0.2, draws=48, beam=6, trust=0.7, most=12_000)


def _both(mover: int, chance: float) -> list[float]:
    return [chance, 1 - chance] if mover == 0 else [1 - chance, chance]


def _state(state: State) -> BurgerJointState:
    assert isinstance(state, BurgerJointState)
    return state
