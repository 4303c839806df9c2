/** What is told when a day is over: who cooked what, levels, upgrades, what comes in, and the standings. */
import { eventsOf } from '$lib/lines';
import type { EventOut, Line, SeatView } from '$lib/types.gen';
import { daysOf } from './days';

export interface SceneRow {
  readonly seat: number;
  /** equals share a rank */
  readonly rank: number;
  readonly points: number;
  readonly gained: number;
  readonly cooked: readonly { readonly recipes: readonly string[]; readonly n: number }[];
  /** the highest level reached on this day */
  readonly level: number | null;
  /** as messages */
  readonly upgrades: readonly string[];
  /** what came in for the new day, in dollars */
  readonly income: number;
}

export interface Scene {
  /** the day that is over */
  readonly day: number;
  readonly rows: readonly SceneRow[];
}

/** The day that begins with a line; null: none does. */
export const dayOf = (line: Line): number | null => {
  const begun = eventsOf(line).findLast((event) => event.id === 'rr-log-day');
  return begun ? Number(begun.args['n']) : null;
};

/**
 * The day that has just begun while the reader watched, if another one ended with it. What comes several lines at a
 * time was missed and is caught up with.
 */
export function dayBegun(lines: readonly Line[], seen: number): number | null {
  const [line, ...more] = lines.filter((each) => each.seq > seen);
  const day = line && !more.length ? dayOf(line) : null;
  return day !== null && day > 1 ? day : null;
}

type Standing = Pick<SeatView, 'points' | 'income' | 'gone'>;

/** The day before `begun`, from the events until then and the seats as they are when `begun` begins. */
export function sceneOf(events: readonly EventOut[], begun: number, seats: readonly Standing[]): Scene {
  const number = begun - 1;
  const known = events.some((event) => event.id === 'rr-log-day' && event.args['n'] === number);
  // A player who came in the middle of the day has not seen it begin.
  const told = known ? events : [{ id: 'rr-log-day', args: { n: number } }, ...events];
  const day = daysOf(
    told,
    seats.map(({ points }) => points),
  ).find((each) => each.number === number);
  const of = <T extends { seat: number }>(list: readonly T[] | undefined, seat: number): T[] =>
    list?.filter((each) => each.seat === seat) ?? [];
  const rows = seats.flatMap(({ points, income, gone }, seat): SceneRow[] =>
    gone
      ? []
      : [
          {
            seat,
            rank: 1 + seats.filter((other) => !other.gone && other.points > points).length,
            points,
            gained: day?.gained[seat] ?? 0,
            cooked: of(day?.cooked, seat).map(({ recipes, n }) => ({ recipes, n })),
            level: of(day?.levels, seat).reduce<number | null>((most, { n }) => Math.max(most ?? 0, n), null),
            upgrades: of(day?.upgrades, seat).map(({ what }) => what),
            income,
          },
        ],
  );
  return { day: number, rows: rows.sort((a, b) => a.rank - b.rank) };
}
