/** The games that can be played in the browser; each is fetched when its first table is opened. */
import { language, loadWords } from '$lib/words';
import type { GameModule } from './game';

interface Entry {
  /** its Fluent files: the game's own, and those of its table */
  readonly words: readonly string[];
  readonly load: () => Promise<GameModule>;
}

const shelf: Readonly<Record<string, Entry>> = {
  'burger-joint': {
    words: ['burger-joint', 'burger-joint-table'],
    load: async () => (await import('./burger_joint/game')).burgerJoint,
  },
  'rival-restaurants': {
    words: ['rival-restaurants', 'rr-table'],
    load: async () => (await import('./rival_restaurants/game')).rivalRestaurants,
  },
};

export const playableGames: readonly string[] = Object.keys(shelf);

/** The words of a game, for pages that only speak of it. */
export async function loadGameWords(key: string): Promise<void> {
  await loadWords(language(), shelf[key]?.words ?? []);
}

/** A game with its words; undefined if it cannot be drawn here. */
export async function loadGame(key: string): Promise<GameModule | undefined> {
  const [game] = await Promise.all([shelf[key]?.load(), loadGameWords(key)]);
  return game;
}
