import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { GameInfo } from '$lib/types.gen';
import { speak } from '$lib/words';
import NewTable from './NewTable.svelte';

beforeAll(() => speak('en', ['ui', 'engine', 'pages', 'bots', 'rival-restaurants', 'rr-table']));
afterEach(cleanup);

it('what cannot be chosen says for how many it is (RR-10.1)', async () => {
  const game = { key: 'rival-restaurants', bots: ['apprentice', 'greedy'], min_seats: 2, max_seats: 8, options: {} } as unknown as GameInfo;
  render(NewTable, { game });
  await fireEvent.click(screen.getByRole('radio', { name: /^My own/ }));
  const people = within(screen.getByRole('group', { name: 'How many play?' }));
  await fireEvent.click(people.getByRole('radio', { name: '7' }));
  expect(screen.getByRole('radio', { name: /^Kitchen Squad\s*for two$/ }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('radio', { name: /^Base\s*for up to six$/ }).hasAttribute('disabled')).toBe(true);
  await fireEvent.click(people.getByRole('radio', { name: '2' }));
  expect(screen.getByRole('radio', { name: 'Kitchen Squad' }).hasAttribute('disabled')).toBe(false);
});

it('shows the cards and chefs that so many really get (RR-1.1, RR-2.3)', async () => {
  const game = { key: 'rival-restaurants', bots: ['apprentice', 'greedy'], min_seats: 2, max_seats: 8, options: {} } as unknown as GameInfo;
  render(NewTable, { game });
  const people = within(screen.getByRole('group', { name: 'How many play?' }));
  await fireEvent.click(people.getByRole('radio', { name: '8' }));
  expect(screen.getByRole('radio', { name: /too few/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: /^My own/ }));
  const checked = (name: RegExp) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;
  expect([checked(/^Base/), checked(/^Deluxe/)]).toEqual([false, true]);
  await fireEvent.click(people.getByRole('radio', { name: '4' }));
  expect([checked(/^Base/), checked(/^Deluxe/)]).toEqual([true, false]);
  await fireEvent.click(screen.getByRole('radio', { name: /^Deluxe/ }));
  expect(checked(/^Deluxe/)).toBe(true);
});

it('Home Cook frees the shopping from its clock and leaves the other limits to choose (RR-11.1)', async () => {
  const game = { key: 'rival-restaurants', bots: ['apprentice', 'greedy'], min_seats: 2, max_seats: 8, options: {} } as unknown as GameInfo;
  render(NewTable, { game });
  await fireEvent.click(screen.getByRole('radio', { name: /^My own/ }));
  const limits = () => screen.queryAllByRole('group', { name: /econds/ }).length;
  expect(limits()).toBe(3);
  await fireEvent.click(screen.getByRole('switch', { name: /^Home Cook/ }));
  expect(limits()).toBe(2);
});
