import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dismiss, toasts } from '$ui/toasts.svelte';
import type { Problem } from '$lib/types.gen';
import { speak } from '$lib/words';
import { complainOf } from './complain';

const problem = (part: Partial<Problem>): Problem => ({
  kind: 'limit',
  id: 'err-too-fast',
  args: { n: 3 },
  rule: '',
  text: '',
  ...part,
});

beforeAll(() => speak('en', ['ui', 'server', 'burger-joint']));
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of [...toasts]) dismiss(id);
});

describe('what is refused', () => {
  it('is said once for each problem, with the newest numbers', () => {
    for (const n of [9, 8, 7]) complainOf(problem({ args: { n } }));
    complainOf(problem({ kind: 'conflict', id: 'err-seat-taken', args: {} }));
    expect(toasts).toHaveLength(2);
    expect(toasts[0]?.text).toContain('7');
    expect(toasts.map(({ about }) => about)).toEqual(['err-too-fast', 'err-seat-taken']);
  });
  it('looks like an error and stays; what the rules forbid, and what was too fast, goes by itself', () => {
    vi.useFakeTimers();
    complainOf(problem({}));
    complainOf(problem({ kind: 'conflict', id: 'err-seat-taken', args: {} }));
    complainOf(problem({ kind: 'illegal', id: 'bj-err-first-pick', rule: 'BJ-3.3', text: 'Not yet' }));
    expect(toasts.map(({ tone }) => tone)).toEqual(['error', 'error', 'error']);
    vi.advanceTimersByTime(10_000);
    expect(toasts.map(({ about }) => about)).toEqual(['err-seat-taken']);
  });
});
