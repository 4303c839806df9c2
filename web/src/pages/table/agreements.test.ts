import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableStore } from '$lib/state/table.svelte';
import type { Line, Motion, Table } from '$lib/types.gen';
import { nameSeats, say, speak } from '$lib/words';
import Notices from './Notices.svelte';
import Takeback from './Takeback.svelte';
import Tools from './Tools.svelte';

beforeAll(async () => {
  await speak('en', ['engine', 'ui', 'pages', 'lobby', 'burger-joint']);
  nameSeats(['Ada', 'Bo'], 0);
});
afterEach(cleanup);

const line = (number: number, by: number): Line => ({
  type: 'moved',
  seq: number,
  at: 0,
  by,
  move: 'K',
  number,
  events: [{ id: 'bj-log-take', args: { seat: `@${by}`, cube: '$bj-cube-K' } }],
  id: null,
  position: null,
});
const motion = (more: Partial<Motion>): Motion => ({
  kind: 'takeback',
  by: 1,
  seat: null,
  agreed: [1],
  wanted: [0, 1],
  number: 2,
  ...more,
});
function store(table: Partial<Table>, position: object = {}, lines: Line[] = []) {
  const [vote, play] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  const people = [
    { kind: 'guest', you: true, away: false },
    { kind: 'guest', you: false, away: false },
  ];
  const made = {
    table: { status: 'playing', motions: [], unseen: [], seats: people, ...table },
    position: { can_abort: false, takebacks: [], ...position },
    seats: [0],
    link: 'open',
    lines,
    vote,
    play,
  } as unknown as TableStore;
  return { made, vote, play };
}
const button = (id: string) => screen.queryByRole('button', { name: say(id) });
const press = (id: string) => fireEvent.click(button(id) as Element);

describe('a request', () => {
  const lines = [line(1, 0), line(2, 1), line(3, 0)];

  it('says which move shall be taken back, how much goes with it, and that draws are made again', async () => {
    const { made, vote } = store({ motions: [motion({})] }, {}, lines);
    render(Notices, { store: made, past: null, onnow: () => undefined });
    expect(screen.getByRole('status').textContent).toContain(
      'Bo asks to take back 2 steps, from “Bo takes black patty” on. Anything drawn will be drawn again.',
    );
    expect(screen.getByRole('status').textContent).toContain(say('motion-play-on'));
    await press('motion-yes');
    await press('motion-no');
    expect(vote.mock.calls).toEqual([
      ['takeback', true, null, 2],
      ['takeback', false, null, 2],
    ]);
  });

  it('of one’s own can be withdrawn, and not agreed to', async () => {
    const { made, vote } = store({ motions: [motion({ kind: 'draw', by: 0, agreed: [0], number: null })] });
    render(Notices, { store: made, past: null, onnow: () => undefined });
    expect(button('motion-yes')).toBeNull();
    await press('motion-withdraw');
    expect(vote.mock.calls).toEqual([['draw', false, null, null]]);
  });

  it('of somebody else that one has agreed to waits for the others', () => {
    const { made } = store({ motions: [motion({ agreed: [0, 1], wanted: [0, 1, 2] })] }, {}, lines);
    render(Notices, { store: made, past: null, onnow: () => undefined });
    expect(button('motion-yes')).toBeNull();
    expect(button('motion-withdraw')).toBeNull();
  });
});

it('names who has not seen the board, and lets one abort', async () => {
  const { made, play } = store({ unseen: [1] }, { can_abort: true });
  render(Notices, { store: made, past: null, onnow: () => undefined });
  expect(screen.getByRole('status').textContent).toContain(say('clock-waits', { names: ['@1'] }));
  await press('table-abort');
  expect(play.mock.calls).toEqual([[':abort']]);
});

describe('the dialog to take back', () => {
  const lines = [line(1, 0), line(2, 0), line(3, 1)];

  it('asks for the newest move, or for an earlier one', async () => {
    const { made, vote } = store({}, { takebacks: [1, 2] }, lines);
    const onclose = vi.fn();
    const { rerender } = render(Takeback, { open: true, store: made, onclose });
    expect(screen.getByText(say('takeback-luck'))).toBeTruthy();
    expect(screen.getByText(say('takeback-others'))).toBeTruthy();
    await press('takeback-ask');
    await rerender({ open: false });
    await rerender({ open: true });
    await fireEvent.click(screen.getAllByRole('radio')[1] as Element);
    await press('takeback-ask');
    expect(vote.mock.calls).toEqual([
      ['takeback', true, null, 2],
      ['takeback', true, null, 1],
    ]);
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it('takes back at once against bots, and can be left', async () => {
    const people = [
      { kind: 'guest', you: true, away: false },
      { kind: 'bot', you: false, away: false },
    ] as never;
    const { made, vote } = store({ seats: people }, { takebacks: [2] }, lines);
    const onclose = vi.fn();
    render(Takeback, { open: true, store: made, onclose });
    expect(screen.queryByText(say('takeback-others'))).toBeNull();
    await press('takeback-cancel');
    expect(vote).not.toHaveBeenCalled();
    await press('takeback-do');
    expect(vote.mock.calls).toEqual([['takeback', true, null, 2]]);
  });
});

describe('the tools', () => {
  const calls = { onundo: vi.fn(), ontakeback: vi.fn(), onhint: vi.fn() };
  const given = { canUndo: false, canTakeBack: false, canHint: true, hintsOff: false, asking: false, ...calls };

  it('undo what can be undone, else offer to take back', async () => {
    render(Tools, { ...given, canUndo: true, canTakeBack: true });
    await press('table-undo');
    expect(button('takeback-open')).toBeNull();
    cleanup();
    render(Tools, { ...given, canTakeBack: true });
    expect(button('table-undo')).toBeNull();
    await press('takeback-open');
    expect([calls.onundo.mock.calls.length, calls.ontakeback.mock.calls.length]).toEqual([1, 1]);
  });

  it('give no hint where hints are off', async () => {
    render(Tools, { ...given, hintsOff: true });
    await press('table-hint');
    expect(calls.onhint).not.toHaveBeenCalled();
    expect(button('table-hint')?.getAttribute('aria-disabled')).toBe('true');
  });
});
