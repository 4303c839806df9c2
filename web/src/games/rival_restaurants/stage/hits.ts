/** What others did to me: theft, a forced discard, a robbery, garbage, a lost point (RR-5.6, RR-7, RR-9). */
import type { EventOut, Line } from '$lib/types.gen';
import { eventsOf } from '$lib/lines';

export interface Blow {
  readonly event: EventOut;
  /** who did it (`@1`); '' if nobody in particular */
  readonly by: string;
  /** the card or chef by which it was done: `armed-robbery` */
  readonly source: string;
}

/** Who suffers from an event, by the name of the argument. */
const victims: Readonly<Record<string, string>> = {
  'rr-log-steals': 'from',
  'rr-log-steals-card': 'from',
  'rr-log-discards': 'seat',
  'rr-log-discards-card': 'seat',
  'rr-log-pays': 'seat',
  'rr-log-pays-bank': 'seat',
  'rr-log-takes-garbage': 'seat',
  'rr-log-gives-garbage': 'other',
  'rr-log-gives-all': 'seat',
  'rr-log-loses-point': 'seat',
};
const keyOf = (arg: unknown): string => (typeof arg === 'string' && arg.startsWith('$rr-') ? arg.slice(4) : '');

/**
 * What was done to `me` (`@0`) in the lines after `seen`. A card or power is announced first and carried out later,
 * when everybody has answered: until then it is the cause. What nobody announced, such as a toll, is no blow.
 */
export function blowsOf(lines: readonly Line[], seen: number, me: string): Blow[] {
  const blows: Blow[] = [];
  let cause = null as { by: string; source: string } | null;
  for (const line of lines) {
    let carriedOut = false;
    for (const event of eventsOf(line)) {
      const { id, args } = event;
      if (id === 'rr-log-plays') cause = { by: String(args['seat']), source: keyOf(args['card']) };
      else if (id === 'rr-log-hits' || id === 'rr-log-hits-named') {
        const source = keyOf(args['source']);
        if (cause?.source !== source) cause = { by: line.type === 'moved' ? `@${line.by}` : '', source };
      } else if (id === 'rr-log-stopped' && args['seat'] === me) cause = null;
      const victim = victims[id];
      if (!victim || !cause || cause.by === me) continue;
      carriedOut = true;
      if (args[victim] === me && line.seq > seen) blows.push({ event, ...cause });
    }
    if (carriedOut) cause = null;
  }
  return blows;
}
