"""Random games of Burger Joint, through every interface of the rules."""

from tableside.arena.bench.contract import BURST, MIDDLE, MOST, copies, text_moves
from tableside.arena.bench.stopwatch import Burst
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.position import OVER
from tableside.games.burger_joint.core.turn import apply, legal_mask, play_out, random_move, set_up


def loop() -> Burst:
    boards, chance = board_set(read_set(DEFAULT)), FastChance(1)

    def burst() -> int:
        done = 0
        while done < BURST:
            done += play_out(set_up(boards, chance), chance, MOST)
        return done

    return burst


def moves() -> Burst:
    boards, chance = board_set(read_set(DEFAULT)), FastChance(1)

    def burst() -> int:
        done = 0
        while done < BURST:
            position = set_up(boards, chance)
            while position.step != OVER:
                apply(position, random_move(legal_mask(position), chance), chance)
                done += 1
        return done

    return burst


def text() -> Burst:
    return text_moves("burger-joint", 2)


def copy() -> Burst:
    chance = FastChance(1)
    position = set_up(board_set(read_set(DEFAULT)), chance)
    play_out(position, chance, MIDDLE)
    return copies(position.copy)
