/** Burger Joint for the pages. */
import { say } from '$lib/words';
import type { GameManifest } from '../manifest';
import SetChoice from './board_sets/SetChoice.svelte';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';
import SeatEmblem from './SeatEmblem.svelte';

/** A set comes by its name or by its content. */
const setName = (set: unknown): string =>
  typeof set === 'object' && set !== null && 'name' in set ? String(set.name) : String(set);

export const burgerJoint: GameManifest = {
  key: 'burger-joint',
  words: ['burger-joint', 'burger-joint-table', 'burger-joint-lesson', 'board-sets'],
  load: async () => (await import('./game')).burgerJoint,
  Picture,
  Emblem,
  SeatEmblem,
  MoreOptions: SetChoice,
  rulesInWords: ({ set }) => (set ? [`${say('sets-choose')}: ${setName(set)}`] : []),
  tone: 'burger',
  pages: { '/board-sets': () => import('./board_sets/BoardSets.svelte') },
  backdrop: 'var(--mustard)',
};
