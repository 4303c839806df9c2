/** The title of a position in a replay. */
import type { ReplayMove } from '$lib/types.gen';
import { say } from '$lib/words';
import { doneBy, type Reading } from './rows';

/** What happened, in words; a move after which nothing was told yet (a bistro chosen, its diner not) is said itself. */
export function labelOf(move: ReplayMove | undefined, reading: Reading): string {
  // Sentences follow one another; what has no full stop is set apart.
  const told = move?.events
    .filter((event) => !reading.passing(event.id))
    .map((event) => say(event.id, event.args))
    .join('; ')
    .replace(/([.!?…]); /g, '$1 ');
  if (told) return told;
  return !move || move.number === 0 ? say('replay-start') : doneBy(move, reading);
}
