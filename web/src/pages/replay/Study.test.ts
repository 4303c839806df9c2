import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { say, speak } from '$lib/words';
import Study from './Study.svelte';

beforeAll(() => speak('de', ['ui', 'engine', 'pages', 'bots']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('who was studying still is when the page is drawn anew, and sees the chances', async () => {
  const study = { number: 20, seat: 0, bot: 'master', move: 'W', chances: { W: 0.36, G: 0.31 }, played: 'G' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(study))));
  render(Study, {
    id: 't',
    invite: '',
    number: 20,
    asked: 1,
    bot: 'master',
    inWords: (move: string) => `Nehmen: ${move}`,
    on: true,
  });
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  expect((await screen.findByText('Nehmen: W')).parentElement?.textContent).toContain('36 %');
  expect(screen.getByText('Nehmen: G').parentElement?.textContent).toContain('gespielt');
});

it('where nobody is to move nothing is asked of the bot', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(Study, {
    id: 't',
    invite: '',
    number: 200,
    asked: 0,
    bot: 'master',
    inWords: (move: string) => move,
    on: true,
  });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(screen.getByText(say('study-none'))).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});
