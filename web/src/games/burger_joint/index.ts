/** Burger Joint for the pages. */
import type { GameManifest } from '../manifest';
import SetChoice from './board_sets/SetChoice.svelte';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';
import SeatEmblem from './SeatEmblem.svelte';

export const burgerJoint: GameManifest = {
  key: 'burger-joint',
  words: ['burger-joint', 'burger-joint-table', 'burger-joint-lesson', 'board-sets'],
  load: async () => (await import('./game')).burgerJoint,
  Picture,
  Emblem,
  SeatEmblem,
  MoreOptions: SetChoice,
  tone: 'burger',
  pages: { '/board-sets': () => import('./board_sets/BoardSets.svelte') },
  backdrop: 'var(--mustard)',
};
