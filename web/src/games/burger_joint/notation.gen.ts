// Made by `python -m tableside.games.burger_joint.notation.generate` from the move table. Do not edit.
/** The kinds of moves: a sign, and after it the letter of a cube or a bistro, or nothing. */
export const moves = [
  { sign: '', argument: 'cube', phrase: 'take', rule: 'BJ-3.3' },
  { sign: '3', argument: 'cube', phrase: 'trade', rule: 'BJ-4.1' },
  { sign: '=', argument: 'cube', phrase: 'get', rule: 'BJ-4.3' },
  { sign: '-', argument: 'cube', phrase: 'put', rule: 'BJ-4.2' },
  { sign: '!', argument: '', phrase: 'redraw', rule: 'BJ-4.4' },
  { sign: '@', argument: 'bistro', phrase: 'use', rule: 'BJ-4.2' },
  { sign: '/', argument: '', phrase: 'to-building', rule: 'BJ-5.1' },
  { sign: 'pub', argument: '', phrase: 'publicity', rule: 'BJ-5.2' },
  { sign: 'adv', argument: '', phrase: 'advance', rule: 'BJ-5.2' },
  { sign: 'x', argument: 'cube', phrase: 'steal', rule: 'BJ-5.2' },
  { sign: 'x-', argument: '', phrase: 'no-steal', rule: 'BJ-5.2' },
  { sign: 'basic', argument: '', phrase: 'basic', rule: 'BJ-5.5' },
  { sign: 'd', argument: 'cube', phrase: 'diner', rule: 'BJ-5.6' },
  { sign: 'b', argument: 'bistro', phrase: 'bistro', rule: 'BJ-5.7' },
  { sign: '<', argument: 'cube', phrase: 'upgrade', rule: 'BJ-5.7' },
  { sign: 'end', argument: '', phrase: 'end', rule: 'BJ-5.1' },
] as const;
export type Phrase = (typeof moves)[number]['phrase'];
