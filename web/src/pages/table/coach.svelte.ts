/** What a guided first game points at: a move that glows, and the part of the table it is about. */
import type { TableStore } from '$lib/state/table.svelte';
import { complain } from '$lib/complain';

export class Coach {
  /** whether this page was opened as a lesson */
  on = $state(new URLSearchParams(location.search).has('lesson'));
  move = $state<string | null>(null);
  place = $state<string | null>(null);
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
    // What can no longer be played does not glow.
    $effect(() => {
      if (this.move !== null && !store.moves.includes(this.move)) this.move = null;
    });
  }

  /** A strong bot says which move should glow. */
  async advise(): Promise<void> {
    const found = await this.#store.hint().catch(complain);
    if (found && this.on) this.move = found.move;
  }

  end(): void {
    this.on = false;
    this.move = this.place = null;
    // A reload continues without the lesson.
    history.replaceState(history.state, '', location.pathname);
  }
}
