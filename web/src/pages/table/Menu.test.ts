import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, settings } from '$lib/state/settings.svelte';
import type { TableStore } from '$lib/state/table.svelte';
import type { Seat } from '$lib/types.gen';
import { nameSeats, say, speak } from '$lib/words';
import Menu from './Menu.svelte';

beforeAll(async () => {
  await speak('en', ['engine', 'ui', 'pages', 'lobby']);
  nameSeats(['Ada', 'Bo', 'Cy', 'Di']);
});
beforeEach(() => change({ sounds: true, still: false, forced: true, tips: true, seen: [] }));
afterEach(cleanup);

const person = (more: Partial<Seat> = {}) => ({ kind: 'guest', you: false, away: false, ...more }) as unknown as Seat;

interface Given {
  left?: boolean;
  status?: string;
  seats?: number[];
  chairs?: Seat[];
  here?: boolean[];
  /** the rules know a draw; somebody offers one; the game has hardly begun */
  draw?: boolean;
  offered?: boolean;
  young?: boolean;
}
function open({
  left = false,
  status = 'playing',
  seats = [0],
  chairs = [],
  here = [],
  draw = false,
  offered = false,
  young = false,
}: Given = {}) {
  const [vote, play, onclose] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve()), vi.fn()];
  const store = {
    id: 't1',
    seats,
    table: { status, seats: chairs, draw, motions: offered ? [{ kind: 'draw' }] : [] },
    position: { can_abort: young },
    presence: { seats: here, watchers: 0 },
    vote,
    play,
  } as unknown as TableStore;
  const { rerender } = render(Menu, { open: true, store, left, onclose });
  return { vote, play, onclose, rerender };
}
const button = (id: string, args = {}) => screen.queryByRole('button', { name: say(id, args) });
const press = (id: string, args = {}) => fireEvent.click(button(id, args) as Element);

describe('the menu of a table', () => {
  it('asks twice before one gives up; the second press of a double click takes it back', async () => {
    const { play, onclose } = open();
    expect(button('table-resign-sure')).toBeNull();
    await press('table-resign');
    expect(button('table-resign-sure')).not.toBeNull();
    await press('table-resign-not');
    expect(button('table-resign-sure')).toBeNull();
    expect(play).not.toHaveBeenCalled();
    await press('table-resign');
    await press('table-resign-sure');
    expect(play.mock.calls).toEqual([[':resign']]);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('forgets the first press when it is closed', async () => {
    const { rerender } = open();
    await press('table-resign');
    await rerender({ open: false });
    await rerender({ open: true });
    expect(button('table-resign-sure')).toBeNull();
    expect(button('table-resign')).not.toBeNull();
  });

  it('does not offer to give up to who gave up while the others play on', () => {
    open({ left: true });
    expect(button('table-resign')).toBeNull();
    expect(button('table-pause')).not.toBeNull();
  });

  it.each([
    ['finished', [0]],
    ['playing', []],
  ])('offers no acts when the game is %s for the seats %j', (status, seats) => {
    open({ status, seats });
    expect(button('table-resign')).toBeNull();
    expect(button('table-pause')).toBeNull();
  });

  it('asks for a pause', async () => {
    const { vote, onclose } = open();
    await press('table-pause');
    expect(vote.mock.calls).toEqual([['pause']]);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('offers a draw where the rules know one and nobody has offered it', async () => {
    open();
    expect(button('table-draw')).toBeNull();
    cleanup();
    open({ draw: true, offered: true });
    expect(button('table-draw')).toBeNull();
    cleanup();
    const { vote } = open({ draw: true });
    await press('table-draw');
    expect(vote.mock.calls).toEqual([['draw']]);
  });

  it('aborts a game that has hardly begun, and asks twice', async () => {
    open();
    expect(button('table-abort')).toBeNull();
    cleanup();
    const { play } = open({ young: true });
    await press('table-abort');
    expect(play).not.toHaveBeenCalled();
    expect(button('table-resign-sure')).toBeNull(); // to be sure of one thing is not to be sure of the other
    await press('table-abort-sure');
    expect(play.mock.calls).toEqual([[':abort']]);
  });

  it('offers a bot only for another person who is not here', async () => {
    const chairs = [person({ you: true }), person(), person({ kind: 'bot' }), person({ away: true })];
    const { vote } = open({ chairs, here: [false, false, false, false] });
    const offered = [0, 1, 2, 3].filter((seat) => button('table-bot-for', { seat: `@${seat}` }));
    expect(offered).toEqual([1]);
    await press('table-bot-for', { seat: '@1' });
    expect(vote.mock.calls).toEqual([['bot', true, 1]]);
    cleanup();
    open({ chairs, here: [true, true, true, true] });
    expect(button('table-bot-for', { seat: '@1' })).toBeNull();
  });

  it('has the settings that matter at a table', async () => {
    change({ seen: ['first'] });
    open();
    const flip = (id: string) => fireEvent.click(screen.getByRole('switch', { name: say(id) }));
    await flip('table-sounds');
    await flip('set-still');
    await flip('set-forced');
    await flip('set-tips');
    expect([settings.sounds, settings.still, settings.forced, settings.tips]).toEqual([false, true, false, false]);
    expect(settings.seen).toEqual(['first']);
    await flip('set-tips');
    expect(settings.seen).toEqual([]); // tips are shown again from the first one
  });

  it('leads to the look back, the settings and home', () => {
    open();
    const leads = (id: string) => screen.getByRole('link', { name: say(id) }).getAttribute('href');
    expect([leads('end-replay'), leads('ui-nav-settings'), leads('ui-home')]).toEqual(['/replay/t1', '/settings', '/']);
  });
});
