import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speak } from '$lib/words';
import RuleBook from './RuleBook.svelte';

const book = (game: string, prefix: string) => ({
  game,
  language: 'en',
  title: game,
  sections: [
    {
      id: `${prefix}-5`,
      title: 'Work',
      rules: [
        { id: `${prefix}-5.1`, text: 'first' },
        { id: `${prefix}-5.2`, text: 'second' },
      ],
    },
  ],
});

beforeAll(() => speak('en', ['ui', 'engine', 'pages', 'burger-joint', 'rival-restaurants']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a number that another game has too is found there as well', async () => {
  const answer = (path: string) =>
    new Response(JSON.stringify(path.includes('rival') ? book('rival-restaurants', 'RR') : book('burger-joint', 'BJ')));
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
  render(RuleBook, { game: 'burger-joint', others: ['rival-restaurants'] });
  await screen.findByText('BJ-5.1');
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: '5.2' } });
  expect((await screen.findByRole('link', { name: 'One rule in Rival Restaurants too' })).getAttribute('href')).toBe(
    '/rules/rival-restaurants',
  );
  expect(screen.queryByText('BJ-5.1')).toBeNull();
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'nothing of that kind' } });
  expect(screen.queryByRole('link', { name: /Rival Restaurants/ })).toBeNull();
});
