/** Burger Joint for the pages. */
import type { GameManifest } from '../manifest';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';
import SeatEmblem from './SeatEmblem.svelte';

export const burgerJoint: GameManifest = {
  key: 'burger-joint',
  words: ['burger-joint', 'burger-joint-table'],
  load: async () => (await import('./game')).burgerJoint,
  Picture,
  Emblem,
  SeatEmblem,
  tone: 'burger',
  backdrop: 'var(--mustard)',
};
