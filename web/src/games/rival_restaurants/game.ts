/** Rival Restaurants for the table page. */
import type { Sound } from '$lib/sound';
import type { RivalRestaurantsView, View } from '$lib/types.gen';
import type { GameModule } from '../game';
import { rivalRestaurantsLog } from './log';
import type { Lesson } from '../lesson';
import { lesson } from './lesson';
import { moveInWords, placeOf } from './moves';
import Standing from './rivals/Standing.svelte';
import Table from './Table.svelte';

const sounds: Readonly<Record<string, Sound>> = {
  'rr-log-day': 'turn',
  'rr-log-phase-2': 'draw',
  'rr-log-phase-3': 'draw',
  'rr-log-bought-bin': 'take',
  'rr-log-bought-shelf': 'take',
  'rr-log-bought-card': 'take',
  'rr-log-bought-upgrade': 'build',
  'rr-log-offers': 'chat',
  'rr-log-trades': 'give',
  'rr-log-bids': 'late',
  'rr-log-war': 'late',
  'rr-log-war-won': 'score',
  'rr-log-plays': 'steal',
  'rr-log-hits': 'steal',
  'rr-log-hits-named': 'steal',
  'rr-log-clams': 'no',
  'rr-log-cooks': 'score',
  'rr-log-level': 'build',
  'rr-log-time-up': 'no',
  'log-undo': 'undo',
};

const of = (view: View) => view as RivalRestaurantsView;

export const rivalRestaurants: GameModule = {
  Table,
  Ending: Standing,
  soundOf: (event) => sounds[event.id],
  log: rivalRestaurantsLog,
  moveInWords: (move, view, by) => moveInWords(move, by === undefined ? of(view) : { ...of(view), seat: by }),
  idle: (move) => move === 'ready' || move === 'unready',
  placeOf,
  // Everybody acts at the same time: nothing is played for anybody.
  forced: () => null,
  moveOfKey: (key, moves) =>
    key === 'r' ? (moves.find((move) => move === 'ready' || move === 'unready') ?? null) : null,
  keys: [{ keys: 'R', about: 'rr-keys-ready' }],
  ruleNow: (view) => of(view).rule,
  ownSide: (view, seats) => {
    const asked = seats.find((seat) => of(view).asked.includes(seat));
    return of(view).seat ?? asked ?? seats[0] ?? 0;
  },
  gone: (view, seat) => of(view).seats[seat]?.gone ?? false,
  line: (view) => `${of(view).day}.${of(view).phase} ${of(view).step}`,
  pace: 0,
  switches: [{ setting: 'dayScene', label: 'rr-scene-switch' }],
  lesson: lesson as unknown as Lesson,
};
