import { cleanup, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { belongs, choices, choose, chosen, groupsOf, lately, type Told } from '$lib/log/filter';
import type { GameLog } from '$lib/log/topics';
import { change, settings } from '$lib/state/settings.svelte';
import type { Line } from '$lib/types.gen';
import { languages, nameSeats, say, speak } from '$lib/words';
import { burgerJointLog } from '../../games/burger_joint/log';
import { rivalRestaurantsLog } from '../../games/rival_restaurants/log';
import Log from './Log.svelte';

beforeAll(async () => {
  await speak('en', ['ui', 'engine', 'pages', 'log', 'burger-joint', 'rival-restaurants']);
  nameSeats(['Ada', 'Bo'], 0);
});
afterEach(() => {
  cleanup();
  change({ logTopics: {} });
});

const told = (key: string, id: string, seats: number[] = []): Told => ({
  key,
  text: id,
  heading: id.endsWith('-day'),
  ids: [id],
  seats,
});
const trades = told('2', 'rr-log-trades', [1, 2]);
const cooks = told('3', 'rr-log-cooks', [0]);
const drew = told('4', 'rr-log-drew-card');
const day = (n: number) => told(`day ${n}`, 'rr-log-day');

describe('what belongs to a topic', () => {
  const kept = (topic: string, mine: number[] = [0]) =>
    [trades, cooks, drew].filter((entry) => belongs(entry, topic, rivalRestaurantsLog, mine));
  it('is what the game says', () => {
    expect(kept('all')).toEqual([trades, cooks, drew]);
    expect(kept('trades')).toEqual([trades]);
    expect(kept('dishes')).toEqual([cooks]);
  });
  it('is about me when any argument names my seat, or when only I am told', () => {
    expect(kept('me')).toEqual([cooks, drew]);
    expect(kept('me', [2])).toEqual([trades, drew]);
  });
});

describe('days', () => {
  it('hold what happened in them; a filter leaves out the empty ones, save the last', () => {
    const entries = [cooks, day(1), trades, day(2), cooks, day(3), cooks];
    expect(groupsOf(entries).map((group) => [group.key, group.entries.length])).toEqual([
      ['first', 1],
      ['day 1', 1],
      ['day 2', 1],
      ['day 3', 1],
    ]);
    const filtered = groupsOf(entries, (entry) => entry === trades);
    expect(filtered.map((group) => [group.key, group.entries.length])).toEqual([
      ['day 1', 1],
      ['day 3', 0],
    ]);
  });
  it('that are long past are left out as a whole', () => {
    const groups = groupsOf([day(1), cooks, drew, day(2), cooks, drew, day(3), cooks]);
    expect(lately(groups, 3).map((group) => group.key)).toEqual(['day 2', 'day 3']);
    expect(lately(groups, 0).map((group) => group.key)).toEqual(['day 3']);
    expect(lately(groups, 99)).toEqual(groups);
  });
});

describe('the choice', () => {
  it('is remembered for each game, and offers nothing about me to who only watches', () => {
    choose(rivalRestaurantsLog, 'me');
    expect(chosen(rivalRestaurantsLog, [0])).toBe('me');
    expect(chosen(burgerJointLog, [0])).toBe('all');
    expect(choices(rivalRestaurantsLog, [])).toEqual(['all', 'trades', 'dishes', 'cards']);
    expect(chosen(rivalRestaurantsLog, [])).toBe('all');
    expect(choices(undefined, [])).toEqual(['all']);
  });
});

describe.each([burgerJointLog, rivalRestaurantsLog])('the topics of $game', (log: GameLog) => {
  const file = `../src/tableside/locales/en/${log.game}.ftl`;
  const known = new Set([...readFileSync(file, 'utf8').matchAll(/^([\w-]+) =/gm)].map(([, id]) => id));
  it('name events that there are', () => {
    const named = [...Object.values(log.topics).flat(), ...(log.own ?? []), ...(log.passing ?? [])];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
  it('have words in every language', () => {
    for (const language of languages) {
      const words = readFileSync(`../src/tableside/locales/${language}/log.ftl`, 'utf8');
      for (const topic of choices(log, [0])) expect(words).toContain(`\nlog-topic-${topic} = `);
    }
  });
});

describe('the log', () => {
  const line = (seq: number, ...events: [string, Record<string, string | number>][]): Line => ({
    type: 'moved',
    seq,
    at: 0,
    by: 0,
    move: 'K',
    number: seq,
    events: events.map(([id, args]) => ({ id, args })),
    id: null,
    position: null,
  });
  const lines = [
    line(1, ['bj-log-turn', { seat: '@0', turn: 1 }], ['bj-log-take', { seat: '@1', cube: '$bj-cube-K' }]),
    line(2, ['bj-log-steal', { seat: '@1', other: '@0', cube: '$bj-cube-G' }]),
    line(3, ['bj-log-turn', { seat: '@1', turn: 2 }], ['bj-log-basic', { seat: '@1', n: 2 }]),
  ];
  const show = () => {
    const looked: number[] = [];
    render(Log, { lines, log: burgerJointLog, mine: [0], onlook: (number: number) => looked.push(number) });
    return looked;
  };
  const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.trim());

  it('is narrowed by a radio group', async () => {
    show();
    expect(shown()).toHaveLength(3);
    within(screen.getByRole('group', { name: say('log-filter') }))
      .getByRole('radio', { name: 'About me' })
      .click();
    await tick();
    expect(shown()).toHaveLength(1);
    expect(settings.logTopics).toEqual({ 'burger-joint': 'me' });
    screen.getByRole('radio', { name: 'Buildings' }).click();
    await tick();
    expect(shown()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Turn 1/ })).toBeNull();
  });

  it('folds a turn, and shows the moment it began', async () => {
    const looked = show();
    const turn = screen.getByRole('button', { name: /^Turn 1/, expanded: true });
    turn.click();
    await tick();
    expect(turn.getAttribute('aria-expanded')).toBe('false');
    expect(shown()).toHaveLength(1);
    screen.getByRole('button', { name: /Show this moment: Turn 2/ }).click();
    expect(looked).toEqual([3]);
  });

  it('says when nothing is left, and leads back', async () => {
    choose(burgerJointLog, 'buildings');
    render(Log, { lines: lines.slice(0, 2), log: burgerJointLog, mine: [0], onlook: () => undefined });
    expect(screen.getByText(say('log-none'))).toBeTruthy();
    screen.getByRole('button', { name: say('log-show-all') }).click();
    await tick();
    expect(shown()).toHaveLength(2);
  });
});
