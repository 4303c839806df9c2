import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blob, box, type Drawing } from './drawing';
import { dusk } from './brand/dusk';
import { kitchen } from './brand/kitchen';
import { mark } from './brand/mark';
import { scenes } from './brand/scenes';
import { faces } from './burger-joint/faces';
import { cloche, diner, sack, stands, television } from './burger-joint/houses';
import { abilities, chains, colours, cubes } from './burger-joint/pieces';
import { signs } from './burger-joint/signs';
import { cards } from './rival-restaurants/cards';
import { chefs } from './rival-restaurants/chefs';
import { cardBack, garbage, money, upgrades } from './rival-restaurants/goods';
import { byMarket, ingredients, marketOf } from './rival-restaurants/ingredients';
import { restaurants } from './rival-restaurants/restaurants';
import { stalls } from './rival-restaurants/stalls';

/** The keys of a data file of the rules. There must be a drawing for everything that can be on the table. */
function rules(file: string, column = 0): string[] {
  const text = readFileSync(
    resolve(import.meta.dirname, '../../../src/tableside/games/rival_restaurants/catalog', file),
    'utf8',
  );
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[column] ?? '');
}

describe('every thing of the rules has a drawing', () => {
  it('RR-1.2: ingredients and their markets', () => {
    const home = rules('ingredients.csv', 1);
    for (const market of rules('markets.csv')) {
      const listed = rules('ingredients.csv').filter((_, i) => home[i] === market);
      expect(Object.keys(byMarket[market as keyof typeof byMarket]).sort()).toEqual(listed.sort());
    }
    expect(Object.keys(ingredients)).toHaveLength(29);
    expect(marketOf('tofu')).toBe('mystery-mart');
  });
  it('RR-1.2, RR-1.3: markets and the Island', () =>
    expect(Object.keys(stalls).sort()).toEqual([...rules('markets.csv'), 'island'].sort()));
  it('RR-7: chefs', () => expect(Object.keys(chefs).sort()).toEqual(rules('chefs.csv').sort()));
  it('RR-8: restaurants', () => expect(Object.keys(restaurants).sort()).toEqual(rules('restaurants.csv').sort()));
  it('RR-9: action cards', () => expect(Object.keys(cards).sort()).toEqual(rules('cards.csv').sort()));
  it('RR-4.5: upgrades', () => expect(Object.keys(upgrades).sort()).toEqual(rules('upgrades.csv').sort()));
  it('BJ-1: cubes and bistros', () => {
    expect(Object.keys(cubes)).toEqual([...colours]);
    expect(Object.keys(signs)).toEqual([...abilities]);
    expect(new Set(colours.map((colour) => cubes[colour].d)).size).toBe(6);
  });
});

describe('every drawing is well cut', () => {
  const all: Record<string, Drawing> = {
    dusk,
    kitchen,
    mark,
    sack,
    cloche,
    garbage,
    cardBack,
    ...scenes,
    ...ingredients,
    ...restaurants,
    ...stalls,
    ...cards,
    ...upgrades,
    note100: money[100],
    note300: money[300],
    ...Object.fromEntries(Object.entries(chefs).map(([key, { drawing }]) => [key, drawing])),
    ...Object.fromEntries(abilities.map((ability) => [`bistro ${ability}`, signs[ability].drawing])),
    ...Object.fromEntries(
      chains.flatMap((chain) => [
        [`face ${chain}`, faces[chain]],
        [`stand ${chain}`, stands[chain]],
        [`tv ${chain}`, television(chain)],
        ...colours.map((c) => [`diner ${chain} ${c}`, diner(chain, c)]),
      ]),
    ),
  };
  it.each(Object.entries(all))('%s', (_, drawing) => {
    expect(drawing.length).toBeGreaterThan(3);
    for (const mark of drawing) {
      // only path letters and numbers, beginning with a move; otherwise nothing would be drawn
      expect(mark.d).toMatch(/^M[-\d.,\sMmLlHhVvCcSsQqTtAaZz]+$/);
      expect(mark.d).not.toContain('NaN');
      if (mark.kind === 'cut') expect(mark.d).toMatch(/[zZ]$/);
    }
  });
  it('blob and box close their paths', () => {
    expect(blob(10, 10, 5)).toMatch(/^M.*Z$/);
    expect(box(0, 0, 10, 5)).toMatch(/^M.*Z$/);
  });
});
