import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import CubeRow from '../art/burger-joint/CubeRow.svelte';
import DestinationWheel from '../art/rival-restaurants/DestinationWheel.svelte';
import { places, type Place } from '../art/rival-restaurants/stalls';
import { speak } from '../lib/words';
import Button from './Button.svelte';
import Clock from './Clock.svelte';
import Counting from './Counting.svelte';
import Dialog from './Dialog.svelte';
import PhaseRibbon from './PhaseRibbon.svelte';
import PriceTag from './PriceTag.svelte';
import Tabs from './Tabs.svelte';
import { dismiss, toast, toasts } from './toasts.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

beforeAll(() => speak('en', ['ui']));
afterEach(cleanup);

describe('Button', () => {
  it('does what it says', async () => {
    const onclick = vi.fn();
    render(Button, { children: words('Build'), onclick });
    await fireEvent.click(screen.getByRole('button', { name: 'Build' }));
    expect(onclick).toHaveBeenCalledOnce();
  });
  it('with a reason stays reachable, tells it, and does nothing', async () => {
    const onclick = vi.fn();
    render(Button, { children: words('Build'), reason: 'Two cubes are missing', onclick });
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Two cubes are missing',
    );
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
  });
  it('shows its reason under the pointer, in the focus, and for a while when tapped', async () => {
    vi.useFakeTimers();
    render(Button, { children: words('Build'), reason: 'Two cubes are missing' });
    const button = screen.getByRole('button');
    const seen = () => document.querySelector('.why')?.textContent;
    expect(seen()).toBeUndefined();
    await fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    expect(seen()).toBe('Two cubes are missing');
    await fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    expect(seen()).toBeUndefined();
    await fireEvent.pointerEnter(button, { pointerType: 'touch' });
    await fireEvent.pointerLeave(button, { pointerType: 'touch' });
    await fireEvent.click(button);
    expect(seen()).toBe('Two cubes are missing');
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen()).toBeUndefined();
    vi.spyOn(button, 'matches').mockReturnValue(true); // the keyboard brought the focus
    await fireEvent.focus(button);
    expect(seen()).toBe('Two cubes are missing');
    await fireEvent.keyDown(button, { key: 'Escape' });
    expect(seen()).toBeUndefined();
    vi.useRealTimers();
  });
  it('while busy does not act twice', async () => {
    const onclick = vi.fn();
    render(Button, { children: words('Build'), busy: true, onclick });
    await fireEvent.click(screen.getByRole('button'));
    expect(onclick).not.toHaveBeenCalled();
  });
});

describe('Tabs', () => {
  it('walk with the arrow keys, round the end', async () => {
    const onselect = vi.fn();
    const tabs = ['town', 'mine', 'log'].map((id) => ({ id, label: id }));
    render(Tabs, {
      tabs,
      selected: 'mine',
      label: 'places',
      onselect,
      panel: createRawSnippet((id: () => string) => ({ render: () => `<p>${id()}</p>` })),
    });
    await fireEvent.keyDown(screen.getByRole('tab', { name: 'mine' }), { key: 'ArrowRight' });
    await fireEvent.keyDown(screen.getByRole('tab', { name: 'log' }), { key: 'ArrowRight' });
    expect(onselect.mock.calls).toEqual([['log'], ['town']]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('town');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'town' }));
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
});

describe('Dialog', () => {
  it('opens, has a name, and asks to be closed', async () => {
    const onclose = vi.fn();
    render(Dialog, { open: true, title: 'Build a bistro?', onclose, children: words('+2 −1') });
    expect(screen.getByRole('dialog', { name: 'Build a bistro?' }).hasAttribute('open')).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe('Clock', () => {
  it.each([
    [272_000, '4:32'],
    [9_001, '0:10'],
    [3_725_000, '1:02:05'],
    [3 * 86_400_000, '3 days'],
    [47.9 * 3_600_000, '47 hr'],
    [-5, '0:00'],
  ])('writes %i ms as %s', (left, text) => {
    render(Clock, { left, label: 'Ada' });
    expect(screen.getByRole('timer', { name: 'Ada' }).textContent?.trim()).toBe(text);
  });
  it('warns once when time is low', () => {
    const onlow = vi.fn();
    render(Clock, { left: 5000, running: true, label: 'Ada', onlow });
    flushSync();
    expect(onlow).toHaveBeenCalledOnce();
  });
});

describe('Counting', () => {
  it('shows the change, not the first value', async () => {
    const { rerender, container } = render(Counting, { value: 3 });
    expect(container.querySelector('i')).toBeNull();
    await rerender({ value: 1 });
    expect(container.querySelector('i')?.textContent).toBe('−2');
  });
});

describe('PriceTag', () => {
  it('strikes another list price and says why', () => {
    const { container } = render(PriceTag, { amount: 300, list: 200, reason: 'Antoine +100' });
    expect(container.querySelector('s')?.textContent).toContain('$200');
    expect(container.textContent).toContain('Antoine +100');
  });
  it('strikes nothing when the list price applies', () =>
    expect(render(PriceTag, { amount: 200, list: 200 }).container.querySelector('s')).toBeNull());
});

describe('PhaseRibbon', () => {
  it('marks where we are', () => {
    render(PhaseRibbon, {
      phases: [
        { id: 'a', label: 'Trade' },
        { id: 'b', label: 'Build' },
      ],
      current: 'b',
      sentence: 'Build something.',
      label: 'Phase',
    });
    expect(document.querySelector('[aria-current=step]')?.textContent?.trim()).toBe('Build');
  });
  it('has a drawing for each phase where words have no room', () => {
    render(PhaseRibbon, {
      phases: [
        { id: 'a', label: 'Trade', icon: 'M0 0h4' },
        { id: 'b', label: 'Build' },
      ],
      current: 'b',
      sentence: '',
      label: 'Phase',
    });
    expect(document.querySelectorAll('li svg path[d="M0 0h4"]')).toHaveLength(1);
    expect(document.querySelectorAll('li > i')).toHaveLength(1);
  });
});

describe('toasts', () => {
  it('say the same thing once', () => {
    for (let i = 0; i < 3; i++) toast('Not your turn', 'news', { hint: 'BJ-8.1' });
    expect(toasts.map(({ text }) => text)).toEqual(['Not your turn']);
    for (const { id } of [...toasts]) dismiss(id);
  });
  it('go by themselves, but errors stay', () => {
    vi.useFakeTimers();
    toast('news');
    const error = toast('broken', 'error');
    vi.advanceTimersByTime(10_000);
    expect(toasts.map(({ text }) => text)).toEqual(['broken']);
    dismiss(error);
    expect(toasts).toHaveLength(0);
    vi.useRealTimers();
  });
});

describe('CubeRow', () => {
  it('lets only offered cubes be taken', async () => {
    const ontake = vi.fn();
    render(CubeRow, {
      cubes: [
        { key: '1', colour: 'K' },
        { key: '2', colour: 'W' },
      ],
      label: 'general',
      offered: ['W'],
      ontake,
    });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Take dough' }));
    expect(ontake).toHaveBeenCalledWith({ key: '2', colour: 'W' });
    expect(screen.getByRole('img', { name: 'patty' })).toBeTruthy();
  });
});

describe('DestinationWheel', () => {
  const names = Object.fromEntries(places.map((place) => [place, place])) as Record<Place, string>;
  it('offers what is offered', async () => {
    const onchoose = vi.fn();
    render(DestinationWheel, { names, offered: ['island', 'chop-shop'], label: 'Where to?', hub: 'Choose', onchoose });
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => !radio.disabled)).toHaveLength(2);
    await fireEvent.click(screen.getByRole('radio', { name: 'island' }));
    expect(onchoose).toHaveBeenCalledWith('island');
  });
  it('face down shows no place', () => {
    render(DestinationWheel, {
      names,
      offered: places,
      chosen: 'island',
      ready: true,
      label: 'Where to?',
      hub: 'Ready',
    });
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
    expect(document.body.textContent).not.toContain('island');
  });
});
