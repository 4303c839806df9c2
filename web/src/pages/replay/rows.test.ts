import { beforeAll, expect, it } from 'vitest';
import type { ReplayMove } from '$lib/types.gen';
import { nameSeats, speak } from '$lib/words';
import { rowsOf } from './rows';

const names = ['Ada', 'Bo'];
beforeAll(async () => {
  await speak('en', ['engine', 'pages', 'burger-joint', 'rival-restaurants']);
  nameSeats(names);
});

const moved = (number: number, by: number, move: string, events: ReplayMove['events'] = []): ReplayMove => ({
  number,
  by,
  move,
  at: 0,
  events,
  undone: false,
});
const rows = (...moves: ReplayMove[]) =>
  rowsOf(moves, {
    names,
    inWords: (move) => (move.number < 100 ? `<${move.move}>` : null),
    idle: (move) => move === 'ready',
    passing: (id) => id === 'rr-log-ready',
  });
const leaves = (seat: number) => ({ id: 'rr-log-leaves', args: { seat: `@${seat}` } });

it('says a move in the words of whoever made it, and below what it did to others', () => {
  expect(rows(moved(4, 0, 'cook nothing', [leaves(1)]))).toEqual([
    {
      key: '4',
      number: 4,
      heading: false,
      text: 'Ada: <cook nothing>',
      after: ['Bo leaves the game.'],
      undone: false,
      ids: ['rr-log-leaves'],
      seats: [0, 1],
    },
  ]);
  expect(rows(moved(4, 1, ':resign', [leaves(1)]))[0]).toMatchObject({ text: 'Bo leaves the game.', after: [] });
});

it('has no row for being ready, unless the game went on with it', () => {
  const ready = { id: 'rr-log-ready', args: { seat: '@0' } };
  expect(rows(moved(5, 0, 'ready', [ready]))).toEqual([]);
  expect(rows(moved(5, 0, '?', [ready]))).toEqual([]); // a running game does not tell the moves of others
  const [row, ...more] = rows(moved(5, 0, 'ready', [ready, { id: 'rr-log-restocked', args: {} }]));
  expect(more).toEqual([]);
  expect([row?.text, ...(row?.after ?? [])].join()).not.toMatch(/is ready/);
});

it('begins a day with a heading; what came before it stays in the old day', () => {
  const day = { id: 'rr-log-day', args: { n: 3, day: 3 } };
  const [before, heading, after] = rows(moved(6, 0, 'cook', [leaves(0), day, leaves(1)]));
  expect(before).toMatchObject({ key: '6', heading: false, text: 'Ada leaves the game.' });
  expect(heading).toMatchObject({ key: '6-1', heading: true, text: 'Day 3', number: 6 });
  expect(after).toMatchObject({ key: '6-2', heading: false, text: 'Bo leaves the game.', seats: [1] });
  expect(rows(moved(6, 0, 'ready', [day])).map((row) => row.heading)).toEqual([true]);
});

it('tells that a secret choice was made, never a code', () => {
  expect(rows(moved(7, 1, '?'))[0]?.text).toBe('Bo: secret choice');
  expect(rows(moved(170, 1, 'claim 2'))[0]?.text).toBe('Bo: …');
});
