/** Ways that begin alike, as choices one after the other: whom, what, where. */
import { seatOf } from '../keys';

export interface Ways {
  /** several of these may be chosen together, in one move */
  readonly several: readonly string[] | null;
  readonly tails: readonly (readonly string[])[];
}

const isSeat = (word: string) => seatOf(word) !== null || word === 'nobody';

/** `head` is how many words all the moves share. */
export function waysOf(moves: readonly string[], head: number): Ways {
  const tails = moves.map((move) => move.split(/\s+/).slice(head));
  const open = tails.some((tail) => tail.length !== 1) && tails.every((tail) => tail.length > 0 && tail.every(isSeat));
  return { tails, several: open ? [...new Set(tails.flat())].filter((word) => word !== 'nobody').sort() : null };
}

/** What may come next after these words; empty when nothing more is to be chosen. */
export const nextOf = (ways: Ways, chosen: readonly string[]): string[] => [
  ...new Set(
    ways.tails
      .filter((tail) => chosen.every((word, i) => tail[i] === word))
      .flatMap((tail) => tail[chosen.length] ?? []),
  ),
];

/** What was picked, as far as it can still be: others may have moved meanwhile. */
export const stillOpen = (ways: Ways, picked: readonly string[]): readonly string[] => {
  if (ways.several) return picked.filter((word) => ways.several?.includes(word));
  return ways.tails.some((tail) => picked.every((word, i) => tail[i] === word)) ? picked : [];
};

/** Goes on as long as there is only one thing to choose. */
export function followed(ways: Ways, chosen: readonly string[]): string[] {
  const all = [...chosen];
  for (
    let next = nextOf(ways, all);
    next.length === 1 && !ways.tails.some((tail) => same(tail, all));
    next = nextOf(ways, all)
  )
    all.push(...next);
  return all;
}

export const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, i) => word === other[i]);

/** The move that these words make, in any order if several are chosen together. */
export function moveOf(
  moves: readonly string[],
  head: number,
  ways: Ways,
  chosen: readonly string[],
): string | undefined {
  const wanted = ways.several ? (chosen.length ? [...chosen].sort() : ['nobody']) : chosen;
  return moves.find((_, i) => {
    const tail = ways.tails[i] ?? [];
    return same(ways.several ? [...tail].sort() : tail, wanted);
  });
}
