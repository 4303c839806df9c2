/** The games that this server offers, asked once. */
import { api } from '$lib/net/http';
import type { GameInfo } from '$lib/types.gen';
import { loadGameName, ownGames } from './games';

class Shelf {
  games = $state.raw<readonly GameInfo[] | null>(null);

  async load(): Promise<readonly GameInfo[]> {
    if (this.games) return this.games;
    const games = await api.games();
    await Promise.all(games.map((game) => loadGameName(game.key)));
    this.games ??= games;
    return this.games;
  }

  /** whether there is such a game, as far as is known here */
  has = (key: string): boolean => ownGames.includes(key) || (this.games?.some((game) => game.key === key) ?? false);
}

export const shelf = new Shelf();
