/** Everything that can be looked up: chefs, restaurants, cards, ingredients, recipes, upgrades, and every rule. */
import { say } from '$lib/words';
import { burgers } from '../model/burgers';
import { keys, rivals } from '../model/figures';
import type { GameKey } from '../model/types';
import type { BookRule } from './rulebook';

export type Kind = 'chef' | 'restaurant' | 'card' | 'upgrade' | 'ingredient' | 'recipe' | 'cube' | 'bistro' | 'rule';

export interface Thing {
  readonly kind: Kind;
  readonly key: string;
  readonly name: string;
  /** in our own words; of a rule Markdown */
  readonly text: string;
  readonly rule: string;
}

const dollars = (hundreds: number) => `$${hundreds * rivals.unit}`;

function rivalThings(): Thing[] {
  const listing = (ingredient: string) =>
    rivals.recipes
      .filter((recipe) => (recipe.ingredients as readonly string[]).includes(ingredient))
      .map(({ key }) => `$rr-recipe-${key}`);
  return [
    ...rivals.chefs.map(({ key, rule }) => ({
      kind: 'chef' as const,
      key,
      name: say(`rr-${key}`),
      text: say(`rr-about-${key}`),
      rule,
    })),
    ...rivals.restaurants.map(({ key, cuisine }) => ({
      kind: 'restaurant' as const,
      key,
      name: say(`rr-${key}`),
      text: [
        say('co-cuisine', { cuisine: `$rr-cuisine-${cuisine}` }),
        ...rivals.levels.map(
          (points, i) => `${say('co-level-at', { n: i + 2, points })} ${say(`rr-level-${key}-${i + 2}`)}`,
        ),
      ].join('\n'),
      rule: 'RR-8',
    })),
    ...rivals.cards.map(({ key, rule, deluxe, base }) => ({
      kind: 'card' as const,
      key,
      name: say(`rr-${key}`),
      text: `${say(`rr-about-${key}`)}\n${say(base ? 'co-copies' : 'co-copies-deluxe', { n: deluxe })}`,
      rule,
    })),
    ...rivals.upgrades.map(({ key, price }) => ({
      kind: 'upgrade' as const,
      key,
      name: say(`rr-${key}`),
      text: `${say(`rr-about-${key}`)}\n${say('co-costs', { price: `=${dollars(price)}` })}`,
      rule: 'RR-4.5',
    })),
    ...rivals.ingredients.map(({ key, market }) => ({
      kind: 'ingredient' as const,
      key,
      name: say(`rr-${key}`),
      text: [
        say('co-sold-at', {
          market: `$rr-${market}`,
          price: `=${dollars(rivals.markets[keys.markets.indexOf(market)]?.price ?? 0)}`,
        }),
        ...(listing(key).length ? [say('co-listed-in', { recipes: listing(key) })] : []),
      ].join('\n'),
      rule: 'RR-1.2',
    })),
    ...rivals.recipes.map(({ key, kind, cuisine, ingredients, points, garbage }) => ({
      kind: 'recipe' as const,
      key,
      name: say(`rr-recipe-${key}`),
      text: say('co-recipe', {
        kind: `$rr-${kind}`,
        cuisine: `$rr-cuisine-${cuisine}`,
        ingredients: ingredients.map((ingredient) => `$rr-${ingredient}`),
        points,
        garbage,
      }),
      rule: 'RR-1.4',
    })),
  ];
}

function burgerThings(): Thing[] {
  return [
    ...burgers.letters.map((letter) => ({
      kind: 'cube' as const,
      key: letter,
      name: say(`bj-cube-${letter}`),
      text: say(`bj-diner-${letter}`),
      rule: 'BJ-1.1',
    })),
    ...burgers.set.burger.bistro.signs.map(({ points, ability }, i) => ({
      kind: 'bistro' as const,
      key: burgers.bistros[i] ?? '',
      name: say(`bj-bistro-${ability}`, { letter: `=${burgers.bistros[i] ?? ''}` }),
      text: `${say('co-points', { n: points })}. ${say(`bj-ability-${ability}`)}`,
      rule: 'BJ-4.2',
    })),
  ];
}

export const thingsOf = (game: GameKey, book: readonly BookRule[]): Thing[] => [
  ...(game === 'rival-restaurants' ? rivalThings() : burgerThings()),
  ...book.map(({ id, section, text }) => ({ kind: 'rule' as const, key: id, name: section, text, rule: id })),
];

const plain = (text: string, lang: string) => text.toLocaleLowerCase(lang).normalize('NFD').replace(/\p{M}/gu, '');

/** What has all words of a search, by name first; the words may stand anywhere. */
export function found(things: readonly Thing[], wanted: string, lang: string): Thing[] {
  const words = plain(wanted, lang).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rank = (thing: Thing) => {
    const name = plain(`${thing.name} ${thing.rule}`, lang);
    if (words.every((word) => name.includes(word))) return thing.kind === 'rule' ? 1 : 0;
    const all = `${name} ${plain(thing.text, lang)}`;
    return words.every((word) => all.includes(word)) ? 2 : 3;
  };
  return things
    .map((thing) => ({ thing, rank: rank(thing) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
}
