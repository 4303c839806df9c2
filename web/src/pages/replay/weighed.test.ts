import { expect, it } from 'vitest';
import type { Study } from '$lib/types.gen';
import { weighed } from './weighed';
import { percent } from '../ranked';

const study = (more: Partial<Study>): Study => ({
  number: 3,
  seat: 0,
  bot: 'master',
  move: 'K',
  chances: {},
  played: null,
  ...more,
});
const inWords = (move: string) => `<${move}>`;
const row = (move: string, percent: number | null, played: boolean) => ({
  move,
  words: inWords(move),
  percent,
  played,
});
const chances = { Y: 0.2, K: 0.512, G: 0.3, R: 0.1 };

it('shows the best three, the best first', () => {
  expect(weighed(study({ chances }), inWords).map(({ move, percent }) => [move, percent])).toEqual([
    ['K', 51],
    ['G', 30],
    ['Y', 20],
  ]);
});

it('adds the move that was played, if it is not among them', () => {
  expect(weighed(study({ chances, played: 'R' }), inWords).at(-1)).toEqual(row('R', 10, true));
  expect(weighed(study({ chances, played: 'G' }), inWords).filter((row) => row.played)).toHaveLength(1);
});

it('shows what the bot would play and what was played where no chances are known', () => {
  expect(weighed(study({ played: 'G' }), inWords)).toEqual([row('K', null, false), row('G', null, true)]);
  expect(weighed(study({ played: 'K' }), inWords)).toEqual([row('K', null, true)]);
});

it('shows moves that come to the same once; to have played one of them is to have played that', () => {
  const alike = (move: string) => (move === 'R' ? 'K' : move);
  expect(weighed(study({ chances, played: 'R' }), alike)).toEqual([
    { move: 'R', words: 'K', percent: 51, played: true },
    { move: 'G', words: 'G', percent: 30, played: false },
    { move: 'Y', words: 'Y', percent: 20, played: false },
  ]);
});

it.each([
  [0.997, 99],
  [0.003, 1],
  [1, 100],
  [0, 0],
  [0.42, 42],
])('a chance of %d is %d %%', (chance, n) => {
  expect(percent(chance)).toBe(n);
});
