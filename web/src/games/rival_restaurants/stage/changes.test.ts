import { describe, expect, it } from 'vitest';
import type { EventOut, Line, RivalRestaurantsView } from '$lib/types.gen';
import { disturbanceOf } from './changes';

const event = (id: string, args: EventOut['args'] = {}): EventOut => ({ id: `rr-log-${id}`, args });
const line = (seq: number, by: number, move: string, ...events: EventOut[]) =>
  ({ type: 'moved', seq, at: 0, by, move, number: seq, events, id: null, position: null }) as Line;
const view = {
  seats: [{ chefs: [{ place: 'fruit-stand' }] }, { chefs: [{ place: 'island' }] }, { chefs: [{ place: 'chop-shop' }] }],
} as unknown as RivalRestaurantsView;
const ready = line(1, 0, 'ready', event('ready', { seat: '@0' }));
const after = (...lines: Line[]) => disturbanceOf([ready, ...lines], view, 0);
const plays = (by: number, card: string) => event('plays', { seat: `@${by}`, card: `$rr-${card}` });

describe('what took back Ready (RR-3.7)', () => {
  it('names who made me an offer, or one to everybody', () => {
    const offer = (to: string) => line(2, 1, '?', event('offers', { n: 1, seat: '@1', to, give: [], want: [] }));
    const named = { change: { id: 'rr-flow-offer', args: { who: '@1' } }, mine: true };
    expect(after(offer('@0'))).toEqual(named);
    expect(after(offer('$rr-everybody'))).toEqual(named);
  });

  it('names the card or the chef that hit me, although somebody was ready since', () => {
    const taxes = line(2, 1, '?', plays(1, 'taxes'), event('hits', { source: '$rr-taxes', seats: ['@0', '@2'] }));
    const others = line(3, 2, 'ready', event('ready', { seat: '@2' }));
    expect(after(taxes, others)).toEqual({ change: { id: 'rr-flow-hit', args: { what: '$rr-taxes' } }, mine: true });
  });

  it('does not concern who was not hit: their Ready stands', () => {
    const taxes = line(2, 1, '?', plays(1, 'taxes'), event('hits', { source: '$rr-taxes', seats: ['@2'] }));
    expect(after(taxes)).toEqual({
      change: { id: 'rr-flow-played', args: { who: '@1', what: '$rr-taxes' } },
      mine: false,
    });
  });

  it('concerns me when something is taken from the market where I stand', () => {
    const order = (where: string) =>
      line(2, 1, '?', plays(1, 'special-order'), event('takes', { seat: '@1', what: '$rr-apple', where }));
    expect(after(order('$rr-fruit-stand')).mine).toBe(true);
    expect(after(order('$rr-fruit-stand')).change?.id).toBe('rr-flow-played');
    expect(after(order('$rr-dairy-king')).mine).toBe(false);
  });

  it('asks when it does not know what happened, and after my own card', () => {
    expect(disturbanceOf([], view, 0)).toEqual({ change: null, mine: true });
    expect(after()).toMatchObject({ change: null, mine: true });
    expect(after(line(2, 0, '?', plays(0, 'jackpot')))).toEqual({ change: null, mine: true });
  });

  it('begins anew each time I am ready', () => {
    const taxes = line(2, 1, '?', plays(1, 'taxes'), event('hits', { source: '$rr-taxes', seats: ['@0'] }));
    const again = line(3, 0, 'ready', event('ready', { seat: '@0' }));
    const recall = line(
      4,
      2,
      '?',
      plays(2, 'food-recall'),
      event('hits', { source: '$rr-food-recall', seats: ['@1'] }),
    );
    expect(after(taxes, again, recall)).toMatchObject({ change: { args: { who: '@2' } }, mine: false });
  });
});
