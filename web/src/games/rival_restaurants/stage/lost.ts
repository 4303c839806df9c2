/** A claim that came to nothing: what happened, in words for who made it (RR-3.3, RR-3.6, RR-4.1). */
import type { EventOut, Line } from '$lib/types.gen';
import type { Args } from '$lib/words';
import { eventsOf } from '$lib/lines';

export interface Loss {
  readonly event: EventOut;
  readonly id: string;
  readonly args: Args;
  readonly hint: string;
}

/** What `me` (`@0`) has lost in the lines after `seen`. Who drops out of a war knows it. */
export function lossesOf(lines: readonly Line[], seen: number, me: string): Loss[] {
  return lines
    .filter((line) => line.seq > seen)
    .flatMap((line) => eventsOf(line).flatMap((event) => lossOf(event, me) ?? []));
}

function lossOf(event: EventOut, me: string): Loss | null {
  const { seat, losers, what, money } = event.args as {
    seat?: string;
    losers?: string[];
    what?: string;
    money?: number;
  };
  const loss = (id: string, args: Args = {}, hint = 'rr-t-lost-hint'): Loss => ({
    event,
    id,
    args: { what: what ?? '', ...args },
    hint,
  });
  if (losers?.includes(me))
    return event.id === 'rr-log-war-tied' ? loss('rr-t-lost-tied') : loss('rr-t-lost-won', { who: seat ?? '' });
  if (seat !== me) return null;
  if (event.id === 'rr-log-war-short') return loss('rr-t-lost-short', { money: money ?? 0 });
  if (event.id === 'rr-log-war-shut') return loss('rr-t-lost-shut', {}, 'rr-t-lost-hint-shut');
  if (event.id === 'rr-log-claim-lapses') return loss('rr-t-lost-closed', {}, 'rr-t-lost-hint-closed');
  return null;
}
