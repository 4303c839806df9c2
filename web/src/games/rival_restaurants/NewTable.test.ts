import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo, NewTable as Wish } from '$lib/types.gen';
import { say, speak } from '$lib/words';
import NewTable from './NewTable.svelte';

beforeAll(() => speak('en', ['ui', 'engine', 'pages', 'lobby', 'bots', 'rival-restaurants', 'rr-table']));
afterEach(cleanup);

it('what cannot be chosen says for how many it is (RR-10.1)', async () => {
  const game = {
    key: 'rival-restaurants',
    bots: ['apprentice', 'greedy'],
    min_seats: 2,
    max_seats: 8,
    options: {},
  } as unknown as GameInfo;
  render(NewTable, { game, open: () => Promise.resolve() });
  await fireEvent.click(screen.getByRole('radio', { name: /^Custom/ }));
  const people = within(screen.getByRole('group', { name: say('rr-new-people') }));
  await fireEvent.click(people.getByRole('radio', { name: / 7$/ }));
  expect(screen.getByRole('radio', { name: /^Kitchen Squad\s*two players only$/ }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('radio', { name: /^Base\s*up to six players$/ }).hasAttribute('disabled')).toBe(true);
  await fireEvent.click(people.getByRole('radio', { name: / 2$/ }));
  expect(screen.getByRole('radio', { name: 'Kitchen Squad' }).hasAttribute('disabled')).toBe(false);
});

it('shows the cards and chefs that so many really get (RR-1.1, RR-2.3)', async () => {
  const game = {
    key: 'rival-restaurants',
    bots: ['apprentice', 'greedy'],
    min_seats: 2,
    max_seats: 8,
    options: {},
  } as unknown as GameInfo;
  render(NewTable, { game, open: () => Promise.resolve() });
  const people = within(screen.getByRole('group', { name: say('rr-new-people') }));
  await fireEvent.click(people.getByRole('radio', { name: / 8$/ }));
  expect(screen.getByRole('radio', { name: /too few/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: /^Custom/ }));
  const checked = (name: RegExp) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;
  expect([checked(/^Base/), checked(/^Deluxe/)]).toEqual([false, true]);
  await fireEvent.click(people.getByRole('radio', { name: / 4$/ }));
  expect([checked(/^Base/), checked(/^Deluxe/)]).toEqual([true, false]);
  await fireEvent.click(screen.getByRole('radio', { name: /^Deluxe/ }));
  expect(checked(/^Deluxe/)).toBe(true);
});

it('Home Cook frees the shopping from its clock and leaves the other limits to choose (RR-11.1)', async () => {
  const game = {
    key: 'rival-restaurants',
    bots: ['apprentice', 'greedy'],
    min_seats: 2,
    max_seats: 8,
    options: {},
  } as unknown as GameInfo;
  render(NewTable, { game, open: () => Promise.resolve() });
  await fireEvent.click(screen.getByRole('radio', { name: /^Custom/ }));
  const limits = () => screen.queryAllByRole('group', { name: /econds/ }).length;
  expect(limits()).toBe(3);
  await fireEvent.click(screen.getByRole('switch', { name: /^Home Cook/ }));
  expect(limits()).toBe(2);
});

describe('the table that is asked for', () => {
  const wishes: Wish[] = [];
  beforeEach(() => {
    wishes.length = 0;
    render(NewTable, {
      game: {
        key: 'rival-restaurants',
        bots: ['apprentice', 'greedy'],
        usual_bot: 'greedy',
        min_seats: 2,
        max_seats: 8,
        options: {},
      } as unknown as GameInfo,
      open: (wish: Wish) => {
        wishes.push(structuredClone(wish));
        return Promise.resolve();
      },
    });
  });

  /** A bare number is named together with its legend. */
  const radio = (group: string, name: string | RegExp) =>
    within(screen.getByRole('group', { name: say(group) })).getByRole('radio', {
      name: /^\d+$/.test(String(name)) ? new RegExp(` ${name}$`) : name,
    });
  const choose = (group: string, name: string | RegExp) => fireEvent.click(radio(group, name));
  const begins = (id: string) => new RegExp(`^${say(id)}`);
  const seat = (number: number, kind: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: say(`rr-seat-${number}`) }), { target: { value: kind } });
  const flip = (id: string) => fireEvent.click(screen.getByRole('switch', { name: say(id) }));
  const asked = async () => {
    await fireEvent.click(screen.getByRole('button', { name: say('new-open') }));
    return wishes.at(-1) as Wish;
  };

  it('is a first game of four if nothing is changed', async () => {
    const wish = await asked();
    expect(wish.seats).toEqual([
      { kind: 'me' },
      ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: expect.any(String) })),
    ]);
    expect(wish).toMatchObject({
      game: 'rival-restaurants',
      clock: null,
      public: false,
      options: { edition: 'base', home_cook: true, beginners_chefs: true },
    });
    expect(wish.options).not.toHaveProperty('mode');
  });

  it.each([
    [2, 'base', true, 'standard'],
    [6, 'base', true, undefined],
    [7, 'deluxe', true, undefined],
    [8, 'deluxe', false, undefined],
  ])('for %i has these cards and chefs (RR-1.1, RR-2.3)', async (count, edition, beginners_chefs, mode) => {
    await choose('rr-new-people', String(count));
    const wish = await asked();
    expect(wish.seats).toHaveLength(count);
    expect(wish.options).toEqual({
      edition,
      home_cook: true,
      beginners_chefs,
      window_seconds: 0,
      ...(mode ? { mode } : {}),
    });
  });

  it('keeps the chairs that stay when fewer play', async () => {
    await seat(2, 'open');
    await choose('rr-new-people', '3');
    expect((await asked()).seats?.map((chair) => chair.kind)).toEqual(['me', 'open', 'bot']);
  });

  it('has me on one chair at most', async () => {
    await seat(3, 'me');
    expect((await asked()).seats?.map((chair) => chair.kind)).toEqual(['open', 'bot', 'me', 'bot']);
  });

  it('names who sits at the same device, and takes no empty name', async () => {
    await seat(2, 'local');
    const name = screen.getByRole('textbox');
    await fireEvent.input(name, { target: { value: '  Bo ' } });
    expect((await asked()).seats?.[1]).toEqual({ kind: 'local', name: 'Bo' });
    await fireEvent.input(name, { target: { value: '  ' } });
    expect((await asked()).seats?.[1]).toEqual({ kind: 'local', name: say('seat-second') });
  });

  it('is public and by post when that is wished: then no clock runs but the days', async () => {
    await choose('rr-new-rules', begins('rr-new-usual'));
    await choose('new-clock', begins('pace-post'));
    await choose('pace-days', '7');
    await flip('new-public');
    const none = { market_seconds: 0, move_seconds: 0, window_seconds: 0, spree_seconds: 0, choice_seconds: 0 };
    expect(await asked()).toMatchObject({
      clock: { kind: 'post', days: 7 },
      public: true,
      options: { edition: 'base', ...none },
    });
  });

  it('has the usual rules without more ado', async () => {
    await choose('rr-new-rules', begins('rr-new-usual'));
    await choose('rr-new-edition', begins('rr-new-deluxe'));
    expect((await asked()).options).toEqual({ edition: 'deluxe' });
  });

  it('has one’s own rules, limits and variants', async () => {
    await choose('rr-new-rules', begins('rr-new-own'));
    await flip('rr-new-from-scratch');
    await choose('rr-new-choose-chefs', '3');
    await choose('rr-new-choose-restaurants', '2');
    await choose('rr-new-market-seconds', '120');
    await choose('rr-new-move-seconds', '30');
    await choose('rr-new-window-seconds', '15');
    expect((await asked()).options).toEqual({
      edition: 'base',
      mode: 'auto',
      home_cook: false,
      from_scratch: true,
      two_many_cooks: false,
      beginners_chefs: false,
      even_start: false,
      choose_chefs: 3,
      choose_restaurants: 2,
      market_seconds: 120,
      move_seconds: 30,
      window_seconds: 15,
    });
  });

  it('is a squad for two alone (RR-10.1)', async () => {
    await choose('rr-new-rules', begins('rr-new-own'));
    await choose('rr-new-people', '2');
    await choose('rr-new-mode', say('rr-new-squad'));
    expect((await asked()).options).toMatchObject({ mode: 'squad' });
    await choose('rr-new-people', '4');
    expect((await asked()).options).toMatchObject({ mode: 'auto' });
    await choose('rr-new-mode', say('rr-new-standard'));
    expect((await asked()).options).toMatchObject({ mode: 'standard' });
  });

  it('by post, or for home cooks, asks for no seconds (RR-11.1)', async () => {
    await choose('rr-new-rules', begins('rr-new-own'));
    const seconds = () => screen.queryByRole('group', { name: say('rr-new-market-seconds') });
    expect(seconds()).not.toBeNull();
    await flip('rr-new-home-cook');
    expect(seconds()).toBeNull();
    await flip('rr-new-home-cook');
    await choose('new-clock', begins('pace-post'));
    expect(seconds()).toBeNull();
    expect((await asked()).options).toMatchObject({ market_seconds: 0, window_seconds: 0, choice_seconds: 0 });
  });
});
