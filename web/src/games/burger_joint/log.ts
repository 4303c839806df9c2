/** The log of Burger Joint: cubes that move, and what is built with them. */
import type { GameLog } from '$lib/log/topics';

const ids = (...names: string[]) => names.map((name) => `bj-log-${name}`);

export const burgerJointLog: GameLog = {
  game: 'burger-joint',
  topics: {
    cubes: ids(
      ...['draw', 'no-production', 'take', 'trade', 'get', 'use', 'put', 'redraw', 'steal', 'no-steal', 'discard'],
    ),
    buildings: ids('to-building', 'publicity', 'advance', 'basic', 'diner', 'bistro', 'score', 'win'),
  },
};
