/** What a question names, and for whom: open before anybody answers (RR-9.2, RR-3.4). */
import type { PendingView } from '$lib/types.gen';
import { say } from '$lib/words';

/** Whom an effect hits, with what was named for them: a line for each name. */
export function hitLines(pending: PendingView): string[] {
  const who = `@${pending.seat ?? 0}`;
  const nameFor = (seat: number): string => pending.named.find((named) => named.seat === seat)?.what ?? '';
  return [...new Set(pending.hit.map(nameFor))].map((name) => {
    const on = pending.hit.filter((seat) => nameFor(seat) === name).map((seat) => `@${seat}`);
    return name ? say('rr-t-hits-named', { who, on, what: `$rr-${name}` }) : say('rr-t-hits', { who, on });
  });
}

/** Who another choice is about: the chef for whom an ingredient is named, or which of the player's own two chefs. */
export function aboutWhom(pending: PendingView, me: number, chefs: number): string {
  const open = pending.named.find((named) => named.what === null);
  if (open) return say('rr-t-named-for', { on: `@${open.seat}` });
  const own = chefs > 1 ? pending.named.find((named) => named.seat === me && named.what !== null) : undefined;
  return own ? say('rr-t-named-for', { on: `$rr-${own.what}` }) : '';
}
