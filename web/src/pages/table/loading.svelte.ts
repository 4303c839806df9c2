/** Opening a table: who the reader is, which game is played there, and what went wrong. */
import { api, ProblemError } from '$lib/net/http';
import { session } from '$lib/state/session.svelte';
import type { TableStore } from '$lib/state/table.svelte';
import type { Problem } from '$lib/types.gen';
import type { GameModule } from '../../games/game';
import { loadGame } from '../../games/games';

export class Loading {
  game = $state.raw<GameModule | null>(null);
  #failed = $state.raw<Problem | null>(null);
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
    // Signed out, or signed in as somebody else, in another tab or on another device: the other pages should know too.
    $effect(() => {
      if (store.gone?.kind === 'session') void session.load().catch(() => undefined);
    });
  }

  /** why the table cannot be shown, if it cannot */
  get problem(): Problem | null {
    return this.#failed ?? this.#store.gone;
  }

  async enter(): Promise<void> {
    const store = this.#store;
    this.#failed = store.gone = null;
    try {
      await session.ensure();
      const table = await api.table(store.id, store.invite);
      this.game = await loadGame(table.game);
      store.pace = this.game.pace ?? store.pace;
      store.open();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.#failed = error.problem;
    }
  }
}
