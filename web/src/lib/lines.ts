/** The log in words. */
import type { EventOut, Line, Moved } from '$lib/types.gen';
import { say, type Args } from '$lib/words';
import type { Told } from '$lib/log/filter';

export interface LogEntry extends Told {
  readonly seq: number;
  /** the position after this many entries of the record; null: nothing to look at */
  readonly number: number | null;
  /** who moved and who it is about; nobody: time, the bank, the table */
  readonly by: readonly number[];
}

/**
 * Which moves stand and which were taken back: an undo takes back the last one, ":takeback 7" the seventh and all after
 * it.
 */
function sorted(lines: readonly Line[]): { standing: Moved[]; gone: Moved[] } {
  const [standing, gone]: [Moved[], Moved[]] = [[], []];
  for (const line of lines) {
    if (line.type !== 'moved') continue;
    const [word, number] = line.move.split(' ');
    if (word === ':undo') gone.push(...standing.splice(-1));
    else if (word === ':takeback') {
      const first = standing.findIndex((move) => move.number >= Number(number));
      if (first >= 0) gone.push(...standing.splice(first));
    } else if (!line.move.startsWith(':')) standing.push(line);
  }
  return { standing, gone };
}

/** The lines (by seq) that were taken back. */
export const takenBack = (lines: readonly Line[]): ReadonlySet<number> =>
  new Set(sorted(lines).gone.map((line) => line.seq));

/** How many moves that stand would be taken back with this one. */
export const movesSince = (lines: readonly Line[], number: number): number =>
  sorted(lines).standing.filter((line) => line.number >= number).length;

/** What the log says about a move. Empty if it is not loaded. */
export function moveText(lines: readonly Line[], number: number): string {
  const line = lines.find((one) => one.type === 'moved' && one.number === number);
  const told = line ? entriesOf(line).filter(({ heading }) => !heading) : [];
  return told[0]?.text ?? '';
}

/** Changes that the log does not mention, because another line does or nobody needs to know. */
const silent: ReadonlySet<string> = new Set(['seats', 'seen', 'takeback']);

/** What happened in a line. Chat is not part of the game. */
export const eventsOf = (line: Line): readonly EventOut[] =>
  line.type === 'moved' || line.type === 'changed' ? line.events : [];

export const isHeading = (id: string) => id.endsWith('-log-turn') || id.endsWith('-log-day');

export const seatOf = ({ args: { seat } }: EventOut): number[] =>
  typeof seat === 'string' && /^@\d+$/.test(seat) ? [Number(seat.slice(1))] : [];

/** Everybody who is mentioned in an event, in any of its arguments. */
export const seatsOf = ({ args }: EventOut): number[] => [
  ...new Set(
    Object.values(args)
      .flat()
      .flatMap((arg) => (typeof arg === 'string' && /^@\d+$/.test(arg) ? [Number(arg.slice(1))] : [])),
  ),
];

/** Whether an entry is about what somebody else did, or its result. What the reader did is no news to them. */
export const isNews = ({ by }: LogEntry, mine: readonly number[]): boolean =>
  by.length === 0 || by.some((seat) => !mine.includes(seat));

/** What one line says. Nothing for chat, which is not part of the log. */
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
  if (line.type === 'moved' || silent.has(line.change)) return told;
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
