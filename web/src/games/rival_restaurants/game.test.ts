import { expect, it } from 'vitest';
import type { EventOut, RivalRestaurantsView } from '$lib/types.gen';
import { rivalRestaurants as game } from './game';

const view = (more: Partial<RivalRestaurantsView>) =>
  ({
    game: 'rival-restaurants',
    seat: null,
    asked: [],
    seats: [],
    day: 2,
    phase: 3,
    step: 'declare',
    rule: 'RR-5',
    ...more,
  }) as unknown as RivalRestaurantsView;

it('the key R says that one is ready, or takes it back', () => {
  expect(game.moveOfKey('r', ['buy beef', 'ready'])).toBe('ready');
  expect(game.moveOfKey('r', ['unready'])).toBe('unready');
  expect(game.moveOfKey('r', ['buy beef'])).toBeNull();
  expect(game.moveOfKey('x', ['ready'])).toBeNull();
  expect(game.moveOfKey('Enter', ['ready'])).toBeNull();
});

it('plays nothing by itself, and waits for nothing', () => {
  expect(game.forced(['ready'])).toBeNull();
  expect(game.pace).toBe(0);
});

it('draws the side that one looks through, or that is asked, or the first of one’s own', () => {
  expect(game.ownSide(view({ seat: 2, asked: [1] }), [1, 2])).toBe(2);
  expect(game.ownSide(view({ asked: [0, 2] }), [1, 2])).toBe(2);
  expect(game.ownSide(view({ asked: [0] }), [1, 2])).toBe(1);
  expect(game.ownSide(view({}), [])).toBe(0);
});

it('knows who gave up, the rule of the moment and the moment', () => {
  const seats = [{ gone: false }, { gone: true }] as unknown as RivalRestaurantsView['seats'];
  expect([0, 1, 2].map((seat) => game.gone?.(view({ seats }), seat))).toEqual([false, true, false]);
  expect(game.ruleNow(view({}))).toBe('RR-5');
  expect(game.line(view({}))).toBe('2.3 declare');
});

it('has a sound for what happens', () => {
  const heard = (id: string) => game.soundOf({ id, args: {} } as unknown as EventOut);
  expect([heard('rr-log-day'), heard('rr-log-cooks'), heard('rr-log-clams'), heard('rr-log-goes')]).toEqual([
    'turn',
    'score',
    'no',
    undefined,
  ]);
});
