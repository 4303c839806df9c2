/** What happened on each day, from the log: who went where, who bought, who cooked, and the popularity at its end. */
import type { EventOut } from '$lib/types.gen';

export interface Day {
  readonly number: number;
  readonly goes: { seat: number; where: string }[];
  readonly bought: { seat: number; what: string }[];
  readonly cooked: { seat: number; recipes: string[]; n: number }[];
  /** levels reached */
  readonly levels: { seat: number; n: number }[];
  /** upgrades bought or won, as messages */
  readonly upgrades: { seat: number; what: string }[];
  /** popularity of each seat when the day was over, or now */
  points: number[];
  /** how much of it came on this day; below 0: it was lost */
  gained: number[];
}

const seatOf = (event: EventOut): number => Number(String(event.args['seat'] ?? '@0').slice(1));
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
const buys = ['rr-log-bought-bin', 'rr-log-bought-shelf', 'rr-log-bought-upgrade', 'rr-log-bought-card'];
const upgrades = ['rr-log-bought-upgrade', 'rr-log-gets-upgrade'];

function note(day: Day, event: EventOut): void {
  const seat = seatOf(event);
  if (event.id === 'rr-log-goes') day.goes.push({ seat, where: String(event.args['where']) });
  else if (buys.includes(event.id)) day.bought.push({ seat, what: String(event.args['what'] ?? '$rr-thing-card') });
  else if (event.id === 'rr-log-cooks')
    day.cooked.push({ seat, recipes: listOf(event.args['recipes']), n: Number(event.args['n']) });
  else if (event.id === 'rr-log-level') day.levels.push({ seat, n: Number(event.args['n']) });
  if (upgrades.includes(event.id)) day.upgrades.push({ seat, what: String(event.args['what']) });
}

/** How an event changes the popularity of a seat. */
function change(event: EventOut): number {
  if (event.id === 'rr-log-cooks') return Number(event.args['n']);
  return event.id === 'rr-log-loses-point' ? -1 : 0;
}

/**
 * The days that the events tell of. Popularity is counted back from now, so that it is right even if older ones are not
 * at hand.
 */
export function daysOf(events: readonly EventOut[], now: readonly number[]): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    if (event.id === 'rr-log-day') {
      const [goes, bought, cooked, levels, upgrades, points] = [[], [], [], [], [], []];
      const gained = now.map(() => 0);
      days.push({ number: Number(event.args['n']), goes, bought, cooked, levels, upgrades, points, gained });
    }
    const day = days.at(-1);
    if (!day) continue;
    note(day, event);
    const seat = seatOf(event);
    day.gained[seat] = (day.gained[seat] ?? 0) + change(event);
  }
  let points = [...now];
  for (const day of days.toReversed()) {
    day.points = points;
    points = points.map((n, seat) => n - (day.gained[seat] ?? 0));
  }
  return days;
}
