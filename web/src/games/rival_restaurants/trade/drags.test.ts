import { describe, expect, it } from 'vitest';
import type { TableContext } from '../context.svelte';
import { cardDrag, ingredientDrag } from './drags';

const context = (more: object = {}) =>
  ({
    me: 0,
    rivals: [1, 2, 3],
    trading: true,
    moves: [],
    picked: {},
    card: null,
    composing: null,
    view: { seats: [{}, {}, { gone: true }, {}] },
    wantedBy: () => [3],
    ...more,
  }) as unknown as TableContext;
const places = ['offers', 'mine', 'town', 'island', 'chop-shop', 'p1', 'p2', 'p3', 'p4'];
const open = (drag: ReturnType<typeof cardDrag>) => places.filter((place) => drag?.accepts(place));

describe('an ingredient (RR-4.6)', () => {
  it('of mine goes to the offers or to a rival who is still there', () => {
    const table = context();
    const drag = ingredientDrag(table, 0, 'tomato');
    expect(open(drag)).toEqual(['offers', 'p2', 'p4']);
    drag?.ondrop('p2');
    expect(table.composing).toEqual({ to: 1, counters: null, give: 'tomato', want: 'nothing' });
    drag?.ondrop('offers'); // then it is meant for who needs it
    expect(table.composing).toMatchObject({ to: 3, give: 'tomato' });
  });
  it('of a rival goes to the offers or to me', () => {
    const table = context();
    const drag = ingredientDrag(table, 1, 'beef');
    expect(open(drag)).toEqual(['offers', 'mine']);
    drag?.ondrop('mine');
    expect(table.composing).toEqual({ to: 1, counters: null, give: 'nothing', want: 'beef' });
  });
  it('stays where it is while nobody trades', () => {
    expect(ingredientDrag(context({ trading: false }), 0, 'tomato')).toBeNull();
  });
});

describe('an action card (RR-9)', () => {
  it('goes to whom it may hit, to be confirmed there', () => {
    const table = context({
      moves: ['play raiders-of-the-lost-pork p2 tomato', 'play raiders-of-the-lost-pork p4 beef', 'ready'],
    });
    const drag = cardDrag(table, 'raiders-of-the-lost-pork');
    expect(open(drag)).toEqual(['p2', 'p4']);
    drag?.ondrop('p4');
    expect([table.card, table.picked]).toEqual([
      'raiders-of-the-lost-pork',
      { 'play raiders-of-the-lost-pork': ['p4'] },
    ]);
  });
  it('goes to a market, or into the town if it hits nobody', () => {
    expect(open(cardDrag(context({ moves: ['play rat-infestation chop-shop'] }), 'rat-infestation'))).toEqual([
      'chop-shop',
    ]);
    expect(open(cardDrag(context({ moves: ['play taxes'] }), 'taxes'))).toEqual(['town']);
  });
  it('that cannot be played now goes nowhere', () => {
    expect(cardDrag(context({ moves: ['ready'] }), 'taxes')).toBeNull();
  });
});
