"""Tree: Monte Carlo tree search (UCT) for Burger Joint, and its simplest form, one level deep.

Draws are repeated in every iteration. A draw changes only the bag, so the outcomes of a move are distinguished by the
bag they leave. A move without a draw has one child, any other as many as were seen. Compiled with the rules. A
``Judge`` rates the leaves.
"""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tableside.engine.chance import Chance
from tableside.games.burger_joint.core.position import BETWEEN, DRAWN, OVER, Position
from tableside.games.burger_joint.core.turn import begin_turn, carry_out, legal_mask, play_out, random_move

MOST_MOVES: Final[i64] = 20_000  # of one playout; random players finish in about a thousand


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Rates a position for Burger, from 0 to 1. The judge may change the position it gets."""

    def worth(self, p: Position, chance: Chance) -> float:
        raise NotImplementedError

    def knows_ends_of_turns(self) -> bool:
        """Whether a turn's end is judged before the next production is drawn; then the tree stops there."""
        return False


class RandomPlayout(Judge):
    """Random moves of both sides to the end of the game."""

    def worth(self, p: Position, chance: Chance) -> float:
        play_out(p, chance, MOST_MOVES)
        return result(p)


def result(p: Position) -> float:
    """What a game was worth to Burger. A game that did not end is worth a half."""
    if p.step != OVER or p.winner == DRAWN:
        return 0.5
    return 1.0 if p.winner == 0 else 0.0


class Node:
    """A position of the tree: its moves, how often each was tried, and the results for the mover."""

    def __init__(self, p: Position) -> None:
        self.mover: i64 = p.mover
        self.untried: i64 = legal_mask(p)
        self.codes: list[int] = []
        self.tries: list[int] = []
        self.worth: list[float] = []  # the sum over all tries
        self.seen: i64 = 0
        self.children: dict[int, Node] = {}

    def pick(self, explore: float, chance: Chance) -> int:
        """The index of the move to try: each once, in random order, then by upper confidence bounds."""
        if self.untried:
            code = random_move(self.untried, chance)
            self.untried ^= i64(1 << int(code))  # as Python's integers: C would shift a bare 1 in 32 bits
            self.codes.append(int(code))
            self.tries.append(0)
            self.worth.append(0.0)
            return len(self.codes) - 1
        bonus = explore * math.sqrt(math.log(float(int(self.seen))))
        best = 0
        highest = -1.0
        for place in range(len(self.codes)):
            tried = float(self.tries[place])
            bound = self.worth[place] / tried + bonus / math.sqrt(tried)
            if bound > highest:
                highest = bound
                best = place
        return best

    def note(self, place: int, burger: float) -> None:
        """One more try of a move, and its value for Burger."""
        self.seen += 1
        self.tries[place] += 1
        self.worth[place] += burger if self.mover == 0 else 1.0 - burger


def grow(top: Node, root: Position, judge: Judge, chance: Chance, iterations: int, explore: float) -> None:
    """This many more iterations: down the tree, one new leaf, its value, back up."""
    stops = judge.knows_ends_of_turns()
    for _ in range(iterations):
        p = root.copy()
        path: list[Node] = []
        places: list[int] = []
        node: Node | None = top
        while node is not None:
            place = node.pick(explore, chance)
            code: i64 = node.codes[place]
            path.append(node)
            places.append(place)
            carry_out(p, code, chance)
            if p.step == BETWEEN and not stops:
                begin_turn(p, chance)
            if p.step == OVER or p.step == BETWEEN:
                break
            node = _child(node, int(code), p)
        burger = result(p) if p.step == OVER else judge.worth(p, chance)
        for step in range(len(path)):
            path[step].note(places[step], burger)


def _child(node: Node, code: int, p: Position) -> Node | None:
    """The node a move led to. None if it is new, because an iteration adds only one node."""
    key = int(p.bag << 6 | code)
    found = node.children.get(key)
    if found is None:
        node.children[key] = Node(p)
    return found


def spread(top: Node, root: Position, judge: Judge, chance: Chance, iterations: int) -> None:
    """This many more tries, spread evenly over the moves, with nothing remembered below them: flat Monte Carlo."""
    stops = judge.knows_ends_of_turns()
    for _ in range(iterations):
        place = int(top.seen) % len(top.codes) if not top.untried else top.pick(0.0, chance)
        p = root.copy()
        carry_out(p, top.codes[place], chance)
        if p.step == BETWEEN and not stops:
            begin_turn(p, chance)
        burger = result(p) if p.step == OVER else judge.worth(p, chance)
        top.note(place, burger)


def most_tried(top: Node) -> int:
    """The move that the tree chooses. Among equals, the one with the better results."""
    best = 0
    for place in range(1, len(top.codes)):
        if (top.tries[place], top.worth[place]) > (top.tries[best], top.worth[best]):
            best = place
    return top.codes[best]


def best_mean(top: Node) -> int:
    """The move with the best average result."""
    best = 0
    for place in range(1, len(top.codes)):
        if top.worth[place] * top.tries[best] > top.worth[best] * top.tries[place]:
            best = place
    return top.codes[best]
