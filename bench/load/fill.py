"""Fill a data folder with finished games and one long one: python fill.py FOLDER COUNT. Prints what it
made, as JSON."""

import asyncio
import json
import sys
from pathlib import Path

from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.server.api_schema import NewTable, SeatWish, SessionChange
from tableside.server.app_context import AppContext
from tableside.server.people.guests import GuestRow
from tableside.server.settings import Settings
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.jobs.tasks import import_record
from tableside.server.tables.lifecycle import open_table
from tableside.server.tables.table import Table
from tableside.server.tables.uploads import save_upload

LONG = 500


def short_record() -> Record:
    match = Match.start("burger-joint", players=["Ada", "Bob"], seed=1)
    chance = FastChance(1)
    for _ in range(30):
        seat = match.asked()[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[chance.below(len(moves))])
    match.play(match.asked()[0], ":resign")
    return match.record


async def long_game(context: AppContext, guest: GuestRow) -> Table:
    """A running game with this many moves, played through the table as people would."""
    wish = NewTable("burger-joint", [SeatWish("me"), SeatWish("local")], public=True)
    table = await open_table(context.registry, guest, wish)
    chance = FastChance(2)
    while table.info.moves < LONG:
        match = table.running_match()
        seat = match.asked()[0]
        moves = match.legal_moves(seat)
        await table.play(seat, moves[chance.below(len(moves))], f"{seat}:{table.info.moves}", None, table.info.seq)
        assert table.info.status == "playing", "the game ended before it was long"
    return table


async def fill(folder: Path, count: int) -> None:
    context = AppContext(Settings(folder, limits=0))
    await context.open()
    guest = await context.guests.create(SessionChange(name="Filler"), "en")
    now = now_ms()
    kept, lines = import_record(short_record().text().encode(), now)
    for _ in range(0, count, 200):
        batch = []
        for _ in range(200):
            batch.append(save_upload(context.registry, guest, kept, lines, now))
        await asyncio.gather(*batch)
    table = await long_game(context, guest)
    print(json.dumps({"games": count, "long": table.info.id, "long_moves": table.info.moves}))
    await context.close()


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2])))
