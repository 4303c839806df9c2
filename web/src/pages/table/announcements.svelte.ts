/** Telling the reader what happens: unread counts, the screen reader, and "your turn". */
import { notify, waitFor } from '$lib/attention';
import { tableName } from '$lib/seats';
import { sound } from '$lib/sound';
import { announcer } from '$lib/state/announce.svelte';
import type { TableStore } from '$lib/state/table.svelte';
import type { Line } from '$lib/types.gen';
import { say } from '$lib/words';
import { entriesOf } from '$lib/lines';

export class Announcements {
  unread = $state({ log: 0, talk: 0 });
  #wasMine = false;
  #greeted = false;
  readonly #store: TableStore;
  readonly #chatIsOpen: () => boolean;
  /** what happens too often to be told: that somebody is ready */
  readonly #passing: () => readonly string[];

  constructor(store: TableStore, chatIsOpen: () => boolean, passing: () => readonly string[]) {
    this.#store = store;
    this.#chatIsOpen = chatIsOpen;
    this.#passing = passing;
    // Whose turn it was when the page opened is no news.
    $effect(() => {
      if (!store.table || this.#greeted) return;
      this.#greeted = true;
      this.#wasMine = store.mine;
    });
    $effect(() => waitFor(store.mine && store.table?.status === 'playing' ? 1 : 0));
  }

  /** What one line tells, read aloud by a screen reader. */
  tell(line: Line): void {
    if (line.type === 'said' || line.type === 'reacted') {
      if (!this.#chatIsOpen()) this.unread.talk += 1;
      if (line.type === 'said') announcer.say(say('talk-said', { name: `=${line.name}`, text: `=${line.text}` }));
    } else {
      const passing = this.#passing();
      for (const { ids, text } of entriesOf(line)) if (!ids.every((id) => passing.includes(id))) announcer.moved(text);
    }
    this.#tellTurn();
  }

  #tellTurn(): void {
    const { mine, behind, table, id } = this.#store;
    if (!mine) this.#wasMine = false;
    else if (!this.#wasMine && !behind && table?.status === 'playing') {
      this.#wasMine = true;
      sound('turn');
      notify(say('notify-turn'), tableName(table), id);
    }
  }
}
