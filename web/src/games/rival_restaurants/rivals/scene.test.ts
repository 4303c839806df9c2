import { describe, expect, it } from 'vitest';
import type { EventOut, Line } from '$lib/types.gen';
import { dayBegun, sceneOf } from './scene';

const event = (id: string, args: EventOut['args']): EventOut => ({ id: `rr-log-${id}`, args });
const day = (n: number) => event('day', { n });
const cooks = (seat: number, n: number, ...recipes: string[]) =>
  event('cooks', { seat: `@${seat}`, recipes: recipes.map((key) => `$rr-recipe-${key}`), n, with: [] });
const seat = (points: number, more: { income?: number; gone?: boolean } = {}) => ({
  points,
  income: 300,
  gone: false,
  ...more,
});

describe('what is told of a day that is over', () => {
  const told: EventOut[] = [
    day(1),
    cooks(0, 3, 'sushi'),
    event('level', { seat: '@0', n: 2 }),
    day(2),
    event('bought-upgrade', { seat: '@2', what: '$rr-social-media', money: 500 }),
    cooks(1, 4, 'pho', 'tacos'),
    event('level', { seat: '@1', n: 2 }),
    event('gets-upgrade', { seat: '@1', what: '$rr-double-stove' }),
    event('loses-point', { seat: '@0' }),
    day(3),
  ];

  it('is of that day alone: dishes, levels, upgrades, income, and the standings by rank', () => {
    const { day: number, rows } = sceneOf(told, 3, [seat(2), seat(4), seat(0, { income: 400 })]);
    expect(number).toBe(2);
    expect(rows).toEqual([
      {
        seat: 1,
        rank: 1,
        points: 4,
        gained: 4,
        cooked: [{ recipes: ['$rr-recipe-pho', '$rr-recipe-tacos'], n: 4 }],
        level: 2,
        upgrades: ['$rr-double-stove'],
        income: 300,
      },
      { seat: 0, rank: 2, points: 2, gained: -1, cooked: [], level: null, upgrades: [], income: 300 },
      { seat: 2, rank: 3, points: 0, gained: 0, cooked: [], level: null, upgrades: ['$rr-social-media'], income: 400 },
    ]);
  });

  it('tells of the highest of two levels reached on one day (RR-5.5)', () => {
    const events = [day(1), cooks(0, 7, 'sushi'), ...[2, 3].map((n) => event('level', { seat: '@0', n })), day(2)];
    expect(sceneOf(events, 2, [seat(7), seat(0)]).rows[0]?.level).toBe(3);
  });

  it('gives equals the same rank, and leaves out who left the game', () => {
    const { rows } = sceneOf([day(1), day(2)], 2, [seat(5), seat(9, { gone: true }), seat(5), seat(1)]);
    expect(rows.map((row) => [row.seat, row.rank])).toEqual([
      [0, 1],
      [2, 1],
      [3, 3],
    ]);
  });

  it('is told to who came in the middle of the day', () => {
    const { day: number, rows } = sceneOf([cooks(1, 5, 'pho'), day(8)], 8, [seat(6), seat(11)]);
    expect(number).toBe(7);
    expect(rows.map((row) => [row.seat, row.points, row.gained, row.cooked.length])).toEqual([
      [1, 11, 5, 1],
      [0, 6, 0, 0],
    ]);
  });
});

describe('when a day is over', () => {
  const line = (seq: number, ...events: EventOut[]) => ({ type: 'moved', seq, events }) as unknown as Line;

  it('is when the next one begins', () => {
    expect(dayBegun([line(1, day(1)), line(2, cooks(0, 3, 'pho'), day(2))], 1)).toBe(2);
    expect(dayBegun([line(1, day(1)), line(2, cooks(0, 3, 'pho'))], 1)).toBeNull();
  });

  it('is not when the game begins', () => expect(dayBegun([line(1, day(1))], 0)).toBeNull());

  it('is no news to who has seen it, and not to who catches up', () => {
    const lines = [line(1, day(1)), line(2, day(2)), line(3, event('wheel-down', { seat: '@0' }))];
    expect(dayBegun(lines, 2)).toBeNull();
    expect(dayBegun(lines, 3)).toBeNull();
    expect(dayBegun(lines, 1)).toBeNull();
  });
});
