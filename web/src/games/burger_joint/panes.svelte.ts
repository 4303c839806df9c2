/**
 * On a phone one of three boards is visible: mine, the resource board, my opponent's. The player swipes between them.
 */
import { still } from '$lib/motion';

const behavior = (): ScrollBehavior => (still() ? 'instant' : 'smooth');

export class Panes {
  /** the row of three; there is none on a wide screen */
  row = $state<HTMLElement>();
  /** what is at the bottom, over the lower end of the page */
  thumb = $state<HTMLElement>();
  current = $state(1);
  /** The row is as high as the visible board, so that there is no empty space below a low one. */
  heights = $state([0, 0, 0]);

  show(which: number): void {
    this.current = which;
    const pane = this.row?.children[which];
    if (this.row && pane instanceof HTMLElement)
      this.row.scrollTo({
        left: pane.offsetLeft + pane.offsetWidth / 2 - this.row.clientWidth / 2,
        behavior: behavior(),
      });
  }

  /** After a swipe, the pane closest to the middle is the visible one. */
  scrolled = (): void => {
    if (!this.row) return;
    const middle = this.row.scrollLeft + this.row.clientWidth / 2;
    const far = [...this.row.children]
      .filter((pane) => pane instanceof HTMLElement)
      .map((pane) => Math.abs(pane.offsetLeft + pane.offsetWidth / 2 - middle));
    this.current = far.indexOf(Math.min(...far));
  };

  /** Scrolls until the buttons at the bottom do not cover what they ask about. */
  uncover(what: string): void {
    const things = [...(this.row?.querySelectorAll(what) ?? [])];
    const lowest = Math.max(0, ...things.map((thing) => thing.getBoundingClientRect().bottom));
    const over = this.thumb ? lowest + 14 - this.thumb.getBoundingClientRect().top : 0;
    if (over > 0) window.scrollBy({ top: over, behavior: behavior() });
  }
}
