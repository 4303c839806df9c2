/** One side of an offer, read from and written in the notation of offers: `$200, 2 tomato, card taxes, "I owe you"`. */
import { betweenSides, betweenThings, noThing, things } from '../notation.gen';
import { seatWord } from '../keys';

export interface Bundle {
  money: number;
  ingredients: Record<string, number>;
  garbage: number;
  cards: string[];
  /** action cards that the other side may choose */
  anyCards: number;
  recipes: string[];
  upgrades: string[];
  favour: string;
}

export const nothing = (): Bundle => ({
  money: 0,
  ingredients: {},
  garbage: 0,
  cards: [],
  anyCards: 0,
  recipes: [],
  upgrades: [],
  favour: '',
});

export function isNothing(bundle: Bundle): boolean {
  return writeBundle(bundle) === noThing;
}

/** A quotation mark would end the favour, a comma does not. */
const quoted = (favour: string): string => `"${favour.trim().replaceAll('"', '”')}"`;

export function writeBundle(bundle: Bundle): string {
  const parts = things.flatMap((thing): string[] => {
    const held = bundle[thing.field];
    if (!held) return [];
    if (thing.field === 'money') return [`${thing.word}${bundle.money}`];
    if (thing.field === 'favour') return bundle.favour.trim() ? [quoted(bundle.favour)] : [];
    if (typeof held === 'number') return [`${held} ${thing.word}`];
    if (Array.isArray(held)) return held.map((key) => `${thing.word} ${key}`);
    return Object.entries(held as Record<string, number>)
      .filter(([, count]) => count)
      .map(([key, count]) => (count > 1 ? `${count} ${key}` : key));
  });
  return parts.join(betweenThings) || noThing;
}

export function readBundle(text: string): Bundle {
  const bundle = nothing();
  const favour = /"([^"]*)"/.exec(text);
  if (favour) bundle.favour = favour[1] ?? '';
  for (const part of text.replace(/"[^"]*"/, '').split(betweenThings.trim()))
    readPart(bundle, part.trim().split(/\s+/));
  return bundle;
}

function readPart(bundle: Bundle, words: string[]): void {
  const counted = /^\d+$/.test(words[0] ?? '');
  const count = counted ? Number(words[0]) : 1;
  const [word = '', name = ''] = counted ? words.slice(1) : words;
  if (word === '' || word === noThing) return;
  const thing = things.find((each) => (each.field === 'money' ? word.startsWith(each.word) : each.word === word));
  if (thing?.field === 'money') bundle.money += Number(word.slice(thing.word.length));
  else if (thing?.field === 'garbage' || thing?.field === 'anyCards') bundle[thing.field] += count;
  else if (thing && thing.field !== 'ingredients' && thing.field !== 'favour')
    bundle[thing.field].push(...Array<string>(count).fill(name));
  else bundle.ingredients[word] = (bundle.ingredients[word] ?? 0) + count;
}

/** `to`: a seat, or null for all; `counters`: the number of the offer that it answers. */
export function writeOffer(
  to: number | null,
  give: Bundle,
  want: Bundle,
  openly: boolean,
  counters: number | null = null,
): string {
  const head = counters !== null ? `counter ${counters}` : `offer ${to === null ? 'all' : seatWord(to)}`;
  return `${head}${openly ? ' openly' : ''}: ${writeBundle(give)}${betweenSides}${writeBundle(want)}`;
}
