/** The rulebooks, from the same files that the server reads, so that they can be searched without it. */
import { hasWords, say, type Language } from '$lib/words';
import { rivals } from '../model/figures';

const books = import.meta.glob<string>('$rulebooks/*.md', { query: '?raw', import: 'default' });

export interface BookRule {
  /** "RR-4.4", "RR-9 Discount" */
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

const section = /^##\s+(?:([A-Z]+-\d+)\s+)?(.+)$/;
const numbered = /^(\d+)\.\s+(.+)$/;
const named = /^- (\*\*([^*]+)\*\*(?: \*\(([^*]+)\)\*)?.*)$/;

/**
 * What stands for each `{name}` in the rulebook of Rival Restaurants: lines for all chefs, restaurants, cards and
 * upgrades, and their numbers. The server fills in the same (`games/rival_restaurants/rulebook.py`).
 */
function rivalParts(): Record<string, string> {
  const text = (key: string) => (hasWords(`rr-rule-${key}`) ? `$rr-rule-${key}` : `$rr-about-${key}`);
  const name = (key: string) => say(`rr-${key}`).replaceAll('’', "'");
  const cited = (key: string, english: string) => `**${name(key)}**${name(key) === english ? '' : ` *(${english})*`}`;
  const chefs = rivals.chefs.map(
    ({ key, rule }) =>
      `${rule.split('.')[1] ?? ''}. ${say('rr-rulebook-chef', { chef: `=${name(key)}`, text: text(key) })}`,
  );
  const cards = rivals.cards.map(({ key, rule, base, deluxe }) => {
    const card = `=${cited(key, rule.slice(rule.indexOf(' ') + 1))}`;
    return `- ${say('rr-rulebook-card', { card, copies: deluxe, box: base ? '=base' : '=deluxe', text: text(key) })}`;
  });
  const restaurants = rivals.restaurants.map(({ key, cuisine }) => {
    const line = say('rr-rulebook-restaurant', {
      restaurant: `=**${name(key)}**`,
      cuisine: `$rr-cuisine-${cuisine}`,
      two: `$rr-level-${key}-2`,
      three: `$rr-level-${key}-3`,
      four: `$rr-level-${key}-4`,
    });
    return `- ${line}${hasWords(`rr-rule-${key}`) ? ` ${say(`rr-rule-${key}`)}` : ''}`;
  });
  const upgrades = rivals.upgrades.map(({ key, price }) =>
    say('rr-rulebook-upgrade', { upgrade: `=${name(key)}`, price: `=$${price * rivals.unit}`, text: text(key) }),
  );
  const beginners = rivals.chefs.filter((chef) => chef.beginners).map(({ key }) => name(key));
  const base = rivals.cards.map((card): number => card.base);
  const [inBase, inAll] = [base, rivals.cards.map((card): number => card.deluxe)].map((copies) =>
    copies.reduce((sum, n) => sum + n, 0),
  ) as [number, number];
  return {
    chefs: chefs.join('\n'),
    cards: cards.join('\n'),
    restaurants: restaurants.join('\n'),
    upgrades: upgrades.join(' '),
    beginners: beginners.join(', '),
    'chef-count': `${rivals.chefs.length}`,
    'beginner-count': `${beginners.length}`,
    'squad-count': `${rivals.chefs.filter((chef) => !chef.npc).length}`,
    'restaurant-count': `${rivals.restaurants.length}`,
    'base-cards': `${inBase}`,
    'repeated-cards': rivals.cards
      .filter((card) => card.base > 1)
      .map((card) => `${card.base} ${name(card.key)}`)
      .join(', '),
    'single-cards': `${base.filter((n) => n === 1).length}`,
    'deluxe-cards': `${inAll - inBase}`,
    'all-cards': `${inAll}`,
  };
}

/** The numbered and named rules of a book, each with what is indented below it. */
export function readBook(text: string): BookRule[] {
  const rules: { id: string; section: string; text: string }[] = [];
  let [number, title] = ['', ''];
  let open = false;
  for (const line of text.split('\n')) {
    const heading = section.exec(line);
    if (heading) {
      [number, title] = [heading[1] ?? '', heading[2] ?? ''];
      open = false;
      continue;
    }
    const item = numbered.exec(line);
    const name = named.exec(line);
    if (number && (item || name)) {
      const id = item ? `${number}.${item[1] ?? ''}` : `${number} ${name?.[3] ?? name?.[2] ?? ''}`;
      rules.push({ id, section: title, text: item?.[2] ?? name?.[1] ?? '' });
      open = true;
    } else if (open && /^\s+\S/.test(line)) {
      const last = rules.at(-1);
      if (last) last.text += `\n${line.trim()}`;
    } else if (line.trim()) open = false;
  }
  return rules;
}

export async function bookOf(game: string, lang: Language): Promise<BookRule[]> {
  const find = (code: Language) => Object.keys(books).find((path) => path.endsWith(`/${game}.${code}.md`));
  const source = books[find(lang) ?? find('en') ?? ''];
  if (!source) return [];
  const parts = game === 'rival-restaurants' ? rivalParts() : {};
  return readBook((await source()).replace(/\{([a-z-]+)\}/g, (all, part: string) => parts[part] ?? all));
}
