/** The moves worth showing of a study: the bot's choice, the next best two, and the one that was played. */
import type { Study } from '$lib/types.gen';
import { percent, ranked } from '../ranked';

export interface Weighed {
  readonly move: string;
  readonly words: string;
  /** null: the bot cannot tell */
  readonly percent: number | null;
  readonly played: boolean;
}

export function weighed({ move, chances, played }: Study, inWords: (move: string) => string, most = 3): Weighed[] {
  const known = ranked(move, chances, inWords, played).map(({ chance, ...row }) => ({
    ...row,
    percent: percent(chance),
    played: row.move === played,
  }));
  const best = known.length
    ? known.slice(0, most)
    : [{ move, words: inWords(move), percent: null, played: move === played }];
  if (played === null || best.some((row) => row.played)) return best;
  return [
    ...best,
    known.find((row) => row.played) ?? { move: played, words: inWords(played), percent: null, played: true },
  ];
}
