import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/net/http';
import type { Guest, Table } from '$lib/types.gen';
import { say, speak } from '$lib/words';
import * as attention from '$lib/attention';
import { session } from './session.svelte';
import { waiting } from './waiting.svelte';

const table = (status: string, asked: number[], you = 0) =>
  ({ status, asked, seats: [0, 1].map((seat) => ({ you: seat === you })) }) as unknown as Table;
const mine = (...tables: Table[]) => Promise.resolve({ tables, more: false }) as unknown as ReturnType<typeof api.mine>;
let stop: () => void = () => undefined;

beforeAll(() => speak('en', ['ui', 'engine', 'pages']));
beforeEach(() => {
  vi.useFakeTimers();
  session.guest = { name: 'Ada' } as unknown as Guest;
  waiting.count = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

it('counts the running tables that ask me', async () => {
  const waitFor = vi.spyOn(attention, 'waitFor');
  const asked = vi
    .spyOn(api, 'mine')
    .mockReturnValue(
      mine(table('playing', [0]), table('playing', [1]), table('finished', [0]), table('playing', [0, 1], 1)),
    );
  stop = waiting.watch();
  await settle();
  expect(asked).toHaveBeenCalledWith('running');
  expect(waiting.count).toBe(2);
  expect(waitFor).toHaveBeenLastCalledWith(2);
});

it('asks again every half minute, until it is stopped', async () => {
  const asked = vi.spyOn(api, 'mine').mockReturnValue(mine());
  stop = waiting.watch();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(asked).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('tells of more tables than before, not of those that waited when one came', async () => {
  const notify = vi.spyOn(attention, 'notify').mockImplementation(() => undefined);
  const asked = vi.spyOn(api, 'mine').mockReturnValue(mine(table('playing', [0])));
  stop = waiting.watch();
  await settle();
  expect(notify).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(notify).not.toHaveBeenCalled(); // as many as before
  asked.mockReturnValue(mine(table('playing', [0]), table('playing', [0])));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(notify.mock.calls).toEqual([[say('notify-turn'), say('notify-tables', { n: 2 }), 'waiting']]);
  asked.mockReturnValue(mine());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(notify).toHaveBeenCalledTimes(1);
  expect(waiting.count).toBe(0);
});

it('keeps what it knew when there is no answer, and knows that nobody waits for nobody', async () => {
  const asked = vi.spyOn(api, 'mine').mockReturnValue(mine(table('playing', [0])));
  stop = waiting.watch();
  await settle();
  asked.mockImplementation(() => Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(waiting.count).toBe(1);
  session.guest = null;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(waiting.count).toBe(0);
});
