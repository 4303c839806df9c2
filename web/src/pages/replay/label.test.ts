import { beforeAll, expect, it } from 'vitest';
import type { ReplayMove } from '$lib/types.gen';
import { nameSeats, speak } from '$lib/words';
import { labelOf } from './label';

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
const label = (move: ReplayMove | undefined) =>
  labelOf(move, { names, inWords: (made) => `<${made.move}>`, idle: () => false, passing: () => false });

it('says what happened', () => {
  expect(label(moved(3, 1, 'K', [{ id: 'bj-log-take', args: { seat: '@1', cube: '$bj-cube-K' } }]))).toBe(
    'Bo takes black patty',
  );
});

it('sets apart what happened at once, and leaves sentences as they are', () => {
  expect(
    label(
      moved(6, 0, 'end', [
        { id: 'bj-log-take', args: { seat: '@1', cube: '$bj-cube-K' } },
        { id: 'bj-log-take', args: { seat: '@0', cube: '$bj-cube-K' } },
      ]),
    ),
  ).toBe('Bo takes black patty; Ada takes black patty');
  expect(
    label(
      moved(12, 0, ':resign', [
        { id: 'rr-log-leaves', args: { seat: '@0' } },
        { id: 'rr-log-restocked', args: {} },
      ]),
    ),
  ).toBe('Ada leaves the game. The markets restock their bins.');
});

it('says the move itself where nothing was told: a bistro is chosen before its diner (BJ-5.7)', () => {
  expect(label(moved(53, 1, 'bC'))).toBe('Bo: <bC>');
});

it('calls only the beginning the start', () => {
  expect(label(undefined)).toBe('Start');
  expect(label(moved(0, -1, 'start'))).toBe('Start');
});
