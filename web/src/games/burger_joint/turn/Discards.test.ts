import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BurgerJointView } from '$lib/types.gen';
import { speak } from '$lib/words';
import Discards from './Discards.svelte';

beforeAll(() => speak('en', ['ui', 'burger-joint', 'burger-joint-table']));
afterEach(cleanup);

const view = (store: string, excess: number) =>
  ({
    step: 'discard',
    phase: 'discard',
    mover: 0,
    active: 0,
    sides: [{ store, excess, bistros: [] }],
  }) as unknown as BurgerJointView;
function lay(store: string, excess: number, moves: string[]) {
  const playAll = vi.fn(() => Promise.resolve(null));
  render(Discards, { view: view(store, excess), moves, playAll });
  return playAll;
}
const cubes = () => screen.getAllByRole('button', { name: /^Discard/ });

describe('several cubes too many (BJ-7)', () => {
  it('returns exactly as many as are too many, by one press', async () => {
    const playAll = lay('KKYGGRRWN', 2, ['-K', '-Y', '-G', '-R', '-W', '-N']);
    const [first, second, third] = cubes();
    await fireEvent.click(screen.getByRole('button', { name: /Choose 2 more cubes/ }));
    expect(playAll).not.toHaveBeenCalled();
    await fireEvent.click(first as Element);
    await fireEvent.click(third as Element);
    expect(second?.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(second as Element);
    await fireEvent.click(screen.getByRole('button', { name: 'Return these 2 cubes' }));
    expect(playAll.mock.calls).toEqual([[['-K', '-Y']]]);
  });

  it('takes a choice back', async () => {
    const playAll = lay('KKYGGRRWN', 2, ['-K', '-Y', '-G', '-R', '-W', '-N']);
    const [first, second, third] = cubes();
    for (const cube of [first, second, first, third]) await fireEvent.click(cube as Element);
    await fireEvent.click(screen.getByRole('button', { name: 'Return these 2 cubes' }));
    expect(playAll.mock.calls).toEqual([[['-K', '-Y']]]);
  });

  it('is not there for a single cube, which a tap in the store returns, nor where all are alike', () => {
    lay('KKYGGRRW', 1, ['-K', '-Y', '-G', '-R', '-W']);
    lay('KKKKKKKKK', 2, ['-K']);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
