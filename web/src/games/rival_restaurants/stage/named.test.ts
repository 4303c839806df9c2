import { beforeAll, expect, it } from 'vitest';
import type { PendingView } from '$lib/types.gen';
import { nameSeats, speak } from '$lib/words';
import { aboutWhom, hitLines } from './named';

beforeAll(async () => {
  await speak('en', ['ui', 'engine', 'rival-restaurants', 'rr-table']);
  nameSeats(['Ada', 'Bo', 'Cy']);
});

const pending = (hit: number[], named: [number, string | null][], step = 'effect'): PendingView => ({
  step,
  seat: 0,
  source: null,
  hit,
  named: named.map(([seat, what]) => ({ seat, what })),
  waiting: [],
  declared: [],
  options: [],
  mine: null,
  may_answer_itself: false,
  clam: null,
});
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

it('says what was named for whom (RR-9.2)', () => {
  expect(hitLines(pending([1, 2], [])).map(plain)).toEqual(['Ada against Bo and Cy']);
  expect(hitLines(pending([1], [[1, 'beef']])).map(plain)).toEqual(['Ada against Bo: beef']);
  expect(
    hitLines(
      pending(
        [1, 2],
        [
          [1, 'chop-shop'],
          [2, 'chop-shop'],
        ],
      ),
    ).map(plain),
  ).toEqual(['Ada against Bo and Cy: Chop Shop']);
  expect(
    hitLines(
      pending(
        [1, 2],
        [
          [1, 'beef'],
          [2, 'rice'],
        ],
      ),
    ).map(plain),
  ).toEqual(['Ada against Bo: beef', 'Ada against Cy: rice']);
});

it('says who began it, whoever that is', () => {
  expect(hitLines({ ...pending([0], []), seat: 2 }).map(plain)).toEqual(['Cy against Ada']);
  expect(hitLines({ ...pending([0], []), seat: 1 }).map(plain)).toEqual(['Bo against Ada']);
});

it('says for whom one names, and which of two chefs a choice is about (RR-9, RR-11.3)', () => {
  expect(
    plain(
      aboutWhom(
        pending(
          [],
          [
            [1, 'beef'],
            [2, null],
          ],
          'recall-names',
        ),
        0,
        1,
      ),
    ),
  ).toBe('For Cy');
  expect(plain(aboutWhom(pending([], [[1, 'kim-chi']], 'relocate'), 1, 2))).toBe('For Kim Chi');
  expect(aboutWhom(pending([], [[1, 'kim-chi']], 'relocate'), 1, 1)).toBe('');
  expect(aboutWhom(pending([], [], 'claims'), 1, 2)).toBe('');
});
