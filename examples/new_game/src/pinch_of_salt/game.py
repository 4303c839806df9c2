"""The rules. Two to four cooks salt one soup, and each likes it differently."""

from tableside.engine.chance import Chance
from tableside.engine.simple_game import SimpleGame, SimpleState, each, option, secret

FULL = 12  # pinches; then the soup goes out as it is


class Kitchen(SimpleState):
    soups: int = 3
    soup: int = 1
    pinches: int = 0
    points: list[int] = each()
    taste: list[int] = secret(lambda chance: 3 + chance.below(7))  # PS-1.2: three to nine pinches

    def moves(self, seat: int) -> list[str]:
        """PS-1.3"""
        return ["salt 1", "salt 2", "salt 3"] + (["serve"] if self.pinches else [])

    def act(self, seat: int, move: str, chance: Chance) -> None:
        if move == "serve":
            self.serve(seat, chance)
        else:
            self.pinches += int(move[-1])
            self.tell("ps-log-salt", seat=seat, n=int(move[-1]))
            if self.pinches >= FULL:  # PS-1.5
                self.serve(seat, chance)
        self.next_turn()

    def serve(self, seat: int, chance: Chance) -> None:
        """PS-1.4: the closer to a cook's taste, the more points. Tastes are secret until now."""
        self.tell("ps-log-serve", seat=seat, n=self.pinches)
        for cook, taste in enumerate(self.taste):
            points = max(0, 5 - abs(taste - self.pinches))
            self.points[cook] += points
            self.tell("ps-log-taste", seat=cook, taste=taste, n=points)
        self.reveal()
        if self.soup == self.soups:  # PS-1.6
            self.finish()
            return
        self.soup, self.pinches = self.soup + 1, 0
        self.deal(chance)


GAME = SimpleGame(
    "pinch-of-salt",
    "PS",
    Kitchen,
    players=range(2, 5),
    vocabulary=["salt 1", "salt 2", "salt 3", "serve"],
    form=[option("ps", "soups", (1, 3, 5), 3)],
)
