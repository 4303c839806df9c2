/** Burger Joint for the table page. */
import type { Sound } from '$lib/sound';
import type { View } from '$lib/types.gen';
import type { GameModule } from '../game';
import { burgerJointLog } from './log';
import type { Lesson } from '../lesson';
import { lesson } from './lesson';
import { forced, moveInWords, moveOfKey, placeOf } from './moves';
import Table from './Table.svelte';

const sounds: Readonly<Record<string, Sound>> = {
  'bj-log-draw': 'draw',
  'bj-log-redraw': 'draw',
  'bj-log-take': 'take',
  'bj-log-get': 'take',
  'bj-log-trade': 'give',
  'bj-log-put': 'give',
  'bj-log-discard': 'give',
  'bj-log-steal': 'steal',
  'bj-log-basic': 'build',
  'bj-log-diner': 'build',
  'bj-log-bistro': 'build',
  'bj-log-publicity': 'build',
  'bj-log-advance': 'build',
  'bj-log-score': 'score',
  'log-undo': 'undo',
};

const of = (view: View) => view as Extract<View, { game: 'burger-joint' }>;

export const burgerJoint: GameModule = {
  Table,
  soundOf: (event) => sounds[event.id],
  log: burgerJointLog,
  moveInWords: (move, view) => moveInWords(move, of(view)),
  placeOf,
  forced,
  moveOfKey,
  keys: [
    { keys: 'K Y G R W N', about: 'bj-keys-cubes' },
    { keys: 'A … F', about: 'bj-keys-bistros' },
    { keys: 'S', about: 'bj-keys-basic' },
    { keys: 'P', about: 'bj-keys-publicity' },
    { keys: 'Z', about: 'bj-keys-end' },
  ],
  ruleNow: (view) => of(view).rule,
  // Two people on one device: the player whose turn it is sits at the bottom.
  ownSide: (view, seats) => (seats.length > 1 ? of(view).active : (seats[0] ?? 0)),
  line: (view) => of(view).line,
  lesson: lesson as unknown as Lesson,
};
