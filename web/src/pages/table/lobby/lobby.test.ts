import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/net/http';
import { session } from '$lib/state/session.svelte';
import type { GameInfo, Seat, Table } from '$lib/types.gen';
import { say, speak } from '$lib/words';
import { shelf } from '../../../games/shelf.svelte';
import { clockInWords, rulesInWords } from './facts';
import Lobby from './Lobby.svelte';

beforeAll(() => speak('en', ['ui', 'engine', 'pages', 'lobby', 'bots', 'rival-restaurants', 'rr-table', 'board-sets']));
const games = [
  {
    key: 'rival-restaurants',
    bots: ['apprentice', 'greedy'],
    usual_bot: 'greedy',
    min_seats: 2,
    max_seats: 8,
    options: {},
    form: [],
  },
  {
    key: 'burger-joint',
    bots: ['greedy'],
    usual_bot: 'greedy',
    min_seats: 2,
    max_seats: 2,
    options: { last_turn: 0 },
    form: [{ name: 'last_turn', label: '=Draw after turn', values: [{ value: 40, label: '=40' }] }],
  },
] as unknown as GameInfo[];
beforeEach(() => {
  shelf.games = games;
  vi.spyOn(api, 'invite').mockResolvedValue({ token: 't', link: 'http://x/table/t', qr: '/qr.svg', only_here: false });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const seat = (kind: Seat['kind'], name = '', you = false): Seat => ({ kind, name, title: '=P', you, away: false });
const table = (more: Partial<Table> = {}): Table =>
  ({
    id: 't1',
    game: 'rival-restaurants',
    options: {},
    status: 'open',
    public: false,
    host: true,
    seats: [seat('guest', 'Ada', true), seat('open')],
    clock: null,
    hints: false,
    autostart: false,
    invited_by: 'Ada',
    seats_allowed: [2, 6],
    ...more,
  }) as unknown as Table;
function open(given: Table) {
  const onseated = vi.fn();
  render(Lobby, {
    table: given,
    invite: 'i',
    presence: { type: 'presence', seats: [true, false], watchers: 0 },
    onseated,
  });
  return onseated;
}
const button = (id: string, args = {}) => screen.queryByRole('button', { name: say(id, args) });
const press = (id: string, args = {}) => fireEvent.click(button(id, args) as Element);

describe('for the host', () => {
  it('adds an open seat and a bot of the proposed level, up to as many as may play', async () => {
    const add = vi.spyOn(api, 'addSeat').mockResolvedValue(table());
    open(table());
    await press('lobby-add-open');
    await press('lobby-add-bot');
    expect(add.mock.calls).toEqual([
      ['t1', { kind: 'open' }],
      ['t1', { kind: 'bot', level: 'greedy' }],
    ]);
    cleanup();
    open(table({ seats_allowed: [2, 2] }));
    expect(button('lobby-add-open')).toBeNull();
  });

  it('puts a bot of a level on a seat, and opens it again', async () => {
    const change = vi.spyOn(api, 'changeSeat').mockResolvedValue(table());
    open(table());
    const choice = screen.getByRole('combobox', { name: say('lobby-seat-is', { title: '=P' }) });
    await fireEvent.change(choice, { target: { value: 'apprentice' } });
    expect(change.mock.calls).toEqual([['t1', 1, { kind: 'bot', level: 'apprentice', was: 'open' }]]);
  });

  it('removes a seat only while enough are left, and never its own', async () => {
    const remove = vi.spyOn(api, 'removeSeat').mockResolvedValue(table());
    open(table());
    expect(button('lobby-remove', { n: 2 })).toBeNull();
    cleanup();
    open(table({ seats: [seat('guest', 'Ada', true), seat('open'), seat('bot', 'greedy')] }));
    expect(button('lobby-remove', { n: 1 })).toBeNull();
    await press('lobby-remove', { n: 3 });
    expect(remove.mock.calls).toEqual([['t1', 2, 'bot']]);
  });

  it('frees the seat of a person', async () => {
    const change = vi.spyOn(api, 'changeSeat').mockResolvedValue(table());
    open(table({ seats: [seat('guest', 'Ada', true), seat('guest', 'Bo')] }));
    await press('lobby-free', { name: '=Bo' });
    expect(change.mock.calls).toEqual([['t1', 1, { kind: 'open', was: 'guest' }]]);
  });

  it('starts with those who are there, or with bots; alone it says why not', async () => {
    const start = vi.spyOn(api, 'start').mockResolvedValue(table());
    open(table());
    const few = screen.getByRole('button', { name: new RegExp(`^${say('lobby-start', { n: 2 })}`) });
    expect(few.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(few);
    await press('lobby-with-bot');
    cleanup();
    open(table({ seats: [seat('guest', 'Ada', true), seat('guest', 'Bo'), seat('open')] }));
    await press('lobby-start', { n: 2 });
    expect(start.mock.calls).toEqual([
      ['t1', 'greedy'],
      ['t1', null],
    ]);
  });

  it('says when the game starts, who may see the table, and whether hints are allowed', async () => {
    const change = vi.spyOn(api, 'change').mockResolvedValue(table());
    open(table());
    for (const id of ['lobby-autostart', 'lobby-public', 'lobby-allow-hints'])
      await fireEvent.click(screen.getByRole('switch', { name: say(id) }));
    expect(change.mock.calls.map(([, wish]) => wish)).toEqual([{ autostart: true }, { public: true }, { hints: true }]);
  });
});

describe('for who was invited', () => {
  const clock = { kind: 'live', game_seconds: 600, increment_seconds: 5, move_seconds: null } as const;
  const invited = (more: Partial<Table> = {}) =>
    table({ host: false, seats_allowed: null, seats: [seat('guest', 'Ada'), seat('open')], clock, ...more });

  it('tells who invites, to what, with which clock, and has no controls of the host', () => {
    open(invited());
    const title = say('lobby-invites', { name: '=Ada', game: '$game-rival-restaurants' });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    const told = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(told).toEqual([
      '1 of 2 seats taken',
      'Original rules',
      '10 minutes per player, plus 5 seconds per move',
      'off',
    ]);
    for (const id of ['lobby-add-open', 'lobby-add-bot', 'waiting-clear', 'waiting-leave'])
      expect(button(id)).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('joins under the name that was typed', async () => {
    const join = vi.spyOn(api, 'join').mockResolvedValue(table());
    vi.spyOn(session, 'ensure').mockResolvedValue(undefined as never);
    const renamed = vi.spyOn(session, 'change').mockResolvedValue(undefined as never);
    const onseated = open(invited());
    await fireEvent.input(screen.getByLabelText(say('seat-your-name')), { target: { value: 'Bo' } });
    await press('lobby-join');
    await vi.waitFor(() => expect(onseated).toHaveBeenCalledOnce());
    expect(renamed.mock.calls).toEqual([[{ name: 'Bo' }]]);
    expect(join.mock.calls).toEqual([['t1', 'i', null]]);
  });

  it('says so when all seats are taken', () => {
    open(invited({ seats: [seat('guest', 'Ada'), seat('bot', 'greedy')] }));
    expect(screen.getByText(say('lobby-full'))).toBeTruthy();
    expect(button('lobby-join')).toBeNull();
  });

  it('knows when it starts once one sits', () => {
    open(invited({ seats: [seat('guest', 'Ada'), seat('guest', 'Bo', true), seat('open')] }));
    expect(screen.getByText(say('lobby-wait-host', { name: '=Ada' }))).toBeTruthy();
    expect(button('waiting-leave')).not.toBeNull();
  });
});

it('says every clock', () => {
  const live = { kind: 'live', game_seconds: null, increment_seconds: 0, move_seconds: null } as const;
  expect(
    [
      null,
      live,
      { ...live, game_seconds: 60 },
      { ...live, game_seconds: 90, increment_seconds: 3 },
      { ...live, move_seconds: 30, increment_seconds: 3 },
      { kind: 'post', days: 2 } as const,
    ].map(clockInWords),
  ).toEqual([
    'no clock',
    'no clock',
    'one minute per player',
    '90 seconds per player, plus 3 seconds per move',
    'at most 30 seconds per move',
    '2 days per move',
  ]);
});

it('says the rules that are not the usual ones', () => {
  const rules = (game: string, options: Record<string, unknown>) =>
    rulesInWords(
      table({ game, options }),
      games.find((info) => info.key === game),
    );
  expect(rules('burger-joint', {})).toBe('standard rules');
  expect(rules('burger-joint', { last_turn: 40 })).toBe('Draw after turn: 40');
  expect(rules('burger-joint', { last_turn: 0 })).toBe('standard rules');
  expect(rules('burger-joint', { set: { name: 'Tiny' } })).toBe('Board set: Tiny');
  expect(rules('rival-restaurants', { home_cook: true, beginners_chefs: true, window_seconds: 0 })).toMatch(
    /^First game/,
  );
  expect(rules('rival-restaurants', { edition: 'deluxe', two_many_cooks: true, market_seconds: 0 })).toBe(
    'Two Many Cooks: two chefs each, Deluxe, Seconds to buy and trade: unlimited',
  );
});
