/**
 * Keeps room on the page: an element does not become lower than it was, so that what lies below it stays where it is.
 */
import { tick, untrack } from 'svelte';

export class Room {
  /** how high it was at most; 0 while it is measured anew */
  most = $state(0);

  /** `about`: when this changes, the room is measured anew */
  constructor(element: () => HTMLElement | undefined, about: () => unknown) {
    $effect(() => {
      const found = element();
      about();
      this.most = 0;
      if (!found) return;
      // Measured without the room that was kept so far.
      void tick().then(() => this.#grow(found));
      const watch = new ResizeObserver(() => this.#grow(found));
      watch.observe(found);
      return () => watch.disconnect();
    });
  }

  #grow = (element: HTMLElement): void => {
    const height = element.offsetHeight;
    if (height > untrack(() => this.most)) this.most = height;
  };
}
