import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonState } from '$lib/state/lesson.svelte';
import { change, settings } from '$lib/state/settings.svelte';
import { sceneShown } from '$lib/timing';
import type { EventOut, Line } from '$lib/types.gen';
import { nameSeats, say, speak } from '$lib/words';
import InContext from '../testing/InContext.svelte';
import DayScene from './DayScene.svelte';

beforeAll(async () => {
  await speak('en', ['ui', 'engine', 'rival-restaurants', 'rr-table', 'rr-scenes']);
  nameSeats(['Ada', 'Bo'], 0);
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  change({ dayScene: true });
});
afterEach(() => {
  cleanup();
  lessonState.on = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const event = (id: string, args: EventOut['args']): EventOut => ({ id: `rr-log-${id}`, args });
const line = (seq: number, ...events: EventOut[]) => ({ type: 'moved', seq, events }) as unknown as Line;
const first = line(1, event('day', { n: 1 }));
const cooked = event('cooks', { seat: '@1', recipes: ['$rr-recipe-pho-bo'], n: 5, with: [] });
const second = line(2, event('day', { n: 2 }));

/** A table at which day 1 ends while the reader watches; `step`: where the game is then. */
async function watchDayEnd({ playing = true, caughtUp = false } = {}) {
  const seat = (points: number) => ({ chefs: [], needs: [], upgrades: [], points, income: 300, gone: false });
  const given = (lines: Line[], day: number, step = 'destinations') => ({
    part: DayScene as unknown as Component<Record<string, unknown>>,
    table: {
      view: { day, step, phase: 1, asked: [0], seats: [seat(0), seat(day > 1 ? 5 : 0)], pending: null, head: 0 },
      moves: [],
      me: 0,
      people: ['Ada', 'Bo'].map((name, i) => ({ name, you: playing && i === 0 })),
      playing,
      hint: null,
    },
    given: { lines, events: lines.flatMap((each) => (each as { events: EventOut[] }).events) },
    onlaid: () => undefined,
  });
  const dish = line(1.5, cooked);
  const { rerender } = render(InContext, given([first, dish], 1) as never);
  flushSync();
  await rerender(given(caughtUp ? [first, dish, second, line(3)] : [first, dish, second], 2) as never);
  await tick();
  return { goOn: () => rerender(given([first, dish, second, line(3)], 2, 'claims') as never) };
}
const scene = () => screen.queryByRole('dialog');

describe('the end of a day', () => {
  it('tells what happened and where everybody stands, aloud too', async () => {
    await watchDayEnd();
    expect(scene()?.textContent).toContain(say('rr-scene-title', { n: 1 }));
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' '));
    expect(rows[0]).toContain('Bo');
    expect(rows[0]).toContain(': +5');
    expect(rows[1]).toContain(say('rr-scene-nothing'));
    expect(rows[1]).toContain(say('rr-scene-income', { n: 300 }));
    expect(screen.getByRole('status').textContent).toBe('Day 1 is over. Popularity: Bo 5 and You 0.');
  });

  it('goes by itself after a while', async () => {
    await watchDayEnd();
    await vi.advanceTimersByTimeAsync(sceneShown - 1000);
    expect(scene()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(scene()).toBeNull();
  });

  it('stays as long as the pointer moves in it or the keyboard is in it', async () => {
    await watchDayEnd();
    await fireEvent(scene() as Element, new PointerEvent('pointermove', { bubbles: true, movementX: 3 }));
    await vi.advanceTimersByTimeAsync(3 * sceneShown);
    expect(scene()).not.toBeNull();
    await fireEvent(scene() as Element, new PointerEvent('pointerleave'));
    await fireEvent.focusIn(screen.getByRole('button', { name: say('rr-scene-off') }));
    await vi.advanceTimersByTimeAsync(3 * sceneShown);
    expect(scene()).not.toBeNull();
    await fireEvent.focusOut(screen.getByRole('button', { name: say('rr-scene-off') }));
    await vi.advanceTimersByTimeAsync(sceneShown);
    expect(scene()).toBeNull();
  });

  it.each(['Escape', 'Enter'])('goes with %s, which does nothing else then', async (key) => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    await watchDayEnd();
    await fireEvent.keyDown(document.body, { key });
    expect(scene()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key });
    expect(heard).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', heard);
  });

  it('goes at a tap, and when the player goes on', async () => {
    await watchDayEnd();
    await fireEvent.click(scene() as Element);
    expect(scene()).toBeNull();
    cleanup();
    const { goOn } = await watchDayEnd();
    await goOn();
    expect(scene()).toBeNull();
  });

  it('gives way to whatever else is pressed, not to the second half of a double tap', async () => {
    await watchDayEnd();
    await fireEvent.click(document.body, { detail: 2 });
    expect(scene()).not.toBeNull();
    await fireEvent.click(document.body, { detail: 1 });
    expect(scene()).toBeNull();
  });

  it('stays for a spectator when the players go on', async () => {
    const { goOn } = await watchDayEnd({ playing: false });
    await goOn();
    expect(scene()).not.toBeNull();
  });

  it('is not shown to who catches up, in a guided game, or to who switched it off', async () => {
    await watchDayEnd({ caughtUp: true });
    expect(scene()).toBeNull();
    cleanup();
    lessonState.on = true;
    await watchDayEnd();
    expect(scene()).toBeNull();
    cleanup();
    lessonState.on = false;
    await watchDayEnd();
    await fireEvent.click(screen.getByRole('button', { name: say('rr-scene-off') }));
    expect(scene()).toBeNull();
    expect(settings.dayScene).toBe(false);
    cleanup();
    await watchDayEnd();
    expect(scene()).toBeNull();
  });
});
