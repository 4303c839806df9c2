import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { CookingView, RivalRestaurantsView } from '$lib/types.gen';
import { say } from '$lib/words';
import Menu from './kitchen/Menu.svelte';
import Wheels from './market/Wheels.svelte';
import Targets from './stage/Targets.svelte';
import { lay, prepare, seat } from './testing/lay';

prepare();

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
    expect([...document.querySelectorAll('.choice')].map((dish) => dish.classList.contains('hinted'))).toEqual([
      true,
      false,
    ]);
  });

  it('cooks as shown at one tap, and opens the pot at another', async () => {
    const { play, context } = lay(Menu, [], { cookings });
    const [cook] = screen.getAllByRole('button', { name: new RegExp(`^${say('rr-t-cook-it')}`) });
    await fireEvent.click(cook as HTMLElement);
    expect(play).toHaveBeenCalledExactlyOnceWith('cook kimbap: rice + x');
    expect(context.kitchen).toBe(false);
    await fireEvent.click(document.querySelector('.dish') as HTMLElement);
    expect(context.kitchen).toBe(true);
    expect(play).toHaveBeenCalledOnce();
  });
});
