import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { api } from '$lib/net/http';
import type { Moment, Review, Step, Study } from '$lib/types.gen';
import { nameSeats, speak } from '$lib/words';
import Figures from './Figures.svelte';
import Graph from './Graph.svelte';
import { Learning } from './learning.svelte';
import MomentCard from './MomentCard.svelte';
import { percent, Reviewing } from './reviewing.svelte';

beforeAll(async () => {
  await speak('en', ['ui', 'engine', 'pages', 'bots', 'burger-joint', 'review', 'reasons']);
  nameSeats(['Mia', 'Ben']);
});
afterEach(() => vi.restoreAllMocks());

const step = (number: number, after: number[], more: Partial<Step> = {}): Step => ({
  number,
  seat: 0,
  turn: Math.ceil(number / 2),
  phase: 'build',
  move: 'end',
  before: [5000, 5000],
  decided: after,
  after,
  ...more,
});
const moment: Moment = {
  number: 3,
  seat: 1,
  turn: 2,
  phase: 'build',
  played: 'end',
  better: 'basic',
  cost: 912,
  line: ['basic', 'end'],
  reasons: [{ id: 'bj-because-basic', args: { seat: '@1', n: 1 } }],
};
const seat = (luck: number) => ({
  even: 5000,
  luck,
  own: 0,
  others: 0,
  result: 5000 + luck,
  sentences: [{ id: 'review-luck', args: { seat: '@0', how: '=better', n: 50 } }],
  choices: 3,
  accuracy: 81,
  phases: [{ phase: 'build', choices: 3, accuracy: null }],
});
const review: Review = {
  version: 1,
  game: 'burger-joint',
  players: ['Mia', 'Ben'],
  seats: [seat(5000), seat(-5000)],
  steps: [step(0, [5000, 5000]), step(2, [6000, 4000]), step(3, [7000, 3000]), step(4, [10000, 0])],
  moments: [moment],
  analyst: 'master',
};

it('rounds ten-thousandths to per cent', () => {
  expect([percent(912), percent(10_000), percent(-49)].map((n) => n + 0)).toEqual([9, 100, 0]);
});

it('polls until the review is there', async () => {
  vi.useFakeTimers();
  const looks = vi.spyOn(api, 'review').mockResolvedValue({ state: 'done', done: 4, total: 4, review });
  vi.spyOn(api, 'startReview').mockResolvedValue({ state: 'running', done: 1, total: 4 });
  const reviewing = new Reviewing('t1', '');
  await reviewing.start();
  expect([reviewing.busy, reviewing.review]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([reviewing.busy, reviewing.review, looks.mock.calls.length]).toEqual([false, review, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('finds the moment of a position, before and after its decision', () => {
  const reviewing = new Reviewing('t1', '');
  reviewing.progress = { state: 'done', review };
  expect([1, 2, 3, 4].map((number) => reviewing.momentAt(number)?.number)).toEqual([undefined, 3, 3, undefined]);
  expect(reviewing.chancesAt(3)).toEqual([7000, 3000]);
  expect(reviewing.chancesAt(1)).toEqual([5000, 5000]);
});

it('says a moment with its reasons, and elsewhere who stands how', async () => {
  const reviewing = new Reviewing('t1', '');
  reviewing.progress = { state: 'done', review };
  const props = {
    reviewing,
    number: 2,
    byDays: false,
    seat: null,
    inWords: (move: string) => `<${move}>`,
    onseek: vi.fn(),
    onlearn: vi.fn(),
  };
  const { rerender } = render(MomentCard, props);
  expect(screen.getByText('Turn 2: Ben lost 9% here.')).toBeTruthy();
  expect(screen.getByText('Better: <basic>')).toBeTruthy();
  expect(screen.getByText('Ben owns one more restaurant.')).toBeTruthy();
  screen.getByRole('button', { name: /Turn 2/ }).click();
  expect(props.onseek).toHaveBeenCalledWith(2);
  await rerender({ ...props, number: 0 });
  expect(screen.getByText('Luck was with Mia (+50%).')).toBeTruthy();
});

it('is a slider for keyboard and screen reader', () => {
  const onseek = vi.fn();
  render(Graph, { ...review, number: 2, last: 4, byDays: false, words: () => 'Turn 1', onseek });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Win chance after each move' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Turn 1: Mia 60% and Ben 40%');
  slider.value = '4';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  expect(onseek).toHaveBeenCalledWith(4);
});

it('has the graph as a table, and the sum of luck and skill', () => {
  render(Figures, { review, names: ['Mia', 'Ben'] });
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(' '));
  expect(rows).toContain('Mia 50% ±0% ±0% +50% 100%');
  expect(rows.some((row) => row.startsWith('Turn 2 100%'))).toBe(true);
});

const study: Study = {
  number: 2,
  seat: 1,
  bot: 'master',
  move: 'basic',
  chances: { basic: 0.6, pub: 0.595, end: 0.5 },
  played: 'end',
};

it('lets one try until the better move is found', async () => {
  vi.spyOn(api, 'study').mockResolvedValue(study);
  const learning = new Learning('t1', '', [moment]);
  await learning.begin();
  expect([learning.number, learning.moves]).toEqual([2, ['basic', 'pub', 'end']]);
  learning.try('end');
  expect([learning.solved, Math.round(100 * (learning.answer?.lost ?? 0))]).toEqual([false, 10]);
  learning.try('pub');
  expect([learning.solved, learning.found, learning.moves]).toEqual([true, 1, []]);
  await learning.next();
  expect(learning.over).toBe(true);
});
