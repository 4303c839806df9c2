/** Says that the board is on the screen, once it is: the clocks of a table wait for everybody. */
import type { TableStore } from '$lib/state/table.svelte';
import { complain } from '$lib/complain';

export class Seen {
  #shown = $state(document.visibilityState === 'visible');
  #said = false;

  constructor(store: TableStore) {
    $effect(() => {
      const look = () => (this.#shown = document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    });
    $effect(() => {
      const awaited = store.table?.unseen.some((seat) => store.seats.includes(seat)) ?? false;
      if (!awaited || this.#said || !this.#shown || !store.position || store.table?.status !== 'playing') return;
      this.#said = true;
      void store
        .seen()
        .catch(complain)
        .finally(() => (this.#said = false));
    });
  }
}
