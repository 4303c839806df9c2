import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Line } from '$lib/types.gen';
import { newsShown } from '$lib/timing';
import { nameSeats, speak } from '$lib/words';
import Stolen from './Stolen.svelte';

beforeAll(async () => {
  await speak('en', ['ui', 'burger-joint', 'burger-joint-table']);
  nameSeats(['Ada', 'Bo']);
});

const steal = (seq: number, from: string) =>
  ({
    type: 'moved',
    seq,
    at: 0,
    by: 1,
    move: 'xK',
    number: seq,
    events: [{ id: 'bj-log-steal', args: { seat: '@1', from, cube: '$bj-cube-K' } }],
    id: null,
    position: null,
  }) as Line;

it('shows who stole a cube of mine and why, until it is tapped; the rival waits (BJ-5.2)', async () => {
  const pause = vi.fn();
  const { rerender } = render(Stolen, { lines: [steal(1, '@0')], seat: 0, playing: true, pause });
  expect(screen.queryByText('Stolen!')).toBeNull(); // what happened before one sat down is no news
  await rerender({ lines: [steal(1, '@0'), steal(2, '@1'), steal(3, '@0')] });
  const card = screen.getByRole('button');
  expect(card.textContent).toContain('Bo');
  expect(card.textContent).toContain('Publicity');
  expect(pause).toHaveBeenCalledExactlyOnceWith(newsShown);
  await fireEvent.click(card);
  expect(screen.queryByText('Stolen!')).toBeNull();
});

it('goes by itself', async () => {
  vi.useFakeTimers();
  const { rerender } = render(Stolen, { lines: [steal(1, '@1')], seat: 0, playing: true, pause: undefined });
  await rerender({ lines: [steal(2, '@0')] });
  expect(screen.getByText('Stolen!')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(newsShown + 50);
  expect(screen.queryByText('Stolen!')).toBeNull();
  vi.useRealTimers();
});
