/** The move list of a replay: each move in its mover's words, what came of it below, turns and days as headings. */
import type { EventOut, ReplayMove } from '$lib/types.gen';
import { say } from '$lib/words';
import { isHeading, seatOf } from '$lib/lines';

export interface Row {
  readonly number: number;
  /** a turn or a day that begins with this move */
  readonly heading: string | null;
  readonly text: string;
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
}

const told = (event: EventOut): string => say(event.id, event.args);

/** What somebody did, where no event tells of it; whoever may not know it learns only that it was done. */
export function doneBy(move: ReplayMove, { names, inWords }: Reading): string {
  const who = names[move.by];
  const what = move.move === '?' ? say('replay-secret') : (inWords(move) ?? '…');
  return who ? `${who}: ${what}` : what;
}

function rowOf(move: ReplayMove, reading: Reading): Row | null {
  const { number, undone } = move;
  const heading =
    move.events
      .filter((event) => isHeading(event.id))
      .map(told)
      .join(' · ') || null;
  const rest = move.events.filter((event) => !isHeading(event.id));
  if (number === 0) return { number, heading, text: say('replay-start'), after: rest.map(told), undone };
  if (reading.idle(move.move) && !rest.length && !heading) return null;
  const own = rest.filter((event) => seatOf(event).includes(move.by));
  const others = rest.filter((event) => !own.includes(event));
  const text = own.length ? own.map(told).join(' ') : doneBy(move, reading);
  return { number, heading, text, after: others.map(told), undone };
}

export const rowsOf = (moves: readonly ReplayMove[], reading: Reading): Row[] =>
  moves.flatMap((move) => rowOf(move, reading) ?? []);
