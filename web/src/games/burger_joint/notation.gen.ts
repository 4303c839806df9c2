// Made by `python -m tableside.games.burger_joint.notation.generate` from the move table. Do not edit.
/** The kinds of moves: a sign, and after it the letter of a cube or a bistro, or nothing. */
export const moves = [
  { sign: '', argument: 'cube', phrase: 'take' },
  { sign: '3', argument: 'cube', phrase: 'trade' },
  { sign: '=', argument: 'cube', phrase: 'get' },
  { sign: '-', argument: 'cube', phrase: 'put' },
  { sign: '!', argument: '', phrase: 'redraw' },
  { sign: '@', argument: 'bistro', phrase: 'use' },
  { sign: '/', argument: '', phrase: 'to-building' },
  { sign: 'pub', argument: '', phrase: 'publicity' },
  { sign: 'adv', argument: '', phrase: 'advance' },
  { sign: 'x', argument: 'cube', phrase: 'steal' },
  { sign: 'x-', argument: '', phrase: 'no-steal' },
  { sign: 'basic', argument: '', phrase: 'basic' },
  { sign: 'd', argument: 'cube', phrase: 'diner' },
  { sign: 'b', argument: 'bistro', phrase: 'bistro' },
  { sign: '<', argument: 'cube', phrase: 'upgrade' },
  { sign: 'end', argument: '', phrase: 'end' },
] as const;
export type Phrase = (typeof moves)[number]['phrase'];
