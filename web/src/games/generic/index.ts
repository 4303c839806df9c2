/** Any game that the server offers and this client has no table for. */
import type { GameManifest } from '../manifest';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';

export const generic = (key: string): GameManifest => ({
  key,
  words: ['simple-game'],
  served: true,
  load: async () => (await import('./game')).genericGame,
  Picture,
  Emblem,
  tone: 'mustard',
  backdrop: 'var(--paper-deep)',
});
