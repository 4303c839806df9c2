import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableProps } from '../game';
import { TableContext } from './context.svelte';

afterEach(() => vi.restoreAllMocks());

describe('the context', () => {
  it('says that it is cleared, so that nothing of a table that has gone is read', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let asked = $state([0]);
    let context: TableContext | undefined;
    const clear = $effect.root(() => {
      context = new TableContext(
        () =>
          ({
            view: { asked, step: 'buying', seats: [], pending: null },
            me: 0,
            playing: true,
            moves: [],
            people: [],
            hint: null,
          }) as unknown as TableProps,
      );
      $effect(() => void context?.asked);
    });
    flushSync();
    expect(context?.cleared).toBe(false);
    // Signed out from elsewhere in the middle of a move: the game goes on and the table goes, at once.
    asked = [1];
    clear();
    const doneYet = () => context?.cleared || context?.asked;
    expect(doneYet()).toBe(true);
    expect(warned).not.toHaveBeenCalled();
    void context?.asked; // … as it would be, asked all the same
    expect(warned).toHaveBeenCalled();
  });

  it('says that one has looked when a card is opened, not when the game goes on while it lies open', () => {
    const looked = vi.fn();
    let step = $state('powers');
    let context: TableContext | undefined;
    const clear = $effect.root(() => {
      context = new TableContext(
        () =>
          ({
            view: { asked: [0], step, seats: [], pending: null },
            me: 0,
            playing: true,
            moves: [],
            people: [],
            hint: null,
            looked,
          }) as unknown as TableProps,
      );
    });
    flushSync();
    expect(looked).not.toHaveBeenCalled();
    flushSync(() => {
      if (context) context.card = 'taxes';
    });
    expect(looked).toHaveBeenCalledOnce();
    flushSync(() => (step = 'buying'));
    expect(looked).toHaveBeenCalledOnce();
    clear();
  });
});
