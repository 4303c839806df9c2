/** The games that this client can draw, one line for each. Any other game of the server gets the generic table. */
import { api } from '$lib/net/http';
import { language, loadWords, offerWords } from '$lib/words';
import { burgerJoint } from './burger_joint';
import type { GameModule } from './game';
import { generic } from './generic';
import type { GameManifest } from './manifest';
import { rivalRestaurants } from './rival_restaurants';

const games: readonly GameManifest[] = [burgerJoint, rivalRestaurants];

export const ownGames: readonly string[] = games.map((game) => game.key);

/** The pages that games bring, by their address. */
export const gamePages = Object.assign({}, ...games.map((game) => game.pages)) as NonNullable<GameManifest['pages']>;

export const manifestOf = (key: string): GameManifest => games.find((game) => game.key === key) ?? generic(key);

/** The words of a game, for pages that only speak of it. */
export async function loadGameWords(key: string): Promise<void> {
  const { words, served } = manifestOf(key);
  await loadWords(language(), words);
  if (!served) return;
  const file = `games/${key}`;
  offerWords(file, async (lang) => (await api.gameWords(key, lang)).text);
  // A game of another package is often not translated. English is used instead.
  await Promise.all([loadWords(language(), [file]), loadWords('en', [file])]);
}

/** What a game is called. Nothing has to be loaded if every page knows it. */
export const loadGameName = (key: string): Promise<void> =>
  manifestOf(key).served ? loadGameWords(key) : Promise.resolve();

/** A game with its words. */
export async function loadGame(key: string): Promise<GameModule> {
  const [game] = await Promise.all([manifestOf(key).load(), loadGameWords(key)]);
  return game;
}
