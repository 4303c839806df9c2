import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CookingView, IslandView, RivalRestaurantsView, SeatView } from '$lib/types.gen';
import { nameSeats, say, speak } from '$lib/words';
import type { TableProps } from '../game';
import type { TableContext } from './context.svelte';
import Island from './market/Island.svelte';
import Menu from './kitchen/Menu.svelte';
import InContext from './InContext.svelte';
import Targets from './stage/Targets.svelte';
import Wheels from './market/Wheels.svelte';

const people = ['Ada', 'Bo', 'Cy'];
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

const seat = (more: Partial<SeatView> = {}): SeatView =>
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
const view = (more: Partial<RivalRestaurantsView> = {}): RivalRestaurantsView =>
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

function lay(
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
const button = (id: string) => screen.getByRole('button', { name: say(id) });
/** the large button below the wheels */
const lock = () => document.querySelector('.wheels > .button') as HTMLElement;
const shut = (found: HTMLElement) => found.getAttribute('aria-disabled') === 'true' || found.hasAttribute('disabled');
const radio = (value: string, wheel = 0) => {
  const all = [...document.querySelectorAll<HTMLInputElement>(`.wheel input[value="${value}"]`)];
  return all[wheel] as HTMLInputElement;
};

describe('the wheel (RR-3.2)', () => {
  const go = (...places: string[]) => places.map((place) => `go ${place}`);

  it('offers the places that may be gone to, and locks the chosen one in', async () => {
    const onplace = vi.fn();
    const { play } = lay(Wheels, go('chop-shop', 'island'), {}, {}, { onplace });
    expect(radio('fruit-stand').disabled).toBe(true);
    expect(radio('chop-shop').disabled).toBe(false);
    expect(shut(lock())).toBe(true);
    await fireEvent.click(lock());
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(radio('chop-shop'));
    expect(onplace).toHaveBeenCalledWith('chop-shop');
    expect(shut(lock())).toBe(false);
    await fireEvent.click(lock());
    expect(play.mock.calls).toEqual([['go chop-shop']]);
  });

  it('lies face down when one has chosen, until one wants to choose again', async () => {
    const pending = { mine: 'go island', step: 'destinations' } as unknown as RivalRestaurantsView['pending'];
    const { context } = lay(Wheels, go('chop-shop', 'island'), { pending, asked: [1] });
    expect(document.querySelector('.wheel.ready')).not.toBeNull();
    expect(document.querySelector('.wheels > p')?.textContent).toBe(
      say('rr-t-your-choice', { what: `=${context.words('go island')}` }),
    );
    await fireEvent.click(button('rr-t-wheel-again'));
    expect(document.querySelector('.wheel.ready')).toBeNull();
    await fireEvent.click(radio('chop-shop'));
    await fireEvent.click(lock());
    expect(context.wheel.again).toBe(false);
  });

  it('that nobody may turn again offers no second choice', () => {
    lay(Wheels, [], {
      pending: { mine: 'go island', step: 'destinations' } as unknown as RivalRestaurantsView['pending'],
    });
    expect(screen.queryByRole('button', { name: say('rr-t-wheel-again') })).toBeNull();
  });

  it('has a twin for a second chef; what does not go with the first is not kept (RR-11.3)', async () => {
    const { play } = lay(Wheels, ['go chop-shop island', 'go chop-shop fruit-stand', 'go island fruit-stand']);
    expect(document.querySelectorAll('.wheel')).toHaveLength(2);
    await fireEvent.click(radio('island', 1));
    await fireEvent.click(radio('island', 0)); // the second one cannot go there too
    expect(shut(lock())).toBe(true);
    expect(radio('island', 1).disabled).toBe(true);
    await fireEvent.click(radio('fruit-stand', 1));
    await fireEvent.click(lock());
    expect(play.mock.calls).toEqual([['go island fruit-stand']]);
  });

  it('keeps a second place that still goes with the first', async () => {
    const { play } = lay(Wheels, ['go chop-shop fruit-stand', 'go island fruit-stand']);
    await fireEvent.click(radio('chop-shop', 0));
    await fireEvent.click(radio('fruit-stand', 1));
    await fireEvent.click(radio('island', 0));
    await fireEvent.click(lock());
    expect(play.mock.calls).toEqual([['go island fruit-stand']]);
  });

  it('asks first who goes where a squad may send several (RR-10.2)', async () => {
    const { play } = lay(Wheels, ['go chop-shop island with kim-chi', 'go fruit-stand island with jasper-soufflet'], {
      squad: true,
    });
    const who = within(screen.getByRole('group', { name: say('rr-t-active-chef') }));
    expect(who.getAllByRole('radio')).toHaveLength(2);
    await fireEvent.click(who.getByRole('radio', { name: new RegExp(say('rr-kim-chi')) }));
    expect(radio('fruit-stand', 0).disabled).toBe(true);
    await fireEvent.click(radio('chop-shop', 0));
    await fireEvent.click(radio('island', 1));
    await fireEvent.click(lock());
    expect(play.mock.calls).toEqual([['go chop-shop island with kim-chi']]);
  });

  it('points where a hint points, and shows what is needed there', () => {
    const markets = [
      { key: 'chop-shop', bins: ['beef', 'beef', 'fish', null] },
    ] as unknown as RivalRestaurantsView['markets'];
    lay(
      Wheels,
      go('chop-shop', 'island'),
      { markets, seats: [seat({ needs: ['beef'] }), seat(), seat()] },
      { hint: 'go chop-shop' },
    );
    expect(document.querySelector('path.hinted')).not.toBeNull();
    expect(document.body.textContent).toContain(say('rr-t-wheel-needs', { what: ['$rr-beef'] }));
    expect(document.querySelectorAll('.lying > *')).toHaveLength(1);
  });
});

describe('targets', () => {
  const items = () => [...document.querySelectorAll<HTMLElement>('.targets li button')];
  const wordsOn = (item: Element) => item.querySelector(':scope > span:last-child')?.textContent;
  const shown = () => items().map(wordsOn);
  const name = (what: string) => say('rr-t-name', { what });
  const choose = (what: string) => fireEvent.click(items().find((item) => wordsOn(item) === name(what)) as Element);
  const confirm = () => document.querySelector('.targets > .button') as HTMLElement;

  it('are chosen one after the other: whom, then what; then one confirms', async () => {
    const onplay = vi.fn();
    lay(
      Targets,
      [],
      {},
      {},
      { moves: ['play discount p2 beef', 'play discount p2 fish', 'play discount p3 beef'], head: 2, onplay },
    );
    expect(shown()).toEqual([name('@1'), name('@2')]);
    expect(shut(confirm())).toBe(true);
    await fireEvent.click(confirm());
    await choose('@1');
    expect(shown()).toEqual([name('$rr-beef'), name('$rr-fish')]);
    expect(onplay).not.toHaveBeenCalled();
    await choose('$rr-fish');
    expect(shown()).toEqual([]);
    await fireEvent.click(confirm());
    expect(onplay.mock.calls).toEqual([['play discount p2 fish']]);
  });

  it('that leave no choice are followed, and can be begun anew', async () => {
    const onplay = vi.fn();
    const { context } = lay(
      Targets,
      [],
      {},
      {},
      { moves: ['play discount p2 beef', 'play discount p2 fish', 'play discount p3 beef'], head: 2, onplay },
    );
    expect(screen.queryByRole('button', { name: say('rr-t-start-over') })).toBeNull();
    await choose('@2');
    expect(shown()).toEqual([]); // of Cy there is only the beef
    expect(document.querySelector('.so-far')?.textContent).toContain(`${name('@2')} · ${name('$rr-beef')}`);
    await fireEvent.click(screen.getByRole('button', { name: say('rr-t-start-over') }));
    expect(context.picked['play discount']).toEqual([]);
    expect(shown()).toHaveLength(2);
  });

  it('of which several may be hit together are switched on and off', async () => {
    const onplay = vi.fn();
    lay(
      Targets,
      [],
      {},
      {},
      { moves: ['play taxes nobody', 'play taxes p2', 'play taxes p3', 'play taxes p2 p3'], head: 2, onplay },
    );
    await choose('@2');
    await choose('@1');
    const pressed = () => items().map((item) => item.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['true', 'true']);
    await fireEvent.click(confirm());
    await choose('@2');
    expect(pressed()).toEqual(['true', 'false']);
    await fireEvent.click(confirm());
    await choose('@1');
    await fireEvent.click(confirm());
    expect(onplay.mock.calls).toEqual([['play taxes p2 p3'], ['play taxes p2'], ['play taxes nobody']]);
  });

  it('that are bins are shown as what lies in them, under their caption', () => {
    const markets = [{ key: 'chop-shop', bins: ['beef', 'fish'] }] as unknown as RivalRestaurantsView['markets'];
    lay(
      Targets,
      [],
      { markets },
      {},
      {
        moves: ['claim 1', 'claim 2', 'claim none'],
        head: 1,
        onplay: () => undefined,
        market: () => 'chop-shop',
        caption: (at: number) => `choice ${at}`,
      },
    );
    expect(shown()).toEqual([name('$rr-beef'), name('$rr-fish'), name('$rr-thing-nothing')]);
    expect(document.querySelector('.so-far')?.textContent).toBe('choice 0');
  });
});

describe('what can be cooked', () => {
  const cooking = (move: string, points: number, ...recipes: string[]): CookingView => ({
    move,
    points,
    garbage: 0,
    money: 0,
    level: 0,
    dishes: recipes.map((recipe) => ({
      recipe,
      fills: [{ listed: 'rice', cards: ['rice', 'beef'] }],
      extra: 'secret-sauce',
      season: 'secret-sauce',
      lines: [],
      points,
    })),
  });
  const cookings = [
    cooking('cook kimbap: rice', 3, 'kimbap'),
    cooking('cook kimbap: rice + x', 5, 'kimbap'),
    cooking('cook both', 9, 'kimbap', 'lasagna'),
  ];

  it('is one button for each menu, with the best that it can bring', async () => {
    const { context } = lay(Menu, [], { cookings });
    const dishes = [...document.querySelectorAll('.dish')];
    expect(dishes.map((dish) => dish.querySelector('b')?.textContent)).toEqual(['+5', '+9']);
    const named = (...keys: string[]) => keys.map((key) => say('rr-t-name', { what: `$rr-recipe-${key}` })).join(' + ');
    expect(dishes.map((dish) => dish.querySelector('.name')?.textContent)).toEqual([
      named('kimbap'),
      named('kimbap', 'lasagna'),
    ]);
    expect(context.kitchen).toBe(false);
    await fireEvent.click(dishes[1] as Element);
    expect([context.kitchen, context.menu]).toEqual([true, 'kimbap & lasagna']);
  });

  it('points to the menu of which a hint is one way', () => {
    lay(Menu, [], { cookings }, { hint: 'cook kimbap: rice' });
    expect([...document.querySelectorAll('.dish')].map((dish) => dish.classList.contains('hinted'))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the Island (RR-4.5)', () => {
  const prices = { 'double-stove': 600, 'basic-cookbook': 300 };
  const island = {
    card: 200,
    list_card: 300,
    upgrades: prices,
    list_upgrades: prices,
    card_steps: [{ reason: 'discount', amount: -100 }],
    upgrade_steps: {},
    list_dump: 100,
    here: true,
    dump: 100,
    chocolate: 500,
  } as unknown as IslandView;
  const standing = (who: number, chef = 'kim-chi') =>
    [0, 1, 2].map((number) =>
      seat({ chefs: number === who ? ([{ chef, place: 'island' }] as unknown as SeatView['chefs']) : [] }),
    );
  const things = () => [...document.querySelectorAll('.thing')];

  it('sells what is on offer and shows the rest with its price', async () => {
    const { play } = lay(Island, ['buy action-card'], { island });
    const [card, ...others] = things();
    expect(card?.tagName).toBe('BUTTON');
    expect(others.every((thing) => thing.tagName === 'DIV' && thing.getAttribute('role') === 'img')).toBe(true);
    expect(card?.querySelector('small')?.textContent).toBe('$300$200'); // cheaper than printed
    expect(card?.querySelector('s')?.textContent).toBe('$300');
    expect(others.some((thing) => thing.querySelector('s'))).toBe(false);
    expect(others.map((thing) => thing.querySelector('small')?.textContent)).toContain('$600');
    await fireEvent.click(card as Element);
    for (const other of others) await fireEvent.click(other);
    expect(play.mock.calls).toEqual([['buy action-card']]);
  });

  it('marks what one has', () => {
    lay(Island, [], { island, seats: [seat({ upgrades: ['double-stove'] }), seat(), seat()] });
    const own = things().filter((thing) => thing.classList.contains('own'));
    expect(own).toHaveLength(1);
    expect(own[0]?.querySelector('small')?.textContent).toBe('✓');
    expect(own[0]?.getAttribute('title')).toContain(say('rr-t-owned'));
  });

  it('shows who is there, and whether one is there oneself', () => {
    lay(Island, [], { island, seats: standing(0) });
    expect(document.querySelector('.island.here')).not.toBeNull();
    expect(document.querySelectorAll('header li')).toHaveLength(1);
    cleanup();
    lay(Island, [], { island, seats: standing(1) });
    expect(document.querySelector('.island.here')).toBeNull();
    expect(document.querySelectorAll('header li')).toHaveLength(1);
    cleanup();
    lay(Island, [], { island, seats: standing(0) }, { playing: false });
    expect(document.querySelector('.island.here')).toBeNull();
  });

  it('takes garbage and chocolate by the number', async () => {
    const { play } = lay(Island, ['dump 2', 'sell 3', 'ready'], { island });
    const [dump, sell] = [...document.querySelectorAll('.counter button')] as [Element, Element];
    expect(dump.textContent).toContain(say('rr-t-dump', { n: 2, price: 200 }));
    expect(sell.textContent).toContain(say('rr-t-sell', { n: 3, price: 1500 }));
    await fireEvent.click(dump);
    await fireEvent.click(sell);
    expect(play.mock.calls).toEqual([['dump 2'], ['sell 3']]);
  });

  it('says why prices are what they are, and where a hint points', () => {
    lay(Island, ['buy action-card'], { island }, { hint: 'go island' });
    expect(document.querySelector('.island.hinted')).not.toBeNull();
    expect(document.querySelector('.island > p')?.textContent).toBe(say('rr-discount'));
    expect(things()[0]?.getAttribute('title')).toMatch(/List price \$300, Discount −\$100$/);
    cleanup();
    lay(Island, ['buy action-card'], { island: { ...island, dump: 0, card_steps: [] } }, { hint: 'buy action-card' });
    expect(things()[0]?.classList.contains('hinted')).toBe(true);
    expect(document.querySelector('.island > p')).toBeNull();
    expect(document.querySelector('.takes')?.textContent).toContain('−$100'); // also for those who are elsewhere
    expect(document.querySelector('.counter')).toBeNull();
  });
});
