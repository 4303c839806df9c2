import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drag } from './drag';

/** Two places side by side, each 100 wide, and a thing between them. */
function lay(accepts: (place: string) => boolean) {
  document.body.innerHTML = '<div data-drop="store"></div><button>K</button><div data-drop="bag"></div>';
  const [store, thing, bag] = [...document.body.children] as [HTMLElement, HTMLElement, HTMLElement];
  const [ondrop, onclick] = [vi.fn(), vi.fn()];
  thing.addEventListener('click', onclick);
  document.elementsFromPoint = (x: number) => [x < 100 ? store : x > 200 ? bag : thing, document.body];
  const off = drag(() => ({ accepts, ondrop }))(thing);
  const at = (type: string, x: number, pointerType = 'mouse') => (type === 'pointerdown' ? thing : document.body).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: 5, pointerType }));
  return { store, thing, bag, ondrop, onclick, at, off: off as () => void };
}
const carried = () => document.querySelector('.carried');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // less motion: nothing waits for a flight
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a thing that can be dragged', () => {
  it('is dropped where it is accepted, and its click is none', () => {
    const { store, bag, thing, ondrop, onclick, at } = lay((place) => place === 'store');
    at('pointerdown', 150);
    at('pointermove', 120);
    expect(carried()).not.toBeNull();
    expect([store, bag].map((place) => 'open' in place.dataset)).toEqual([true, false]);
    at('pointermove', 50);
    expect('over' in store.dataset).toBe(true);
    at('pointerup', 50);
    thing.click();
    expect(ondrop.mock.calls).toEqual([['store']]);
    expect(onclick).not.toHaveBeenCalled();
    expect(carried()).toBeNull();
    expect('open' in store.dataset).toBe(false);
  });

  it('goes back from where it is not accepted', () => {
    const { ondrop, at } = lay((place) => place === 'store');
    at('pointerdown', 150);
    at('pointermove', 250);
    at('pointerup', 250);
    expect(ondrop).not.toHaveBeenCalled();
    expect(carried()).toBeNull();
  });

  it('that is only clicked is clicked, also when the hand slips a little', () => {
    const { thing, onclick, ondrop, at } = lay(() => true);
    at('pointerdown', 150);
    at('pointermove', 154);
    at('pointerup', 154);
    thing.click();
    expect(onclick).toHaveBeenCalledOnce();
    expect(ondrop).not.toHaveBeenCalled();
  });

  it('lets a finger scroll, and follows one that held still first', () => {
    const { thing, ondrop, at } = lay(() => true);
    const scrolls = () => thing.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
    at('pointerdown', 150, 'touch');
    at('pointermove', 120, 'touch');
    expect(carried()).toBeNull();
    expect(scrolls()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(carried()).toBeNull();
    at('pointerup', 50, 'touch');
    at('pointerdown', 150, 'touch');
    vi.advanceTimersByTime(400);
    expect(carried()).not.toBeNull();
    expect(scrolls()).toBe(false);
    at('pointermove', 250, 'touch');
    at('pointerup', 250, 'touch');
    expect(ondrop.mock.calls).toEqual([['bag']]);
  });

  it('is put back by Escape, and when it goes away', () => {
    const { ondrop, at, off } = lay(() => true);
    at('pointerdown', 150);
    at('pointermove', 50);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(carried()).toBeNull();
    at('pointerup', 50);
    vi.advanceTimersByTime(100);
    at('pointerdown', 150);
    at('pointermove', 50);
    off();
    expect(carried()).toBeNull();
    at('pointerup', 50);
    expect(ondrop).not.toHaveBeenCalled();
  });
});
