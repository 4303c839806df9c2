import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableProps } from '../game';
import { Desk } from './desk.svelte';

afterEach(() => vi.restoreAllMocks());

describe('the desk', () => {
  it('says that it is cleared, so that nothing of a table that has gone is read', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let asked = $state([0]);
    let desk: Desk | undefined;
    const clear = $effect.root(() => {
      desk = new Desk(() => ({ view: { asked, step: 'buying', seats: [], pending: null }, me: 0, playing: true, moves: [], people: [], hint: null }) as unknown as TableProps);
      $effect(() => void desk?.asked);
    });
    flushSync();
    expect(desk?.cleared).toBe(false);
    // Signed out from elsewhere in the middle of a move: the game goes on and the table goes, at once.
    asked = [1];
    clear();
    const doneYet = () => desk?.cleared || desk?.asked;
    expect(doneYet()).toBe(true);
    expect(warned).not.toHaveBeenCalled();
    void desk?.asked; // … as it would be, asked all the same
    expect(warned).toHaveBeenCalled();
  });

  it('says that one has looked when a card is opened, not when the game goes on while it lies open', () => {
    const looked = vi.fn();
    let step = $state('powers');
    let desk: Desk | undefined;
    const clear = $effect.root(() => {
      desk = new Desk(() => ({ view: { asked: [0], step, seats: [], pending: null }, me: 0, playing: true, moves: [], people: [], hint: null, looked }) as unknown as TableProps);
    });
    flushSync();
    expect(looked).not.toHaveBeenCalled();
    flushSync(() => { if (desk) desk.card = 'taxes'; });
    expect(looked).toHaveBeenCalledOnce();
    flushSync(() => (step = 'buying'));
    expect(looked).toHaveBeenCalledOnce();
    clear();
  });
});
