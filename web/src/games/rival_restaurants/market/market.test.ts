import { cleanup, fireEvent } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { IslandView, MarketView, PriceStep, SeatView } from '$lib/types.gen';
import { say } from '$lib/words';
import { lay, prepare, seat } from '../testing/lay';
import Island from './Island.svelte';
import Market from './Market.svelte';

prepare();

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

describe('prices at a market (RR-4.4)', () => {
  const steps = (...all: [string, number][]): PriceStep[] => all.map(([reason, amount]) => ({ reason, amount }));
  const market = (more: Partial<MarketView>): MarketView => ({
    key: 'chop-shop',
    price: 200,
    bins: ['beef', null],
    barred: [false, false],
    shelf: 20,
    discard: {},
    rats: null,
    ...more,
  });
  const show = (more: Partial<MarketView>, moves: string[] = []) =>
    lay(Market, moves, {}, {}, { market: market(more) });
  const tag = () => document.querySelector('.tag') as HTMLElement;
  const reason = () => tag().querySelector('small')?.textContent;

  it('tell each reason with its amount, from the list price on', () => {
    show({
      my_bin_price: 300,
      my_bin_steps: steps(['fake-sale', 200], ['antoine', 100], ['discount', -200]),
      my_shelf_price: 300,
      my_shelf_steps: steps(['fake-sale', 200], ['antoine', 100], ['discount', -200]),
    });
    expect(tag().querySelector('b')?.textContent).toBe('$300');
    expect(reason()).toBe('Fake Sale +$200, Antoine +$100, Discount −$200');
    expect(tag().title).toBe('List price $200, Fake Sale +$200, Antoine +$100, Discount −$200');
  });

  it('tell the shelf apart where its steps are others', () => {
    const shelf = { my_shelf_price: 100, my_shelf_steps: steps(['restaurant', -100]) };
    show({ my_bin_price: 200, my_bin_steps: [], ...shelf }, ['buy chop-shop shelf']);
    expect(tag().querySelector('b')?.textContent).toBe('$200');
    expect(reason()).toBe('shelf $100: your level −$100');
    expect(document.querySelector('.bin .unseen')?.textContent).toMatch(
      /for \$100, List price \$200, your level −\$100$/,
    );
    cleanup();
    show({ my_bin_price: null, closed: true, ...shelf }); // closed bins: only the shelf has a price
    expect(tag().querySelector('b')?.textContent).toBe('$100');
    expect(reason()).toBe('your level −$100');
  });

  it('need no reason where the list price applies', () => {
    show({ my_bin_price: 200, my_bin_steps: [], my_shelf_price: 200, my_shelf_steps: [] });
    expect(reason()).toBeUndefined();
    expect(tag().hasAttribute('title')).toBe(false);
    cleanup();
    show({}); // one is elsewhere
    expect(tag().textContent.trim()).toBe('$200');
  });
});
