/** What took back that I was ready (RR-3.7): what it was, and whether it concerns me. */
import type { EventOut, Line, RivalRestaurantsView } from '$lib/types.gen';
import type { Args } from '$lib/words';
import { eventsOf } from '$lib/lines';

export interface Change {
  /** the message that names it */
  readonly id: string;
  readonly args: Args;
}

export interface Disturbance {
  /** the thing to name: what concerns me, else the last card; null if nothing of it is known */
  readonly change: Change | null;
  /** I was hit, asked or given something, or my market changed. If not, what I said stands. */
  readonly mine: boolean;
}

const everybody = '$rr-everybody';
/** That somebody is ready, or has answered, concerns nobody else. */
const idle: ReadonlySet<string> = new Set(['rr-log-ready', 'rr-log-unready']);
const values = ({ args }: EventOut): unknown[] => Object.values(args).flat();

/** The events since I last said that I am ready; null if I have not said so in these lines. */
function sinceReady(lines: readonly Line[], me: number): EventOut[] | null {
  const at = lines.findLastIndex((line) => line.type === 'moved' && line.by === me && line.move === 'ready');
  return at < 0 ? null : lines.slice(at).flatMap(eventsOf);
}

function changeOf({ id, args }: EventOut, me: string): Change | null {
  if (id === 'rr-log-offers' && args['seat'] !== me)
    return { id: 'rr-flow-offer', args: { who: String(args['seat']) } };
  if (id === 'rr-log-hits' || id === 'rr-log-hits-named')
    return values({ id, args }).includes(me) ? { id: 'rr-flow-hit', args: { what: String(args['source']) } } : null;
  if (id === 'rr-log-plays' && args['seat'] !== me)
    return { id: 'rr-flow-played', args: { who: String(args['seat']), what: String(args['card']) } };
  return null;
}

/** What happened since `me` was ready. Without a line that says so, everything may concern me. */
export function disturbanceOf(lines: readonly Line[], view: RivalRestaurantsView, me: number): Disturbance {
  const events = sinceReady(lines, me);
  if (!events) return { change: null, mine: true };
  const places = (view.seats[me]?.chefs ?? []).map(({ place }) => `$rr-${place}`);
  const about: readonly unknown[] = [`@${me}`, everybody, ...places];
  const concerns = (event: EventOut) => !idle.has(event.id) && values(event).some((value) => about.includes(value));
  const named = (some: readonly EventOut[]) => some.flatMap((event) => changeOf(event, `@${me}`) ?? []).at(-1) ?? null;
  const mine = events.filter(concerns);
  return { change: named(mine) ?? named(events), mine: mine.length > 0 || !named(events) };
}
