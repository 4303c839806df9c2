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
  const at = (type: string, x: number, pointerType = 'mouse') =>
    (type === 'pointerdown' ? thing : document.body).dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: x,
        clientY: 5,
        pointerType,
      }),
    );
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

  it('is not taken up by another button or another finger, nor where it may go nowhere', () => {
    const { thing, at, ondrop } = lay(() => true);
    const down = (more: PointerEventInit) =>
      thing.dispatchEvent(
        new PointerEvent('pointerdown', {
          bubbles: true,
          pointerId: 1,
          isPrimary: true,
          button: 0,
          clientX: 150,
          clientY: 5,
          ...more,
        }),
      );
    for (const more of [{ button: 2 }, { isPrimary: false }]) {
      down(more);
      at('pointermove', 50);
      expect(carried()).toBeNull();
    }
    at('pointerup', 50);
    down({});
    const other = (type: string) =>
      document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 2, clientX: 50, clientY: 5 }));
    other('pointermove');
    expect(carried()).toBeNull();
    at('pointermove', 50);
    other('pointerup');
    expect(ondrop).not.toHaveBeenCalled();
    expect(carried()).not.toBeNull();
    at('pointerup', 50);
    expect(ondrop.mock.calls).toEqual([['store']]);

    const fixed = document.createElement('button');
    document.body.append(fixed);
    drag(() => null)(fixed);
    fixed.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: 150,
        clientY: 5,
      }),
    );
    at('pointermove', 50);
    expect(carried()).toBeNull();
  });

  it.each([
    [7, 0, false],
    [0, 7, false],
    [8, 0, true],
    [0, 8, true],
    [5, 6, true],
  ])('a hand that slips by %i and %i drags: %s', (x, y, drags) => {
    const { thing } = lay(() => true);
    const at = (type: string, clientX: number, clientY: number) =>
      thing.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          isPrimary: true,
          button: 0,
          clientX,
          clientY,
          pointerType: 'mouse',
        }),
      );
    at('pointerdown', 150, 5);
    at('pointermove', 150 + x, 5 + y);
    expect(carried() !== null).toBe(drags);
    if (drags) expect((carried() as HTMLElement).style.translate).toBe(`${x}px ${y}px`);
    at('pointercancel', 150, 5);
    expect(carried()).toBeNull();
  });

  it('is held for a moment by a finger before it is taken up; then no menu opens', () => {
    const { thing, at } = lay(() => true);
    const menu = () => thing.dispatchEvent(new Event('contextmenu', { bubbles: true, cancelable: true }));
    at('pointerdown', 150, 'touch');
    vi.advanceTimersByTime(299);
    expect(carried()).toBeNull();
    expect(menu()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(carried()).not.toBeNull();
    expect(menu()).toBe(false);
    expect('taken' in thing.dataset).toBe(true);
    at('pointerup', 150, 'touch');
    expect('taken' in thing.dataset).toBe(false);
  });

  it('lights up only the place it is over, and leaves no trace', () => {
    const { store, bag, at } = lay(() => true);
    const over = () => [store, bag].map((place) => 'over' in place.dataset);
    at('pointerdown', 150);
    at('pointermove', 50);
    expect(over()).toEqual([true, false]);
    at('pointermove', 250);
    expect(over()).toEqual([false, true]);
    at('pointermove', 150);
    expect(over()).toEqual([false, false]);
    at('pointerup', 150);
    expect([store, bag].some((place) => 'open' in place.dataset)).toBe(false);
  });

  it('can be clicked again soon after it was dropped, and Escape does nothing while nothing is carried', () => {
    const { thing, onclick, at } = lay(() => true);
    at('pointerdown', 150);
    at('pointermove', 50);
    at('pointerup', 50);
    vi.advanceTimersByTime(61);
    thing.click();
    expect(onclick).toHaveBeenCalledOnce();
    const heard = vi.fn();
    addEventListener('keydown', heard);
    const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    at('pointerdown', 150);
    press('Escape');
    expect(heard).toHaveBeenCalledOnce();
    at('pointermove', 50);
    press('a');
    expect(carried()).not.toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    press('Escape');
    expect(heard).toHaveBeenCalledTimes(2); // it only puts the thing back
    removeEventListener('keydown', heard);
    at('pointerup', 50);
  });

  it('that may go nowhere any more when it is taken up stays where it is', () => {
    document.body.innerHTML = '<button>K</button>';
    const thing = document.body.firstElementChild as HTMLElement;
    let free = true;
    drag(() => (free ? { accepts: () => true, ondrop: () => undefined } : null))(thing);
    const at = (type: string, x: number) =>
      thing.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          isPrimary: true,
          button: 0,
          clientX: x,
          clientY: 5,
          pointerType: 'mouse',
        }),
      );
    at('pointerdown', 150);
    free = false;
    at('pointermove', 50);
    expect(carried()).toBeNull();
  });

  it('flies back where there is motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const flights: unknown[] = [];
    Element.prototype.animate = function (frames: unknown) {
      flights.push(frames);
      return { finished: Promise.resolve() } as unknown as Animation;
    };
    const { at } = lay(() => true);
    at('pointerdown', 150);
    at('pointermove', 160);
    at('pointerup', 160);
    expect(flights).toEqual([{ translate: '0 0' }]);
    expect(carried()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(carried()).toBeNull();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
});
