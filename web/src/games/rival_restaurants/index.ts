/** Rival Restaurants for the pages. */
import type { SeatWish } from '$lib/types.gen';
import type { GameManifest } from '../manifest';
import Emblem from './Emblem.svelte';
import LobbyPicture from './LobbyPicture.svelte';

export const rivalRestaurants: GameManifest = {
  key: 'rival-restaurants',
  words: ['rival-restaurants', 'rr-table', 'rr-lesson'],
  load: async () => (await import('./game')).rivalRestaurants,
  Picture: LobbyPicture,
  Emblem,
  tone: 'pizza',
  backdrop: '#8ec5d6',
  NewTable: () => import('./NewTable.svelte'),
  /** Four in the easiest way to play it. */
  firstGame: (level) => {
    const bot: SeatWish = { kind: 'bot', level };
    return {
      seats: [{ kind: 'me' }, bot, bot, bot],
      options: { home_cook: true, beginners_chefs: true, window_seconds: 0 },
    };
  },
};
