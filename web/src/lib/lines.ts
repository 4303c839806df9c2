/** The log in words. */
import type { EventOut, Line } from '$lib/types.gen';
import { say, type Args } from '$lib/words';
import type { Told } from '$lib/log/filter';

export interface LogEntry extends Told {
  readonly seq: number;
  /** the position after this many entries of the record; null: nothing to look at */
  readonly number: number | null;
  /** who moved and whom it tells of; nobody: time, the bank, the table */
  readonly by: readonly number[];
}

/** The lines (by seq) that were taken back: each undo takes back the last move that stands. */
export function takenBack(lines: readonly Line[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const standing: number[] = [];
  for (const line of lines) {
    if (line.type !== 'moved') continue;
    if (line.move === ':undo') gone.add(standing.pop() ?? -1);
    else if (!line.move.startsWith(':')) standing.push(line.seq);
  }
  return gone;
}

/** What happened in a line; talk is nothing that happened in the game. */
export const eventsOf = (line: Line): readonly EventOut[] =>
  line.type === 'moved' || line.type === 'changed' ? line.events : [];

export const isHeading = (id: string) => id.endsWith('-log-turn') || id.endsWith('-log-day');

export const seatOf = ({ args: { seat } }: EventOut): number[] =>
  typeof seat === 'string' && /^@\d+$/.test(seat) ? [Number(seat.slice(1))] : [];

/** Everybody an event speaks of, in any of its arguments. */
export const seatsOf = ({ args }: EventOut): number[] => [
  ...new Set(
    Object.values(args)
      .flat()
      .flatMap((arg) => (typeof arg === 'string' && /^@\d+$/.test(arg) ? [Number(arg.slice(1))] : [])),
  ),
];

/** Whether an entry tells of what somebody else did, or what came of it: one's own doings are no news to oneself. */
export const isNews = ({ by }: LogEntry, mine: readonly number[]): boolean =>
  by.length === 0 || by.some((seat) => !mine.includes(seat));

/** What one line says; nothing for talk, which is not part of the log. */
export function entriesOf(line: Line): LogEntry[] {
  if (line.type === 'said' || line.type === 'reacted') return [];
  const number = line.type === 'moved' ? line.number : line.change === 'started' ? 0 : null;
  const mover = line.by === null ? [] : [line.by];
  const told = line.events.map((event, i) => ({
    key: `${line.seq}-${i}`,
    seq: line.seq,
    number,
    text: say(event.id, event.args as Args),
    heading: isHeading(event.id),
    by: [...mover, ...seatOf(event)],
    ids: [event.id],
    seats: seatsOf(event),
  }));
  if (line.type === 'moved') return told;
  const who: Args = {
    seat: `@${line.by ?? line.seat ?? 0}`,
    other: `@${line.seat ?? line.by ?? 0}`,
    what: `$motion-${line.motion?.kind ?? 'pause'}`,
  };
  const id = `change-${line.change}`;
  const changed: LogEntry = {
    key: `${line.seq}-changed`,
    seq: line.seq,
    number: null,
    text: say(id, who),
    heading: false,
    by: mover,
    ids: [id],
    seats: [line.by, line.seat].filter((seat) => seat !== null),
  };
  return [changed, ...told];
}
