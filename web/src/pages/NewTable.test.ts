import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { shelf } from '../games/shelf.svelte';
import type { GameInfo, NewTable as Wish } from '$lib/types.gen';
import { say, speak } from '$lib/words';
import NewTable from './NewTable.svelte';
import * as sitting from '$lib/sit';

const wishes: Wish[] = [];
beforeAll(() => speak('en', ['ui', 'engine', 'pages', 'lobby', 'bots']));
beforeEach(async () => {
  wishes.length = 0;
  vi.spyOn(sitting, 'sitDown').mockImplementation((wish) => {
    wishes.push(structuredClone(wish));
    return Promise.resolve();
  });
  shelf.games = [
    {
      key: 'burger-joint',
      bots: ['apprentice', 'greedy'],
      usual_bot: 'greedy',
      seat_names: ['=One', '=Two'],
      min_seats: 2,
      max_seats: 2,
      options: { last_turn: 0 },
      form: [
        {
          name: 'last_turn',
          label: '$new-last-turn',
          values: [
            { value: 0, label: '$pace-no-limit' },
            ...[20, 40, 60].map((value) => ({ value, label: `=${value}` })),
          ],
        },
      ],
    } as unknown as GameInfo,
  ];
  render(NewTable, { game: 'burger-joint' });
  await screen.findByRole('button', { name: say('new-open') });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const group = (id: string) => screen.getByRole('group', { name: say(id) });
/** A bare number is named together with its legend ("Draw after turn 40"). */
const choose = (id: string, name: string | RegExp) =>
  fireEvent.click(
    within(group(id)).getByRole('radio', { name: /^\d+$/.test(String(name)) ? new RegExp(`\\b${name}$`) : name }),
  );
const begins = (id: string) => new RegExp(`^${say(id)}`);
const flip = (id: string) => fireEvent.click(screen.getByRole('switch', { name: say(id) }));
/** One of the kinds of a chair; the first chair is mine. */
const sit = (chair: number, kind: string) =>
  fireEvent.click(screen.getAllByRole('radio', { name: begins(`chair-${kind}`) })[chair] as Element);
const asked = async () => {
  await fireEvent.click(screen.getByRole('button', { name: say('new-open') }));
  return wishes.at(-1) as Wish;
};

it('asks for a table with an open seat and no clock if nothing is changed', async () => {
  expect(await asked()).toEqual({
    game: 'burger-joint',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: null,
    public: false,
    shuffle: false,
    hints: false,
    autostart: true,
    options: {},
  });
});

it('asks for a clock with minutes, increment and seconds a move', async () => {
  await choose('new-clock', begins('pace-live'));
  expect((await asked()).clock).toEqual({ kind: 'live', game_seconds: 900, increment_seconds: 10, move_seconds: null });
  await choose('pace-minutes', '5');
  await choose('pace-increment', '0');
  await choose('pace-move', '30');
  expect((await asked()).clock).toEqual({ kind: 'live', game_seconds: 300, increment_seconds: 0, move_seconds: 30 });
  await choose('pace-minutes', say('pace-no-limit'));
  expect((await asked()).clock).toMatchObject({ game_seconds: null });
});

it('asks for a correspondence game', async () => {
  await choose('new-clock', begins('pace-post'));
  expect((await asked()).clock).toEqual({ kind: 'post', days: 2 });
  expect(
    within(group('pace-days'))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent?.trim()),
  ).toEqual(['1', '2', '3', '7', '14']);
  await choose('pace-days', '14');
  expect((await asked()).clock).toEqual({ kind: 'post', days: 14 });
});

it('asks for a public table, random seats, hints and a last turn', async () => {
  await flip('new-public');
  await flip('new-hints');
  await flip('new-shuffle');
  await choose('new-last-turn', '40');
  expect(await asked()).toMatchObject({
    public: true,
    shuffle: true,
    hints: true,
    options: { last_turn: 40 },
  });
});

it('has me on one chair: who sits down on the other gives theirs away', async () => {
  await sit(1, 'me');
  expect((await asked()).seats).toEqual([{ kind: 'open' }, { kind: 'me' }]);
});

it('asks for a bot of the usual level', async () => {
  await sit(1, 'bot');
  expect((await asked()).seats?.[1]).toEqual({ kind: 'bot', level: 'greedy' });
});
