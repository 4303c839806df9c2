import { expect, it } from 'vitest';
import type { Study } from '$lib/types.gen';
import { weighed } from './weighed';

const study = (more: Partial<Study>): Study => ({ number: 3, seat: 0, bot: 'master', move: 'K', chances: {}, played: null, ...more });
const chances = { Y: 0.2, K: 0.512, G: 0.3, R: 0.1 };

it('shows the best three, the best first', () => {
  expect(weighed(study({ chances })).map(({ move, percent }) => [move, percent])).toEqual([['K', 51], ['G', 30], ['Y', 20]]);
});

it('adds the move that was played, if it is not among them', () => {
  expect(weighed(study({ chances, played: 'R' })).at(-1)).toEqual({ move: 'R', percent: 10, played: true });
  expect(weighed(study({ chances, played: 'G' })).filter((row) => row.played)).toHaveLength(1);
});

it('shows what the bot would play and what was played where no chances are known', () => {
  expect(weighed(study({ played: 'G' }))).toEqual([{ move: 'K', percent: null, played: false }, { move: 'G', percent: null, played: true }]);
  expect(weighed(study({ played: 'K' }))).toEqual([{ move: 'K', percent: null, played: true }]);
});
