/** A claim that came to nothing: what happened, in words for who made it (RR-3.3, RR-3.6, RR-4.1). */
import type { EventOut, Line } from '$lib/types.gen';
import type { Args } from '$lib/words';
import { eventsOf } from '../../pages/table/lines';

export interface Loss {
  readonly event: EventOut;
  readonly id: string;
  readonly args: Args;
  readonly hint: string;
}

/** What `me` (`@0`) has lost in the lines after `seen`. Who drops out of a war knows it. */
export function lossesOf(lines: readonly Line[], seen: number, me: string): Loss[] {
  /** the wars I am still in: over what, against whom */
  const wars = new Map<string, readonly string[]>();
  const found: Loss[] = [];
  const read = (event: EventOut, fresh: boolean, own: boolean): void => {
    const { seat, seats, what } = event.args as { seat?: string; seats?: string[]; what?: string };
    if (event.id === 'rr-log-day') return wars.clear();
    if (what === undefined) return;
    const lose = (id: string, args: Args = {}, hint = 'rr-t-lost-hint') => fresh && found.push({ event, id, args: { what, ...args }, hint });
    const against = wars.get(what);
    if (event.id === 'rr-log-war' && seats?.includes(me)) wars.set(what, seats);
    if (event.id === 'rr-log-claim-lapses' && seat === me) lose('rr-t-lost-closed', {}, 'rr-t-lost-hint-closed');
    if (!against) return;
    if (event.id === 'rr-log-war-short' && seat === me) lose('rr-t-lost-short', { money: event.args['money'] as number });
    if (event.id === 'rr-log-war-out' && seat === me && !own) lose('rr-t-lost-shut');
    if (event.id === 'rr-log-war-tied') lose('rr-t-lost-tied');
    const won = event.id === 'rr-log-war-won' && seat !== undefined && against.includes(seat);
    if (won && seat !== me) lose('rr-t-lost-won', { who: seat });
    if (won || ['rr-log-war-tied', 'rr-log-war-nobody'].includes(event.id) || (seat === me && /-war-(short|out)$/.test(event.id))) wars.delete(what);
  };
  for (const line of lines) for (const event of eventsOf(line)) read(event, line.seq > seen, line.type === 'moved' && `@${line.by}` === me);
  return found;
}
