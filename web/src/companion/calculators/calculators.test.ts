/** The calculators against the engine, over random positions of real games (`tools/companion_positions.py`). */
import { describe, expect, it } from 'vitest';
import positions from '../rules/positions.gen.json';
import { verdict } from '../model/figures';
import { begun } from '../model/testing';
import { cookingOf, extraFor, listedIn, substitutesFor, type CookingQuestion } from './cooking';
import { priceOf, type PriceQuestion } from './price';

describe('prices (RR-4.4)', () => {
  it.each(positions.prices.map((each, i) => [i, each] as const))(
    'position %i',
    (_, { question, list, price, steps }) => {
      expect(priceOf(question as PriceQuestion)).toEqual({ list, price, steps });
    },
  );
  it('have every reason among them', () => {
    const reasons = new Set(positions.prices.flatMap(({ steps }) => steps.map(([reason]) => reason)));
    expect([...reasons].sort()).toEqual(['antoine', 'discount', 'fake-sale', 'npc', 'restaurant']);
  });
  it('are those of the rulebook under Discount', () => {
    const plain = { shelf: false, restaurant: 'pho-realz', level: 0, fakeSale: false, antoine: false, npc: false };
    const half = (thing: string) => priceOf({ ...plain, thing, discount: true }).price;
    expect(['action-card', 'gourmet-cookbook', 'double-stove', 'social-media'].map(half)).toEqual([200, 200, 200, 200]);
    expect(['celebrity-endorsement', 'basic-cookbook'].map(half)).toEqual([300, 100]);
  });
});

describe('cookings (RR-5.2, RR-5.3, RR-5.5)', () => {
  it.each(positions.cookings.map((each, i) => [i, each] as const))('position %i', (_, each) => {
    const question = each.question as CookingQuestion;
    const answer = cookingOf(question);
    expect({ points: answer.points, garbage: answer.garbage, money: answer.money, level: answer.level }).toEqual({
      points: each.points,
      garbage: each.garbage,
      money: each.money,
      level: each.level,
    });
    expect(answer.dishes.map(({ steps }) => steps)).toEqual(each.lines);
    // What was cooked in the game is on offer in the calculator.
    for (const { recipe, fills } of question.dishes)
      for (const [i, listed] of listedIn(recipe).entries())
        expect(substitutesFor(question, listed)).toContainEqual(fills[i]);
  });
  it('have every plus and minus among them', () => {
    const lines = new Set(positions.cookings.flatMap(({ lines }) => lines.flat().map(([what]) => what)));
    expect([...lines].sort()).toEqual(['cuisine', 'extra', 'floor', 'garbage', 'level', 'recipe', 'star']);
  });
  it('take a secret sauce on a basic, wine on a gourmet', () => {
    expect([extraFor('apple-pie'), extraFor('lasagna')]).toEqual(['secret-sauce', 'wine']);
  });
});

describe('ties (RR-6.1)', () => {
  it.each(positions.endings.map((each, i) => [i, each] as const))('ending %i', (_, { kitchens, winners }) => {
    const game = begun(kitchens.length);
    const state = { ...game, kitchens: game.kitchens.map((kitchen, seat) => ({ ...kitchen, ...kitchens[seat] })) };
    expect(verdict(state).winners).toEqual(winners);
  });
});
