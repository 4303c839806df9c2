import { expect, it } from 'vitest';
import type { EventOut, Line } from '$lib/types.gen';
import { blowsOf } from './hits';

const event = (id: string, args: EventOut['args'] = {}): EventOut => ({ id: `rr-log-${id}`, args });
const line = (seq: number, by: number, ...events: EventOut[]) =>
  ({ type: 'moved', seq, at: 0, by, move: '?', number: seq, events, id: null, position: null }) as Line;
const told = (lines: Line[], seen = 1, me = '@0') =>
  blowsOf(lines, seen, me).map(({ event: { id }, by, source }) => [id.slice(7), by, source]);

const robbery = [
  line(1, 1, event('plays', { seat: '@1', card: '$rr-armed-robbery' })),
  line(2, 1, event('hits', { source: '$rr-armed-robbery', seats: ['@0'] })),
  line(3, 0, event('pays', { seat: '@0', to: '@1', money: 300 })),
];

it('names who robbed me and by which card, although my own pass carries it out (RR-9.2)', () => {
  expect(told(robbery)).toEqual([['pays', '@1', 'armed-robbery']]);
});

it('is silent for those who were not hit, for my own cards, and for what was told before', () => {
  expect(told(robbery, 1, '@2')).toEqual([]);
  expect(told(robbery, 1, '@1')).toEqual([]);
  expect(told(robbery, 3)).toEqual([]);
});

it('tells of a discard forced by Gardena, whose power has no card (RR-7.4)', () => {
  const veto = [
    line(2, 1, event('hits-named', { source: '$rr-gardena-eden', seats: ['@0'], what: '$rr-beef' })),
    line(3, 0, event('discards', { seat: '@0', what: '$rr-beef' })),
  ];
  expect(told(veto)).toEqual([['discards', '@1', 'gardena-eden']]);
});

it('does not blame the last card for a payment that has nothing to do with it', () => {
  const toll = line(4, 0, event('pays', { seat: '@0', to: '@1', money: 100 }));
  expect(told([...robbery, toll], 3)).toEqual([]);
  expect(told([toll])).toEqual([]);
});

it('tells nothing to whom a Clam-Voyance saved (RR-9.2)', () => {
  const [played, hits] = robbery as [Line, Line];
  expect(
    told([
      played,
      hits,
      line(3, 0, event('stopped', { source: '$rr-armed-robbery', seat: '@0' })),
      line(4, 0, event('pays', { seat: '@0', to: '@1', money: 100 })),
    ]),
  ).toEqual([]);
});
