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
  });
const leaves = (seat: number) => ({ id: 'rr-log-leaves', args: { seat: `@${seat}` } });

it('says a move in the words of whoever made it, and below what it did to others', () => {
  expect(rows(moved(4, 0, 'cook nothing', [leaves(1)]))).toEqual([
    { number: 4, heading: null, text: 'Ada: <cook nothing>', after: ['Bo leaves the game.'], undone: false },
  ]);
  expect(rows(moved(4, 1, ':resign', [leaves(1)]))[0]).toMatchObject({ text: 'Bo leaves the game.', after: [] });
});

it('has no row for being ready, unless the game went on with it', () => {
  expect(rows(moved(5, 0, 'ready'))).toEqual([]);
  expect(rows(moved(5, 0, 'ready', [{ id: 'rr-log-restocked', args: {} }]))).toHaveLength(1);
});

it('begins a day with a heading', () => {
  expect(rows(moved(6, 0, 'ready', [{ id: 'rr-log-day', args: { n: 3, day: 3 } }]))[0]?.heading).toMatch(/3/);
});

it('tells that a secret choice was made, never a code', () => {
  expect(rows(moved(7, 1, '?'))[0]?.text).toBe('Bo: secret choice');
  expect(rows(moved(170, 1, 'claim 2'))[0]?.text).toBe('Bo: …');
});
