/** For tests: one part of the table, laid out with a small view of a game. */
import { cleanup, render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { RivalRestaurantsView, SeatView } from '$lib/types.gen';
import { nameSeats, speak } from '$lib/words';
import type { TableProps } from '../../game';
import type { TableContext } from '../context.svelte';
import InContext from './InContext.svelte';

const people = ['Ada', 'Bo', 'Cy'];
/** To be called once in a file: words are loaded before its tests, and each test begins with an empty page. */
export function prepare(): void {
  beforeAll(async () => {
    await speak('en', ['ui', 'engine', 'rival-restaurants', 'rr-table']);
    nameSeats(people);
  });
  beforeEach(() =>
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
  );
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export const seat = (more: Partial<SeatView> = {}): SeatView =>
  ({
    chefs: [],
    upgrades: [],
    needs: [],
    stock: {},
    spare: {},
    recipes: [],
    gone: false,
    ...more,
  }) as unknown as SeatView;
export const view = (more: Partial<RivalRestaurantsView> = {}): RivalRestaurantsView =>
  ({
    day: 1,
    phase: 1,
    step: 'destinations',
    asked: [0],
    seats: [seat(), seat(), seat()],
    markets: [],
    recipes: [],
    cookings: [],
    pending: null,
    island: null,
    action_deck: 30,
    squad: false,
    ...more,
  }) as unknown as RivalRestaurantsView;

export function lay(
  part: unknown,
  moves: string[],
  seen: Partial<RivalRestaurantsView> = {},
  more: Partial<TableProps> = {},
  given: Record<string, unknown> = {},
) {
  const play = vi.fn();
  const laid: { context?: TableContext } = {};
  const table = {
    view: view(seen),
    moves,
    actor: 0,
    me: 0,
    people: people.map((name, i) => ({ name, bot: false, here: true, asked: i === 0, you: i === 0, clock: null })),
    since: 0,
    hint: null,
    playing: true,
    play,
    why: () => undefined,
    check: () => Promise.resolve(null),
    showRule: () => undefined,
    ...more,
  };
  render(InContext, {
    part: part as Component<Record<string, unknown>>,
    table,
    given,
    onlaid: (context: TableContext) => (laid.context = context),
  });
  flushSync();
  return { play, context: laid.context as TableContext };
}
