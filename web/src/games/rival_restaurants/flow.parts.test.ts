import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/state/settings.svelte';
import { buttonGuard } from '$lib/timing';
import type { EventOut, Line, RivalRestaurantsView, SeatView } from '$lib/types.gen';
import { nameSeats, say, speak } from '$lib/words';
import type { TableProps } from '../game';
import type { TableContext } from './context.svelte';
import InContext from './testing/InContext.svelte';
import Travel from './market/Travel.svelte';
import PhaseBar from './stage/PhaseBar.svelte';
import ShoppingList from './stage/ShoppingList.svelte';
import Stage from './stage/Stage.svelte';

const names = ['Ada', 'Bo', 'Cy'];
beforeAll(async () => {
  await speak('en', ['ui', 'engine', 'rival-restaurants', 'rr-table', 'rr-flow']);
  nameSeats(names, 0);
});
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.forced = true;
});

const seat = (place: string, more: Partial<SeatView> = {}): SeatView =>
  ({
    chefs: [{ chef: 'kim-chi', place, claim: null, npc: false }],
    upgrades: [],
    needs: [],
    stock: {},
    spare: {},
    recipes: [],
    claiming: [],
    cards: 0,
    purse: 500,
    ready: false,
    gone: false,
    ...more,
  }) as unknown as SeatView;
const market = { key: 'fruit-stand', price: 100, my_bin_price: 100, bins: ['apple', 'berries', 'citrus'], barred: [] };
const seen = (step: string, mine: Partial<SeatView> = {}): RivalRestaurantsView =>
  ({
    day: 1,
    seat: 0,
    phase: step === 'buying' ? 2 : 1,
    step,
    free: ['powers', 'buying'].includes(step),
    asked: [0],
    seats: [seat('fruit-stand', mine), seat('island'), seat('chop-shop')],
    markets: [market],
    wars: [],
    offers: [],
    recipes: [],
    cookings: [],
    pending: { mine: null, may_answer_itself: false, waiting: [0], named: [] },
    island: null,
    goal: 20,
  }) as unknown as RivalRestaurantsView;

function lay(part: unknown, view: RivalRestaurantsView, moves: string[], more: Partial<TableProps> = {}, given = {}) {
  const play = vi.fn();
  const laid: { context?: TableContext } = {};
  const people = names.map((name, i) => ({ name, bot: i > 0, here: true, asked: i === 0, you: i === 0, clock: null }));
  const table = {
    view,
    moves,
    actor: 0,
    me: 0,
    people,
    since: 0,
    hint: null,
    playing: true,
    play,
    why: () => undefined,
    check: () => Promise.resolve(null),
    showRule: () => undefined,
    ...more,
  };
  const { rerender } = render(InContext, {
    part: part as Component<Record<string, unknown>>,
    table,
    given,
    onlaid: (context: TableContext) => (laid.context = context),
  });
  flushSync();
  const again = async (changed: Partial<TableProps>) => {
    await rerender({ table: { ...table, ...changed } });
    flushSync();
  };
  return { play, again, people, context: laid.context as TableContext };
}
const event = (id: string, args: EventOut['args']): EventOut => ({ id: `rr-log-${id}`, args });
const line = (seq: number, by: number, move: string, ...events: EventOut[]) =>
  ({ type: 'moved', seq, at: 0, by, move, number: seq, events, id: null, position: null }) as Line;

describe('what is played by itself', () => {
  const claims = ['claim 1', 'claim 2', 'claim 3', 'claim none'];
  const alone = { needs: ['berries'], claiming: [{ chef: 'kim-chi', market: 'fruit-stand', closed: false }] };

  it('is the claim of who is alone; no choice is shown, and what is claimed is said (RR-3.3)', () => {
    const { context } = lay(Stage, seen('claims', alone), claims);
    expect(context.unasked).toBe('claim 2');
    expect(screen.getByText(/Nobody else is here.*[Bb]erries/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  });

  it('is left to the player who does not want moves to play themselves', () => {
    settings.forced = false;
    lay(Stage, seen('claims', alone), claims);
    expect(screen.queryByText(/Nobody else is here/)).toBeNull();
    expect(screen.getAllByRole('button', { name: /Claim/ }).length).toBe(4);
  });

  it('is Ready where nothing can be used, but not where people could read a hand from it (RR-1.7)', async () => {
    const { context, again, people } = lay(Stage, seen('powers', { cards: 2 }), ['ready']);
    expect(context.unasked).toBe('ready');
    await again({ people: people.map((person) => ({ ...person, bot: false })) });
    expect(context.unasked).toBeNull();
    await again({ hint: 'ready' });
    expect(context.unasked).toBeNull();
    await again({ moves: ['ready', 'use kim-chi p2'] });
    expect(context.unasked).toBeNull();
  });
});

describe('cards that are kept for later (RR-3.4)', () => {
  const moves = ['ready', 'play armed-robbery p2', 'play armed-robbery p3'];
  const keep = () => screen.queryByRole('button', { name: /keep .*Armed Robbery.* for later/i });

  it('make one ready once, and from then on by itself', async () => {
    const { context, play, again } = lay(Stage, seen('powers', { cards: 1 }), moves);
    expect(context.unasked).toBeNull();
    await fireEvent.click(keep() as HTMLElement);
    expect(play).toHaveBeenCalledExactlyOnceWith('ready');
    await again({ view: { ...seen('powers', { cards: 1 }), day: 2 } });
    expect(context.unasked).toBe('ready');
    expect(keep()).toBeNull();
    await again({ moves: [...moves, 'play go-vegan'] }); // a new card is asked for
    expect(context.unasked).toBeNull();
  });

  it('are not offered to be kept beside a power, or where people could read a hand from it (RR-1.7)', async () => {
    const { again, people } = lay(Stage, seen('powers', { cards: 1 }), [...moves, 'use kim-chi p2']);
    expect(keep()).toBeNull();
    await again({ moves, people: people.map((person) => ({ ...person, bot: false })) });
    expect(keep()).toBeNull();
  });
});

describe('what hits me (RR-9.2)', () => {
  it('happens by itself where no card stops it, and that is said', async () => {
    const effect = { seat: 1, source: 'taxes', hit: [0], named: [] };
    const pending = { mine: null, may_answer_itself: false, waiting: [0], ...effect };
    const view = { ...seen('effect'), pending } as unknown as RivalRestaurantsView;
    const { context, again } = lay(Stage, view, ['pass']);
    expect(context.unasked).toBe('pass');
    expect(screen.getByText(say('rr-flow-no-stop'))).toBeTruthy();
    await again({ moves: ['clam', 'pass'] });
    expect(context.unasked).toBeNull();
    expect(screen.queryByText(say('rr-flow-no-stop'))).toBeNull();
  });
});

describe('Ready taken back (RR-3.7)', () => {
  const bar = { timers: [], since: 0, onday: () => undefined, onmoves: () => undefined };
  const ready = line(1, 0, 'ready', event('ready', { seat: '@0' }));
  async function after(...lines: Line[]) {
    const laid = lay(
      PhaseBar,
      { ...seen('buying', { ready: true }), asked: [1] },
      ['unready'],
      { lines: [ready] },
      bar,
    );
    await laid.again({ view: seen('buying'), moves: ['ready', 'buy fruit-stand 1'], lines: [ready, ...lines] });
    return laid.context;
  }

  it('says who made an offer', async () => {
    const context = await after(line(2, 1, '?', event('offers', { n: 1, seat: '@1', to: '@0', give: [], want: [] })));
    expect(screen.getByText('Bo made you an offer. Still ready?')).toBeTruthy();
    expect(context.unasked).toBeNull();
  });

  it('says what hit me', async () => {
    await after(line(2, 2, '?', event('hits', { source: '$rr-taxes', seats: ['@0'] })));
    expect(screen.getByText(`${say('rr-taxes')} hit you. Still ready?`)).toBeTruthy();
  });

  it('does not ask who was not affected', async () => {
    const played = event('plays', { seat: '@2', card: '$rr-taxes' });
    const context = await after(line(2, 2, '?', played, event('hits', { source: '$rr-taxes', seats: ['@1'] })));
    expect(context.unasked).toBe('ready');
    expect(screen.getByText(say('rr-flow-still-ready'))).toBeTruthy();
  });

  it('is silent when I took it back myself', async () => {
    const laid = lay(
      PhaseBar,
      { ...seen('buying', { ready: true }), asked: [1] },
      ['unready'],
      { lines: [ready] },
      bar,
    );
    await fireEvent.click(screen.getByRole('button', { name: say('rr-t-ready-taken') }));
    expect(laid.play).toHaveBeenCalledWith('unready');
    await laid.again({ view: seen('buying'), moves: ['ready', 'buy fruit-stand 1'] });
    expect(laid.context.disturbed).toBeNull();
    expect(screen.getByText(say('rr-step-buying'))).toBeTruthy();
  });
});

describe('a power with one way (RR-3.4)', () => {
  it('is used by one tap', async () => {
    const { play, context } = lay(Stage, seen('buying'), ['ready', 'use pork-knuckles']);
    await fireEvent.click(screen.getByRole('button', { name: /Pork/ }));
    expect(play.mock.calls).toEqual([['use pork-knuckles']]);
    expect(context.power).toBeNull();
  });

  it('asks whom, where there is a choice', async () => {
    const { play, context } = lay(Stage, seen('powers'), ['ready', 'use kim-chi p2', 'use kim-chi p3']);
    await fireEvent.click(screen.getByRole('button', { name: /Kim/ }));
    expect(play).not.toHaveBeenCalled();
    expect(context.power).toBe('use kim-chi');
  });
});

describe('the shopping list (RR-4.2)', () => {
  const moves = ['ready', 'buy fruit-stand 1', 'buy fruit-stand 2', 'buy fruit-stand 3'];

  it('buys what is needed and is ready, in this order, by one press', async () => {
    const playAll = vi.fn(() => Promise.resolve(null));
    lay(ShoppingList, seen('buying', { needs: ['apple', 'citrus'] }), moves, { playAll });
    await fireEvent.click(screen.getByRole('button', { name: 'Buy 2 for $200 and be ready' }));
    expect(playAll.mock.calls).toEqual([[['buy fruit-stand 1', 'buy fruit-stand 3', 'ready']]]);
  });

  it('lets one tick and untick, and says when it was not finished', async () => {
    const playAll = vi.fn(() => Promise.resolve('buy fruit-stand 2'));
    lay(ShoppingList, seen('buying', { needs: ['apple'] }), moves, { playAll });
    const [apple, berries] = screen.getAllByRole('button');
    await fireEvent.click(apple as Element);
    expect(screen.queryByRole('button', { name: /and be ready/ })).toBeNull();
    await fireEvent.click(berries as Element);
    await fireEvent.click(screen.getByRole('button', { name: 'Buy 1 for $100 and be ready' }));
    expect(playAll.mock.calls).toEqual([[['buy fruit-stand 2', 'ready']]]);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(say('rr-flow-stopped')));
  });

  it('is not there when one is ready, or nothing can be bought', () => {
    lay(ShoppingList, seen('buying', { needs: ['apple'] }), ['unready', 'buy fruit-stand 1']);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a tap on a place (RR-3.2)', () => {
  it('goes there, once the button has been in sight for a moment', async () => {
    vi.useFakeTimers();
    const { play } = lay(Travel, seen('destinations'), ['go island', 'go chop-shop'], {}, { place: 'island' });
    const button = screen.getByRole('button');
    await fireEvent.click(button);
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(buttonGuard + 10);
    flushSync();
    await fireEvent.click(button);
    expect(play.mock.calls).toEqual([['go island']]);
  });
});
