/** The games this server offers and this client can draw, asked once. */
import { api } from '$lib/net/http';
import type { GameInfo } from '$lib/types.gen';
import { playableGames } from '../../games/games';

class Shelf {
  games = $state.raw<readonly GameInfo[] | null>(null);

  async load(): Promise<readonly GameInfo[]> {
    this.games ??= (await api.games()).filter((game) => playableGames.includes(game.key));
    return this.games;
  }
}

export const shelf = new Shelf();
