/** The moves worth showing of a study: the best three, and the one that was played. */
import type { Study } from '$lib/types.gen';

export interface Weighed {
  readonly move: string;
  /** null: the bot cannot tell */
  readonly percent: number | null;
  readonly played: boolean;
}

export function weighed({ move, chances, played }: Study, most = 3): Weighed[] {
  const ranked = Object.entries(chances).sort(([, one], [, other]) => other - one);
  const known = ranked.map(([name, chance]) => ({ move: name, percent: Math.round(100 * chance), played: name === played }));
  const best = known.length ? known.slice(0, most) : [{ move, percent: null, played: move === played }];
  if (played === null || best.some((row) => row.played)) return best;
  return [...best, known.find((row) => row.played) ?? { move: played, percent: null, played: true }];
}
