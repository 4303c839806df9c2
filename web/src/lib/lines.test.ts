import { beforeAll, expect, it } from 'vitest';
import type { Line } from '$lib/types.gen';
import { nameSeats, speak } from '$lib/words';
import { entriesOf, isNews, moveText, movesSince, seatsOf, takenBack } from './lines';

beforeAll(async () => {
  await speak('en', ['engine', 'ui', 'pages', 'burger-joint']);
  nameSeats(['Ada', 'Bo']);
});

const moved = (id: string, args: Record<string, number | string>): Line => ({
  type: 'moved',
  seq: 7,
  at: 0,
  by: 0,
  move: 'K',
  number: 3,
  events: [{ id, args }],
  id: null,
  position: null,
});

it('says a move in words and knows the moment it leads to', () => {
  expect(entriesOf(moved('bj-log-take', { seat: '@1', cube: '$bj-cube-K' }))).toEqual([
    {
      key: '7-0',
      seq: 7,
      number: 3,
      text: 'Bo takes black patty',
      heading: false,
      by: [0, 1],
      ids: ['bj-log-take'],
      seats: [1],
    },
  ]);
});

it('makes a heading of a new turn', () => {
  expect(entriesOf(moved('bj-log-turn', { seat: '@0', turn: 4 }))[0]).toMatchObject({
    text: 'Turn 4: Ada',
    heading: true,
  });
});

it('speaks to the reader, whose own name is not in the log', () => {
  nameSeats(['Ada', 'Bo'], 1);
  const texts = [
    ['bj-log-take', { seat: '@1', cube: '$bj-cube-K' }],
    ['bj-log-steal', { seat: '@0', from: '@1', cube: '$bj-cube-K' }],
    ['bj-log-turn', { seat: '@1', turn: 4 }],
  ] as const;
  expect(texts.flatMap(([id, args]) => entriesOf(moved(id, args)).map((entry) => entry.text))).toEqual([
    'You take black patty',
    'Ada steals black patty from you',
    'Turn 4: you',
  ]);
  nameSeats(['Ada', 'Bo']);
});

it('tells what changed at the table', () => {
  const line = {
    type: 'changed',
    seq: 1,
    at: 0,
    change: 'started',
    by: null,
    seat: null,
    motion: null,
    events: [{ id: 'bj-log-turn', args: { seat: '@0', turn: 1 } }],
    table: null,
    position: null,
  } as unknown as Line;
  expect(entriesOf(line).map((entry) => entry.text)).toEqual(['The game starts', 'Turn 1: Ada']);
});

it('counts as news what others did, and what came of it, not what one did oneself', () => {
  const news = (by: number | null, seat: string | undefined, mine: number[]) => {
    const line = { ...moved('bj-log-take', { cube: '$bj-cube-K', ...(seat ? { seat } : {}) }), by } as Line;
    return entriesOf(line).map((entry) => isNews(entry, mine));
  };
  expect(news(0, '@0', [0])).toEqual([false]);
  expect(news(0, undefined, [0])).toEqual([false]);
  expect(news(1, '@1', [0])).toEqual([true]);
  expect(news(0, '@1', [0])).toEqual([true]); // I was the last to be ready: now Bo's choice is revealed
  expect(news(1, '@0', [0])).toEqual([true]); // Bo's card takes my money
  expect(news(1, '@1', [])).toEqual([true]); // a spectator did nothing
});

it('leaves talk out', () => {
  expect(
    entriesOf({ type: 'said', seq: 2, at: 0, room: 'players', seat: 0, name: 'Ada', text: 'Hello' } as unknown as Line),
  ).toEqual([]);
});

it('knows what was taken back: each undo takes the last move that stands', () => {
  const line = (seq: number, move: string): Line => ({
    ...(moved('bj-log-take', {}) as Extract<Line, { type: 'moved' }>),
    seq,
    move,
  });
  expect([
    ...takenBack([
      line(1, 'basic'),
      line(2, 'dW'),
      line(3, ':undo'),
      line(4, ':pause'),
      line(5, ':undo'),
      line(6, 'end'),
    ]),
  ]).toEqual([2, 1]);
});

it('knows what a takeback took, how much one would take, and what the log says of a move', () => {
  const line = (number: number, move: string): Line => ({
    ...(moved('bj-log-take', { seat: '@1', cube: '$bj-cube-K' }) as Extract<Line, { type: 'moved' }>),
    seq: number + 10,
    number,
    move,
  });
  const lines = [line(1, 'K'), line(2, 'Y'), line(3, ':undo'), line(4, 'G'), line(5, 'R'), line(6, ':takeback 4')];
  expect([...takenBack(lines)]).toEqual([12, 14, 15]);
  expect(movesSince(lines, 1)).toBe(1);
  expect(movesSince(lines.slice(0, 5), 4)).toBe(2);
  expect(movesSince(lines.slice(0, 5), 1)).toBe(3);
  expect(moveText(lines, 2)).toBe('Bo takes black patty');
  expect(moveText(lines, 99)).toBe('');
});

it('keeps quiet about what other lines tell', () => {
  const changed = (change: string) =>
    ({ type: 'changed', seq: 1, at: 0, change, by: 0, seat: 0, motion: null, events: [] }) as unknown as Line;
  expect(['seats', 'seen', 'takeback'].flatMap((change) => entriesOf(changed(change)))).toEqual([]);
  expect(entriesOf(changed('clock')).map((entry) => entry.text)).toEqual(['The clock starts']);
});

it('finds everybody an event speaks of, in lists too', () => {
  expect(seatsOf({ id: 'rr-log-steals', args: { seat: '@2', from: '@0', what: '$rr-egg' } })).toEqual([2, 0]);
  expect(seatsOf({ id: 'rr-log-war', args: { seats: ['@1', '@3'], what: '=@4', n: 5 } })).toEqual([1, 3]);
});
