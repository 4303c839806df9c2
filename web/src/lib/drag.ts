/**
 * Dragging with a mouse, a pen or a finger. While a thing is dragged, the places that accept it light up; it is dropped
 * on one of them (`data-drop="name"`). A mouse drags at once. A finger first holds still for a moment, so that it can
 * still scroll. Whatever can be dragged can also be done with a tap or the keyboard.
 */
import type { Attachment } from 'svelte/attachments';
import { calm } from './motion';
import { clickAfterDrag, holdToDrag } from './timing';

export interface Drag {
  /** whether the thing may be dropped on the place of this name */
  readonly accepts: (place: string) => boolean;
  readonly ondrop: (place: string) => void;
}

const slack = 7; // pixels that the pointer may move during a click

/** What is carried: a picture of the thing under the pointer, and the places that wait for it. */
class Carried {
  readonly #picture = document.createElement('div');
  readonly #places: HTMLElement[];
  #over: HTMLElement | null = null;
  readonly #x: number;
  readonly #y: number;

  constructor(
    readonly node: HTMLElement,
    readonly drag: Drag,
    x: number,
    y: number,
  ) {
    [this.#x, this.#y] = [x, y];
    const { left, top, width, height } = node.getBoundingClientRect();
    const twin = node.cloneNode(true) as HTMLElement;
    twin.inert = true;
    this.#picture.append(twin);
    this.#picture.className = 'carried';
    this.#picture.ariaHidden = 'true';
    this.#picture.popover = 'manual'; // above everything
    Object.assign(this.#picture.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    // Beside the thing itself: there it looks the same.
    node.after(this.#picture);
    this.#picture.showPopover?.();
    this.#places = [...document.querySelectorAll<HTMLElement>('[data-drop]')].filter((place) =>
      drag.accepts(place.dataset['drop'] ?? ''),
    );
    for (const place of this.#places) place.dataset['open'] = '';
    node.dataset['taken'] = '';
  }

  to(x: number, y: number): void {
    this.#picture.style.translate = `${x - this.#x}px ${y - this.#y}px`;
    const over =
      document
        .elementsFromPoint(x, y)
        .map((element) => element.closest<HTMLElement>('[data-open]'))
        .find((place) => place !== null) ?? null;
    if (over === this.#over) return;
    delete this.#over?.dataset['over'];
    this.#over = over;
    if (over) over.dataset['over'] = '';
  }

  /** Puts it down where it is. If it cannot stay there, it goes back. */
  drop(): void {
    const place = this.#over?.dataset['drop'];
    this.away(place !== undefined);
    if (place !== undefined) this.drag.ondrop(place);
  }

  away(atOnce: boolean): void {
    delete this.node.dataset['taken'];
    for (const place of this.#places) {
      delete place.dataset['open'];
      delete place.dataset['over'];
    }
    const duration = atOnce ? 0 : calm(180);
    if (!duration || !this.#picture.animate) return this.#picture.remove();
    this.#picture.animate({ translate: '0 0' }, { duration, easing: 'ease-out' }).finished.then(
      () => this.#picture.remove(),
      () => this.#picture.remove(),
    );
  }
}

/** A click that ends a drag was not meant as a click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), clickAfterDrag);
}

/** `{@attach drag(() => …)}`: where this thing may be dragged now; null: nowhere. */
export const drag =
  (options: () => Drag | null): Attachment<HTMLElement> =>
  (node) => {
    let begun: PointerEvent | null = null;
    let carried: Carried | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || begun || !options()) return;
      begun = event;
      if (event.pointerType === 'touch') timer = setTimeout(() => take(event), holdToDrag);
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', stop);
      addEventListener('keydown', key, true);
    }
    function take(event: PointerEvent): void {
      const wish = options();
      if (!wish) return stop();
      getSelection()?.removeAllRanges();
      carried = new Carried(node, wish, event.clientX, event.clientY);
    }
    function move(event: PointerEvent): void {
      if (!begun || event.pointerId !== begun.pointerId) return;
      if (!carried) {
        if (Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) <= slack) return;
        if (event.pointerType === 'touch') return stop(); // it scrolls
        take(begun);
      }
      carried?.to(event.clientX, event.clientY);
    }
    function up(event: PointerEvent): void {
      if (!begun || event.pointerId !== begun.pointerId) return;
      const held = carried;
      carried = null;
      stop();
      if (!held) return;
      swallowClick();
      held.drop();
    }
    function stop(): void {
      clearTimeout(timer);
      begun = null;
      carried?.away(false);
      carried = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', key, true);
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !carried) return;
      event.stopPropagation();
      swallowClick();
      stop();
    }
    /** While something is dragged, a finger does not scroll, and holding opens no menu. */
    const still = (event: Event): void => {
      if (carried) event.preventDefault();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('touchmove', still, { passive: false });
    node.addEventListener('contextmenu', still);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('touchmove', still);
      node.removeEventListener('contextmenu', still);
    };
  };
