/** What happened on each day, from the log: who went where, who bought, who cooked, and the popularity at its end. */
import type { EventOut } from '$lib/types.gen';

export interface Day {
  readonly number: number;
  readonly goes: { seat: number; where: string }[];
  readonly bought: { seat: number; what: string }[];
  readonly cooked: { seat: number; recipes: string[]; n: number }[];
  /** popularity of each seat when the day was over, or now */
  points: number[];
}

const seatOf = (event: EventOut): number => Number(String(event.args['seat'] ?? '@0').slice(1));
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
const buys = ['rr-log-bought-bin', 'rr-log-bought-shelf', 'rr-log-bought-upgrade', 'rr-log-bought-card'];

function note(day: Day, event: EventOut): void {
  const seat = seatOf(event);
  if (event.id === 'rr-log-goes') day.goes.push({ seat, where: String(event.args['where']) });
  else if (buys.includes(event.id)) day.bought.push({ seat, what: String(event.args['what'] ?? '$rr-thing-card') });
  else if (event.id === 'rr-log-cooks')
    day.cooked.push({ seat, recipes: listOf(event.args['recipes']), n: Number(event.args['n']) });
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
  const changes: number[][] = [];
  for (const event of events) {
    if (event.id === 'rr-log-day') {
      days.push({ number: Number(event.args['n']), goes: [], bought: [], cooked: [], points: [] });
      changes.push(now.map(() => 0));
    }
    const [day, made] = [days.at(-1), changes.at(-1)];
    if (!day || !made) continue;
    note(day, event);
    const seat = seatOf(event);
    made[seat] = (made[seat] ?? 0) + change(event);
  }
  let points = [...now];
  for (let i = days.length - 1; i >= 0; i -= 1) {
    const day = days[i];
    if (day) day.points = points;
    points = points.map((n, seat) => n - (changes[i]?.[seat] ?? 0));
  }
  return days;
}
