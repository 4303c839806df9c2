import { beforeAll, expect, it } from 'vitest';
import type { EventOut, Line } from '$lib/types.gen';
import { nameSeats, say, speak } from '$lib/words';
import { lossesOf } from './lost';

beforeAll(async () => {
  await speak('en', ['engine', 'rival-restaurants', 'rr-table']);
  nameSeats(['Ada', 'Bo']);
});

const beef = '$rr-beef';
const event = (id: string, args: EventOut['args'] = {}): EventOut => ({
  id: `rr-log-${id}`,
  args: { what: beef, ...args },
});
const line = (seq: number, by: number, ...events: EventOut[]) =>
  ({ type: 'moved', seq, at: 0, by, move: '?', number: seq, events, id: null, position: null }) as Line;
const told = (lines: Line[], seen = 1, me = '@0') =>
  lossesOf(lines, seen, me).map(({ id, args }) => say(id, args).replace(/[\u2068\u2069]/g, ''));

it('tells the loser of a war why the claim is lost (RR-4.1)', () => {
  expect(
    told([
      line(2, 1, event('war-short', { seat: '@0', money: 400 }), event('war-won', { seat: '@1', n: 0, losers: [] })),
    ]),
  ).toEqual(['You’re out of the bidding for beef: you can’t match $400']);
  expect(told([line(2, 1, event('war-won', { seat: '@1', n: 0, losers: ['@0'] }))])).toEqual([
    'Bo bid more than you and gets beef',
  ]);
  expect(told([line(2, 1, event('war-tied', { losers: ['@0', '@1'] }))])).toEqual(['Tie: nobody can buy beef today']);
  expect(told([line(2, 1, event('war-shut', { seat: '@0' }))])).toEqual([
    'You’re out of the bidding for beef: you can’t buy there',
  ]);
  expect(lossesOf([line(2, 1, event('war-shut', { seat: '@0' }))], 1, '@0').map(({ hint }) => say(hint))).toEqual([
    'You keep your money. Trade for it.',
  ]);
});

it('tells that a claim lapses when the bins are closed (RR-3.6)', () => {
  expect(
    told([
      line(
        2,
        1,
        event('claim-lapses', { seat: '@0', where: '$rr-chop-shop' }),
        event('claim-lapses', { seat: '@1', where: '$rr-chop-shop' }),
      ),
    ]),
  ).toEqual(['You lost your claim on beef: the bins are closed to you today']);
});

it('says nothing to who won, dropped out, was not in it or has been told', () => {
  const won = line(2, 0, event('war-won', { seat: '@0', n: 0, losers: ['@1'] }));
  expect(told([won])).toEqual([]);
  expect(
    told([line(2, 0, event('war-out', { seat: '@0' }), event('war-won', { seat: '@1', n: 0, losers: [] }))]),
  ).toEqual([]);
  expect(told([won], 1, '@2')).toEqual([]);
  expect(told([line(2, 1, event('war-tied', { losers: ['@0', '@1'] }))], 2)).toEqual([]);
  // the same thing in another bin, fought over by others
  expect(told([line(2, 3, event('war-won', { seat: '@3', n: 0, losers: ['@2'] }))])).toEqual([]);
});
