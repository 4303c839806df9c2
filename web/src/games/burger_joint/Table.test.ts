import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, settings } from '$lib/state/settings.svelte';
import type { BurgerJointView } from '$lib/types.gen';
import { speak } from '$lib/words';
import type { TableProps } from '../game';
import example from './example.json';
import Table from './Table.svelte';

const view = example as unknown as BurgerJointView;
const person = (name: string, you: boolean) => ({ name, bot: false, here: true, asked: you, you, clock: null });

beforeAll(() => speak('en', ['ui', 'engine', 'pages', 'burger-joint', 'burger-joint-table']));
beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1024'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  cleanup();
  change({ warnEnd: true });
  vi.unstubAllGlobals();
});

function show(more: Partial<TableProps> = {}) {
  const play = vi.fn();
  const check = vi.fn(() => Promise.resolve(null));
  const why = vi.fn();
  const props: TableProps = {
    view,
    moves: ['basic', 'dR', 'dW', 'dN', 'end'],
    actor: 0,
    me: 0,
    people: [person('Ada', true), person('Bo', false)],
    since: 0,
    hint: null,
    playing: true,
    play,
    why,
    check,
    showRule: () => undefined,
    ...more,
  };
  const { rerender } = render(Table, props);
  return { play, why, check, rerender };
}

describe('the table of Burger Joint', () => {
  it('says what is asked of the reader', () => {
    show();
    expect(screen.getByText('Buy what you can afford, then end your turn.')).toBeTruthy();
    expect(screen.getByRole('img', { name: '6 of 12 points' })).toBeTruthy();
  });

  it('plays the main button', () => {
    const { play } = show({ moves: ['end'] });
    screen.getByRole('button', { name: 'End turn (7 points)' }).click();
    expect(play).toHaveBeenCalledWith('end');
  });

  it('asks before it buys, with price and score', async () => {
    const { play } = show();
    screen.getByRole('button', { name: /tomato diner: can be bought now/ }).click();
    const deal = await screen.findByRole('dialog', { name: 'tomato diner' });
    expect(deal.textContent).toContain('7 → 7');
    expect(deal.textContent).toContain('+1 −1');
    within(deal).getByRole('button', { name: 'Buy' }).click();
    expect(play).toHaveBeenCalledWith('dR');
  });

  it('explains a basic restaurant as what it is: nothing is given up for it (BJ-5.1)', async () => {
    show();
    screen.getByRole('button', { name: /^Basic restaurant 4: can be bought now/ }).click();
    const deal = await screen.findByRole('dialog', { name: 'Basic restaurant 4' });
    expect(deal.textContent).toContain('Price');
    expect(deal.textContent).not.toMatch(/bistro|diner/);
    within(deal).getByRole('button', { name: 'Buy' });
  });

  it('asks nothing of anybody while the table is paused', () => {
    show({ moves: [], people: [{ ...person('Ada', true), asked: false }, person('Bo', false)] });
    expect(document.querySelector('.ribbon.mine')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('speaks of what glows only where something does', () => {
    change({ seen: [] });
    show();
    expect(screen.getByRole('complementary').textContent).toContain('glowing');
    cleanup();
    show({ moves: ['end'] });
    expect(screen.getByRole('complementary').textContent).toMatch(/can’t buy anything right now.*end your turn/);
  });

  it('keeps a tip while a move is on its way, and until another step', async () => {
    change({ seen: [] });
    const { rerender } = show();
    await rerender({ moves: [] });
    expect(screen.getByRole('complementary').textContent).toContain('glowing');
    await rerender({ hint: 'pub' });
    expect(screen.queryByRole('complementary')).toBeNull();
    await rerender({ hint: null });
    expect(screen.getByRole('complementary').textContent).toContain('glowing');
    await rerender({ view: { ...view, step: 'discard' }, moves: ['-R'] });
    expect(settings.seen).toEqual(['bj-tip-build']);
  });

  it('says what could still be bought before a turn ends, until one does not want to know', async () => {
    const { play } = show();
    const end = () => screen.getByRole('button', { name: 'End turn (7 points)' }).click();
    end();
    const question = await screen.findByRole('dialog', { name: 'End your turn?' });
    expect(play).not.toHaveBeenCalled();
    expect(within(question).getAllByRole('listitem').length).toBeGreaterThan(0);
    within(question).getByRole('button', { name: 'Keep building' }).click();
    await tick();
    expect(screen.queryByRole('dialog', { name: 'End your turn?' })).toBeNull();
    end();
    (await screen.findByRole('button', { name: 'End turn' })).click();
    expect(play).toHaveBeenCalledExactlyOnceWith('end');
    cleanup();
    change({ warnEnd: false });
    const again = show();
    end();
    expect(again.play).toHaveBeenCalledWith('end');
  });

  it('a button whose meaning has just changed takes no press for a moment', async () => {
    vi.useFakeTimers();
    const { play, rerender } = show({ view: { ...view, phase: 'trade', step: 'trade' }, moves: ['/'] });
    await rerender({ view, moves: ['end'] });
    const end = screen.getByRole('button', { name: 'End turn (7 points)' });
    end.click();
    expect(play).not.toHaveBeenCalled();
    expect(end.getAttribute('aria-disabled')).toBe('true');
    await vi.advanceTimersByTimeAsync(510);
    vi.useRealTimers();
    end.click();
    expect(play).toHaveBeenCalledWith('end');
  });

  it('takes a double click for one click', () => {
    change({ warnEnd: false });
    const { play } = show();
    const button = screen.getByRole('button', { name: 'End turn (7 points)' });
    for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    expect(play).toHaveBeenCalledOnce();
  });

  it('shows what a rival lacks, and offers nothing there', async () => {
    show();
    const board = screen.getByRole('region', { name: 'Bo’s board' });
    within(board)
      .getByRole('button', { name: /patty diner: missing: green pepper, red tomato.* brown mushroom/ })
      .click();
    const deal = await screen.findByRole('dialog', { name: 'patty diner' });
    expect(within(deal).queryByRole('button', { name: 'Buy' })).toBeNull();
  });

  it('lets one take what is offered and says why not for the rest', () => {
    const picking: BurgerJointView = {
      ...view,
      phase: 'production',
      step: 'first-pick',
      general: 'W',
      sides: [view.sides[0]!, { ...view.sides[1]!, area: 'R' }],
    };
    const { play, why } = show({ view: picking, moves: ['W'] });
    screen.getByRole('button', { name: 'Take white dough' }).click();
    expect(play).toHaveBeenCalledWith('W');
    const area = screen.getByRole('list', { name: 'Bo picks first' });
    within(area).getByRole('button', { name: 'tomato' }).click();
    expect(why).toHaveBeenCalledWith('R');
  });

  it('takes a cube that is dragged to the own store, and no other (BJ-3.3)', async () => {
    const picking: BurgerJointView = {
      ...view,
      phase: 'production',
      step: 'first-pick',
      general: 'WK',
      sides: [view.sides[0]!, { ...view.sides[1]!, area: 'R' }],
    };
    const { play } = show({ view: picking, moves: ['W'] });
    const [store, bag] = ['store', 'bag'].map((name) => document.querySelector<HTMLElement>(`[data-drop=${name}]`)!);
    const drag = (cube: HTMLElement, to: HTMLElement) => {
      document.elementsFromPoint = () => [to];
      const at = (type: string, node: HTMLElement, clientX: number) =>
        node.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            isPrimary: true,
            button: 0,
            clientX,
            pointerType: 'mouse',
          }),
        );
      at('pointerdown', cube, 0);
      at('pointermove', document.body, 60);
      at('pointerup', document.body, 60);
    };
    const white = screen.getByRole('button', { name: 'Take white dough' });
    drag(white, bag!);
    drag(within(screen.getByRole('list', { name: 'Centre' })).getByRole('button', { name: 'patty' }), store!);
    expect(play).not.toHaveBeenCalled();
    drag(white, store!);
    expect(play.mock.calls).toEqual([['W']]);
    await new Promise((done) => setTimeout(done, 80)); // until a click counts as one again
  });

  it('offers the colours of the bag', () => {
    const { play } = show({ view: { ...view, phase: 'trade', step: 'get' }, moves: ['=K', '=W'] });
    const palette = screen.getByRole('group', { name: 'Choose a colour' });
    expect(
      within(palette).getByRole('button', { name: 'Get green pepper (10 in the bag)' }).getAttribute('aria-disabled'),
    ).toBe('true');
    within(palette).getByRole('button', { name: 'Get white dough (6 in the bag)' }).click();
    expect(play).toHaveBeenCalledWith('=W');
  });

  it('points at a hint', () => {
    show({ hint: 'basic' });
    expect(document.querySelector('[data-space=basic3] .hinted')).not.toBeNull();
  });

  it('offers nothing to who only watches', () => {
    show({ moves: [], actor: null, playing: false });
    expect(document.querySelectorAll('.offered')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /^End turn/ })).toBeNull();
  });
});
