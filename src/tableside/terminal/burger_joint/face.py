"""The face of Burger Joint: boards, moves in words, hints."""

from typing import Any

from rich.console import Group
from rich.text import Text

from tableside.bots import Ask
from tableside.bots.burger_joint.advice import explain
from tableside.bots.burger_joint.network_bots import Master
from tableside.engine.errors import Arg
from tableside.engine.events import Event
from tableside.engine.match import Match
from tableside.games.burger_joint.notation.move_table import BISTRO, KIND_OF, MOVES
from tableside.games.burger_joint.notation.moves import TOKENS, code_of
from tableside.games.burger_joint.state import BurgerJointState
from tableside.games.burger_joint.view import Bistro, BurgerJointView, Purchase, SideView
from tableside.terminal.burger_joint.board import draw_table, gain_in_words
from tableside.terminal.burger_joint.cubes import cube
from tableside.terminal.face import Face, Hint


class BurgerJointFace(Face):
    example = "3K =Y / basic end"
    secret = False  # everything is open (BJ-3.6, BJ-3.8)

    def table(self, view: BurgerJointView, seat: int | None, width: int) -> list[Text]:
        return draw_table(view, self.words, self.names, self.who, width)

    def asked(self, view: BurgerJointView, seat: int) -> str:
        number = view.sides[seat].excess if view.step == "discard" else view.pending
        args: dict[str, Arg] = {"seat": f"@{seat}", "n": number, "limit": view.hand_limit}
        return self.words.say(f"bj-ask-{view.step}", args, self.names)

    def rule(self, view: BurgerJointView) -> str:
        return view.rule

    def position(self, view: BurgerJointView) -> str:
        return view.line

    def opens_paragraph(self, event: Event) -> bool:
        return event.id in ("bj-log-turn", "bj-log-win", "bj-log-draw-agreed")

    def moves_in(self, line: str) -> list[str]:
        return line.split()

    def describe(self, view: BurgerJointView | None, seat: int, move: str) -> str:
        id, args = _message(code_of(move), view.sides[seat] if view is not None else None)
        text = self.words.say(id, args, self.names)
        purchase = _purchase(view.sides[seat], TOKENS[code_of(move)]) if view is not None else None
        if purchase is not None:
            text += ", " + gain_in_words(purchase.gain, self.words)
        return text

    def hint(self, match: Match, seat: int) -> Hint:
        """What the master would do. On boards that it was not trained on, what the greedy bot would do."""
        state = match.state
        assert isinstance(state, BurgerJointState)
        advice = Master().advise(Ask(state, seat))
        id, args = explain(state.position, code_of(advice.move))
        return Hint(advice.move, self.words.say(id, args, self.names), tuple(advice.ranked()))

    def explain_notation(self) -> list[tuple[str, str]]:
        return [(move.tokens[0], self.words.say(*_message(move.first, None))) for move in MOVES]

    def legend(self, view: BurgerJointView) -> Group:
        say = self.words.say
        lines = [Text(say("bj-legend-board")), Text()]
        for letter in view.bag:
            lines.append(Text("  ") + cube(letter) + Text(f"  {say(f'bj-cube-{letter}')}"))
        burger, pizza = ([self._bistro(bistro) for bistro in side.bistros] for side in view.sides)
        if burger == pizza:
            lines += [Text(), *burger]
        else:
            for seat, bistros in enumerate((burger, pizza)):
                lines += [Text(), Text(self.names(seat)), *bistros]
        return Group(*lines)

    def _bistro(self, bistro: Bistro) -> Text:
        """Its name, its points and what it can do, as on the board in play (BJ-9.1)."""
        name = self.words.say(f"bj-bistro-{bistro.ability}", {"letter": f"={bistro.letter}"})
        worth = self.words.say("bj-screen-points", {"n": bistro.points})
        return Text(f"  {name}, {worth}: {self.words.say(f'bj-ability-{bistro.ability}')}")


def _message(code: int, side: SideView | None) -> tuple[str, dict[str, Arg]]:
    """A move as a message with its arguments."""
    move = KIND_OF[code]
    letter = move.letters[code - move.first]
    args: dict[str, Arg] = {"cube": f"$bj-cube-{letter}", "diner": f"$bj-diner-{letter}"}
    if move.argument == BISTRO:
        known = {bistro.letter: bistro.ability for bistro in side.bistros} if side is not None else {}
        args["bistro"] = f"$bj-bistro-{known.get(letter, 'any')} {letter}"
    return f"bj-move-{move.phrase}", args


def _purchase(side: SideView, move: str) -> Purchase | None:
    everything: list[Any] = [
        side.publicity_purchase,
        side.basic_purchase,
        *side.diner_purchases,
        *side.bistro_purchases,
    ]
    return next((purchase for purchase in everything if purchase.move == move), None)
