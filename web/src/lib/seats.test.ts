import { beforeAll, expect, it } from 'vitest';
import { proposedLevel, seatNames } from './seats';
import { change } from './state/settings.svelte';
import type { GameInfo, Seat } from './types.gen';
import { speak } from './words';

const bot = (level = 'waiter') => ({ kind: 'bot', name: level, title: '' }) as unknown as Seat;
const person = (name: string) => ({ kind: 'guest', name, title: '' }) as unknown as Seat;
beforeAll(() => speak('en', ['bots', 'pages']));

it('calls a bot by its level where two sit', () =>
  expect(seatNames([person('Ada'), bot()])).toEqual(['Ada', 'Waiter']));

it('gives each of several bots a first name', () => {
  const names = seatNames([person('Ada'), bot(), bot('master'), bot()]);
  expect(new Set(names).size).toBe(4);
  expect(names.join()).not.toMatch(/Waiter|Master|\d/);
  expect(new Set(seatNames([person('Basil'), ...Array.from({ length: 7 }, () => bot())])).size).toBe(8);
});

it('numbers people who are called alike', () =>
  expect(seatNames([person('Ada'), person('Ada')])).toEqual(['Ada 1', 'Ada 2']));

it('proposes the bot that was played last, where there is one of that name, else the usual one', () => {
  const game = {
    key: 'burger-joint',
    bots: ['apprentice', 'waiter', 'master'],
    usual_bot: 'waiter',
  } as unknown as GameInfo;
  expect(proposedLevel(game)).toBe('waiter');
  change({ levels: { 'burger-joint': 'master' } });
  expect(proposedLevel(game)).toBe('master');
  expect(proposedLevel({ ...game, key: 'rival-restaurants' })).toBe('waiter'); // each game has its own
  for (const level of ['star-chef', 'random']) {
    change({ levels: { 'burger-joint': level } });
    expect(proposedLevel(game)).toBe('waiter');
  }
});
