/** Rival Restaurants for the pages. */
import type { SeatWish } from '$lib/types.gen';
import type { GameManifest } from '../manifest';
import Emblem from './Emblem.svelte';
import LobbyPicture from './LobbyPicture.svelte';
import { rulesInWords } from './rules_in_words';

/** The easiest way to play it. */
const easy = { home_cook: true, beginners_chefs: true, window_seconds: 0 };

export const rivalRestaurants: GameManifest = {
  key: 'rival-restaurants',
  words: ['rival-restaurants', 'rr-table', 'rr-scenes', 'rr-flow', 'rr-lesson'],
  load: async () => (await import('./game')).rivalRestaurants,
  Picture: LobbyPicture,
  Emblem,
  tone: 'pizza',
  backdrop: '#8ec5d6',
  NewTable: () => import('./NewTable.svelte'),
  // Two play by the same rules as more of them.
  invited: { ...easy, mode: 'standard' },
  rulesInWords,
  /** Four in the easiest way to play it. */
  firstGame: (level) => {
    const bot: SeatWish = { kind: 'bot', level };
    return {
      seats: [{ kind: 'me' }, bot, bot, bot],
      options: easy,
    };
  },
};
