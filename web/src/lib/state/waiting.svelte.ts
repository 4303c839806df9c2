/** How many tables wait for the reader. Checked now and then while no table is open, for correspondence games. */
import { notify, waitFor } from '$lib/attention';
import { api } from '$lib/net/http';
import { say } from '$lib/words';
import { session } from './session.svelte';

const every = 30_000;

class Waiting {
  count = $state(0);

  /** Checks from now on. Returns a function that stops it. */
  watch(): () => void {
    void this.#ask(false);
    const timer = setInterval(() => void this.#ask(true), every);
    return () => clearInterval(timer);
  }

  async #ask(aloud: boolean): Promise<void> {
    // No answer: nothing is known to have changed.
    const mine = session.guest ? await api.mine('running').catch(() => null) : { tables: [] };
    if (!mine) return;
    const count = mine.tables.filter(
      (table) => table.status === 'playing' && table.asked.some((seat) => table.seats[seat]?.you),
    ).length;
    if (aloud && count > this.count) notify(say('notify-turn'), say('notify-tables', { n: count }), 'waiting');
    this.count = count;
    waitFor(count);
  }
}

export const waiting = new Waiting();
