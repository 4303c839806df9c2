/** Whether something is an action: entries come from the browser's store and from other phones. */
import { keys } from './figures';
import { burgers } from './burgers';
import type { Action } from './types';

type Test = (value: unknown) => boolean;

const whole: Test = (value) => Number.isSafeInteger(value) && Math.abs(value as number) <= 100_000;
const seat: Test = (value) => whole(value) && (value as number) >= 0 && (value as number) < 8;
const seconds: Test = (value) => whole(value) && (value as number) >= 0;
const flag: Test = (value) => typeof value === 'boolean';
const text: Test = (value) => typeof value === 'string' && value.length <= 60;
const listOf =
  (test: Test, most: number): Test =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(test);
const oneOf =
  (...known: readonly unknown[]): Test =>
  (value) =>
    known.includes(value);
const fields =
  (tests: Readonly<Record<string, Test>>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(tests).every(([name, test]) => test((value as Record<string, unknown>)[name]));

const chef = oneOf(...keys.chefs);
const dealt = listOf(listOf(oneOf(...keys.chefs, ...keys.restaurants), 12), 8);
const limit = oneOf('move', 'market', 'spree');
const letters: Test = (value) => typeof value === 'string' && /^[A-Z0-9]{0,40}$/.test(value);
const points = listOf(whole, 20);
const chain = fields({
  publicity: fields({ price: letters, points }),
  basic: fields({ price: letters, points }),
  diner: fields({ price: letters, points: (value) => typeof value === 'object' && value !== null }),
  bistro: fields({ price: letters, signs: listOf(fields({ points: whole, ability: text }), 6) }),
  start: fields({ basics: whole, diners: letters, bistros: letters }),
});

export const isBoardSet = fields({
  name: text,
  starting_chain: oneOf('burger', 'pizza'),
  hand_limit: whole,
  production_limit: whole,
  points_to_win: whole,
  cubes: (value) => typeof value === 'object' && value !== null,
  burger: chain,
  pizza: chain,
});

const rivalOptions = fields({
  edition: oneOf('base', 'deluxe'),
  mode: oneOf('standard', 'squad', 'squad-draft'),
  home_cook: flag,
  from_scratch: flag,
  two_many_cooks: flag,
  beginners_chefs: flag,
  choose_restaurants: whole,
  choose_chefs: whole,
  move_seconds: seconds,
  market_seconds: seconds,
  spree_seconds: seconds,
});
const player = fields({ name: text, restaurant: oneOf('', ...keys.restaurants), chefs: listOf(chef, 2) });
const two: Test = (value) => Array.isArray(value) && value.length === 2;
const several: Test = (value) => Array.isArray(value) && value.length >= 2;

const shapes: Readonly<Record<Action['kind'], Test>> = {
  'begin-rivals': fields({
    setup: fields({
      options: rivalOptions,
      players: (value) => several(value) && listOf(player, 8)(value),
      head: seat,
    }),
    lots: fields({ restaurants: dealt, chefs: dealt, npcs: dealt, squads: dealt }),
  }),
  'begin-burgers': fields({
    setup: fields({ players: (value) => two(value) && listOf(text, 2)(value), set: isBoardSet }),
  }),
  choose: fields({
    seat,
    what: oneOf('restaurant', 'chefs', 'npc', 'squad'),
    keys: listOf(oneOf(...keys.chefs, ...keys.restaurants), 4),
  }),
  draft: fields({ chef }),
  next: fields({}),
  head: fields({ seat }),
  limit: fields({ phase: limit, seconds }),
  pause: fields({}),
  resume: fields({}),
  'more-time': fields({ seconds }),
  spree: fields({}),
  count: fields({ seat, what: oneOf('points', 'garbage', 'gourmets', 'money'), by: whole }),
  cook: fields({ seat, points: whole, garbage: whole, gourmets: whole }),
  upgrade: fields({ seat, key: oneOf(...keys.upgrades), owned: flag }),
  chef: fields({ seat, at: oneOf(0, 1), chef }),
  build: fields({ side: oneOf(0, 1), what: oneOf('publicity', 'basics'), by: whole }),
  own: fields({
    side: oneOf(0, 1),
    what: oneOf('diners', 'bistros'),
    letter: oneOf(...burgers.letters, ...burgers.bistros),
    owned: flag,
  }),
  undo: fields({}),
};

export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const { kind } = value;
  return typeof kind === 'string' && Object.hasOwn(shapes, kind) && shapes[kind as Action['kind']](value);
}

export const isEntry = fields({ at: (value) => typeof value === 'number' && Number.isFinite(value), action: isAction });
