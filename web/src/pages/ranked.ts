/** The moves that a bot has rated: the one that it would play first, then the others by their chances. */
export interface Ranked {
  readonly move: string;
  readonly chance: number;
  readonly words: string;
}

/** Whole percents. Only certain results are 0 or 100. */
export const percent = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 100 * Math.round(chance) : Math.min(99, Math.max(1, Math.round(100 * chance)));

/** Whether an estimate distinguishes several moves, in whole percents as they are shown. */
export const tellsApart = (percents: readonly number[]): boolean => percents.length < 2 || new Set(percents).size > 1;

/** Of moves that come to the same for who plays them (either of two bins with beef), which is to say that they have the
 *  same words, one is enough: the one that is meant, if it is among them, else the best. */
export function ranked(
  choice: string,
  chances: Readonly<Record<string, number>>,
  inWords: (move: string) => string,
  meant: string | null,
): Ranked[] {
  const rows = Object.entries(chances).map(([move, chance]) => ({ move, chance, words: inWords(move) }));
  rows.sort((one, other) => Number(other.move === choice) - Number(one.move === choice) || other.chance - one.chance);
  const best = new Map<string, Ranked>();
  for (const row of rows) {
    const equal = best.get(row.words);
    if (!equal) best.set(row.words, row);
    else if (row.move === meant) best.set(row.words, { ...equal, move: row.move });
  }
  return [...best.values()];
}
