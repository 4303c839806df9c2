import { describe, expect, it } from 'vitest';
import type { RivalRestaurantsView } from '$lib/types.gen';
import type { Person } from '../game';
import { chosenOf, nothingToStop, nothingToUse, obviousClaim, tellsNothing, waresOf, type Ware } from './flow';

const person = (bot: boolean) => ({ bot }) as Person;
const chef = (place: string) => ({ chef: 'kim-chi', place });
const claims = ['claim 1', 'claim 2', 'claim 3', 'claim none'];

interface Wish {
  needs?: string[];
  theirs?: string[];
  rival?: string;
  step?: string;
  second?: boolean;
  closed?: boolean;
}
function view(more: Wish = {}) {
  const { needs = [], theirs = [], rival = 'island', step = 'claims', second = false, closed = false } = more;
  const mine = { chef: 'kim-chi', market: 'fruit-stand', closed };
  return {
    step,
    seats: [
      { cards: 2, needs, purse: 300, chefs: [chef('fruit-stand')], claiming: second ? [mine, mine] : [mine] },
      { cards: 0, needs: theirs, chefs: [chef(rival)], claiming: [] },
    ],
    markets: [{ key: 'fruit-stand', price: 100, my_bin_price: 200, bins: ['apple', 'berries', 'apple'] }],
    island: { card: 300, upgrades: { dumpster: 400 } },
  } as unknown as RivalRestaurantsView;
}

describe('alone at a market (RR-3.3)', () => {
  it('claims what is needed, and nothing where nothing is', () => {
    expect(obviousClaim(view({ needs: ['berries', 'milk'] }), claims, 0)).toBe('claim 2');
    expect(obviousClaim(view({ needs: ['apple'] }), claims, 0)).toBe('claim 1');
    expect(obviousClaim(view(), claims, 0)).toBe('claim none');
    // A card can be played after the claim, too (RR-3.4).
    expect(obviousClaim(view({ needs: ['berries'] }), [...claims, 'play taxes p2'], 0)).toBe('claim 2');
  });

  it('claims of several needed things one that a rival needs too', () => {
    expect(obviousClaim(view({ needs: ['apple', 'berries'] }), claims, 0)).toBe('claim 1');
    expect(obviousClaim(view({ needs: ['apple', 'berries'], theirs: ['berries'] }), claims, 0)).toBe('claim 2');
  });

  it('leaves every choice to the player', () => {
    expect(obviousClaim(view({ needs: ['berries'], rival: 'fruit-stand' }), claims, 0)).toBeNull();
    expect(obviousClaim(view({ needs: ['berries'], second: true }), claims, 0)).toBeNull();
    expect(obviousClaim(view({ needs: ['berries'], closed: true }), claims, 0)).toBeNull();
    expect(obviousClaim(view({ needs: ['berries'], step: 'reclaim' }), claims, 0)).toBeNull();
  });
});

describe('what hits me (RR-9.2)', () => {
  it('happens by itself where no card can stop it', () => {
    expect(nothingToStop(view({ step: 'effect' }), ['pass'])).toBe(true);
    expect(nothingToStop(view({ step: 'effect' }), ['clam', 'pass'])).toBe(false);
    expect(nothingToStop(view({ step: 'spree-call' }), ['pass'])).toBe(false);
  });
});

describe('ready by itself (RR-3.4, RR-3.7)', () => {
  it('where neither a power nor a card can be used, in the step of powers alone', () => {
    expect(nothingToUse(view({ step: 'powers' }), ['ready'])).toBe(true);
    expect(nothingToUse(view({ step: 'powers' }), ['ready', 'use kim-chi p2'])).toBe(false);
    expect(nothingToUse(view({ step: 'powers' }), ['unready'])).toBe(false);
    const holding = ['ready', 'play armed-robbery p2', 'play armed-robbery p3'];
    expect(nothingToUse(view({ step: 'powers' }), holding)).toBe(false);
    expect(nothingToUse(view({ step: 'powers' }), holding, ['armed-robbery'])).toBe(true);
    expect(nothingToUse(view({ step: 'powers' }), [...holding, 'play go-vegan'], ['armed-robbery'])).toBe(false);
    expect(nothingToUse(view({ step: 'buying' }), ['ready'])).toBe(false);
  });

  it('gives no hand away: people see how soon somebody answers, bots do not', () => {
    expect(tellsNothing(view(), [person(false), person(true)], 0)).toBe(true);
    expect(tellsNothing(view(), [person(false), person(false)], 0)).toBe(false);
    // The number of cards is open (RR-1.7): an empty hand is no secret.
    expect(tellsNothing(view(), [person(false), person(false)], 1)).toBe(true);
  });
});

describe('the shopping list (RR-4.2, RR-4.5)', () => {
  const ware = (move: string, key: string, price: number, needed = false): Ware => ({ move, key, price, needed });

  it('lists what has a known price: bins at my price, upgrades and cards of the Island; never the shelf', () => {
    const moves = ['ready', 'buy fruit-stand 2', 'buy fruit-stand shelf', 'buy action-card', 'buy dumpster', 'dump 1'];
    expect(waresOf(view({ needs: ['berries'] }), moves, 0)).toEqual([
      ware('buy fruit-stand 2', 'berries', 200, true),
      ware('buy action-card', '', 300),
      ware('buy dumpster', 'dumpster', 400),
    ]);
  });

  const wares = [
    ware('a', 'apple', 100, true),
    ware('b', 'apple', 100, true),
    ware('c', 'beef', 200, true),
    ware('d', '', 100),
  ];
  const chosen = (ticked: Record<string, boolean>, purse: number) =>
    chosenOf(wares, ticked, purse).map(({ move }) => move);

  it('ticks one of each thing that is needed, as far as the money goes', () => {
    expect(chosen({}, 500)).toEqual(['a', 'c']);
    expect(chosen({}, 200)).toEqual(['a']);
    expect(chosen({}, 50)).toEqual([]);
  });

  it('lets the player tick and untick, and what they ticked comes first', () => {
    expect(chosen({ a: false }, 500)).toEqual(['b', 'c']);
    expect(chosen({ d: true }, 300)).toEqual(['a', 'd']);
    expect(chosen({ a: true, b: true, c: false }, 500)).toEqual(['a', 'b']);
  });
});
