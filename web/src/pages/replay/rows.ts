/** The move list of a replay: each move as its player sees it, its results below, and turns and days as headings. */
import type { EventOut, ReplayMove } from '$lib/types.gen';
import { isHeading, seatOf, seatsOf } from '$lib/lines';
import type { Told } from '$lib/log/filter';
import { say } from '$lib/words';

export interface Row extends Told {
  readonly number: number;
  /** what happened to others, or to all, because of it */
  readonly after: readonly string[];
  readonly undone: boolean;
}

export interface Reading {
  readonly names: readonly string[];
  /** a move in words; null while the position it was played in is not known yet */
  readonly inWords: (move: ReplayMove) => string | null;
  /** a move that changes nothing on the table: to be ready, or not to be */
  readonly idle: (move: string) => boolean;
  /** an event that was interesting only at the time: somebody was ready */
  readonly passing: (id: string) => boolean;
}

const told = (event: EventOut): string => say(event.id, event.args);

/** What somebody did, if no event says it. Readers who may not know it see only that it was done. */
export function doneBy(move: ReplayMove, { names, inWords }: Reading): string {
  const who = names[move.by];
  const what = move.move === '?' ? say('replay-secret') : (inWords(move) ?? '…');
  return who ? `${who}: ${what}` : what;
}

/** The rows of one move: what it did; and if a turn or a day began with it, that heading and what followed. */
function rowsOfMove(move: ReplayMove, reading: Reading): Row[] {
  const { number, by, undone } = move;
  const events = move.events.filter((event) => !reading.passing(event.id));
  const row = (part: string, text: string, about: readonly EventOut[], after: readonly EventOut[] = []): Row => ({
    key: `${number}${part}`,
    number,
    heading: false,
    text,
    after: after.map(told),
    undone,
    ids: about.map((event) => event.id),
    seats: [...new Set(about.flatMap(seatsOf))],
  });
  const first = events.findIndex((event) => isHeading(event.id));
  const before = first < 0 ? events : events.slice(0, first);
  const rows: Row[] = [];
  if (number === 0) rows.push(row('', say('replay-start'), before, before));
  else if (before.length || !(reading.idle(move.move) || events.length < move.events.length)) {
    const own = before.filter((event) => seatOf(event).includes(by));
    const text = own.length ? own.map(told).join(' ') : doneBy(move, reading);
    const done = row(
      '',
      text,
      before,
      before.filter((event) => !own.includes(event)),
    );
    rows.push({ ...done, seats: [...new Set([by, ...done.seats])] });
  }
  // A turn can begin and pass within one move: each has a heading of its own.
  for (const [i, event] of events.entries()) {
    if (i < first || first < 0) continue;
    const part = `-${i}`;
    if (isHeading(event.id)) rows.push({ ...row(part, told(event), [event]), heading: true });
    else rows.push(row(part, told(event), [event]));
  }
  return rows;
}

export const rowsOf = (moves: readonly ReplayMove[], reading: Reading): Row[] =>
  moves.flatMap((move) => rowsOfMove(move, reading));
