/** One side of an offer, read from and written in the notation of offers: `$200, 2 tomato, card taxes, "I owe you"`. */
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
  return writeBundle(bundle) === 'nothing';
}

/** A quotation mark would end the favour, a comma does not. */
const quoted = (favour: string): string => `"${favour.trim().replaceAll('"', '”')}"`;

export function writeBundle(bundle: Bundle): string {
  const parts: string[] = [];
  if (bundle.money) parts.push(`$${bundle.money}`);
  for (const [key, count] of Object.entries(bundle.ingredients))
    if (count) parts.push(count > 1 ? `${count} ${key}` : key);
  if (bundle.garbage) parts.push(`${bundle.garbage} garbage`);
  parts.push(...bundle.cards.map((key) => `card ${key}`));
  if (bundle.anyCards) parts.push(`${bundle.anyCards} any-card`);
  parts.push(...bundle.recipes.map((key) => `recipe ${key}`), ...bundle.upgrades.map((key) => `upgrade ${key}`));
  if (bundle.favour.trim()) parts.push(quoted(bundle.favour));
  return parts.join(', ') || 'nothing';
}

export function readBundle(text: string): Bundle {
  const bundle = nothing();
  const favour = /"([^"]*)"/.exec(text);
  if (favour) bundle.favour = favour[1] ?? '';
  for (const part of text.replace(/"[^"]*"/, '').split(',')) readPart(bundle, part.trim().split(/\s+/));
  return bundle;
}

function readPart(bundle: Bundle, words: string[]): void {
  const counted = /^\d+$/.test(words[0] ?? '');
  const count = counted ? Number(words[0]) : 1;
  const [kind = '', name = ''] = counted ? words.slice(1) : words;
  if (kind === '' || kind === 'nothing') return;
  if (kind.startsWith('$')) bundle.money += Number(kind.slice(1));
  else if (kind === 'garbage') bundle.garbage += count;
  else if (kind === 'any-card') bundle.anyCards += count;
  else if (kind === 'card') bundle.cards.push(...Array<string>(count).fill(name));
  else if (kind === 'recipe') bundle.recipes.push(name);
  else if (kind === 'upgrade') bundle.upgrades.push(name);
  else bundle.ingredients[kind] = (bundle.ingredients[kind] ?? 0) + count;
}

/** `to`: a seat, or null for all; `counters`: the number of the offer that it answers. */
export function writeOffer(
  to: number | null,
  give: Bundle,
  want: Bundle,
  openly: boolean,
  counters: number | null = null,
): string {
  const head = counters !== null ? `counter ${counters}` : `offer ${to === null ? 'all' : `p${to + 1}`}`;
  return `${head}${openly ? ' openly' : ''}: ${writeBundle(give)} for ${writeBundle(want)}`;
}
