/** The hint: what the best bot would play now. */
import { announcer } from '$lib/state/announce.svelte';
import type { TableStore } from '$lib/state/table.svelte';
import type { Hinted } from '$lib/types.gen';
import { say } from '$lib/words';
import { complain } from '$lib/complain';

export class Hints {
  given = $state.raw<Hinted | null>(null);
  /** asked for, and not here yet */
  asking = $state(false);
  #at = 0;
  readonly #store: TableStore;
  readonly #inWords: (move: string) => string;

  constructor(store: TableStore, inWords: (move: string) => string) {
    this.#store = store;
    this.#inWords = inWords;
    // A hint stays until the player moves or can no longer play it. What others do meanwhile does not matter.
    $effect(() => {
      const position = store.position;
      if (this.given && position?.number !== this.#at && !position?.moves.includes(this.given.move)) this.clear();
    });
  }

  get move(): string | null {
    return this.given?.move ?? null;
  }

  clear(): void {
    this.given = null;
  }

  async ask(): Promise<void> {
    this.asking = true;
    const found = await this.#store.hint().catch(complain);
    this.asking = false;
    if (!found || !this.#store.position) return;
    this.#at = this.#store.position.number;
    this.given = found;
    announcer.say(say('table-hint-is', { move: `=${this.#inWords(found.move)}` }));
  }
}
