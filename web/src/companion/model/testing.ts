/** Games for tests: as an owner would begin them. */
import { drawLots, type Random } from './lots';
import { reduce } from './reducer';
import type { RivalOptions, RivalSetup, RivalState } from './types';

export const options: RivalOptions = {
  edition: 'base',
  mode: 'standard',
  home_cook: false,
  from_scratch: false,
  two_many_cooks: false,
  beginners_chefs: false,
  choose_restaurants: 1,
  choose_chefs: 1,
  move_seconds: 0,
  market_seconds: 60,
  spree_seconds: 60,
};

export const setupFor = (count: number, more: Partial<RivalOptions> = {}): RivalSetup => ({
  options: { ...options, ...more },
  head: 0,
  players: Array.from({ length: count }, (_, seat) => ({ name: `P${seat + 1}`, restaurant: '', chefs: [] })),
});

/** A game with lots drawn; `random` decides the draws. */
export function begun(count: number, more: Partial<RivalOptions> = {}, random: Random = () => 0): RivalState {
  const setup = setupFor(count, more);
  return reduce(null, { kind: 'begin-rivals', setup, lots: drawLots(setup, random) }, 0) as RivalState;
}
